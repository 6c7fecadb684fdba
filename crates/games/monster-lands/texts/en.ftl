# Monster Lands in English. Names and texts of the components are in data/components.toml.
option-difficulty = Difficulty
option-trickery = Trickery module
option-queens_gift = Queen's Gift
option-more_monsters = More Monsters
option-venom_helps_conquest = Venom helps in conquests
option-scenario = Solo scenario
part-glory = Glory
part-reputation = Reputation
part-trophies = Trophies
part-affinity = Affinities
nothing = nothing
gold = { $gold } gold
strength = { $s ->
    [one] 1 Strength die
   *[other] { $s } Strength dice
}
magic = { $m ->
    [one] 1 Magic die
   *[other] { $m } Magic dice
}
persuasion = Persuasion { $p }
dice = { $kinds ->
    [0] no dice
    [1] { strength }
    [2] { magic }
    [3] { strength } and { magic }
    [4] { persuasion }
    [5] { strength } and { persuasion }
    [6] { magic } and { persuasion }
   *[7] { strength }, { magic } and { persuasion }
}
potions = { $potions ->
    [0] no potion
    [one] 1 potion
   *[other] { $potions } potions
}
venoms = { $venoms ->
    [0] no venom
    [one] 1 venom
   *[other] { $venoms } venoms
}
hidden-token = a face-down token
rival = Madhala
item-gold = gold
item-potion = 1 potion
item-venom = 1 venom
item-defence = 1 defence token
pool-die-P1 = Persuasion 1
pool-die-P2 = Persuasion 2
pool-die-P3 = Persuasion 3
pool-die-P4 = Persuasion 4
pool-die-P5 = Persuasion 5
pool-die-P6 = Persuasion 6
area-dice = Dice mission
area-contract = Contract
area-A = Territory A
area-B = Territory B
area-gate = Citadel Entrance
path-none = no path
path-dice-1 = Dice mission, path 1
path-dice-2 = Dice mission, path 2
path-contract-1 = Contract, path 1
path-contract-2 = Contract, path 2
path-A-1 = Territory A, path 1
path-A-2 = Territory A, path 2
path-A-3 = Territory A, path 3
path-A-4 = Territory A, path 4
path-B-1 = Territory B, path 1
path-B-2 = Territory B, path 2
path-B-3 = Territory B, path 3
path-B-4 = Territory B, path 4
path-gate-1 = Entrance, upper path
path-gate-2 = Entrance, lower path
prompt-wait = Waiting for { $player }.
prompt-over = The game is over. { $count ->
    [one] { $winners } wins with { $points } points.
   *[other] { $winners } share the victory with { $points } points.
}
prompt-affinity = Which affinity does your clan have?
prompt-gift-die = The Queen gives you a die. Which colour?
prompt-gift-item = And what else do you take from the Queen?
prompt-turn = Your turn: place dice in the Citadel or send a mercenary out.
prompt-turn-without-dice = You have no dice left. Do you use anything before you pass?
prompt-hunter = Which traps do you buy? Discount: { $number }.
prompt-excess = You hold too many traps. Which one do you discard?
prompt-alchemist = How many potions and how many venoms?
prompt-tavern = Whom do you hire? Discount: { $number }.
prompt-tavern-after-beer = A new offer. Do you hire anybody? Discount: { $number }.
prompt-free-hire = Whom do you hire for free?
prompt-armoury = How many defence tokens? Discount: { $number }.
prompt-pawn = Another die for the Pawn Shop?
prompt-bazaar = Which equipment, and for whom? Discount: { $number }.
prompt-free-gear = Which free equipment, and for whom?
prompt-mine = Which space of the Mine?
prompt-load-dice = Which dice do you place ({ $path })?
prompt-load-tokens = { $number ->
    [one] Do you add traps or defence tokens ({ $path })? One more fits.
   *[other] Do you add traps or defence tokens ({ $path })? { $number } more fit.
}
prompt-load-carry = Does { $member } take a potion or a venom along?
prompt-loot = Which loot do you take?
prompt-contract = Do you fulfil the contract? { $text }
prompt-pay-trap = Which trap do you hand over? Still due: { $number }.
prompt-reveal = Do you turn up token { $number } ({ $path })?
prompt-target = Whom does your trick hit?
prompt-cancel = A trick is aimed at you. Do you cancel it with a defence token?
prompt-steal = Which dice do you steal?
prompt-redirect = Do you turn attack dice onto a neighbour?
prompt-sacrifice = { $dice ->
    [one] 1 attack die comes at { $member } ({ $path }). Do you sacrifice Magic dice? Each takes one away.
   *[other] { $dice } attack dice come at { $member } ({ $path }). Do you sacrifice Magic dice? Each takes one away.
}
prompt-block = { $hits ->
    [one] { $member } ({ $path }) takes 1 hit. Do you stop it with a defence token?
   *[other] { $member } ({ $path }) takes { $hits } hits. How many do you stop with defence tokens?
}
prompt-drink = { $hits ->
    [one] { $member } ({ $path }) takes 1 wound. Do you cancel it with a potion?
   *[other] { $member } ({ $path }) takes { $hits } wounds. How many do you cancel with potions?
}
prompt-kill-or-capture = Kill the monster or capture it?
prompt-deed = Well done. Do you use loot or settle?
prompt-heal = Do you heal somebody with a potion?
prompt-window = { $gold ->
    [0] Before the clean-up goes on: anything to sell, use or settle?
   *[other] Before the clean-up goes on: anything to sell, use or settle? Your salaries will come to { $gold } gold.
}
prompt-leader = Who becomes the new leader?
prompt-desert = You cannot pay everybody. Who deserts?
prompt-inherit = Who takes over the equipment of the deserter?
action-affinity = Play { $affinity }. { $leader } · { $leadertext } { $starter } · { $startertext }
action-gift-die = Take: { $die }
action-gift = Take: { $item }
action-swap = A novice swaps { $die } for: { $colour }
action-talent = Use the talent of { $member }
action-talent-item = Use the talent of { $member }: { $item }
action-convert = Lay { $die } on { $loot }
action-use = Use { $loot }. { $text }
action-sell = Sell the trophy for { gold }: { $thing }
action-heal = Heal { $member } with a potion
action-equip = Give { $gear } to { $member }
action-drop = Discard { $gear }
action-settle = Settle { $member } in { $territory }
action-visit = { $building }: place { $die }{ $discount ->
    [0] { "" }
   *[other] { " " }(discount { $discount })
}
action-assign = { $path }: send { $member }
action-work = Use { $territory } with { dice }. { $text }
action-pass = Pass
action-buy-traps = Buy { $traps } for { gold }{ $used ->
    [0] { "" }
   *[other] { " " }(with the discount of { $savings })
}
action-brew = { $space ->
    [1] Upper space: { potions }, { venoms }
   *[other] Lower space: { potions }, { venoms }
}
action-beer = A round of beer for { gold }: a new offer
action-hire = Hire { $member } (reputation { $reputation }) for { gold }{ $used ->
    [0] { "" }
   *[other] { " " }(with the discount of { $savings })
}
action-buy-defence = Buy { $number ->
    [one] 1 defence token
   *[other] { $number } defence tokens
} for { gold }
action-pawn = Pawn { $die } too
action-buy-gear = { $gear } for { $member }, { gold }
action-mine = { gold } for { $dice ->
    [one] 1 Strength die
   *[other] { $dice } Strength dice
} (space { $number })
action-dice = Place { dice }
action-lay = Add { $trap } face down
action-lay-defence = Add a defence token
action-carry = { $potions ->
    [0] { $venoms ->
        [0] Take nothing along
       *[other] Take a venom along
    }
   *[other] { $venoms ->
        [0] Take a potion along
       *[other] Take a potion and a venom along
    }
}
action-discard-trap = Discard { $trap }
action-pay = Fulfil the contract
action-pay-trap = Hand over { $trap }
action-roll = Roll: { $die }
action-roll-all = Roll all dice
action-reroll = Reroll { $die } showing { $number }
action-venom = Use a venom (+2)
action-stop = Stop
action-stop-enough = Stop: it is enough
action-stop-both = Stop: it is enough to kill and to capture
action-stop-capture = Stop: the monster is captured
action-stop-kill = Stop: the monster is killed
action-kill = Kill it
action-capture = Capture it
action-reveal = Turn it up
action-hide = Leave it face down
action-target = Aim at: { $path }
action-cancel = Cancel it with a defence token
action-allow = Let it happen
action-steal = Steal { dice }
action-redirect = { $number ->
    [one] Turn 1 attack die onto: { $path }
   *[other] Turn { $number } attack dice onto: { $path }
}
action-sacrifice = { $number ->
    [0] Keep the Magic dice
    [one] Sacrifice 1 Magic die
   *[other] Sacrifice { $number } Magic dice
}
action-block = { $number ->
    [0] Use no defence token
    [one] Use 1 defence token
   *[other] Use { $number } defence tokens
}
action-drink = { $number ->
    [0] Use no potion
    [one] Use 1 potion
   *[other] Use { $number } potions
}
action-take-loot = Take { $loot }. { $text }
action-leader = { $member } becomes leader
action-desert = { $member } deserts
action-done = Nothing more
action-hire-nobody = Hire nobody
action-decline = Leave the contract
event-first-player = { $seat } is the first player.
event-affinity = { $seat } plays { $affinity }.
event-round = Round { $round } begins.
event-member-offered = In the Tavern: { $member }.
event-trap-offered = In the Hunter's Lodge: { $trap }.
event-gear-offered = In the Bazaar: { $gear }.
event-loot-offered = New loot: { $loot }.
event-monster-appeared = { $monster } appears: { $area }.
event-territory-appeared = { $area } is now { $territory }.
event-mission-drawn = New mission: { $mission }.
event-reshuffled = A discard pile is shuffled again.
event-dice-gained = { $seat } takes { dice }.
event-glory-lost = { $seat } loses glory: { $glory }.
event-paid = { $seat } pays { gold }.
event-placed = { $seat } places { $die }: { $building }.
event-trap-bought = { $seat } buys { $trap }.
event-beer = { $seat } orders a round of beer.
event-hired = { $member } joins the clan of { $seat }.
event-gear = { $seat } gives { $gear } to { $member }.
event-gear-dropped = { $seat } discards { $gear }.
event-die-given = { $seat } gives up { $die }.
event-talent = { $seat } uses the talent of { $member }.
event-loot-used = { $seat } uses { $loot }.
event-sold = { $seat } sells the trophy { $thing }.
event-healed = { $member } is healthy again.
event-settled = { $seat } settles { $member } in { $territory }.
event-assigned = { $seat } sends { $member }: { $path }.
event-dice-laid = { $seat } places { dice }.
event-laid = { $seat } lays a token face down: { $path }.
event-laid-known = { $seat } lays { $trap } face down: { $path }.
event-defence-laid = { $seat } lays a defence token: { $path }.
event-carried = { $path }, taken along{ $potions ->
    [0] { "" }
   *[other] { " · " }{ potions }
}{ $venoms ->
    [0] { "" }
   *[other] { " · " }{ venoms }
}{ $coins ->
    [0] { "" }
   *[other] { " · " }{ $coins } gold
}
event-worked = { $seat } uses { $territory }.
event-passed = { $seat } passes.
event-trap-discarded = { $seat } discards a token face down.
event-trap-discarded-known = { $seat } discards { $trap } face down.
event-rival-rolled = Madhala rolls { $red } and { $yellow }.
event-rival-placed = Madhala goes to: { $building }.
event-rival-marked = Madhala marks: { $path }.
event-rival-took = Madhala takes what she finds: { $path }.
event-area = Now: { $area }.
event-rolled = { $path }: { $die } shows { $face }.
event-rerolled = { $path }: { $die } goes from { $from } to { $face }.
event-venom = { $path }: a venom is used.
event-total = { $path }: total { $total }.
event-mission-done = { $seat } succeeds: { $path }.
event-mission-failed = { $seat } fails: { $path }.
event-contract-declined = { $seat } leaves the contract.
event-traps-owed = { $seat } hands over traps face down: { $number }.
event-revealed = { $path }: { $trap } is revealed.
event-hidden = { $path }: a token stays face down.
event-aimed = { $path }: the trick is aimed at { $target }.
event-trick-cancelled = { $path }: a defence token cancels the trick.
event-trick-allowed = { $path }: the trick is let through.
event-stolen = { $path } steals from { $target }: { dice }.
event-redirected = { $path }: attack dice turned onto { $target }: { $number }.
event-sacrificed = { $path }: { $number ->
    [one] 1 Magic die is sacrificed.
   *[other] { $number } Magic dice are sacrificed.
}
event-attack = { $path }: the monster rolls { $faces }, hits: { $hits }.
event-attack-without-dice = { $path }: hits without a roll: { $hits }.
event-misses = The misses are rolled again: { $faces }.
event-talent-blocked = { $path }: hits stopped by talents: { $hits }.
event-blocked = { $path }: hits stopped by defence tokens: { $hits }.
event-drunk = { $path }: potions used: { $potions }.
event-wounded = { $member } is wounded.
event-died = { $member } of { $seat } dies.
event-killed = { $seat } kills { $monster }.
event-captured = { $seat } captures { $monster }.
event-failed = { $path }: not enough; carried to the next path: { $carried }.
event-conquered = { $seat } conquers { $territory }.
event-loot-taken = { $seat } takes { $loot }.
event-at-entrance = { $monster } is at the Citadel Entrance.
event-monster-discarded = { $monster } leaves.
event-panicked = Panic: { $building }.
event-panic-ended = The panic is over.
event-returned = { $member } returns to { $seat }.
event-leader = { $member } leads the clan of { $seat }.
event-salaries = { $seat } pays salaries: { gold }.
event-deserted = { $member } deserts { $seat }.
event-glory-reached = { $seat } has reached 30 glory.
event-ended = The game is over.
board-round = Round { $round } of { $rounds } · first player: { $first } · extra attack dice this round: { $extra }
board-panic = panic
board-mission = { $area }: { $mission }. { $text }
board-territory = { $area }: { $territory } ({ $affinity }) · conquest { $value }, glory { $glory }. Settled: { $text }
board-monster = { $area }: { $monster } ({ $affinity }) · attacks with { $attack } dice this round · capture { $capture }: { $captureglory } glory, { $gold } gold · kill { $kill }: { $killglory } glory, trophies { $trophies }. { $text }
board-path = path { $number }
board-clan = { $seat } · glory { $glory } (surplus { $surplus }) · reputation { $reputation } · gold { $gold } (salaries { $salaries }) · points { $points }
board-store = traps { $traps } · defence { $defence } · potions { $potions } · venoms { $venoms }
board-things = Owns: { $items }
board-trophy = { $points ->
    [one] Trophy, 1 point
   *[other] Trophy, { $points } points
}
event-gained = { $seat } gains{ $gold ->
    [0] { "" }
   *[other] { " " }+{ $gold } gold
}{ $glory ->
    [0] { "" }
   *[other] { " " }+{ $glory } glory
}{ $potion ->
    [0] { "" }
    [one] { " " }+1 potion
   *[other] { " " }+{ $potion } potions
}{ $venom ->
    [0] { "" }
    [one] { " " }+1 venom
   *[other] { " " }+{ $venom } venoms
}{ $defence ->
    [0] { "" }
    [one] { " " }+1 defence token
   *[other] { " " }+{ $defence } defence tokens
}.
prompt-over-alone = The scenario is over. Points: { $points }. Your rank: { $rank }.
board-key = Dice: S Strength, M Magic, P Persuasion (with what it shows)
short-S = S
short-M = M
short-P = P
board-open = open
board-full = full
board-spaces = free: no.
board-free = { $free ->
    [0] full
   *[other] { $free } free
}
board-last = last Persuasion die: { $face }
board-price = { gold }
board-reputation = reputation { $number }
kind-trap = Trap
kind-trick = Trick
kind-loot = Loot
board-dead = fallen
board-load = tokens: { $tokens }
board-needs = needs
board-gate = { $gold ->
    [0] S and M dice and tokens as you like (8 spaces, a token takes 2) · stops hits: { $defence }
   *[other] S and M dice and tokens as you like (8 spaces, a token takes 2) · stops hits: { $defence } · { $gold } gold if it comes back
}
benefit-defence = stops hits: { $number }
benefit-potion = { $number ->
    [one] 1 potion
   *[other] { $number } potions
}
benefit-venom = { $number ->
    [one] 1 venom
   *[other] { $number } venoms
}
benefit-gold = { $number } gold if it comes back
benefit-reroll = { $number ->
    [one] 1 reroll:
   *[other] { $number } rerolls:
}
mark-leader = leader
mark-wounded = wounded
mark-assigned = out
mark-settled = settled
mark-used = talent used
board-dice = dice
board-rolled = rolled
board-more = up to { $most } more:
board-death = death: { $glory } glory
board-path-free = free
board-who = { $member } of { $seat }
campaign-begin = Your campaign begins with scenario { $number }: { $scenario }. Choose a level.
campaign-playing = Next is scenario { $number } of 10, { $scenario }, on the level { $level }. Games played: { $games }.
campaign-hero = You are a Hero. Next is scenario { $number } of 10, { $scenario }: choose between the two highest levels. Games played: { $games }.
campaign-won = You have won the campaign! Games played: { $games }.
campaign-lost = The campaign is lost: Monster Fodder on the lowest level of scenario { $number }, { $scenario }. Games played: { $games }.
campaign-chapter = { $level }: scenario { $number }, { $scenario }. { $text }
board-missions = Missions completed so far: { $number }
goal-armed = everything on the list
goal-mercenaries = mercenaries by affinity
goal-missions = { $number ->
    [one] 1 mission
   *[other] { $number } missions
}
goal-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
goal-gold = { $number } gold
load-defence = { $number ->
    [one] 1 defence token
   *[other] { $number } defence tokens
}
load-coins = { $number } gold
prompt-roll-mission = Roll for the mission ({ $path }): { $total } of { $least } so far.
prompt-roll-attack = { $traps ->
    [0] Roll against the monster ({ $path }): to kill it { $kill } of { $killvalue } so far; without the traps for it no capture ({ $capture } of { $capturevalue }).
   *[other] Roll against the monster ({ $path }): to kill it { $kill } of { $killvalue }, to capture it { $capture } of { $capturevalue } so far.
}
prompt-roll-conquest = Roll for the conquest ({ $path }): { $total } of { $least } so far.
