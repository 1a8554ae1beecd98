# Words that every game shares.
log-undo = { $seat } takes back the last decision
score-total = Total
score-hidden = { $name }: points are kept secret until the end
tie-decided = Equal at { $points } points, so something else decided: { $why }.
now = now
rulings-title = Rulings: what the rulebook leaves open
provenance-rulebook = from the rulebook
provenance-public = from a public source
provenance-reconstructed = reconstructed by us
provenance-owner = from an owner's box
sources-title = Where the components come from
sources-line = { $mark }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }: { $what }

# ---- the daily sea: the line that people share
daily-line-alone = Atol, sea of { $day }: { $game }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
daily-line-rival = Atol, sea of { $day }: { $game }, { $points } : { $theirs } against { $rival }, { $outcome ->
    [won] won
    [shared] shared
   *[lost] lost
  }
daily-line-practice = { $line } (practice)
daily-level = Otter
daily-rules = One try a day and game counts, and it is played without hints; taking back is as always. Later ones are practice.
hint-count = { NUMBER($points, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    }
hint-lead = { $sign ->
        [plus] about { hint-count } ahead
        [minus] about { hint-count } behind
       *[zero] about level
    }
hint-points = { $sign ->
        [minus] about −{ hint-count } in sight
       *[other] about { hint-count } in sight
    }
hint-chance = { NUMBER($percent, maximumFractionDigits: 1) }% chance to win
hint-claim = { $line } { $sign ->
        [minus] −{ hint-count }
       *[other] +{ hint-count }
    }
hint-claim-mean = { $line } { $sign ->
        [minus] −{ hint-count }
       *[other] +{ hint-count }
    } on average
hint-promise = { $sign ->
        [minus] gives up { hint-count } that later turns promise
       *[other] promises { hint-count } more in later turns
    }
hint-shift = { $what }: { NUMBER($before, maximumFractionDigits: 1) } → { NUMBER($after, maximumFractionDigits: 1) }
hint-risk = { $what }: { NUMBER($percent, maximumFractionDigits: 1) }%
hint-versus = { $sign ->
        [plus] { hint-count } better than: { $move }
        [minus] { hint-count } worse than: { $move }
       *[zero] as good as: { $move }
    }
hint-versus-chance = { $sign ->
        [plus] wins { NUMBER($points, maximumFractionDigits: 1) } more of 100 matches than: { $move }
        [minus] wins { NUMBER($points, maximumFractionDigits: 1) } fewer of 100 matches than: { $move }
       *[zero] as good as: { $move }
    }
hint-versus-line = mostly by: { $line } { $sign ->
        [minus] −{ hint-count }
       *[other] +{ hint-count }
    }
hint-later = what later turns promise
hint-then = then: { $moves }
hint-knows = It knows only what you know: what is hidden from you was guessed many times over.
analysis-luck-points = Luck of the draw: { $sign ->
        [plus] +{ NUMBER($points, maximumFractionDigits: 1) } points
        [minus] −{ NUMBER($points, maximumFractionDigits: 1) } points
       *[zero] neither good nor bad
    }
analysis-luck-chance = Luck of the draw: { $sign ->
        [plus] +{ NUMBER($points, maximumFractionDigits: 1) } wins in 100
        [minus] −{ NUMBER($points, maximumFractionDigits: 1) } wins in 100
       *[zero] neither good nor bad
    }
analysis-cost-points = Given away by moves: { NUMBER($points, maximumFractionDigits: 1) } points
analysis-cost-chance = Given away by moves: { NUMBER($points, maximumFractionDigits: 1) } wins in 100
analysis-move-points = Move { $move }: “{ $done }” cost about { NUMBER($points, maximumFractionDigits: 1) } points. Better: { $better }
analysis-move-chance = Move { $move }: “{ $done }” cost about { NUMBER($points, maximumFractionDigits: 1) } wins in 100. Better: { $better }
analysis-draw-points = Move { $move }: { $sign ->
        [minus] an unlucky draw, −{ NUMBER($points, maximumFractionDigits: 1) } points
       *[other] a lucky draw, +{ NUMBER($points, maximumFractionDigits: 1) } points
    }
analysis-draw-chance = Move { $move }: { $sign ->
        [minus] an unlucky draw, −{ NUMBER($points, maximumFractionDigits: 1) } wins in 100
       *[other] a lucky draw, +{ NUMBER($points, maximumFractionDigits: 1) } wins in 100
    }
analysis-knows = Every seat is judged by what it could know at that moment.
analysis-rough = There was time for { $looked } of { $decisions } decisions.

## Being told of one's turn

notice-turn-title = { $game }: your turn
notice-turn = You are to move in { $game } with { $names }.
notice-soon-title = { $game }: your turn is due soon
notice-soon = { $names } wait for your move in { $game }. There is not much time left.
notice-late-title = { $game }: a bot plays for you
notice-late = Your time in { $game } with { $names } is over, so a bot plays on. You can take your seat back at any time.
notice-confirm-title = Atol: may we tell you when it is your turn?
notice-confirm = Somebody, probably you, wants Atol to send a mail to this address whenever it is their turn. Open this link to allow it. If that was not you, do nothing: no other mail will come.

# Why something told of a table with the box does not fit.
told-over = the match is over; take back the last step to go on
told-word = this is nothing that can be told here
told-seat = nobody with that number sits at the table
told-number = a number is needed here
# Rules at hand.
reference-ruling = Ruling: { $section }
reference-place = { $book }, “{ $heading }”{ $page ->
        [0] { "" }
       *[other] , p. { $page }
    }
reference-silent = the rulebook is silent; nearest: { $place }
