column-game = jeu
column-players = joueurs
column-about = description
which-game = Quel jeu ? Tapez son numéro.
not-a-game = Tapez le numéro du jeu ou un mot de son titre ; « quitter » pour arrêter.
welcome = { $game }. Tapez « ? » pour l’aide.
goodbye = Au revoir.
person-you = Joueur { $number } (vous)
pass-the-device = Passez l’écran à { $seat }, qui appuie sur Entrée.
more-moves = … et { $number ->
    [one] { $number } autre choix
   *[other] { $number } autres choix
}. Tapez quelques mots du choix voulu.
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
help-7 = Recommencer avec d’autres places : kassen play JEU --players 3 --seats you,Aki,random
lesson-step = Étape { $number } sur { $total }
