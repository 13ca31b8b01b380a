# A first game of Nobunaga: data/lesson.json tells the positions.

pick =
    You serve Nobunaga together with Ren, Yuki and Sora. In each round, every player takes one card from the middle, and one card goes to Nobunaga’s right: those are the houses he will attack. You hold two Takeda, and he has two on his right. When a house is attacked, those with the most cards of it score.
    .ask = Which card helps you most where Nobunaga is going to attack?
    .right = Three Takeda: more than Nobunaga’s two. Watch how the round ends: Ren took the active player card, so Ren chooses last and begins the next round.
    .house = { $house } may come in handy some day, but you hold no other, and you will rank behind the players who collect it. Strengthen the house in which you can be first.
    .active = Whoever takes the active player card gets only what the others leave, and Takeda would be gone. There will be a better moment for it.
active =
    The next round, and you pick last. Two house cards and the active player card are left. If you take the active player card, you still get one of the two house cards, and Nobunaga gets the other; you will also name the first house of the campaign. The campaign begins when Nobunaga has five cards on his right. He has four now.
    .ask = What do you take?
    .right = You still get a house card, and the active player card with it: nobody is left to take anything from you.
    .takeda = Takeda is the card you want, but look: nobody picks after you. Take the active player card and you can have the Takeda as well.
    .mouri = Then Nobunaga gets the Takeda. And nobody picks after you: with the active player card you can still take either of the two.
rest =
    The other card goes to Nobunaga’s right.
    .ask = Which of the two do you keep?
    .right = Four Takeda for you, still two for Nobunaga. He gets Mori, his fifth card: the first campaign begins.
    .mouri = Then Nobunaga would have three Takeda, as many as you, and you win that tie only as long as you hold the active player card.
attack =
    The campaign: the active player names a house on Nobunaga’s right. Everybody shows their cards of that house; Nobunaga counts his. In the first campaign the two highest ranks score: each of them lays down one card for good.
    .ask = Which house do you attack?
    .right = You are first with four, Nobunaga is second with two; Yuki’s one Takeda comes third and scores nothing. The active player card passes to the next player clockwise who laid down nothing: Ren.
    .else = You have no { $house }. Without a card of the house you have no rank, the others score, and the active player card moves on.
rank =
    Later: the second campaign, in which ranks one to three score. You have one Takeda, Ren and Yuki two each, Nobunaga two. In a tie the active player is first, then Nobunaga, then the others clockwise. You have two Ashikaga and have scored one already: a second card of that house adds 5.
    .ask = You are active. Which house do you attack?
    .right = Two cards against Nobunaga’s one: first. Two scored Ashikaga are worth 3 + 5 = 8.
    .takeda = Count: Nobunaga, Ren and Yuki have two each and rank in that order; the tie is not yours. You come fourth with one card, and only three ranks score. The active player card would go to Sora, who lays down nothing.
    .else = You have no { $house }, so you would have no rank.
tie =
    The last two houses. Mori: you, Nobunaga, Ren and Yuki have one card each. Hongan-ji: you have two, Nobunaga one, nobody else any. Every house on the right will be attacked, but by whom? After each attack the active player card moves on. If Nobunaga has the most points at the end, everybody loses.
    .ask = Which house do you attack while you are the active player?
    .right = In a tie the active player is first: you, Nobunaga and Ren score, Yuki comes fourth. Hongan-ji was safe anyway. You finish with 17 points, Nobunaga with 16: you win!
    .hongan = You score there no matter who attacks it, so it can wait. But then Ren is the active player when Mori is attacked: Ren, Nobunaga, Yuki, and you come fourth, without points. You would have 12, Nobunaga 16, and everybody loses.
farewell = You know the game: take a card in every round, watch what goes to Nobunaga, and be the active player when a tie matters. At the very beginning everybody also takes a pair of cards and keeps one of them in secret.
