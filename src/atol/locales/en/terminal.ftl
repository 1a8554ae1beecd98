# The terminal table.
welcome = Atol · { $game }
commitment = Fair shuffle: the SHA-256 of this match's seed is { $commitment }
how-to-play = Type a number from the list, or the words of a move, such as “{ $example }”, or a part of them that is clear; accents and capitals do not matter. “help” lists the commands and explains the signs.
your-move = { $name }, what will you do?
thinking = { $name } is thinking…
curtain = Pass the keyboard to { $name }. Press Enter when nobody else is looking.
which-one = That fits several moves: { $choices }
not-understood = “{ $text }” is no move of this game. Possible, for example: { $examples }. “board” shows all moves, “help” the commands, “quit” leaves.
not-now = “{ $text }” cannot be done now. Possible, for example: { $examples }. “board” shows all moves.
no-such-number = There is no number { $text } in the list: it has 1 to { $count }.
hint = { $action } (number { $number }): { $result }
saved = Match saved in { $file }
save-failed = The match could not be saved in { $file }: { $problem }
save-secret = This match is not over: the seed below foretells its cards. Keep the file to yourself.
winners = { $count ->
        [0] Nobody wins.
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
fair = Fair shuffle checked: the seed fits what was shown at the start, and every card follows from it.
sheet-elsewhere = Only the table in the browser keeps the achievement sheet: matches at the terminal do not reach it.
lesson-deal = This deal was prepared so that its first turns show the rules. Every lesson begins with ».
lesson-told = » { $topic } ({ $number } of { $all }): { $sentence }
lessons-told = What you have learned: { $done } of { $all }
review-prompt = [{ $move }/{ $moves }] Enter: next, a number: skip to that move, q: leave >{ " " }
review-end = The record ends: { $result }
you = Player
menu-title = Which game?
menu-game = { $name }, { $players } players, { $shortest }–{ $longest } minutes
menu-prompt = Number of the game, or Enter to leave:{ " " }
menu-opponents = Opponents, separated by commas ({ $bots }); Enter for { $default }:{ " " }
playing = Playing
measuring = Measuring { $game }
counting = Counting
record-good = The record is good: { $moves } moves, { $result }
speed-line = { $game }: { $moves } moves/s ({ $matches } matches/s, a copy in { $clone } ns); interpreted { $interpreted } moves/s, { $ratio } times slower
speed-line-interpreted = { $game }: { $moves } moves/s ({ $matches } matches/s, a copy in { $clone } ns)
engine-compiled = The compiled engine runs.
engine-interpreted = The interpreted engine runs: no compiled modules are installed. It is the same engine, only slower.
engine-pure = The interpreted engine runs, because ATOL_PURE=1 asks for it.
summary-wins = { $bot }: { $wins } wins, { $mean } points on average
summary-opponent = the game’s own opponent: { $mean } points on average, { $margin } from the bots’ point of view
summary-line = { $games } matches, { $draws } drawn, { $moves } moves in { $seconds } s
records-written = Records written to { $folder }
serving-at = Atol is running: { $address }
serving-house = In the same house others can come in too, on a phone as well:
serving-stop = Ctrl+C ends it. Matches are saved after every move.
serving-already = Atol is already running on this data: { $address }
moving = moving
moved = { $matches ->
    [one] One match has arrived and replays to its end.
   *[other] { $matches } matches have arrived, and each replays to its end.
}
bots-thinking = Thinking for the bots of all tables. Ctrl+C ends it.
backup-made = { $matches ->
    [one] One match
   *[other] { $matches } matches
 } saved in { $file }
backup-restored = { $matches ->
    [one] One match
   *[other] { $matches } matches
 } put back into { $folder }
command-undo = undo
command-undo-help = take back your last decision, as long as nothing was revealed since
command-hint = hint
command-hint-help = three good moves, each with what speaks for it
command-score = points
command-score-help = the score sheets as they stand
command-rules = rules
command-rules-help = the rules, and how open questions are read
command-log = log
command-log-help = everything that happened so far
command-board = board
command-board-help = draw the table again
command-save = save
command-save-help = save FILE: keep the match; go on later with: atol play --resume FILE
command-help = help
command-help-help = this list
command-quit = quit
command-quit-help = leave; the match is saved
games-id = id
games-name = name
games-seats = players
games-minutes = minutes
games-options = options (default first)
games-by = by
result = { $points }; won by { $winners }.
nobody = nobody
legend-title = The signs in the drawing
observation-head = Observation of { $game }: version { $version }, fingerprint { $fingerprint }, { $length } numbers
observation-index = index
observation-name = name
observation-axes = axes
observation-bounds = bounds
observation-meaning = meaning
train-playing = Playing
train-learning = Learning
train-trying = Trying the new bot
train-promoted = Round { $round }: { $positions } positions, values { $value }, choices { $policy }; the new bot wins its trial with { $score }% over { $pairs } pairs and takes over ({ $seconds } s)
train-kept = Round { $round }: { $positions } positions, values { $value }, choices { $policy }; the old bot stays: { $score }% for the new one over { $pairs } pairs ({ $seconds } s)
train-left = The run in { $folder } has { $rounds } rounds. The same command goes on from here.
result-running = the match is still running

# What --help shows.
help-atol = Sea games at one table. Without a command: the table in the browser.
help-atol-version = Which version and which engine runs.
help-serve = The table in the browser for a house or a server. Plain “atol” does this on this computer and opens the browser.
help-serve-host = Which address to listen on; 0.0.0.0: everyone in the network.
help-serve-port = Which port; without it: 8640 or another free one.
help-any-data = The folder for the data; without it: the usual place of the system, or ATOL_HOME.
help-serve-public = The address that links begin with, when the server stands behind another one.
help-serve-rate = How many messages a second one person may send; 0: no limit.
help-serve-metrics = Answer /metrics for Prometheus. Keep it from strangers at the web server in front.
help-serve-log = plain: what goes wrong, for people; json: every answer too, a line each, for programs.
help-backup = Copy everything that a server keeps into a file, while it runs.
help-backup-file = The file; one that is there is replaced once the copy is whole.
help-restore = Put such a copy into an empty folder.
help-restore-file = The copy.
help-serve-database = Address of a PostgreSQL that several servers share (postgresql://…); without it: SQLite in the folder for the data.
help-any-channels = Address of a Redis or a Valkey that carries news between processes (redis://…); without it: the database does.
help-serve-workers = How many processes serve, over one PostgreSQL.
help-bots = Think for the bots at the tables of a PostgreSQL that servers share.
help-bots-database = Its address: postgresql://…
help-bots-workers = How many processes think; 0: one less than there are cores.
help-move = Carry everything from one database to another, and replay every match there.
help-move-source = A data folder, or postgresql://…
help-move-target = The same, and nothing may be there yet.
help-games = List the games with their seats, options and authors.
help-play = Play at the terminal table: board in colour, legal moves numbered, words accepted.
help-play-game = Which game; none: a menu.
help-play-seats = One word per seat, separated by commas: me, me:NAME or a bot.
help-play-seed = Play a known deal instead of a secret one.
help-play-resume = Go on with a saved match.
help-play-save = Where the match is kept when it is left.
help-learn = A first match that teaches: each rule in one sentence when it first matters, against an easy bot.
help-learn-game = Which game.
help-learn-course = Which course, such as a side; none: the first one.
help-learn-save = Where the match is kept when it is left.
help-simulate = Let bots play many matches, rotating through the seats.
help-simulate-bots = One bot per seat, or one for all.
help-simulate-games = How many matches.
help-simulate-seed = The same seed gives the same matches.
help-simulate-workers = How many processes; 0: one per core.
help-simulate-seats = How many seats, if one bot is named.
help-simulate-records = Write every match into this folder.
help-arena = Measure bots against each other on mirrored deals, with ratings and a report. A contest lives in its folder and goes on from there.
help-arena-bots = The bots, separated by commas; for a ladder in the order of their strength.
help-arena-games = How many matches in all, rounded up to whole deals.
help-arena-seats = How many sit in a match; 1: everybody alone on the same deals.
help-arena-ladder = Only neighbours in the list meet.
help-arena-seed = The same seed gives the same results, however many workers there are.
help-arena-workers = How many processes; 0: one per core.
help-arena-folder = Where results and reports are kept; without it: arena/GAME.
help-daily = The sea of the day: the same deal for everyone. The first try of a day counts. Without a game: your calendar.
help-daily-game = Which game, by its id; none: your calendar.
help-daily-alone = Alone, in games that can be played so; otherwise against a bot of a fixed level.
help-replay = Step through a record, or check it.
help-replay-file = A record (.atol).
help-replay-verify = Only check every line.
help-review = Explain a finished match: where it turned, what would have been better, what was luck.
help-review-file = A record (.atol) of a finished match.
help-review-seconds = How long to think about it, at most.
analysing = Thinking the match through
help-perft = Count the sequences of actions: a fingerprint of the rules.
help-perft-depth = How many actions deep.
help-perft-seed = Which deal.
help-perft-seats = How many seats; the fewest if not given.
help-perft-start = How many random actions (by the seed) before counting.
help-bench = Measure moves per second inside the engine, compiled and interpreted in one run.
help-bench-games = Which games; none: all.
help-observation = Say what each number of a game's observation means, for nets and researchers.
help-observation-entries = One line for each number, not for each block.
help-train = Let a bot learn a game by playing it (needs the extra “train”). A run lives in its folder and goes on from there.
help-train-folder = The folder of the run. What it was started with stays; only minutes, rounds, workers and device may change.
help-train-minutes = Stop after so many minutes; 0: no limit.
help-train-rounds = Stop after so many rounds; 0: no limit.
help-train-workers = How many processes; 0: one per core.
help-train-device = Where the net learns: cpu, cuda, or auto.
help-train-seed = Everything follows from it: matches, net, trials.
help-train-teacher = The bot that plays until a net beats it.
help-train-seats = Only matches of so many seats. Repeatable.
help-train-iterations = Of the search, in a careful decision.
help-train-matches = Matches of a round.
help-train-first_matches = Matches of the first round, which the teacher plays.
help-train-window = From how many rounds the net learns.
help-train-epochs = How often it sees each position of them.
help-train-hidden = Neurons of the first layer.
help-train-deep = Neurons of the second layer.
help-train-pairs = The most pairs of matches in a trial.
help-any-game = Which game, by its id: `atol games` lists them.
help-any-cluster = The address of a Ray cluster, or local for one on this computer (needs the extra “cluster”).
help-any-set_ = Set an option of the game: key=value. Repeatable.
help-any-mode = Short for --set mode=…; solo: one seat.
help-any-opponent = Short for --set: nautoma:3 sets nautoma=3.
help-any-overlay = A file with what the owner's edition says.
help-any-json = Print JSON for programs.
help-any-lang = pl or en; otherwise the locale decides.

# ---- the arena
arena-playing = { $done } of { $all } matches, { $left } left
arena-bot = bot
arena-skill = skill
arena-doubt = doubt
arena-interval = 95 of 100
arena-ahead = ahead
arena-wins = wins
arena-matches = matches
arena-points = points
arena-written = The report: { $file }. The same command with more games goes on from here.
arena-title = Arena: { $game }
arena-summary = { $kind ->
    [ladder] Ladder
   *[robin] Round robin
  }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  } on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, seed { $seed }, options: { $options }
arena-ratings = Ratings
arena-ratings-note = Skill by openskill (everybody begins with 25), with the range in which 95 of 100 draws of the deals put it.
arena-pairs = Who comes out ahead of whom
arena-pairs-note = The share of their meetings in which the bot of the row did better than that of the column; equal counts as half. Meetings in brackets.
arena-course = How the ratings came about
arena-course-note = Skill after so many deals.
arena-seats = Seats
arena-seats-note = The share of the victories by seat. All bots of a lineup have had every seat of a deal.
arena-seat = Seat { $number }

# ---- the daily sea in the terminal
known-seed = The seed was known before this match; every card follows from it.
terminal-daily-counted = This is the try that counts today.
terminal-daily-again = Today’s try is over; this one is practice.
terminal-daily-resumed = Going on with today’s try.
terminal-daily-share = To share: { $line }
terminal-daily-none = No daily sea yet. Begin one: atol daily GAME
terminal-daily-unfinished = not finished
help-rules = Search the rules, rulings and components of a game, in Polish and in English.
help-rules-query = Words, for example: tie.
rules-none = { $game } says nothing about: { $query }
help-tabletop = Help for a table with the real box.
help-tabletop-export = Write what a game does beside its box into one file for a browser, without a server and without a network.
help-tabletop-export-out = Name of the file; atol-GAME.html if left out.
export-done = { $file }: { $size } MB. Open this file in a browser, with or without a network.
