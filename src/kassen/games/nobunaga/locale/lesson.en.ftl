# A first game of Nobunaga: data/lesson.json tells the positions.

pick =
    You serve Nobunaga together with Ren, Yuki and Sora. In a round, each of you takes one card from the middle, and one goes to Nobunaga's right: those are the houses he will attack. You hold two Takeda, and he has two on his right. Whoever has most cards of a house scores when it is attacked.
    .ask = Which card strengthens you most where Nobunaga is going to attack?
    .right = Three Takeda: more than Nobunaga's two. Watch how the round ends: Ren took the active card, so Ren chose last and begins the next round.
    .house = { $house } may be worth having some day, but you hold no other and will rank behind those who collect it. Strengthen the house in which you can be first.
    .active = Whoever takes the active card gets only what the others leave. Takeda would be gone. There will be a better moment for it.
active =
    The next round; you are last. Two house cards and the active card are still there. Whoever takes the active card gets one of the two cards that are left, Nobunaga the other, and names the first house of the campaign, which begins when Nobunaga has five cards on his right. He has four now.
    .ask = What do you take?
    .right = You still get a house card, and the active card with it: nobody is left to take one from you.
    .takeda = A Takeda is what you want, but look: nobody picks after you. With the active card you can have the Takeda as well.
    .mouri = Then Nobunaga gets the Takeda. And you are the last one: with the active card you may take either of the two all the same.
rest =
    The other card goes to Nobunaga's right.
    .ask = Which of the two do you keep?
    .right = Four Takeda for you, still two for Nobunaga. He gets Mouri, his fifth card: the first campaign begins.
    .mouri = Then Nobunaga would have three Takeda, as many as you, and a tie is only yours as long as you hold the active card.
attack =
    The campaign: the holder of the active card names a house on Nobunaga's right. Everybody shows the cards of that house; Nobunaga counts his. In the first campaign the two highest ranks score: each lays down one card for good.
    .ask = Which house do you attack?
    .right = You are first with four, Nobunaga second with two; Yuki's one Takeda comes third and scores nothing. The active card passes to the next player clockwise who laid nothing: Ren.
    .else = You have no { $house }. Without a card of the house you have no rank, the others score, and the active card passes on.
rank =
    Later: the second campaign, in which ranks one to three score. You have one Takeda, Ren and Yuki two each, Nobunaga two. In a tie the active player is first, then Nobunaga, then the others clockwise. You have two Ashikaga and have scored one already: a second card of that house adds 5.
    .ask = You are active. Which house do you attack?
    .right = Two cards against Nobunaga's one: first. Two scored Ashikaga are worth 3 + 5 = 8.
    .takeda = Count: Nobunaga, Ren and Yuki have two each, in this order, because the tie is not yours. You come fourth with one, and only three score. The active card would go to Sora, who lays nothing.
    .else = You have no { $house }, so you would have no rank.
tie =
    The last two houses. Mouri: you, Nobunaga, Ren and Yuki have one card each. Hongan-ji: you have two, Nobunaga one, nobody else any. Each house on the right will be attacked, but by whom? After an attack the active card passes on. If Nobunaga has most points at the end, everybody has lost.
    .ask = Which house do you attack while the active card is yours?
    .right = In a tie the active player is first: you, Nobunaga and Ren score, Yuki comes fourth. Hongan-ji was safe in any case. You end with 17 points, Nobunaga with 16: you win!
    .hongan = You score there whoever attacks it, so it can wait. But then Ren is active when Mouri is attacked: Ren, Nobunaga, Yuki, and you come fourth, without points. You would have 12, Nobunaga 16, and all have lost.
farewell = You know the game: take a card in every round, watch what goes to Nobunaga, and be the active player when a tie matters. At the very beginning everybody also takes a pair of cards and keeps one of them in secret.
