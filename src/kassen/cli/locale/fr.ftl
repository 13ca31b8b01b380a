column-game = jeu
column-players = joueurs
column-about = description
which-game = Quel jeu ? Tapez son numéro.
not-a-game = Tapez son numéro, un mot de son nom, ou quitter.
welcome = { $game }. Tapez ? pour l'aide.
goodbye = Au revoir.
person-you = Joueur { $number } (vous)
name-of-bot = { $bot } { $number }
pass-the-device = Passez l'écran à { $seat }, qui appuie sur Entrée.
more-moves = ... et { $number } de plus. Tapez des mots de celui que vous voulez.
several-match = { $number ->
    [one] Un choix correspond ; tapez son numéro pour le faire :
   *[other] { $number } choix correspondent :
}
not-understood = Tapez le numéro d'un choix ou des mots de celui-ci, ou ? pour l'aide.
nothing-to-undo = Il n'y a rien que vous puissiez reprendre.
undone = Repris.
saved = La partie est gardée dans { $file } ; continuez avec --resume { $file }.
full-story = La partie est finie.
final-rank = { $rank }. { $seat } : { $score }
winners = Victoire : { $names }
nobody-won = Personne n'a gagné.
command-help = aide
command-rules = règles
command-table = table
command-log = journal
command-undo = reprendre
command-quit = quitter
help-1 = Tapez le numéro d'un choix, ou quelques mots : si un seul choix les contient tous, il est joué.
help-2 = règles : les règles de ce jeu
help-3 = table : revoir la table
help-4 = journal : tout ce qui s'est passé, autant que vous puissiez le savoir
help-5 = reprendre : annuler votre dernière décision
help-6 = quitter : arrêter (avec --save FICHIER la partie est gardée)
help-7 = Recommencer avec d'autres places : kassen play JEU --players 3 --seats you,Aki,random
lesson-step = Étape { $number } sur { $total }
