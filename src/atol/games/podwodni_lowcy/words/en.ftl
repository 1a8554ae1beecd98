# Podwodni Łowcy.
podwodni_lowcy-tagline = Dive for fish: the deeper, the bigger the catch, or none at all.
podwodni_lowcy-level-novice = Dives for whatever glitters and surfaces when it remembers to.
podwodni_lowcy-level-easy = Counts what is in the net, not what could still go wrong.
podwodni_lowcy-level-medium = Knows roughly how likely the next card is to spoil the dive.
podwodni_lowcy-level-hard = Weighs every dive against what you are about to bring up.
podwodni_lowcy-level-expert = Reckons the odds to the last card and risks exactly enough.
podwodni_lowcy-option-target = Length
podwodni_lowcy-option-target-35 = standard: until somebody has 35 points
podwodni_lowcy-option-target-25 = short: 25 points
podwodni_lowcy-option-target-45 = long: 45 points
podwodni_lowcy-option-risk = Risk of the next card
podwodni_lowcy-option-risk-number = the exact chance is shown
podwodni_lowcy-option-risk-words = only a word: low, middling, high
podwodni_lowcy-option-risk-off = not shown: count the cards yourself
podwodni_lowcy-synonyms = start=corner begin=corner down=deeper surface=column stop=end done=end skip=pass from=

podwodni_lowcy-card = { $card ->
        [red-puffer] red puffer
        [red-ray] red ray
        [red-mackerel] red mackerel
        [green-puffer] green puffer
        [green-ray] green ray
        [green-mackerel] green mackerel
        [yellow-puffer] yellow puffer
        [yellow-ray] yellow ray
        [yellow-mackerel] yellow mackerel
        [shrimp] shrimp
        [wave] wave
        [net] net
       *[harpoon] harpoon
    }
podwodni_lowcy-set = { $set ->
        [three-red-puffer] three red puffers
        [three-red-ray] three red rays
        [three-red-mackerel] three red mackerels
        [three-green-puffer] three green puffers
        [three-green-ray] three green rays
        [three-green-mackerel] three green mackerels
        [three-yellow-puffer] three yellow puffers
        [three-yellow-ray] three yellow rays
        [three-yellow-mackerel] three yellow mackerels
        [four-puffer] four puffers
        [four-ray] four rays
        [four-mackerel] four mackerels
        [four-red] four red fish
        [four-green] four green fish
       *[four-yellow] four yellow fish
    }
podwodni_lowcy-corner = { $corner ->
        [top-left] top left
        [top-right] top right
        [bottom-left] bottom left
       *[bottom-right] bottom right
    }
podwodni_lowcy-space = { $space ->
        [dive-1] card 1 of the dive
        [dive-2] card 2 of the dive
        [dive-3] card 3 of the dive
        [dive-4] card 4 of the dive
       *[other] { $space }
    }
podwodni_lowcy-level = { $level ->
        [none] no risk
        [low] low risk
        [middling] middling risk
        [high] high risk
       *[extreme] extreme risk
    }

podwodni_lowcy-do-dive = dive: draw a card
    .verb = Dive
podwodni_lowcy-do-corner = start at the { $corner } corner
    .verb = Begin: { $corner }
podwodni_lowcy-do-deeper = dive deeper
    .verb = Go deeper
podwodni_lowcy-do-column = surface with the new column
    .verb = Take the column
podwodni_lowcy-do-row = surface with the row: take { $space }
    .verb = Take from the row: { $space }
podwodni_lowcy-do-net = net: take a { $card } from diver { $seat }
    .verb = Net: { $card }
podwodni_lowcy-do-harpoon = harpoon: take { $space }
    .verb = Harpoon: { $space }
podwodni_lowcy-do-pass = leave nets and harpoons unused
    .verb = Leave it
podwodni_lowcy-do-wash = let the wave have every { $card }
    .verb = Give up: { $card }
podwodni_lowcy-do-score = score { $set }
    .verb = Score { $set }
podwodni_lowcy-do-turn = turn over a { $card }
    .verb = Turn over: { $card }
podwodni_lowcy-do-lay = use a { $card } for the set
    .verb = Lay out: { $card }
podwodni_lowcy-do-add = add a { $card } to the pool
    .verb = Add: { $card }
podwodni_lowcy-do-take = take a { $card } from the pool
    .verb = Take: { $card }
podwodni_lowcy-do-end = end the turn
    .verb = End the turn
podwodni_lowcy-offer-row = surface with the row, card { $number } of { $all }: { $space }, { $card }
podwodni_lowcy-offer-net = net: take from { $name }: { $card }
podwodni_lowcy-offer-harpoon = harpoon, take: { $space }, { $card }

podwodni_lowcy-diver = { $name } · { $points } pts
podwodni_lowcy-sea = Sea
podwodni_lowcy-caught = open:
podwodni_lowcy-scored = sets:
podwodni_lowcy-pool = Pool:
podwodni_lowcy-deck = Deck { $deck }, discarded { $discards }, playing to { $target }
podwodni_lowcy-risk-deeper = Risk of the next card: { $risk }
podwodni_lowcy-risk-corner = { $corner }: { $risk }
podwodni_lowcy-risk-corners = Risk of the second card:
podwodni_lowcy-risk-number = { $percent } %
podwodni_lowcy-last-turns = last turns
podwodni_lowcy-legend = the letter is the colour: R red, G green, Y yellow; the drawing is the card: ◉◁ puffer, ◇~ ray, ═◁ mackerel, ʗ shrimp, ≈≈ wave, ▦ net, ─► harpoon
    ✓ before a card: picked already; · an empty place; columns a to d, rows 1 to 3 from the top; the dive lies at the side
    the orange frame and the word “now”: whose turn it is; sets: cards face down, each worth 10 points

podwodni_lowcy-log-first = { $seat } begins
podwodni_lowcy-log-fill = Laid out: { $filled }
podwodni_lowcy-log-reshuffle = The deck has run out; { $count } discarded cards are shuffled into a new one
podwodni_lowcy-log-draw = { $seat } dives and draws: { $card }
podwodni_lowcy-log-no-cards = There is nothing to draw, { $seat } passes
podwodni_lowcy-log-corner = { $seat } begins at the { $corner } corner
podwodni_lowcy-log-place = { $seat } adds the next card: { $card }
podwodni_lowcy-log-interrupted = { $reason ->
        [colour] The dive of { $seat } is interrupted: { $card }, and a fish of the same colour lies beside it ({ $causes })
       *[same] The dive of { $seat } is interrupted: { $card }, and such a card lies in this row or column already ({ $causes })
    }
podwodni_lowcy-log-consolation = { $seat } gets the first card as a consolation: { $card }
podwodni_lowcy-log-consolation-tool = { $seat } may use the first card as a consolation ({ $card }); then it is discarded
podwodni_lowcy-log-consolation-wave = { $seat } has only a wave as a consolation, and it gives nothing
podwodni_lowcy-log-lost = { $seat } comes up with nothing and loses: { $cards }
podwodni_lowcy-log-wash = The wave takes from { $seat }: { $count } × { $card }
podwodni_lowcy-log-waves = The waves of this row are discarded: { $spaces }
podwodni_lowcy-log-column = { $seat } surfaces with the column: { $cards }
podwodni_lowcy-log-row = { $seat } surfaces with cards of the row: { $cards }
podwodni_lowcy-log-net = { $seat } nets a card of { $other }: { $card }
podwodni_lowcy-log-harpoon = { $seat } harpoons from the table ({ $space }): { $card }
podwodni_lowcy-log-pass = { $seat } leaves the rest unused
podwodni_lowcy-log-moved = The rest of the dive of { $seat } fills the gaps: { $cards }
podwodni_lowcy-log-score = { $seat } scores { $set }
podwodni_lowcy-log-turned = { $seat } turns over: { $card }
podwodni_lowcy-log-pool = { $seat } offers the pool: { $cards }
podwodni_lowcy-log-take = { $seat } takes from the pool: { $card }
podwodni_lowcy-log-last-turns = { $seat } has { $points } points: everyone else has one last turn

podwodni_lowcy-score-sets = Scored sets
podwodni_lowcy-score-sets-why = { $parts }
podwodni_lowcy-score-open = Open fish and shrimps
podwodni_lowcy-score-open-why = { $parts }
podwodni_lowcy-tie-shrimps = fewer open shrimps ({ $won }, not { $lost })

podwodni_lowcy-rules-goal-title = The goal
podwodni_lowcy-rules-goal = Catch fish, turn them into sets of 10 points each, and have the most points when somebody has reached at least the agreed number: 25, 35 or 45.
podwodni_lowcy-rules-start-title = The sea
podwodni_lowcy-rules-start = 86 cards: 54 fish in three colours and three kinds, and 8 each of shrimps, waves, nets and harpoons. Twelve of them lie open in 3 rows of 4. Before each turn gaps are filled from the deck. When the deck has run out, the discarded cards make a new one.
podwodni_lowcy-rules-turn-title = Your turn
podwodni_lowcy-rules-turn = Either dive, or score as many sets as you can and like.
podwodni_lowcy-rules-dive-title = Diving
podwodni_lowcy-rules-dive = Draw a card and lay it diagonally outside one of the four corners, so that it begins a new column. The second card goes below or above it, at the end of the nearest row. Then you may surface, or lay a third card at the end of the middle row, and a fourth at the end of the far one. After the fourth you surface.
podwodni_lowcy-rules-interrupted-title = When a dive is interrupted
podwodni_lowcy-rules-interrupted = From the second card on, a fish interrupts the dive if a fish directly beside it (in the row or in the column) has its colour. A shrimp, wave, net or harpoon does so if its like already lies in that row or in the new column. At the second card you still keep the first one; at the third or fourth you lose them all. The turn is over.
podwodni_lowcy-rules-waves-title = Waves
podwodni_lowcy-rules-waves = If the interrupting card is a wave, every diver first chooses one of the own open fish and discards all of that kind and colour, or discards all own shrimps. Then the waves of that row and column are discarded. A wave that you collect does nothing.
podwodni_lowcy-rules-surface-title = Surfacing
podwodni_lowcy-rules-surface = Take the whole new column, or just as many cards of your choice from the row where the last card was laid, that card included. Fish and shrimps lie open before you, a point each. If you took from the row, the cards left of the dive fill the gaps from the top left.
podwodni_lowcy-rules-tools-title = Nets and harpoons
podwodni_lowcy-rules-tools = They work when you collect them. With a net you may take an open card of another diver, with a harpoon a fish from the table, never a shrimp. Then they are discarded.
podwodni_lowcy-rules-score-title = Scoring
podwodni_lowcy-rules-score = A set is 3 fish of one kind and colour, 4 of one kind, or 4 of one colour; one shrimp at most may stand for a fish. You need 2 more open cards beside the set. Turn one card of the set over: 10 points that nobody can take. The rest of the set and 2 further cards form a pool; each other diver in turn takes one of them, the remainder is discarded. Every set has its own pool.
podwodni_lowcy-rules-end-title = The end
podwodni_lowcy-rules-end = Whoever has at least the agreed number of points at the end of an own turn sets off the end: everyone else has one more turn. Each set counts 10 points, each open fish or shrimp 1.
podwodni_lowcy-rules-ties-title = Ties
podwodni_lowcy-rules-ties = With equal points the diver with fewer open shrimps wins; if that is equal too, the victory is shared.

podwodni_lowcy-ruling-first-diver = Who begins is drawn: nobody here can tell who was the last to go fishing.
podwodni_lowcy-ruling-fill-order = Gaps are filled row by row from the top left, the way leftovers of a dive are; the rulebook names no order for new cards. They are not checked against their neighbours.
podwodni_lowcy-ruling-first-card-open = The first card of a dive is open to all as soon as it is drawn: it is laid open at once anyway.
podwodni_lowcy-ruling-blue-fish = An example in the rulebook speaks of a blue fish, a colour that is not in the box; it is read as a fish of the neighbour's colour.
podwodni_lowcy-ruling-consolation-acts = A net or harpoon that you keep as consolation is used like a collected one, after the second card is gone and after a wave has washed; a wave kept as consolation does nothing.
podwodni_lowcy-ruling-washing-order = Divers choose what the wave takes in turn order, beginning with the one whose turn it is; somebody has to be asked first.
podwodni_lowcy-ruling-row-includes-last-card = The last card belongs to the row it was added to, so it can be among the cards taken from it.
podwodni_lowcy-ruling-leftovers = Cards left of a dive fill the gaps in the order they were placed; the rulebook only says where the filling begins.
podwodni_lowcy-ruling-tools-before-leftovers = Nets and harpoons act at once, so before the rest of the dive moves into the grid; a harpoon can still take from it.
podwodni_lowcy-ruling-tools-in-any-order = Several nets and harpoons are used one after another in the order the diver likes; the rulebook names none.
podwodni_lowcy-ruling-reshuffle = The discarded cards become the new deck when the next card is needed, so that those discarded meanwhile are among them.
podwodni_lowcy-ruling-no-cards = If deck and discard pile are both empty, gaps stay open, a dive cannot go on, and without a first card the turn passes. With the printed cards it cannot happen: 24 waves, nets and harpoons never stay with a diver, and 16 cards at most lie on the table.
podwodni_lowcy-ruling-turned-card = Any card of the set may be the one turned over, a shrimp too: the rulebook says one card of the set.
podwodni_lowcy-ruling-pool-must-be-taken = Taking a card of the pool is no offer to refuse: the rulebook says that each diver chooses one.
podwodni_lowcy-ruling-target-counts-open-cards = Open cards count for reaching the agreed number too: sets alone would make 25, 35 and 45 odd numbers to choose.
podwodni_lowcy-ruling-last-tie = With equal points and equally many open shrimps the victory is shared; the rulebook knows no further tie-break.

# In the browser.
podwodni_lowcy-tab-dive = The dive
podwodni_lowcy-table = Table: the cards in the water and the dive
podwodni_lowcy-seat = seat { $number }
podwodni_lowcy-picked = picked
podwodni_lowcy-open = can be chosen
podwodni_lowcy-fresh = just placed
podwodni_lowcy-hinted = hint
podwodni_lowcy-guilty = it interrupted the dive
podwodni_lowcy-gap = empty place
podwodni_lowcy-corner-place = { $corner } corner
podwodni_lowcy-first-card = first card of the dive
podwodni_lowcy-dive-card = card { $number } of the dive
podwodni_lowcy-next-place = the diver: card { $number } would go here
podwodni_lowcy-later-place = place for card { $number }
podwodni_lowcy-deck-has = deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
podwodni_lowcy-discards = Discarded
podwodni_lowcy-discards-none = nothing yet
podwodni_lowcy-discards-are = { $cards ->
        [0] nothing has been discarded yet
       *[other] discarded: { $listed }
    }
podwodni_lowcy-pool-is = Pool: one card for each of the others
podwodni_lowcy-hand = Your catch
podwodni_lowcy-hand-of = Catch of { $name }
podwodni_lowcy-cards-of = { $card }: { $count ->
        [0] none
        [one] { $count } card
       *[other] { $count } cards
    }
podwodni_lowcy-sets-scored = { $sets ->
        [0] no set scored
        [one] { $sets } set face down: { $cards }
       *[other] { $sets } sets face down: { $cards }
    }
podwodni_lowcy-points-of = { $points } of { $target } points
podwodni_lowcy-sets = Sets you can score
podwodni_lowcy-status = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
podwodni_lowcy-interrupted = { $whose ->
        [yours] Your dive is interrupted: { $card }!
       *[other] The dive of { $name } is interrupted: { $card }!
    }
podwodni_lowcy-interrupted-why = { $reason ->
        [colour] Beside it lies a fish of its colour: { $causes }
       *[same] Such a card lies in this row or column already: { $causes }
    }
podwodni_lowcy-danger = the next card might clash with it
podwodni_lowcy-dangers = These would interrupt the dive
podwodni_lowcy-dangers-none = Nothing would interrupt the dive now
podwodni_lowcy-danger-fish = { $colour ->
        [red] any red fish
        [green] any green fish
       *[yellow] any yellow fish
    }
podwodni_lowcy-dangers-of = { $dangers } of { $cards } cards in the deck
podwodni_lowcy-dangers-cost = An interruption now costs all { $cards } cards

podwodni_lowcy-risk-title = Risk of an interruption
podwodni_lowcy-risk-at-corners = Risk at each corner
podwodni_lowcy-risk-of = risk: { $risk }
podwodni_lowcy-risk-level = { $level ->
        [none] none
        [low] low
        [middling] middling
        [high] high
       *[extreme] extreme
    }
podwodni_lowcy-dive-has = { $cards ->
        [0] Nobody is diving now.
        [one] The diver has { $cards } card.
       *[other] The diver has { $cards } cards.
    }

podwodni_lowcy-act-dive = Dive
podwodni_lowcy-act-dive-why = turn up the first card and choose a corner
podwodni_lowcy-act-deeper = Deeper
podwodni_lowcy-act-deeper-why = add the next card to the column; if it interrupts the dive, you get nothing
podwodni_lowcy-act-column = Take the column
podwodni_lowcy-act-column-why = { $cards ->
        [one] surface with { $cards } card
       *[other] surface with all { $cards } cards of the dive
    }
podwodni_lowcy-act-pass = Leave it
podwodni_lowcy-act-pass-why = discard nets and harpoons without taking anything
podwodni_lowcy-act-end = End the turn
podwodni_lowcy-act-end-why = score nothing more
podwodni_lowcy-act-score = Score { $set }
podwodni_lowcy-act-score-some = Score a set ({ $sets })
podwodni_lowcy-act-score-why = instead of diving: turn one card of the set face down for 10 points; the rest and two further cards go to the pool
podwodni_lowcy-act-net = Cast the net
podwodni_lowcy-act-net-why = take one open card of another player
podwodni_lowcy-act-fold = Show the sea

podwodni_lowcy-lock-chance = no undo: you will see the next card

podwodni_lowcy-ask-start = Time to dive
podwodni_lowcy-ask-start-detail = Turn up the first card: press the deck or the button on the sea bed
podwodni_lowcy-ask-start-or-score = Dive or score?
podwodni_lowcy-ask-start-or-score-detail = { $sets ->
        [one] A set worth 10 points is ready
       *[other] Sets worth 10 points each are ready to choose from
    }
podwodni_lowcy-ask-corner = Choose a corner: { $card }
podwodni_lowcy-ask-corner-detail = The second card goes beside the nearest row and may interrupt the dive
podwodni_lowcy-ask-depth = { $cards ->
        [one] Deeper, or up with { $cards } card?
       *[other] Deeper, or up with { $cards } cards?
    }
podwodni_lowcy-ask-depth-detail = Take the column, or choose cards of the glowing row
podwodni_lowcy-ask-depth-risk = Risk of an interruption: { $risk }. To surface, take the column or choose cards of the row
podwodni_lowcy-ask-surface = Surface: { $cards } cards of the column or of the row
podwodni_lowcy-ask-row = { $left ->
        [one] Choose { $left } more card of the row
       *[other] Choose { $left } more cards of the row
    }
podwodni_lowcy-ask-row-detail = The rest of the dive will fill the gaps
podwodni_lowcy-ask-net = { $nets ->
        [one] Cast the net: take another player's card
       *[other] Cast your { $nets } nets: take other players' cards
    }
podwodni_lowcy-ask-net-detail = { $rivals ->
        [one] You may take one open card, but need not
       *[other] Choose from whom and what you take; you need not
    }
podwodni_lowcy-ask-harpoon = { $harpoons ->
        [one] Use the harpoon: take a fish from the table
       *[other] Use your { $harpoons } harpoons: take fish from the table
    }
podwodni_lowcy-ask-harpoon-detail = Any fish that glows; a shrimp is too small
podwodni_lowcy-ask-both = Use net and harpoon, in any order
podwodni_lowcy-ask-both-detail = Nets: { $nets }, harpoons: { $harpoons }
podwodni_lowcy-ask-washing = A wave! Choose what it washes away from your catch
podwodni_lowcy-ask-washing-detail = You lose all cards of that kind and colour, or all shrimps
podwodni_lowcy-ask-turn = Which card of the set do you turn face down? It marks your 10 points
podwodni_lowcy-ask-lay = Choose the next card of the set
podwodni_lowcy-ask-set-detail = { $set }: { $wanted } more to lay out
podwodni_lowcy-ask-further = { $left ->
        [one] Add { $left } more card to the pool
       *[other] Add { $left } more cards to the pool
    }
podwodni_lowcy-ask-further-detail = The other players take from the pool, one card each
podwodni_lowcy-ask-pool = Take one card from the pool
podwodni_lowcy-ask-pool-detail = { $name } scores a set, and you profit
podwodni_lowcy-ask-more = Score another set?
podwodni_lowcy-ask-more-detail = Or end the turn
podwodni_lowcy-ask-wait-start = { $name } is to play
podwodni_lowcy-ask-wait-corner = { $name } chooses a corner
podwodni_lowcy-ask-wait-depth = { $name } is diving
podwodni_lowcy-ask-wait-row = { $name } chooses cards of the row
podwodni_lowcy-ask-wait-tools = { $name } uses nets and harpoons
podwodni_lowcy-ask-wait-washing = The wave washes: { $name } chooses
podwodni_lowcy-ask-wait-set = { $name } lays out a set
podwodni_lowcy-ask-wait-further = { $name } adds cards to the pool
podwodni_lowcy-ask-wait-pool = { $name } takes from the pool
podwodni_lowcy-ask-wait-more = { $name } scores
podwodni_lowcy-ask-start-todo = Press the deck to dive
podwodni_lowcy-ask-start-or-score-todo = Dive, or score: on the sea bed
podwodni_lowcy-ask-corner-todo = Press a corner of the sea
podwodni_lowcy-ask-depth-todo = Deeper or up: on the sea bed
podwodni_lowcy-ask-surface-todo = Press the column or cards of the row
podwodni_lowcy-ask-row-todo = Press the next card of the row
podwodni_lowcy-ask-net-todo = Press the card that you take
podwodni_lowcy-ask-harpoon-todo = Press a fish that glows
podwodni_lowcy-ask-both-todo = Press the net or a fish
podwodni_lowcy-ask-washing-todo = Press what the wave takes
podwodni_lowcy-ask-turn-todo = Press the card to turn face down
podwodni_lowcy-ask-lay-todo = Press the next card of the set
podwodni_lowcy-ask-further-todo = Press a card of yours
podwodni_lowcy-ask-pool-todo = Press a card of the pool
podwodni_lowcy-ask-more-todo = Score, or end: on the sea bed
podwodni_lowcy-ask-last-turns = Last turns: { $name } has enough points
podwodni_lowcy-ask-won = { $names } wins
podwodni_lowcy-ask-won-you = You win!
podwodni_lowcy-ask-shared = A shared victory: { $names }
podwodni_lowcy-ask-over = The match is over

podwodni_lowcy-help-turn = Your turn
podwodni_lowcy-help-dive = Dive
podwodni_lowcy-help-dive-how = turn up a card, put it at a corner and add more as long as you dare: 2 to 4 cards.
podwodni_lowcy-help-or = or
podwodni_lowcy-help-score = Score
podwodni_lowcy-help-score-how = turn one card of a set face down for 10 points. The others share the rest of the set and 2 further cards.
podwodni_lowcy-help-deeper = Deeper or up?
podwodni_lowcy-help-deeper-how = Up: take the whole column, or the same number of cards of your choice from the row of the last card.
podwodni_lowcy-help-interrupted = A fish beside a fish of its colour interrupts, and so does a second equal other card in the row or column. At card 2 you keep card 1, later nothing.
podwodni_lowcy-help-sets = Sets
podwodni_lowcy-help-three = 3 equal fish
podwodni_lowcy-help-kind = 4 fish of one kind
podwodni_lowcy-help-colour = 4 fish of one colour
podwodni_lowcy-help-further = You need 2 further cards beside the set.
podwodni_lowcy-help-cards = The other cards
podwodni_lowcy-help-shrimp = A shrimp replaces one fish of a set.
podwodni_lowcy-help-net = A net takes a card from another player.
podwodni_lowcy-help-harpoon = A harpoon takes a fish from the table.
podwodni_lowcy-help-wave = A wave that interrupts a dive washes cards of one kind and colour away from everybody.
podwodni_lowcy-help-end = The end
podwodni_lowcy-help-end-how = A set is 10 points, every open fish and shrimp 1. Whoever has at least the agreed number of points at the end of the own turn brings the end: all others get one more turn. In a tie fewer open shrimps win.

podwodni_lowcy-symbol-puffer = Puffer
podwodni_lowcy-symbol-puffer-means = a round fish with spikes
podwodni_lowcy-symbol-ray = Ray
podwodni_lowcy-symbol-ray-means = a flat fish with two wings, seen from above
podwodni_lowcy-symbol-mackerel = Mackerel
podwodni_lowcy-symbol-mackerel-means = a long, slim fish
podwodni_lowcy-symbol-red = Red twig
podwodni_lowcy-symbol-red-means = a red fish; its skin has stripes
podwodni_lowcy-symbol-green = Green tubes
podwodni_lowcy-symbol-green-means = a green fish; its skin has ripples
podwodni_lowcy-symbol-yellow = Yellow dome
podwodni_lowcy-symbol-yellow-means = a yellow fish; its skin has dots
podwodni_lowcy-symbol-shrimp = Shrimp
podwodni_lowcy-symbol-shrimp-means = replaces one fish of a set
podwodni_lowcy-symbol-net = Net
podwodni_lowcy-symbol-net-means = take an open card of another player; the net is discarded
podwodni_lowcy-symbol-harpoon = Harpoon
podwodni_lowcy-symbol-harpoon-means = take any fish from the table; the harpoon is discarded
podwodni_lowcy-symbol-wave = Wave
podwodni_lowcy-symbol-wave-means = gives nothing; when it interrupts a dive, everybody loses something
podwodni_lowcy-symbol-back = Card face down
podwodni_lowcy-symbol-back-means = a scored set, safe until the end; the deck looks the same
podwodni_lowcy-symbol-diver = Diver
podwodni_lowcy-symbol-diver-means = waits where the next card would go

# Lessons of a first match.
podwodni_lowcy-course-match = A first match of Podwodni Łowcy
podwodni_lowcy-course-match-goal = Catch fish and make sets of them: ten points each. Most points win.
podwodni_lowcy-course-match-turn = On your turn either dive for cards, or score sets that you hold.
podwodni_lowcy-course-match-interrupted = Two fish of one colour side by side interrupt the dive. Surface in time!
podwodni_lowcy-lesson-dive = Dive: turn up card after card, at most { $most }, into a new column beside the sea. Surface whenever you like, before something interrupts you.
    .title = Diving
podwodni_lowcy-lesson-corner = The first card is always safe: { $card }. The corner you choose decides which row the second card meets. The { $corner } corner is the safest: { $percent }% of the cards would interrupt you there.
    .title = The corner
podwodni_lowcy-lesson-interrupt = These would interrupt you now: { $cards }. A fish does beside a fish of its colour, anything else where its like lies in the row or the column. Risk: { $percent }%.
    .title = What interrupts a dive
podwodni_lowcy-lesson-surface = Or surface now: take the whole column, or { $dived } cards of your choice from the row that the last card was added to.
    .title = Surfacing
podwodni_lowcy-lesson-interrupted = Interrupted: { $card }. { $reason ->
        [colour] A fish of the same colour lies beside it ({ $causes }).
       *[same] Its like lies in that row or column already ({ $causes }).
    } Your turn is over.
    .title = Why a dive ends
podwodni_lowcy-lesson-consolation = The second card interrupted you, so you still keep the first one: { $card }.
    .title = A consolation
podwodni_lowcy-lesson-lost = At the third or fourth card everything is lost. The deeper, the more there is to gain and to lose.
    .title = Losing everything
podwodni_lowcy-lesson-wave = A wave interrupts and washes over everybody: each diver gives up all open fish of one kind and colour, or all shrimps.
    .title = Waves
podwodni_lowcy-lesson-catch = What you caught lies open before you, a point a card: { $open ->
        [one] { $open } point
       *[other] { $open } points
    } now. It is not safe there: nets and waves take from it.
    .title = The catch
podwodni_lowcy-lesson-net = A net works at once: take any open card of another diver.
    .title = Nets
podwodni_lowcy-lesson-harpoon = A harpoon works at once: take any fish from the table. Shrimps are too small.
    .title = Harpoons
podwodni_lowcy-lesson-sets = Collect sets: 3 fish of one kind and colour, 4 of one kind, or 4 of one colour, and { $further } more open cards beside them. A set is { $points } points.
    .title = Sets
podwodni_lowcy-lesson-shrimp = A shrimp may stand for a fish in a set, one shrimp in each set.
    .title = Shrimps
podwodni_lowcy-lesson-score = You hold a set: { $set }. Instead of diving you may score it for { $points } points.
    .title = Scoring a set
podwodni_lowcy-lesson-turned = The card that is turned over ({ $card }) is worth { $points } points, and nobody can take it from you any more.
    .title = The card turned over
podwodni_lowcy-lesson-pool = That is the price of a set: its other cards and two more form a pool ({ $cards }). Each other diver takes one, the rest is discarded.
    .title = The pool
podwodni_lowcy-lesson-share = { $other } scores a set, so you take a card from the pool.
    .title = Taking from the pool
podwodni_lowcy-lesson-end = { $other } has { $points } points at the end of a turn. Everyone else has one more turn, then the points are counted.
    .title = The end
podwodni_lowcy-aspect-open = Open cards
podwodni_lowcy-aspect-interrupted = Risk that the dive is interrupted

# With the box on the table.
podwodni_lowcy-told-card = there is no such card
podwodni_lowcy-told-place = a card lies before a diver, at a1 to d3, in the dive, or is discarded
podwodni_lowcy-told-none-left = all cards of this sort were seen already
podwodni_lowcy-told-deep = a dive has four cards at the most
podwodni_lowcy-told-taken = another card lies there
podwodni_lowcy-told-tool = only fish and shrimps lie before a diver
podwodni_lowcy-told-corner = the dive needs a corner first: top-left, top-right, bottom-left or bottom-right
podwodni_lowcy-told-no-dive = there is no dive
podwodni_lowcy-told-row = just as many cards as the dive has can be taken from the row of its last card
podwodni_lowcy-told-not-open = this card does not lie open before that diver
podwodni_lowcy-told-no-fish = a harpoon takes a fish from the table
podwodni_lowcy-told-set = these cards are no set
podwodni_lowcy-told-further = two further cards go to the pool with a set
podwodni_lowcy-told-pool = this card is not in the pool
podwodni_lowcy-told-taker = this diver takes no card of the pool now
podwodni_lowcy-tabletop-prepare = Set up the box
podwodni_lowcy-tabletop-prepare-why = Step by step with pictures, for two to five players, and who begins.
podwodni_lowcy-tabletop-pad = Score pad and risk
podwodni_lowcy-tabletop-pad-why = Tap in catches and sets: who is ahead, how far it is to the target, and how risky the next card is by the cards seen.
podwodni_lowcy-prepare-deck = Shuffle all { $cards } cards. They are the deck, face down.
podwodni_lowcy-prepare-grid = Lay { $cards } cards open in the middle: { $rows } rows of { $columns }. What lies beside what does not matter yet.
podwodni_lowcy-prepare-target = Agree on the number of points to reach: { $target } here; 25 is a short match, 45 a long one.
podwodni_lowcy-prepare-room = Leave room on all sides of the grid for a new column, and before each of the { $seats } divers for open cards.
podwodni_lowcy-prepare-first = Choose who begins.
podwodni_lowcy-pad-target = Target
podwodni_lowcy-pad-pages = What is shown
podwodni_lowcy-pad-catch = Catches
podwodni_lowcy-pad-table = Table and risk
podwodni_lowcy-pad-reached = { $names }: { $target } points reached. Everyone else has one more turn.
podwodni_lowcy-pad-missing = { $points ->
        [0] The target of { $target } is reached.
       *[other] { $points } to the target of { $target }.
    }
podwodni_lowcy-pad-open = Open cards
podwodni_lowcy-pad-no-open = No open cards yet.
podwodni_lowcy-pad-sets = Sets scored: { $count }
podwodni_lowcy-pad-ready = Can be scored now: { $sets }
podwodni_lowcy-pad-add = A card comes
podwodni_lowcy-pad-score = Score a set
podwodni_lowcy-pad-from-pool = Take from the pool
podwodni_lowcy-pad-wash = Washed away
podwodni_lowcy-pad-net = With a net from { $name }
podwodni_lowcy-pad-old-set = A set from before
podwodni_lowcy-pad-takers = Still to take from the pool: { $names }
podwodni_lowcy-pad-which = Which card?
podwodni_lowcy-pad-lay-set = Tap the cards of the set. The first one is turned over.
podwodni_lowcy-pad-lay-further = Tap the further cards that go to the pool.
podwodni_lowcy-pad-then-further = On to the further cards
podwodni_lowcy-pad-back-to-set = Back to the set
podwodni_lowcy-pad-unseen = { $count ->
        [one] { $count } card nobody has seen.
       *[other] { $count } cards nobody has seen.
    } Tap in all that lie open, and the risk is exact.
podwodni_lowcy-pad-empty = { $space }, empty
podwodni_lowcy-pad-gone = taken
podwodni_lowcy-pad-dive-of = The dive of { $name }
podwodni_lowcy-pad-dive-card = Next card of the dive
podwodni_lowcy-pad-corner = At which corner?
podwodni_lowcy-pad-risk = Risk of the next card: { $percent }
podwodni_lowcy-pad-dangers = Would interrupt: { $cards }
podwodni_lowcy-pad-interrupts = { $card } interrupts the dive.
podwodni_lowcy-pad-take-column = { $name } takes the column
podwodni_lowcy-pad-take-row = { $name } takes from the row
podwodni_lowcy-pad-take-picked = { $name } takes these: { $count }
podwodni_lowcy-pad-interrupted = { $name } is interrupted
podwodni_lowcy-pad-discard = A card was discarded
podwodni_lowcy-pad-harpoon = { $name } uses a harpoon
podwodni_lowcy-pad-tap-fish = Tap the fish that the harpoon takes.

# Rules at hand.
podwodni_lowcy-reference-card = such cards in the deck: { $count }
