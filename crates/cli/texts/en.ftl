# What the terminal says around a game, in English.
language = English

wizard-game = Which game?
wizard-players = How many players, { $min } to { $max }?
wizard-players-range = { $min } to { $max } players
wizard-number = Please type a number from { $min } to { $max }.

welcome = { $game } for { $players ->
    [one] 1 player
   *[other] { $players } players
}
name-you = { $seat } (you)
sits-bot = { $name } ({ $bot } bot)
level-novice = novice
level-easy = easy
level-normal = normal
level-hard = hard
level-master = master
sitting = At the table: { $players }
welcome-help = Type the number of an action, or the words beside it. Type “help” for everything else.

hand-over = Pass the keyboard to { $seat }. { $seat }, press Enter when nobody else is looking.

help =
    number      do the action with this number
    notation    do the action written in notation, such as the words beside the number
    several     4; 2; done – several actions one after the other; if one does not fit, none is done
    undo        take back your last step, while nobody has learned anything from it
    hint        what a bot would do in your place
    orders      when you are asked about reactions in the turns of others; “raise” asks you once more
    board       show the whole board and your choices again
    log         everything that has happened so far
    save FILE   write the game to a file; go on later with: bestiary play --load FILE
    quit        leave the game

orders-ask = You are asked whenever you have something to use.
orders-smart = You are asked when you can change a result.
orders-skip = You are not asked about reactions; you pass.
orders-help = Change it with: orders ask, orders smart, orders skip. “raise” asks you at the next moment open to all.
hand-raised = Your hand is raised: you are asked at the next moment open to all, until you pass.

hint = The bot would choose { $number }: { $action }
hint-scored = { $number }: { $win } % to win, about { $points } points ({ $visits } looks): { $action }
hint-plain = { $number }: { $win } % to win ({ $visits } looks): { $action }
undone = Taken back.
undo-nothing = There is nothing to take back.
undo-barrier = Something new has been seen since, so the step stands.
undo-answered = Another player has acted since, so the step stands.

refused-unknown = “{ $text }” is not understood. Type the number of an action, or “help”.
refused-impossible = “{ $text }” is not possible now. The list shows what is.
refused-number = Choose a number from 1 to { $count }.
refused-turn = “{ $text }” is not possible: it is not your turn.

save-where = Say where: save FILE
saved = Saved in { $file }. Go on or read it again: bestiary play --load { $file }, bestiary replay { $file }
quit-unsaved = The game is not saved: “save FILE” keeps it, “quit” once more leaves it.
end-of-input = The input has ended, so the game stops here.
goodbye = Goodbye.

ending-total = Total
ending-place = Place

campaign-heading = { $game }: the campaign
campaign-choose = Which game do you play?
campaign-resumed = You are in the middle of a game.
campaign-saved = Saved in { $file }. Go on with: bestiary campaign { $game } --file { $file }
campaign-over = Begin again with: bestiary campaign { $game } --file { $file } --anew
campaign-go-on = Press Enter to play on, or type “quit”:
line-refused = Nothing on the line was done, because of: { $text }
rest-left = Something new has been seen or it is not your turn, so the rest of the line is left: { $text }
