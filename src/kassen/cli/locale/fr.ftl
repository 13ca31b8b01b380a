column-game = jeu
column-players = joueurs
column-about = description
which-game = Quel jeu ? Tapez son numéro.
not-a-game = Tapez le numéro du jeu ou un mot de son titre ; « quitter » pour arrêter.
welcome = { $game }. Tapez « ? » pour l’aide.
goodbye = Au revoir.
person-you = Joueur { $number } (vous)
pass-the-device = Passez l’écran à { $seat } ; { $seat }, appuyez sur Entrée.
more-moves = … et { $number ->
    [one] { $number } autre choix
   *[other] { $number } autres choix
}. Tapez quelques mots du choix voulu, ou une case comme g4.
several-match = { $number ->
    [1] Un seul choix correspond ; tapez son numéro pour le jouer :
   *[other] { $number } choix correspondent :
}
not-understood = Tapez le numéro d’un choix ou quelques-uns de ses mots ; « ? » affiche l’aide.
nothing-to-undo = Il n’y a rien à annuler.
undone = Coup annulé.
saved = La partie est enregistrée dans { $file } ; reprenez-la avec --resume { $file }.
full-story = La partie est terminée.
final-rank = { $rank }. { $seat } : { $score }
command-help = aide
command-hint = conseil
hint-estimate = Les deux meilleurs coups, d’après une estimation, et ce que chacun apporte de plus que l’autre :
hint-chance = chances de gagner : { $percent } % ± { $error } ({ $sims } simulations)
hint-alike = Rien de prévisible ne les distingue ; seule l’estimation le fait.
command-rules = règles
command-table = table
command-log = journal
command-undo = annuler
command-quit = quitter
help-1 = Tapez le numéro d’un choix, ou quelques-uns de ses mots : si un seul choix les contient tous, il est joué.
help-2 = règles : les règles de ce jeu
help-3 = table : revoir la table
help-4 = journal : tout ce qui s’est passé et que vous avez le droit de savoir
help-5 = annuler : revenir sur votre dernier coup
help-6 = quitter : arrêter (avec --save FICHIER, la partie est enregistrée)
help-7 = Lancer une partie avec d’autres joueurs : kassen play JEU --players 3 --seats you,Aki,random
help-8 = conseil : les deux meilleurs coups, leurs chances estimées, et pourquoi
lesson-step = Étape { $number } sur { $total }
placeholder-file = FICHIER
own-file = votre propre fichier

verified-no = NON : { $reason }
stopped = interrompu
compiling = compilation
compiled = compilé : { $game }
compiled-kept = le code compilé est gardé dans { $folder }
progress-begins = { $title } : { $total } { $things ->
    [moves] coups
    [puzzles] problèmes
   *[games] parties
}…
progress-goes = { $title } : { $done } sur { $total } { $things ->
    [moves] coups
    [puzzles] problèmes
   *[games] parties
}, encore { $left } s
serve-at = Kassen est à l’adresse { $address }
serve-network = Sur votre réseau : { $address } – ouvrez cette adresse pour inviter d’autres personnes
serve-alone = Seule cette machine y accède ; avec --host 0.0.0.0, votre réseau aussi (docs/hosting.md)
serve-kept = Les tables sont gardées dans { $place }

wrong-read = impossible de lire { $file } : { $reason }
wrong-save = impossible d’enregistrer dans { $file } : { $reason }
wrong-seats = --seats doit nommer { $number } places, une par joueur, par exemple { $example }
wrong-seat = il n’y a pas de place { $given } ; les places vont de 0 à { $last }
wrong-lesson = { $game } n’a pas de leçon ; lisez ses règles avec « kassen rules { $game } »
wrong-puzzle = { $game } n’a pas de problèmes
wrong-date = ce n’est pas une date : « { $given } » ; écrivez AAAA-MM-JJ
wrong-packages = cette commande a besoin du paquet { $package } : pip install { $extra }
wrong-port = impossible d’écouter sur { $host }, port { $port } : { $reason } ; essayez un autre port avec --port
wrong-processes = --processes demande Linux ; ailleurs, un seul processus sert tout
wrong-number = « { $given } » n’est pas un nombre entier de 0 à 2^64−1
wrong-at-least-one = il faut au moins 1

# ce qu’on peut taper, et à quoi cela sert
about-kassen = Quatre jeux de table de l’époque Sengoku.
about-version = afficher la version
about-games = afficher les jeux, leur nombre de joueurs et leurs options
about-rules = lire les règles d’un jeu
about-learn = une première partie sur des positions fixes, chaque coup expliqué
about-play = jouer dans le terminal, contre des robots ou à plusieurs sur un écran
about-serve = ouvrir des tables en réseau, pour des personnes et des robots (docs/hosting.md)
about-verify = recalculer chaque dé et chaque carte d’une table téléchargée : la partie était-elle équitable ?
about-replay = revoir une table téléchargée ou une partie enregistrée, coup par coup
about-warmup = compiler les règles maintenant, pour ne plus attendre ensuite
about-analyse = analyser une partie : le talent, le hasard, les moments clés (docs/analysis.md)
about-puzzle = résoudre le problème du jour : un essai, puis les chances de tous les coups
about-game-of-day = le jeu dont vous voulez le problème (par défaut, celui du jour)
about-date = le problème d’un autre jour
about-file = une partie enregistrée ou une table téléchargée
about-budget = la précision (normal par défaut)
about-analysed-seat = les moments clés de la place N (à partir de 0) ; par défaut, de toutes
about-analysis-seed = graine des simulations ; la même graine donne les mêmes chiffres
about-analysis-json = tout, sous forme d’objet JSON
about-html = écrire une page autonome
about-analysis-save = mettre l’analyse dans le fichier, qui reste un fichier de partie
about-game = l’un des jeux de « kassen games »
about-game-asked = l’un des jeux de « kassen games » ; si vous l’omettez, la question vous sera posée
about-game-all = par défaut, tous les jeux
about-json = sous forme de liste JSON
about-plain = texte simple sans couleurs, pour lecteurs d’écran et tubes
about-players = le nombre de joueurs
about-option = une option du jeu, voir « kassen games » ; peut être répété
about-seats = qui occupe chaque place : « you » (vous), un nom ou un robot, par exemple you,samurai,random
about-bots = qui occupe les autres places (samurai par défaut) : { $bots }
about-seed = un nombre, pour rejouer la même partie
about-save = enregistrer la partie dans ce fichier après chaque coup
about-resume = reprendre une partie enregistrée
about-seat = telle que la place N (à partir de 0) l’a vue ; par défaut, tout
about-boards = afficher la table après chaque coup
about-lang = par défaut, la langue du système
about-host = adresse d’écoute (par défaut, cette machine seulement)
about-port = 0 choisit un port libre (8000 par défaut)
about-db = sqlite:///FICHIER ou postgresql://NOM:MOT_DE_PASSE@HÔTE/BASE ; aussi KASSEN_DB
about-origin = les pages de cette origine peuvent aussi utiliser l’API
about-secure = les visiteurs viennent par https : n’envoyer les cookies que par https
about-proxies = adresses des mandataires dont X-Forwarded-For est accepté
about-bot-processes = processus pour les robots qu’on attend (par défaut un par cœur, au moins 2)
about-processes = processus serveurs qui se partagent les tables (1 par défaut ; Linux seulement ; plus d’un pour plus d’un cœur)
about-contact = à qui les services de notification peuvent écrire au sujet de ce serveur
about-push-host = un service de notification de votre propre réseau (docs/hosting.md)
about-no-limits = sans limites de débit : pour les essais de charge et les réseaux sûrs
about-log = ce qui est journalisé (warning par défaut)
about-open = ouvrir le navigateur
placeholder-command = COMMANDE
placeholder-list = LISTE
placeholder-bot = ROBOT
placeholder-seed = GRAINE
placeholder-option = NOM=VALEUR
argparse-commands = commandes{ " " }
argparse-usage = utilisation :
argparse-arguments = paramètres{ " " }
argparse-options = options possibles{ " " }
argparse-help = afficher cette aide
argparse-required = il manque : %s
argparse-unrecognized = non reconnu : %s
argparse-choice = %(value)r n’est pas possible ici (choisissez parmi %(choices)s)
argparse-expected-one = une valeur doit suivre
argparse-ignored = aucune valeur n’est attendue ici : %r
argparse-ambiguous = %(option)s peut désigner %(matches)s
