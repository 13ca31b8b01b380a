title = Nobunaga
tagline = Serve Nobunaga, score in his campaigns, and end ahead of your rivals and of him.
option-strict = The stronger Nobunaga of the additional rules. Very hard: he is often first, and then nobody wins.
option-counted = Memory aid: shows what everybody could have noted of each hand.

house-uesugi = Uesugi
house-mouri = Mouri
house-takeda = Takeda
house-asai = Asai & Asakura
house-ashikaga = Ashikaga Bakufu
house-hongan = Hongan-ji

phase-pair = Set-up: pairs
phase-keep = Set-up: one card to keep
phase-pick = Round
phase-give = Cards left over
phase-rest = Cards left over
phase-attack = Campaign
phase-over = The end

prompt-pair = Take one of the pairs.
prompt-keep = Keep one card of your pair; the other goes under the pile, unseen.
prompt-pick = Take a house card, or the active card if it lies in the middle.
prompt-give = Give Nobunaga one of the cards left.
prompt-rest = Take one of the cards left; Nobunaga gets the other.
prompt-attack = Choose the house that Nobunaga attacks.
prompt-over = The game is over.

move-pair = Pair { $position }: { $house }
move-keep = Keep { $house }
move-pick = Take { $house }
move-active = Take the active card
move-give = Give Nobunaga { $house }
move-take = Take { $house }
move-attack = Attack { $house }

event-active-chosen = { $seat } is the active player.
event-card-left = The top card of the pile, { $house }, goes to Nobunaga's left.
event-pair-laid = Pair { $position }: { $house }.
event-pair-taken = { $seat } takes the pair { $house }.
event-kept = { $seat } keeps { $house } and puts { $under_house } under the pile.
event-kept-unseen = { $seat } keeps one card of the pair.
event-opened = A new round, { $seat } is first. In the middle: { $house }.
event-picked = { $seat } takes { $house }.
event-active-taken = { $seat } takes the active card.
event-rest-taken = { $seat } takes { $house } of what is left.
event-sent = { $number ->
    [one] One card
   *[other] { $number } cards
} { $house } to Nobunaga's right.
event-active-stays = Nobody took the active card; { $seat } keeps it.
event-campaign = { $number ->
    [1] The first campaign
   *[other] The second campaign
} begins. On Nobunaga's right: { $house }.
event-attacked = { $seat } sends Nobunaga against { $house }.
event-ranked = Rank { $rank }: { $seat } with { $number } { $house }.
event-ranked-nobunaga = Rank { $rank }: Nobunaga with { $number } { $house }.
event-scored = { $seat } scores a card of { $house }.
event-scored-nobunaga = Nobunaga scores a card of { $house }.
event-passed = { $seat } passes the active card to { $to_seat }.
event-ended = The second campaign is over.

show-nobunaga = Nobunaga
show-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
show-right = on his right
show-left = on his left
show-scored = scored
show-middle = In the middle
show-active-card = the active card
show-active = active
show-pile = { $number ->
    [one] 1 card in the pile
   *[other] { $number } cards in the pile
}
show-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
show-hand = hand
show-pair = pair
show-known = known
show-one-of = one of
show-pairs = Open pairs
show-rank-nobunaga = Nobunaga: { $number } points, rank { $rank }
show-seat = { $seat }
show-houses = { $house }

fact-house = Houses scored
fact-active = Holds the active card at the end
fact-nobunaga_first = Nobunaga is first, and nobody wins
fact-nobunaga_house = Houses scored by Nobunaga
