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
hint-lead = { $sign ->
        [plus] about { NUMBER($points, maximumFractionDigits: 1) } ahead
        [minus] about { NUMBER($points, maximumFractionDigits: 1) } behind
       *[zero] about level
    }
hint-points = { $sign ->
        [minus] about −{ NUMBER($points, maximumFractionDigits: 1) } points in sight
       *[other] about { NUMBER($points, maximumFractionDigits: 1) } points in sight
    }
hint-chance = { NUMBER($percent, maximumFractionDigits: 1) } % to win
hint-claim = { $line } { $sign ->
        [minus] −{ NUMBER($points, maximumFractionDigits: 1) }
       *[other] +{ NUMBER($points, maximumFractionDigits: 1) }
    }
hint-claim-mean = { $line } { $sign ->
        [minus] −{ NUMBER($points, maximumFractionDigits: 1) }
       *[other] +{ NUMBER($points, maximumFractionDigits: 1) }
    } on average
hint-promise = { $sign ->
        [minus] gives up { NUMBER($points, maximumFractionDigits: 1) } of what later turns promise
       *[other] keeps open { NUMBER($points, maximumFractionDigits: 1) } more for later
    }
hint-shift = { $what }: { NUMBER($before, maximumFractionDigits: 1) } → { NUMBER($after, maximumFractionDigits: 1) }
hint-risk = { $what }: { NUMBER($percent, maximumFractionDigits: 1) } %
hint-versus = { $sign ->
        [plus] { NUMBER($points, maximumFractionDigits: 1) } better than: { $move }
        [minus] { NUMBER($points, maximumFractionDigits: 1) } worse than: { $move }
       *[zero] as good as: { $move }
    }
hint-versus-chance = { $sign ->
        [plus] { NUMBER($points, maximumFractionDigits: 1) } in 100 matches better than: { $move }
        [minus] { NUMBER($points, maximumFractionDigits: 1) } in 100 matches worse than: { $move }
       *[zero] as good as: { $move }
    }
hint-versus-line = mostly by: { $line } { $sign ->
        [minus] −{ NUMBER($points, maximumFractionDigits: 1) }
       *[other] +{ NUMBER($points, maximumFractionDigits: 1) }
    }
hint-later = what later turns promise
hint-then = then: { $moves }
hint-knows = It knows only what you know: what is hidden from you was guessed many times over.
