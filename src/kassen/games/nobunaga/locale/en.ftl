title = Nobunaga
tagline = Serve Nobunaga, score in his campaigns, and finish ahead of your rivals and of him.
goal = The goal: the most points from scored cards after the second campaign. If Nobunaga has the most, everybody loses.
option-strict = A stronger Nobunaga (both additional rules). Very hard: he often finishes first, and then nobody wins.
option-extra_cards = Additional rule: before the pairs are laid, and again after the first campaign, Nobunaga gets the top card of the draw pile.
option-cut_off = Additional rule: when Nobunaga scores, all ranks below him score nothing.
option-counted = Memory aid: shows what everyone could know about each hand.

house-uesugi = Uesugi
house-mouri = Mori
house-takeda = Takeda
house-asai = Asai & Asakura
house-ashikaga = Ashikaga
house-hongan = Hongan-ji

phase-pair = Setup: pairs
phase-keep = Setup: keep one card
phase-pick = Round
phase-give = Remaining cards
phase-rest = Remaining cards
phase-attack = Campaign
phase-over = Game over

prompt-pair = Take one of the pairs.
prompt-keep = Keep one card of your pair; the other goes face down under the draw pile.
prompt-pick = Take a house card, or the active player card if it is in the middle.
prompt-give = Give Nobunaga one of the remaining cards.
prompt-rest = Take one of the remaining cards; Nobunaga gets the other.
prompt-attack = Choose the house that Nobunaga attacks.
prompt-over = The game is over.

move-pair = Pair { $position }: { $house }
move-keep = Keep { $house }
move-pick = Take { $house }
move-active = Take the active player card
move-give = Give Nobunaga { $house }
move-take = Take { $house }
move-attack = Attack { $house }

event-active-chosen = { $seat } is the active player.
event-card-left = The top card of the draw pile, { $house }, goes to Nobunaga’s left.
event-pair-laid = Pair { $position }: { $house }.
event-pair-taken = { $seat } takes the pair { $house }.
event-kept = { $seat } keeps { $house } and puts { $under_house } under the draw pile.
event-kept-unseen = { $seat } keeps one card of the pair.
event-opened = New round; { $seat } goes first. In the middle: { $house }.
event-picked = { $seat } takes { $house }.
event-active-taken = { $seat } takes the active player card.
event-rest-taken = { $seat } takes { $house } from the remaining cards.
event-sent = { $number ->
    [one] One { $house } card goes
   *[other] { $number } { $house } cards go
} to Nobunaga’s right.
event-active-stays = Nobody took the active player card; { $seat } keeps it.
event-campaign = { $number ->
    [1] The first campaign
   *[other] The second campaign
} begins. On Nobunaga’s right: { $house }.
event-attacked = { $seat } sends Nobunaga against { $house }.
event-ranked = Rank { $rank }: { $seat } with { $number ->
    [one] 1 { $house } card
   *[other] { $number } { $house } cards
}.
event-ranked-nobunaga = Rank { $rank }: Nobunaga with { $number ->
    [one] 1 { $house } card
   *[other] { $number } { $house } cards
}.
event-scored = { $seat } scores a { $house } card.
event-scored-nobunaga = Nobunaga scores a { $house } card.
event-passed = { $seat } passes the active player card to { $to_seat }.
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
show-active-card = the active player card
show-active = active
show-pile = { $number ->
    [one] 1 card in the draw pile
   *[other] { $number } cards in the draw pile
}
show-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
show-hand = hand
show-pair = pair
show-known = known
show-one-of = one of
show-pairs = Face-up pairs
show-rank-nobunaga = Nobunaga: { $number ->
    [one] 1 point
   *[other] { $number } points
}, rank { $rank }
show-seat = { $seat }
show-houses = { $house }

fact-house = Houses scored
fact-active = Held the active player card at the end
fact-nobunaga_first = Nobunaga finished first; nobody won
fact-nobunaga_house = Houses scored by Nobunaga

seat-nobunaga = Nobunaga
line-house = { $number ->
    [1] { $house }
   *[other] { $house } ×{ $number }
}
rung-order = order from the active player card: its holder, then Nobunaga, then clockwise
reason-points-rival = Nobunaga is first, { $value ->
    [one] 1 point
   *[other] { $value } points
} to { $other_value }: no player wins.
reason-order = Tied at { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $level_seat }. A tie goes to the holder of the active player card, then to Nobunaga, then clockwise: { $seat } wins.
reason-order-rival = Tied at { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $level_seat }. A tie goes to the holder of the active player card, then to Nobunaga: he is first, and no player wins.

effect-worth = { $house }: { $first } for the first one scored, { $second } for the second
effect-hold = you then hold { $number ->
    [1] one { $house } card
   *[other] { $number } { $house } cards
}; the next one you score is worth { $worth }
effect-alike = both cards are alike, so everybody will know what you keep
effect-rivals = { $number ->
    [0] nobody else can have kept { $house }
   *[other] { $rival_seat } may have kept { $house }, too
}
effect-would-rank = { $how ->
    [scores] if { $house } were attacked now, you would score (rank { $rank })
    [perhaps] if { $house } were attacked now, you might score (rank { $rank }; ranks that score: { $scoring })
    [nothing] if { $house } were attacked now, you would score nothing (rank { $rank }; ranks that score: { $scoring })
    [none] if { $house } were attacked now, you would have no card to show
   *[safe] Nobunaga has no { $house } card yet and cannot attack it
}
effect-would-score = winning ties, you would score now in: { $house }
effect-active = { $players ->
    [2] the other player gives Nobunaga one of the remaining cards and you take one; you choose the attacks and win ties
   *[other] you take one of the two remaining cards, choose the attacks and win ties
}
effect-gives = Nobunaga then has { $number ->
    [one] 1 { $house } card
   *[other] { $number } { $house } cards
} on his right
effect-starts-campaign = { $number ->
    [1] then the first campaign begins
   *[other] then the second campaign begins
}
effect-lays = { $how ->
    [scores] { $seat } scores { $points } (rank { $rank })
    [perhaps] { $seat } may score { $points }
   *[nothing] { $seat } scores nothing (rank { $rank })
}
effect-lays-nobunaga = { $how ->
    [scores] Nobunaga scores { $points } (rank { $rank })
    [perhaps] Nobunaga may score { $points }
   *[nothing] Nobunaga scores nothing (rank { $rank })
}
effect-passes = the active player card goes to { $to_seat }

# what a decision is about, said once to beginners
about-pair = Everybody takes two cards that all can see, and will keep one of them in secret.
about-keep = One card stays in your hand; the other goes face down under the draw pile and never comes back.
about-pick = One card each, and one is left for Nobunaga: collect the houses that he is going to attack, and leave him little of them.
about-give = You decide which card Nobunaga gets: he will attack that house.
about-rest = You keep one of the two; the other goes to Nobunaga’s right, where he attacks.
about-attack = Everybody shows their cards of the house you name; only the highest ranks score, Nobunaga’s among them.

# at the end, where the first and the next differ most
most-house = { $house } made the largest difference: { $value } to { $other_value }.
