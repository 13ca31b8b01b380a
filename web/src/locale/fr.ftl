list-comma = { ", " }
list-count = { $number } { $name }
seat-name = Joueur { $number }

yes = Oui
no = Non
you = Vous
close = Fermer
offline = Le serveur ne répond pas. Il redémarre peut-être ; réessayez dans un instant.
your-turn = À vous
your-turn-says = À vous. { $prompt }

bar-home = Kassen, accueil
bar-theme = Sombre

home-tagline = Quatre jeux de l’époque Sengoku. Sans compte.
home-games = Les jeux
home-mine = Mes tables
home-mine-none = Aucune encore. « Jouer » lance une partie contre des robots en un clic.
home-file = Ouvrir un fichier de partie
home-open = Tables ouvertes
home-open-none = Personne n’attend de joueurs en ce moment. Ouvrez-en une « entre amis » et affichez-la ici.
home-watch = À regarder

poster-players = { $players } joueurs
poster-minutes = { $number } min
poster-play = Jouer
poster-play-now = Jouer : { $game }
poster-friends = Entre amis
poster-with-friends = Entre amis : { $game }

lobby-all = les { $number }
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-look = Voir
lobby-decision = Décision { $number }
status-open = attend des joueurs
status-running = en cours
status-over = terminée
status-closed = fermée

new-players = Joueurs
new-seats = Qui s’assoit où
new-seat = Place { $number }
new-fill-open = Des amis, par un lien
new-fill-bot = Des robots
new-fill-me = Tous sur cet écran
new-me = Une personne sur cet écran
new-open = Libre : un ami, par le lien
new-bot = Robot : { $level }
new-options = Options
new-clock = Temps
clock-none = Sans limite
clock-live = 15 minutes chacun, 10 secondes de plus par coup
clock-days = Un jour par coup
new-listed = Montrer cette table à tous sur la page d’accueil
new-go-open = Ouvrir la table
new-go-play = Jouer

level-random = Hasard
level-greedy = Avide
level-search = Recherche
level-ashigaru = Ashigaru
level-samurai = Samouraï
level-hatamoto = Hatamoto
level-daimyo = Daimyo
level-shogun = Shogun

seat-open = Place libre { $number }
bot-name = { $level } ({ $number })
seat-bot = robot
seat-here = présent
seat-away = absent
seat-covered = { $level } joue en attendant

waiting-title = En attente de joueurs
waiting-sit-too = Prendre aussi cette place
waiting-leave = Se lever
waiting-clear = Libérer la place
waiting-bot = Un robot à la place { $number }
waiting-start = Commencer la partie
waiting-ready = Tout le monde est assis.
waiting-host = Tout le monde est assis ; l’hôte commence.
waiting-open = Il reste des places libres : envoyez le lien, asseyez-vous, ou placez-y un robot.

invite-title = Invitation
invite-say = Qui ouvre cette adresse peut s’asseoir. Envoyez-la, ou faites lire le code à un téléphone.
invite-link = Adresse de la table
invite-qr = Code QR avec l’adresse de la table
invite-copy = Copier
invite-copied = Copié
invite-share = Partager

moves-title = Vos coups
moves-title-watching = À qui de jouer
moves-title-short = Coups
moves-keys = 1–9 choisit, Entrée joue
moves-back = Retour
moves-more = encore { $number }
moves-held = Rien à décider : regardez.
moves-over = La partie est terminée.
moves-wait = { $name } décide.
prompt-wait = { $name } réfléchit
undo = Annuler
undo-free = Reprendre votre dernière décision
undo-alone = Reprendre votre dernière décision (seuls des robots jouent ; le journal le note)
undo-ask = Demander aux autres de pouvoir reprendre
hint-ask = Que ferait un bon joueur ?
rule-here = La règle de cette décision

book-title = Livre de la table
dock-title = Panneaux
log-title = Journal
talk-title = Discussion
talk-nothing = Personne n’a encore rien dit.
talk-say = Dire quelque chose
talk-send = Envoyer
talk-react = Réactions
react-bow = s’incline
react-laugh = rit
react-cheer = applaudit
react-think = réfléchit
react-ouch = aïe !
react-thanks = merci
people-title = Table
people-cover = Laisser jouer un robot
people-back = Je suis de retour
people-leave = Quitter la partie
people-ask-hints = Demander des conseils
people-watching = { $number ->
    [one] Une personne regarde.
   *[other] { $number } personnes regardent.
}
request-undo = { $name } demande à reprendre une décision.
request-hints = { $name } demande à permettre les conseils dans cette partie.
request-withdraw = Tant pis

pass-title = Passez l’appareil à la place { $number }, { $name }
pass-say = La table est couverte. Personne d’autre ne devrait regarder.
pass-go = C’est moi : montrer ma place

over-title = Fin
over-won = { $number ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
over-nobody = Personne ne gagne
over-winner = gagne
over-rematch = Rejouer
over-rematch-go = À la partie suivante
over-file = Fichier de la partie

outline-title = La table en mots

line-connecting = On s’assoit à la table …
line-lost = La ligne est coupée. Nouvelle tentative ; rien de la partie n’est perdu.
line-wait = Pas de connexion pour le moment. Votre décision n’est pas partie ; réessayez dans un instant.
gone-none = Cette table n’existe pas
gone-left = Vous n’êtes plus à cette table
gone-home = À l’accueil
lost-title = Il n’y a rien à cette adresse

claim-title = Jouer vos places sur cet appareil
claim-say = Cet appareil devient vous : votre nom et vos places à toutes les tables. Qui vous étiez ici avant est oublié.
claim-go = Oui, c’est mon appareil

replay-title = Revoir
replay-controls = Revoir
replay-back = Une décision en arrière
replay-on = Une décision en avant
replay-play = Lecture automatique
replay-pause = Arrêter
replay-moment = Décision { $ply } sur { $plies }
replay-seat = Vu par
replay-spectator = un spectateur
replay-play-on = Jouer à partir d’ici
replay-share = Copier l’adresse de ce moment

rules-title = Règles
rules-all = Toutes les règles
rules-contents = Sommaire
rules-play = Y jouer

settings-title = Réglages
settings-saved = Enregistré.
settings-save = Enregistrer
settings-you = Vous
settings-name = Nom aux tables
settings-device = Jouer mes places sur un autre appareil
settings-device-say = Ouvrez cette adresse sur l’autre appareil dans les dix minutes.
settings-forget = M’oublier
settings-look = Apparence
settings-language = Langue
settings-theme = Clair ou sombre
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
settings-patterns = Motifs en plus des couleurs
settings-motion = Animations
settings-play = Jeu
settings-pace = Décisions des autres
pace-calm = une à une, calmement
pace-quick = une à une, vite
pace-instant = d’un coup
settings-sounds = Sons
settings-notify = M’avertir quand c’est à moi et que je suis ailleurs
settings-shortcuts = Touches : 1–9 choisir un coup et Entrée le jouer, M la liste, U annuler, H conseil

fair-title = Équité
fair-how = Avant la première carte, le serveur scelle une graine secrète : il en publie le SHA-256. À la fin, il révèle la graine. La changer entre-temps briserait le sceau. Cette page calcule le sceau dans votre navigateur.
fair-seal = Sceau, publié au début
fair-seed = Graine, révélée à la fin
fair-computed = SHA-256 de cette graine, calculé ici
fair-later = La graine est révélée quand la partie est finie. Gardez le sceau : il devra correspondre.
fair-holds = Le sceau correspond : aucun dé, aucune carte n’a été changé après le début.
fair-broken = Le sceau ne correspond pas. Ne vous fiez pas à cette table.
fair-keys = Le hasard de chaque décision
fair-keys-say = Chaque décision tire son hasard d’une clé à elle, le début du SHA-256 de « graine:numéro ». Les dés déjà vus ne disent rien des suivants.
fair-setup = Mise en place
fair-all = Pour recalculer chaque dé et chaque carte, prenez le fichier de la partie et lancez :

# learning
learn-title = Apprendre
poster-learn = Apprendre : { $game }
learn-first = L'apprendre : une première partie de cinq minutes
learn-step = { $number } sur { $total }
learn-know = Ce qu'il faut savoir
learn-right = Bien vu !
learn-wrong = Il y a mieux
learn-show = Montrez-moi
learn-next = Suite
learn-back = Retour
learn-again = Encore une fois
learn-you = Vous êtes { $name }.
learn-done = La leçon est finie
learn-play = Jouer contre des bots
learn-restart = Reprendre la leçon au début
summary-title = Résumé d'une page
summary-print = Imprimer
