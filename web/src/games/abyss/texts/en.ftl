# The board of Abyss in English; the words of the rules come from the server.
zone-court = Court
zone-depths = The depths
zone-council = Council
zone-locations = Locations
zone-drawn = Drawn
zone-stack = The location stack
zone-played = Played
zone-threat = Threat
zone-hand = Your hand
lord-deck-label = Lord deck: { $count }
deck-label = Exploration deck: { $count }
stack-label = Location stack: { $count }
supply = Supply: { $tokens } monster tokens, { $keys } keys
stack-of = { $cards ->
    [one] Council: { $race }, 1 card
   *[other] Council: { $race }, { $cards } cards
}
track-space = Space { $space }
empty-space = Space { $space }: empty
threat-label = Threat space { $space }: { $reward }
pearls-label = { $count ->
    [one] 1 pearl
   *[other] { $count } pearls
}
keys-label = { $count ->
    [one] 1 key
   *[other] { $count } keys
}
cards-label = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
tokens-label = { $count ->
    [one] 1 monster token
   *[other] { $count } monster tokens
}
points-label = { $count ->
    [one] 1 point so far
   *[other] { $count } points so far
}
affiliated-label = Affiliated
hand-empty = No allies in hand yet.
nothing-yet = No lords or locations yet.
last-turns = Last turns
turned-note = turned: only its points are left
under-note = under { $tile }
used-note = used this turn
worth-now = worth { $points } for you now
pay-title = Pay for: { $lord }
pay-total = Value { $value } of { $sum }
pay-pearls = { $due ->
    [0] no pearls
    [one] + 1 pearl
   *[other] + { $due } pearls
}
pay-do = { $due ->
    [0] Pay
    [one] Pay with 1 pearl
   *[other] Pay with { $due } pearls
}
pay-best = Cheapest
pay-back = Back
pay-tap = Tap cards in your hand.
lack-mandatory = You have no { $missing }, which this lord demands.
lack-races = { $more ->
    [one] You need 1 more race in your hand.
   *[other] You need { $more } more races in your hand.
}
lack-value = Even with all your pearls you are { $short } short.
no-turn = You can recruit only on your turn.

gallery-lords = Lords
gallery-locations = Locations
gallery-allies = Allies and monsters
book =
    # The game in short

    You rise to power in a realm under the sea. Most influence points win.

    In your turn you do one of three things: explore the depths, ask the Council for support, or recruit a lord.

    # Explore

    Cards of the exploration deck are turned up one by one. The others may buy each ally first: the first sold in your turn costs 1 pearl, the second 2, the third 3, and the pearls are yours. If nobody buys, you take the ally and stop, or leave it and go on. A monster is fought for the reward of the threat track, or left alone, and then the threat grows. On the fifth space you must stop and gain a pearl. Allies left behind go to the Council.

    # Ask for support

    Take a whole stack of the Council into your hand.

    # Recruit

    A lord shows a value and how many races must pay it, often with one race that must be among them. Pay with allies from your hand; each missing point costs a pearl. Your weakest ally of the payment stays before you as affiliated, the others are discarded.

    # Keys and locations

    Three keys take a location at the end of your turn. Lords whose keys are used go under it: their points stay, their powers are gone. Take an available location, or draw up to four and choose; the others become available for all.

    # The end

    When somebody has seven lords, or the Court cannot be refilled, everybody else has one last turn. You score your locations, your lords, the strongest affiliated ally of each race, and your monster tokens. Pearls break a tie.
