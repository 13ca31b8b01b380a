yes = Oui
no = Non
you = Vous
you-too = { " (vous)" }
close = Fermer
offline = Le serveur ne répond pas. Il redémarre peut-être ; réessayez dans un instant.
offline-kept = Le serveur est injoignable. Les règles et les leçons fonctionnent sans lui ; pas les tables ni les problèmes.
your-turn = À vous
your-turn-says = À vous. { $prompt }

bar-home = Kassen, accueil
bar-theme = Sombre

home-tagline = Quatre jeux de l’époque Sengoku. Sans compte.
home-games = Les jeux
home-mine = Mes tables
home-mine-none = Aucune pour l’instant. « Jouer » lance une partie contre des robots en un clic.
home-file = Ouvrir un fichier de partie
home-puzzle = Problème du jour
home-puzzle-ask = Trouvez le coup
home-puzzle-rule = { $game } : une position d’une vraie partie. Un seul essai compte.
home-puzzle-try = Essayer
home-puzzle-answer = Voir la réponse
home-puzzle-found = Trouvé
home-puzzle-missed = Manqué
home-puzzle-streak = { $days } d’affilée
file-asks = Cette partie n’est pas terminée. Qui peut la continuer ?
file-alone = Seulement moi, avec des robots. Tout reste comme dans le fichier.
file-others = D’autres personnes aussi. Comme je connais peut-être ce qui est caché, le tout sera d’abord tiré de nouveau.
file-leave = Ne pas l’ouvrir
home-open = Tables ouvertes
home-open-none = Aucune table n’attend de joueurs pour le moment. Ouvrez-en une « Entre amis » et affichez-la ici.
home-watch = Parties à suivre

poster-players = { $players } joueurs
poster-minutes = { $number } min
poster-play = Jouer
poster-play-now = Jouer : { $game }
poster-friends = Entre amis
poster-with-friends = Entre amis : { $game }

poster-fresh = à découvrir
poster-last = Comme la dernière fois : { $plan }
poster-change = changer
poster-change-of = Changer d’adversaires : { $game }
lobby-since = { $number ->
    [one] { $number } coup depuis votre dernier tour
   *[other] { $number } coups depuis votre dernier tour
}
lobby-bots = des robots entre eux
lobby-look-back = Analyse : { $game }
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
new-open = Libre (invitation par lien)
cast-title = Contre qui jouez-vous ?
cast-for = Choisissez qui occupera la place { $number }.
cast-measured = Force à ce jeu, mesurée sur { $number } parties jouées entre eux : avec 200 points de plus, donc plus à droite, on gagne environ trois parties sur quatre. La barre montre la précision (95 %).
cast-strength = Force { $rating }, entre { $low } et { $high } (95 %)
cast-you = Vous, après { $number } parties contre eux : { $rating }, entre { $low } et { $high }
new-choose-seat = Place { $number } :
new-fill = Pour la place { $number } : choisissez dans la liste, ou
new-ask = Inviter quelqu’un
new-here = Une personne sur cet écran
new-name = Nom, place { $number }
new-with = Votre équipe
new-against = L’autre équipe
new-side = Équipe { $number }
new-swap = Échanger les places
plan-friend = une personne invitée
plan-against = contre { $names }
plan-shared = { $number } sur cet écran, avec { $names }
plan-with = avec { $partners }, contre { $names }
plan-here = { $number } sur cet écran
plan-watch = à regarder : { $names }
new-options = Options
new-clock = Temps
clock-none = Sans limite
clock-live = { $minutes } min par joueur, plus { $seconds } s par coup
clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
clock-hours = { $hours } h par coup
new-listed = Afficher cette table à tous sur la page d’accueil
new-go-open = Ouvrir la table

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
invite-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour que d’autres puissent venir, ouvrez Kassen à l’adresse réseau de cet ordinateur ; le serveur doit alors être lancé avec
invite-asks = { $name } vous invite à jouer à { $game }
invite-asked = On vous invite à jouer à { $game }
invite-host = a ouvert la table
invite-your-seat = Votre place
invite-begins = à vous, si vous voulez
invite-name = Comment les autres doivent-ils vous appeler ?
invite-first = Avant de vous asseoir
invite-watch = Regarder seulement
invite-fine = Aucun compte nécessaire. Ce navigateur garde votre place : rouvrez le même lien pour revenir.

moves-title = Vos coups
moves-title-watching = À qui de jouer ?
moves-title-short = Coups
moves-keys = 1–9 pour choisir, Entrée pour jouer
moves-back = Retour
moves-more = Voir la suite ({ $number })
moves-held = Rien à décider pour l’instant.
moves-over = La partie est terminée.
moves-wait = C’est à { $name } de jouer.
prompt-wait = { $name } réfléchit
bots-preparing = Préparation des robots (au premier lancement). En attendant, ils réfléchissent moins.
bots-late = Beaucoup de monde en ce moment : les robots mettent plus de temps que d’habitude. Votre partie n’est pas perdue.
undo = Annuler
undo-free = Annuler votre dernier coup
undo-alone = Annuler votre dernier coup (contre des robots seulement ; le journal le note)
undo-ask = Demander aux autres la permission d’annuler
hint-ask = Que ferait un bon joueur ?
hint-wait = Comparaison de vos coups…
hint-title = Conseil
hint-estimate = chances de gagner, estimées
hint-percent = { $number } %
hint-chance = Chances de gagner : environ { $percent } pour cent.
hint-error = Erreur type { $error }, d’après { $sims } simulations.
hint-join = { " ; " }
hint-alike = Rien de prévisible ne les distingue ; seule l’estimation le fait.
hint-rough = Premier regard seulement : les robots se préparent encore et ne peuvent pas estimer les chances.
rule-here = La règle pour ce choix
sending = Envoi : { $move }…

book-title = Carnet de la table
dock-title = Panneaux
log-title = Journal
log-new = nouveau
log-more = { $number ->
    [one] { $number } ligne de plus
   *[other] { $number } lignes de plus
}
since-title = Depuis votre dernier tour
since-skip = Tout montrer
talk-title = Discussion
talk-nothing = Personne n’a encore rien dit.
talk-say = Dire quelque chose
talk-send = Envoyer
talk-react = Réactions
talk-unread = { $number ->
    [one] { $number } nouveau message
   *[other] { $number } nouveaux messages
}
react-says = { $name } : { $reaction }
react-bow = s’incline
react-laugh = rit
react-cheer = applaudit
react-think = réfléchit
react-ouch = aïe !
react-thanks = merci
people-title = Joueurs
people-cover = Laisser jouer un robot
people-back = Je suis de retour
people-leave = Quitter la partie
people-ask-hints = Demander à autoriser les conseils
people-watching = { $number ->
    [one] { $number } personne regarde.
   *[other] { $number } personnes regardent.
}
watching-you = Vous regardez la partie.
watching-names = { $more ->
    [0] Public : { $names }
   *[other] Public : { $names } et { $more } de plus
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
over-rematch = Rejouer
over-rematch-go = Aller à la partie suivante
over-analysis = Analyse
analysis-begins = Analyse de la partie en cours. Les premiers résultats arrivent dans un instant.
over-file = Fichier de la partie

end-you-win = Vous gagnez
end-you-share = Vous partagez la victoire
end-you-lose = Vous perdez
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
end-moments = Trois moments
end-moments-find = Trouver les moments clés
end-moments-wait = Les robots revoient la partie…
end-moments-none = Rien de mesurable n’a été perdu.
end-rung = { $rung } : { $who }
end-has = { $names } { $number }
end-then = puis
end-split = { $before } devant { $after } à égalité de points : { $rung }.
end-level = égalité
end-decided = critère décisif
end-show-board = Voir le plateau
end-show = Voir le résultat
end-share = Partager une image
end-share-failed = Ce navigateur n’a pas pu créer l’image. Une capture d’écran fera l’affaire.
print-win = Cri de victoire : les bannières du vainqueur devant le soleil
print-draw = Match nul : les bannières de tous devant le soleil
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
settings-push = Prévenir cet appareil quand c’est à moi de jouer dans une partie sur plusieurs jours, même navigateur fermé
settings-push-refused = Ce navigateur n’autorise pas les notifications de Kassen.
settings-push-not = Les notifications navigateur fermé demandent une connexion sécurisée (https) et un navigateur qui les prend en charge.
settings-quiet = Heures calmes : pas de notification la nuit
settings-quiet-from = de
settings-quiet-to = à
settings-shortcuts = Raccourcis : 1–9 choisit un coup, Entrée le joue, M ouvre la liste, U annule, H donne un conseil, I nomme les pièces

fair-title = Équité
fair-how = Avant la première carte, une graine secrète est scellée : son SHA-256 est publié. À la fin, la graine est révélée. Si elle avait été changée entre-temps, le sceau ne correspondrait plus. Cette page le recalcule dans votre navigateur.
fair-seal = Sceau, publié au début
fair-seed = Graine, révélée à la fin
fair-computed = SHA-256 de cette graine, calculé ici
fair-later = La graine est révélée quand la partie est terminée. Gardez le sceau : il devra correspondre.
fair-holds = Le sceau correspond : aucun dé ni aucune carte n’ont été changés après le début.
fair-broken = Le sceau ne correspond pas. Ne vous fiez pas à cette table.
fair-keys = Le hasard de chaque coup
fair-keys-say = Chaque coup tire son hasard d’une clé qui lui est propre : le début du SHA-256 de « graine:numéro ». Les dés déjà vus ne disent rien des suivants.
fair-setup = Mise en place
fair-all = Pour recalculer chaque dé et chaque carte, téléchargez le fichier de la partie et lancez :

# learning
learn-title = Apprendre
poster-learn-first = Apprendre en 5 min
poster-learn-first-of = Apprendre en 5 min : { $game }
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
learn-way = Avancement de la leçon
learn-choose = Choisir
learn-skip = Passer la leçon
callout-title = À quoi sert ce choix
callout-rule = La règle
callout-never = Ne plus en montrer
callout-close = Compris
settings-callouts = Expliquer chaque type de choix la première fois
summary-title = Résumé en une page
summary-print = Imprimer

# without a server
loading = Chargement de Kassen : { $percent } %
loading-opens = Chargement terminé. Ouverture de la table…
alone-title = Sur cet appareil
alone-say = Ici, vous jouez contre des robots, ou à plusieurs sur un même écran. Tout reste dans ce navigateur, cartes cachées comprises : rien n’empêche un curieux d’aller y regarder.
alone-kept = Si la place vient à manquer sur cet appareil, le navigateur peut effacer ce qu’il garde : enregistrez en fichier les parties auxquelles vous tenez.
alone-file = Reprenez la partie plus tard à partir de ce fichier, ici ou sur un serveur. Il contient tout, y compris les cartes cachées et l’ordre des pioches. Les mélanges et les dés à venir seront différents.
alone-fair = Ici, le sceau et la graine sont tous deux sur cet appareil : vous pouvez les vérifier vous-même, mais ils ne prouvent rien aux autres.
alone-friends = Pour jouer entre amis, chacun sur son écran, lancez un serveur :
alone-friends-there = Pour jouer entre amis, chacun sur son écran, retrouvez-vous sur
poster-own = Préparer une table
poster-own-table = Préparer une table : { $game }
update-ready = Une nouvelle version est prête.
update-now = La charger
