# Sending a mercenary out, in English; the words of the rules come from the server.
load-dice = Dice ({ $least } to { $most })
load-dice-exact = Dice (exactly { $most })
load-tokens = Tokens (room for { $most })
load-along = Taken along
load-defence = Defence token
carry-potion = Potion
carry-venom = Venom
load-more = { $thing }: one more ({ $count } of { $held } so far)
load-less = { $thing }: one less ({ $count } of { $held } so far)
load-order = Face down, from the top: { $tokens }.
load-total = { $dice ->
    [0] No dice
    [one] 1 die
   *[other] { $dice } dice
}, { $tokens ->
    [0] no tokens
    [one] 1 token
   *[other] { $tokens } tokens
}.
load-ready = Ready to go.
load-lack-room = { $most ->
    [0] No token fits beside these dice.
    [one] Too many tokens: only 1 fits beside these dice.
   *[other] Too many tokens: only { $most } fit beside these dice.
}
load-lack-piece = At least one die or token must go along.
load-send = Send
load-most = Most dice
load-back = Back
