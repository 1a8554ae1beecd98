# Shallow Sea.
shallow_sea-tagline = Lay corals, invite fish and fill an ocean with life.
shallow_sea-level-novice = Lays corals side by side and hopes that a creature likes it there.
shallow_sea-level-easy = Fills the nearest coral and is surprised by what it needs next.
shallow_sea-level-medium = Thinks a turn through, but takes the first good way.
shallow_sea-level-hard = Compares several ways of using a turn and finishes its creatures.
shallow_sea-level-expert = Plans whole turns and fits fish, coral and creatures together like a clockmaker.
shallow_sea-alone = One person plays for a rank; fish on the lionfish card stand in for shells.
shallow_sea-option-mode = Mode
shallow_sea-option-mode-standard = the full rules
shallow_sea-option-mode-first = first game: recommended cards and creatures, fish in the colours of the corals
shallow_sea-option-mode-family = family: no ecosystem cards, only tiles score; the family set unless you choose another
shallow_sea-option-creatures = The ten types of creature (or your own, such as A1,A3,…)
shallow_sea-option-creatures-guide = random, within the category guide
shallow_sea-option-creatures-random = random, any of them
shallow_sea-option-creatures-first = the set for a first game
shallow_sea-option-creatures-family = the family set
shallow_sea-option-orange = Orange ecosystem card (or a number from 1 to 7)
shallow_sea-option-orange-random = a random orange one
shallow_sea-option-blue = Blue ecosystem card (or a number from 1 to 7)
shallow_sea-option-blue-random = a random blue one
shallow_sea-option-scenario = Scenario (or a number from 1 to 15)
shallow_sea-option-scenario-0 = no scenario
shallow_sea-option-modified = Modified rules (or numbers from 1 to 10, such as 2,9)
shallow_sea-option-modified-none = none
# Options that do not go together.
shallow_sea-clash = { $what ->
        [mode-first] the mode “first game”
        [mode-family] the family mode
        [creatures] your choice of creatures
        [orange] your choice of the orange card
        [blue] your choice of the blue card
        [scenario] a scenario
        [two-orange] two orange cards
        [two-blue] two blue cards
        [without-7] a match without modified rule 7
       *[modified] modified rules
    }
shallow_sea-synonyms = choose=take put=space rotate=turn finish=complete on=

# Tiles and colours.
shallow_sea-colour = { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[purple] purple
    }
shallow_sea-fish-one = { $colour ->
        [red] red fish
        [yellow] yellow fish
        [green] green fish
       *[purple] purple fish
    }
shallow_sea-fish-object = { $colour ->
        [red] a red fish
        [yellow] a yellow fish
        [green] a green fish
       *[purple] a purple fish
    }
shallow_sea-coral-colour = { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[purple] purple
    }
shallow_sea-coral = { $name } ({ $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[purple] purple
    } coral worth { $points }; fish: { $fish })
shallow_sea-creature = { $name } ({ $species })
shallow_sea-wish = Wants { $needed } { $wants ->
        [coral] completed corals
       *[fish] finished fish
    } { $colours ->
        [same] of one colour
       *[different] of different colours
    } { $where ->
        [cells] on the marked spaces
        [directions] { $ways ->
            [1] in the marked direction
           *[other] in the two marked directions together
        }
       *[anywhere] anywhere
    }. Then it gives { $points } points; unfinished at the end { $part } for each that fits
shallow_sea-species-A1 = whale shark
shallow_sea-species-A2 = great white shark
shallow_sea-species-A3 = epaulette shark
shallow_sea-species-A4 = hammerhead shark
shallow_sea-species-B1 = dugong
shallow_sea-species-B2 = bottlenose dolphin
shallow_sea-species-B3 = humpback whale
shallow_sea-species-B4 = Migaloo, the white humpback
shallow_sea-species-C1 = reef manta ray
shallow_sea-species-C2 = hawksbill turtle
shallow_sea-species-C3 = sea krait
shallow_sea-species-C4 = seahorse
shallow_sea-species-D1 = pom-pom crab
shallow_sea-species-D2 = hermit crab
shallow_sea-species-D3 = reef lobster
shallow_sea-species-D4 = peacock mantis shrimp
shallow_sea-species-E1 = blue-ringed octopus
shallow_sea-species-E2 = cuttlefish
shallow_sea-species-E3 = nudibranch
shallow_sea-species-E4 = box jellyfish
shallow_sea-species-F1 = nautilus
shallow_sea-species-F2 = giant clam
shallow_sea-about-A1 = The largest fish of all sieves tiny plankton from the water and is no danger to divers.
shallow_sea-about-A2 = It can sense the faint electric field that the muscles of its prey give off.
shallow_sea-about-A3 = At low tide it walks on its fins over the bare reef from pool to pool.
shallow_sea-about-A4 = Its eyes stand so far apart that it sees almost all the way around.
shallow_sea-about-B1 = This plant-eating mammal grazes on meadows of seagrass.
shallow_sea-about-B2 = Every bottlenose has a whistle of its own by which others know it.
shallow_sea-about-B3 = Males learn their long songs from one another.
shallow_sea-about-B4 = A white whale that has been seen off eastern Australia since the nineties.
shallow_sea-about-C1 = It returns to the same places on the reef, where small fish clean its skin.
shallow_sea-about-C2 = With its narrow beak it picks sponges out of cracks in the reef.
shallow_sea-about-C3 = This venomous snake hunts in the water and rests on land.
shallow_sea-about-C4 = It is the male who carries the young in a pouch.
shallow_sea-about-D1 = It holds small anemones in its claws and defends itself with them.
shallow_sea-about-D2 = When it has grown it moves into a larger shell.
shallow_sea-about-D3 = It hides in crevices by day and feeds at night.
shallow_sea-about-D4 = It strikes so fast that the water around its limbs boils for an instant.
shallow_sea-about-E1 = Its blue rings flash when it feels threatened.
shallow_sea-about-E2 = It changes the colour and texture of its skin in the blink of an eye.
shallow_sea-about-E3 = It breathes with gills that it wears outside like a plume.
shallow_sea-about-E4 = It has twenty-four eyes and swims where it wants to go.
shallow_sea-about-F1 = It lets gas and water in and out of the chambers of its shell to rise and sink.
shallow_sea-about-F2 = Algae in its mantle feed it with the light of the sun.
shallow_sea-about-lionfish = The lionfish swallows fish almost half as long as itself.

# Ecosystem cards.
shallow_sea-card-orange-1 = Hidden in Plain Colour
shallow_sea-card-orange-2 = Coral Duets
shallow_sea-card-orange-3 = Symphony of Fins
shallow_sea-card-orange-4 = Odd Couples
shallow_sea-card-orange-5 = Deep Kinship
shallow_sea-card-orange-6 = Giant Reef
shallow_sea-card-orange-7 = Trios
shallow_sea-card-blue-1 = Riches of the Deep
shallow_sea-card-blue-2 = Fertile Caves
shallow_sea-card-blue-3 = Underwater Neighbours
shallow_sea-card-blue-4 = In the Spotlight
shallow_sea-card-blue-5 = Creature Duet
shallow_sea-card-blue-6 = Radiant Caves
shallow_sea-card-blue-7 = Edges of Diversity
shallow_sea-card-orange-1-counts = 2 points for each completed coral with a fish of its colour
shallow_sea-card-orange-2-counts = 3 points for each pair of completed corals of one colour
shallow_sea-card-orange-3-counts = 3 points for each finished fish of your most frequent colour, at most 18
shallow_sea-card-orange-4-counts = 2 points for each completed coral with a fish of another colour
shallow_sea-card-orange-5-counts = 4 points for each row with 2 or more completed corals of one colour
shallow_sea-card-orange-6-counts = 2 points for each tile of the largest group of completed corals that touch by their sides
shallow_sea-card-orange-7-counts = 4 points for each colour with 3 or more finished fish
shallow_sea-card-blue-1-counts = 4 points for each row with 2 or more completed creatures
shallow_sea-card-blue-2-counts = 3 points for each completed creature on the 10 inner spaces
shallow_sea-card-blue-3-counts = 2 points for each completed creature that touches another one by a side or a corner
shallow_sea-card-blue-4-counts = 2 points for each column with exactly one completed creature
shallow_sea-card-blue-5-counts = 4 points for each pair of completed creatures that touch by a side; a tile is in one pair at most
shallow_sea-card-blue-6-counts = 2 points for each kind of completed tile on the 10 inner spaces
shallow_sea-card-blue-7-counts = 2 points for each kind of completed tile on the 12 outer spaces

# Achievements.
shallow_sea-difficulty-easy = easy
shallow_sea-difficulty-normal = normal
shallow_sea-difficulty-hard = hard
shallow_sea-scenario-1 = Scenario 1: only the score counts
shallow_sea-scenario-2 = Scenario 2: only the score counts
shallow_sea-scenario-3 = Scenario 3: only the score counts
shallow_sea-scenario-4 = Scenario 4: at least 2 completed corals in each of the 4 colours
shallow_sea-scenario-5 = Scenario 5: at least 5 completed corals of one colour
shallow_sea-scenario-6 = Scenario 6: at least 4 different completed creatures on the outer spaces
shallow_sea-scenario-7 = Scenario 7: exactly one finished fish of some colour
shallow_sea-scenario-8 = Scenario 8: at least 4 different completed creatures
shallow_sea-scenario-9 = Scenario 9: 1 to 5 finished fish of some colour (as printed; probably a misprint)
shallow_sea-scenario-10 = Scenario 10: at least 5 different completed creatures
shallow_sea-scenario-11 = Scenario 11: at least 6 different completed creatures
shallow_sea-scenario-12 = Scenario 12: at least 30 points from the ecosystem cards
shallow_sea-scenario-13 = Scenario 13: at least 2 shells at the end
shallow_sea-scenario-14 = Scenario 14: the card Trios counts twice; at least 5 finished fish of one colour
shallow_sea-scenario-15 = Scenario 15: the corals of one colour score nothing
shallow_sea-standard-1 = at least 130 points
shallow_sea-standard-2 = at least 145 points
shallow_sea-standard-3 = at least 160 points
shallow_sea-standard-4 = at least 170 points
shallow_sea-standard-5 = at least 180 points
shallow_sea-standard-6 = at least 190 points
shallow_sea-standard-7 = all corals completed
shallow_sea-standard-8 = all creatures completed
shallow_sea-standard-9 = all tiles completed
shallow_sea-standard-10 = 5 shells at the end
shallow_sea-standard-11 = at least 20 points for unfinished fish
shallow_sea-standard-12 = at least 6 different completed creatures
shallow_sea-standard-13 = at least 8 completed creatures
shallow_sea-standard-14 = no completed creature twice
shallow_sea-standard-15 = at least 20 points from the orange card
shallow_sea-standard-16 = at least 15 points from the blue card
shallow_sea-standard-17 = the same points from both cards
shallow_sea-standard-18 = completed corals in at most 3 colours
shallow_sea-standard-19 = finished fish in at most 3 colours
shallow_sea-standard-20 = finished fish in at most 2 colours
shallow_sea-standard-21 = finished fish and corals together in at most 3 colours
shallow_sea-standard-22 = empty spaces do not touch each other
shallow_sea-standard-23 = all 12 outer spaces with completed tiles
shallow_sea-standard-24 = at least one completed coral worth 9 in each colour
shallow_sea-standard-25 = at least 3 completed corals in each colour
shallow_sea-modified-1 = corals go beside corals, except the first
shallow_sea-modified-2 = pools hold 3 tiles and fish
shallow_sea-modified-3 = 2 shells move or turn an unfinished coral instead of a fish
shallow_sea-modified-4 = whatever costs shells costs one more
shallow_sea-modified-5 = the fish lie open and are chosen freely
shallow_sea-modified-6 = pools are never refreshed
shallow_sea-modified-7 = two ecosystem cards of each kind, the better one counts
shallow_sea-modified-8 = no pools: a random tile and fish, placed anywhere
shallow_sea-modified-9 = an unfinished fish scores one more for each completed coral of its colour beside it
shallow_sea-modified-10 = completed creatures never touch by their sides
shallow_sea-rank-swimmer = Swimmer
shallow_sea-rank-diver = Diver
shallow_sea-rank-sailor = Sailor
shallow_sea-rank-mermaid = Mermaid
shallow_sea-rank-nymph = Water Nymph
shallow_sea-rank-poseidon = Lord of the Sea
shallow_sea-title-researcher = Researcher of the Sea
shallow_sea-title-explorer = Explorer of the Reef
shallow_sea-title-traveller = Traveller of the Ocean
shallow_sea-title-master = Master of Diving
shallow_sea-title-legend = Legendary Seafarer

# The achievement sheet and the box in the browser.
shallow_sea-sheet-scenarios = Scenarios
shallow_sea-sheet-scenarios-why = Each has its own creatures and cards; its task and its minimum score are both needed.
shallow_sea-sheet-standard = Standard tasks
shallow_sea-sheet-standard-why = They count in matches without a scenario and without modified rules.
shallow_sea-sheet-modified = Modified rules
shallow_sea-sheet-modified-why = Play with the rule and keep it. Several can be combined in one match.
shallow_sea-minimum = at least { $points } points
shallow_sea-set = Creatures
shallow_sea-setup-first = first game
shallow_sea-setup-family = family game
shallow_sea-setup-random = creatures at random
shallow_sea-setup-guide = creatures by the category guide
shallow_sea-setup-set-first = creatures of the first game
shallow_sea-setup-set-family = creatures of the family set
shallow_sea-setup-creatures = creatures: { $list }
shallow_sea-setup-modified = modified rules: { $list }
shallow_sea-setup-cards = cards: { $list }
shallow_sea-setup-standard = standard match
shallow_sea-tabletop-score = Score a table at home
shallow_sea-tabletop-score-why = Tap in your finished ocean; Atol counts it line by line.
shallow_sea-box-intro = Tap in the ocean that lies on your table. The pad counts along and explains every line.
shallow_sea-box-match = Your match
shallow_sea-box-seats = Players
shallow_sea-box-kind = Kind of match
shallow_sea-box-kind-standard = standard
shallow_sea-box-kind-family = family
shallow_sea-box-kind-scenario = scenario
shallow_sea-box-kind-modified = modified
shallow_sea-box-scenario = Scenario
shallow_sea-box-modified = Modified rules
shallow_sea-box-orange = Orange card
shallow_sea-box-blue = Blue card
shallow_sea-box-no-card = choose a card
shallow_sea-box-shells = Shells left
shallow_sea-box-lionfish = Fish on the lionfish card
shallow_sea-box-less = { $what }: one less
shallow_sea-box-more = { $what }: one more
shallow_sea-box-ocean = The ocean on your table
shallow_sea-box-hint = Choose a space for a tile or a bubble for a fish.
shallow_sea-box-space = Space { $space }
shallow_sea-box-bubble = Bubble { $bubble }
shallow_sea-box-remove = Remove
shallow_sea-box-sort-coral = Coral
shallow_sea-box-sort-unfinished = Unfinished
shallow_sea-box-sort-creature = Creature
shallow_sea-box-creature = Creature
shallow_sea-box-colour = Its colour
shallow_sea-box-lodger = The fish on it
shallow_sea-box-unfinished = Unfinished coral
shallow_sea-box-unfinished-why = Unfinished corals count nothing, so neither colour nor corners matter.
shallow_sea-box-which = Which creature
shallow_sea-box-completed = completed
shallow_sea-box-waiting = not completed
shallow_sea-box-turn = Turn
shallow_sea-box-turn-now = turned by { $degrees }°
shallow_sea-box-fish = Fish in this bubble
shallow_sea-box-counts = Tiles: { $tiles } of 18 · fish: { $fish } of 17
shallow_sea-box-pad = Score pad
shallow_sea-box-keep = To my achievement sheet
shallow_sea-box-kept = On your achievement sheet, marked as typed in.
shallow_sea-box-clear = Clear the ocean
shallow_sea-box-tiles = { $found } of { $needed } tiles are in: an ocean is finished with 4 empty spaces.
shallow_sea-box-fish-missing = { $found } fish, but { $needed } turns: each turn brings a tile and a fish.
shallow_sea-box-card = The { $colour ->
        [orange] orange
       *[blue] blue
    } card is not chosen{ $needed ->
        [one] {""}
       *[other] {" "}(two are needed)
    }.
shallow_sea-box-unfounded = { $space }: by Atol’s data { $tile } is not completed here. Much of that data is reconstructed, so the printed tile decides.
shallow_sea-box-ready = { $space }: by Atol’s data { $tile } would be completed here.
shallow_sea-box-achieves = Ticks on the sheet
shallow_sea-box-reconstructed = Points and patterns of creatures come from Atol’s reconstructed data; your printed tiles may differ.

# Decisions.
shallow_sea-do-coral = take the coral of column { $slot }
    .verb = Take the coral
shallow_sea-do-creature = take the tile of column { $slot } of the creature pool
    .verb = Take the tile
shallow_sea-do-fish = take the fish of column { $slot }
    .verb = Take the fish of column { $slot }
shallow_sea-do-take = take { shallow_sea-fish-object } from the supply
    .verb = Take { shallow_sea-fish-object }
shallow_sea-do-draw = { $bag ->
        [coral] draw a coral and a fish
       *[creature] draw a creature and a fish
    }
    .verb = Draw
shallow_sea-do-refresh = refresh the { $pool ->
        [corals] coral
        [fish] fish
       *[creatures] creature
    } pool
    .verb = Deal anew
shallow_sea-do-pay = { $by ->
        [shell] pay a shell
        [fish] a random fish for the lionfish
        [red] a red fish for the lionfish
        [yellow] a yellow fish for the lionfish
        [green] a green fish for the lionfish
       *[purple] a purple fish for the lionfish
    }
    .verb = Pay
shallow_sea-do-space = put the tile on { $space }
    .verb = Put it on { $space }
shallow_sea-do-turn = { $degrees ->
        [0] lay it down without turning
       *[other] turn it by { $degrees }°
    }
    .verb = Place it like this
shallow_sea-do-bubble = put the fish on bubble { $bubble }
    .verb = Fish to bubble { $bubble }
shallow_sea-do-complete = complete the tile on { $space }
    .verb = Complete { $space }
shallow_sea-do-lodge = the fish of bubble { $bubble } moves in
    .verb = This fish moves in
shallow_sea-do-move = move the fish of bubble { $bubble }
    .verb = Lift this fish
shallow_sea-do-shift = move or turn the coral on { $space }
    .verb = Lift this coral
shallow_sea-do-end = end the turn
    .verb = End the turn
shallow_sea-offer-price = { $sentence } ({ $shells ->
        [0] for nothing
        [one] for { $shells } shell
       *[other] for { $shells } shells
    })

# The log.
shallow_sea-log-creatures = The creatures of this match: { $creatures }
shallow_sea-log-cards = The ecosystem cards: { $cards }
shallow_sea-log-first = { $seat } has the first turn
shallow_sea-log-start = { $seat } starts with { $tile }
shallow_sea-log-tile = { $seat } takes { $tile }
shallow_sea-log-draw = { $seat } draws from the { $bag ->
        [coral] Coral
       *[creature] Creature
    } bag: { $tile }
shallow_sea-log-fish = { $seat } takes { shallow_sea-fish-object }
shallow_sea-log-pay = { $seat } pays { $shells ->
        [one] { $shells } shell
       *[other] { $shells } shells
    }
shallow_sea-log-lionfish = { $seat } pays by giving the lionfish { shallow_sea-fish-object }
shallow_sea-log-refresh = { $seat } refreshes the { $pool ->
        [corals] Coral
        [fish] Fish
       *[creatures] Creature
    } pool
shallow_sea-log-locked = The creature bag is empty: a coral fills the gap, and the pool cannot be refreshed any more
shallow_sea-log-place = { $seat } puts { $tile } on { $space }{ $turn ->
        [0] { "" }
       *[other] , turned by { $turn }°
    }
shallow_sea-log-shift = { $seat } moves { $tile } to { $space }{ $turn ->
        [0] { "" }
       *[other] , turned by { $turn }°
    }
shallow_sea-log-swim = { $seat } lets { shallow_sea-fish-object } into bubble { $bubble }
shallow_sea-log-move = { $seat } moves { shallow_sea-fish-object } from bubble { $origin } to bubble { $bubble }
shallow_sea-log-coral = { $seat } completes the coral on { $space }: { $tile }; the { shallow_sea-fish-one } of bubble { $bubble } moves in
shallow_sea-log-creature = { $seat } completes the creature on { $space }: { $tile }
shallow_sea-log-no-fish = There is no fish left in the bag: the match ends at once

# The score sheet.
shallow_sea-score-orange = Orange card
shallow_sea-score-orange-why = { $n ->
        [0] no tile counted
       *[other] tiles counted: { $parts }
    }
shallow_sea-score-blue = Blue card
shallow_sea-score-blue-why = { $n ->
        [0] no tile counted
       *[other] tiles counted: { $parts }
    }
shallow_sea-score-row-1 = Row 1
shallow_sea-score-row-1-why = { $n ->
        [0] no tile of the row counts
       *[other] tiles of the row: { $parts }
    }
shallow_sea-score-row-2 = Row 2
shallow_sea-score-row-2-why = { $n ->
        [0] no tile of the row counts
       *[other] tiles of the row: { $parts }
    }
shallow_sea-score-row-3 = Row 3
shallow_sea-score-row-3-why = { $n ->
        [0] no tile of the row counts
       *[other] tiles of the row: { $parts }
    }
shallow_sea-score-row-4 = Row 4
shallow_sea-score-row-4-why = { $n ->
        [0] no tile of the row counts
       *[other] tiles of the row: { $parts }
    }
shallow_sea-score-row-5 = Row 5
shallow_sea-score-row-5-why = { $n ->
        [0] no tile of the row counts
       *[other] tiles of the row: { $parts }
    }
shallow_sea-score-variety = Different completed creatures
shallow_sea-score-variety-why = { $n ->
        [0] no completed creature
       *[other] 2 for each type: { $parts }
    }
shallow_sea-score-fish = Unfinished fish
shallow_sea-score-fish-why = { $n ->
        [0] no unfinished fish counts
       *[other] 1 for each completed coral around: { $parts }
    }
shallow_sea-score-lionfish = Lionfish
shallow_sea-score-lionfish-why = 2 points less for each fish from the third on{ $parts }
shallow_sea-tie-shells = more shells ({ $won }, not { $lost })

# The table in the terminal.
shallow_sea-player = { $name } · { $points } pts · shells: { $shells }
shallow_sea-pools = Pools
shallow_sea-pool-corals = corals
shallow_sea-pool-fish = fish
shallow_sea-pool-creatures = creatures
shallow_sea-bags = In the bags: { $corals } corals, { $creatures } creatures, { $fish } fish
shallow_sea-turns-left = turns left: { $turns }
shallow_sea-hand = In hand: { $things }
shallow_sea-lionfish = On the lionfish card: { $fish }
shallow_sea-cards = Cards: { $cards }
shallow_sea-refresh-free = free refresh
shallow_sea-achieved = Achieved: { $things }
shallow_sea-rank = Rank: { $rank }
shallow_sea-scenario-need = { $task }; and at least { $minimum } points (now { $points })
shallow_sea-scenario-passed = The scenario is passed: { $points } points, { $minimum } were needed.
shallow_sea-scenario-short = The scenario has failed: { $points } points, { $minimum } are needed.
shallow_sea-scenario-undone = The scenario has failed: the points are enough ({ $points } of { $minimum }), but the task is not done, or the fish ran out before the last turn.
shallow_sea-no-ranks = There are no ranks in the family mode: compare the score with your own.
shallow_sea-legend = Ψ red, ● yellow, ♣ green, ✶ purple; the letter of a fish: r red, y yellow, g green, p purple
    the ocean: b1 is a free space; a number is a bubble, the letters after it are the fish that corals want there; a sign with a letter is a fish in a bubble
    a coral: sign and name; completed: sign, points, the letter of the fish at home and ✓; ! the tile can be completed
    a creature: name and arrows where it looks (no arrows: at the whole ocean); completed it has ✓
    beside a coral of the pools: ↑ → ↓ ← on which side it wants which fish; the word “now”: whose turn it is

# The rules.
shallow_sea-rules-goal-title = The goal
shallow_sea-rules-goal = Fill your ocean with coral and creature tiles, complete as many as you can and collect the most points.
shallow_sea-rules-start-title = Before the first turn
shallow_sea-rules-start = The bags hold all corals, 9, 14, 19 or 24 fish of each colour and ten types of creature. Three pools of five lie open: corals, a fish under each, creatures below. Everyone has 2 shells. From the last player to the first, each takes one creature and puts it on any space.
shallow_sea-rules-turn-title = Your turn
shallow_sea-rules-turn = Choose a tile and a fish, put both into your ocean in any order, complete the tiles whose conditions hold, and end the turn. Then the pools are filled up.
shallow_sea-rules-choose-title = Choosing
shallow_sea-rules-choose = A fish goes with the coral and the creature of its slot. For 1 shell take any fish with any tile. Before that you may refresh pools: any of them for 1 shell, and for nothing the coral or fish pool in which at least 4 share a colour. After the choice there is no refreshing.
shallow_sea-rules-place-title = Placing
shallow_sea-rules-place = Put the tile on an empty space that touches one of your tiles by a side or a corner; you may turn it. Put the fish on an empty bubble beside any of your tiles. A bubble holds one fish and is shared by all spaces that meet there.
shallow_sea-rules-corals-title = Corals
shallow_sea-rules-corals = A coral is ready when every coloured corner has a fish of its colour. Turn it over: one of the fish used moves in for good, the others stay on their bubbles and can serve again. Tiles are completed one at a time in the order you choose; a fish that leaves can break the chain.
shallow_sea-rules-creatures-title = Creatures
shallow_sea-rules-creatures = A creature waits for completed corals or finished fish: of one colour or all of different colours, on marked spaces, along one or two directions to the edge, or anywhere. One coral can serve many creatures. An unfinished one gives points at the end for what already fits.
shallow_sea-rules-shells-title = Shells
shallow_sea-rules-shells = Each completed tile gives you a shell; you can have 5 at most. At any moment of your turn 2 shells move an unfinished fish to another bubble. Finished fish never move. The turn cannot end while a tile is ready.
shallow_sea-rules-end-title = The end and the points
shallow_sea-rules-end = After 17 turns each, 4 spaces are empty and points are counted: ecosystem cards, tiles row by row, 2 for each type of completed creature, and for each unfinished fish 1 per completed coral around it. A tie goes to more shells, then it is shared. When the creature bag is empty, corals fill the gaps and that pool cannot be refreshed any more.
shallow_sea-rules-cards-title = Ecosystem cards
shallow_sea-rules-cards = A match has one orange card (corals and fish) and one blue card (creatures). Some of them ask for contact by sides only, others for sides or corners; the card says which.
shallow_sea-rules-solo-title = Playing alone
shallow_sea-rules-solo = Instead of any shell you may put a random fish from the bag on the lionfish card. The first two cost nothing, each further one 2 points. When fish run out, the match ends. Ranks by points: { shallow_sea-rank-swimmer } from 130, { shallow_sea-rank-diver } from 145, { shallow_sea-rank-sailor } from 160, { shallow_sea-rank-mermaid } from 170, { shallow_sea-rank-nymph } from 180, { shallow_sea-rank-poseidon } from 190. There are none in the family mode and in scenarios.
shallow_sea-rules-family-title = The family mode
shallow_sea-rules-family = Without ecosystem cards; only tiles score.
shallow_sea-rules-achievements-title = Achievements
shallow_sea-rules-achievements = A match can be a scenario, a match with modified rules, or an ordinary one; only its own list is ticked. A scenario needs both its task and its minimum score: without one of them it has failed. A match that ended before the last turn ticks nothing. 50 boxes give five titles, one for every ten.

# What the rulebook leaves open.
shallow_sea-ruling-first-player = Chance names the first player: a program cannot know who last saw a fish.
shallow_sea-ruling-completion = You complete a tile when you like, but before the turn ends; a condition that held only for a while gives nothing. The rulebook's tip about moving a fish reads that way.
shallow_sea-ruling-equal-turns = Turns after which a tile lies the same are offered once.
shallow_sea-ruling-short-bag = The coral or fish pool is not refreshed when its bag holds fewer than the pool: it could not be filled.
shallow_sea-ruling-short-creature-bag = When creatures are refreshed from a short bag, corals fill the rest and the pool is locked from then on, as after a refill.
shallow_sea-ruling-fish-run-out = A solo match ends when a fish has to be drawn and the bag is empty, not when the last one has left it.
shallow_sea-ruling-guide = A set drawn by the guide has 4 to 6 types that wait for corals: the rulebook only speaks of balance.
shallow_sea-ruling-family-lionfish = The lionfish takes points in the family mode too; otherwise fish instead of shells would be free.
shallow_sea-ruling-scenario-colour = A colour chosen at the end of a scenario is always the best one for the player; in scenario 15 among the colours of the completed corals, and only the values of those tiles are lost.
shallow_sea-ruling-two-cards = Of two ecosystem cards the one that gives more counts; nobody would choose the other.
shallow_sea-ruling-corals-beside-corals = Modified rule 1: while there is a space beside a coral, only there; when there is none, anywhere, but the achievement is lost.
shallow_sea-ruling-small-pools = Modified rule 2: a free refresh needs 3 of one colour, and four players choose their first creature from five.
shallow_sea-ruling-corals-move = Modified rule 3: the coral goes to a space beside another own tile or is turned where it is; fish stay.
shallow_sea-ruling-dearer = Modified rule 4: the free refresh stays free.
shallow_sea-ruling-open-fish = Modified rule 5: the lionfish, too, gets a fish chosen from the open supply.
shallow_sea-ruling-no-pools = Modified rule 8: the player says which bag the tile comes from; the first creature is random, and shells only move things.
shallow_sea-ruling-creatures-apart = Modified rule 10: completing stays a duty; two completed creatures side by side lose the achievement.
shallow_sea-ruling-achievements = Only the list a match belongs to is ticked; the family mode ticks nothing.
shallow_sea-ruling-at-least-one = “All completed” needs at least one such tile; equal points from the cards may be zero; empty spaces apart means neither by side nor by corner.
shallow_sea-ruling-titles = A title of the sheet comes with every 10 of the 50 boxes; the printed sheet only shows five titles.
shallow_sea-ruling-early-end = A solo match that ended before the last turn, because the fish ran out, ticks nothing and passes no scenario: otherwise boxes could be filled without playing. Its points count.

# The table in the browser.
shallow_sea-seat = Player { $number }
shallow_sea-tab-cards = Cards
shallow_sea-types = The ten creatures of this match
shallow_sea-status = { $turns ->
        [0] last turn
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
shallow_sea-ocean-yours = Your ocean
shallow_sea-ocean-of = The ocean of { $name }
shallow_sea-done-of = { $done } of { $placed } tiles done
shallow_sea-shells = Shells: { $shells } of { $most }
shallow_sea-in-hand = In your hand, to be placed
shallow_sea-lionfish-has = Fish on the lionfish card: { $fish }. The first two cost nothing, each further one 2 points.
shallow_sea-lift-move = Move a fish for shells: press, then choose the fish
shallow_sea-lift-shift = Move or turn a coral for shells: press, then choose the coral
shallow_sea-short-coral = { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[purple] purple
    } coral
shallow_sea-wish-coral = Wants these fish at its coloured corners: { $fish }. Completed: { $points } points
shallow_sea-about-red = A coral is a whole town of tiny animals, each no bigger than a grain of rice.
shallow_sea-about-yellow = A dome like this grows about a centimetre a year and can be older than any person.
shallow_sea-about-green = By night its polyps stretch out their arms and fish for plankton.
shallow_sea-about-purple = Most of its food is made by tiny algae that live inside it and like the sun.
shallow_sea-space-empty = { $space }, empty
shallow_sea-space-done = { $space }, { $name }, completed, { $points }
shallow_sea-space-home = { $space }, { $name }, completed, { $points }; fish at home: { $fish }
shallow_sea-space-waits = { $space }, { $name }, has { $fits } of { $needed }
shallow_sea-bubble-full = Bubble { $bubble }, { shallow_sea-fish-one }
shallow_sea-bubble-empty = Bubble { $bubble }, empty
shallow_sea-bubble-wanted = Bubble { $bubble }, empty; corals want here: { $fish }
shallow_sea-outlook-completes = completes { $spaces }, from +{ $points }
shallow_sea-outlook-fits = { $fits } of { $needed } would be there
shallow_sea-outlook-hopeless = lying like this it can never be completed
shallow_sea-outlook-breaks = { $spaces } could no longer be completed
shallow_sea-outlook-forfeits = completed beside that creature, it costs the box of rule 10
shallow_sea-can-space = the tile can go here
shallow_sea-can-bubble = the fish can go here
shallow_sea-can-complete = can be completed
shallow_sea-can-lodge = this fish can move in
shallow_sea-can-move = this fish can be moved
shallow_sea-can-shift = this coral can be moved
shallow_sea-can-turn = press to turn it
shallow_sea-turn-right = Turn right
shallow_sea-turn-left = Turn left
shallow_sea-refresh-nothing = Deal this pool anew, for nothing: { $pool ->
        [corals] corals
        [fish] fish
       *[creatures] creatures
    }
shallow_sea-refresh-paid = Deal this pool anew, { $shells ->
        [1] for a shell
       *[other] for { $shells } shells
    }: { $pool ->
        [corals] corals
        [fish] fish
       *[creatures] creatures
    }
shallow_sea-for-nothing = free
shallow_sea-pool-one-fish = { shallow_sea-fish-one }, column { $slot }
shallow_sea-costs = { $shells ->
        [one] costs { $shells } shell
       *[other] costs { $shells } shells
    }
shallow_sea-open-fish = The open fish
shallow_sea-open-fish-of = { $colour } fish, { $fish } left
shallow_sea-detail-tile = { $space } { $name }
shallow_sea-detail-home = { $space } { $name } ({ $colour } fish)
shallow_sea-detail-fish = { $colour } fish on bubble { $bubble } (beside { $spaces })

shallow_sea-lock-chance = no undo: you will see the new tiles and fish

shallow_sea-ask-start = Choose your first creature
shallow_sea-ask-start-detail = It goes anywhere into your empty ocean
shallow_sea-ask-choose = Choose a tile
shallow_sea-ask-choose-or-complete = Choose a tile, or complete one first
shallow_sea-ask-choose-detail = { $left ->
        [one] Your last turn. A tile comes with the fish of its column
       *[other] { $left } turns left. A tile comes with the fish of its column
    }
shallow_sea-ask-draw = Which bag do you draw from?
shallow_sea-ask-link = And which fish?
shallow_sea-ask-link-detail = The fish of the same column is free; any other costs { $shells ->
        [1] a shell
       *[other] { $shells } shells
    }
shallow_sea-ask-take-detail = Any colour you like
shallow_sea-ask-place-both = Place the tile and the fish
shallow_sea-ask-place-both-detail = In any order: a glowing space, a glowing bubble
shallow_sea-ask-place-tile = Place the tile: { $tile }
shallow_sea-ask-place-tile-detail = Press a glowing space; you can turn it there
shallow_sea-ask-place-fish = Let { shallow_sea-fish-object } in
shallow_sea-ask-place-fish-detail = Press a glowing bubble
shallow_sea-ask-complete = { $tiles ->
        [one] A tile is ready: complete it
       *[other] { $tiles } tiles are ready: which first?
    }
shallow_sea-ask-complete-detail = Press a tile with the orange rim; the order can matter
shallow_sea-ask-end = All placed
shallow_sea-ask-end-detail = End your turn, or move a fish for shells
shallow_sea-ask-turn = Turn the tile and place it
shallow_sea-ask-turn-detail = Press the tile until it lies well. The mouse wheel and the key R turn it too
shallow_sea-ask-turn-touch = Press the tile until it lies well
shallow_sea-ask-lodge = Which fish moves in?
shallow_sea-ask-lodge-detail = It stays for good; the others keep their bubbles
shallow_sea-ask-move = Where does the { shallow_sea-fish-one } swim?
shallow_sea-ask-move-detail = Any glowing bubble
shallow_sea-ask-shift = Where does the coral go?
shallow_sea-ask-shift-detail = Any glowing space, or its own to be turned
shallow_sea-ask-pay = { $owed ->
        [one] Pay: a shell, or a fish for the lionfish
       *[other] Pay { $owed }: shells, or fish for the lionfish
    }
shallow_sea-ask-pay-detail = The lionfish's first two fish cost nothing, each further one 2 points
shallow_sea-ask-wait-start = { $name } chooses a first creature
shallow_sea-ask-wait-choose = { $name } is to play
shallow_sea-ask-wait-link = { $name } chooses a fish
shallow_sea-ask-wait-place = { $name } places tile and fish
shallow_sea-ask-wait-turn = { $name } turns a tile
shallow_sea-ask-wait-lodge = { $name } completes a coral
shallow_sea-ask-wait-move = { $name } moves a fish
shallow_sea-ask-wait-shift = { $name } moves a coral
shallow_sea-ask-wait-pay = { $name } pays
shallow_sea-ask-start-todo = Press a creature
shallow_sea-ask-draw-todo = Press a bag
shallow_sea-ask-choose-todo = Press a tile of the pool
shallow_sea-ask-choose-or-complete-todo = Press a tile: one of the pool, or one to complete
shallow_sea-ask-link-todo = Press a fish of the pool
shallow_sea-ask-place-both-todo = Press a space or a bubble
shallow_sea-ask-place-tile-todo = Press a space of your ocean
shallow_sea-ask-place-fish-todo = Press a bubble
shallow_sea-ask-complete-todo = Press a tile with the orange rim
shallow_sea-ask-end-todo = End the turn, or press a fish
shallow_sea-ask-turn-todo = Press the tile to turn it
shallow_sea-ask-lodge-todo = Press the fish that moves in
shallow_sea-ask-move-todo = Press a bubble
shallow_sea-ask-shift-todo = Press a space of your ocean
shallow_sea-ask-pay-todo = Pay with a shell, or press a fish
shallow_sea-ask-over = The match is over
shallow_sea-ask-ranked = { $rank }! { $points } points
shallow_sea-ask-unranked = Points: { $points }. Ranks begin at { $first }
shallow_sea-ask-unranked-family = Points: { $points }. There are no ranks in the family mode
shallow_sea-ask-won = { $names } wins
shallow_sea-ask-won-you = You win!
shallow_sea-ask-shared = A shared victory: { $names }


shallow_sea-help-turn = Your turn
shallow_sea-help-choose = Choose
shallow_sea-help-choose-how = a tile and the fish of its column.
shallow_sea-help-place = Place
shallow_sea-help-place-how = both in any order: the tile beside your tiles, the fish into a bubble at one of them.
shallow_sea-help-complete = Complete
shallow_sea-help-complete-how = every tile that has what it wants, one at a time. Each earns a shell.
shallow_sea-help-corals = Corals
shallow_sea-help-corals-how = When every coloured corner has its fish, turn the coral over. One of these fish moves in for good, the others can be used again.
shallow_sea-help-creatures = Creatures look at finished things
shallow_sea-help-A1 = Triangles: corals of one colour on exactly these spaces.
shallow_sea-help-E1 = Arrows: anywhere in this direction, up to the edge.
shallow_sea-help-D4 = A fish sign: finished fish count. Two tones: all of different colours.
shallow_sea-help-F2 = No arrow: anywhere in the ocean.
shallow_sea-help-shells = What shells buy
shallow_sea-help-refresh = deal one pool anew (free if 4 share a colour)
shallow_sea-help-free = any tile with any fish
shallow_sea-help-move = move a fish that is not at home yet
shallow_sea-help-earn = You can hold 5 at most.
shallow_sea-help-end = The end
shallow_sea-help-end-how = After 17 turns count: the two cards, every tile, 2 for each kind of completed creature, and for each fish left in a bubble 1 for every completed coral around it. More shells win a tie.

shallow_sea-symbol-red = Red
shallow_sea-symbol-red-means = a pointed fish with a forked tail; its coral branches like a fan
shallow_sea-symbol-yellow = Yellow
shallow_sea-symbol-yellow-means = a round fish; its coral is a dome with dots
shallow_sea-symbol-green = Green
shallow_sea-symbol-green-means = a long, slim fish; its coral is a bunch of tubes
shallow_sea-symbol-purple = Purple
shallow_sea-symbol-purple-means = a tall fish; its coral is a star
shallow_sea-symbol-corner = Coloured corner
shallow_sea-symbol-corner-means = the coral wants this fish in the bubble at this corner; a tick says it is there
shallow_sea-symbol-home = Completed coral
shallow_sea-symbol-home-means = its points on the disc, and the fish that moved in
shallow_sea-symbol-cells = Triangles
shallow_sea-symbol-cells-means = the creature looks at exactly these spaces
shallow_sea-symbol-directions = Double arrows
shallow_sea-symbol-directions-means = it looks along this direction up to the edge
shallow_sea-symbol-anywhere = No arrow
shallow_sea-symbol-anywhere-means = it looks at the whole ocean
shallow_sea-symbol-pips = Dots
shallow_sea-symbol-pips-means = how many it needs; full dots are already there
shallow_sea-symbol-same = Two signs of one tone
shallow_sea-symbol-same-means = all of one colour: corals, or fish where a fish is drawn
shallow_sea-symbol-different = Two signs of different tones
shallow_sea-symbol-different-means = each of another colour
shallow_sea-symbol-done = Completed creature
shallow_sea-symbol-done-means = it lies in the light and gives all its points
shallow_sea-symbol-shell = Shell
shallow_sea-symbol-shell-means = buys a new pool, a free choice, or half a swim for a fish
shallow_sea-symbol-lionfish = Lionfish
shallow_sea-symbol-lionfish-means = alone, it takes a fish instead of a shell; from the third on that costs points

# Choosing options from lists, in the browser.
shallow_sea-list-creatures = Which ten creatures?
shallow_sea-list-creatures-own = ten of my choice
shallow_sea-list-creatures-A1 = { shallow_sea-species-A1 }
shallow_sea-list-creatures-A2 = { shallow_sea-species-A2 }
shallow_sea-list-creatures-A3 = { shallow_sea-species-A3 }
shallow_sea-list-creatures-A4 = { shallow_sea-species-A4 }
shallow_sea-list-creatures-B1 = { shallow_sea-species-B1 }
shallow_sea-list-creatures-B2 = { shallow_sea-species-B2 }
shallow_sea-list-creatures-B3 = { shallow_sea-species-B3 }
shallow_sea-list-creatures-B4 = { shallow_sea-species-B4 }
shallow_sea-list-creatures-C1 = { shallow_sea-species-C1 }
shallow_sea-list-creatures-C2 = { shallow_sea-species-C2 }
shallow_sea-list-creatures-C3 = { shallow_sea-species-C3 }
shallow_sea-list-creatures-C4 = { shallow_sea-species-C4 }
shallow_sea-list-creatures-D1 = { shallow_sea-species-D1 }
shallow_sea-list-creatures-D2 = { shallow_sea-species-D2 }
shallow_sea-list-creatures-D3 = { shallow_sea-species-D3 }
shallow_sea-list-creatures-D4 = { shallow_sea-species-D4 }
shallow_sea-list-creatures-E1 = { shallow_sea-species-E1 }
shallow_sea-list-creatures-E2 = { shallow_sea-species-E2 }
shallow_sea-list-creatures-E3 = { shallow_sea-species-E3 }
shallow_sea-list-creatures-E4 = { shallow_sea-species-E4 }
shallow_sea-list-creatures-F1 = { shallow_sea-species-F1 }
shallow_sea-list-creatures-F2 = { shallow_sea-species-F2 }
shallow_sea-list-orange = Orange card (corals and fish)
shallow_sea-list-orange-own = one or two of my choice
shallow_sea-list-orange-1 = { shallow_sea-card-orange-1 }: { shallow_sea-card-orange-1-counts }
shallow_sea-list-orange-2 = { shallow_sea-card-orange-2 }: { shallow_sea-card-orange-2-counts }
shallow_sea-list-orange-3 = { shallow_sea-card-orange-3 }: { shallow_sea-card-orange-3-counts }
shallow_sea-list-orange-4 = { shallow_sea-card-orange-4 }: { shallow_sea-card-orange-4-counts }
shallow_sea-list-orange-5 = { shallow_sea-card-orange-5 }: { shallow_sea-card-orange-5-counts }
shallow_sea-list-orange-6 = { shallow_sea-card-orange-6 }: { shallow_sea-card-orange-6-counts }
shallow_sea-list-orange-7 = { shallow_sea-card-orange-7 }: { shallow_sea-card-orange-7-counts }
shallow_sea-list-blue = Blue card (creatures)
shallow_sea-list-blue-own = one or two of my choice
shallow_sea-list-blue-1 = { shallow_sea-card-blue-1 }: { shallow_sea-card-blue-1-counts }
shallow_sea-list-blue-2 = { shallow_sea-card-blue-2 }: { shallow_sea-card-blue-2-counts }
shallow_sea-list-blue-3 = { shallow_sea-card-blue-3 }: { shallow_sea-card-blue-3-counts }
shallow_sea-list-blue-4 = { shallow_sea-card-blue-4 }: { shallow_sea-card-blue-4-counts }
shallow_sea-list-blue-5 = { shallow_sea-card-blue-5 }: { shallow_sea-card-blue-5-counts }
shallow_sea-list-blue-6 = { shallow_sea-card-blue-6 }: { shallow_sea-card-blue-6-counts }
shallow_sea-list-blue-7 = { shallow_sea-card-blue-7 }: { shallow_sea-card-blue-7-counts }
shallow_sea-list-scenario = Scenario: a task to solve
shallow_sea-list-scenario-own = a scenario of my choice
shallow_sea-list-scenario-1 = Scenario 1: at least 140 points
shallow_sea-list-scenario-2 = Scenario 2: at least 145 points
shallow_sea-list-scenario-3 = Scenario 3: at least 150 points
shallow_sea-list-scenario-4 = { shallow_sea-scenario-4 }; and at least 155 points
shallow_sea-list-scenario-5 = { shallow_sea-scenario-5 }; and at least 160 points
shallow_sea-list-scenario-6 = { shallow_sea-scenario-6 }; and at least 165 points
shallow_sea-list-scenario-7 = { shallow_sea-scenario-7 }; and at least 170 points
shallow_sea-list-scenario-8 = { shallow_sea-scenario-8 }; and at least 170 points
shallow_sea-list-scenario-9 = { shallow_sea-scenario-9 }; and at least 175 points
shallow_sea-list-scenario-10 = { shallow_sea-scenario-10 }; and at least 175 points
shallow_sea-list-scenario-11 = { shallow_sea-scenario-11 }; and at least 180 points
shallow_sea-list-scenario-12 = { shallow_sea-scenario-12 }; and at least 180 points
shallow_sea-list-scenario-13 = { shallow_sea-scenario-13 }; and at least 185 points
shallow_sea-list-scenario-14 = { shallow_sea-scenario-14 }; and at least 185 points
shallow_sea-list-scenario-15 = { shallow_sea-scenario-15 }; and at least 190 points
shallow_sea-list-modified = Rules that make it harder
shallow_sea-list-modified-own = some of my choice
shallow_sea-list-modified-1 = 1. { shallow_sea-modified-1 }
shallow_sea-list-modified-2 = 2. { shallow_sea-modified-2 }
shallow_sea-list-modified-3 = 3. { shallow_sea-modified-3 }
shallow_sea-list-modified-4 = 4. { shallow_sea-modified-4 }
shallow_sea-list-modified-5 = 5. { shallow_sea-modified-5 }
shallow_sea-list-modified-6 = 6. { shallow_sea-modified-6 }
shallow_sea-list-modified-7 = 7. { shallow_sea-modified-7 }
shallow_sea-list-modified-8 = 8. { shallow_sea-modified-8 }
shallow_sea-list-modified-9 = 9. { shallow_sea-modified-9 }
shallow_sea-list-modified-10 = 10. { shallow_sea-modified-10 }

error-bad-ocean = { $where }: { $problem ->
        [space] there is no such space; they are b1 to h5
        [bubble] there is no such bubble; they are 1 to 35
        [tile] there is no such tile
        [taken] two tiles cannot share a space
        [degrees] a tile is turned by 0, 90, 180 or 270 degrees
        [lodger] a completed coral, and nothing else, carries a finished fish
        [copies] the box has not so many of this tile
        [foreign] this creature is not in the set of this match
        [types] more than ten types of creature cannot be in one match
        [too-many-tiles] more tiles than a match has; 18 is the most
        [too-many-fish] more fish of this colour than the bag held
        [stray] no tile lies beside this bubble, so no fish can be here
        [apart] this tile does not hang together with the others by a side or a corner
        [shells] from 0 to 5 shells can be left
       *[lionfish] fish lie on the lionfish card in a solo match only, and never more than there are
    }

# Lessons of a first match.
shallow_sea-course-match = A first match of Shallow Sea
shallow_sea-course-match-goal = Fill your ocean with corals and creatures and complete as many as you can. Most points win.
shallow_sea-course-match-turn = Each turn take a tile with the fish that goes with it, and place both in your ocean.
shallow_sea-course-match-corals = A coral with a fish of the right colour at each coloured corner is completed.
shallow_sea-course-solo = Shallow Sea alone
shallow_sea-course-solo-turn = Each turn take a tile with the fish that goes with it, and place both in your ocean.
shallow_sea-course-solo-corals = A coral with a fish of the right colour at each coloured corner is completed.
shallow_sea-course-solo-solo = Alone the lionfish pays for you: a fish from the bag instead of a shell.
shallow_sea-lesson-start = You begin with a creature. Put it where there will be room for what it wants around it.
    .title = The first creature
shallow_sea-lesson-choose = Take a coral or a creature from the pools. The fish of the same slot comes with it.
    .title = Choosing a tile
shallow_sea-lesson-link = The fish of that slot is free. For a shell you may take any other fish of the pool.
    .title = The fish that comes along
shallow_sea-lesson-place = Place tile and fish in any order: the tile on an empty space that touches one of yours, also at a corner, the fish in an empty bubble beside any of your tiles.
    .title = Placing
shallow_sea-lesson-turn = Turn the coral before it stays: its coloured corners should meet bubbles where such fish are or can come.
    .title = Turning a tile
shallow_sea-lesson-fish = One bubble serves all spaces that meet there: this fish can help up to four corals.
    .title = Fish in bubbles
shallow_sea-lesson-ready = A tile has all it wants. Complete it: you cannot end the turn before.
    .title = A tile is ready
shallow_sea-lesson-lodge = One of the fish that completed the coral moves in for ever; the others stay in their bubbles. Its colour may matter to creatures.
    .title = A fish moves in
shallow_sea-lesson-coral = Completed: { $tile }. Its points are yours, and creatures can count it from now on.
    .title = Completed corals
shallow_sea-lesson-shells = Every completed tile earns a shell. You have { $shells }; { $most } is the most.
    .title = Earning shells
shallow_sea-lesson-creature = Completed: { $tile }. Creatures want completed corals or the fish that live in them; one coral may serve many creatures.
    .title = Completed creatures
shallow_sea-lesson-cards = The ecosystem cards give points at the end: { $cards }. Read them before you choose.
    .title = Ecosystem cards
shallow_sea-lesson-refresh = Nothing that fits? Refresh a pool for a shell before you choose; free of charge where four corals or fish have one colour. You have { $shells }.
    .title = New pools
shallow_sea-lesson-move = For { $price } shells an unfinished fish moves to another bubble, at any time of your turn.
    .title = Moving a fish
shallow_sea-lesson-end = { $left ->
        [one] { $left } tile is
       *[other] { $left } tiles are
    } still to be placed. Then the points are counted; an unfinished creature gives some for what already fits.
    .title = The end
shallow_sea-lesson-lionfish = Instead of a shell you may lay a fish from the bag on the lionfish card. The first two are free, each further one costs 2 points; when the fish run out, the match ends.
    .title = The lionfish
shallow_sea-aspect-shells = Shells
shallow_sea-aspect-waiting = Corals that wait for fish
shallow_sea-aspect-completed = Completed corals

# Laying out the box.
shallow_sea-tabletop-prepare = Set up the box
shallow_sea-tabletop-prepare-why = Step by step with pictures, for one to four players, and who begins.
shallow_sea-prepare-corals = Put all { $corals } coral tiles into the coral bag.
shallow_sea-prepare-fish = Put { $fish } fish of each of the { $colours } colours into the fish bag: that is for { $seats } at the table.
shallow_sea-prepare-creatures = Choose { $types } types of creature and put { $copies } tiles of each type into the creature bag.
shallow_sea-prepare-cards = Lay out one orange and one blue ecosystem card.
shallow_sea-prepare-family = In the family mode the ecosystem cards stay in the box.
shallow_sea-prepare-pools = Fill the pools: { $pool } corals in a row, a fish under each of them, and { $pool } creatures below.
shallow_sea-prepare-shells = Everyone takes an ocean and { $shells } shells.
shallow_sea-prepare-first = Choose who begins.
shallow_sea-prepare-lionfish = Lay the lionfish card beside your ocean. A random fish on it serves instead of a shell: the first { $free } for nothing, later ones cost points.
shallow_sea-prepare-begin = From the last player to the first, each takes one creature of the pool and puts it on any space. Fill up the pool after each.
shallow_sea-prepare-begin-alone = Take one creature of the pool and put it on any space. Fill up the pool.
shallow_sea-box-whose = Whose ocean is tapped in?
shallow_sea-box-alone = { $points } points: { $rank }.

# Rules at hand.
shallow_sea-reference-scenario = { $task }; at least { $minimum } points
shallow_sea-reference-modified = Modified rule { $number }

# On the page of editions; the id of a game is a word of no other folder.
edition-value-largest_reef = largest reef
