# A first game of Warring Provinces: data/lesson.json tells the positions.

roll =
    Eleven provinces, each with a castle worth 2 to 12. You, Ren and Yuki put armies on the map until nobody has any left; then comes the war, and the strongest player in each province takes its castle. On your turn you either roll the dice and deploy, or use a tactic card. You may use only one tactic card in the whole game.
    .ask = It is early. What do you do?
    .right = The dice bring armies to the map. You rolled 3, 4 and 5.
    .else = { $tactic } would move a few armies, and there are hardly any on the map. You may use only one tactic card in the whole game: keep it until it can decide a province.
keep =
    You may reroll all three dice, once. Then you set one die aside: 1 or 2 gives one army, 3 or 4 two, 5 or 6 three. The other two dice, added together, name the castle they go to. In Kiyosu, castle 8, Ren has a single army.
    .ask = Keep these dice, or reroll?
    .right = Yes: with the 4 set aside, 3 + 5 = 8 is Kiyosu, and two armies are enough there.
    .else = You would have to take what comes. With 3, 4 and 5 you can already reach castle 8, where two armies put you ahead of Ren.
split =
    Castle 7 is Kyoto: you have four armies there, Yuki one. Castle 8 is Kiyosu: Ren has one. Castle 9 is Kasugayama: Ren has four.
    .ask = Which die do you set aside?
    .right = Two armies against one: you lead in Kiyosu. And Kiyosu is adjacent to Kyoto; that will matter in the war.
    .far = Two armies in Kasugayama against Ren’s four: you would be second there. Second place earns a small castle worth half, but you can lead elsewhere.
    .safe = Three armies are a lot, but in Kyoto you are already ahead. Put them where they make a difference.
tactic =
    Later. In Odawara, castle 11, Ren has three armies and you have two. Ren has two armies left in reserve. As soon as anybody’s reserve is empty, nobody may use a card any more.
    .ask = What do you do?
    .right = Exactly two of your armies move together to an adjacent province by land. It may have been your last chance.
    .roll = You can roll later, but perhaps not use a card: Ren has two armies left, and once they are placed all cards are locked. Is there one that wins Odawara?
    .one = { $tactic } moves a single army. In Odawara that makes a tie at best, and ties go to the higher katana, which Ren is about to take. You need two more armies there.
march =
    Two armies go together from one province to one adjacent province by land.
    .ask = From where to where?
    .right = Four against three: you lead in Odawara, castle 11. One army stays in Tsutsujigasaki, where nobody else is, and holds it.
    .away = That leaves Odawara, castle 11, to Ren.
    .kyoto = In Kyoto, castle 12, you lead with four against two. With two you would only tie.
    .elsewhere = The right armies: one is enough to hold Tsutsujigasaki. But castle 11 is worth more than { $to_province }.
katana =
    You have three armies left, Ren one. Whoever empties their reserve first takes the highest katana, and all ties in the war go to the higher katana. You rolled 1, 2 and 6.
    .ask = Which die do you set aside?
    .right = Your reserve is empty: katana 3. In Kiyosu you tie with Ren, three to three, and you win the tie; the same goes for Kyoto.
    .one = One army goes, two stay in reserve. Ren has only one left and would take the highest katana before you. In Kyoto you are tied with Ren!
war =
    Your last turn. Ren has katana 3, Yuki 2; the lowest will be yours. In the war, provinces are resolved from castle 2 upwards. The winner adds two reinforcements to every adjacent province that is still to come and where they have an army. Second place takes a small castle, worth half. Work out castle 5, Kyoto: you have three armies there and win castle 2 next to it. Ren has one, and wins castles 3 and 4 next to it.
    .ask = You rolled 1, 3 and 4. Which die do you set aside?
    .right = Your three armies, two new ones and two reinforcements make seven; Ren’s one army and two times two reinforcements make five. Kyoto is yours, and with 31 points you win the game!
    .example = Then Kyoto stays at five against five: three armies and two reinforcements for you, one and twice two for Ren. The tie goes to Ren’s higher katana.
    .oko = In Oko you would have three. But Ren wins castle 3 next door and adds two to the one army there: three each, and the tie goes to the higher katana. In Kyoto, two armies decide it.
farewell = You know the game: low castles send reinforcements, high ones bring points, and whoever finishes first wins the ties. The advanced rules add a daimyo for each player, with a card of his own.
