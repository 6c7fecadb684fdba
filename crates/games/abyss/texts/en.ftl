# Abyss in English. Names and texts of lords, locations and allies are in data/components.toml.
option-first = Who begins
option-memory_aid = Memory aid: shows the known cards of all hands and Council stacks

part-locations = Locations
part-lords = Lords
part-allies = Allies
part-tokens = Monster tokens

# What a lord costs. kind: 0 any races, 1 one given race, 2 several races with a given one, 3 all races.
cost = { $kind ->
    [0] value { $sum } in any { $races ->
        [one] 1 race
       *[other] { $races } races
    }
    [1] value { $sum } in 1 race, { $mandatory }
    [2] value { $sum } in { $races } races with { $mandatory }
   *[3] value { $sum } in all 5 races
}
# What a lord gives.
worth = { $keys ->
    [0] { $influence } IP
    [one] { $influence } IP, 1 key
   *[other] { $influence } IP, { $keys } keys
}

# Rewards: k keys, p pearls, t monster tokens; and those of the six threat spaces.
reward-1p = 1 pearl
reward-1t = 1 monster token
reward-2p = 2 pearls
reward-1p1t = 1 pearl and 1 monster token
reward-2t = 2 monster tokens
reward-1k = 1 key token
reward-1k1p = 1 key token and 1 pearl
reward-1k1t = 1 key token and 1 monster token
reward-1k2p = 1 key token and 2 pearls
reward-1k1p1t = 1 key token, 1 pearl and 1 monster token
reward-1k2t = 1 key token and 2 monster tokens
reward-2k = 2 key tokens
threat-1 = 1 pearl or 1 monster token
threat-2 = 2 pearls or monster tokens in any mix
threat-3 = 1 key token
threat-4 = 1 key token and 1 pearl or monster token
threat-5 = 1 key token and 2 pearls or monster tokens in any mix
threat-6 = 2 key tokens

# What the viewer is asked.
prompt-over = { $count ->
    [one] The game is over. { $winners } wins.
   *[other] The game is over. Shared victory: { $winners }.
}
prompt-over-pearls = { $count ->
    [one] The game is over. { $winners } wins: equal on points, but with more pearls ({ $pearls }).
   *[other] The game is over. Shared victory: { $winners }, equal on points, but with more pearls ({ $pearls }).
}
prompt-over-lord = { $count ->
    [one] The game is over. { $winners } wins: equal on points and pearls, but with the stronger lord.
   *[other] The game is over. Shared victory: { $winners }, equal on points and pearls, but with the stronger lord.
}
prompt-main = { $last ->
    [0] Your turn. Choose one action: explore, request support or recruit.
   *[1] Your last turn. Choose one action: explore, request support or recruit.
}
prompt-buy = { $seller } offers { $ally }. Buy it for { $price ->
    [one] 1 pearl
   *[other] { $price } pearls
}? You have { $pearls }.
prompt-explore-ally = { $last ->
    [0] { $ally } lies on space { $space } and nobody bought it. Take it, or continue exploring?
   *[1] { $ally } lies on the last space and nobody bought it: you must take it and gain 1 pearl.
}
prompt-explore-monster = { $last ->
    [0] A monster on space { $space }! Fight it for { $reward }, or continue exploring?
   *[1] A monster on the last space! You must fight it: { $reward }, and 1 pearl more.
}
prompt-reward = You have won. Which reward of threat space { $space } do you take?
prompt-further-stack = Take one more Council stack.
prompt-affiliate = You pay for the { $lord }. Which ally do you affiliate? The others are discarded.
prompt-discard = { $left ->
    [one] You must discard 1 ally from your hand.
   *[other] You must discard { $left } allies from your hand. Pick from the top down.
}
prompt-turn-lord = Which lord of { $owner } do you turn? It keeps only its influence points.
prompt-steal = { $amount ->
    [one] From whom do you steal 1 random monster token?
   *[other] From whom do you steal { $amount } random monster tokens?
}
prompt-stack = Which Council stack do you take into your hand?
prompt-swap-location = You may exchange one of your locations for an available one. Lords under it move along.
prompt-second-lord = You may recruit a second lord for { $price } pearls. You have { $pearls }.
prompt-replace-from-court = { $lord }: you may discard another free lord of yours and take one of the Court in its place.
prompt-replace-from-deck = { $lord }: you may discard another free lord of yours and take the top card of the deck.
prompt-control = You have { $keys } keys and must control a location: an available one, or one of those you draw.
prompt-tile = Which of the drawn locations do you control? The others become available.
prompt-tile-ambassador = { $lord }: which location do you control? The others become available.
prompt-keys = Which keys do you use for { $tile }? Lords used keep only their influence points.
prompt-stack-swap = You may exchange { $tile } for any location of the stack.
prompt-power = { $lord }: { $power }
prompt-end = Use a power, or end your turn?
prompt-pay-begin = Pay for the { $lord }: { cost }. Pick from the top down.
prompt-pay-mandatory = { $lord }: { cost }. Played: { $picked }, value { $value }. Still needed: { $missing }.
prompt-pay-races = { $more ->
    [one] { $lord }: { cost }. Played: { $picked }, value { $value }. 1 more race needed.
   *[other] { $lord }: { cost }. Played: { $picked }, value { $value }. { $more } more races needed.
}
prompt-pay-value = { $lord }: { cost }. Played: { $picked }, value { $value }. { $due } short, and you have { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
}.
prompt-pay-enough = { $due ->
    [0] { $lord }: { cost }. Played: { $picked }, value { $value }. That is enough.
    [one] { $lord }: { cost }. Played: { $picked }, value { $value }. With 1 pearl that is enough.
   *[other] { $lord }: { cost }. Played: { $picked }, value { $value }. With { $due } pearls that is enough.
}

# For whom everybody waits, and for what.
wait-main = { $players } chooses an action.
wait-buy = { $price ->
    [one] { $players } may buy { $ally } for 1 pearl.
   *[other] { $players } may buy { $ally } for { $price } pearls.
}
wait-explore-ally = { $players } may take { $ally } or continue exploring.
wait-explore-monster = { $players } may fight the monster or continue exploring.
wait-reward = { $players } chooses a reward.
wait-stack = { $players } chooses a Council stack.
wait-affiliate = { $players } chooses an ally to affiliate.
wait-discard = { $left ->
    [one] { $players } must discard 1 ally.
   *[other] { $players } must discard { $left } allies.
}
wait-turn-lord = { $players } chooses a lord of { $owner } to turn.
wait-steal = { $players } chooses from whom to steal.
wait-swap-location = { $players } may exchange a location.
wait-second-lord = { $players } may recruit a second lord for pearls.
wait-replace = { $players } may replace a lord.
wait-control = { $players } must control a location.
wait-tile = { $players } chooses one of the drawn locations.
wait-keys = { $players } chooses keys for { $tile }.
wait-stack-swap = { $players } looks through the location stack and may exchange { $tile }.
wait-end = { $players } may use a power or end the turn.

# What an action means.
action-plot = { $price ->
    [one] Plot at the Court: pay 1 pearl (you have { $pearls }) to turn up another lord
   *[other] Plot at the Court: pay { $price } pearls (you have { $pearls }) to turn up another lord
}
action-explore = Explore the depths
action-stack = { $cards ->
    [one] Take the { $race } stack of the Council: 1 card
   *[other] Take the { $race } stack of the Council: { $cards } cards
}
action-stack-known = Take the { $race } stack of the Council: { $allies }
action-recruit = Recruit the { $lord } ({ $guild }) for { cost }: { worth }. { $power }
action-pass-turn = Pass the turn: no action is possible
action-buy = { $price ->
    [one] Buy { $ally } for 1 pearl
   *[other] Buy { $ally } for { $price } pearls
}
action-pass = Pass: do not buy
action-take = Take { $ally }; the exploration ends
action-take-last = Take { $ally } and gain 1 pearl; the exploration ends
action-fight = Fight the monster: { $reward }
action-fight-last = Fight the monster: { $reward }, and 1 pearl for the last space
action-continue = Continue exploring; { $ally } will go to the Council
action-continue-monster = Continue exploring; the threat rises to space { $threat }: { $reward }
action-reward = Take { $reward }
action-pay-add = { $due ->
    [0] Play { $ally }: value { $value } of { $sum }
    [one] Play { $ally }: value { $value } of { $sum }, 1 short
   *[other] Play { $ally }: value { $value } of { $sum }, { $due } short
}
action-pay-confirm = { $due ->
    [0] Pay with { $picked }
    [one] Pay with { $picked }, plus 1 pearl
   *[other] Pay with { $picked }, plus { $due } pearls
}
action-affiliate = Affiliate { $ally }
action-discard = Discard { $ally }
action-discard-for-pearls = { $pearls ->
    [one] Discard { $ally } and gain 1 pearl
   *[other] Discard { $ally } and gain { $pearls } pearls
}
action-turn-lord = Turn the { $lord } ({ $guild }; { worth }). It loses: { $power }
action-turn-lord-plain = Turn the { $lord } ({ $guild }; { worth }). It has no lasting power
action-steal = { $tokens ->
    [one] Steal from { $from }, who has 1 token
   *[other] Steal from { $from }, who has { $tokens } tokens
}
action-swap-location = Give { $own } ({ $lost } IP now) for { $tile } ({ $points } IP now). { $rule }
action-second-lord = Recruit the { $lord } ({ $guild }) for { $price } pearls: { worth }. { $power }
action-replace = Discard the { $own } ({ $lost } IP) and take the { $lord } ({ $guild }): { worth }. { $power }
action-replace-from-deck = Discard the { $own } ({ $lost } IP) and take the top card of the lord deck
action-take-available = Control { $tile } ({ $points } IP now). { $rule }
action-draw = { $tiles ->
    [one] Draw 1 location and control it
   *[other] Draw { $tiles } locations and control one; the others become available
}
action-tile = Control { $tile } ({ $points } IP now). { $rule }
action-keys-tokens = Use { $tokens } key tokens; no lord is tucked
action-keys-lords = { $count ->
    [one] Tuck { $lords }: power and keys are gone
   *[other] Tuck { $lords }: their powers and keys are gone
}
action-keys-both = { $tokens ->
    [one] Tuck { $lords } and use 1 key token
   *[other] Tuck { $lords } and use { $tokens } key tokens
}
action-stack-swap = Take { $tile } instead ({ $points } IP now). { $rule }
action-discard-stack = { $cards ->
    [one] Discard the { $race } stack of the Council: 1 card
   *[other] Discard the { $race } stack of the Council: { $cards } cards
}
action-discard-stack-known = Discard the { $race } stack of the Council: { $allies }
action-replace-court = Discard the { $lord } ({ $guild }; { worth }) for the top card of the lord deck
action-use = Use the { $lord }. { $power }
action-decline = Decline
action-end-turn = End the turn
action-cancel = Cancel and choose again

# What happened.
event-first-player = { $seat } is the first player.
event-court-filled = The { $lord } comes to the Court.
event-location-opened = Available location: { $tile }.
event-turn-started = { $seat } begins a turn.
event-turn-passed = { $seat } passes, for no action is possible.
event-plotted = { $seat } pays 1 pearl and plots at the Court.
event-revealed = Revealed on space { $space }: { $card }.
event-reshuffled = The discard pile is reshuffled into a new exploration deck.
event-bought = { $price ->
    [one] { $buyer } buys { $ally } for 1 pearl.
   *[other] { $buyer } buys { $ally } for { $price } pearls.
}
event-passed = { $seat } does not buy.
event-took = { $seat } takes { $ally }.
event-continued = { $seat } continues exploring.
event-fought = { $seat } fights the monster and wins.
event-threat = The threat token stands on space { $space }.
event-pearls-gained = { $amount ->
    [one] { $seat } gains 1 pearl.
   *[other] { $seat } gains { $amount } pearls.
}
event-pearls-lost = { $amount ->
    [one] { $seat } loses 1 pearl.
   *[other] { $seat } loses { $amount } pearls.
}
event-keys-gained = { $amount ->
    [one] { $seat } gains 1 key token.
   *[other] { $seat } gains { $amount } key tokens.
}
event-token-gained = { $seat } draws a monster token.
event-token-gained-known = { $seat } draws a monster token of value { $token }.
event-track-allies = { $count ->
    [one] { $allies } goes to the Council.
   *[other] { $allies } go to the Council.
}
event-track-monsters = { $monsters ->
    [one] The monster left on the track is discarded.
   *[other] { $monsters } monsters left on the track are discarded.
}
event-track-both = { $monsters ->
    [one] To the Council: { $allies }. A monster is discarded.
   *[other] To the Council: { $allies }. { $monsters } monsters are discarded.
}
event-stack-taken = { $cards ->
    [one] { $seat } takes the { $race } stack of the Council: 1 card.
   *[other] { $seat } takes the { $race } stack of the Council: { $cards } cards.
}
event-stack-taken-known = { $seat } takes the { $race } stack of the Council: { $allies }.
event-paid = { $pearls ->
    [0] { $seat } pays for the { $lord } with { $allies }.
    [one] { $seat } pays for the { $lord } with { $allies }, plus 1 pearl.
   *[other] { $seat } pays for the { $lord } with { $allies }, plus { $pearls } pearls.
}
event-affiliated = { $seat } affiliates { $ally }.
event-entered = { $seat } gets the { $lord } ({ worth }).
event-discarded = { $seat } discards { $ally }.
event-turned = The { $lord } of { $seat } is turned.
event-stolen = { $seat } steals a monster token from { $from }.
event-stolen-known = { $seat } steals a monster token of value { $token } from { $from }.
event-extra-turn = { $seat } will take an extra turn.
event-second-lord = { $seat } pays { $pearls } pearls for the { $lord }.
event-lord-discarded = { $seat } discards the { $lord }.
event-lord-drawn = { $seat } turns up from the lord deck: { $lord }.
event-declined = { $seat } declines.
event-locations-drawn = { $seat } draws: { $tiles }.
event-controlled-tokens = { $seat } controls { $tile } with { $tokens } key tokens.
event-controlled-lords = { $seat } controls { $tile }. Tucked under it: { $lords }.
event-controlled-both = { $tokens ->
    [one] { $seat } controls { $tile } with 1 key token. Tucked under it: { $lords }.
   *[other] { $seat } controls { $tile } with { $tokens } key tokens. Tucked under it: { $lords }.
}
event-location-swapped = { $seat } exchanges { $old } for { $new }.
event-stack-searched = { $seat } looks through the location stack.
event-stack-swapped = { $seat } exchanges { $old } for { $new }; the stack is shuffled.
event-power-used = { $seat } uses the { $lord }.
event-stack-discarded = Discarded from the Council: { $allies }.
event-court-replaced = At the Court the { $lord } makes way for the { $by }.
event-court-refilled = The Court is refilled.
event-end-triggered = The end is near: { $seat } finishes this turn, then everybody else has one last turn.
event-last-affiliated = { $seat } shows { $hand } and affiliates { $affiliated }.
event-last-affiliated-none = { $seat } has no allies in hand.
event-tokens-shown = The monster tokens of { $seat }: { $tokens }.
event-ended = The game is over.

# The board.
board-turn = { $extra ->
    [0] Turn { $turn }: { $seat }
    [one] Turn { $turn }: { $seat }, with an extra turn to come
   *[other] Turn { $turn }: { $seat }, with { $extra } extra turns to come
}
board-turn-last = Turn { $turn }: { $seat } · LAST TURNS, the end was triggered in the turn of { $ender }
board-over = { $turns ->
    [one] The game is over after 1 turn
   *[other] The game is over after { $turns } turns
}
board-piles = Left: { $cards } exploration cards ({ $discard } discarded), { $lords } lords, { $locations } locations, { $tokens } monster tokens, { $keys } key tokens
board-track = Exploration
board-threat = Threat
board-council = Council
board-space = { $space }: { $card }
board-space-last = { $space } (+1 pearl): { $card }
board-empty = –
board-threat-space = space { $space } of 6: { $reward }
board-threat-lowered = space { $space } of 6, but a fight now pays as on space { $read }: { $reward }
board-court = Court
board-guild = guild
board-value = value
board-races = races
board-influence = IP
board-keys = keys
board-power = power: → once, ∞ always, ↻ each turn
board-cost = { $kind ->
    [0] any { $races }
    [1] only { $race }
    [2] { $races } with { $race }
   *[3] all 5
}
board-available = Available location
board-for-you = for you
board-rule = points
board-players = Players
board-name = { $seat }
board-pearls = pearls
board-all-keys = keys
board-hand = hand
board-tokens = tokens
board-score = score = locations + lords + allies + tokens
board-key-count = { $tokens ->
    [0] { $keys }
    [one] { $keys } (1 token)
   *[other] { $keys } ({ $tokens } tokens)
}
board-cards = Hand
board-lords = Lords
board-locations = Locations
board-affiliated = Affiliated
board-lord = { $state ->
    [0] { $key ->
        [0] { $lord } { $influence }
       *[1] { $lord } { $influence } + key
    }
    [1] { $key ->
        [0] { $lord } { $influence } (used)
       *[1] { $lord } { $influence } + key (used)
    }
   *[2] { $lord } { $influence } (turned)
}
board-location = { $tile } { $points }
board-location-over = { $tile } { $points } (under it { $lords })

short-crab = Crab
short-shellfish = Shellfish
short-jellyfish = Jellyfish
short-squid = Squid
short-seahorse = Seahorse

# Powers in a few words, for the board.
power-none = –
power-recruiter = opponents need 2 more value
power-jailer = each opponent discards 1 ally
power-seeker = each opponent loses 2 pearls
power-assassin = turn 1 lord of each opponent
power-commander = opponents keep at most 6 allies
power-tamer = opponents' rewards 1 space lower
power-hunter = steal 1 random monster token
power-ship_master = 1 pearl per race to the Council
power-trader = gain 3 pearls
power-peddler = gain 2 pearls
power-landlord = 1 pearl now and each turn
power-slaver = discard 1 ally for 2 pearls
power-shopkeeper = gain 1 pearl
power-shaman = immune to opponents' soldiers
power-invoker = take an extra turn
power-apprentice = take 1 Council stack
power-oracle = may discard 1 Council stack
power-alchemist = support gives 2 stacks
power-illusionist = may exchange 1 own location
power-master_of_magic = affiliate any ally played
power-opportunist = may replace 1 lord of the Court
power-corruptor = may recruit one more for 5 pearls
power-traitor = may swap a lord for one at Court
power-diplomat = recruit with any races
power-treasurer = you need 2 less value
power-schemer = may swap a lord for a drawn one
power-sage = draw 2 locations, control one
power-hermit = draw 1 location, control it
power-elder = draw 3 locations, control one
