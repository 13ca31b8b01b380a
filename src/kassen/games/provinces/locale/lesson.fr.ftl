# Une première partie de Provinces en guerre : data/lesson.json donne les positions.

roll =
    Onze provinces, chacune avec un château de 2 à 12. Vous, Ren et Yuki posez des armées sur le plateau jusqu’à ce que personne n’en ait plus ; puis vient la guerre, et le plus fort de chaque province prend son château. À votre tour, vous lancez les dés pour déployer, ou vous utilisez une carte Tactique, une seule dans toute la partie.
    .ask = C’est le début de la partie. Que faites-vous ?
    .right = Les dés amènent des armées sur le plateau. Vous avez obtenu 3, 4 et 5.
    .else = { $tactic } déplacerait quelques armées, et il n’y en a guère sur le plateau. Vous n’avez droit qu’à une carte Tactique dans la partie : gardez-la pour le moment où elle décide d’une province.
keep =
    Vous pouvez relancer les trois dés, une seule fois. Ensuite, un dé est mis à part : 1 ou 2 donne une armée, 3 ou 4 deux, 5 ou 6 trois. La somme des deux autres désigne le château où elles vont. À Kiyosu, château 8, Ren n’a qu’une armée.
    .ask = Garder ces dés, ou relancer ?
    .right = Oui : le 4 à part, 3 + 5 = 8 donne Kiyosu, et deux armées y suffisent.
    .else = Il faudrait prendre ce qui vient. Avec 3, 4 et 5 vous pouvez déjà atteindre le château 8, où deux armées vous placent devant Ren.
split =
    Le château 7 est Kyoto : vous y avez quatre armées, Yuki une. Le 8 est Kiyosu : Ren en a une. Le 9 est Kasugayama : Ren en a quatre.
    .ask = Quel dé mettez-vous à part ?
    .right = Deux armées contre une : vous menez à Kiyosu. Et Kiyosu touche Kyoto ; cela comptera pendant la guerre.
    .far = Deux armées à Kasugayama contre quatre : vous y seriez deuxième. Le deuxième prend un petit château, qui vaut la moitié, mais vous pouvez mener ailleurs.
    .safe = Trois armées, c’est beaucoup, mais à Kyoto vous menez déjà. Mettez-les là où elles changent quelque chose.
tactic =
    Plus tard. À Odawara, château 11, Ren a trois armées et vous deux. Il lui reste deux armées en réserve. Dès qu’une réserve est vide, plus personne ne peut utiliser de carte.
    .ask = Que faites-vous ?
    .right = Deux de vos armées, exactement, vont ensemble dans une province adjacente par la terre. C’était peut-être la dernière occasion.
    .roll = Vous pourrez lancer les dés plus tard, mais peut-être plus jouer de carte : il reste deux armées à Ren, et une fois posées, les cartes sont bloquées. Y en a-t-il une qui gagne Odawara ?
    .one = { $tactic } ne déplace qu’une armée. À Odawara, c’est au mieux une égalité, et l’égalité va au plus haut katana, que Ren va bientôt prendre. Il vous faut deux armées de plus.
march =
    Deux armées vont ensemble d’une province à une province adjacente par la terre.
    .ask = D’où partent-elles, et où vont-elles ?
    .right = Quatre contre trois : vous menez à Odawara, château 11. Une armée reste à Tsutsujigasaki, où il n’y a personne d’autre, et le tient.
    .away = C’est laisser Odawara, château 11, à Ren.
    .kyoto = À Kyoto, château 12, vous menez à quatre contre deux. Avec deux, vous ne feriez plus qu’égalité.
    .elsewhere = Ce sont les bonnes armées : une seule suffit à tenir Tsutsujigasaki. Mais { $to_province } vaut moins que le château 11.
katana =
    Il vous reste trois armées, à Ren une. Le premier dont la réserve est vide prend le plus haut katana, et toutes les égalités de la guerre vont au plus haut katana. Vous avez obtenu 1, 2 et 6.
    .ask = Quel dé mettez-vous à part ?
    .right = Votre réserve est vide : katana 3. À Kiyosu vous êtes à trois contre trois avec Ren, et l’égalité est à vous ; de même à Kyoto.
    .one = Une armée part, deux restent en réserve. Ren n’en a plus qu’une et prendrait le plus haut katana avant vous. Or à Kyoto vous êtes à égalité avec lui !
war =
    Votre dernier tour. Ren a le katana 3, Yuki le 2 ; le plus bas sera pour vous. Pendant la guerre, on combat du château 2 au château 12. Le vainqueur ajoute deux renforts dans chaque province adjacente encore à venir où il a une armée. Le deuxième prend un petit château, qui vaut la moitié. Calculez le château 5, Kyoto : vous y avez trois armées et gagnez le château 2, adjacent. Ren en a une et gagne les châteaux 3 et 4, adjacents aussi.
    .ask = Dés 1, 3 et 4. Lequel mettez-vous à part ?
    .right = Trois armées, deux nouvelles et deux renforts font sept ; Ren a une armée et deux fois deux, cinq. Kyoto est à vous, et avec 31 points vous gagnez la partie !
    .example = Alors Kyoto reste à cinq contre cinq : trois armées et deux renforts pour vous, une et deux fois deux pour Ren. L’égalité va à son katana, plus haut.
    .oko = À Oko vous en auriez trois. Mais Ren gagne le château 3, adjacent, et ajoute deux renforts à son armée : trois partout, et l’égalité va au plus haut katana. À Kyoto, deux armées décident.
farewell = Vous connaissez le jeu : les châteaux de faible valeur envoient des renforts, ceux de forte valeur rapportent des points, et qui finit le premier gagne les égalités. Les règles avancées donnent à chacun un daimyo et sa carte.
