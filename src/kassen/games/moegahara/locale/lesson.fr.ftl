# Une première partie de Moegahara : data/lesson.json donne les positions.

action =
    Vous composez un deck et envoyez ses troupes sur dix territoires. Un tour commence par les actions : chaque carte jouée en coûte une, et vous en avez une. Les Relais de poste donnent une carte et deux actions, le Conseil de guerre trois cartes et aucune action.
    .ask = Que jouez-vous d’abord ?
    .right = Une action dépensée, deux gagnées, et une nouvelle carte : des Piquiers.
    .council = Trois cartes, c’est bien, mais votre unique action est alors dépensée et plus rien ne peut être joué ce tour-ci. Les cartes qui donnent des actions passent d’abord.
    .end = Vous renonceriez à toutes vos actions. Jouez d’abord ce qui ne vous coûte rien.
council =
    .ask = Vous avez les actions. Et maintenant ?
    .right = Argent ×2 et Cuivre : des pièces pour la phase d’achat.
    .spearmen = Les Piquiers ne se sauveront pas. Piochez d’abord : cela peut vous faire changer d’avis.
    .end = Il vous reste des actions, et une carte qui en pioche trois autres.
troops =
    Les troupes se jouent comme des actions. Elles rejoignent les territoires plus tard dans ce tour, pendant le déploiement, et une carte déployée ne revient pas dans votre deck.
    .ask = Jouez-vous les Piquiers ?
    .right = Ils attendent le déploiement. Il ne reste pas de carte d’action ; les trésors sont posés : sept pièces.
    .end = Ils resteraient en arrière ce tour-ci. Sur le territoire 2, ils pourraient être décisifs.
buy =
    Vous achetez une carte ; elle va dans votre défausse et viendra plus tard en main. Les pièces qui restent sont perdues. Troupes et généraux coûtent leur force. Qui achète le premier général fixe aussi le camp de son équipe : l’Est ou l’Ouest.
    .ask = Vous avez sept pièces. Quelle carte achetez-vous ?
    .right = Kuroda : force 7, et la première carte de sa rangée a +1 de force tant qu’il est deuxième. Vous êtes désormais l’Est.
    .general = { $card } est aussi fort, et un bon choix dans une vraie partie. Prenez Kuroda cette fois : vous en aurez besoin tout de suite.
    .end = Les pièces ne se gardent pas.
    .else = { $card } coûte moins de sept ; le reste serait perdu, et un général coûte sept.
showdown =
    Le déploiement. Les rangées se font face position par position : la première contre la première, la deuxième contre la deuxième, la troisième contre la troisième. La plus grande force gagne la position ; deux positions gagnées donnent le territoire. Sur le territoire 2, vous avez deux Piquiers, 3 et 3, contre Soldats paysans 2, Archers 4 et Soldats paysans 2.
    .ask = Où vont les Piquiers ?
    .right = 3 contre 2 est à vous, 3 contre 4 non, 3 contre 2 est à vous : deux positions, et le territoire se tourne vers vous. Toutes ses cartes quittent la partie.
    .else = Sur le territoire { $territory }, ils commencent une rangée et rien n’est décidé. Regardez le territoire 2.
total =
    Des Soldats paysans, force 2. Sur le territoire 3, vous avez Cavalerie 5 et Piquiers 3 contre Archers 4, Fusiliers 6 et Soldats paysans 2. Sur le territoire 5, Archers et Fusiliers font face à Archers et Cavalerie. Sur le territoire 7, deux de vos cartes sont seules.
    .ask = Où vont les Soldats paysans ?
    .right = Trois cartes contre aucune : le territoire est gagné sur-le-champ, quelles que soient les cartes.
    .open = Archers contre Archers : égalité. Fusiliers contre Cavalerie : à vous. Votre troisième position n’a personne en face et ne compte pour personne. Une position ne suffit pas : rien ne se passe.
    .even = Comptez : 5 contre 4 est à vous, 3 contre 6 est à eux, 2 contre 2 n’est à personne. Une position chacun : rien ne se passe.
    .else = Seuls, ils ne font encore rien. Y a-t-il une rangée à laquelle il ne manque qu’une troisième carte ?
general =
    Maintenant Kuroda, force 7. Sur le territoire 4, votre Cavalerie fait face à deux Fusiliers. La Cavalerie a 5, et un de plus tant qu’un général est juste derrière elle. Kuroda, en deuxième position, donne +1 de force à la première carte de sa rangée.
    .ask = Où va Kuroda ?
    .right = Cavalerie 5 + 1 + 1 = 7 contre 6, Kuroda 7 contre 6 : deux positions, gagné.
    .alone = Il y bat les Archers, soit une position. Sur le territoire 4, il en gagne deux d’un coup.
    .third = En troisième position il ne rencontre personne, et son effet demande la deuxième.
    .else = Seul dans une rangée, il ne décide rien. Qui aide-t-il quand il est deuxième ?
trap =
    Une tactique : le Piège défausse une carte ennemie déployée, et celles de derrière avancent. Ieyasu et Ishida ne tombent dans aucun piège. Sur le territoire 4, vous avez deux cartes Cavalerie, 5 et 5, contre Fusiliers 6, Piquiers 3 et Archers 4.
    .ask = Qui piégez-vous ?
    .right = Piquiers et Archers avancent : 5 contre 3, 5 contre 4. Le territoire est à vous.
    .behind = Les Fusiliers restent devant et battent votre première Cavalerie : vous ne gagnez qu’une position.
    .ishida = Ishida lui-même ne peut pas être piégé, et sans les Archers il est toujours là. Sur le territoire 4, vous pouvez gagner tout de suite.
    .pass = Il y a une carte dont la perte vous donne un territoire.
last =
    Un territoire vaut un point, et trois territoires adjacents un de plus. La première équipe à cinq points gagne. Vous tenez les territoires 1, 2 et 6 : trois points. Vous déployez une Cavalerie.
    .ask = Où envoyez-vous la Cavalerie ?
    .right = 6 contre 4 et 5 contre 4 : le territoire 3 est à vous. Quatre territoires, dont trois adjacents : cinq points, vous avez gagné !
    .four = Trois contre personne, c’est gagné, mais cela fait quatre points. Un autre territoire vous donne la victoire maintenant.
    .else = Rien ne se décide sur le territoire { $territory }. Vous pouvez en gagner un tout de suite : lequel en fait trois adjacents ?
farewell = Vous connaissez le jeu : actions, achat, déploiement, puis une nouvelle main de quatre cartes ; les tactiques non utilisées peuvent être gardées. À quatre ou six, on combat en deux équipes.
