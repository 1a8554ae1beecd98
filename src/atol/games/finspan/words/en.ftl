# Finspan.
finspan-tagline = Fill an ocean with fish, dive for what they give, and raise whole schools.
finspan-level-novice = Plays the fish it likes and dives where it happens to float.
finspan-level-easy = Loves big fish and pays for them with cards it will miss.
finspan-level-medium = Plans a dive to its end and keeps an eye on the week's goal.
finspan-level-hard = Fills the zones in time for their rewards and hatches early.
finspan-level-expert = Squeezes every egg, youngster and school out of four weeks.
finspan-alone = One person plays against Nautoma, an opponent made of decision cards. Choose her level below.
finspan-option-goals = Goals of the weeks
finspan-option-goals-A = side A: the same goals every time
finspan-option-goals-B = side B: a random tile for each week
finspan-option-nautoma = Level of Nautoma (one player)
finspan-option-nautoma-2 = 2: goals on the Calm side
finspan-option-nautoma-1 = 1: she scores no goals
finspan-option-nautoma-3 = 3: Calm; her fish and schools are worth more
finspan-option-nautoma-4 = 4: Storm; her fish and schools are worth more
finspan-option-nautoma-5 = 5: Storm, and 3 points for the best goal of a week
finspan-option-tangled = Tangled variant (one player)
finspan-option-tangled-0 = off
finspan-option-tangled-2 = slight: X = 2
finspan-option-tangled-3 = clear: X = 3
finspan-option-tangled-4 = strong: X = 4
finspan-synonyms = lay=egg pay=spend stop=done end=done pass=done skip=done take=draw on=at site= the=
finspan-automaton = Nautoma

# Fish.
finspan-fish-1 = Abyssal Anglerfish
finspan-fish-2 = Abyssal Halosaur
finspan-fish-3 = Abyssal Spiderfish
finspan-fish-4 = Angelshark
finspan-fish-5 = Angler
finspan-fish-6 = Arabian Carpetshark
finspan-fish-7 = Atlantic Bluefin Tuna
finspan-fish-8 = Atlantic Bonito
finspan-fish-9 = Atlantic Mackerel
finspan-fish-10 = Atlantic Sailfish
finspan-fish-11 = Atlantic Salmon
finspan-fish-12 = Atlantic Sturgeon
finspan-fish-13 = Atlantic Wolffish
finspan-fish-14 = Banggai Cardinalfish
finspan-fish-15 = Barramundi
finspan-fish-16 = Bearded Seadevil
finspan-fish-17 = Bigeye Tuna
finspan-fish-18 = Bigeye Smooth-Head
finspan-fish-19 = Binocular Fish
finspan-fish-20 = Black Cardinalfish
finspan-fish-21 = Black Hagfish
finspan-fish-22 = Black Swallower
finspan-fish-23 = Blob Sculpin
finspan-fish-24 = Blue Tang
finspan-fish-25 = Bluespine Unicornfish
finspan-fish-26 = Bluestreak Cleaner Wrasse
finspan-fish-27 = Bluntnose Sixgill Shark
finspan-fish-28 = Chinese Trumpetfish
finspan-fish-29 = Chola Guitarfish
finspan-fish-30 = Clown Anemonefish
finspan-fish-31 = Common Fangtooth
finspan-fish-32 = Cookiecutter Shark
finspan-fish-33 = Cownose Ray
finspan-fish-34 = Creolefish
finspan-fish-35 = Crocodilefish
finspan-fish-36 = Deepsea Lizardfish
finspan-fish-37 = Diamond Stingray
finspan-fish-38 = Elsman's Whipnose
finspan-fish-39 = Emperor Red Snapper
finspan-fish-40 = Escolar
finspan-fish-41 = European Anchovy
finspan-fish-42 = European Flounder
finspan-fish-43 = European Sturgeon
finspan-fish-44 = Faceless Cusk
finspan-fish-45 = False Catshark
finspan-fish-46 = False Cleanerfish
finspan-fish-47 = Flabby Whalefish
finspan-fish-48 = Footballfish
finspan-fish-49 = Giant Devil Ray
finspan-fish-50 = Giant Hatchetfish
finspan-fish-51 = Giant Hawkfish
finspan-fish-52 = Giant Manta Ray
finspan-fish-53 = Giant Oarfish
finspan-fish-54 = Giant Trevally
finspan-fish-55 = Gray Triggerfish
finspan-fish-56 = Great Northern Tilefish
finspan-fish-57 = Great White Shark
finspan-fish-58 = Greenland Shark
finspan-fish-59 = Grideye Fish
finspan-fish-60 = Haddock
finspan-fish-61 = Hogfish
finspan-fish-62 = Honeycomb Scaly Dragonfish
finspan-fish-63 = Humpback Anglerfish
finspan-fish-64 = Humphead Wrasse
finspan-fish-65 = Indo-Pacific Sailfish
finspan-fish-66 = Japanese Anchovy
finspan-fish-67 = Kaluga
finspan-fish-68 = Kawakawa
finspan-fish-69 = Largetooth Flounder
finspan-fish-70 = Leafy Seadragon
finspan-fish-71 = Little Skate
finspan-fish-72 = Live Sharksucker
finspan-fish-73 = Long-Snouted Lancetfish
finspan-fish-74 = Longspine Porcupinefish
finspan-fish-75 = Mahi-Mahi
finspan-fish-76 = Maltese Ray
finspan-fish-77 = Mariana Snailfish
finspan-fish-78 = Mediterranean Damselfish
finspan-fish-79 = Mediterranean Parrotfish
finspan-fish-80 = Midwater Scorpionfish
finspan-fish-81 = Ocean Sunfish
finspan-fish-82 = Oceanic Puffer
finspan-fish-83 = Pacific Sardine
finspan-fish-84 = Pacific White Skate
finspan-fish-85 = Pale Chimaera
finspan-fish-86 = Paintspotted Moray
finspan-fish-87 = Paraliparis
finspan-fish-88 = Patagonian Toothfish
finspan-fish-89 = Pelican Eel
finspan-fish-90 = Pennant Coralfish
finspan-fish-91 = Pilotfish
finspan-fish-92 = Plate Fish
finspan-fish-93 = Pudgy Cusk-Eel
finspan-fish-94 = Pygmy Seahorse
finspan-fish-95 = Red Lionfish
finspan-fish-96 = Red Scorpionfish
finspan-fish-97 = Rockmover Wrasse
finspan-fish-98 = Sailfin Flying Fish
finspan-fish-99 = Sargassum Fish
finspan-fish-100 = Scaleless Black Dragonfish
finspan-fish-101 = Shortspine African Angler
finspan-fish-102 = Shortspine Spurdog
finspan-fish-103 = Silver Lightfish
finspan-fish-104 = Skipjack Tuna
finspan-fish-105 = Sloan's Viperfish
finspan-fish-106 = Smooth Oreo Dory
finspan-fish-107 = Snaggletooth
finspan-fish-108 = Snipe Eel
finspan-fish-109 = Speckled Butterflyfish
finspan-fish-110 = Spiny Seadevil
finspan-fish-111 = Spookfish
finspan-fish-112 = Spotted Parrotfish
finspan-fish-113 = Stonefish
finspan-fish-114 = Stoplight Loosejaw
finspan-fish-115 = Striped Marlin
finspan-fish-116 = Swordfish
finspan-fish-117 = Tripodfish
finspan-fish-118 = Tropical Two-Wing Flying Fish
finspan-fish-119 = Whale Shark
finspan-fish-120 = White Suckerfish
finspan-fish-121 = White-Spotted Puffer
finspan-fish-122 = Whitemargin Stargazer
finspan-fish-123 = Wolftrap Angler
finspan-fish-124 = Yellow Boxfish
finspan-fish-125 = Yellowtail Snapper
finspan-fish-126 = Barreleye
finspan-fish-127 = Blue Lanternfish
finspan-fish-128 = Bonefish
finspan-fish-129 = Smoothcheek Lanternfish
finspan-fish-130 = Longfin Batfish
finspan-fish-131 = Mandarinfish
finspan-fish-132 = Orange Roughy
finspan-fish-133 = Porkfish
finspan-fish-134 = Saddleback Butterflyfish
finspan-fish-135 = White-Banded Triggerfish
finspan-fish-forage-blue = Glasshead Grenadier
finspan-fish-forage-purple = Showy Bristlemouth
finspan-fish-forage-green = Catalina Goby
finspan-card = { $name } ({ $number })

# The mat, costs and abilities.
finspan-site = { $site ->
        [blue] blue
        [purple] purple
       *[green] green
    }
finspan-at-site = { $site ->
        [blue] the blue dive site
        [purple] the purple dive site
       *[green] the green dive site
    }
finspan-zone = { $zone ->
        [sunlight] sunlight
        [twilight] twilight
       *[midnight] midnight
    }
finspan-bonus = { $place ->
        [sunlight] bonus of the sunlight zone
        [twilight] bonus of the twilight zone
        [midnight] bonus of the midnight zone
       *[bottom] bonus at the bottom
    }
finspan-tag = { $tag ->
        [predator] predator
        [bioluminescent] bioluminescent
        [camouflage] camouflage
        [electric] electric
       *[venomous] venomous
    }
finspan-token = { $token ->
        [egg] egg
        [young] young
       *[school] school
    }
finspan-cost = { $kind ->
        [cards] { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
        [eggs] { $n ->
            [one] { $n } egg
           *[other] { $n } eggs
        }
        [young] { $n } young
        [schools] { $n ->
            [one] { $n } school
           *[other] { $n } schools
        }
       *[consume] covers a shorter fish
    }
finspan-free = free
finspan-ability = { $kind ->
        [when_played] when played
        [if_activated] if activated
       *[game_end] at the end
    }
finspan-all-players = all players
finspan-effect = { $op ->
        [draw] { $n ->
            [one] draw { $n } card
           *[other] draw { $n } cards
        }
        [recover] { $n ->
            [one] recover { $n } card
           *[other] recover { $n } cards
        }
        [lay_egg] { $n ->
            [one] lay { $n } egg
           *[other] lay { $n } eggs
        }
        [hatch] { $n ->
            [one] hatch { $n } egg
           *[other] hatch { $n } eggs
        }
        [gain_young] gain { $n } young
        [move] { $n ->
            [one] { $n } move of young or a school
           *[other] { $n } moves of young or schools
        }
        [tuck] { $n ->
            [one] tuck { $n } card from hand
           *[other] tuck { $n } cards from hand
        }
        [lay_egg_on_each] an egg on each of these fish: { $where }
        [play_fish] play a further fish: { $where }
       *[score] { $points } points: { $where }
    }
finspan-where = { $where ->
        [blue] at the blue site
        [purple] at the purple site
        [green] at the green site
        [top] top row
        [bottom] bottom row
        [sunlight] sunlight zone
        [twilight] twilight zone
        [midnight] midnight zone
        [small] small
        [medium] medium
        [large] large
        [predator] predators
        [bioluminescent] bioluminescent
        [camouflage] with camouflage
        [electric] electric
       *[venomous] venomous
    }
finspan-condition = { $condition ->
        [no_tokens] no token on it
        [every_token] egg, young and school on it
        [school] a school on it
        [young_exactly] exactly { $n } young on it
        [consumed] at least { $n } consumed fish under it
       *[bottom_row] it is in the bottom row
    }

# Goals.
finspan-goal-w1-eggs-or-young = eggs and young
finspan-goal-w1-small-fish = small fish
finspan-goal-w1-fish = fish
finspan-goal-w1-young = young (week 1)
finspan-goal-w1-one-tag-icon = predator symbols
finspan-goal-w1-consumed-fish = consumed fish
finspan-goal-w2-rows-of-fish = full rows of fish
finspan-goal-w2-young = young (week 2)
finspan-goal-w2-fish-with-tokens = fish with tokens
finspan-goal-w2-several-tag-icons = symbols of light, camouflage, electricity and venom
finspan-goal-w2-per-two-eggs = every 2 eggs
finspan-goal-w2-medium-fish = medium fish
finspan-goal-w3-schools = schools
finspan-goal-w3-young = young (week 3)
finspan-goal-w3-per-three-eggs = every 3 eggs
finspan-goal-w3-large-fish = large fish
finspan-goal-w3-fish-without-tokens = fish without tokens
finspan-goal-w3-if-activated = “if activated” abilities

# What can be done.
finspan-do-play = play { $card }
    .verb = Play
finspan-do-dive = dive at { $site }
    .verb = Dive
finspan-do-at = put it at { $slot }
    .verb = Put at { $slot }
finspan-do-discard = discard { $card }
    .verb = Discard
finspan-do-spend = { $token ->
        [egg] pay with the egg at { $slot }
        [young] pay with a young at { $slot }
       *[school] pay with the school at { $slot }
    }
    .verb = Pay
finspan-do-draw = draw a card
    .verb = Draw a card
    .times = Draw all { $times } cards
finspan-do-recover = recover { $card }
    .verb = Recover
finspan-do-egg = lay an egg at { $slot }
    .verb = Lay an egg
    .times = Lay all { $times } eggs
finspan-do-eggs = lay an egg on each of them
    .verb = Eggs on all of them
finspan-do-hatch = hatch the egg at { $slot }
    .verb = Hatch
    .times = Hatch all { $times } eggs
finspan-do-young = put a new young at { $slot }
    .verb = Gain a young
finspan-do-lift = { $token ->
        [young] move a young from { $slot }
       *[school] move the school from { $slot }
    }
    .verb = Move
finspan-do-to = to { $slot }
    .verb = To { $slot }
finspan-do-tuck = tuck { $card }
    .verb = Tuck
finspan-do-under = under the fish at { $slot }
    .verb = Under { $slot }
finspan-do-use = use the ability at { $slot }
    .verb = Use
finspan-do-done = take no more
    .verb = Enough

# The log.
finspan-log-goals = Goals of the weeks: { $goals }
finspan-log-first = { $seat } begins
finspan-log-deal = { $seat } begins with: { $cards }
finspan-log-tangle = Tangled: scoring card { $tangle }, X = { $strength }
finspan-log-week = Week { $week } begins
finspan-log-reshuffle = The deck has run out; { $count } discarded cards become the new one
finspan-log-play = { $covered ->
        [no] { $seat } plays { $card } at { $slot }
       *[other] { $seat } plays { $card } at { $slot } over { $covered }
    }
finspan-log-discard = { $seat } discards { $card }
finspan-log-spend = { $token ->
        [egg] { $seat } pays with the egg at { $slot }
        [young] { $seat } pays with a young at { $slot }
       *[school] { $seat } pays with the school at { $slot }
    }
finspan-log-dive = { $seat } dives at { $site }
finspan-log-activate = { $seat } meets { $card } at { $slot }
finspan-log-bottom = { $seat } is this week’s first at the bottom of { $site }
finspan-log-draw = { $seat } draws { $card }
finspan-log-recover = { $seat } recovers { $card }
finspan-log-egg = { $seat } lays an egg at { $slot }
finspan-log-hatch = { $seat } hatches the egg at { $slot }
finspan-log-young = { $seat } gains a young at { $slot }
finspan-log-school = A school forms at { $slot } of { $seat }
finspan-log-move = { $token ->
        [young] { $seat } moves a young from { $origin } to { $slot }
       *[school] { $seat } moves the school from { $origin } to { $slot }
    }
finspan-log-tuck = { $seat } tucks { $card } under the fish at { $slot }
finspan-log-use = { $seat } uses { $card } at the end
finspan-log-goal = Goal of the week, { $goal }: { $points }
finspan-log-tangled = Tangled: { $site } fish at the site, { $rows } in the rows: { $points } for Nautoma
finspan-log-nautoma-turn = Nautoma turns over { $decision }: goal markers { $markers }, eggs { $eggs }, young { $young }, schools { $schools }
finspan-log-nautoma-fish = Nautoma plays { $card }
finspan-log-nautoma-shared = Nautoma gains eggs instead of the benefit: { $eggs }

# The score pad.
finspan-score-abilities = Game-end points
finspan-score-abilities-why = { $n ->
        [0] no condition holds
       *[other] conditions that hold: { $parts }
    }
finspan-score-fish = Visible fish
finspan-score-fish-why = { $n ->
        [0] no fish
       *[other] printed on them: { $parts }
    }
finspan-score-consumed = Consumed fish
finspan-score-consumed-why = 1 each
finspan-score-eggs = Eggs
finspan-score-eggs-why = 1 for each egg
finspan-score-young = Young
finspan-score-young-why = 1 for each young
finspan-score-schools = Schools
finspan-score-schools-why = 6 each
finspan-score-goals = Goals of the weeks
finspan-score-goals-why = { $n ->
        [0] no goal yet
       *[other] by week: { $parts }
    }
finspan-tie-hand = more cards in hand ({ $won }, not { $lost })
finspan-tie-nautoma = a tie with Nautoma is your victory
finspan-score-her-fish = Nautoma’s fish
finspan-score-her-fish-why = 3 each, from level 3 on 4
finspan-score-her-schools = Nautoma’s schools
finspan-score-her-schools-why = 5 each, from level 3 on 6
finspan-score-her-young = Nautoma’s young
finspan-score-her-young-why = 1 for each young
finspan-score-her-eggs = Nautoma’s eggs
finspan-score-her-eggs-why = 1 for every 2 eggs
finspan-score-her-goals = Nautoma’s goals of the weeks
finspan-score-her-goals-why = base number and markers
finspan-score-her-tangled = Tangled
finspan-score-her-tangled-why = from the scoring card at the end of each week

# The table.
finspan-ocean-title = { $name } · { $points } pts · divers { $divers }
finspan-week-line = Week { $week } of 4, turn { $round } of 6 · deck { $deck } · goals: { $goals }
finspan-week-goal = { $week }: { $goal } ({ $points } each)
finspan-week-goal-base = { $week }: { $goal } ({ $points } each, Nautoma’s base number { $base })
finspan-bonus-line = { $site ->
        [blue] Bonuses of the blue site (b): { $bonuses }
        [purple] Bonuses of the purple site (p): { $bonuses }
       *[green] Bonuses of the green site (g): { $bonuses }
    }
finspan-bonus-place = { $place ->
        [sunlight] sunlight
        [twilight] twilight
        [midnight] midnight
       *[bottom] bottom
    }: { $effects }
finspan-hand = Hand of { $name }:
finspan-discards = Discarded by { $name }: { $cards }
finspan-card-line = { $card }: { $points } pts, { $length } cm, { $zones }; { $cost }; { $ability }
finspan-using = In use: { $source } ({ $left })
finspan-paying = Still to pay for { $card }: { $cost }
finspan-moving = On the move from { $slot }: { $token }
finspan-nautoma-line = Nautoma, level { $level } · { $points } pts · fish { $fish }, schools { $schools }, young { $young }, eggs { $eggs }, goal markers { $markers }
finspan-decision-line = Decision card { $decision }; seen this week: { $seen }
finspan-tangle-line = Tangled { $tangle }, X = { $strength }: +{ $strength } for a fish in { $site }, −1 for a fish in rows { $rows }; { $points } now
finspan-legend = dive sites: b blue, p purple, g green; rows 1 to 6 from the top: 1–3 sunlight, 4 twilight, 5–6 midnight
    a slot: the number of the card and the length of the fish (17/80), mat/9 is a fish printed on the mat, · empty; the numbers are those of the hand and the log
    tokens on a slot: e an egg, y a young (yy: two), S a school, +2 consumed fish; the word “now”: whose turn it is

# At a table with the box.
finspan-command-nautoma = Finspan’s Nautoma beside your own box: she takes her turns here, you tell what happens on the table.
finspan-command-nautoma-level = Her level, 1 to 5.
finspan-command-nautoma-goals = A, or the ids of the three goals on your board, separated by commas.
finspan-command-nautoma-tangled = X of the Tangled variant: 2, 3 or 4; 0: without it.
finspan-command-nautoma-tangle = Your Tangled card, Z1 to Z6; without it one is drawn.
finspan-command-nautoma-seed = The same seed gives the same decision cards.
finspan-command-nautoma-resume = Go on with a match that was left.
finspan-command-nautoma-save = Where the match is kept.
finspan-tabletop-help = turn: Nautoma’s turn (turn N4: with the card that came up in your box) · shared: an “all players” benefit was used · undo · quit. Enter alone does what is asked.
finspan-tabletop-say-pad = pad 9 40 3 5 2 4 12
finspan-tabletop-say-none = none
finspan-tabletop-say-points = points 97
finspan-tabletop-say-tangled = tangled b5 p4 g2
finspan-tabletop-say-goal = goal 5
finspan-tabletop-say-shared = shared
finspan-tabletop-say-turn = turn
finspan-tabletop-turn = Week { $week }, turn { $turn }: take your turn, then Enter for hers >
finspan-tabletop-goal = Goal of the week, { $goal }: how many do you have? (goal 5) >
finspan-tabletop-goal-eggs = Goal of the week, { $goal }: how many eggs do you have in all? The points are counted here. (goal 5) >
finspan-tabletop-tangled = Tangled { $tangle }: your fish in { $site } and in rows { $rows }? (tangled 3 4, or the slots that hold fish: tangled b5 p4 g2; without any: tangled none) >
finspan-tabletop-points = Your own points? (points 97 for all together; or line by line, pad 9 40 3 5 2 4 12: points of “game end” abilities, points of visible fish, number of consumed fish, of eggs, of young, of schools, points of goals) >
finspan-tabletop-decision = Decision card { $decision }:
finspan-tabletop-reconstructed = What card { $decision } does is reconstructed here; the printed one was not seen. If yours shows something else, undo and begin with an --overlay file that says what is printed.
finspan-tabletop-step-add = A goal marker onto the goal board
finspan-tabletop-step-remove = A goal marker back from the goal board
finspan-tabletop-step-school = Three young become a school
finspan-tabletop-step-hatch = Eggs hatch into young: { $count }
finspan-tabletop-step-eggs = She gains eggs: { $count }
finspan-tabletop-step-fish = Draw a fish card for her
finspan-tabletop-idle-add = No goal marker: the goal does not count for her now
finspan-tabletop-idle-remove = No goal marker to take back
finspan-tabletop-idle-school = No school: fewer than three young, or one was formed this turn already
finspan-tabletop-idle-hatch = No eggs to hatch
finspan-tabletop-idle-fish = No fish: no card is left to draw
finspan-tabletop-goal-result = Goal of the week: you { $mine }, Nautoma { $hers } (base number { $base }, markers { $markers })
finspan-tabletop-goal-alone = Goal of the week: you { $mine }; at this level Nautoma scores no goals
finspan-tabletop-goal-bonus = Of it for the better result of the week: you { $mine }, Nautoma { $hers }
finspan-tabletop-refused = “{ $text }” does not fit now; possible: { $choices }, undo, quit
finspan-tabletop-tangled-result = Tangled: { $points } for Nautoma (fish in the dive site: { $site }, in the rows: { $rows })
finspan-tabletop-you = You
finspan-tabletop-end = { $won ->
        [person] You { $mine }, Nautoma { $hers }: you win.
       *[nautoma] You { $mine }, Nautoma { $hers }: Nautoma wins.
    }
finspan-tabletop-companion = Nautoma at your own table
finspan-tabletop-companion-why = You play alone with the box; her cards, tokens and points are here.
finspan-tabletop-pad = Score pad
finspan-tabletop-pad-why = For one to five players with the box: type in the lines, Atol adds up and names the winner.
finspan-com-where = the box on the table, she is in here
finspan-com-intro = Play Finspan with your own box. Nautoma takes her turns here: you tell her little, and she says what she does.
finspan-com-level = Level
finspan-com-level-first = 2 for the first time
finspan-com-no-goals = No goals
finspan-com-side-none = She scores no goals of the weeks; you still do.
finspan-com-side-calm = The quiet side of her goal cards, with lower base numbers.
finspan-com-side-storm = The rough side of her goal cards, with higher base numbers.
finspan-com-bonus = Whoever has the better goal of a week gets { $points } points more; in a tie both.
finspan-com-fish-worth = her fish
finspan-com-school-worth = school
finspan-com-young-worth = young
finspan-com-goals = Goals on the table
finspan-com-goals-A = side A
finspan-com-goals-B = B, drawn here
finspan-com-goals-own = B, my tiles
finspan-com-goals-drawn = A random tile for each week is drawn here when you begin; then lay the same ones on your board.
finspan-com-goal-of = Goal of week { $week }
finspan-com-base = base
finspan-com-tangled = Tangled
finspan-com-tangled-on = Play the Tangled variant
finspan-com-tangled-why = At the end of each week your own fish can bring her points.
finspan-com-tangle = Scoring card: site, rows
finspan-com-tangle-random = draw one for me
finspan-com-site = { $site ->
        [blue] blue
        [purple] purple
       *[green] green
    }
finspan-com-tangle-card = Scoring card { $tangle }
finspan-com-strength = Strength X
finspan-com-tangled-how = Each of your fish in the dive site of the card: +{ $strength } for her. Each one in its rows: −1. Never below 0.
finspan-com-deck = Her decision cards
finspan-com-deck-atol = Atol draws
finspan-com-deck-box = I draw, from my box
finspan-com-deck-atol-why = Nothing to shuffle. What these cards say was chosen by us, as the printed ones have not been seen.
finspan-com-deck-box-why = You turn over the cards of your box and tell which one came up. What is printed on it you tap in once; this browser keeps it.
finspan-com-which-card = Which card came up?
finspan-com-which-card-why = The number stands on the card. Struck out: came up this week already.
finspan-com-printed = What is printed on { $card }?
finspan-com-printed-why = Make it look like your card; it is kept.
finspan-com-printed-goal = Goal marker
finspan-com-printed-goal-add = one more
finspan-com-printed-goal-remove = one less
finspan-com-printed-goal-none = nothing
finspan-com-correct = correct
finspan-com-correct-card = Correct { $card }
finspan-com-other-card = Another card
finspan-com-like-this = Like this
finspan-com-colour = Her colour
finspan-com-colour-why = Her divers mark goals.
finspan-com-colour-of = { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    }
finspan-com-start = On the table
finspan-com-start-board = Set up as for two players; Nautoma has no ocean mat.
finspan-com-start-tokens = She begins with { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    } and { $young } young. Atol keeps count of her tokens: laying them out is up to you.
finspan-com-start-goals = Lay the goals of the three weeks on the goal board and her six divers beside it.
finspan-com-start-tangle = Lay scoring card { $tangle } beside your ocean.
finspan-com-start-first = You are the first player in every week.
finspan-com-begin = Begin week 1
finspan-com-title-her-turn = Nautoma’s turn
finspan-com-title-week = Week { $week }
finspan-com-title-week-end = End of week { $week }
finspan-com-title-end = The end
finspan-com-detail-week = goal: { $goal }
finspan-com-detail-turn = week { $week }, turn { $turn } of { $of }
finspan-com-detail-goal = the goal of the week
finspan-com-detail-tangled = what your ocean brings her
finspan-com-detail-points = your score pad
finspan-com-detail-over = four weeks are over
finspan-com-unseen = { $count ->
        [one] { $count } card unseen
       *[other] { $count } cards unseen
    }
finspan-com-her-points = her points
finspan-com-things = What Nautoma has
finspan-com-fish = fish
finspan-com-schools = schools
finspan-com-young = young
finspan-com-eggs = eggs
finspan-com-markers = markers
finspan-com-change = { $what }: { $before }, now { $after }
finspan-com-fish-how = Lay it face up beside her. If it gives something to all players, you may take that at once, one time:
finspan-com-your-turn = Your turn { $turn } of { $of }. When it is done, Nautoma plays.
finspan-com-shared = An “all players” benefit was used
finspan-com-shared-why = Nautoma gains something instead.
finspan-com-shared-done = Told since her turn: { $count }
finspan-com-do-turn = Nautoma’s turn
finspan-com-do-goal = Write it down
finspan-com-do-tangled = Write it down
finspan-com-do-points = Compare
finspan-com-to-week-end = To the end of week { $week }
finspan-com-goal-each = counted by { $each }
finspan-com-goal-ask = How many do you have?
finspan-com-goal-ask-eggs = How many eggs do you have?
finspan-com-goal-number = How many you have
finspan-com-you = You
finspan-com-markers-count = markers: { $count }
finspan-com-base-why = { $base } is her base number for this goal, { $markers } her markers on the goal board.
finspan-com-tangled-card = card { $tangle }, X = { $strength }
finspan-com-tap = Slots of your ocean that hold fish
finspan-com-tap-how = Tap every slot of your ocean that holds a fish, the printed ones too.
finspan-com-slot = { $site ->
        [blue] Blue
        [purple] Purple
       *[green] Green
    } site, row { $row }
finspan-com-tangled-sum = { $site } × { $strength } for the site, less { $rows } for the rows, never below 0
finspan-com-tangled-got = Tangled: +{ $points } for Nautoma
finspan-com-week-over = Week { $week } is over
finspan-com-next-divers = Take your six divers back.
finspan-com-next-markers = Take her divers off the goal board.
finspan-com-next-first = Her decision cards are shuffled, one rests. You begin.
finspan-com-next-goal = Now it is about: { $goal }.
finspan-com-next-last = The last week has no goal.
finspan-com-my-points = Your points
finspan-com-my-points-why = Use your abilities for the end of the game first.
finspan-com-by-line = line by line
finspan-com-by-number = one number
finspan-com-my-total = All your points
finspan-com-less = less: { $what }
finspan-com-more = more: { $what }
finspan-com-won = You win!
finspan-com-won-tie = A tie, so you win!
finspan-com-lost = Nautoma wins
finspan-com-broken = This companion cannot go on
finspan-com-unreadable = What this browser kept cannot be read as a match with Nautoma. Begin a new one.
finspan-com-undo-step = Take back the last step
finspan-com-anew = Start anew
finspan-com-anew-title = Start anew?
finspan-com-anew-text = This match with Nautoma is forgotten, and you choose level and goals again.
finspan-com-anew-yes = Forget it and start anew
finspan-pad-intro = One column for each player, as on the paper pad. Everything stays in this browser until you clear it.
finspan-pad-players = Players
finspan-pad-player = Player { $number }
finspan-pad-name-of = Name of player { $number }
finspan-pad-abilities = points
finspan-pad-fish = printed points
finspan-pad-consumed = how many
finspan-pad-eggs = how many
finspan-pad-young = how many
finspan-pad-schools = how many
finspan-pad-goals = points
finspan-pad-hand = a tie: more cards win
finspan-pad-hand-title = Cards in hand
finspan-pad-alone = Alone? Nautoma plays against you
finspan-pad-clear = Clear the pad
finspan-pad-clear-title = Clear the pad?
finspan-pad-clear-text = All numbers become 0; the names stay.
finspan-pad-clear-yes = Clear
finspan-pad-wins = { $name } wins
finspan-pad-wins-tie = A tie; { $name } wins by cards in hand
finspan-pad-shared = Shared victory: { $names }

# The rules.
finspan-rules-goal-title = The goal
finspan-rules-goal = Have the most points after four weeks: from the fish in your ocean, from eggs, young and schools, from fish that larger fish have consumed, and from the goals of the weeks.
finspan-rules-start-title = The start
finspan-rules-start = Everyone has a mat of three dive sites with six rows: three of sunlight, one of twilight, two of midnight. Three small forage fish are printed on it, with two eggs and one young. You begin with 2 starter cards and 3 cards of the deck. Hands and discard piles are open.
finspan-rules-turn-title = Your turn
finspan-rules-turn = A week has six turns for everyone, one for each diver. In a turn you play a fish or dive. Whatever you are given you may refuse, piece by piece.
finspan-rules-play-title = Playing a fish
finspan-rules-play = Choose a card, a slot and pay: other cards from your hand go to your own discard pile, eggs, young and schools come from anywhere in your ocean. The slot must be in a zone of the fish, and in its dive site if it has a coloured band. It may be empty or hold a shorter fish, which is consumed: it stays underneath and is worth 1 point. Some fish must cover a shorter one. Tokens in the slot stay. Then use what the fish gives when played.
finspan-rules-dive-title = Diving
finspan-rules-dive = Your diver goes down one dive site to the bottom. On entering a zone in which the site has a fish you may take the zone’s bonus; then each fish with an “if activated” ability may be used, row by row. The first of your divers in a week at the bottom of a site finds one more bonus there.
finspan-rules-tokens-title = Eggs, young and schools
finspan-rules-tokens = A fish holds at most one egg. A hatched egg becomes a young. Three young in a slot without a school become a school at once; a slot holds one school. Young and schools move in a straight line over any distance; a young that completes a school stops there, and a school never enters or passes another one.
finspan-rules-abilities-title = Abilities
finspan-rules-abilities = Draw from the deck, recover a card from your discard pile, lay eggs, hatch, gain young, move, tuck a card from hand under a longer fish (it is consumed), or play a further fish, which costs as usual. What is marked for all players each seat may use in its own ocean.
finspan-rules-week-title = The end of a week
finspan-rules-week = After weeks 1 to 3 everyone scores the goal of the week. On side B whoever got the most for it gets 3 more, and so does everyone tied. The first player’s token moves on.
finspan-rules-end-title = The end of the game
finspan-rules-end = First everyone uses abilities for the end of the game. Then count: points on visible fish and of their conditions, 1 for each consumed fish, egg and young, 6 for each school, and goals. In a tie more cards in hand win, then the victory is shared.
finspan-rules-nautoma-title = Playing against Nautoma
finspan-rules-nautoma = Alone you play against Nautoma, who has no ocean. She begins with 2 eggs and 1 young and takes a turn after each of yours. When you play a fish that gives to all players, or a diver of yours enters one, she gains an egg. When she plays such a fish you may take the benefit once. She scores fish, schools, young, every two eggs, and goals. You win ties.
finspan-rules-decisions-title = Her decision cards
finspan-rules-decisions = Every week seven cards are shuffled and one is set aside unseen. In each turn she turns one over and does what it shows: a goal marker is placed or removed, then she dives (three young become a school, once; up to four eggs hatch; she gains two eggs), then she gains a fish. In week 4 goal markers are ignored.
finspan-rules-levels-title = Her levels
finspan-rules-levels = For a goal she counts a base number, Calm or Storm, and her markers, at the same rate as you. Level 1 scores no goals; 2 and 3 use Calm, 4 and 5 Storm. Up to level 2 a fish brings her 3 and a school 5, from level 3 on 4 and 6. At level 5 whoever got more for the goal of a week gets 3 more.
finspan-rules-tangled-title = Tangled
finspan-rules-tangled = One scoring card marks a dive site and rows of your ocean. At the end of every week Nautoma scores X points for each fish of yours in the site, less 1 for each in the rows, but never less than 0. X is 2, 3 or 4.

# What the rulebooks leave open.
finspan-ruling-first-player = Who begins is drawn; alone it is always you, as the Nautoma rulebook says.
finspan-ruling-start-tokens = Which printed fish has an egg and which the young follows the only description we know; that there are two eggs and one young is certain.
finspan-ruling-sizes = A fish of exactly 50 cm is medium and one of exactly 150 cm large; the symbols on the cards were not seen.
finspan-ruling-moving = One move goes any distance in a straight line: the rules speak of moving through slots.
finspan-ruling-schools-in-empty-slots = A school may rest in a slot without a fish, as young may.
finspan-ruling-tucking = A tucked card goes under any longer visible fish of yours: most fish with this ability are too short to take one themselves.
finspan-ruling-eggs-on-each = The egg abilities of cards 41, 42, 68 and 69, whose reach is unclear, reach each matching fish, as their sister cards do.
finspan-ruling-midnight-bonus = The midnight bonus of the blue site recovers a card: descriptions differ, and its bottom does the same.
finspan-ruling-empty-discard-pile = A card to be recovered is drawn from the deck when your own pile is empty.
finspan-ruling-school-is-no-young = A school does not pay for young, nor young for a school.
finspan-ruling-further-fish = A further fish is paid for and placed like any other and uses no diver.
finspan-ruling-order-of-benefits = The benefits of one ability are taken one at a time in any order, and you may stop at any point.
finspan-ruling-all-players-order = What all players are given the owner takes first, then the others clockwise, each finishing before the next.
finspan-ruling-token-supply = Tokens never run out.
finspan-ruling-hand-limit = There is no limit to a hand.
finspan-ruling-goal-tiles = On side B the tile of each week is drawn from the six goals of that week.
finspan-ruling-goal-rates = Three goals have known points each; for the others ours keep base number and markers worth about five points.
finspan-ruling-tied-leaders = The 3 points for the best goal of a week go to everyone tied for it.
finspan-ruling-ending-order = At the end seats use their abilities one after another in the order of the last week.
finspan-ruling-nautoma-order = Nautoma resolves her goal, then the dive, then the fish, in the order of her rulebook’s text.
finspan-ruling-nautoma-shared-token = In place of a benefit for all players she gains one egg; the symbol was lost from the text we have.
finspan-ruling-nautoma-cards = What her seven decision cards, the Storm side and five Tangled cards show is our own, fitted to what the rulebooks say of her strength; an owner of the box can replace it. She forms one school a turn at most, whatever is put there.
finspan-ruling-level-one-person-scores = At level 1 only Nautoma scores no goals; you still do.
finspan-ruling-level-five-bonus = At level 5 the 3 extra points are given on either side of the goal board.
finspan-ruling-tangled-before-ending = Tangled of week 4 is scored before the abilities for the end of the game.
finspan-ruling-polish-names = The Polish names printed on the cards were not seen. Where a species has a Polish name it is used; the others were named by us, which the data marks.

# At the table in the browser.
finspan-seat = Player { $number }
finspan-tab-week = Week
finspan-tab-species = Fish
finspan-length = { $length } cm
finspan-printed = printed
finspan-hinted = hinted
finspan-costs = Cost:
finspan-forage-line = { $card }: { $length } cm, printed on the mat; no points and no ability
finspan-species-none = Point at a fish to read about it.
finspan-detail-fish = { $name } ({ $slot })
finspan-detail-week = week { $week }:
finspan-status = cards { $cards }, divers { $divers }
finspan-points = points: { $points }
finspan-points-short = { $points } pts
finspan-short-top = top
finspan-short-bottom = bottom
finspan-short-sunlight = sunlight
finspan-short-twilight = twilight
finspan-short-midnight = midnight
finspan-short-small = small
finspan-short-medium = medium
finspan-short-large = large
finspan-short-no_tokens = no tokens
finspan-ruler-sunlight = sunlight
finspan-ruler-twilight = twilight
finspan-ruler-midnight = midnight

finspan-ocean-yours = Your ocean
finspan-ocean-of = Ocean of { $name }
finspan-your-hand = Your hand
finspan-your-discards = Your discard pile
finspan-hand-of = Hand of { $name }
finspan-discards-of = Discard pile of { $name }
finspan-no-hand = Your hand is empty. Dive at the blue site: that is where the cards are.
finspan-no-discards = Nothing has been discarded yet.
finspan-deck = Deck: { $cards }
finspan-deck-draw = Deck: { $cards }, a card can be drawn
finspan-discards-open = Discard pile: { $cards }; switches between hand and pile
finspan-divers = Divers for this week: { $divers } of { $all }
finspan-dive-site = { $site ->
        [blue] Blue dive site
        [purple] Purple dive site
       *[green] Green dive site
    }
finspan-site-blue = cards
finspan-site-purple = eggs
finspan-site-green = hatch and move
finspan-diver-here = Your diver is at the { $site ->
        [blue] blue site
        [purple] purple site
       *[green] green site
    }
finspan-zone-open = there is a fish, so a diver gets it
finspan-zone-closed = needs a fish here first
finspan-bottom-open = at the bottom: a bonus for the first diver of the week
    .brief = bottom: for the first diver
finspan-bottom-taken = at the bottom: the bonus is taken
    .brief = bottom: bonus taken
finspan-bottom = bottom
finspan-bottom-gone = taken
finspan-slot-empty = empty slot
finspan-slot-fish = { $name }, points { $points }
finspan-slot-egg = egg
finspan-slot-young = young: { $young }
finspan-slot-school = school
finspan-slot-consumed = consumed underneath: { $consumed }
finspan-has-fish = fish: { $count }
finspan-has-egg = eggs: { $count }
finspan-has-young = young: { $count }
finspan-has-school = schools: { $count }
finspan-can-play = can be played
finspan-can-dive = you can dive here
finspan-can-at = the fish can go here
finspan-can-discard = can be discarded
finspan-can-spend = you can pay with it
finspan-can-draw = can be drawn
finspan-can-recover = can be recovered
finspan-can-egg = an egg can be laid here
finspan-can-eggs = eggs can be laid on all of them
finspan-can-hatch = the egg can hatch
finspan-can-young = a new young can come here
finspan-can-lift = something can move from here
finspan-can-to = it can move here
finspan-can-tuck = can be tucked under a fish
finspan-can-under = this fish can consume the card
finspan-can-use = its ability can be used
finspan-can-done = you can stop

finspan-swim-on = Swim on
finspan-enough = Enough
finspan-week-of = Week { $week } of { $weeks }
finspan-clock = week { $week }, turn { $round }
finspan-turn-of = Turn { $round } of { $divers }
finspan-strip-pay = Paying for { $name }
finspan-strip-left = Still to be taken or paid
finspan-gives-cards = cards to discard
finspan-gives-eggs = eggs to give back
finspan-gives-young = young to give back
finspan-gives-schools = schools to give back
finspan-gives-draw = cards to draw
finspan-gives-recover = cards to recover
finspan-gives-lay_egg = eggs to lay
finspan-gives-hatch = eggs to hatch
finspan-gives-gain_young = new young
finspan-gives-move = moves
finspan-gives-tuck = cards to tuck
finspan-gives-lay_egg_on_each = fish that may each get an egg
finspan-gives-play_fish = a further fish

finspan-lock-chance = no undo: you will see the next card

finspan-ask-choose = Play a fish or dive
finspan-ask-choose-detail = Week { $week } of 4, turn { $round } of 6. Cards that glow can be played, and you can dive at every site
finspan-ask-place = Where will { $name } live?
finspan-ask-place-detail = The slot may be empty or hold a shorter fish, which is then consumed
finspan-ask-pay = { $kind ->
        [cards] Pay: discard a card from your hand
        [eggs] Pay: give back an egg
        [young] Pay: give back a young
       *[schools] Pay: give back a school
    }
finspan-ask-pay-detail = { $name }, still to give: { $left }
finspan-ask-take-draw = { $name }: draw a card
finspan-ask-take-recover = { $name }: recover a card from your pile
finspan-ask-take-egg = { $name }: choose a fish to lay an egg on
finspan-ask-take-hatch = { $name }: choose an egg that hatches
finspan-ask-take-young = { $name }: choose a slot for the new young
finspan-ask-take-move = { $name }: choose a young or a school that moves
finspan-ask-take-tuck = { $name }: choose a card for a longer fish to consume
finspan-ask-take-play_fish = { $name }: play a further fish
finspan-ask-take-any = { $name }: take what it gives, in any order
finspan-ask-take-detail = You may leave any of it; what is left is lost when you go on
finspan-ask-move = { $token ->
        [young] Where does the young swim?
       *[school] Where does the school swim?
    }
finspan-ask-move-detail = In a straight line, as far as you like
finspan-ask-tuck = Which fish consumes { $name }?
finspan-ask-tuck-detail = A consumed fish is worth a point at the end
finspan-ask-last = The end: which ability do you use now?
finspan-ask-last-detail = Any order will do
finspan-ask-wait-choose = It is { $name }’s turn
finspan-ask-wait-place = { $name } plays a fish
finspan-ask-wait-pay = { $name } pays for a fish
finspan-ask-wait-benefit = { $name } uses an ability
finspan-ask-wait-move = { $name } moves a token
finspan-ask-wait-tuck = { $name } feeds a fish
finspan-ask-wait-last = { $name } uses abilities for the end of the game
finspan-ask-choose-todo = Press a card, or dive at a site
finspan-ask-place-todo = Press a slot of your ocean
finspan-ask-pay-todo = Press what you pay with
finspan-ask-take-draw-todo = Press the deck
finspan-ask-take-recover-todo = Press a card of your pile
finspan-ask-take-egg-todo = Press a fish
finspan-ask-take-hatch-todo = Press an egg
finspan-ask-take-young-todo = Press a slot of your ocean
finspan-ask-take-move-todo = Press a young or a school
finspan-ask-take-tuck-todo = Press a card of your hand
finspan-ask-take-play_fish-todo = Press a card of your hand
finspan-ask-take-any-todo = Press what you take next
finspan-ask-move-todo = Press a slot in a straight line
finspan-ask-tuck-todo = Press a longer fish
finspan-ask-last-todo = Press a fish with the ability
finspan-ask-over = The match is over
finspan-ask-won = { $names } wins
finspan-ask-won-you = You win!
finspan-ask-shared = Shared victory: { $names }

finspan-goals = Goals of the weeks
finspan-week = Week { $week }
finspan-goal-rate = { $points ->
        [one] { $points } pt each
       *[other] { $points } pts each
    }
finspan-last-week = last week, no goal
finspan-base = Nautoma: { $base }
finspan-base-label = Nautoma counts { $base } and her markers: { $markers }
finspan-level = level { $level }
finspan-side-calm = Calm
finspan-side-storm = Storm
finspan-hers-fish = fish: { $count }, points: { $points }
finspan-hers-school = schools: { $count }, points: { $points }
finspan-hers-young = young: { $count }, points: { $points }
finspan-hers-egg = eggs: { $count }, points: { $points }
finspan-her-fish-now = She gets { $name }
finspan-her-latest = Her turn { $turn } of week { $week }: card { $card }
finspan-her-gain = +{ $points } pts
finspan-her-newest = She last played { $name }
finspan-decisions-left = Decision cards not seen yet: { $left }; one of them rests
finspan-tangled-now = Tangled, { $site ->
        [blue] blue site
        [purple] purple site
       *[green] green site
    } times { $strength }, less rows { $rows }: { $points } for her now
finspan-decision-goal = goal
finspan-decision-of = Decision card { $card }
finspan-decision-none = Nautoma has not played yet this week
finspan-decision-goal-add = she places a goal marker
finspan-decision-goal-remove = she removes a goal marker
finspan-decision-goal-none = goal markers stay
finspan-decision-school = three young become a school
finspan-decision-hatch = up to four eggs hatch
finspan-decision-eggs = she gains two eggs
finspan-decision-fish = she gains a fish
finspan-decision-no-fish = no fish


finspan-help-turn = Your turn (six a week)
finspan-help-play = Play a fish
finspan-help-play-how = Choose a slot in its zone and pay its cost. Then use what it gives when played.
finspan-help-or = or
finspan-help-dive = Dive
finspan-help-dive-how = Choose a site and go down to the bottom:
finspan-help-dive-zone = The bonus of a zone, if the site has a fish in it.
finspan-help-dive-row = Every “if activated” fish, row by row.
finspan-help-dive-bottom = At the bottom a bonus for your first diver of the week.
finspan-help-card = A fish card
finspan-help-card-points = top left: points
finspan-help-card-tags = top right: groups
finspan-help-card-zones = the column: zones it lives in
finspan-help-card-cost = the bubble on the picture: cost
finspan-help-card-ability = below: when it gives what
finspan-help-cover = A longer fish may cover a shorter one, which is consumed. Tokens in the slot stay.
finspan-help-gives = What fish and bonuses give
finspan-help-draw = draw a card of the deck
finspan-help-recover = recover a card from your pile
finspan-help-egg = lay an egg, one on a fish
finspan-help-hatch = an egg becomes a young
finspan-help-young = a new young; three in a slot form a school
finspan-help-move = move a young or a school in a straight line
finspan-help-tuck = tuck a card under a longer fish
finspan-help-play_fish = play a further fish at its usual cost
finspan-help-end = After four weeks
finspan-help-score-visible = points on visible fish and of their conditions
finspan-help-score-consumed = 1 for each consumed fish
finspan-help-score-egg = 1 for an egg
finspan-help-score-young = 1 for a young
finspan-help-score-school = 6 for a school
finspan-help-score-goals = the goals of three weeks
finspan-help-nautoma = Nautoma, when you play alone
finspan-help-her-goal = After your turn she turns over a decision card. First she places or removes a goal marker.
finspan-help-her-dive = Then she dives: three young into a school, up to four eggs hatch, two new eggs.
finspan-help-her-fish = Last she gains a fish of the deck, if the card shows one.
finspan-help-her-shared = When you use a fish for all players, she gains an egg.
finspan-help-her-gift = When she plays such a fish, you may take the benefit.
finspan-help-her-score = She scores fish, schools, young, pairs of eggs, and goals. You win ties.

finspan-symbol-egg = Egg
finspan-symbol-egg-means = lies on a fish, at most one; 1 point at the end
finspan-symbol-young = Young
finspan-symbol-young-means = lies in any slot; three form a school; 1 point at the end
finspan-symbol-school = School
finspan-symbol-school-means = one in a slot; 6 points at the end
finspan-symbol-draw = Draw
finspan-symbol-draw-means = take a card of the deck
finspan-symbol-discard = Discard
finspan-symbol-discard-means = a cost: another card of your hand goes to your pile
finspan-symbol-recover = Recover
finspan-symbol-recover-means = take a card of your pile into your hand
finspan-symbol-hatch = Hatch
finspan-symbol-hatch-means = an egg turns into a young in the same slot
finspan-symbol-move = Move
finspan-symbol-move-means = a young or a school swims in a straight line
finspan-symbol-consume = Consume
finspan-symbol-consume-means = as a cost: put it on a shorter fish; at a fish: how many lie under it
finspan-symbol-tuck = Tuck
finspan-symbol-tuck-means = a card of your hand goes under a longer fish
finspan-symbol-play_fish = Further fish
finspan-symbol-play_fish-means = play one more at its usual cost
finspan-symbol-when_played = When played
finspan-symbol-when_played-means = works once, right after playing
finspan-symbol-if_activated = If activated
finspan-symbol-if_activated-means = works every time a diver passes
finspan-symbol-game_end = At the end
finspan-symbol-game_end-means = works or scores after the fourth week
finspan-symbol-all = All players
finspan-symbol-all-means = everybody may take the benefit in the own ocean
finspan-symbol-predator = Predator
finspan-symbol-predator-means = a group of fish; two signs count twice
finspan-symbol-bioluminescent = Bioluminescent
finspan-symbol-bioluminescent-means = a group of fish that shine
finspan-symbol-camouflage = Camouflage
finspan-symbol-camouflage-means = a group of fish that hide
finspan-symbol-electric = Electric
finspan-symbol-electric-means = a group of fish that give electric shocks
finspan-symbol-venomous = Venomous
finspan-symbol-venomous-means = a group of fish with venom
finspan-symbol-blue = Blue site
finspan-symbol-blue-means = the left one; diving gives cards
finspan-symbol-purple = Purple site
finspan-symbol-purple-means = the middle one; diving gives eggs
finspan-symbol-green = Green site
finspan-symbol-green-means = the right one; diving hatches and moves
finspan-symbol-zones = Zones of a fish
finspan-symbol-zones-means = from the top: sunlight, twilight, midnight; full ones are its home
finspan-symbol-pawn = Diver
finspan-symbol-pawn-means = one turn; on the goal board a marker of Nautoma
finspan-symbol-calm = Calm
finspan-symbol-calm-means = Nautoma’s lower base numbers, levels 2 and 3
finspan-symbol-storm = Storm
finspan-symbol-storm-means = Nautoma’s higher base numbers, levels 4 and 5

error-companion = “{ $text }” does not fit now; possible: { $choices }
error-companion-broken = step { $number }, “{ $text }”, does not fit what came before it; possible there: { $choices }
error-companion-outdated = this companion was begun with other card data and cannot go on with today’s; begin a new one

# Lessons of a first match.
finspan-course-match = A first match of Finspan
finspan-course-match-turn = Six divers a week, one a turn: play a fish into your ocean, or dive.
finspan-course-match-dive = A dive goes down one site: every zone with a fish in it and every fish on the way can give something.
finspan-course-match-end = After four weeks fish, eggs, young, schools, consumed fish and goals are counted.
finspan-course-nautoma = Finspan against Nautoma
finspan-course-nautoma-turn = Six divers a week, one a turn: play a fish into your ocean, or dive.
finspan-course-nautoma-dive = A dive goes down one site: every zone with a fish in it and every fish on the way can give something.
finspan-course-nautoma-nautoma = Nautoma has no ocean. After each of your turns a card tells what she does.
finspan-lesson-turn = Do one thing with this turn's diver: play a fish from your hand, or dive at one of the three sites.
    .title = Play or dive
finspan-lesson-place = Choose a slot ({ $card }): in the zone where the fish lives, and in its site if it has a coloured band. The slot is empty or holds a shorter fish.
    .title = Where a fish lives
finspan-lesson-pay = Pay for it ({ $card }): other cards of your hand go to your discard pile; eggs, young and schools come from anywhere in your ocean.
    .title = What a fish costs
finspan-lesson-played = In your ocean ({ $card }): it counts its points at the end, and each dive in its site can use it if it has an ability for that.
    .title = A fish in the ocean
finspan-lesson-consumed = The longer fish consumes the one below ({ $covered }). A consumed fish is worth 1 point.
    .title = Consumed fish
finspan-lesson-dive = Your diver goes down the site ({ $site }), from the light to the bottom, and collects on the way.
    .title = A dive
finspan-lesson-bonus = Everything here is a “may”: take what you like, leave what you do not need.
    .title = Benefits
finspan-lesson-activate = The diver meets { $card }: its ability can be used now, and again with every later dive here.
    .title = Fish that act
finspan-lesson-bottom = Your first diver of the week at the bottom of this site finds one more bonus.
    .title = The bottom
finspan-lesson-draws = Draw a card from the deck, { $amount } in all.
    .title = Drawing
finspan-lesson-recovers = Recover: take { $amount ->
        [one] a card
       *[other] { $amount } cards
    } back from your own discard pile. What you paid with is not lost.
    .title = Recovering cards
finspan-lesson-lays = Lay an egg on a fish, { $amount } in all. A fish holds one egg, and an egg is a point.
    .title = Eggs
finspan-lesson-hatches = Hatch: an egg becomes a young in the same slot.
    .title = Hatching
finspan-lesson-births = A young comes into a slot of your choice. Three young in one slot make a school.
    .title = Young
finspan-lesson-moves = Young and schools move in a straight line, as far as they like. Bring three young together.
    .title = Moving
finspan-lesson-tucks = Tuck a card of your hand under a longer fish: it is consumed, and worth a point.
    .title = Tucking a card
finspan-lesson-schools = A school: three young in one slot became one, worth 6 points instead of 3.
    .title = Schools
finspan-lesson-goal = The goal of week { $week }: { $goal }. It is counted when the week ends.
    .title = The goal of the week
finspan-lesson-week = The week is over. Its goal ({ $goal }) gave you { $won ->
        [one] { $won } point
       *[other] { $won } points
    }. A new week begins with all divers back.
    .title = The end of a week
finspan-lesson-last-week = The last week has no goal. After it the fish with an ability for the end use it, then everything is counted.
    .title = The last week
finspan-lesson-nautoma = Nautoma has played. Now she has eggs: { $eggs }, young: { $young }, schools: { $schools }. Every fish she gets is worth points too.
    .title = Nautoma's turn
finspan-aspect-hand = Cards in hand
finspan-aspect-playable = Cards that can be paid now
finspan-aspect-fish = Fish in the ocean

# Laying out the box.
finspan-tabletop-prepare = Set up the box
finspan-tabletop-prepare-why = Step by step with pictures, for one to five players, and who begins.
finspan-prepare-mats = { $seats ->
        [one] Take an ocean mat.
       *[other] Give an ocean mat to each of the { $seats } players.
    } Three small fish are printed on it.
finspan-prepare-tokens = Everyone puts { $eggs } eggs and { $young } young on the printed fish, where the mat shows them. The other tokens lie in reach of all.
finspan-prepare-goals-a = Turn the goal board to the side with the goals printed on it. There is one for each of the first { $weeks } weeks.
finspan-prepare-goals-b = Turn the goal board to the side for tiles and put a random goal tile on each of the first { $weeks } weeks.
finspan-prepare-cards = Everyone is dealt { $starters } starter cards and { $cards } cards of the fish deck. Hands are open.
finspan-prepare-divers = Everyone takes { $divers } divers of one colour: as many as there are turns in each of the { $weeks } weeks.
finspan-prepare-first = Choose who begins.
finspan-prepare-nautoma = Alone you play against Nautoma: open her page for her cards, her tokens and her turns. You begin every week.

# What the terminal says beside the box.
finspan-tabletop-face-goal = Goal of week { $week }: { $goal }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each; Nautoma’s base number is { $base }.
finspan-tabletop-face-goal-alone = Goal of week { $week }: { $goal }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each; at this level Nautoma scores no goals.
finspan-tabletop-face-tangled = Tangled card { $tangle }, X = { $strength }: at the end of each week she gets { $strength } for each fish of yours in { $site }, less 1 for each in rows { $rows }.
finspan-tabletop-change = { $thing ->
        [fish] fish
        [schools] schools
        [young] young
        [eggs] eggs
       *[markers] goal markers
    } { $before } → { $after }
finspan-tabletop-her-points = Her points: { $before } → { $after }
finspan-tabletop-shared = She gains an egg and has { $eggs } now; “all players” fish used since her turn: { $count }
finspan-tabletop-goal-means = You told { $count } for “{ $goal }”{ $each ->
        [1] {""}
       *[other] , { $each } together count once
    }: { $counted } × { $points } = { $total } points.
finspan-tabletop-points-mean = You told { $points } points in all.
finspan-tabletop-pad-abilities = “Game end” abilities: { $points } points, as typed.
finspan-tabletop-pad-fish = Visible fish: { $points } points, as typed.
finspan-tabletop-pad-consumed = Consumed fish: { $number }, so { $points } points.
finspan-tabletop-pad-eggs = Eggs: { $number }, so { $points } points.
finspan-tabletop-pad-young = Young: { $number }, so { $points } points.
finspan-tabletop-pad-schools = Schools: { $number }, so { $points } points.
finspan-tabletop-pad-goals = Goals of the weeks: { $points } points, as typed.

# Rules at hand.
finspan-reference-goal = Goal: { $goal }
finspan-reference-goal-says = week { $week }; { $points } points each; base number of Nautoma: Calm { $calm }, Storm { $storm }
