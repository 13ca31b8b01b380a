# A first game of Moegahara: data/lesson.json tells the positions.

action =
    You build a deck of cards and send its troops to ten territories. A turn begins with actions: each card you play costs one, and you have one. Post horses give you one card and two actions, the War council three cards and no action.
    .ask = What do you play first?
    .right = One action spent, two gained, and a new card: Spearmen.
    .council = Three cards are nice, but then your only action is gone and you cannot play anything else this turn. Cards that give actions come first.
    .end = You would be giving up all your actions. First play what costs you nothing.
council =
    .ask = You have the actions. What now?
    .right = Silver ×2 and Copper: coins for the buy phase.
    .spearmen = The Spearmen can wait. Draw first: what you draw may change your mind.
    .end = You still have actions, and a card that draws three more.
troops =
    Troops are played like any action card. They go to the territories later this turn, in the deployment phase, and a deployed card does not come back to your deck.
    .ask = Do you play the Spearmen?
    .right = They wait for the deployment. You have no action cards left, so your treasure is played: seven coins.
    .end = Then they stay behind this turn. In territory 2 they could decide something.
buy =
    You buy one card; it goes to your discard pile and will come to your hand later. Unspent coins are lost. Troops and generals cost as much as their strength. Whoever buys the first general also decides which side their team is on: East or West.
    .ask = You have seven coins. Which card do you buy?
    .right = Kuroda: strength 7, and while he is second in his row the first card gets +1. You are the East now.
    .general = { $card } is as strong, and a good choice in a real game. Take Kuroda this time: you will need him in a moment.
    .end = Coins cannot be saved.
    .else = { $card } costs less than seven; the rest of your coins would be lost, and a general costs seven.
showdown =
    The deployment. Rows face each other place by place: first against first, second against second, third against third. The higher strength wins a place; a team that wins two places wins the territory. In territory 2 you have two Spearmen, 3 and 3, against Peasant soldiers 2, Archers 4 and Peasant soldiers 2.
    .ask = Where do the Spearmen go?
    .right = 3 against 2 is yours, 3 against 4 is not, 3 against 2 is yours: two places, and the territory turns to you. All its cards leave the game.
    .else = In territory { $territory } they begin a row, and nothing is decided yet. Look at territory 2.
total =
    Peasant soldiers, strength 2. In territory 3 you have Cavalry 5 and Spearmen 3 against Archers 4, Gunners 6 and Peasant soldiers 2. In territory 5, Archers and Gunners face Archers and Cavalry. In territory 7 two of your cards stand alone.
    .ask = Where do the Peasant soldiers go?
    .right = Three cards against none: the territory is won at once, whatever the cards.
    .open = Archers against Archers is a draw, Gunners against Cavalry is yours, and your third place has nobody opposite: it counts for nobody. One place is not enough; nothing happens.
    .even = Count: 5 against 4 is yours, 3 against 6 is theirs, 2 against 2 is nobody’s. One place each: nothing happens.
    .else = On their own they do nothing yet. Is there a row that needs just a third card?
general =
    Now Kuroda, strength 7. In territory 4 your Cavalry faces two Gunners. Cavalry has strength 5, and one more while a general stands right behind it. Kuroda in second place gives the first card of his row one more.
    .ask = Where does Kuroda go?
    .right = Cavalry 5 + 1 + 1 = 7 against 6, Kuroda 7 against 6: two places, won.
    .alone = He beats the Archers there, which is one place. In territory 4 he wins two at once.
    .third = In third place he meets nobody, and his ability needs the second place.
    .else = Alone in a row he decides nothing. Which card does he help when he stands second?
trap =
    A tactic: Trap discards an enemy card on the field, and the cards behind it move up. Ieyasu and Ishida cannot be trapped. In territory 4 you have two Cavalry, 5 and 5, against Gunners 6, Spearmen 3 and Archers 4.
    .ask = Which card do you trap?
    .right = Spearmen and Archers move up: 5 against 3, 5 against 4. The territory is yours.
    .behind = The Gunners stay in front and beat your first Cavalry: you win one place only.
    .ishida = Ishida himself cannot be trapped, and without the Archers he still stands there. In territory 4 you can win at once.
    .pass = There is a card whose loss wins you a territory.
last =
    A territory is worth a point, and three adjacent ones are worth one more. The first team with five points wins. You hold territories 1, 2 and 6: three points. You have Cavalry to deploy.
    .ask = Where do you send the Cavalry?
    .right = 6 against 4 and 5 against 4: territory 3 is yours. Four territories, three of them adjacent: five points, you have won!
    .four = Three against none wins it, but that makes four points. Another territory wins you the battle now.
    .else = Nothing is decided in territory { $territory }. You could win one at once: which one makes three adjacent?
farewell = You know the game: actions, buy, deployment, then a new hand of four; tactics you do not use may be kept. With four or six players you fight in two teams.
