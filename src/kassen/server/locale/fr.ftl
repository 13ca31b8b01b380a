bot-name = { $bot } ({ $number })

news-opened = La table est ouverte.
news-opened-position = { begun-position }
news-opened-file = { begun-file }
news-opened-fork = { begun-fork }
news-sat = { $name } prend la place { $number }.
news-left = { $name } quitte la place { $number }.
news-bot = Un robot ({ $bot }) prend la place { $number }.
news-cleared = La place { $number } est de nouveau libre.
news-started = La partie commence.
news-undone-free = { $name } revient au coup { $ply }.
news-undone-alone = { $name } revient au coup { $ply } (adversaires : robots seulement).
news-undone-agreed = { $name } revient au coup { $ply } avec l’accord de tous.
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

begun-somebody = quelqu’un
begun-position = Cette partie a commencé sur une position préparée par { $name }.
begun-file = Cette partie vient d’un fichier chargé par { $name }.
begun-fork = Cette partie a commencé sur une position d’une autre partie, choisie par { $name }.
vouched-dealt = Oui : cette partie a été distribuée comme le dit sa graine.
vouched-redrawn = Tout ce qui y était caché a été tiré de nouveau avec la graine scellée, avant que quelqu’un d’autre puisse s’asseoir. La graine garantit cela et, depuis, chaque mélange, chaque dé et chaque pioche, mais pas ce que tout le monde voyait au début.
vouched-given = La graine garantit chaque mélange, chaque dé et chaque pioche depuis ce moment, mais pas la position elle-même : qui l’a préparée pouvait connaître toutes les mains et l’ordre de toutes les pioches.
vouched-loaded = Elle n’a pas été distribuée sur ce serveur : la graine est celle que nomme le fichier, et personne ne l’a scellée ici avant la partie.

verified-seed = La graine est celle qui avait été scellée ({ $seal }…).
verified-decisions = { $number ->
    [one] { $number } coup, légal.
   *[other] Les { $number } coups sont légaux.
}
verified-chance = { $number ->
    [one] { $number } coup, légal ; chaque mélange, chaque dé et chaque pioche sont ceux que donne la graine.
   *[other] Les { $number } coups sont légaux ; chaque mélange, chaque dé et chaque pioche sont ceux que donne la graine.
}
verified-result = Le résultat est juste.
verified-undone = Après le coup { $after }, retour au coup { $to } ({ $how ->
    [agreed] d’un commun accord
    [alone] contre des robots seulement
   *[free] rien n’avait été révélé
}).
