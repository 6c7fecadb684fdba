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
set-pass = Offers of others
set-pass-help = Whether you are asked when somebody offers you something.
set-pass-ask = Ask me
set-pass-auto = Always pass
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
yes = yes
no = no

refusal = That was not possible ({ $code }).
refusal-offline = The server does not answer. Is the network there?
refusal-too_many = Too much too fast. Wait a moment.
refusal-stale = Something has changed meanwhile. Look again.
refusal-seat_taken = This seat is taken.
refusal-seats_open = Not all seats are taken yet.
refusal-unauthorized = Come in with a name first.
refusal-not_found = There is no such thing.
