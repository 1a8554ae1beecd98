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

## Being told of one's turn

notice-turn-title = { $game }: your turn
notice-turn = You are to move in { $game } with { $names }.
notice-soon-title = { $game }: your turn is due soon
notice-soon = { $names } wait for your move in { $game }. There is not much time left.
notice-late-title = { $game }: a bot plays for you
notice-late = Your time in { $game } with { $names } is over, so a bot plays on. You can take your seat back at any time.
notice-confirm-title = Atol: may we tell you when it is your turn?
notice-confirm = Somebody, probably you, wants Atol to send a mail to this address whenever it is their turn. Open this link to allow it. If that was not you, do nothing: no other mail will come.
