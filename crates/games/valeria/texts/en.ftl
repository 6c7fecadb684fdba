# Valeria: Card Kingdoms in English. Names and texts of cards are in data/components.toml.
option-card_set = Which cards are used
option-areas = Custom set: the five areas of the monsters, separated by commas
option-citizens = Custom set: one citizen for each number, separated by commas
option-removed = Custom set: domains that are left in the box, separated by commas

part-monsters = Monsters
part-domains = Domains
part-tokens = VP tokens
part-duke = Duke: cards
part-resources = Duke: resources

# Amounts. kinds: 1 Gold, 2 Strength, 4 Magic, added up; 8 victory points alone.
gold = { $gold } Gold
strength = { $strength } Strength
magic = { $magic } Magic
tokens = { $kinds ->
    [1] { gold }
    [2] { strength }
    [3] { gold } and { strength }
    [4] { magic }
    [5] { gold } and { magic }
    [6] { strength } and { magic }
    [7] { gold }, { strength } and { magic }
   *[8] { $vp } VP
}
# A price in one resource. currency: 1 Gold, 2 Strength, 4 Magic.
price = { $currency ->
    [1] { $price } Gold
    [2] { $price } Strength
   *[4] { $price } Magic
}
# The numbers of a citizen stack.
numbers = { $numbers ->
    [1] { $first }
   *[2] { $first }–{ $last }
}

# What is asked.
prompt-over = { $count ->
    [one] The game is over. { $winners } wins with { $points } points.
   *[other] The game is over. { $winners } share the victory with { $points } points.
}
prompt-over-cards = { $count ->
    [one] The game is over. { $winners } wins: the points are tied at { $points }, and fewer cards ({ $cards }) decide.
   *[other] The game is over. { $winners } share the victory: the points are tied at { $points }, and fewer cards ({ $cards }) decide.
}
prompt-over-slain-all = Victory! No monster is left. Points: you { $mine }, the Dark Lord { $his }.
prompt-over-overrun = Defeat: the monsters found nothing left to capture. Points: you { $mine }, the Dark Lord { $his }.
his-points = The Dark Lord: { $monsters } for monsters, { $domains } for domains, { $duke } from his Duke.
prompt-over-score-win = Victory on points: you { $mine }, the Dark Lord { $his }. { his-points }
prompt-over-score-loss = Defeat on points: you { $mine }, the Dark Lord { $his }. { his-points }
prompt-over-score-draw = A draw: both you and the Dark Lord have { $mine } points. { his-points }
prompt-choose-duke = Keep one of your two Dukes. It scores for you at the end, and nobody else sees it until then.
prompt-modify-dice = The dice show { $one } and { $two }, sum { $sum }. Change a die, or keep them?
prompt-thief = { $left ->
    [one] Your Thief strikes before the harvest. What do you take, and from whom?
   *[other] Your Thieves strike before the harvest, { $left } times more. What do you take, and from whom?
}
prompt-thief-bank = { $left ->
    [one] Your Thief strikes before the harvest. What do you take from the bank?
   *[other] Your Thieves strike before the harvest, { $left } times more. What do you take from the bank?
}
prompt-consolation = None of your citizens was activated, so you take one resource. Which one?
prompt-harvest-choice = { $times ->
    [one] Your harvest: 2 Gold or 2 Magic. Which do you take?
   *[other] Your harvest: { $times } times 2 Gold or 2 Magic. What do you take in all?
}
prompt-harvest-trade = Your activated citizens offer trades. You have { $gold } Gold, { $strength } Strength, { $magic } Magic.
prompt-action = { $magic ->
    [0] Action { $number } of 2. You have { $gold } Gold, { $strength } Strength, { $magic } Magic.
   *[other] Action { $number } of 2. You have { $gold } Gold, { $strength } Strength, { $magic } Magic. Magic may replace Gold or Strength, but at least 1 Gold or 1 Strength must be paid as such.
}
prompt-reward-choice = { $monster } is slain. Choose your reward.
prompt-take-citizen = { $most ->
    [0] { $card }: take any citizen from the centre, for free.
   *[other] { $card }: take a citizen with a base cost of { $most } or less from the centre, for free.
}
prompt-take-citizen-or-not = { $most ->
    [0] { $card }: you may take any citizen from the centre, for free.
   *[other] { $card }: you may take a citizen with a base cost of { $most } or less from the centre, for free.
}
prompt-take-citizen-role = { $most ->
    [0] { $card }: take a citizen from the centre, for free. Role: { $role }.
   *[other] { $card }: take a citizen with a base cost of { $most } or less from the centre, for free. Role: { $role }.
}
prompt-choose-victim = { $domain }: from whom do you take { tokens }?
prompt-choose-robbed = { $domain }: from whom do you take a random monster?
prompt-extra-slay = { $domain }: you may slay one more monster. You have { $strength } Strength and { $magic } Magic.
prompt-return-card = { $domain }. { $power } Which one?
prompt-optional-pay = { $domain }: do you pay { price } to gain { tokens }? You have { $has } Magic.
prompt-attack-stack = A 6: you choose which monsters attack. They capture a citizen of their column, or a domain if there is none.
prompt-attack-citizen = The monsters attack ({ $area }, column { $column }). Which citizen does the Dark Lord capture?

# For whom we wait, and for what.
wait-choose-duke = { $count ->
    [one] { $players } is choosing a Duke.
   *[other] { $players } are choosing their Dukes.
}
wait-modify-dice = { $players } may change the dice.
wait-thief = { $players } decides what the Thief takes.
wait-consolation = { $players } takes a resource for a harvest without citizens.
wait-harvest-choice = { $players } chooses Gold or Magic.
wait-harvest-trade = { $players } may use trades of the harvest.
wait-action = { $players } chooses action { $number } of 2.
wait-reward-choice = { $players } chooses the reward for { $monster }.
wait-take-citizen = { $players } chooses a free citizen.
wait-choose-victim = { $players } decides whose tokens to take ({ $domain }).
wait-choose-robbed = { $players } decides whose monster to take ({ $domain }).
wait-extra-slay = { $players } may slay one more monster ({ $domain }).
wait-return-card = { $players } may return a card ({ $domain }).
wait-optional-pay = { $players } may pay for victory points ({ $domain }).
wait-attack-stack = { $players } chooses which monsters attack.
wait-attack-citizen = { $players } chooses which citizen is captured.

# What an action means.
action-choose-duke = Keep { $duke }: { $score }
action-change = { $price ->
    [0] { $domain }: turn the { $shown } to { $face }. The dice would show { $one } and { $two }, sum { $sum }
   *[other] { $domain }: pay { price } to turn the { $shown } to { $face }. The dice would show { $one } and { $two }, sum { $sum }
}
action-keep = Keep the dice: { $one } and { $two }, sum { $sum }
action-steal = Take { tokens } from { $from }
action-steal-from-bank = Take { tokens } from the bank
action-nothing = Take nothing
action-take = Take { tokens }
action-gain = Gain { tokens }
action-gain-per = { $monsters ->
    [one] Gain { tokens }, for the 1 monster of this area you own ({ $area })
   *[other] Gain { tokens }, for the { $monsters } monsters of this area you own ({ $area })
}
action-any-citizen = Take any citizen from the centre, and 1 VP
action-trade = { $left ->
    [one] { $citizen }: pay { price }, gain { tokens }
   *[other] { $citizen }: pay { price }, gain { tokens } ({ $left } uses left)
}
action-done = No more trades
action-slay-monster = Slay { $monster } ({ $type }, { $worth } VP) for { tokens }. Reward: { $reward }
action-slay-otherwise = … or { $monster } for { tokens }
action-recruit-citizen = Recruit { $citizen } ({ $role }) for { tokens }
action-recruit-otherwise = … or { $citizen } for { tokens }
action-build-domain = Build { $domain } ({ $worth } VP) for { tokens }
action-build-otherwise = … or { $domain } for { tokens }
action-take-citizen = Take { $citizen } ({ $role }). { $powers }
action-victim = Take { tokens } from { $from }, who has { $has }
action-rob = { $monsters ->
    [one] Take the only monster of { $from }
   *[other] Take one of the { $monsters } monsters of { $from }
}
action-return-citizen = Return { $citizen } ({ $role }) for { tokens }
action-return-monster = Return { $monster } ({ $type }, worth { $worth } VP) for { tokens }
action-pay = Pay { price }, gain { tokens }
action-attack = { $count ->
    [one] { $area }, column { $column }: a citizen is captured: { $first }
   *[other] { $area }, column { $column }: a citizen is captured: { $first } or { $second }
}
action-attack-domain = { $area }, column { $column }: a domain is captured ({ $domain })
action-attack-lost = { $area }, column { $column }: nothing is left to capture, and you LOSE the game
action-capture = { $left ->
    [0] { $citizen } ({ $role }): the last card, the stack is then exhausted
    [one] { $citizen } ({ $role }); 1 card will be left
   *[other] { $citizen } ({ $role }); { $left } cards will be left
}
action-decline = Decline

# What happened.
event-area = Monsters of this area are used: { $area }.
event-citizen = Citizens in this game: { $citizen }.
event-domain = Column { $column } offers a domain: { $domain }.
event-revealed = A citizen is turned up: { $citizen }.
event-dealt = { $seat } is dealt two Dukes.
event-dealt-known = { $seat } is dealt two Dukes: { $dukes }.
event-chose = { $seat } has chosen a Duke.
event-chose-known = { $seat } keeps { $duke }.
event-first-player = First player: { $seat }.
event-turn = Turn: { $seat }.
event-rests = { $seat } rests in this turn: no harvest.
event-rolled = { $seat } rolls { $one } and { $two }, sum { $sum }.
the-die = { $die ->
    [1] the first die
   *[2] the second die
}
event-changed = { $price ->
    [0] { $domain }: { $seat } turns { the-die } to { $face }.
   *[other] { $domain }: { $seat } pays { price } and turns { the-die } to { $face }.
}
event-thief = Thief: { $seat } takes { tokens } from { $from }.
event-thief-bank = Thief: { $seat } takes { tokens } from the bank.
event-thief-idle = Thief: { $seat } takes nothing.
event-harvested = { $seat } harvests { tokens }.
event-consoled = { $seat } has no activated citizen and takes { tokens }.
event-harvest-chosen = { $seat } chooses { tokens }.
event-traded = { $citizen }: { $seat } pays { price } and gains { tokens }.
event-slain = { $seat } pays { tokens } and slays a monster: { $monster }.
event-rewarded = Reward ({ $monster }): { $seat } gains { tokens }.
event-recruited = { $seat } pays { tokens } and recruits a citizen: { $citizen }.
event-citizen-taken = { $seat } takes a citizen for free: { $citizen }.
event-took = { $seat } takes { tokens }.
event-built = { $seat } pays { tokens } and builds a domain: { $domain }.
event-gave = { $domain }: { $seat } gains { tokens }.
event-domain-took = { $domain }: { $seat } takes { tokens } from { $from }.
event-paid = { $domain }: { $seat } pays { price } and gains { tokens }.
event-robbed = { $seat } takes a monster from { $from }: { $monster }.
event-monster-taken = { $seat } takes a monster from the centre without its reward: { $monster }.
event-citizen-returned = { $seat } returns a citizen to the centre: { $citizen }.
event-monster-returned = { $seat } returns a monster to the centre: { $monster }.
event-declined = { $seat } declines.
event-exhausted-monsters = The monster stack of column { $column } is exhausted.
event-exhausted-citizens = The citizen stack with number { numbers } is exhausted.
event-exhausted-domains = The domain stack of column { $column } is exhausted.
event-refilled-monsters = The monster stack of column { $column } has a card again.
event-refilled-citizens = The citizen stack with number { numbers } has a card again.
event-refilled-domains = The domain stack of column { $column } has a card again.
event-attacked = The monsters attack: { $area }!
event-no-attack = Column { $column } has no monsters left, so nobody attacks.
event-citizen-captured = The Dark Lord captures a citizen: { $citizen }.
event-domain-captured = The Dark Lord captures a domain: { $domain }.
event-second-harvest = Second harvest: the same dice, the powers on the right.
event-last-round = An end condition is met: the game ends with this round.
event-duke = Duke of { $seat }: { $duke }.
event-dark-lord = The Dark Lord shows his face: { $duke }.
event-ended-monsters = The game is over: no monster is left.
event-ended-domains = The game is over: no domain is left.
event-ended-exhausted = The game is over: enough stacks are exhausted.
event-ended-limit = The game is over: the limit of rounds is reached.
event-ended-slain-all = No monster is left: you have won!
event-ended-overrun = The monsters find nothing left to capture: you have lost.
event-ended-score-win = The points decide: you have won.
event-ended-score-loss = The points decide: the Dark Lord has won.
event-ended-score-draw = The points decide: a draw.

# The board.
board-setup = Before the first turn: everybody chooses a Duke
board-turn = { $last ->
    [0] { $actions ->
        [0] Round { $round }, { $seat } · { $phase }
        [one] Round { $round }, { $seat } · { $phase }, 1 action left
       *[other] Round { $round }, { $seat } · { $phase }, { $actions } actions left
    }
   *[1] { $actions ->
        [0] LAST ROUND, { $seat } · { $phase }
        [one] LAST ROUND, { $seat } · { $phase }, 1 action left
       *[other] LAST ROUND, { $seat } · { $phase }, { $actions } actions left
    }
}
board-turn-rest = { board-turn } · resting: { $resting }
board-over = { $rounds ->
    [one] The game is over after 1 round
   *[other] The game is over after { $rounds } rounds
}
board-dice = Dice { $one } and { $two }, sum { $sum }: they activate the citizens with these numbers
board-dice-attack = Dice { $one } and { $two }: the monsters of these columns attack; for a 6 you choose the column
board-exhausted = Exhausted stacks: { $stacks } of { $end }. The game also ends without monsters or without domains.
board-exhausted-alone = Exhausted stacks: { $stacks }; at { $end } the points decide. Slay all monsters to win at once.
board-exhausted-stack = exhausted
board-monsters = Monsters
board-citizens = No.
board-domains = Domains
board-top = on top
board-strength = Str.
board-magic = Magic
board-gold = Gold
board-vp = VP
board-below = below (Str.)
board-left = left
board-lack = you lack
board-role = role
board-needs = needs (✗ missing)
board-reward = type: reward
board-powers = your turn | other turns
board-powers-alone = harvest | second harvest
board-or = or
board-amounts = { $kinds ->
    [1] { gold }
    [2] { strength-on-board }
    [3] { gold } and { strength-on-board }
    [4] { magic-on-board }
    [5] { gold } and { magic-on-board }
    [6] { strength-on-board } and { magic-on-board }
    [7] { gold }, { strength-on-board } and { magic-on-board }
   *[8] { $vp } VP
}
strength-on-board = { $strength } Strength
magic-on-board = { $magic } Magic
board-steal = up to { $amount } Gold or Magic of an opponent
board-steal-bank = { $amount } Gold or { $amount } Magic from the bank
board-from-bank = Alone: from the bank.
board-from-centre = Alone: the top monster of the first stack from the left.
board-citizen-free = { $most ->
    [0] { $citizen }
   *[other] a citizen of cost { $most } or less
}
board-citizen-any = any citizen
board-lack-tokens = { $resource ->
    [1] { $amount } Gold
    [2] { $amount } Str.
   *[4] { $amount } Magic
}
board-players = Players
board-name = { $seat }
board-score = points = monsters + domains + tokens + Duke: cards + resources
board-own-citizens = Citizens
board-own-roles = Roles
board-own-domains = Domains
board-own-monsters = Monsters
board-own-duke = Duke
board-duke = { $duke }. { $score } Now { $points } VP.
board-dark-lord = The Dark Lord
board-captured = Captured
board-captured-domains = Domains

# For each thing counted.
per-soldier = per Soldier
per-worker = per Worker
per-knight = per Knight
per-domains = per Domain
per-hills = per Hills monster
per-barrens = per Barrens monster
per-ruins = per Ruins monster
per-forest = per Forest monster
per-valley = per Valley monster
per-swamp = per Swamp monster
per-mountains = per Mountains monster
per-caverns = per Caverns monster
