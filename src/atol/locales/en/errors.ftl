# What went wrong and what would be right. Every text is one line.
error-unknown-game = there is no game “{ $game }”; there are: { $known }
error-bad-seats = { $game } is for { $players } players, not for { $seats }
error-unknown-option = { $game } has no option “{ $option }”; it has: { $known }
error-bad-option = option { $option } cannot be “{ $value }”; it can be: { $values }
error-options-clash = { $option } and { $other } do not go together: give up one of them
error-unknown-bot = there is no bot “{ $bot }”; there are: { $known }
error-unknown-course = there is no course “{ $course }” of { $game }; there are: { $known }
error-bad-bot = the bot setting in “{ $bot }” is not understood; examples: easy, expert, search, search:500 (iterations), search:2s (seconds)
error-bad-notation = “{ $text }” is not a move; moves look like: { $forms }
error-illegal-action = { $action } is not legal now; legal: { $choices }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
error-illegal-in-match = in match { $match }: { $action } is not legal now; legal: { $choices }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
error-no-observation = { $game } has no observation
error-match-over = the match is over; nothing more can be done in it
error-bad-data = { $file }: entry { $entry }, field { $field }: { $problem }
error-bad-record = { $line ->
        [0] in the header
       *[other] line { $line }
    }: found { $problem }; expected { $expected }
error-no-record = this file is no record of a match: a record from Atol begins with “{ $title }”
error-wrong-seat = seat { $seat } is not to act now; seat { $expected } is
error-stale-version = something has happened at the table meanwhile; look at it and choose again
error-cannot-undo = nothing to take back: since your last decision chance was used, something hidden was shown, or another player decided
error-still-running = the match is still running; its record is given out when it is over
error-not-found = there is nothing here; a link may have been used already or have expired
error-no-identity = say your name first
error-bad-request = something here does not fit: { $problem }
error-nobody-sits = at least one person has to sit at the table: you, or somebody at this screen
error-bad-message = the message cannot be understood: { $problem }
error-too-large = that is too much at once; send less
error-slow-down = too many messages at once; wait a moment and try again
error-not-saved = that could not be saved and nothing has changed; try again
error-overtaken = somebody else was faster and nothing of this was saved; look again
error-unsure = the connection to the database broke; whether that was saved shows when you look again
error-bad-database = that is no address of a database; write postgresql://user@host/name
error-no-driver = for PostgreSQL a driver is missing; install atol[postgres]
error-bad-channels = news cannot go by that; write redis://host:6379
error-no-redis = for Redis or Valkey a driver is missing; install atol[redis]
error-newer-schema = a newer version of Atol has kept something there; use that version
error-not-shared = only a PostgreSQL can be shared by several processes: --database postgresql://…
error-not-empty = something is already kept there; move to an empty database
error-not-the-same = { $what } did not arrive as it was; nothing has been moved
error-not-ready = the database does not answer; ask again in a moment
error-no-backup = { $file } holds no matches of Atol, or is damaged
error-folder-in-use = { $folder } already holds matches; give an empty folder
error-not-your-seat = seat { $seat } is not yours; play from your own
error-seat-taken = somebody sits there already, or you sit at this table already
error-not-late = there is still time for this turn; afterwards the others can vote for a bot
error-others-sit-here = other people sit at this table too, so it cannot be deleted
error-bot-too-slow = { $bot } would think too long for a shared server; at most search:{ $iterations } or search:{ $seconds }s
error-wrong-origin = this request came from another site; open Atol directly
error-wrong-method = this address does not take such a request; see /api/docs
error-no-undo-request = nobody asks to take something back now, or you have answered already
error-unexpected = something went wrong on the server; nothing has changed
error-port-taken = port { $port } is taken; choose another: --port
error-data-taken = another server has just started with { $folder }; start again to see its address
error-no-file = { $file } cannot be read: { $problem }
error-cannot-write = { $file } cannot be written: { $problem }
error-unknown-flag = { $command } has no { $flag }; see { $command } --help
error-bad-flag-value = the value of { $flag } is missing or does not fit; see { $command } --help
error-missing-argument = { $flag } is missing; see { $command } --help
error-bad-usage = “{ $text }” is not understood; see { $command } --help
error-bad-set = “{ $text }” is not an option; write key=value
error-seat-names = “{ $text }”: a seat is me, me:NAME, or a bot ({ $known })
error-bots-and-seats = { $bots } bots do not fit { $seats } seats; name one bot for all or one for each seat
error-solo = solo is for one seat, not for { $seats }
error-bad-opponent = “{ $text }” is not an opponent; write name:level, such as nautoma:3
error-bad-number = { $name } must be { $expected }, not { $value }

record-missing = no { $key }
record-shown-seed = the seed, which a finished match shows
record-seed-form = a whole number (plain) or 64 hexadecimal digits (keyed, given)
record-commitment = { $commitment }, the SHA-256 of the seed
record-one-of = one of { $keys }, then a colon
record-move-form = number seat move ; check
record-move-number = move number { $number }
record-whole-number = a whole number
record-header-line = a header line { $key }: …
record-no-move = no move: the match was over before
record-seat = seat { $seat }
record-check = check { $check }
record-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
record-one-per-seat = { $seats }, one per seat
data-no-section = no such section; there are { $known }
data-no-entry = no such entry; there are { $known }…
data-no-field = no such field; there are { $known }
data-other-game = the overlay is for { $given }, not for { $wanted }
option-lists = { $values }, or { $fewest ->
        [1] up to { $most }
       *[other] { $most }
    } different of { $known }, with commas between them
error-unfinished-box = this position is not finished: what is missing stands below the score
error-needs-extra = This needs more than is installed: pip install 'atol[{ $extra }]'
error-too-few-bots = { $bots ->
    [one] One bot is
   *[other] { $bots } bots are
  } too few: name at least { $needed }
error-bot-twice = { $bot } is named twice; every bot of a contest is another one
error-bot-by-the-clock = { $bot } thinks by the clock, so its results would depend on the computer; give it iterations, such as search:500
error-other-contest = { $file } holds another contest; choose another --folder
error-broken-results = { $file } is no list of results; choose another --folder
error-no-hints = The try that counts at a daily sea is played without hints
error-no-such-daily = { $game } has no daily sea of that kind
error-bad-day = “{ $day }” is not a day whose sea can be played now; write today as YYYY-MM-DD

# What was told of a table with the box.
error-bad-line = step { $number }, “{ $text }”: { $problem }
error-no-pages = this installation has no built pages, or no Python for browsers: build them with make web
error-no-help = { $game } has no help for a table with the box
error-unknown-edition = this edition of { $game } ({ $edition }) is not here: open its file on the page of editions
