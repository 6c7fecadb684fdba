# Lair in English. Names and texts of the beasts are in data/components.toml.
option-nights = Number of nights

part-gold = Gold
part-trophies = Trophies

prompt-wait = Waiting for { $players }.
prompt-send = Which beast do you send to the lair? The others do not see it yet.
prompt-rob = Your imp may rob somebody. Whom?
prompt-take = What do you take from { $from }?
prompt-prowl = Your wolf prowls: exchange a card? { $left ->
    [one] Once more.
   *[other] Up to { $left } times.
}
prompt-over = { $count ->
    [one] The game is over. { $winners } wins.
   *[other] The game is over. Shared victory: { $winners }.
}

action-send = Send the { $beast } (strength { $strength }). { $power }
action-stay = Stay at home
action-rob = Rob { $from }
action-take-gold = Take a gold piece
action-take-card = Take a random card
action-prowl = Discard the { $beast } and draw a card
action-decline = Leave it

event-night = Night { $number } begins.
event-drew = { $seat } draws a card.
event-drew-card = { $seat } draws: { $beast }.
event-chose = { $seat } has chosen.
event-chose-beast = { $seat } secretly sends: { $beast }.
event-chose-home = { $seat } secretly stays at home.
event-sent = { $seat } sent: { $beast }.
event-stayed = { $seat } stayed at home.
event-moon = The moon shows { $face }: the strongest wins. { $gold ->
    [0] No gold is left for the hoard.
    [one] 1 gold piece joins the hoard.
   *[other] { $gold } gold pieces join the hoard.
}
event-dark-moon = The moon shows { $face }, dark: the weakest wins. { $gold ->
    [0] No gold is left for the hoard.
    [one] 1 gold piece joins the hoard.
   *[other] { $gold } gold pieces join the hoard.
}
event-won = { $seat } wins a trophy and the hoard: { $gold ->
    [0] it was empty.
    [one] 1 gold piece.
   *[other] { $gold } gold pieces.
}
event-nobody-won = Nobody wins; the hoard stays.
event-cornered = The imp of { $by } corners { $from }.
event-robbed-gold = { $by } takes a gold piece from { $from }.
event-robbed-card = { $by } takes a card from { $from }.
event-robbed-this-card = { $by } takes from { $from }: { $beast }.
event-prowled = { $seat } discards: { $beast }.
event-ended = The last night is over.

board-night = Night { $night } of { $nights } · { $moon ->
    [0] the moon has not risen yet
   *[other] last moon: { $moon }
}
board-hoard = Hoard: { $hoard } gold · supply: { $supply }
board-deck = Deck: { $deck } · discarded: { $discard }
board-player = { $seat } · gold { $gold } · trophies { $trophies } · cards { $cards }{ $choosing ->
    [0] { "" }
    [1] { " · choosing" }
   *[other] { " · has chosen" }
}
board-hand = Hand: { $hand }
board-none = none
