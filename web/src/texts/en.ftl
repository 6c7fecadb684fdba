# The page in English. What belongs to a game is in the texts of that game.
title = Bestiary
tagline = Board games about monsters, at a table in the browser.
skip = Skip to the content
language = Language
home = Start page
about = About
about-text = Free software. The dice are committed to before a game begins and shown after it, so everybody can check them.

play-now = Play now against bots
choose-game = Game
players = Players
player-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
player-range = { $least } to { $most } players
bot-level = Opponents
bot-random = Random
bot-greedy = Greedy
bot-level-novice = Novice
bot-level-easy = Easy
bot-level-normal = Normal
bot-level-hard = Hard
bot-level-master = Master
bot-name = Bot { $seat } ({ $level })
your-name = Your name
guest = Guest
hello = You are { $name }.
play = Play
opening = The table is being laid …

my-tables = My tables
no-tables = You sit at no table yet.
your-turn = Your turn
open-tables = Open tables
no-open-tables = Nobody is waiting for players.
status-open = waiting for players
status-playing = in play
status-finished = finished
status-abandoned = given up
free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}

campaign = Campaign
campaign-choose = The next game
campaign-begin = Begin the campaign
campaign-next = Play the next game
campaign-continue = Back to the game
campaign-on = The game is waiting for you.
campaign-anew = Begin again …
campaign-anew-sure = You lose your progress. A game you are in stays among your tables, but counts for nothing.
campaign-anew-do = Begin again from the first game

invite-others = Play with others
own-seats = Seats for you (several: you share this screen)
open-seats = Free seats
bot-seats = Seats for bots
private = Only by invitation
create = Lay the table
total-seats = { $count ->
    [one] 1 seat; this game needs { $least } to { $most }.
   *[other] { $count } seats; this game needs { $least } to { $most }.
}

menu = Menu
gallery = Cards and rules
settings = Settings
rules = Rules
close = Close
close-up = Card
about-table = This table
credits = Credits
credits-icons = Icons from
credits-fonts = Fonts:
credits-games = The games belong to their authors and publishers. Cards and texts here are our own drawings and words.


all-actions = { $count ->
    [one] 1 action as a list
   *[other] All { $count } actions as a list
}
board-new = New since your last decision
board-choose = Choose
board-more = More of theirs
find-action = Search the actions
no-action-found = No action fits.
confirm-title = Confirm
confirm-do = Do it
confirm-not = Not yet
since-turn = Since your last turn
give-up-sure = The game ends for everybody at this table, and nobody wins. It cannot be taken up again.
qr = Invitation as a QR code
copy = Copy the link
copied = Copied
rules-search = Search the rules
rules-english = The rules of this game are in English.
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
options = Options of the game
value-pick = everybody picks one
value-random = at random
value-on = on
value-off = off
clock = Time for people to think
clock-is-none = as long as they like
clock-is-quick = 5 minutes each, 10 seconds more with every move
clock-is-calm = 20 minutes each, 30 seconds more with every move
clock-is-days = 3 days for every turn
invite-help = Free seats wait for people with the link; bots sit down at once.
private-help = Otherwise everybody sees the table on the start page and may sit down.

settings-kept = Kept on this device.
settings-follow = Kept with your account: the same on every device.
set-theme = Light
set-theme-help = Automatic follows your device.
set-theme-auto = Automatic
set-theme-light = Day
set-theme-dark = Night
set-palette = Colours
set-palette-help = Shapes and signs say everything that colours say.
set-palette-default = Usual
set-palette-safe = For colour-blind eyes
set-speed = Animations
set-speed-help = How fast the moves of others are shown. You never have to wait for them.
set-speed-normal = Normal
set-speed-off = Off
set-speed-fast = Fast
set-speed-slow = Slow
set-sound = Sound
set-sound-help = A short tone when it is your turn.
set-sound-off = Off
set-sound-on = On
set-confirm = Confirm moves
set-confirm-help = Ask before a move is made. Payments are always confirmed.
set-confirm-touch = On touch screens
set-confirm-never = Never
set-confirm-always = Always
set-reactions = Reactions
set-reactions-help = When you are asked whether you react to what others do or offer. At a table you can choose otherwise.
set-reactions-smart = When it matters
set-reactions-ask = Always
set-reactions-skip = Never
set-list = List of actions
set-list-help = Every action in words, beside the board.
set-list-closed = Closed
set-list-open = Open

replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $steps }
replay-speed = Speed
replay-eyes = Seen by
replay-spectator = a spectator
replay-fork = Play on from here
replay-verify = Check the dice
verify-right = Everything is right.
verify-wrong = Something is wrong.
verify-steps = { $steps ->
    [one] 1 step was played again.
   *[other] { $steps } steps were played again.
}
verify-promised = The dice came from what was promised before the game.
verify-unpromised = The dice were not promised beforehand.
hint = Hint
hint-title = What a bot would do
hint-share = { $percent } % of its attention
hint-win = · { $percent } % to win
clock-left = { $time } left
away = away
stands-in = { $bot } plays for now
take-back-seat = Take my seat back
reactions = Reactions
reactions-button = Reactions: { $when }
reactions-ask = always ask me
reactions-smart = ask when it matters
reactions-skip = pass for me
reactions-ask-help = You are asked whenever you have something to use.
reactions-smart-help = You are asked when you can change a result.
reactions-skip-help = You are never asked; the table passes for you.
reactions-help = In the turns of others you may react to what they do or offer. When shall the table ask you?
reactions-raise = Raise my hand
reactions-raise-help = You are asked at the next moment open to all, until you pass.
reactions-secret = Only you know what you choose here, and you can change it at any time.
reactions-passing = The table is passing for you. You can still answer yourself.

loading = Loading …
no-table = There is no such table, or it is not for your eyes.
connection-connecting = Connecting …
connection-open = Connected
connection-waiting = Connection lost, trying again …
connection-closed = Disconnected
waiting-for = Waiting for { $names }.
your-actions = Your actions
undo = Undo
log = What happened
players-heading = Players
to-act = to act
free-seat = Free seat
seat = Seat { $seat }
you-suffix = { $name } (you)
sit = Sit here
sit-anywhere = Sit down
invited = You are invited to this table.
leave = Stand up
kick = Send away
kick-whom = Send { $name } away
kick-sure = { $name } loses the seat and cannot sit down at this table again.
sent-away = The owner of this table has sent you away.
start-game = Begin the game
not-full = The game can begin once every seat is taken.
invitation = Invitation: send this link to those who shall play with you.
look-as = Look as { $name }
pass-screen = { $name } is to act. Pass the screen on, then press the button.
spectating = You are watching.
outcome = Result
place = Place
player = Player
total = Total
rematch = Rematch
go-rematch = To the rematch
give-up = Give the table up
fairness = Fair dice
fairness-commitment = Before the game the server committed to its dice:
fairness-later = When the game is over, the proof is shown here.
fairness-proof = Proof
fairness-record = Record

tables-wait = { $count ->
    [one] Your turn at 1 table
   *[other] Your turn at { $count } tables
}
company = with { $names }

account = Account
account-as = Signs in as “{ $login }”.
account-guest = You are here as a guest: only this browser knows you.
account-none = You need no account to play.
here-since = Here since { $date }.
my-profile = Profile and history
sign-in = Sign in
sign-in-guest = You have an account already? The games of this guest stay with the guest.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
signed-in-places = Where you are signed in
signed-in-since = Since { $when }
this-browser = this browser
keep-games = Keep your games
keep-games-help = Choose a login and a password: your games, tables and chat stay yours, on every device, and games with others count for ratings.
new-here = New here?
new-here-help = An account keeps games, ratings and settings, on every device. It takes no e-mail address.
make-account = Make an account
login = Login
login-help = 3 to 32 of a–z, 0–9, full stop, _ and -. Nobody else sees it.
password = Password
password-help = At least 8 characters. There is no way to get a forgotten one back: a password manager helps.
show-password = Show
old-password = Present password
wanted-password = New password
change-name = Your name at the table
name-help = What the others read. At tables where you sit already the old one stays.
name-changed = That is your name from now on.
save = Save
change-password = Change the password
password-changed = Changed. You are signed out everywhere else.
muted-people = People you do not hear
my-data = Your data
my-data-help = Take everything that is kept about you with you, or have it forgotten.
export = Download my data
forget-me = Delete everything
forget-sure = Your name, ratings, settings and everything you said are deleted for good. Games stay for those you played with, without your name. This cannot be undone.
forget-do = Delete for good
trouble-missing = Something must be here.
trouble-login = A login has 3 to 32 of a–z, 0–9, full stop, _ and -.
trouble-password = A password has 8 to 128 characters.
trouble-password-login = The password must not contain the login.
trouble-name = A name has 1 to 40 visible characters.

profile = Profile
is-guest = A guest.
is-account = Has an account.
forgotten = somebody who left
statistics = Statistics
no-statistics = No finished game yet.
no-ratings = Ratings come with games in which every seat is held by somebody else with an account.
ratings = Ratings
ratings-help = Everybody begins at 1500. The shade is where the true value lies 19 times out of 20.
rating = Rating
rated = rated
rated-game = Rated game
first-rating = Start
nth-game = No. { $number }
rating-within = rating, give or take { $points }
won-of = { $games ->
    [one] { $wins } of 1 game won
   *[other] { $wins } of { $games } games won
}
share-even = The mark is at { $percent }: what chance alone would give.
mean-place = Mean place
mean-total = Mean score
history = History
history-search = Search my games
any-game = any game
opponent = Played with
any-result = any result
result-won = won
result-lost = lost
from-day = From
until-day = To
games-found = { $count ->
    [0] No game found
    [one] 1 game found
   *[other] { $count } games found
}
no-games = No finished game fits.
standing = { $place }. { $name }: { $total }
replay-of = Replay: { $game }, { $date }
more-games = Older games
as-table = As a table

chat = Talk
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say it
chat-listen = Only those at the table speak here.
chat-more = Mute or report { $name }
chat-mute = Mute { $name }
chat-muted = You do not hear { $name } any more.
chat-unheard = You do not hear { $name }.
chat-unmute = Hear again
chat-report = Report this line
chat-reason = What is wrong with it?
chat-report-send = Report
chat-reported = Thank you. Whoever runs this place will look at it.
chat-unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
somebody = somebody

see-moment = See this moment
to-table = To the table
chances = Chances to win
chances-ask = Let a bot look at the game
chances-thinking = A bot looks at the game …
chances-by = As a bot sees it ({ $bot }), with what each player knew at their own decisions.
chance-to-win = Chance to win
step = Step
undo-of = { $name }: take the last step back

refusal = That was not possible ({ $code }).
refusal-offline = The server does not answer. Is the network there?
refusal-too_many = Too much too fast. Wait a moment.
refusal-stale = Something has changed meanwhile. Look again.
refusal-seat_taken = This seat is taken.
refusal-seats_open = Not all seats are taken yet.
refusal-unauthorized = Come in with a name first.
refusal-not_found = There is no such thing.
refusal-wait = { $seconds ->
    [one] Too much too fast. Try again in 1 second.
   *[other] Too much too fast. Try again in { $seconds } seconds.
}
refusal-wrong_login = Login or password is not right.
refusal-login_taken = Somebody has this login already. Choose another.
refusal-account_exists = You have an account already.
refusal-account_needed = This takes an account.
refusal-bad_request = This cannot be understood as it is. Look at it once more.
refusal-forbidden = This is not yours to do.
refusal-cannot_undo = This cannot be taken back any more.
refusal-busy = There is a lot going on. Try again in a moment.
refusal-not_saved = It could not be saved, so it was not done. Try again.
refusal-stopping = The server is being restarted. Try again in a moment.
refusal-internal = The server made a mistake. Nothing was done.
