# Stworze in English. Names and texts of cards are in data/components.toml.
option-first_game = First game: five numbered missions each, no choice and no exchange
option-creatures = How creatures are assigned
option-first = Who begins
option-warrior = Which Warrior is in the game
option-sorcerer = Which Sorcerer is in the game
option-rounds = Rounds after which the game ends at the latest

part-missions = Missions

trait-brutality = Brutality
trait-cunning = Cunning
time-day = day
time-night = night
token-hunter = Hunter
token-children = Lost Children
token-warrior = Warrior
token-sorcerer = Sorcerer
token-tracks = Tracks
deck-village = villages
deck-surroundings = surroundings

# Tokens inside a sentence: 0 unknown, 1 Fear, 2 Favour.
impact = { $kind ->
    [1] Fear token
    [2] Favour token
   *[0] impact token
}
an-impact = { $kind ->
    [1] a Fear token
    [2] a Favour token
   *[0] an impact token
}
influence = { $face ->
    [1] influence token (Fear)
    [2] influence token (Favour)
   *[0] influence token
}
cost = { $pay ->
    [1] { " " }(you pay: Fear)
    [2] { " " }(you pay: Favour)
   *[0] { "" }
}
tax = { $pay ->
    [1] { " " }and 1 Fear on top
    [2] { " " }and 1 Favour on top
   *[0] { "" }
}
dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
roll = { $sure ->
    [1] success without a roll
    [2] failure without a roll
   *[0] { dice }, difficulty { $difficulty }
}
roll-for-figure = { $sure ->
    [1] success without a roll
    [2] failure without a roll
   *[0] { dice }, difficulty { $difficulty }, successes needed: { $needed }
}
above = (column { $column }; { $event } goes to { $counter })

# What is asked.
prompt-over = { $count ->
    [one] The game is over. { $winners } becomes Guardian of the Land. Missions completed: { $missions }.
   *[other] The game is over. { $winners } share the victory. Missions completed: { $missions }.
}
prompt-over-offerings = { $count ->
    [one] The game is over. { $tied } have as many missions completed ({ $missions }). { $winners } has more tokens on Offering fields ({ $offerings }) and becomes Guardian of the Land.
   *[other] The game is over. { $tied } have as many missions completed ({ $missions }). { $winners } have more tokens on Offering fields ({ $offerings }) and share the victory.
}
prompt-creature = Choose your creature.
prompt-start-tokens = Take four impact tokens. How many of them show Fear?
prompt-start-missions = { $left ->
    [one] Eight missions make your deck. Leave out one more.
   *[other] Eight missions make your deck. Leave out { $left } of your ten.
}
prompt-start-attribute = Choose the attribute you begin with.
prompt-start-lair = Choose your lair. Nobody else sees it.
prompt-gift = Choose a mission of yours as a gift for { $to }.
prompt-order = Put your missions in order. Which one is number { $number }?
prompt-menu = Your turn: move, choose a main action, use the location action, or rest. You have { $fear } Fear, { $favour } Favour, { $vitality } vitality.
prompt-menu-begun = Your turn goes on; you have not chosen a main action yet. You have { $fear } Fear, { $favour } Favour, { $vitality } vitality.
prompt-menu-acted = Your turn goes on; your main action is chosen. You have { $fear } Fear, { $favour } Favour, { $vitality } vitality.
prompt-menu-rested = You have rested. You have { $fear } Fear, { $favour } Favour, { $vitality } vitality.
prompt-open = { $seat } is on turn. Do you use something now?
prompt-before-roll = { $seat } is about to roll; dice: { $dice }, difficulty { $difficulty }. Do you use something?
prompt-before-own-roll = You are about to roll; dice: { $dice }, difficulty { $difficulty }. Do you use something?
prompt-after-roll = { $passes ->
    [1] { $seat } rolled { $dice } against difficulty { $difficulty }: passed so far. Do you use something?
   *[0] { $seat } rolled { $dice } against difficulty { $difficulty }: failed so far. Do you use something?
}
prompt-after-own-roll = { $passes ->
    [1] You rolled { $dice } against difficulty { $difficulty }: passed so far. Do you use something?
   *[0] You rolled { $dice } against difficulty { $difficulty }: failed so far. Do you use something?
}
prompt-before-loss = You are about to lose: vitality { $vitality }, impact tokens { $impact }. Do you use something?
prompt-before-event = { $event } is about to take effect: { $text } Do you use something?
prompt-before-count = { $area } is about to be counted. Do you use something?
prompt-before-tracks = { $seat } follows the tracks to { $named }. Do you use something?
prompt-trophies = Three foreign influence tokens complete your mission. Which do you discard? Still to choose: { $left }.
prompt-target = Which creature is meant?
prompt-area = Which area?
prompt-choose = Choose one of the two.
prompt-move-to = Where does the creature of { $target } go?
prompt-which-figure = Which figure do you move?
prompt-figure-to = Where does the figure go? ({ $figure })
prompt-replace = Which location gets another task?
prompt-gain = Take an impact token of a kind of your choice. Still to take: { $left }.
prompt-regain = You regain vitality: on the track or for a wound? Points left: { $left }.
prompt-heal = Which wound do you heal? At most { $left }.
prompt-spare = You lose up to { $n } less. How do you split it?
prompt-lose = Which impact token do you lose? Still to lose: { $left }.
prompt-wound = Which attribute of { $target } is wounded?
prompt-wound-level = Which level of { $attribute } is wounded?
prompt-improve = { $n ->
    [1] Improve an attribute by a level, or take a new one.
   *[other] Improve an attribute by { $n } levels, or take a new one.
}
prompt-take-back = Which of your influence tokens do you take back? Still to take: { $left }.
prompt-take-tokens = Which token do you take from { $area }? At most { $left }.
prompt-return-tokens = Which token of { $area } goes back to the Pool? Still to choose: { $left }.
prompt-move-tokens-to = Where do tokens of { $area } go?
prompt-move-tokens = Which token goes from { $area } to { $to }? At most { $left }.
prompt-swap = Do you exchange one of your tokens for one of { $area }?
prompt-place-own = Which of your tokens do you lay face down into { $area }?
prompt-place-pool = Which token of the Pool do you lay face down into { $area }?
prompt-counter = Which event counter do you change, by at most { $n }?
prompt-return = Which token returns, and where?
prompt-reroll = { $passes ->
    [1] Which dice are rolled again? They show { $dice }; difficulty { $difficulty }: passed so far.
   *[0] Which dice are rolled again? They show { $dice }; difficulty { $difficulty }: failed so far.
}
prompt-adjust = { $passes ->
    [1] Which die do you raise? They show { $dice }; difficulty { $difficulty }: passed so far.
   *[0] Which die do you raise? They show { $dice }; difficulty { $difficulty }: failed so far.
}
prompt-exempt = Whom does the event spare? At most { $left }.
prompt-discarded = Which discarded task do you take? Still to take: { $left }.
prompt-draw-from = From which deck do you draw? Cards left to draw: { $left }.
prompt-reorder = You may put your missions in another order. Which one comes next?
prompt-repeat = Which influence token do you put on Repeat Test?
prompt-flip = Which action pair do you turn over?
prompt-figure = You have met { $card }. Do you help or harm?
prompt-give = You lost the Clash. Which influence token does { $winner } get?
prompt-new-lair = Your lair was found. Choose another one, in secret.
prompt-rest-lair = You rest. Do you move to another lair? Its counter would start at 0.
prompt-rest = You rest: take vitality or impact tokens, up to three in all. Left: { $left }.
prompt-lair = Your lair lies open. Which of its effects do you use?

# For whom we wait, and for what.
wait-setup = { $count ->
    [one] { $players } is preparing.
   *[other] { $players } are preparing.
}
wait-menu = { $count ->
    [one] It is the turn of { $players }.
   *[other] It is the turn of { $players }.
}
wait-window = { $count ->
    [one] { $players } may use something.
   *[other] { $players } may use something.
}
wait-lair = { $count ->
    [one] { $players } is choosing a new lair.
   *[other] { $players } are choosing new lairs.
}
wait-choice = { $count ->
    [one] { $players } has a choice to make.
   *[other] { $players } have choices to make.
}

# What an action means.
action-creature = { $creature }: Brutality and Cunning by day { $daybrutality }/{ $daycunning }, by night { $nightbrutality }/{ $nightcunning }; vitality { $vitality }, impact slots { $slots }; favourite location: { $favourite }
action-start-tokens = { $fear } Fear and { $favour } Favour
action-leave-out = Leave out “{ $mission }”: { $text }
action-take-attribute = { $attribute }, level { $level }: { $text }
action-new-attribute = New attribute: { $attribute }, level { $level }: { $text }
action-raise = Raise { $attribute } to level { $level }: { $text }
action-exchange = Give up { $lose } for { $attribute }, level 1: { $text }
action-gain-nothing = Gain nothing
action-lair = { $n ->
    [3] Lair: { $at }. Counter { $first }: { $firsttext } Counter { $second }: { $secondtext } Counter { $third }: { $thirdtext }
   *[2] Lair: { $at }. Counter { $first }: { $firsttext } Counter { $second }: { $secondtext }
}
action-lair-favourite = { $n ->
    [3] Lair: { $at }. Counter { $first }: { $firsttext } Counter { $second }: { $secondtext } Counter { $third }: { $thirdtext } Your favourite: at counter 6 it may complete a mission instead.
   *[2] Lair: { $at }. Counter { $first }: { $firsttext } Counter { $second }: { $secondtext } Your favourite: at counter 6 it may complete a mission instead.
}
action-keep-lair = Keep the lair
action-give = Give “{ $mission }”: { $text }
action-next-mission = Next: “{ $mission }”: { $text }
action-keep-order = Leave the rest as it is
action-move = Move to { $at } (action there: { $text })
action-unresolved = Choose { $card } and leave it unresolved { above }
action-task = Task { $task } with { $trait } by { $time } for a { impact-of-test }{ tax }: { roll } { above }
action-meet = Figures: meet { $figure } { above }
action-clash = Clash with { $defender }: { $trait } by { $time } for a { impact-of-test }{ tax }, { roll } { above }
action-here-i-am = Here I Am in { $area }, { influence } { above }
action-tracks = Tracks: name { $at } { above }
action-location = Location action of { $at }: { $text } { $pay ->
    [1] Price: 1 Fear.
    [2] Price: 1 Favour.
   *[0] Free of charge.
}
action-rest = Rest in the lair
action-reveal-lair = { $n ->
    [1] Reveal your lair ({ $at }): { $firsttext }
    [2] Reveal your lair ({ $at }): { $firsttext } Or: { $secondtext }
    [3] Reveal your lair ({ $at }): { $firsttext } Or: { $secondtext } Or: { $thirdtext }
   *[0] Reveal your lair
}
action-reveal-favourite = { $n ->
    [3] Reveal your lair ({ $at }): complete your current mission. Or: { $firsttext } Or: { $secondtext } Or: { $thirdtext }
   *[2] Reveal your lair ({ $at }): complete your current mission. Or: { $firsttext } Or: { $secondtext }
}
action-use-level = { $attribute }, level { $level }{ cost }: { $text }
action-use-task = Use { $task }: { $text }
action-use-offering = Offering: roll all dice again
action-use-repeat = Repeat Test: discard the token and roll all dice again
action-help = Help with a { impact-of-test }{ tax }: { $trait } by { $time }, { roll-for-figure }. Reward: { $text }
action-harm = Harm with a { impact-of-test }{ tax }: { $trait } by { $time }, { roll-for-figure }. Reward: { $text }
impact-of-test = { $token ->
    [1] Fear token
   *[2] Favour token
}
action-decline = Let it be
action-target = { $seat } (missions { $missions }, impact tokens { $tokens }, vitality { $vitality })
action-area = { $area } (impact tokens: { $n })
action-at = { $at }
action-figure = { $figure }
action-lair-effect = { $text }
action-lair-mission = Complete your current mission
action-choose-influence = Take back 1 of your influence tokens from the Pool
action-choose-task = Take 1 task card of your choice from the discard piles
action-counter = { $event }: from { $from } to { $to }
action-flip = Column { $column }: { $lower } comes on top of { $upper }
action-return = { $token } to { $at }
action-take-task = { $task }: { $text }
action-draw-from = The deck of the { $deck }
action-token = Token { $number }: { impact }
action-swap = Token { $number } ({ impact }) for one of yours: { influence-given }
influence-given = { $face ->
    [1] Fear
   *[2] Favour
}
action-kind = { impact }
action-face = { influence }
action-from-area = The one in { $area }
action-trophy = { influence } of { $owner }
action-refill = Vitality
action-heal = Heal { $attribute }, level { $level }
action-spare = Lose less: vitality { $vitality }, impact tokens { $impact }
action-wound = Wound { $attribute }
action-no-wound = Wound nothing
action-wound-level = Level { $level }: { $text }
action-die = Die { $number } (it shows { $rank })
action-roll = Roll these
action-whichever = Whichever, they are all alike
action-enough = No more
action-pass = Pass
action-end-turn = End the turn

# What happened.
log-creature = { $seat } plays { $creature }.
log-ready = { $seat } is ready.
log-started = { $seat } begins with { $attribute }.
log-gift = { $seat } gives { $to } a mission.
log-gift-known = { $seat } gives { $to } the mission “{ $mission }”.
log-mission = New mission of { $seat }: “{ $mission }”. { $text }
log-figures = In this game: { $warrior } and { $sorcerer }.
log-pair = Column { $column }: { $upper } above { $lower }.
log-laid = New event in column { $column }: { $event }.
log-task = New task: { $task } ({ $at }).
log-turn = Round { $round }: { $seat } is on turn.
log-moved = { $seat } goes to { $at }.
log-home = { $seat } goes to the lair.
log-chose = { $seat } chooses { $card } (column { $column }).
log-counter = The counter of column { $column } stands at { $counter }.
log-used = { $seat } uses the location action of { $at }.
log-rested = { $seat } rests.
log-shown = { $seat } shows { an-impact } and lays it into { $area }.
log-paid = { $seat } lays { an-impact } face down into { $area }.
log-paid-home = { $seat } pays { an-impact } into the Pool.
log-sown = { $seat } lays { an-impact } of the Pool face down into { $area }.
log-took = { $kind ->
    [1] { $seat } takes Fear tokens: { $n }.
   *[2] { $seat } takes Favour tokens: { $n }.
}
log-pool-seen = { $seat } sees which kinds the Pool still has.
log-took-any = { $seat } takes { an-impact }.
log-lost = { $seat } loses { an-impact }.
log-weaker = { $n ->
    [one] { $seat } loses 1 point of vitality.
   *[other] { $seat } loses { $n } points of vitality.
}
log-stronger = { $n ->
    [one] { $seat } regains 1 point of vitality.
   *[other] { $seat } regains { $n } points of vitality.
}
log-healed = { $seat } heals { $attribute }, level { $level }.
log-wounded = { $attribute } of { $seat } is wounded, level { $level }.
log-stole = { $seat } takes { an-impact } from { $from }.
log-took-from = { $seat } takes token { $number } of { $area }: { impact }.
log-returned = Token { $number } of { $area } goes back to the Pool unseen.
log-shifted = Token { $number } goes from { $area } to { $to }.
log-swapped = { $seat } exchanges token { $number } of { $area } ({ impact }) for one of the card ({ influence-swapped }).
influence-swapped = { $face ->
    [1] Fear
    [2] Favour
   *[0] unseen
}
log-cleared = { $area } is cleared: all impact tokens go back to the Pool unseen.
log-peeked = { $seat } looks at the tokens of { $area }.
log-saw-token = { $seat } sees token { $number } of { $area }: { impact }.
log-saw-guess = { $seat } looks at the influence token of { $owner } in { $area }.
log-saw-guess-known = { $seat } sees the token of { $owner } in { $area }: { influence }.
log-saw-lair = { $seat } looks at the lair of { $of }.
log-saw-lair-known = { $seat } sees the lair of { $of }: { $at }.
log-saw-card = { $seat } looks at the impact tokens of { $of }.
log-saw-card-known = { $seat } sees the impact tokens of { $of }; Fear among them: { $fear }.
log-lair-counter = The lair counter of { $seat } stands at { $counter }.
log-took-back = { $seat } takes back an { influence }.
log-repeat = { $seat } puts an { influence } on Repeat Test.
log-guessed = { $seat } is here: an { influence } lies in { $area }.
log-figure-moved = { $figure } moves to { $at }.
log-back = { $token } is back: { $at }.
log-gone = { $token } leaves the board: { $at }.
log-task-taken = { $seat } takes the task { $task }.
log-task-under = { $task } goes under its deck ({ $at }).
log-met = { $seat } meets { $card }.
log-item = { $seat } uses { $attribute }, level { $level }: { $text }
log-task-used = { $seat } uses { $task }: { $text }
log-offering = { $seat } uses the Offering to roll again.
log-repeated = { $seat } discards the Repeat Test token to roll again.
log-test = { $seat } makes a test: { $trait }, difficulty { $difficulty }.
log-rolled = Die { $number } shows { $rank }.
log-passed = { $seat } passes the test.
log-failed = { $seat } fails the test.
log-clash-won = { $seat } wins the Clash against { $loser }.
log-trophy = { $seat } gives { $winner } an { influence }.
log-trophy-spent = { $seat } discards an { influence } of { $owner }.
log-attacked = { $seat } attacks { $defender }.
log-named = { $seat } follows the tracks and names { $at }.
log-lair-shown = The lair of { $seat } lies open: { $at }.
log-lair-chosen = { $seat } has chosen a lair.
log-lair-chosen-known = { $seat } has a lair: { $at }.
log-hidden = { $seat } hides the lair from these Tracks.
log-locations-back = All removed location cards are back.
log-event = Event: { $event }. { $text }
log-exempt = The event spares { $seat }.
log-cancelled = The event has no effect.
log-counted = { $area } is counted: Fear { $fear }, Favour { $favour }.
log-guess = The token of { $seat } in { $area } is turned up: { influence }.
log-completed = { $seat } completes “{ $mission }”.
log-reordered = { $seat } may have put missions in another order.
log-level = { $seat } has { $attribute } at level { $level }.
log-dropped = { $seat } gives up { $attribute }.
log-ending = The end is near: this round is the last.
log-ended = The game is over.

# The board.
board-setup = Set-up; { $seat } will begin.
board-turn = { $last ->
    [1] Round { $round }, the last one: turn of { $seat }. Events discarded: { $events } of { $end }.
   *[0] Round { $round }: turn of { $seat }. Events discarded: { $events } of { $end }.
}
board-over = The game is over after round { $round }.
board-column = No.
board-action = Action (below it)
board-counter = Count
board-event = Event
board-effect = Effect
board-returns = Back on the board
board-pair = { $upper } ({ $lower })
board-name = { $name }
board-location = Location
board-here = Who is there
board-task = Task, and its effect once completed
board-task-card = { $task } ({ $time }, { $traits }, { $difficulty }): { $text }
board-no-task = –
board-area = Area
board-tokens = Tokens
board-guesses = Here I Am
board-offering = { $face ->
    [1] Offering, { $seat }: Fear
   *[2] Offering, { $seat }: Favour
}
board-token = { $kind ->
    [1] Fear
    [2] Favour
   *[0] ?
}
board-guess = { $face ->
    [1] { $seat }: Fear
    [2] { $seat }: Favour
   *[0] { $seat }: ?
}
board-figure = { $figure }, { $card } ({ $at }). { $aura } Help: { $help } Harm: { $harm }
board-figure-off = { $figure }, { $card } (off the board). { $aura } Help: { $help } Harm: { $harm }
board-player = { $seat }: { $creature }, { $at }. Vitality { $vitality } of { $open }. Brutality/Cunning by day { $daybrutality }/{ $daycunning }, by night { $nightbrutality }/{ $nightcunning }; Clash difficulty { $clashbrutality }/{ $clashcunning }.
board-player-lair = { $seat }: { $creature }, in the lair. Vitality { $vitality } of { $open }. Brutality/Cunning by day { $daybrutality }/{ $daycunning }, by night { $nightbrutality }/{ $nightcunning }; Clash difficulty { $clashbrutality }/{ $clashcunning }.
board-own-tokens = Impact tokens { $tokens } of { $slots } (Fear { $fear }, Favour { $favour }). Influence: hand { $hand } (Fear { $handfear }, Favour { $handfavour }), Pool { $pool }, Repeat Test { $repeat }; foreign { $trophies }.
board-their-tokens = Impact tokens { $tokens } of { $slots }. Influence: hand { $hand }, Pool { $pool }, Repeat Test { $repeat }; foreign { $trophies }.
board-blocked = { $n ->
    [1] Action blocked: column 5.
    [2] Actions blocked: columns 4 and 5.
   *[3] Actions blocked: columns 3, 4 and 5.
}
board-track = When vitality falls
board-track-block = { $n ->
    [1] to { $vitality }, column 5 is blocked
    [2] to { $vitality }, columns 4 and 5 are blocked
   *[3] to { $vitality }, columns 3, 4 and 5 are blocked
}
board-track-lair = to { $vitality }, back to the lair
board-lair = Lair hidden, counter { $counter }.
board-lair-known = Lair hidden ({ $at }), counter { $counter }.
board-lair-open = Lair open: { $at }.
board-mission = Missions completed: { $done }, left: { $left }. Now “{ $mission }”: { $text }
board-mission-counted = Missions completed: { $done }, left: { $left }. Now “{ $mission }”: { $text } Counted so far: { $progress } of { $needed }.
board-no-mission = Missions completed: { $done }; none is left.
board-level = { $attribute } { $level }: { $text }
board-wounded = { $attribute } { $level } (wounded): { $text }
board-held-task = Task { $task }: { $text }
board-later = Next missions:
board-later-mission = { $number }. “{ $mission }”: { $text }
