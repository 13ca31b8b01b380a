# Une première partie de Nobunaga : data/lesson.json donne les positions.

pick =
    Vous servez Nobunaga avec Ren, Yuki et Sora. À chaque manche, chacun prend une carte au milieu, et une carte va à droite de Nobunaga : ce sont les maisons qu’il attaquera. Vous avez deux Takeda, et lui deux à sa droite. Qui a le plus de cartes d’une maison marque quand elle est attaquée.
    .ask = Quelle carte vous renforce le plus là où Nobunaga va attaquer ?
    .right = Trois Takeda : plus que les deux de Nobunaga. Voyez la fin de la manche : Ren a pris la carte Joueur actif, a donc choisi en dernier et commence la manche suivante.
    .house = { $house } servira peut-être un jour, mais vous n’en avez pas d’autre et resterez derrière ceux qui la collectionnent. Renforcez la maison où vous pouvez être en tête.
    .active = Qui prend la carte Joueur actif n’a que ce que les autres laissent. Takeda serait parti. Il y aura un meilleur moment.
active =
    La manche suivante ; vous choisissez en dernier. Il reste deux cartes Maison et la carte Joueur actif. Qui la prend choisit l’une des deux cartes restantes, l’autre va à Nobunaga ; ce joueur désignera aussi la première maison de la campagne. Elle commence quand Nobunaga a cinq cartes à sa droite ; il en a quatre.
    .ask = Que prenez-vous ?
    .right = Vous aurez quand même une carte Maison, et la carte Joueur actif en plus : personne ne peut plus rien vous prendre.
    .takeda = Takeda est bien la carte qu’il vous faut, mais regardez : personne ne choisit après vous. En prenant la carte Joueur actif, vous aurez aussi le Takeda.
    .mouri = Alors Nobunaga recevrait le Takeda. Et personne ne choisit après vous : avec la carte Joueur actif, vous aurez de toute façon l’une des deux.
rest =
    L’autre carte va à droite de Nobunaga.
    .ask = Laquelle des deux gardez-vous ?
    .right = Quatre Takeda pour vous, toujours deux pour Nobunaga. Il reçoit Mori, sa cinquième carte : la première campagne commence.
    .mouri = Nobunaga aurait alors trois Takeda, autant que vous, et l’égalité n’est à vous que tant que vous détenez la carte Joueur actif.
attack =
    La campagne : qui détient la carte Joueur actif désigne une maison à droite de Nobunaga. Chacun montre ses cartes de cette maison ; Nobunaga compte les siennes. Dans la première campagne, les deux premiers rangs marquent : chacun pose une carte pour de bon.
    .ask = Quelle maison attaquez-vous ?
    .right = Vous êtes au premier rang avec quatre, devant Nobunaga avec deux ; l’unique Takeda de Yuki est troisième et ne marque rien. La carte Joueur actif passe au prochain joueur, dans le sens horaire, qui n’a rien posé : Ren.
    .else = Vous n’avez pas de carte { $house }. Sans carte de la maison, pas de rang : les autres marquent et la carte Joueur actif s’en va.
rank =
    Plus tard : la seconde campagne, où les rangs un à trois marquent. Vous avez un Takeda, Ren et Yuki deux chacun, Nobunaga deux. En cas d’égalité, le joueur actif est premier, puis Nobunaga, puis les autres dans le sens horaire. Vous avez deux Ashikaga et en avez déjà conquis un : une seconde carte de cette maison ajoute 5.
    .ask = Vous êtes le joueur actif. Quelle maison attaquez-vous ?
    .right = Deux cartes contre une pour Nobunaga : vous êtes au premier rang. Deux Ashikaga conquis valent 3 + 5 = 8.
    .takeda = Comptez : Nobunaga, Ren et Yuki en ont deux, dans cet ordre, car l’égalité ne vous concerne pas. Avec une carte vous êtes quatrième, et trois rangs seulement marquent. La carte Joueur actif irait à Sora, qui ne pose rien.
    .else = Vous n’avez pas de carte { $house } : vous n’auriez pas de rang.
tie =
    Les deux dernières maisons. Mori : vous, Nobunaga, Ren et Yuki avez une carte chacun. Hongan-ji : deux pour vous, une pour Nobunaga, rien pour les autres. Toute maison à droite sera attaquée, mais par qui ? Après une attaque, la carte Joueur actif change de mains. Si Nobunaga a le plus de points à la fin, tout le monde a perdu.
    .ask = Quelle maison attaquez-vous tant que vous êtes joueur actif ?
    .right = À égalité, le joueur actif est premier : vous, Nobunaga et Ren marquez, Yuki est quatrième. Hongan-ji vous était acquis de toute façon. Vous finissez avec 17 points, Nobunaga avec 16 : gagné !
    .hongan = Vous y marquez quel que soit l’attaquant : cela peut attendre. Mais ensuite Ren est joueur actif quand Mori est attaquée : Ren, Nobunaga, Yuki, et vous quatrième, sans points. Vous auriez 12, Nobunaga 16, et tout le monde aurait perdu.
farewell = Vous connaissez le jeu : prenez une carte à chaque manche, surveillez ce qui va à Nobunaga, et soyez le joueur actif quand une égalité compte. Au tout début, chacun prend aussi une paire de cartes et en garde une en secret.
