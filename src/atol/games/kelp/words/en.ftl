# Kelp.
kelp-tagline = A shark hunts an octopus through the kelp: one knows where it hides, the other has to find out.
kelp-level-novice = Swims about and tries what comes to mind. Hides badly, hunts by ear.
kelp-level-easy = Goes straight for what is near, as hunter or as prey.
kelp-level-medium = Thinks its turn through before a tentacle or a fin moves.
kelp-level-hard = Remembers what you showed and guesses where you are.
kelp-level-expert = Reads the kelp like a book: bluffs, waits, and strikes once.
kelp-option-board = Board
kelp-option-board-day = day: for a first match
kelp-option-board-night = night: other areas and hideouts, for those who know the game
kelp-option-odds = Odds of what is hidden
kelp-option-odds-shark = the shark sees the chance of each block
kelp-option-odds-both = everybody sees them
kelp-option-odds-off = not shown: the shark keeps count
kelp-option-pointing = Where shuffled blocks go
kelp-option-pointing-chance = they are dealt by chance
kelp-option-pointing-shark = the shark points
kelp-synonyms = end=done stop=done skip=done pass=done to= at= on=

kelp-card = { $card ->
        [sneak] Sneaking
        [swap] Swap
        [take-a-risk] Take a Risk
        [ink-cloud] Ink Cloud
        [sudden-dodge] Sudden Dodge
        [jet] Jet
        [hide] Hide
        [camouflage] Camouflage
        [blend-in] Blend In
        [slip-away] Slip Away
        [vanish] Vanish
        [learn] Learn
        [sharpened-senses] Sharpened Senses
        [curiosity] Curiosity
        [adapt] Adapt
        [insight] Insight
        [eat-crab] Eat the Crab
        [eat-sea-snail] Eat the Sea Snail
        [eat-lobster] Eat the Lobster
       *[eat-abalone] Eat the Abalone
    }
kelp-block = { $block ->
        [octopus] octopus
        [shell] shell
        [double-shell] double shell
        [crab] crab
        [sea-snail] sea snail
        [lobster] lobster
        [abalone] abalone
        [hiding-trap] hiding trap
        [small-current-trap] small current trap
        [large-current-trap] large current trap
       *[hideout-trap] hideout trap
    }
kelp-pile = { $pile ->
        [move] move
        [hide] hide
        [learn] learn
       *[eat] eat
    }
kelp-escape = { $escape ->
        [fight] Fight
        [flight] Flight
       *[flinch] Flinch
    }
kelp-ability = { $ability ->
        [aggressive] Aggressive
        [ruthless] Ruthless
        [vigilant] Vigilant
        [hungry] Hungry
        [relentless] Relentless
        [reactive] Reactive
        [perceptive] Perceptive
        [fast] Fast
        [bold] Bold
        [hostile] Hostile
       *[agile] Agile
    }
kelp-space = { $space ->
        [hideout-1] hideout 1
        [hideout-2] hideout 2
        [hideout-3] hideout 3
        [hideout-4] hideout 4
       *[other] { $space }
    }
kelp-colour = { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    }
kelp-die = { $colour ->
        [blue] blue { $value }
        [yellow] yellow { $value }
       *[red] red { $value }
    }
kelp-strike = { $strike ->
        [search] search
       *[attack] attack
    }
kelp-seat-name = { $seat ->
        [0] octopus
       *[1] shark
    }

# Actions and steps. An action: its sentence, its button (.verb), what is said where it is chosen (.can).
# A step: for whoever waits (.step), for whoever decides (.ask, .detail).

kelp-do-play = play { $card }
    .verb = Play it
kelp-do-discard = discard { $card }
    .verb = Discard it
kelp-do-draw = draw cards
    .verb = Draw cards
    .step = The octopus may draw.
    .ask = Draw cards?
    .todo = Draw, or go on
kelp-do-food = use the effect of the eaten { $block }
    .verb = Use the food
kelp-do-reveal = reveal the block in { $area }
    .verb = Reveal { $area }
    .can = can be revealed
kelp-do-lift = lift the block in { $area }
    .verb = Lift { $area }
    .can = can be lifted
kelp-do-swap = swap { $area } and { $other }
    .verb = Swap { $area }, { $other }
    .can = can be swapped
    .step = The octopus swaps two blocks.
    .ask = Choose two blocks to swap
    .detail = Press one, then the other. Each stays hidden or open as it is.
    .todo = Press one block, then the other
kelp-do-hide = hide the block in { $area }
    .verb = Hide { $area }
    .can = can be hidden
    .step = The octopus hides blocks: { $left } at most.
    .ask =
        Hide { $left ->
            [one] a block
           *[other] up to { $left } blocks
        }
    .detail = Press an open block to stand it up again.
    .todo = Press an open block
kelp-do-learn-card = learn the open card of the { $pile } pile
    .verb = Learn it
kelp-do-learn-block = learn a block: { $block }
    .verb = Learn it
kelp-do-replace = replace the block in { $area }
    .verb = Replace { $area }
    .can = can be replaced
    .step = The octopus chooses the block that is replaced.
    .ask = Which open block makes room for the { $block }?
    .todo = Press an open block
kelp-do-to-hand = take { $card } into the hand
    .verb = Take it
    .step = The octopus may take a learned card into the hand.
    .ask = Take a card you learned into your hand?
    .todo = Take the card, or go on
kelp-do-remove-hand = remove { $card } from the hand for good
    .verb = Remove it
kelp-do-remove-discard = remove { $card } from the discard pile for good
    .verb = Remove it
kelp-do-fetch-draw = fetch { $card } from the draw pile
    .verb = Fetch it
kelp-do-fetch-discard = fetch { $card } from the discard pile
    .verb = Fetch it
kelp-do-escape = choose { $escape } to escape
    .verb = Choose { $escape }
    .step = Confrontation: the octopus chooses in secret.
    .ask = The shark has found you: how do you escape?
    .detail = Your card stays secret until the shark has chosen its own.
    .todo = Press one of your confrontation cards
kelp-do-send = send the shark to { $space }
    .verb = To { $space }
    .can = the shark can be sent here
    .step = The octopus sends the shark to a hideout.
    .ask = Send the shark to a hideout
    .todo = Press a hideout
kelp-do-take-off = take the current die off { $space }
    .verb = Take it off
    .can = this die can be taken off
kelp-do-start = start at { $space }
    .verb = From { $space }
    .can = you can start here
    .step = The shark chooses a hideout to start from.
    .ask = Choose a hideout to start from
    .detail = You will face the middle and may leave it both ways.
    .todo = Press a hideout
kelp-do-point = point to { $area }
    .verb = Point to { $area }
    .can = can be pointed at
    .step = The shark points to where the next block goes.
    .ask = Point to where the next block goes
    .detail = You see only its back.
    .todo = Press an area of the board
kelp-do-use = use { $ability }
    .verb = Use the card
kelp-do-extra = draw one more die
    .verb = One more die
kelp-do-roll = roll the dice
    .verb = Roll the dice
kelp-do-return = return a { $colour } die to the bag
    .verb = Return the die
    .step = The shark returns dice to the bag: { $left } to go.
    .ask =
        Return { $left ->
            [one] one more die
           *[other] { $left } dice
        } to the bag
    .todo = Choose the colour of the die
kelp-do-take = take a { $colour } die from the bag
    .verb = Take the die
    .step = The shark takes a die of its choice.
    .ask = Take a die of your choice from the bag
    .todo = Choose the colour of the die
kelp-do-reroll = roll { $die } again
    .verb = Roll it again
    .can = can be rolled again
    .step = The shark chooses dice to roll again.
    .ask = Choose dice to roll again
    .todo = Press a die
kelp-do-keep = keep { $die } for later
    .verb = Keep the die
    .can = can be kept
    .step = The shark chooses a die to keep for later.
    .ask = Choose a die to keep for a later turn
    .todo = Press a die
kelp-do-raise = raise { $die }
    .verb = Raise the die
    .can = can be raised
    .step = The shark raises a die.
    .ask = Choose a die to raise
    .todo = Press a die
kelp-do-feed = give { $die } to hunger
    .verb = To hunger
    .can = can go to hunger
    .step = The shark gives a die to hunger.
    .ask = Choose a die for the hunger track
    .todo = Press a die
kelp-do-sharpen = turn { $die } to its highest face
    .verb = Turn it up
    .can = can be turned to its highest face
    .step = The shark turns a red die to its highest face.
    .ask = Choose a red die for its highest face
    .todo = Press a red die
kelp-do-current = place a current of { $value } on { $space }
    .verb = Current { $value }
    .can = the current can go here
kelp-do-swim = swim to { $space }
    .verb = To { $space }
    .can = you can swim here
    .step = The shark places currents, then swims.
    .ask =
        { $currents ->
            [true] Place a current, or swim on
           *[other] Swim: where to?
        }
    .detail =
        { $currents ->
            [true] Press a blue die, then a free space. The dashed lines show where you can swim.
           *[other] The dashed lines show where you can swim. Spaces with dice are ridden past.
        }
    .todo = Press where you swim, or a blue die first
kelp-do-aim = place { $die } at { $area }
    .verb = Aim at { $area }
    .can = a die can go here
    .step = The shark places search and attack dice.
    .ask = Search with yellow, attack with red
    .detail = Press a die, then an area beside you. What you do not use becomes energy.
    .todo = Press a die, then an area beside you
kelp-do-resolve = carry out the { $strike } in { $area }
    .verb = First { $area }
    .can = can be carried out now
    .step = The shark chooses which die comes first.
    .ask = Which die comes first?
    .todo = Press an area with a die
kelp-do-counter = counter { $escape }
    .verb = Counter { $escape }
    .step = Confrontation: the shark chooses.
    .ask = Which card did the octopus choose?
    .detail = Guess right and you win. Guess wrong and this pair leaves the game.
    .todo = Press the card you expect
kelp-do-store = store { $die } as energy
    .verb = Store the die
    .can = can be stored
    .step = The shark chooses which dice become energy.
    .ask = Which dice become energy?
    .detail = There is no room for all: the others go back to the bag.
    .todo = Press a die
kelp-do-spend = spend energy
    .verb = Spend energy
    .step = The shark may spend its energy.
    .ask = Spend your energy now?
    .detail = One of the dice will go to hunger.
    .todo = Spend, or keep the energy
kelp-do-lower = lower { $die } by one to replace a card
    .verb = Lower the die
    .can = can be lowered by one
kelp-do-drop = replace { $ability }
    .verb = Replace it
    .step = The shark chooses the card to be replaced.
    .ask = Which card for sale is replaced?
    .todo = Press a card for sale
kelp-do-buy = buy { $ability }
    .verb = Buy the card
    .step = The shark buys with { $budget } energy.
    .ask = Buy with { $budget } energy
    .detail = Press a card for sale. Lowering a die by one replaces a card first.
    .todo = Press a card for sale, or a die
kelp-do-done = done
    .verb = Done

# Steps that are no actions themselves.
kelp-do-act =
    .step = The octopus chooses an action.
    .ask =
        { $actions ->
            [0] Use a food or end your turn
            [one] Your second action: play, draw or discard
           *[other] Your turn: play a card, draw, or discard to hide
        }
    .detail = Press a card to play it, or the bin below it to discard it and hide a block.
    .todo = Press a card, or its bin
kelp-do-pay =
    .step = The octopus pays by revealing: { $left } to go.
    .ask =
        Pay: reveal { $left ->
            [one] { $left } hidden block
           *[other] { $left } hidden blocks
        }
    .detail = The shark will see what you reveal. Shells tell it least.
    .todo = Press a hidden block
kelp-do-shuffle =
    .step = The octopus lifts blocks to shuffle: { $left } to go.
    .ask =
        Lift { $left ->
            [one] { $left } block
           *[other] { $left } blocks
        } to shuffle
    .detail = They come back hidden, and the shark cannot tell which is where.
    .todo = Press a block
kelp-do-learn =
    .step = The octopus learns: { $left } at most.
    .ask = Learn up to { $left }: a card or a block
    .detail = Press an open card of a pile or a spare block. A new block needs an open one to replace.
    .todo = Press an open card or a spare block
kelp-do-remove =
    .step = The octopus may remove a card from the game.
    .ask = Remove a card from the game?
    .todo = Press a card, or go on
kelp-do-fetch =
    .step = The octopus looks for a card.
    .ask = Fetch one card into your hand
    .todo = Choose a card
kelp-do-trim =
    .step = The octopus has too many cards and discards.
    .ask = Too many cards: discard one
    .todo = Press a card of your hand
kelp-do-gather =
    .step = The bag is too empty: the shark takes current dice.
    .ask = The bag is too empty: take a current die off the board
    .todo = Press a current die
kelp-do-before-roll =
    .step = The shark has drawn and may change something before the roll.
    .ask = Change something before you roll?
    .todo = Use a card, or roll
kelp-do-after-roll =
    .step = The shark has rolled and may change something.
    .ask = Change something about your roll?
    .detail =
        { $rerolls ->
            [0] Use a card, or go on.
            [one] One die may be rolled again: press it.
           *[other] { $rerolls } dice may be rolled again: press one.
        }
    .todo = Press a die or a card, or go on
kelp-do-swim-more =
    .step = The shark swims one space more.
    .ask = One space more: where to?
    .todo = Press a space
kelp-do-pass-on =
    .step = The shark rides the current on.
    .ask = The current carries you on: where to?
    .todo = Press a space
kelp-do-glide =
    .step = The shark may swim one space more.
    .ask = Swim one space more?
    .todo = Press a space, or stay
kelp-do-trap =
    .step = The shark may ignore the trap.
    .ask = A trap! Ignore it with Perceptive?
    .todo = Use the card, or let the trap act
kelp-do-remove-currents =
    .step = The octopus may remove current dice: { $left } at most.
    .ask =
        Your trap: remove { $left ->
            [one] a current die
           *[other] up to { $left } current dice
        }
    .todo = Press a current die
kelp-do-flee =
    .step = The octopus chooses a neighbour to be shuffled with.
    .ask = Choose a neighbour to be shuffled with
    .todo = Press a block beside yours
kelp-do-starve =
    .step = The shark chooses the die that goes to hunger.
    .ask = Which die goes to hunger?
    .todo = Press a die
kelp-do-over =
    .step = The match is over.

kelp-log-start = The shark starts at { $space }
kelp-log-draw = { $count ->
        [0] The octopus has a full hand and draws no card
        [one] The octopus draws { $count } card
       *[other] The octopus draws { $count } cards
    }
kelp-log-draw-cards = Drawn: { $cards }
kelp-log-reshuffle = The discard pile becomes the new draw pile
kelp-log-open = Now open to learn: { $card }
kelp-log-offer = Now for sale: { $ability }
kelp-log-play = The octopus plays { $card }
kelp-log-discard = The octopus discards { $card }
kelp-log-reveal = Revealed in { $area }: { $block }
kelp-log-hide = The block in { $area } is hidden
kelp-log-swap = The blocks in { $area } and { $other } are swapped
kelp-log-shuffle = Shuffled: { $areas }
kelp-log-lay = In { $area } a { $block } replaces a { $old }
kelp-log-learn = The octopus learns { $card }
kelp-log-to-hand = { $card } goes into the hand
kelp-log-remove = { $card } leaves the game
kelp-log-fetch = The octopus takes a card from its draw pile
kelp-log-fetch-card = Fetched: { $card }
kelp-log-fetch-discard = The octopus takes { $card } from its discard pile
kelp-log-eat = The octopus eats the { $block }
kelp-log-food = The octopus uses the effect of the { $block }
kelp-log-drawn = The shark has drawn: { $blue } blue, { $yellow } yellow, { $red } red
kelp-log-gather = The shark takes the current die off { $space }
kelp-log-pool = The shark's dice: { $dice }
kelp-log-use = The shark uses { $ability }
kelp-log-keep = The shark keeps { $die } for later
kelp-log-store = The shark stores as energy: { $dice }
kelp-log-lower = The shark lowers a die by one: { $die }
kelp-log-starve = The shark gives a die to hunger: { $die }
kelp-log-grow = A die goes to the growth track: { $colour }
kelp-log-current = A current of { $value } on { $space }
kelp-log-swim = The shark swims to { $space }
kelp-log-skip = The shark rides the current of { $value } past { $space }
kelp-log-blocked = The shark is blocked; the die on { $space } goes back to the bag
kelp-log-aim = { $die } at { $area }
kelp-log-out-of-reach = { $die } is out of reach and goes back to the bag
kelp-log-search = The shark searches { $area }
kelp-log-attack = The shark attacks in { $area }
kelp-log-trap = The shark is caught in a trap: { $block }
kelp-log-current-gone = The octopus removes the current die from { $space }
kelp-log-sent = The shark is sent to { $space }
kelp-log-confrontation = Confrontation: the octopus chose “{ $escape }”, the shark countered “{ $counter }”
kelp-log-pair-gone = “{ $escape }” and its counter leave the game
kelp-log-hunger = Hunger: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
kelp-log-tile = The shark has grown: tile { $tile }
kelp-log-buy = The shark buys { $ability }
kelp-log-drop = { $ability } is replaced
kelp-log-no-purchase = The shark can buy nothing; its energy goes back to the bag
kelp-log-end-food = The octopus has eaten all four foods and wins.
kelp-log-end-hunger = The shark is worn out by hunger: the octopus wins.
kelp-log-end-caught = The shark has caught the octopus and wins.
kelp-log-end-idle = Too many rounds went by without a decision: the octopus has held out and wins.
kelp-log-end-no-red-die = One hunger space is left and no red die to draw: the octopus wins.

kelp-score-victory = Victory
kelp-score-victory-why = { $parts }

kelp-odds-line = { $area }: { $chances }
kelp-odds-title = Odds
kelp-round = Round { $round }
kelp-shark-at = Shark at { $space }, ahead: { $ahead }
kelp-hunger = Hunger { $dice } of { $most }
kelp-growth = Growth: { $tiles } tiles, { $dice } dice
kelp-energy = Energy: { $dice }
kelp-pool = Dice: { $dice }
kelp-row = For sale: { $list }
kelp-abilities = Shark's cards: { $list }
kelp-bag = Bag: { $blue } blue, { $yellow } yellow, { $red } red
kelp-hand = Hand: { $list }
kelp-hand-size = Hand: { $cards } cards
kelp-shown = of them known: { $list }
kelp-learnable = To learn: { $list }
kelp-discards = Discarded: { $list }
kelp-eaten = Eaten: { $list }
kelp-confrontations = Confrontation cards left: { $list }
kelp-board-title = { $board ->
        [day] Kelp forest by day
       *[night] Kelp forest by night
    }
kelp-nothing = nothing
kelp-card-line = { $card } (cost { $cost }): { $effect }
kelp-ability-line = { $ability } (price { $cost }; dice: { $dice }): { $effect }
kelp-offer-cost = { $sentence } (cost { $cost })
kelp-offer-price = { $sentence } (price { $cost })
kelp-offer-learn = learn from the pile ({ $pile }): { $card }
kelp-legend = an area: its name, the least die (3+), then its block; ▒Cr▒ hidden, but known to you, ▒??▒ hidden, and without ▒ it lies open; ^ lifted
    blocks: O@ octopus, s shell, ss double shell, Cr crab, Sn sea snail, Lo lobster, Ab abalone, !h hiding trap, !1 and !2 small and large current trap, !k hideout trap
    current spaces lie between the areas: · free, a number is a current die, ▲ the shark; the hideouts have a line of their own; the word “now”: whose turn it is

kelp-rules-goal-title = The goal
kelp-rules-goal = Two players with different aims. The octopus wins by eating all four foods or by holding out until seven dice lie on the hunger track. The shark wins by attacking the octopus with a red die and winning the confrontation.
kelp-rules-board-title = The board
kelp-rules-board = Nine areas, each with one block; areas are neighbours above, below, left and right, never diagonally. An area's value is the least that a die must show to search or attack there. Between the areas lie current spaces, joined by the shark's path; four of them lie before hideouts. The shark reaches the areas beside its space.
kelp-rules-start-title = The start
kelp-rules-start = Octopus, one trap and seven shells are dealt at random, hidden from the shark. The octopus holds 4 of its 8 first cards; the other cards lie in four piles by type with the top one open. The bag has 7 blue, 3 yellow and 1 red die, and 4 shark cards are for sale. The shark chooses a hideout; the octopus begins.
kelp-rules-octopus-title = The octopus's turn
kelp-rules-octopus = Exactly two actions, also the same one twice: play a card; draw up to the hand limit; or discard a card and then hide one block. A card's cost is paid by revealing that many hidden blocks of your choice; a double shell counts for two. Cards are not drawn by themselves. Played cards are discarded at the end of the turn.
kelp-rules-cards-title = What cards do
kelp-rules-cards = Swap exchanges two neighbouring blocks, each staying hidden or open. Shuffle mixes blocks and puts them back hidden, so that only the octopus knows which is where. Hide turns open blocks away from the shark. A card that asks for more than there is does as much as it can. A removed card leaves the game.
kelp-rules-learning-title = Learning
kelp-rules-learning = Gain up to that many things: open cards of the piles, or spare blocks. Cards go to the discard pile. A new block replaces an open one, never the octopus or a food, and lies open at first. An eat card comes together with its food as one thing.
kelp-rules-eating-title = Eating
kelp-rules-eating = With the octopus beside a food, play its eat card: both are revealed, a spare shell takes the food's place, the card leaves the game. Each food has an effect for once, before, between or after your actions. Crab: your hand limit is 5 from now on, and you may draw. Sea snail: take any card from draw or discard pile. Lobster: hide all open blocks. Abalone: learn up to 3.
kelp-rules-traps-title = Traps
kelp-rules-traps = A hidden trap that the shark reveals acts at once: the octopus hides up to two other blocks, or removes one or up to two current dice, or sends the shark to a free hideout. Traps revealed in other ways do nothing.
kelp-rules-shark-title = The shark's turn
kelp-rules-shark = Draw two dice from the bag and roll them. If the bag is too empty, take current dice from the board. Then place currents, swim, search and attack, and store what is left as energy. The shark may look into the bag; the octopus may only count.
kelp-rules-swimming-title = Currents and swimming
kelp-rules-swimming = A blue die can go on any current space without a die and without the shark. The shark must swim forward to the next free space and cannot turn round. Spaces with dice are skipped, several in a row only if each shows less than the one before. Where the path forks, choose. From a hideout both directions are open. If there is no way, a die on a next space goes back to the bag and the shark takes its place.
kelp-rules-hunting-title = Searching and attacking
kelp-rules-hunting = Place yellow and red dice at areas beside the shark, each at least the area's value, then carry them out in any order. Yellow reveals a hidden block. Red reveals it if needed and attacks: if it is the octopus, there is a confrontation. Afterwards yellow goes to growth and red to hunger. A die that is out of reach by then goes back to the bag.
kelp-rules-confrontation-title = The confrontation
kelp-rules-confrontation = Both choose one of their remaining cards in secret. If the shark's card counters the octopus's card, the shark wins. Otherwise the octopus's card takes effect, and it leaves the game together with its counter. Fight sends the shark to a hideout, Flight shuffles the octopus with a neighbour, Flinch hides up to two blocks. With one pair left an attack on the octopus wins outright.
kelp-rules-growth-title = Growth
kelp-rules-growth = Used yellow dice and the first current die skipped in a turn go to the growth track. Three dice flip a tile and go back to the bag. Tiles 1 and 3: one die may be rolled again each turn. Tile 2: 5 more energy if you spend 1 to 5. Tile 4: you may draw a third die.
kelp-rules-energy-title = Energy
kelp-rules-energy = Dice you did not use are stored, three at most; the rest goes back to the bag. With three stored you must spend, with fewer you may: buy cards for the sum of the dice, then one of them goes to hunger and the others to the bag. Before buying you may lower a die by one to replace a card for sale, but not the only one you could buy. If three dice buy nothing, they go back to the bag and nothing goes to hunger.
kelp-rules-abilities-title = The shark's cards
kelp-rules-abilities = A bought card brings dice into the bag and works once. Aggressive: dice only. Ruthless: raise a die by 2. Vigilant: keep a die for a later turn. Hungry: draw and roll one more. Relentless: roll one or two dice again. Reactive: before rolling return two dice and take one of your choice. Perceptive: ignore a trap. Fast: one more space. Bold: give a die to hunger and turn a red die to 6. Hostile: a random confrontation card and its counter leave the game. Agile: turn round.
kelp-rules-end-title = The end
kelp-rules-end = The match ends at once with the fourth food, the seventh hunger die or a won confrontation. With one hunger space left and no red die left to draw the shark has lost, and so it has after 20 rounds in which nothing reached hunger or growth and nothing was eaten, searched or revealed.
kelp-rules-first-match-title = Your first match
kelp-rules-first-match = As the octopus: learn an eat card early, bring its food beside you with swaps, and hide and shuffle before the shark comes near. Reveal shells for costs, not yourself. As the shark: search with yellow dice to narrow down where the octopus can be, watch which blocks were shuffled, and keep red dice for a good guess: each attack brings you closer to hunger.

kelp-ruling-rock-value = Rock asks for a 4, as kelp does; its number cannot be read. With a 3 the shark won three matches in five between equal players, with a 4 half of them.
kelp-ruling-start-space = The shark chooses the hideout it starts from, before the octopus's first turn; the rulebook only says that it starts at one.
kelp-ruling-start-trap = The trap that starts on the board is the one that removes one current die, the mildest; the setup cannot be read.
kelp-ruling-start-hand = The octopus starts with a full hand of 4.
kelp-ruling-payment = The octopus chooses which blocks it reveals for a cost, and may reveal itself: the rulebook says so for one card and nothing against it for others.
kelp-ruling-double-shell = Revealed for a cost, the double shell counts as two blocks; its use cannot be read, and its name suggests it.
kelp-ruling-as-far-as-possible = A card that shuffles or hides more blocks than there are does what is possible, so that no card is unplayable after its cost is paid.
kelp-ruling-draw-with-full-hand = Drawing may be chosen with a full hand and then does nothing: two actions must be taken.
kelp-ruling-hand-limit = Cards are drawn or taken into the hand only up to the limit. After the sea snail there may be one more until the end of the turn; then the octopus discards.
kelp-ruling-open-discards = Discarded and removed cards lie open, so the shark can count which cards are in hand and draw pile together.
kelp-ruling-reshuffle = When the draw pile is empty, the discard pile becomes the new one; cards on the action spaces are not in it yet.
kelp-ruling-learn = The number on a learn card is a maximum; the next card of a pile can be learned at once.
kelp-ruling-replaceable = A learned block never replaces the octopus, without which there is no game, nor a food, whose card would be lost.
kelp-ruling-eaten-food-place = The place of an eaten food is taken by a spare shell, revealed, or by the double shell if there is no other.
kelp-ruling-shuffle-shows-nothing = The shark sees which blocks are lifted for a shuffle and learns nothing about where each comes back.
kelp-ruling-pointing = If the shark points, it is asked for every block but the last. It cannot see them, so dealing by chance gives the same.
kelp-ruling-current-space = A current die goes on a space without a die and without the shark, as both need the space.
kelp-ruling-forks = Where the path forks the shark may take any branch; the board's lines are our reconstruction.
kelp-ruling-equal-values = Of dice in a row each must show less than the one before; an equal one blocks, since the rulebook asks for a lower one.
kelp-ruling-nearest-die = A blocked shark has a die on every next space, and all of them are equally near: it chooses.
kelp-ruling-fast = The extra space is one next space without a die, before or after the move.
kelp-ruling-search-target = A search needs a hidden block: there is nothing else to reveal.
kelp-ruling-two-dice-one-area = Several dice may be placed at one area; nothing forbids it.
kelp-ruling-late-search = A search whose block an attack has just revealed has no effect, and its die goes back to the bag.
kelp-ruling-dice-one-by-one = Dice are settled one by one: a second red die does not strike if the first one has filled the hunger track, because the match is over then.
kelp-ruling-second-fast = After the move one Fast card can be used, and no second one: the rulebook speaks of one more space.
kelp-ruling-unused-dice = Every die is used or stored: dice that were not used become energy as far as there is room.
kelp-ruling-kept-die = A die kept on Vigilant can be placed as a current or at an area in a later turn; if the pool has an equal die, that one is used first.
kelp-ruling-bold = Bold needs a red die besides the one that goes to hunger, so that its whole effect can happen.
kelp-ruling-hostile = Hostile is used before moving, and only while more than one pair is left; the rulebook names no time.
kelp-ruling-replacing-cards = One card can be replaced in a spending, by lowering a die that shows more than 1.
kelp-ruling-row = The row of shark cards is filled up after a spending; with the deck empty, gaps stay.
kelp-ruling-empty-supply = A card that brings dice the supply no longer has brings what is left.
kelp-ruling-third-confrontation = The third confrontation card cannot be read; here it hides up to two blocks, the octopus too if you like.
kelp-ruling-last-pair = With one pair left both choices are known, so an attack on the octopus wins at once.
kelp-ruling-hideout = The shark may be sent to any hideout without a die, also to the one it is at. If each has a die, that of the chosen one goes back to the bag.
kelp-ruling-no-red-die = With one hunger space left and no red die in the bag, in energy or kept, the shark can no longer win, and the match ends.
kelp-ruling-idle-rounds = After so many rounds in a row in which no die reached hunger or growth and nothing was eaten, searched or revealed, the octopus has held out and wins.
kelp-ruling-last-round = After so many rounds the shark has had its time: the octopus has held out and wins. Otherwise two patient players could go on for ever, since revealing blocks is no idling.
kelp-ruling-uninformative-choices = The shown odds follow from what was seen. They take the octopus's choices as telling nothing more: guessing at reasons is left to the player.
kelp-ruling-dice-bag = Only the shark is shown what is in the dice bag; the octopus may count, since every die moves in the open.
kelp-ruling-points = The box has no points. The winner has one, and the score sheet says how the match was won.

# ---- the browser's table
kelp-tab-side = Your side
kelp-tab-dice = Dice
kelp-status-octopus = octopus · { $eaten } of 4 foods
kelp-status-shark = shark · hunger { $hunger } of 7
kelp-hinted = suggested
kelp-buttons = More choices
kelp-button-draw = { $cards ->
        [0] Draw (your hand is full, so nothing)
        [one] Draw { $cards } card
       *[other] Draw { $cards } cards
    }
kelp-button-done = { $step ->
        [act] End the turn
        [aim] Place no more dice
        [after-roll] Leave the roll as it is
        [buy] Finish buying
        [draw] Draw no card
        [glide] Stay on this space
        [hide] Hide no more
        [learn] Finish learning
        [remove] Remove no card
        [remove-currents] Remove no more current dice
        [reroll] Reroll no more
        [spend] Keep the energy
        [to-hand] Leave it in the discard pile
        [trap] Let the trap act
       *[other] Done
    }

kelp-area = { $area }, { $kind ->
        [rock] rocks
        [kelp] kelp
       *[open] open sand
    } from { $value }
kelp-area-hidden = hidden
kelp-area-own = hidden { $block }
kelp-area-open = open { $block }
kelp-area-lifted = lifted
kelp-space-free = { $space }: free
kelp-space-current = { $space }: a current of { $value }
kelp-space-shark = { $space }: the shark
kelp-can-pick = pick it up and choose a place
kelp-die-does = { $colour ->
        [blue] a current
        [yellow] a search
       *[red] an attack
    }

kelp-lock-chance = no undo: chance decides next
kelp-lock-shown = no undo: the other side will see it

kelp-ask-won-you = You win!
kelp-ask-won = { $seat ->
        [0] The octopus wins
       *[1] The shark wins
    }

kelp-actions-left = { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
kelp-actions-short = { $actions ->
        [one] action
       *[other] actions
    }
kelp-your-hand = Your cards
kelp-hand-empty = No cards in your hand.
kelp-cost = Cost { $cost }.
kelp-price = { $cost } energy.
kelp-discard-card = discard “{ $card }” and hide a block
kelp-pool-title = Your dice
kelp-no-dice = no dice rolled
kelp-kept-title = Kept dice
kelp-for-sale = Cards for sale
kelp-hunger-title = Hunger
kelp-growth-title = Growth
kelp-tile-flipped = (yours)
kelp-energy-title = Energy
kelp-bag-title = In your bag
kelp-eaten-title = Eaten
kelp-learn-none = Learning takes a card with the bulb. You have none in hand: draw.
kelp-learn-cost = “{ $card }” learns { $items ->
        [one] one thing
       *[other] up to { $items } things
    }. { $cost ->
        [0] It costs nothing.
        [one] It costs 1: reveal a hidden block.
       *[other] It costs { $cost }: reveal hidden blocks.
    }
kelp-affordable = affordable
kelp-too-dear = too dear
kelp-energy-worth = Energy to spend: { $worth }
kelp-learn-food = Brings the { $block } to the board, in place of an open block
kelp-learn-no-room = there is none now
kelp-pile-row = { $count ->
        [0] { $pile }, the last one
       *[other] { $pile }, { $count } more below
    }
kelp-play-cost = { $cost ->
        [0] Playing it costs nothing.
        [one] Playing it costs 1 hidden block.
       *[other] Playing it costs { $cost } hidden blocks.
    }
kelp-learn-title = Can be learned
kelp-spare-title = Spare blocks
kelp-in-hand = in hand
kelp-to-draw = to draw
kelp-discarded = discarded
kelp-notes-title = Notes: what hides where
kelp-notes-why = Worked out from everything seen so far: what was revealed, swapped and shuffled. The number is the octopus.
kelp-notes-off = At this table the odds are not shown: make your own marks. Blocks move when they are swapped or shuffled, marks do not.
kelp-mark = { $area }, your mark: { $mark }
kelp-mark-name = { $mark ->
        [octopus] octopus
        [shell] shell
        [trap] trap
       *[crab] food
    }

kelp-effect-shuffle = { $centre ->
        [true] Shuffle { $blocks } hidden blocks and the one in the middle.
       *[other] Shuffle { $blocks } { $which ->
            [any] blocks, hidden or open
           *[hidden] hidden blocks
        }.
    }
kelp-effect-swap = { $which ->
        [any] Swap any two blocks.
       *[neighbours] { $times ->
            [one] Swap two neighbouring blocks.
           *[other] Swap two neighbouring blocks, { $times } times.
        }
    }
kelp-effect-hide = { $most ->
        [one] Hide a block.
       *[other] Hide up to { $most } blocks.
    }
kelp-effect-hide-all = Hide all open blocks.
kelp-effect-draw = { $cards ->
        [0] You may draw up to the limit.
        [one] { $optional ->
            [true] You may draw a card.
           *[other] Draw a card.
        }
       *[other] Draw { $cards } cards.
    }
kelp-effect-learn = { $items ->
        [one] Learn a card or a block.
       *[other] Learn up to { $items }.
    }{ $to_hand ->
        [0] {""}
       *[other] {" "}One card may go into your hand.
    }
kelp-effect-remove-card = You may remove a card from the game.
kelp-effect-remove-this = This card leaves the game.
kelp-effect-hand-limit = Hand limit { $cards }.
kelp-effect-fetch = Fetch any card.
kelp-effect-remove-currents = Remove up to { $most } current dice.
kelp-effect-send-shark = The shark goes to a hideout.
kelp-effect-shuffle-octopus = The octopus is shuffled with a neighbour.
kelp-effect-eat = Eat the { $block } beside the octopus.
kelp-effect-none = Brings dice only.
kelp-effect-raise-die = Raise a die by { $by }.
kelp-effect-keep-die = Keep a die for a later turn.
kelp-effect-roll-more = Draw and roll one more die.
kelp-effect-reroll = Roll up to { $dice } dice again.
kelp-effect-return-dice = Before rolling, return { $dice } dice.
kelp-effect-take-die = Take a die of your choice.
kelp-effect-ignore-trap = Ignore a trap.
kelp-effect-swim-more = Swim one space more.
kelp-effect-feed-die = Give a die to hunger.
kelp-effect-set-red = Turn a red die to { $to }.
kelp-effect-remove-pair = A random confrontation card and its counter leave the game.
kelp-effect-turn = Turn round before moving.
kelp-effect-extra-reroll = one die again each turn
kelp-effect-bonus-energy = +{ $energy } energy if you spend { $least } to { $most }
kelp-effect-extra-die = may draw one die more

kelp-counter-to = counter to
kelp-facing-escape = How do you escape?
kelp-facing-counter = Which card did the octopus choose?
kelp-facing-guess = The shark is guessing
kelp-facing-wait = The octopus is choosing
kelp-facing-chance = { $pairs ->
        [one] One pair is left.
       *[other] { $pairs } pairs are left: a chance of 1 in { $pairs }.
    }
kelp-reveal = Cards on the table…
kelp-reveal-octopus = Octopus: { $escape }
kelp-reveal-shark = Shark, counter: { $escape }
kelp-end-caught = { $you ->
        [octopus] The shark has caught you.
        [shark] You have caught the octopus.
       *[other] The shark has caught the octopus.
    }
kelp-end-food = { $you ->
        [octopus] You have eaten all four foods.
        [shark] The octopus has eaten all four foods.
       *[other] The octopus has eaten all four foods.
    }
kelp-end-hunger = { $you ->
        [octopus] You held out: hunger has worn the shark down.
        [shark] Hunger has worn you down: its track is full.
       *[other] Hunger has worn the shark down.
    }
kelp-end-idle = { $you ->
        [octopus] Too many rounds went by without a decision: the shark did not catch you.
        [shark] Too many rounds went by without a decision: the octopus got away.
       *[other] Too many rounds went by without a decision: the octopus got away.
    }
kelp-end-no-red-die = { $you ->
        [octopus] No red die is left: the shark can no longer catch you.
        [shark] No red die is left: you can no longer catch the octopus.
       *[other] No red die is left: the shark can no longer catch the octopus.
    }
kelp-outcome-caught = Caught!
kelp-outcome-escaped = Escaped!

kelp-help-octopus = The octopus
kelp-help-octopus-goal = Eat all four foods, or hold out until seven dice lie on hunger.
kelp-help-play = Play a card:
kelp-help-play-how = pay its cost, then do what it says.
kelp-help-draw = Draw
kelp-help-draw-how = up to your hand limit.
kelp-help-discard = Discard a card
kelp-help-discard-how = and hide one block.
kelp-help-cost = Two actions a turn. A cost is paid by revealing so many hidden blocks of your choice.
kelp-help-shark = The shark
kelp-help-shark-goal = Attack the octopus with a red die and guess its card.
kelp-help-roll = Roll
kelp-help-roll-how = two dice from your bag.
kelp-help-currents = Currents:
kelp-help-currents-how = put blue dice on free spaces, if you like.
kelp-help-swim = Swim
kelp-help-swim-how = forward to the next free space. Falling dice carry you on.
kelp-help-hunt = Search and attack
kelp-help-hunt-how = areas beside you, with at least the area's value.
kelp-help-energy = Energy:
kelp-help-energy-how = what is left is stored, up to three dice; spend it on cards.
kelp-help-dice = Dice
kelp-help-die-blue = Current. The first one you ride past in a turn feeds your growth.
kelp-help-die-yellow = Search: reveals a hidden block, then feeds your growth.
kelp-help-die-red = Attack: hits the octopus, then goes to hunger.
kelp-help-blocks = Food and traps
kelp-help-crab = Crab: hand limit 5, and you may draw.
kelp-help-sea-snail = Sea snail: any card into your hand.
kelp-help-lobster = Lobster: hide all open blocks.
kelp-help-abalone = Abalone: learn up to 3.
kelp-help-hiding-trap = Hiding trap: hide up to two other blocks.
kelp-help-small-current-trap = Current traps: remove one, or up to two, current dice.
kelp-help-hideout-trap = Hideout trap: the shark goes to a hideout.
kelp-help-facing = Confrontation
kelp-help-facing-how = Both choose a card in secret. The same one: the shark wins. Otherwise the octopus's card takes effect, and that pair leaves the game.
kelp-help-growth = Growth, three dice each
kelp-help-extra-reroll = Tiles 1 and 3: roll a die again each turn.
kelp-help-bonus-energy = Tile 2: +5 energy when you spend 1 to 5.
kelp-help-extra-die = Tile 4: you may draw a third die.

kelp-symbol-blue = Blue die
kelp-symbol-blue-means = A current. It lies on a space of the path and carries the shark past it, or becomes energy.
kelp-symbol-yellow = Yellow die
kelp-symbol-yellow-means = A search. It reveals a hidden block beside the shark.
kelp-symbol-red = Red die
kelp-symbol-red-means = An attack. It reveals a block if needed; if that is the octopus, there is a confrontation.
kelp-symbol-hidden = Standing stone
kelp-symbol-hidden-means = A hidden block: only the octopus knows what it is.
kelp-symbol-open = Lying stone
kelp-symbol-open-means = An open block: everybody sees it.
kelp-symbol-window = Standing stone with a window
kelp-symbol-window-means = A hidden block as its owner sees it.
kelp-symbol-octopus = Octopus
kelp-symbol-octopus-means = What the shark looks for.
kelp-symbol-shell = Shell
kelp-symbol-shell-means = An empty place, good for paying costs.
kelp-symbol-double-shell = Double shell
kelp-symbol-double-shell-means = Counts for two when it is revealed for a cost.
kelp-symbol-crab = Crab
kelp-symbol-crab-means = Food. Once eaten: the hand limit is 5 from now on, and cards may be drawn.
kelp-symbol-sea-snail = Sea snail
kelp-symbol-sea-snail-means = Food. Once eaten: any card of draw or discard pile comes into the hand.
kelp-symbol-lobster = Lobster
kelp-symbol-lobster-means = Food. Once eaten: all open blocks are hidden.
kelp-symbol-abalone = Abalone
kelp-symbol-abalone-means = Food. Once eaten: learn up to three things.
kelp-symbol-hiding-trap = Hiding trap
kelp-symbol-hiding-trap-means = When the shark reveals it, the octopus hides up to two other blocks.
kelp-symbol-small-current-trap = Small current trap
kelp-symbol-small-current-trap-means = When the shark reveals it, the octopus removes a current die.
kelp-symbol-large-current-trap = Large current trap
kelp-symbol-large-current-trap-means = When the shark reveals it, the octopus removes up to two current dice.
kelp-symbol-hideout-trap = Hideout trap
kelp-symbol-hideout-trap-means = When the shark reveals it, the octopus sends the shark to a hideout.
kelp-symbol-move = Arrow
kelp-symbol-move-means = A card that moves blocks.
kelp-symbol-hide = Eye struck out
kelp-symbol-hide-means = A card that hides blocks.
kelp-symbol-learn = Bulb
kelp-symbol-learn-means = A card that learns cards and blocks.
kelp-symbol-eat = Mouth
kelp-symbol-eat-means = A card that eats the food beside the octopus.
kelp-symbol-energy = Flash
kelp-symbol-energy-means = Energy: stored dice, and the price of a shark card.

# Lessons of a first match.
kelp-course-octopus = Kelp as the octopus
kelp-course-octopus-eating = You win by eating all four foods, or by holding out until the shark has starved.
kelp-course-octopus-octopus = Each turn you have two actions: play a card, draw cards, or discard one to hide a block.
kelp-course-octopus-confrontation = The shark wins if it finds you and counters your way out. Keep it guessing.
kelp-course-shark = Kelp as the shark
kelp-course-shark-hunting = You win by attacking the octopus with a red die and countering its way out.
kelp-course-shark-shark = Each turn you roll two dice: swim, search, attack, and store the rest as energy.
kelp-course-shark-end = Seven dice on the hunger track, and you have lost. Every attack brings one closer.
kelp-lesson-actions = You have { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } left this turn: play a card, draw up to { $limit } cards, or discard a card and hide a block.
    .title = Two actions
kelp-lesson-cost = A card costs hidden blocks: choose { $amount } to reveal to the shark. Show shells rather than yourself.
    .title = Paying by revealing
kelp-lesson-swap = A swap exchanges two neighbouring blocks. Hidden ones stay hidden, but the shark sees which areas changed places.
    .title = Swapping
kelp-lesson-shuffle = Shuffled blocks go back hidden, and only you know which is where. Take yourself among them and the trail is lost.
    .title = Shuffling
kelp-lesson-hide = Hiding turns an open block away from the shark. It still remembers what it saw there, until you swap or shuffle.
    .title = Hiding
kelp-lesson-few-cards = You hold { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }. Cards are never drawn by themselves: drawing up to { $limit } is one of your actions.
    .title = Drawing cards
kelp-lesson-learn = Learn up to { $amount }: an open card of a pile, which goes to your discard pile, or a spare block. An eat card brings its food to the board: that is how food comes.
    .title = Learning, and how food comes
kelp-lesson-replace = The new block replaces an open one and lies open at first. Choose an area that you can come to.
    .title = Laying a new block
kelp-lesson-eat = Eaten: { $block }! You were beside it and played its card. Four foods, and you have won.
    .title = Eating
kelp-lesson-food = An eaten food can be used once, before, between or after your actions.
    .title = What food gives
kelp-lesson-searched = The shark searches { $area }: a hidden block there is revealed. A hidden trap strikes back.
    .title = When the shark searches
kelp-lesson-attacked = The shark attacks in { $area } with a red die. If you are there, you meet in a confrontation; if not, the die goes to its hunger.
    .title = When the shark attacks
kelp-lesson-trapped = A hidden trap that the shark reveals works at once: { $block }. One that you reveal yourself does nothing.
    .title = Traps
kelp-lesson-escape = The shark has found you! Choose a way out in secret. If it counters that very card, you have lost; otherwise your card takes effect.
    .title = The confrontation
kelp-lesson-escaped = You got away. “{ $escape }” and its counter leave the game; next time there is less to choose from.
    .title = After a confrontation
kelp-lesson-starving = { $count } of { $most } dice lie on the hunger track. When it is full, the shark has starved and you have won.
    .title = The shark's hunger
kelp-lesson-growing = The shark has grown: tile { $tile }. Every tile makes its hunt easier, so time is not only on your side.
    .title = The shark grows
kelp-lesson-hideout = Choose the hideout where you start. From it you can swim in both directions; later you cannot turn round.
    .title = The start
kelp-lesson-watch = Revealed in { $area }: { $block }. The octopus pays for its cards by showing blocks. Where it shows shells, it is not.
    .title = Watching the octopus
kelp-lesson-mixed = Shuffled: { $areas }. From now on you do not know which of these blocks is which.
    .title = Shuffled blocks
kelp-lesson-dice = Your dice: { $dice }. Blue makes currents, yellow searches, red attacks. What you do not use becomes energy.
    .title = The dice
kelp-lesson-currents = Before you swim, blue dice may go on free spaces of the path. You swim past spaces with dice, several in a row if each shows less than the one before.
    .title = Currents
kelp-lesson-swim = You have to swim forward to the next free space, and reach the areas beside it.
    .title = Swimming
kelp-lesson-aim = Yellow and red dice go to areas beside you. A die must show at least the value of the area.
    .title = Reach and value
kelp-lesson-notes = For all you have seen, the octopus can be in { $count ->
        [one] { $count } area
       *[other] { $count } areas
    }. Your notes keep the shares for every area.
    .title = Your notes
kelp-lesson-search = You search { $area }: a hidden block there is revealed. The yellow die then goes to growth.
    .title = Searching
kelp-lesson-attack = You attack in { $area }. If the octopus is there, a confrontation follows; the red die goes to hunger either way.
    .title = Attacking
kelp-lesson-trap = A trap: { $block }. A hidden trap that you reveal helps the octopus at once.
    .title = Traps
kelp-lesson-counter = Confrontation! The octopus has chosen a card in secret. Name the same one and you win; otherwise it gets away and that pair is gone.
    .title = The confrontation
kelp-lesson-hunger = { $count } of { $most } dice lie on your hunger track. When it is full, you have lost: attack only for a good reason.
    .title = Hunger
kelp-lesson-growth = A { $colour } die goes to growth. Three dice flip a tile, which makes you better for good.
    .title = Growth
kelp-lesson-tile = You have grown: tile { $tile } works from now on.
    .title = A growth tile
kelp-lesson-energy = Unused dice are your energy: { $dice }. With three you have to spend them, with fewer you may.
    .title = Energy
kelp-lesson-buy = Spend energy for a card: its price is the sum of the dice. One of them then goes to hunger, and the card brings new dice into the bag.
    .title = Buying cards
kelp-aspect-suspects = Areas where the octopus may be
kelp-aspect-eaten = Food eaten
kelp-aspect-hunger = Dice on the hunger track
kelp-aspect-pairs = Pairs of confrontation cards left
kelp-aspect-tiles = Growth tiles
kelp-aspect-energy = Stored dice
kelp-aspect-octopus-there = Chance that the octopus is there
kelp-aspect-hidden = Hidden blocks
kelp-aspect-hand = Cards of the octopus

# With the box on the table.
kelp-told-open = the block there already lies open
kelp-told-hidden = the block there is hidden
kelp-told-impossible = by what was seen before, this block cannot be there
kelp-told-areas = different areas from a1 to c3 are needed
kelp-told-block = an area and a block are needed
kelp-told-spare = no such block is left beside the board
kelp-told-colour = a die is blue, yellow or red
kelp-told-bag = no die of this colour is in the bag
kelp-told-out = every die of this colour is in the bag, on a track or beside the board
kelp-told-supply = no die of this colour is left beside the board
kelp-told-ending = a match ends by food, hunger, caught, idle or no-red-die
kelp-tabletop-prepare = Set up the box
kelp-tabletop-prepare-why = Step by step with pictures, and who is the octopus.
kelp-tabletop-notebook = The shark’s notebook
kelp-tabletop-notebook-why = Note what you see: where the octopus and every other block may be, and which dice are left in the bag.
kelp-prepare-sides = Choose who is the octopus and who is the shark, and sit on opposite sides of the board.
kelp-prepare-board-day = Lay the board between you with its day side up.
kelp-prepare-board-night = Lay the board between you with its night side up.
kelp-prepare-blocks = Put { $octopus } octopus, { $shells } shells and { $traps } trap into the bag of blocks. The octopus player draws them blindly and stands one on each of the nine areas, so that only that player sees the pictures.
kelp-prepare-cards = The octopus player takes the { $first } starting cards, shuffles them and draws { $hand }. The other cards lie in four piles by type, each with its top card open.
kelp-prepare-bag = Put { $blue } blue, { $yellow } yellow and { $red } red die into the dice bag. The others lie beside the board.
kelp-prepare-shark = Shuffle the shark’s cards and lay { $cards } of them open in a row.
kelp-prepare-tracks = Lay the { $tiles } growth tiles on their places. The hunger track with { $hunger } spaces is empty.
kelp-prepare-begin = The shark chooses a hideout to start from. The octopus begins.
kelp-prepare-side-of = { $name } is the octopus.
kelp-notes-intro = For the shark’s player: note what everybody can see. The octopus’s player should not look here.
kelp-notes-octopus = Octopus
kelp-notes-shark = Shark
kelp-notes-blocks = The blocks
kelp-notes-what = What happened?
kelp-notes-show = Revealed
kelp-notes-hide = Hidden
kelp-notes-swap = Swapped
kelp-notes-shuffle = Mixed
kelp-notes-lay = New
kelp-notes-show-how = Tap the area whose block was revealed, then say which block it is.
kelp-notes-hide-how = Tap the area whose open block was turned away.
kelp-notes-swap-how = Tap the two areas whose blocks changed places.
kelp-notes-shuffle-how = Tap all areas whose blocks were mixed, then confirm.
kelp-notes-lay-how = Tap the open block that was replaced, then say what lies there now. A shell on a food: it was eaten.
kelp-notes-shuffle-these = Mixed: { $count }
kelp-notes-which-shown = What was revealed at { $area }?
kelp-notes-which-laid = What lies at { $area } now?
kelp-notes-all-odds = Every block, area by area
kelp-notes-dice = The dice
kelp-notes-in-bag = { $count ->
        [one] { $count } die in the bag
       *[other] { $count } dice in the bag
    }
kelp-notes-chance = in the bag; the next one is this with { $percent }%
kelp-notes-elsewhere = in play { $out } · growth { $growth } · hunger { $hunger } · beside the board { $supply }
kelp-notes-draw = Drawn
kelp-notes-back = Back
kelp-notes-grow = Growth
kelp-notes-feed = Hunger
kelp-notes-gain = Bought
kelp-notes-tracks = Tiles flipped: { $tiles }. Hunger track: { $hunger } of { $limit }.
kelp-notes-how = How did it end?
kelp-notes-won-caught = { $shark } wins: the shark caught the octopus.
kelp-notes-won-food = { $octopus } wins: all four foods were eaten.
kelp-notes-won-hunger = { $octopus } wins: the hunger track is full.
kelp-notes-won-no-red-die = { $octopus } wins: one hunger space is left and no red die.
kelp-notes-won-idle = { $octopus } wins: too many rounds went by without a decision.
kelp-told-kept = the octopus is never replaced, and a food only by a shell when it is eaten
kelp-notes-eaten = Eaten: { $foods }

# On the page of editions; the id of a game is a word of no other folder.
edition-value-kelp = kelp
