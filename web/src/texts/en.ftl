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
bot-name = Bot { $seat }
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

loading = Loading …
no-table = There is no such table, or it is not for your eyes.
connection-connecting = Connecting …
connection-open = Connected
connection-waiting = Connection lost, trying again …
connection-closed = Disconnected
waiting-for = Waiting for { $names }.
your-actions = Your actions
actions-hint = Keys 1 to 9 choose an action, the arrow keys move between them.
undo = Undo
log = What happened
position = The table in full
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
