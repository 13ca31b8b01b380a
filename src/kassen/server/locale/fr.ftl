guest-name = Rônin { $number }
news-opened = La table est ouverte.
news-sat = { $name } prend la place { $number }.
news-left = { $name } quitte la place { $number }.
news-bot = Un robot ({ $bot }) prend la place { $number }.
news-cleared = La place { $number } est de nouveau libre.
news-started = La partie commence.
news-undone-free = { $name } revient { $ply ->
    [0] au début de la partie
   *[other] au coup { $ply }
}.
news-undone-alone = { $name } revient { $ply ->
    [0] au début de la partie
   *[other] au coup { $ply }
} (adversaires : robots seulement).
news-undone-agreed = { $name } revient { $ply ->
    [0] au début de la partie
   *[other] au coup { $ply }
} avec l’accord de tous.
news-asked-undo = { $name } demande à revenir { $ply ->
    [0] au début de la partie
   *[other] au coup { $ply }
}.
news-asked-hints = { $name } demande d’autoriser les conseils.
news-answered-yes = { $name } est d’accord.
news-answered-no = { $name } n’est pas d’accord.
news-agreed = Tout le monde est d’accord : les conseils sont autorisés.
news-away-absent = { $name } n’est plus là ; un robot ({ $bot }) joue en attendant.
news-away-clock = Temps écoulé pour { $name } ; un robot ({ $bot }) joue en attendant.
news-away-asked = Un robot ({ $bot }) remplace { $name } pour le moment.
news-back = { $name } est de retour.
news-ended-abandoned = La table est fermée : personne n’est revenu.
news-ended-closed = La table est fermée.
news-resumed = La partie a été interrompue un moment ; le chronomètre de ce tour repart de zéro.
news-rematch = { $name } ouvre une revanche avec les mêmes réglages.

# what is not done, and why
refusal-not-begun = La partie n’a pas encore commencé.
refusal-begun = La partie a déjà commencé.
refusal-begun-watch = La partie a commencé. Seule la personne qui a quitté cette place peut la reprendre, mais vous pouvez regarder.
refusal-begun-clear = La partie a commencé ; on ne peut libérer une place qu’avant le début.
refusal-begun-bot = La partie a commencé ; tant que d’autres personnes jouent, on ne peut pas changer de robot.
refusal-over = La partie est terminée.
refusal-not-over = Ce n’est possible qu’une fois la partie terminée.
refusal-over-there = À ce coup, la partie était déjà terminée. Choisissez un coup antérieur.
refusal-table-over = Cette table est fermée. Ouvrez-en une autre.
refusal-nothing-to-leave = Cette table est fermée ; il n’y a rien à quitter.
refusal-late = La partie a avancé. Regardez de nouveau, puis choisissez.
refusal-turn-of = C’est à { $name } de jouer.
refusal-turn-of-bot = Ce n’est pas à vous de jouer ; un robot réfléchit.
refusal-illegal = Ce coup n’est pas possible maintenant.
refusal-no-such-moment = Ce coup n’existe pas ; le dernier est le { $number }.
refusal-nothing-to-undo = Vous n’avez aucun coup à annuler.
refusal-no-hints = Les conseils sont désactivés entre personnes, sauf si tout le monde est d’accord. Demandez d’abord.
refusal-hints-allowed = Les conseils sont déjà autorisés ici.
refusal-hint-late = La partie a avancé avant que le conseil soit prêt.
refusal-request-open = Une autre demande attend encore une réponse.
refusal-request-closed = Cette demande n’est plus en cours.
refusal-answer-not-needed = Personne n’attend votre réponse.
refusal-no-seat = Vous n’avez pas de place à cette table.
refusal-no-such-seat = Cette place n’existe pas ; la table en compte { $number }.
refusal-seat-taken = La place { $number } est prise.
refusal-seat-open = La place { $number } est déjà libre.
refusal-seat-not-yours = La place { $number } n’est pas la vôtre.
refusal-own-seat = C’est votre propre place. Quittez-la plutôt.
refusal-others-view = Pendant la partie, vous ne pouvez regarder que depuis vos propres places.
refusal-seats-open = Places encore libres : { $number }. Invitez quelqu’un avec le lien, ou ajoutez un robot.
refusal-seats-differ = Le nombre de places ({ $number }) ne correspond pas au nombre de joueurs ({ $players }).
refusal-reserved = L’hôte a préparé cette partie et connaît peut-être ce qui est caché : seuls l’hôte et des robots jouent. Vous pouvez regarder.
refusal-known-position = Personne d’autre ne peut s’asseoir là où vous connaissez ce qui est caché. Faites-le tirer de nouveau, ou n’affichez pas la table.
refusal-cannot-redraw = Ce qui est caché dans cette position ne peut pas être tiré de nouveau.
refusal-not-their-turn = Ce n’est pas encore à { $name } de jouer. Un robot pourra jouer à sa place en cas d’absence, le moment venu.
refusal-has-days = Cette partie se joue sur plusieurs jours. Si { $name } laisse passer le délai, un robot jouera.
refusal-back-soon = { $name } va peut-être revenir. Un robot peut jouer à sa place dans { $number } { $number ->
    [one] seconde
   *[other] secondes
}.
refusal-tables-of-yours = { $number ->
    [one] Vous avez déjà { $number } table en cours.
   *[other] Vous avez déjà { $number } tables en cours.
} Terminez-en une d’abord, ou laissez-la aux robots.
refusal-tables-of-network = Trop de tables sont en cours depuis votre réseau (au plus { $number }). Terminez-en une d’abord, ou laissez-la aux robots.
refusal-not-on-your-list = Cette table n’est pas dans votre liste.
refusal-others-play-here = D’autres personnes jouent ici avec vous. Quittez d’abord la partie.
refusal-asked-to-leave = L’hôte vous a demandé de quitter cette table. Vous pouvez encore regarder.
refusal-host-only = Seul l’hôte de cette table peut faire cela.
refusal-bot-plays-already = Un robot remplace déjà { $name }.
refusal-person-present = { $name } est là ; un robot ne peut remplacer qu’une personne absente.
refusal-person-sits = Cette place est occupée ({ $name }). Libérez-la d’abord.
refusal-no-bot-plays = Aucun robot ne joue à votre place.
refusal-no-such-bot = Ce robot n’existe pas.
refusal-no-chat = Il n’y a pas de discussion à cette table.
refusal-empty-line = Ce message est vide.
refusal-empty-name = Un nom doit avoir au moins une lettre visible.
refusal-no-such-code = Ce code est inconnu, déjà utilisé ou trop ancien. Créez-en un nouveau sur l’autre appareil.
refusal-bad-device = Le serveur ne peut pas envoyer de notifications à l’adresse de ce navigateur.
refusal-unknown-person = Nous ne vous connaissons pas encore. Rechargez la page.
refusal-no-such-table = Cette table n’existe pas. Vérifiez le lien.
refusal-no-such-game = Ce jeu n’existe pas ici.
refusal-no-such-page = Ce jeu n’a pas cette page.
refusal-no-lesson = Ce jeu n’a pas de leçon.
refusal-no-puzzle = Ce problème n’existe pas.
refusal-impossible-table = Aucune table ne peut être ouverte avec ces réglages.
refusal-bad-file = Ce fichier ne peut pas être chargé : ce n’est pas une partie de Kassen, ou il a été modifié.
refusal-nothing-here = Il n’y a rien à cette adresse.
refusal-wrong-method = Cette adresse ne s’utilise pas ainsi.
refusal-not-allowed = Vous ne pouvez pas faire cela.
refusal-other-site = Seules les pages de Kassen peuvent faire cela.
refusal-unreadable = Cela n’a pas été compris. Rechargez la page et réessayez.
refusal-too-long = C’est trop long.
refusal-too-slow = La demande a mis trop de temps à arriver. Réessayez.
refusal-too-fast = Trop de demandes à la fois. Attendez un instant et réessayez.
refusal-too-many-pages = Trop de pages sont ouvertes à la fois. Fermez-en quelques-unes.
refusal-cannot-write = Rien ne peut être enregistré pour le moment. Rien n’a été fait ; réessayez.
refusal-stopping = Le serveur redémarre. Revenez dans un instant.
refusal-fault = Une erreur s’est produite ; elle a été consignée. Réessayez.
refusal-look-back-failed = L’analyse a échoué. L’erreur vient de nous, pas de votre connexion ; la partie est intacte.
refusal-needs-server = Il faut un serveur pour cela : cette page fonctionne uniquement sur votre appareil.
refusal-other-tab = Kassen est ouvert dans un autre onglet. Jouez là-bas, ou fermez-le et rechargez cette page.
refusal-no-storage = Ce navigateur ne laisse pas Kassen enregistrer de parties ici (la navigation privée l’interdit parfois). Rien n’a été fait.
refusal-storage-full = Il n’y a plus de place pour enregistrer. Rien n’a été fait ; supprimez des parties terminées ou libérez de l’espace.
refusal-unfit-kernel = Une partie de cette page vient d’une autre version. Rechargez-la ; si cela ne suffit pas, effacez ses données.
refusal-not-loaded = Une partie de Kassen n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.

begun-somebody = quelqu’un
news-opened-position = Cette partie a commencé sur une position préparée par { $name }.
news-opened-file = Cette partie vient d’un fichier chargé par { $name }.
news-opened-fork = Cette partie a commencé sur une position d’une autre partie, choisie par { $name }.
vouched-dealt = Oui : cette partie a été distribuée comme l’indique sa graine.
vouched-redrawn = Tout ce qui y était caché a été tiré de nouveau avec la graine scellée, avant que quelqu’un d’autre puisse s’asseoir. La graine garantit cela et, depuis, chaque mélange, chaque dé et chaque pioche, mais pas ce que tout le monde voyait au début.
vouched-given = La graine garantit chaque mélange, chaque dé et chaque pioche depuis ce moment, mais pas la position elle-même : la personne qui l’a préparée pouvait connaître toutes les mains et l’ordre de toutes les pioches.
vouched-loaded = Elle n’a pas été distribuée ici : la graine est celle que nomme le fichier, et personne ne l’a scellée ici avant la partie.

verified-seed = La graine est celle qui avait été scellée ({ $seal }…).
verified-unsealed = Le fichier ne porte aucun sceau : la personne qui l’a créé a pu choisir la graine.
verified-decisions = { $number ->
    [one] { $number } coup, légal.
   *[other] Les { $number } coups sont légaux.
}
verified-chance = { $number ->
    [one] { $number } coup, légal ; chaque mélange, chaque dé et chaque pioche sont ceux que donne la graine.
   *[other] Les { $number } coups sont légaux ; chaque mélange, chaque dé et chaque pioche sont ceux que donne la graine.
}
verified-result = Le résultat est juste.
verified-undone = Après le coup { $after }, retour { $to ->
    [0] au début de la partie
   *[other] au coup { $to }
} ({ $how ->
    [agreed] d’un commun accord
    [alone] contre des robots seulement
   *[free] rien n’avait été révélé
}).

# notices to a device whose browser is closed
push-turn = À vous de jouer : { $games }

# un fichier qui ne tient pas ce qu’il dit
wrong-seal = la graine n’est pas celle que la table a scellée avant la première carte : l’empreinte SHA-256 diffère
wrong-set-up = mise en place : le fichier dit { $claim }, la graine donne { $truth }
wrong-steps = nombre de coups du fichier : { $number } ; coups décrits : { $claim }
wrong-result = résultat : le fichier dit { $claim }, mais c’est { $truth }
wrong-origin = le fichier dit que ce qui était caché a été tiré de nouveau, mais pas à partir de quelle position
wrong-given = la position préparée est impossible : { $reason }
wrong-redrawn = ce que la position cachait n’est pas ce que donne la graine
wrong-move = le coup { $number } n’est pas permis : { $reason }
wrong-decider = coup { $number } : le fichier l’attribue au joueur { $claim }, mais c’était le joueur { $truth }
wrong-told = coup { $number } : le fichier dit { $claim }, mais c’était { $truth }
