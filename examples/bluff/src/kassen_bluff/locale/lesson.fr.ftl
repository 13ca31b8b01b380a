# Une première partie de Bluff : data/lesson.json donne les positions.

safe =
    Ren et vous avez lancé trois dés chacun, en secret. Un dé qui montre 4 ou plus est haut. Tour à tour, vous misez sur le nombre de dés hauts parmi les six, toujours plus que la mise précédente, jusqu’à ce que quelqu’un doute. Vous avez 2, 5 et 6.
    .ask = Quelle est la plus haute mise qui ne peut pas être fausse ?
    .right = Vos deux dés suffisent : si Ren doutait, le point serait à vous. Ren doit donc monter, et mise 3.
    .low = Cette mise ne peut pas être fausse non plus, mais vous pouvez monter d’un cran sans aucun risque.
    .else = Vous avez deux dés hauts. { $number } n’est juste que si Ren en a aussi, et vous ne pouvez pas le savoir.
raise =
    Ren mise 3. Vous pouvez douter ou miser plus haut. Douter ne rapporte le point que si aucun des trois dés de Ren n’est haut : une chance sur huit. Et qui miserait 3 sans un seul dé haut ?
    .ask = Que faites-vous ?
    .right = 4 est juste si au moins deux dés de Ren sont hauts : une chance sur deux. Ren doute, tous les dés sont montrés, et il y en a quatre. Le point est à vous !
    .doubt = Il faudrait que tous les dés de Ren montrent 3 ou moins. Vous auriez tort sept fois sur huit.
    .else = Pour { $number }, il faudrait que les trois dés de Ren soient hauts, voire plus qu’il n’en a.
strong =
    Une autre partie, avec Yuki : neuf dés. C’est la deuxième manche, et Ren a gagné la première. Ren a misé 3, Yuki 4. Vos trois dés sont hauts.
    .ask = Que faites-vous ?
    .right = Il suffit que deux des six dés que vous ne voyez pas soient hauts : vous auriez raison huit fois sur neuf. Ren et Yuki montent.
    .doubt = 4 n’est faux que si aucun des six autres dés n’est haut : une chance sur 64.
    .else = { $number } est peut-être juste, mais 5 suffit : n’annoncez jamais plus qu’il ne faut.
count =
    Ren a misé 6, et Yuki mise maintenant 7. Vous avez toujours trois dés hauts : à eux deux, il leur en faudrait quatre sur six.
    .ask = Y a-t-il encore une mise plus haute à laquelle vous croyez ?
    .right = Sept aurait été juste une fois sur trois ; il n’y en a que six. Le point est à vous : un partout avec Ren.
    .else = Pour { $number }, il faudrait qu’au moins cinq des six dés que vous ne voyez pas soient hauts : une chance sur neuf, au mieux.
bluff =
    La troisième et dernière manche. Yuki commence et mise 3. Cette fois, vous avez 1, 1 et 3 : pas un seul dé haut. Mais personne ne le sait.
    .ask = Comment vous en sortez-vous ?
    .right = 4 est juste une fois sur trois, pas plus souvent qu’un doute. Mais une mise, encore faut-il en douter ! Ren vous croit et mise 5, Yuki 6.
    .doubt = Un doute est fondé une fois sur trois, et la manche serait finie. Une mise de 4 est juste aussi souvent, et peut-être que personne n’en doutera.
    .else = Qui mise { $number } les mains vides ne sera pas cru. Bluffez, mais pas plus haut qu’il ne faut.
last =
    Yuki mise 6. Personne d’autre ne sait que vos dés n’y ajoutent rien.
    .ask = Que faites-vous ?
    .right = Il aurait fallu que leurs six dés soient hauts ; quatre le sont. Le point est à vous, et la partie avec : deux manches sur trois !
    .else = Même 6 n’est presque plus possible : tous les dés que vous ne voyez pas devraient être hauts. { $number } ne peut pas être juste.
farewell = Vous connaissez le jeu : comptez vos dés, attendez-vous à ce que la moitié des autres soient hauts, et souvenez-vous que chaque mise apprend quelque chose aux autres, vrai ou faux.
