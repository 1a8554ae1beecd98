# The table in the browser.

## Everywhere
close = Close
save = Save
keep = Keep
cancel = Cancel
back = Back
try-again = Try again
to-lobby = To the lobby
to-table = To the table
language = Language
theme = Look
theme-system = as the device
theme-light = light
theme-dark = dark
theme-to-dark = Night dive: dark colours
theme-to-light = Daylight: light colours
trouble-title = Something is in the way
trouble-offline = The server does not answer. Is it running, and are you connected?
trouble-server = The server could not do that. Please try again.
skip-to-content = Skip to the content
trouble-bad-message = That could not be done. Please load the page again.
trouble-wrong-seat = It is somebody else’s turn.
trouble-not-your-seat = Somebody else plays that seat.
trouble-illegal-action = That is not possible now. Choose something that glows.
page-missing-title = No page here
page-missing-text = Nothing lives at this address. Maybe a letter got lost on the way.

## Lobby
lobby-page-title = Atol: sea board games
lobby-motto = Sea board games around one table.
start-table = Start a table
code-have = I have a code
code-label = Code of the table
code-go = To the table
code-unknown = No open seat has this code. Is every letter right? A code works until somebody has sat down.
begin-heading = First time here? Begin with { $game }
begin-with = Play { $game }
games-heading = What shall we play?
games-subtitle = with friends, at one screen, or against a bot
fact-seats = Players:
fact-age = from age { $age }
help-of = { $game }: help
tables-heading = Your tables
tables-waiting = { $count ->
        [one] { $count } is waiting for you
       *[other] { $count } are waiting for you
    }
tables-more = { $count } more
finished-heading = Finished matches
table-title = { $count ->
        [0] { $game }, alone
       *[other] { $game } with { $names }
    }
table-moved = last move { $when }
table-ended = finished { $when }
table-won-you = You won
table-round = round { $round }
table-won = { $count ->
        [0] nobody won
        [one] { $names } won
       *[other] { $names } share the victory
    }
resume-table = Go on: { $title }
delete-table-of = Delete: { $title }
delete-table-title = Delete this table?
delete-table-text = The match and its record are gone for good. If other people sit there too, it cannot be deleted.
delete-table = Delete
turn-yours = Your move
turn-of = { $name } to move
tab-your-move = ● Your move
record-heading = Look back
record-why = Open the record of a match and step through it move by move.
record-why-drag = { record-why } You can also drag the file here.
record-damaged = This record was changed or damaged. { $where }
record-drop = Drop the record here.
record-open = Open a record
unofficial = Atol is unofficial, made by admirers of these games, and not connected with their authors or publishers. Buy the real boxes: they are worth it.
credits-line = { $game } ({ $year }): by { $authors }, published by { $publishers }.

## Profile and settings
profile = You and your settings
profile-of = { $name }: profile and settings
your-name = Your name
name-placeholder = Name
name-saved = Your name is saved.
my-matches = Your matches
my-matches-of = { $played ->
        [one] { $played } match
       *[other] { $played } matches
    }, won: { $won }
device-title = Continue on another device
device-text = Open this link on the other device, or scan it. It works once and makes that device yours too.
forget-me = Delete my data
forget-text = Your name leaves this server, and this browser forgets everything. Tables where only you and bots sit are deleted; at tables with other people your seat stays without a name. This cannot be taken back.
forget-yes = Yes, delete my data
setting-confirm = Ask before what cannot be taken back
setting-confirm-why = A move that shows something new, or ends the match, waits for a second press.
setting-auto = Play the only possible move
setting-auto-why = When there is nothing to choose, Atol goes on by itself.
setting-speed = Motion on the table
speed-calm = calm
speed-normal = normal
speed-quick = quick
speed-none = none
setting-sound = Soft sounds
setting-sound-why = When a piece lies down, a card is drawn, points are made, your turn comes and a match ends.
link = Link
link-copy = Copy
link-copied = The link is copied.
link-copy-by-hand = Mark the link and copy it by hand.
link-share = Share
link-qr = QR code of the link
link-only-here = This server answers only on this computer, so the link works only here.
link-open-house = To let other devices in, start Atol with:
code-is = or as a code
code-where = Type it at { $address } under “{ code-have }”.

## New table
new-table = new table
who-plays = Who plays?
add-player = Add a player
swap-sides = Swap sides
remove-player = Remove player { $number }
seat-kind = Player { $number }
seat-me = Me
seat-here = Another person here
seat-link = A friend by link
seat-bot = Bot
seat-me-why = You play on this device.
seat-here-why = You share this screen; secret cards stay hidden while you pass it on.
seat-link-why = You get a link to send after the start.
seat-open = open seat
their-name = Name of player { $number }
bot-level = Strength of player { $number }
bot-novice = Plankton
bot-novice-level = Plankton · novice
bot-novice-why = Sees only a few of its moves and takes what looks nice. Good for a first look.
bot-easy = Gull
bot-easy-level = Gull · easy
bot-easy-why = Takes what looks best at once and does not think the turn through.
bot-medium = Otter
bot-medium-level = Otter · medium
bot-medium-why = Thinks a little ahead. A fair fight for somebody who knows the rules.
bot-hard = Walrus
bot-hard-level = Walrus · hard
bot-hard-why = Tries out what may come and seldom lets you off.
bot-expert = Orca
bot-expert-level = Orca · expert
bot-expert-why = Thinks long, looks far ahead and forgives nothing.
bot-random = Plankton
bot-random-why = Drifts along and plays anything. Good for a first look.
bot-greedy = Gull
bot-greedy-why = Takes what is best right now and never thinks ahead.
bot-search-300 = Otter
bot-search-300-why = Tries many ways the match may go. A fair fight.
bot-search-2000 = Orca
bot-search-2000-why = Looks far ahead, takes its time and forgives nothing.
options-heading = Options of the game
options-first = First match
options-first-why = What suits somebody who does not know the game yet.
options-standard = Standard rules
options-standard-why = The rules as people usually play them.
options-own = My choice
options-own-why = As chosen by you, here or last time.
more-options = More choices
list-chosen = { $most ->
        [1] Choose one
       *[other] Chosen: { $chosen }, possible: { $fewest ->
            [1] up to { $most }
           *[other] exactly { $most }
        }
    }
names-missing = Please give every person at this screen a name.
host = Host
start = Start
read-rules-first = Read the rules first

## Table
table-opening = The table is being set
table-missing-title = No such table
table-missing-text = It was deleted, or you do not sit at it. To sit down you need a link from somebody who does.
table-refused-title = The table cannot be reached from here
table-refused-text = This page comes from another address than the table. Open the table at the address of its own server.
table-menu = Table menu
watching = you are watching
opponents = The others
board = Board
board-of = Board of { $name }
at-hand = At hand
hand = Hand
log = Log
score = Points
how-it-stands = How it ended
score-sheet = Score sheet
score-line = What for
counting-points = Counting
side-rail = Display, log and points
fold = Fold away
unfold = Unfold
row-back = Show what comes before
row-forward = Show what comes after
points-short = pts
points-hidden = Secret until the end
points-preview = brings { $points }
you-are = You: { $name }
look-at-board = Look at the board of { $name }
to-my-board = My board
undo = Undo
undo-asked = { $name } asks to take back the last decision.
undo-waiting = Waiting for { $names } to agree to the undo.
agree = Agree
decline = Decline
hint-ask = Hint
hint-title = Good moves
hint-says = Hint: { $move }
hint-thinking = Looking for a good move
confirm-move = Confirm: { $move }
repeat-move = { $move } × { $times }
lock-chance = no undo: something new will be drawn
lock-shown = no undo: others will see it
lock-end = no undo: the match ends
lock-passes = the next person has the table then
go-on = Go on
choose-one = Which one?
catch-up = Skip ahead
tab-marked = choose here
choose-glowing = Choose something that glows
waiting-for = Waiting for { $name }
waiting-friend = Waiting for a friend
reconnecting = The connection is lost. Trying again
press-offline = There is no connection, so nothing was played. It goes on as soon as the connection is back.
away = away
stand-in-me = Let a bot play for me
stand-in-for = Let a bot play for { $name }
stand-in-by = played by { $bot }
bot-plays-me = A bot plays for you.
bot-plays-for = A bot plays for { $name }.
i-am-back = I am back
bot-here = Let a bot play here
invite-title = Invite a friend
invite-friend = Invite a friend
invite-text = Send this link or let your friend scan it. Whoever opens it first sits down here.
watch-link = Link for watching
watch-link-why = Whoever has this link sees the table, but no secret of anybody.
pass-to = Pass the device to { $name }
pass-why = The secret cards of { $name } will be shown. Everybody else looks at the sea.
pass-recap = Since you last looked
pass-done = I am { $name }
match-over = The match is over.
see-result = See the result

## Lessons of a first match
learn = Learn by playing
learn-why = A first match that explains each rule when it matters, against an easy bot that waits for you.
lesson = Lesson
lesson-understood = Understood
lesson-leave = Leave the lesson
lesson-resume = Go on learning
lesson-progress = { $done } of { $all }
lessons-learned = What you have learned: { $done } of { $all }
lesson-learned = learned
lesson-to-come = still to come
lesson-show = Show me
lesson-show-topic = Show me: { $topic }
lessons-forget = Learn everything again
opening-play = Let's play
course-badge = lesson
course-badge-why = A prepared deal: it was chosen so that its first turns show the rules.

## End
won-you = You win!
won-by = { $name } wins
won-shared = Shared victory: { $names }
automaton = the game’s own opponent
whose-board = Whose board
see-table = Look at the table
rematch = Rematch
rematch-swapped = Rematch, sides swapped
rematch-wanted = A rematch is set up at a new table.
rematch-asked = { $name } asks for a rematch: the new table is ready.
rematch-join = Join the rematch
review = Review
download-record = Record
fair-checking = Checking the shuffle
fair-yes = The shuffle was fair
fair-no = The shuffle could not be confirmed
fair-details = How do we know?
fair-how = Before the first card the server showed a seal of its secret number. Now it shows the number itself: it must give the same seal, and every card must follow from it.
fair-commitment = The seal shown at the start
fair-seed = The secret number
fair-seed-yes = The number gives the seal.
fair-seed-no = The number does not give the seal.
fair-record-yes = All cards and moves follow from the number.
fair-record-no = The moves do not follow from the number.
fair-here-yes = Your browser computed the seal too: it is the same.
fair-here-no = Your browser computed another seal.
fair-here-unable = Your browser computes seals only over a secure connection, so it did not check here.

## Review
analysis-title = What decided the match
analysis-offer = Where did it turn, what would have been better, what was luck? Finding out takes up to a minute.
analysis-begin = Explain the match
analysis-running = Thinking the match through
analysis-curve = The expected result, move by move
analysis-none = No single move or draw cost or brought much.
review-opening = Laying out the match again
review-start = The setup
review-none-title = No record is open
review-none-text = Open a record in the lobby: choose the file or drag it there.
step-first = To the start
step-back = One step back
step-next = One step on
step-play = Play it back
step-pause = Pause
step-last = To the end
step-slider = Step of the match
step-of = step { $number } of { $last }
step-next-of = Next move: { $name }

## Help
help = Help
help-tab-card = At a glance
help-tab-lessons = Learn by playing
help-tab-rules = Rules
help-tab-symbols = Symbols
help-tab-origins = Rulings and sources
help-tab-keys = Keyboard
edition = Edition: { $edition }
key-u = u
key-u-does = take back the last decision
key-h = h
key-h-does = ask for a hint
key-enter = Enter
key-enter-does = confirm the chosen move
key-escape = Esc
key-escape-does = cancel, close, back to my board
key-help = ?
key-help-does = open this help
key-l = l
key-l-does = show the log
key-arrows = ← →
key-arrows-does = in a review: one step back or on

## Links
join-title = You are invited
join-with = At the table: { $names }.
join = Sit down
link-used-title = This link is used up
link-used-text = Each seat link works once. Ask for a new one, or find the table in your lobby if it was you.
continue-title = Continue here
continue-text = This makes you known on this device: your name and your tables come along.
continue-here = Continue on this device
continue-done = Hello, { $name }!
continue-used-text = Such a link works once and not for long. Make a new one on the other device.

## What lasts: achievement sheet, results, the same seed, the box
sheet = Achievements
sheet-of = { $game }: achievements
sheet-untitled = No title yet
sheet-progress = { $done } of { $all } boxes
sheet-to-title = { $count ->
        [one] { $count } more box to: { $title }
       *[other] { $count } more boxes to: { $title }
    }
sheet-complete = Every box is ticked.
sheet-nameless = What you achieve is kept as soon as you sit at a table.
sheet-next = Recommended next
sheet-play = Play
sheet-play-this = Play: { $what }
sheet-list-progress = { $done } of { $all }
sheet-done = done
sheet-open = not yet
sheet-done-on = Done on { $date }
sheet-by-box = typed in from the box
sheet-by-same = in a sea that was known
sheet-see-match = See the match
sheet-added = New on your achievement sheet
sheet-added-nothing = Nothing new for your achievement sheet this time.
sheet-not-counted = A bot played this seat to the end, so nothing goes to your achievement sheet.
sheet-new-title = New title: { $title }
sheet-again = Done again: { $count }
sheet-look = See the sheet
sheet-next-is = Next: { $what }
results = Your solo results
results-none = No solo match finished yet. Sit down alone: the list begins with your first one.
results-best = Best: { $points }
result-no-rank = below the first rank
result-review = Replay
result-same = Same sea
result-forget = Take back
result-forget-of = Take back the result of { $date }
result-more = Show all { $count }
same-title = The same sea for a friend
same-why = This link opens a new table with the same seed and the same setup: the same things come, draw by draw. Who has seen this match knows what can come.
same-badge = same sea
same-badge-why = This match repeats the seed of another one: somebody may know what comes.
same-setup = The same seed and setup as in a finished match
same-setup-why = Everything comes as it came there. The table tells everybody that this deal was known before.
preset-setup = Chosen for this table
preset-change = Choose everything yourself
preset-seats = { $seats ->
        [one] for one player
       *[other] for { $seats } players
    }
fair-given = The seed was known before this match: it is that of another one, or of the day.
tabletop-title = Is the real box on your table?
tabletop-of = { $game }: { $what }

# ---- the daily sea
daily = The daily sea
daily-of = The sea of { $day }
daily-why = One deal a day and game, the same for everyone. How far do you get?
daily-play = Today’s seas
daily-open = Not played yet
daily-running = Begun, and not finished
daily-alone = Alone
daily-rival = Against { $rival }
daily-begin-of = { $game }, { $how }: begin
daily-practise = Practise: { $how }
daily-practise-of = { $game }, { $how }: practise
daily-go-on-of = { $game }: go on
daily-share = Share your result
daily-share-short = Share
daily-share-of = { $game }: share your result
daily-calendar = Your calendar
daily-month-before = The month before
daily-month-after = The next month
daily-on = { $day }: { $count ->
    [one] { $count } sea
   *[other] { $count } seas
  }
daily-nothing = No daily sea that day.
daily-unfinished = not finished
daily-counted-end = This try counts today.
daily-practice-end = This one was practice: today’s counted try came before.
daily-copy = Copy the line
daily-copied = The line is copied.
daily-copy-by-hand = The browser does not let us copy; select the line instead.
daily-picture = Picture
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
daily-won = won against { $rival }
daily-shared = shared with { $rival }
daily-lost = lost to { $rival }
daily-badge = daily sea
daily-practice = practice

# ---- one's own progress
progress = Your progress
progress-none = Nothing here yet
progress-none-why = Every match that you play to its end is counted here.
progress-about = What this is
progress-how = Sums leave out practice and matches with a known seed. The rating compares you with the bots of the lobby, which stand still; everybody begins with 25. It is kept on this server with your name.
progress-matches = matches
progress-wins = victories
progress-mean = points on average
progress-best = best
progress-beaten = highest level beaten
progress-rating = rating
progress-points-line = Points, match by match
progress-points-said = Points over { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }: from { $first } to { $last }
progress-rating-line = Rating beside the bots
progress-rating-said = Rating after { $count ->
    [one] { $count } match
   *[other] { $count } matches
  } with bots: { $last }
progress-export = Take it along (JSON)
progress-delete = Delete for good
progress-delete-title = Delete your progress?
progress-delete-text = All results and your calendar of daily seas are gone for good, from this server too. Your tables stay.
progress-deleted = Your progress is deleted.
## Play by correspondence

pace-heading = Pace
pace-live = Together, now
pace-day = A day a turn
pace-week = A week a turn
pace-text = Everybody plays when it suits them. In your profile you can say where you want to be told that it is your turn.
away-bot = A bot plays for whoever is late
away-bot-why = It plays on until its person comes back. Otherwise the others wait, or vote for one.
table-due = due { $when }
table-late = the time is over
notices-heading = Tell me when it is my turn
notices-text = At tables with a day or a week a turn. Nobody is told anything unless they ask for it.
notices-push = On a device
notices-mail = By e-mail
notices-webhook = To a program
notices-unconfirmed = open the link in the mail that is on its way
notices-remove = Tell me no more: { $address }
notices-push-here = On this device
notices-mail-field = E-mail address
notices-more = For a program
notices-webhook-field = Address of a webhook (https)
notices-add = Add
notices-not-allowed = This browser does not allow notices, or its push service cannot be reached.
late-vote = Let a bot play
late-voted = { $votes } of { $voters } want a bot to play.

# With the box on the table.
own-box = With your own box
own-box-short = Your own box
own-box-why = A phone beside the real game: set-up, score pad, who begins, and a memory for evenings.
box-of = { $game } with your own box
evening-players = Players
evening-player = Player { $number }
evening-name-of = Name of player { $number }
evening-prepare-intro = { $game }: choose how many of you there are, then tick off one step after the other.
evening-step-done = Done
evening-prepare-again = Begin with the first step again
evening-then = After the set-up
evening-choose-first = Who begins?
evening-choose-side = Who is who?
evening-first-is = { $name } begins.
evening-end = The end
evening-alone = You have { $points } points.
evening-wins = { $name } wins with { $points } points, { $ahead } ahead.
evening-shared = { $names } share the victory with { $points } points each.
evening-decided = { $name } wins: equal at { $points } points, so something else decided: { $why }.
evening-keep = Keep this evening
evening-kept = Kept in your history
evening-again = A new match
evening-again-title = Begin a new match?
evening-again-text = What was tapped in is forgotten; names stay.
evening-undo = Take back
evening-finish = Count and finish
evening-nothing = Nothing told yet
evening-history = History of evenings
evening-history-why = Kept in this browser only, with people and points.
evening-none = No evening was kept yet. At the end of a match there is a button for it.
evening-edition = Edition: { $name }
evening-csv = Download as a table (CSV)
evening-forget = Forget
evening-forget-of = Forget { $game } of { $day }
evening-forget-title = Forget this evening?
evening-forget-text = It goes from the history of this browser and cannot come back.
evening-ahead = ahead
# Rules at hand.
rules-search = Search the rules
rules-search-example = for example: tie
rules-kind-rule = rule
rules-kind-ruling = ruling
rules-kind-sign = sign
rules-kind-component = component
rules-nothing = Nothing about: { $query }
rules-found =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }

# Editions.
edition-link = My box says something else
edition-now = In use: { $name }

# One file.
single-get = Get it as one file
single-why = This address (http) does not let the browser keep pages for later. Get the single file: opened from the phone's storage it works without a server and without a network.
