# The board of Valeria in English; the words of the rules come from the server.
zone-turn = Turn, dice and bank
zone-phases = Phases of the turn
zone-bank = Bank
zone-monsters = Monsters
zone-citizens = Citizens
zone-domains = Domains
zone-duke = Your secret Duke
zone-dukes = Keep one Duke
round = Round { $round }
last-round = Last round
over-short = The game is over
before-first = Before the first turn
short-roll = Roll
short-harvest = Harvest
short-action = Actions
short-monsters = Monsters
short-second_harvest = 2nd harvest
actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
die = Die { $number } shows { $face }
dice-sum = Sum { $sum }
bank-of = Bank: { $resource }
exhausted-note = Exhausted stacks: { $count } of { $end }
duke = Duke
costs = Costs you { $price }
worth = { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
}
wakes-on = Wakes on { $numbers }
needs = Asks for { $roles }
cards-left = { $count ->
    [one] 1 card in the stack
   *[other] { $count } cards in the stack
}
below = Below:
covered = Under it: { $citizen }
face-down = { $count ->
    [one] 1 card face down below
   *[other] { $count } cards face down below
}
empty-monsters = No monsters left: { $area }
empty-citizens = Exhausted citizen stack: { $numbers }
empty-domains = Exhausted domain stack in column { $column }
tokens-of = Tokens: { $name }
vp-tokens = { $count ->
    [one] 1 victory point token
   *[other] { $count } victory point tokens
}
tableau-of = Cards: { $name }
points-so-far = { $count ->
    [one] 1 point so far
   *[other] { $count } points so far
}
rests = Rests
captured-none = Nothing captured yet.
woken = Woken up by the dice
lack-roles = You have too few citizens of these roles: { $roles }.
lack-tokens = You are short of { $tokens }, Magic already counted in.
not-now = You can do this only when you choose an action.
pay-title = Pay for: { $card }
pay-total = { $laid } of { $whole }.
pay-enough = That is enough.
pay-either = Still missing: { $due }, or as much Magic.
pay-tokens = Still missing: { $due }. No more Magic can stand in.
pay-real = Still missing: { $due }. At least 1 { $resource } must be paid as such.
pay-magic = Still missing: { $due }.
pay-take-back = { $resource }: take one back
pay-add = { $resource }: lay one down ({ $left } left)
pay-do = Pay
pay-least = Least Magic
pay-most = Most Magic
pay-back = Back

gallery-monsters = Monsters
gallery-citizens = Citizens
gallery-domains = Domains
gallery-dukes = Dukes
book =
    # The game in short

    You are a Duke or a Duchess. Your citizens bring in Gold, Strength and Magic; with them you slay monsters, recruit more citizens and build domains. Most victory points win.

    # Roll and harvest

    The active player rolls two dice. Each die and their sum wake up the citizens with that number, at every player: yours give what stands beside the sun in your own turn and what stands beside the moon in all other turns. If none of your citizens wakes up, you take one resource. Some citizens trade; you decide whether you use that.

    # Two actions

    Then the active player does two things, also twice the same: slay the top monster of a stack for Strength, recruit the top citizen of a stack for Gold, build a domain for Gold, or take 1 resource. A citizen costs 1 Gold more for each of the same name that you have. A domain asks for roles on your citizens. Magic may stand in for Gold or Strength, but at least one token must be real; Magic printed on a monster comes on top.

    # Your Duke

    You keep one of two Dukes in secret. At the end it gives you points for roles, monsters, domains or what is left over.

    # The end

    When no monster or no domain is left, or two stacks for each player are exhausted, the round is played to its end. Monsters, domains, victory point tokens and your Duke are added up. Fewer cards win a tie.

    # Alone

    Against the Dark Lord the dice also make monsters attack: each die takes a citizen of its column, or a domain. Slay all monsters to win.
