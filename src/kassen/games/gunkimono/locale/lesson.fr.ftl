# Une première partie de Gunkimono : data/lesson.json donne les positions.

place =
    À votre tour, vous posez une tuile de deux unités sur deux cases voisines. Une unité ne peut pas recouvrir une unité identique, et les deux cases doivent être au même niveau : voilà pourquoi toutes ne sont pas éclairées. Des unités identiques côte à côte, quel que soit leur niveau, sont une formation. Votre tuile montre un samouraï et un archer.
    .ask = Trouvez l’endroit où votre archer rejoint la plus grande formation sans en recouvrir une seule unité.
    .right = L’archer en c2 rejoint b1, c1, b2 et d2 : une formation de cinq.
    .archers = C’est la bonne case pour l’archer, mais votre samouraï couvre un des archers voisins. Tournez la tuile pour que le samouraï soit posé sur autre chose.
    .small = Chacun a cinq petites tuiles pour les grands moments : elles marquent comme une unité à deux symboles ou soutiennent une grande tuile. Gardez-les.
    .else = C’est permis, mais l’archer y rejoint moins d’unités qu’en c2, où deux groupes se rencontrent.
honor =
    Chaque moitié marque à part : des points de victoire, un par unité de sa formation ; ou des points d’honneur, un par symbole, dans la colonne de cette unité. Quand vos cinq marqueurs sont assez hauts, vous bâtissez une forteresse ; le bout d’une colonne donne une bannière. D’abord le samouraï : une formation d’une seule unité, deux symboles.
    .ask = Points ou honneur pour le samouraï ?
    .right = Deux points d’honneur valent mieux qu’un point de victoire.
    .points = Un seul point. La moitié a deux symboles : deux points d’honneur.
points =
    Maintenant l’archer : une formation de cinq, un symbole.
    .ask = Points ou honneur pour l’archer ?
    .right = Cinq points. Grande formation, peu de symboles : des points. Petite formation, beaucoup de symboles : de l’honneur.
    .honor = Un point d’honneur contre cinq points de victoire, c’est cher. Prenez l’honneur là où la formation est petite.
refill =
    À la fin de votre tour, vous prenez une tuile : l’une des trois visibles, ou la première de la pile sans la voir. Les autres voient ce que vous prenez parmi les visibles.
    .ask = Quelle tuile convient à ce que vous avez commencé ?
    .right = Un autre archer : de cinq, il peut faire six.
    .draw = La pile peut apporter n’importe quoi. Une tuile visible a justement ce qu’il vous faut.
    .else = Une bonne tuile, mais sans archer. Votre formation de cinq pourrait encore grandir.
bridge =
    Une autre table. Les niveaux diffèrent, et une tuile doit être posée à plat. Si les deux cases diffèrent d’un niveau exactement, une de vos petites tuiles peut d’abord être posée face cachée sur la plus basse : un soutien. L’unité au-dessus d’un soutien peut même recouvrir une unité identique. La cavalerie en b2 rejoindrait a2, b3 et b4 ; des samouraïs sont en c2, d2 et c3.
    .ask = Où la tuile est-elle le mieux posée, avec un soutien ?
    .right = Cavalerie en b2, samouraï en c2 sur un soutien : des formations de quatre et de trois.
    .small = Une petite tuile seule est possible. Mais en soutien, elle permet de poser une grande tuile dont les deux moitiés marquent.
    .else = C’est possible, mais les deux formations réunies sont plus petites. Regardez b2 et c2 : un niveau d’écart, qu’un soutien rattrape.
support =
    Il vous reste un petit samouraï et un petit archer. Une petite tuile a deux symboles, soit peut-être deux points d’honneur plus tard. Votre marqueur des archers a déjà quitté la piste, avec sa bannière.
    .ask = Lequel donnez-vous en soutien ?
    .right = Il n’y a plus d’honneur à gagner chez les archers : c’est le petit archer qui vous manquera le moins.
    .samurai = Deux points d’honneur pour les samouraïs peuvent encore servir. La colonne des archers est finie : ses symboles ne valent plus rien pour vous.
small =
    La forteresse de Ren est en b3, dans une formation de cinq lanciers, et rapporte cinq points par tour. Votre marqueur de cavalerie est à deux cases des bannières. La petite cavalerie a deux symboles et va sur n’importe quelle case sans cavalerie ni forteresse.
    .ask = Quelle case vous sert et gêne le plus Ren ?
    .right = La ligne est coupée : il ne reste à la forteresse de Ren qu’une formation d’une seule unité.
    .elsewhere = Les deux symboles y sont aussi. Mais entre la forteresse de Ren et les autres lanciers, elle fait davantage.
    .else = Une grande tuile ne vous mène pas à la bannière : elle n’a pas de cavalerie. Prenez la petite cavalerie.
banner =
    .ask = Points ou honneur pour la petite cavalerie ?
    .right = Deux cases, et le marqueur prend la première bannière de sa colonne : le dragon, 13 points à la fin. Après vous, les autres n’auront qu’une grue, qui vaut moins.
    .points = Trois points maintenant ; deux points d’honneur donneraient le dragon, 13 points à la fin.
build =
    Vos cinq marqueurs ont atteint la deuxième rangée de forteresses : vous en bâtissez une. Elle va dans n’importe quelle formation sans forteresse adverse ; les lanciers de Ren ne sont donc pas éclairés. Elle rapporte désormais un point par unité de sa formation à la fin de chacun de vos tours. Rien ne peut être posé sur une forteresse. Vous en avez déjà une, avec trois archers.
    .ask = Où bâtissez-vous ?
    .right = Quatre samouraïs et trois archers : sept points tout de suite, et à chaque tour. Sur la case du milieu, personne ne peut couper la formation.
    .edge = C’est la bonne formation. Mais la case du milieu peut alors être couverte, et la formation éclate. Une forteresse à cet endroit la protège.
    .own = Deux forteresses dans une formation sont permises et la comptent deux fois : trois et trois. Quatre samouraïs, c’est plus.
    .else = La formation autour de { $at } est plus petite que les quatre samouraïs du haut.
end =
    Le dernier tour : la tuile de fin est apparue. Vous avez 92 points et des bannières de 12, 7, 6 et 5. Votre archer appartient à une formation de trois et porte un symbole.
    .ask = Points ou honneur ?
    .right = 95 points, et 30 pour les bannières : 125. Qui a le plus de points gagne : c’est vous !
    .honor = Un point d’honneur n’atteint ni forteresse ni bannière, et il n’y aura plus de tour. Seuls les points de victoire comptent.
farewell = Vous connaissez le jeu : poser, marquer chaque moitié, bâtir quand l’honneur le permet, compléter sa main. Les piles montent et tout change : ce que vous couvrez était la formation de quelqu’un.
