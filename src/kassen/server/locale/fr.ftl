bot-name = { $bot } ({ $number })

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
news-asked-undo = { $name } demande à revenir au coup { $ply }.
news-asked-hints = { $name } demande d’autoriser les conseils.
news-answered-yes = { $name } est d’accord.
news-answered-no = { $name } n’est pas d’accord.
news-agreed = Tout le monde est d’accord : les conseils sont autorisés.
news-away-absent = { $name } n’est plus là ; un robot ({ $bot }) joue en attendant.
news-away-clock = Temps écoulé pour { $name } ; un robot ({ $bot }) joue en attendant.
news-away-asked = Un robot ({ $bot }) remplace { $name } pour le moment.
news-back = { $name } est de retour.
news-ended-abandoned = La table est fermée : personne n’est revenu.
news-ended-closed = La table est fermée.
news-resumed = Le serveur a été interrompu un moment ; le chronomètre de ce tour repart de zéro.
news-rematch = { $name } ouvre une revanche avec les mêmes réglages.
