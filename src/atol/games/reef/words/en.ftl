# Reef.
reef-tagline = Grow a coral reef and score the patterns seen from above.
reef-begin-why = Take a card or play one: that is a whole turn, learned in five minutes.
reef-level-novice = Plants coral wherever there is room and is glad when something scores.
reef-level-easy = Plays the card that scores most today, and forgets the one it will want tomorrow.
reef-level-medium = Builds for the card in its hand and mostly gets it scored.
reef-level-hard = Stacks pieces that serve two cards at once.
reef-level-expert = Grows a reef in which every piece scores again and again.
reef-option-setup = Starting pieces
reef-option-setup-centre = on the four centre spaces, one on each
reef-option-setup-free = for experienced players: anywhere but the centre, stacking allowed
reef-option-points = Points
reef-option-points-open = everyone sees everyone's points
reef-option-points-hidden = points of others are secret until the end
reef-synonyms = put=place lay=place pick=take draw=take on=

reef-colour = { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [purple] purple
       *[other] any
    }
reef-cell = { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [purple] purple
       *[any] piece of any colour
    }{ $level ->
        [any] { "" }
       *[other] { " " }at level { $level }
    }
reef-two-pieces = 2 × { reef-colour }
reef-one-and-one = { $first } + { $second }
reef-shape = { $shape ->
        [single] each { $cells }
        [pair_orthogonal] two side by side: { $cells }
        [pair_diagonal] two on a diagonal: { $cells }
        [line_3] three in a line: { $cells }
        [diagonal_3] three on a diagonal: { $cells }
        [corner_3] three around a corner: { $cells }
        [square_2x2] four in a square: { $cells }
       *[other] pattern: { $cells }
    }
reef-next-to-tallest = each { $counted ->
        [red] red
        [yellow] yellow
        [green] green
       *[purple] purple
    } next to the tallest { $tallest ->
        [red] red
        [yellow] yellow
        [green] green
       *[purple] purple
    }
reef-card = { $name } ({ $pieces } → { $pattern }, { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    })

reef-do-place = { $colour } on { $space }
    .verb = Place on { $space }
reef-do-take = take { $card }
    .verb = Take the card
reef-do-pay = pay 1 point onto { $name } and take the top card of the pile
    .verb = Pay and take
reef-do-play = play { $card }
    .verb = Play the card

reef-player = { $name } · { $points } pts
reef-display = Display and the pile's top card
reef-pile = pile: { $cards }
reef-tokens = { $tokens ->
        [one] +{ $tokens } point
       *[other] +{ $tokens } points
    }
reef-hand = Your hand
reef-supply = Pieces left:
reef-last-round = last round
reef-legend = Ψ red, ● yellow, ♣ green, ✶ purple, ◇ any colour; the number beside a sign is the level, the height of its stack; · an empty space
    a card: its name and points, below them the two pieces to place, and then the pattern; 2+ means level 2 or higher
    ↔ and ▲: pieces around the tallest piece of the other colour count; ★ opens the round; the word “now”: whose turn it is
    below a reef the cards in hand: by name if everybody has seen them, else ?

reef-log-starfish = { $seat } has the starfish and begins
reef-log-dealt = You are dealt { $cards }
reef-log-display = The display is laid out: { $cards }
reef-log-place = { $seat } places { $colour } on { $space }, level { $level }
reef-log-take = { $seat } takes { $card }{ $tokens ->
        [0] { "" }
        [one] { " " }with { $tokens } point on it
       *[other] { " " }with { $tokens } points on it
    }
reef-log-pay = { $seat } pays a point onto { $card } and takes { $taken } from the pile
reef-log-play = { $seat } plays { $card }
reef-log-short = No { $colour } piece can be placed by { $seat }
reef-log-last-round = The last { $colour } piece is taken: this is the last round
reef-log-score = { $seat } scores { $points } for { $card }
reef-log-pile-empty = The pile is empty: the match ends at once
reef-log-hand = { $seat } scores { $points } for { $card }, left in hand

reef-score-start = Starting points
reef-score-start-why = everyone begins with them
reef-score-patterns = Patterns of played cards
reef-score-patterns-why = { $parts }
reef-score-tokens = Points found on taken cards
reef-score-tokens-why = laid there by whoever paid
reef-score-paid = Points paid
reef-score-paid-why = for the top card of the pile
reef-score-hand = Cards left in hand
reef-score-hand-why = { $parts }
reef-tie-spaces = more occupied spaces ({ $won }, not { $lost })
reef-tie-stacks = more stacks of four ({ $won }, not { $lost })

reef-rules-goal-title = The goal
reef-rules-goal = Take cards, play them to let your reef grow, and score the patterns that your reef shows from above. Most points win.
reef-rules-start-title = Before the first turn
reef-rules-start = Each player has 3 points and 2 secret cards and places one piece of every colour on the four centre spaces, one on each. (For experienced players: on any other spaces, also on top of each other.) Then three cards are laid open beside the pile, whose top card is open too. The player with the starfish begins.
reef-rules-turn-title = Your turn
reef-rules-turn = Do one thing: take a card or play a card. You may hold at most 4 cards; with 4 you must play one.
reef-rules-take-title = Taking a card
reef-rules-take = Take one of the open display cards together with all points lying on it; the pile's top card fills the gap. Or lay one of your own points on a display card of the lowest value and take the pile's top card instead. Without points you cannot do that.
reef-rules-play-title = Playing a card
reef-rules-play = First place both pieces shown on top of the card on your reef: on empty spaces or on stacks, also one on the other, in any order. A stack holds at most 4 pieces, and no piece moves again. Then score the pattern below: its points for each time it is there.
reef-rules-patterns-title = Reading patterns
reef-rules-patterns = Only the top piece of each stack counts, and its level is the height of the stack. Patterns may be turned. A cell without a number fits any level, with a number exactly that level, with a plus that level or more; a cell of all four colours fits any colour. A piece counts in one match only; Atol finds the best way to count.
reef-rules-tallest-title = The eight special cards
reef-rules-tallest = They give their points for each visible piece of one colour next to your tallest piece of another, diagonals included. If several are equally tall, the best one counts.
reef-rules-end-title = The end
reef-rules-end = When the last piece of a colour is taken, the round is played to its end. If the pile gives its last card, the match ends at once. If pieces run short, place those there are and score as usual. Then every card left in your hand scores its pattern once at most, and no pieces are placed.
reef-rules-ties-title = Ties
reef-rules-ties = With equal points more occupied spaces win, then more stacks of four; if that is equal too, the victory is shared.

reef-ruling-special-neighbours = “Next to your tallest piece” means all eight surrounding spaces: the rulebook only says “next to”, and the public card list counts diagonals.
reef-ruling-display-before-placement = The display is dealt after the starting pieces are placed, in the order of the rulebook's steps.
reef-ruling-placement-order = Starting pieces are placed in turn order, since somebody has to be asked first.
reef-ruling-hand-card-counts = A special card left in hand counts one neighbouring piece: cards in hand score once, and one neighbour is its pattern once.
reef-ruling-pile-end-after-action = The match ends when the pile has given its last card, as a refill or to a hand, and that action is done.
reef-ruling-shortage = A shortage of pieces is handled the same way whenever it happens: take what is there, go on, score.
reef-ruling-no-room = A piece for which the reef has no room stays in the supply. The rulebook does not speak of a full reef.
reef-ruling-best-match = Scoring always counts the largest number of matches that share no piece; nobody would choose fewer.
reef-ruling-hidden-points = With hidden points, those of others are left out of table, log and score sheet until the end. Bots may count them, as people can.

# In the browser.
reef-tab-market = Display
reef-market = Display and pile
reef-market-none = Cards appear once everybody has placed the starting pieces.
reef-pile-cost = −1 pt
reef-pile-top = top of the pile ({ $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    })
reef-pile-payable = can be taken for 1 point
reef-pay-here = the point for the top of the pile may land here
reef-supply-left = { $colour }: { $left } of { $all } pieces left
reef-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
reef-card-playing = playing
reef-card-playable = can be played
reef-card-takeable = can be taken
reef-card-back = hidden card
reef-hinted = hint
reef-hand-empty = You hold no cards.
reef-hand-empty-take = You hold no cards. Take one from the display.
reef-hand-of = Hand of { $name }
reef-tray = Pieces to place
reef-tray-piece = { $colour } piece: choose it to see its spaces, or drag it onto the reef
reef-first-player = has the starfish and opens every round
reef-seat = seat { $number }

reef-board-yours = Your reef
reef-board-of = Reef of { $name }
reef-space = { $space }: { $level ->
        [0] empty space
       *[other] level { $level }, { $colour } on top
    }
reef-space-below = below it { $colours }
reef-space-next = a piece would stand at level { $level }
reef-space-open = a piece can go here
reef-space-fresh = just placed

reef-lock-chance = no undo: you will see the next card
reef-lock-shown = no undo: the others will see this card

reef-ask-start = Place your starting pieces
reef-ask-start-detail =
    { $left ->
        [one] { $left } piece left: choose a glowing space
       *[other] { $left } pieces left: choose a glowing space
    }
reef-ask-place = Choose a space for the { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[purple] purple
    } piece
reef-ask-place-either = Place a piece: { $first } or { $second }
reef-ask-first = The first of two pieces of this card
reef-ask-last = The last piece, then the card scores
reef-ask-turn = Take a card or play a card
reef-ask-turn-detail = You hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
reef-ask-take = Take a card
reef-ask-take-detail =
    { $cards ->
        [0] You have no card to play
       *[other] You cannot play a card now
    }
reef-ask-play = Play a card from your hand
reef-ask-play-detail = You hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: there is no room for more
reef-ask-wait-start = { $name } is placing the starting pieces
reef-ask-wait-place = { $name } is placing pieces
reef-ask-wait-turn = It is the turn of { $name }
reef-ask-last-round = This is the last round
reef-ask-start-todo = Press a space of your reef
reef-ask-place-todo = Press a space for the piece
reef-ask-place-either-todo = Press a space, or first the piece you mean
reef-ask-turn-todo = Press a card: one to take or one to play
reef-ask-take-todo = Press one of the open cards
reef-ask-play-todo = Press a card of your hand
reef-ask-won = { $names } wins
reef-ask-won-you = You win!
reef-ask-shared = A shared victory: { $names }
reef-ask-over = The match is over

reef-help-turn = Your turn
reef-help-take = Take a card
reef-help-take-how = from the display, with the points lying on it. Or the top of the pile: then lay 1 of your points on the cheapest display card.
reef-help-or = or
reef-help-play = Play a card
reef-help-play-how = from your hand: place both of its pieces on your reef, then score its pattern.
reef-help-limit = At most 4 cards in hand; with 4 you have to play.
reef-help-score = Scoring
reef-help-score-how = The medal’s points for each time the pattern is seen from above. It may be turned. A piece counts in it only once.
reef-help-read = How to read
reef-help-any-level = no number: at any level
reef-help-exactly = a number: exactly at that level
reef-help-at-least = a plus: at that level or higher
reef-help-any-colour = four colours: any of them fits
reef-help-tallest = each red one around your tallest yellow one
reef-help-level = the number on a stack is its height; at most 4
reef-help-end = The end
reef-help-end-how = One colour is gone: the round is finished. The pile is gone: the match ends at once. Each card in hand scores its pattern once at most, and no pieces are placed.
reef-help-ties = Ties
reef-help-ties-how = More occupied spaces, then more full stacks, then a shared victory.

reef-symbol-red = Red fan
reef-symbol-red-means = a branching coral
reef-symbol-yellow = Yellow dome
reef-symbol-yellow-means = a round coral with dots
reef-symbol-green = Green tubes
reef-symbol-green-means = a coral of seven tubes
reef-symbol-purple = Purple star
reef-symbol-purple-means = a coral with six arms
reef-symbol-level = Number on a stack
reef-symbol-level-means = the level of the top piece: how high the stack is
reef-symbol-exactly = Number in a pattern
reef-symbol-exactly-means = only a piece at that level fits
reef-symbol-plus = Number with a plus
reef-symbol-plus-means = a piece at that level or higher fits
reef-symbol-any = Cell of four colours
reef-symbol-any-means = every colour fits
reef-symbol-special = Circle with an arrow
reef-symbol-special-means = your tallest piece of that colour; pieces of the other colour on the eight spaces around it count
reef-symbol-medal = Gold medal
reef-symbol-medal-means = points for each time the pattern is there
reef-symbol-coin = Coin
reef-symbol-coin-means = a point on a display card, for whoever takes it
reef-symbol-starfish = Starfish
reef-symbol-starfish-means = marks the player who goes first
reef-symbol-back = Wave on a card
reef-symbol-back-means = a card you may not know yet

# Lessons of a first match.
reef-course-match = A first match of Reef
reef-course-match-goal = Cards make your reef grow and score what it shows from above. Most points win.
reef-course-match-turn = On your turn do one thing: take a card, or play one from your hand.
reef-course-match-end = When the pieces of one colour run out, the round is played to its end, and that was it.
reef-lesson-start = Four pieces begin your reef: one of each colour, one on each centre space. Where they lie decides which patterns come easily.
    .title = Starting pieces
reef-lesson-card = A card has two halves. On top the two pieces you place when you play it; below the pattern that then scores, here { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each time it is there: { $card }.
    .title = Reading a card
reef-lesson-turn = Do one thing: take a card from the display, or play one from your hand. Then the next player does.
    .title = Take or play
reef-lesson-take = The card is yours to play later, and the top of the pile fills the gap. You hold { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }; { $limit } is the most.
    .title = Taking a card
reef-lesson-place = Place { $pieces ->
        [one] the piece
       *[other] both pieces
    }, on empty spaces or on stacks, also one on the other. What lies stays; what is covered is no longer seen.
    .title = Placing pieces
reef-lesson-pattern = This piece is the last one, then the card scores. On { $space } it would bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .title = Where a piece scores
reef-lesson-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: the pattern counts every time it is seen from above, turned as it likes. The pieces stay and can score again with another card.
    .title = Scoring a pattern
reef-lesson-nothing = The pattern was not there, so this card gave pieces only. That is allowed, and sometimes worth it.
    .title = A card without points
reef-lesson-level = A number in a pattern is a level, the height of the stack; with a plus, that height or more: { $card }.
    .title = Levels
reef-lesson-tallest = An arrow means your tallest piece of that colour. Each piece of the other colour on the eight spaces around it counts: { $card }.
    .title = Special cards
reef-lesson-pile = The top of the pile is open too. It costs one of your points, laid on a display card of the lowest value, now { $value }.
    .title = The top of the pile
reef-lesson-coins = { $tokens ->
        [one] A point lies
       *[other] { $tokens } points lie
    } on a card of the display. Whoever takes that card gets { $tokens ->
        [one] it
       *[other] them
    } too.
    .title = Points on a card
reef-lesson-limit = You hold { $limit } cards, so you cannot take another: play one.
    .title = A full hand
reef-lesson-full = A stack of { $height } is full: nothing more can be placed on it.
    .title = Full stacks
reef-lesson-supply = Only { $left ->
        [one] { $left } { $colour } piece is
       *[other] { $left } { $colour } pieces are
    } left. When a colour runs out, the round is played to its end and the match is over.
    .title = The end comes near
reef-lesson-last-round = The last round. { $held ->
        [0] You hold no card; one left in the hand would score its pattern once.
        [one] The card left in your hand will score its pattern once, without pieces.
       *[other] Each of the { $held } cards left in your hand will score its pattern once, without pieces.
    }
    .title = The last round
reef-aspect-hand = Cards in hand
reef-aspect-ready = Points that the hand already matches

# With the box on the table.
reef-score-typed = Typed in
reef-score-typed-why = points that were counted without the pad
reef-told-full = this stack already has four pieces
reef-told-supply = no piece of this colour is left
reef-told-card = there is no such card
reef-told-used = this card is only once in the box, and it was played already
reef-told-piece = a piece is a colour and a space, such as red-b2
reef-told-pieces = the card does not bring a piece of this colour
reef-told-due = a piece of the card is still to be placed
reef-told-poor = there is no point to pay with
reef-told-hand = these are more cards than a hand can hold
reef-tabletop-prepare = Set up the box
reef-tabletop-prepare-why = Step by step with pictures, for two to four players, and who begins.
reef-tabletop-pad = Score pad
reef-tabletop-pad-why = Tap in your reefs; Atol finds the patterns of each card, counts hands at the end and can keep points hidden.
reef-prepare-pieces = Put { $count } pieces of each colour in the middle for { $seats } players. The others stay in the box.
reef-prepare-points = Everyone takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reef-prepare-hand = Shuffle the cards and deal { $cards } to each player, face down. The rest is the pile.
reef-prepare-start = Everyone takes one piece of each of the { $count } colours from the supply and puts them on the four centre spaces of the own board, one on each.
reef-prepare-start-free = Everyone takes one piece of each of the { $count } colours from the supply and puts them on any spaces but the four in the centre, also on top of each other.
reef-prepare-display = Lay { $cards } cards open beside the pile and turn up the pile’s top card.
reef-prepare-first = Choose who begins: that player gets the starfish board.
reef-pad-hidden = Keep points hidden until the end
reef-pad-peek = Show my points
reef-pad-unpeek = Hide them again
reef-pad-reef-of = The reef of { $name }
reef-pad-start = Pieces of the start: choose a colour, then tap its space
reef-pad-play = Play a card
reef-pad-choose = Which card?
reef-pad-pieces = Show cards that bring
reef-pad-place = Place its pieces: tap a space
reef-pad-no-piece = No piece left: go on
reef-pad-cancel = Another card
reef-pad-counted = { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reef-pad-token = +1 from a card taken
reef-pad-pay = −1 for the pile’s card
reef-pad-typed = +1 counted by hand
reef-pad-hands = Cards left in hand
reef-pad-hand-of = Hand of { $name }: { $cards }
reef-pad-no-cards = none
reef-pad-end = Count the hands and finish
reef-pad-supply = Pieces left
reef-pad-last-round = A colour has run out: play the round to its end.
reef-pad-back = Back to the reefs

# Rules at hand.
reef-reference-card = Card { $name }
