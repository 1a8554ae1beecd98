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
