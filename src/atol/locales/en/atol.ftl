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

# Why something told of a table with the box does not fit.
told-over = the match is over; take back the last step to go on
told-word = this is nothing that can be told here
told-seat = nobody with that number sits at the table
told-number = a number is needed here
