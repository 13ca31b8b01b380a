yes = Oui
no = Non
you = Vous
close = Fermer
offline = Le serveur ne répond pas. Il redémarre peut-être ; réessayez dans un instant.
your-turn = À vous
your-turn-says = À vous. { $prompt }

bar-home = Kassen, accueil
bar-theme = Sombre

home-tagline = Quatre jeux de l’époque Sengoku. Sans compte.
home-games = Les jeux
home-mine = Mes tables
home-mine-none = Aucune pour l’instant. « Jouer » lance une partie contre des robots en un clic.
home-file = Ouvrir un fichier de partie
home-open = Tables ouvertes
home-open-none = Aucune table n’attend de joueurs pour le moment. Ouvrez-en une « Entre amis » et affichez-la ici.
home-watch = Parties à suivre

poster-players = { $players } joueurs
poster-minutes = { $number } min
poster-play = Jouer
poster-play-now = Jouer : { $game }
poster-friends = Entre amis
poster-with-friends = Entre amis : { $game }

lobby-all = Tout voir ({ $number })
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-look = Voir
lobby-decision = Coup { $number }
lobby-given = position préparée par { $name }
lobby-redrawn = position préparée par { $name }, cartes cachées redistribuées
lobby-loaded = d’un fichier
round-now = Manche { $number }
lobby-clear = Effacer les parties terminées
lobby-remove = Retirer de mes tables
lobby-end = Arrêter cette partie
status-open = en attente de joueurs
status-running = en cours
status-over = terminée
status-closed = fermée

new-players = Joueurs
new-seats = Qui s’assoit où
new-seat = Place { $number }
new-fill-open = Inviter par lien
new-fill-bot = Des robots
new-fill-me = Tous sur cet écran
new-me = Une personne sur cet écran
new-open = Libre (invitation par lien)
new-bot = Robot : { $level }
new-options = Options
new-clock = Temps
clock-none = Sans limite
clock-live = 15 min par joueur, plus 10 s par coup
clock-days = Un jour par coup
new-listed = Afficher cette table à tous sur la page d’accueil
new-go-open = Ouvrir la table
new-go-play = Jouer

seat-open = Place libre { $number }
seat-bot = robot
seat-here = en ligne
seat-away = hors ligne
seat-covered = { $level } joue à sa place

waiting-title = En attente de joueurs
waiting-sit-too = Prendre aussi cette place
waiting-leave = Se lever
waiting-clear = Libérer la place
waiting-bot = Mettre un robot à la place { $number }
waiting-start = Commencer la partie
waiting-ready = Tout le monde est assis.
waiting-host = Tout le monde est assis ; l’hôte peut lancer la partie.
waiting-open = Il reste des places libres : envoyez le lien, asseyez-vous, ou placez-y un robot.
waiting-reserved = Seuls l’hôte et des robots peuvent jouer ici.

invite-title = Invitation
invite-say = Toute personne qui ouvre ce lien peut s’asseoir. Envoyez-le, ou scannez le code avec un téléphone.
invite-link = Lien de la table
invite-qr = Code QR du lien de la table
invite-copy = Copier
invite-copied = Copié
invite-share = Partager

moves-title = Vos coups
moves-title-watching = À qui de jouer ?
moves-title-short = Coups
moves-keys = 1–9 pour choisir, Entrée pour jouer
moves-back = Retour
moves-more = Voir la suite ({ $number })
moves-held = Rien à décider pour l’instant.
moves-over = La partie est terminée.
moves-wait = C’est à { $name }.
prompt-wait = { $name } réfléchit
bots-preparing = Préparation des robots (au premier lancement). En attendant, ils réfléchissent moins.
undo = Annuler
undo-free = Annuler votre dernier coup
undo-alone = Annuler votre dernier coup (contre des robots seulement ; le journal le note)
undo-ask = Demander aux autres la permission d’annuler
hint-ask = Que ferait un bon joueur ?
rule-here = La règle pour ce choix

book-title = Carnet de la table
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
react-ouch = aïe !
react-thanks = merci
people-title = Table
people-cover = Laisser jouer un robot
people-back = Je suis de retour
people-leave = Quitter la partie
people-ask-hints = Demander à autoriser les conseils
people-watching = { $number ->
    [one] { $number } personne regarde.
   *[other] { $number } personnes regardent.
}
request-undo = { $name } demande à annuler un coup.
request-hints = { $name } demande d’autoriser les conseils dans cette partie.
request-withdraw = Retirer la demande

pass-title = Passez l’appareil à { $name } (place { $number })
pass-say = L’écran est masqué. Les autres ne doivent pas regarder.
pass-go = C’est moi : afficher mon jeu

over-title = Partie terminée
over-won = { $number ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
over-nobody = Personne ne gagne
over-rematch = Rejouer
over-rematch-go = Aller à la partie suivante
over-file = Fichier de la partie

end-you-win = Vous gagnez
end-you-share = Vous partagez la victoire
end-you-place = { $rank ->
    [2] Vous êtes deuxième
    [3] Vous êtes troisième
    [4] Vous êtes quatrième
    [5] Vous êtes cinquième
   *[other] Vous êtes sixième
}
end-draw = Match nul
end-places = Classement
end-sheet = Feuille de score
end-ladder = Comparaison dans cet ordre
end-rung = { $rung } : { $who }
end-has = { $names } { $number }
end-then = puis
end-level = égalité
end-decided = critère décisif
end-show-board = Voir le plateau
end-show = Voir le résultat
end-share = Partager une image
end-share-failed = Ce navigateur n’a pas pu créer l’image. Une capture d’écran fera l’affaire.
print-win = Cri de victoire : les bannières du vainqueur devant le soleil
print-beaten = Regret : le crépuscule et le château du vainqueur
print-rival = Tout le monde est battu : le rival devant le soleil couchant

outline-title = La table en mots

line-connecting = Connexion à la table…
line-lost = Connexion perdue. Nouvelle tentative… La partie est enregistrée.
line-wait = Pas de connexion pour le moment. Votre coup n’a pas été envoyé ; réessayez dans un instant.
gone-none = Cette table n’existe pas
gone-left = Vous n’êtes plus à cette table
gone-home = Retour à l’accueil
lost-title = Il n’y a rien à cette adresse

claim-title = Retrouver vos places sur cet appareil
claim-say = Cet appareil prendra votre identité : votre nom et vos places à toutes les tables. L’identité utilisée ici auparavant sera effacée.
claim-go = Oui, c’est mon appareil

replay-title = Revoir la partie
replay-controls = Commandes de lecture
replay-back = Coup précédent
replay-on = Coup suivant
replay-play = Lecture automatique
replay-pause = Pause
replay-moment = Coup { $ply } sur { $plies }
replay-seat = Vu par
replay-spectator = un spectateur
replay-play-on = Jouer à partir d’ici
replay-share = Copier le lien vers ce moment

rules-title = Règles
rules-all = Toutes les règles
rules-contents = Sommaire
rules-play = Jouer à ce jeu

settings-title = Réglages
settings-saved = Enregistré.
settings-save = Enregistrer
settings-you = Vous
settings-name = Votre nom à la table
settings-device = Utiliser mes places sur un autre appareil
settings-device-say = Ouvrez ce lien sur l’autre appareil dans les dix minutes.
settings-forget = Effacer mes données
settings-look = Apparence
settings-language = Langue
settings-theme = Thème
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
settings-patterns = Motifs en plus des couleurs
settings-motion = Animations
settings-play = Jeu
settings-pace = Coups des autres joueurs
pace-calm = un à un, lentement
pace-quick = un à un, rapidement
pace-instant = instantanément
settings-sounds = Sons
settings-notify = M’avertir quand c’est mon tour et que la page n’est pas affichée
settings-shortcuts = Raccourcis : 1–9 choisit un coup, Entrée le joue, M ouvre la liste, U annule, H donne un conseil

fair-title = Équité
fair-how = Avant la première carte, le serveur scelle une graine secrète : il en publie le SHA-256. À la fin, il révèle la graine. Si elle avait été changée entre-temps, le sceau ne correspondrait plus. Cette page le recalcule dans votre navigateur.
fair-seal = Sceau, publié au début
fair-seed = Graine, révélée à la fin
fair-computed = SHA-256 de cette graine, calculé ici
fair-later = La graine est révélée quand la partie est terminée. Gardez le sceau : il devra correspondre.
fair-holds = Le sceau correspond : aucun dé ni aucune carte n’ont été changés après le début.
fair-broken = Le sceau ne correspond pas. Ne vous fiez pas à cette table.
fair-keys = Le hasard de chaque coup
fair-keys-say = Chaque coup tire son hasard d’une clé qui lui est propre : le début du SHA-256 de « graine:numéro ». Les dés déjà vus ne disent rien des suivants.
fair-setup = Mise en place
fair-all = Pour recalculer chaque dé et chaque carte, prenez le fichier de la partie et lancez :

# learning
learn-title = Apprendre
poster-learn = Apprendre : { $game }
learn-first = Apprendre en jouant : une première partie de cinq minutes
learn-step = { $number } sur { $total }
learn-know = Ce qu’il faut savoir
learn-right = Bien vu !
learn-wrong = Il y a mieux
learn-show = Montrez-moi
learn-next = Suite
learn-back = Retour
learn-again = Encore une fois
learn-you = Vous êtes { $name }.
learn-done = La leçon est terminée
learn-play = Jouer contre des robots
learn-restart = Reprendre la leçon au début
summary-title = Résumé en une page
summary-print = Imprimer
