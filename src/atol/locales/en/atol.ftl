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

# Rules at hand.
reference-ruling = Ruling: { $section }
reference-place = { $book }, “{ $heading }”{ $page ->
        [0] { "" }
       *[other] , p. { $page }
    }
reference-silent = the rulebook is silent; nearest: { $place }
