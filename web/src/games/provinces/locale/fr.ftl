short-kasugayama = Kasuga
short-tsutsujigasaki = Tsutsuji
short-yoshida-koriyama = Yoshida
map-title = Plateau : les onze provinces
reserve-title = Armées en réserve
points-title = Châteaux gagnés
dice-title = Dés
dice-yours = Vos dés
dice-cards = …ou utilisez une des cartes.
die-says = { $number }
do-roll = Lancer les dés
do-ride = Le daimyo seul…
do-ride-together = Le daimyo et une armée…
cards-short = Cartes
card-used-by = { $name }, utilisée par { $seat }
katana-title = Katanas
katana-why = Le plus haut départage.
katana-says = Katana { $number }, encore libre. Qui vide sa réserve prend le plus haut restant ; à égalité, le katana le plus haut l’emporte.
katana-of = Katana { $number }, à { $seat }. À égalité, le katana le plus haut l’emporte.
war-title = Bataille pour { $province }, château { $castle }
war-nobody = Personne n’y est ; le château est défaussé.
war-wins = { $seat } gagne avec { $number }.
war-sends = { $seat } gagne avec { $number } et envoie { $reinforcements ->
    [one] { $reinforcements } renfort
   *[other] { $reinforcements } renforts
} dans chaque province : { $province }.
war-next = Suivante : château { $castle }, { $province }
war-pause = Pause
war-on = Continuer
war-all = Toutes
war-again = Revoir la guerre
war-tally = Décompte
war-nth = { $number } sur { $total }
war-castle = château { $number }
war-small = petit château { $number }
war-nothing = rien
war-road = Châteaux dans l’ordre

sheet-title = Château par château
sheet-castle = Château
sheet-winner = Vainqueur
sheet-runner = Deuxième
sheet-first = vainqueur : le château
sheet-second = deuxième : un petit château qui vaut la moitié
sheet-most = le plus grand écart
sheet-strength = force, dans l’ordre
sheet-katana = katana
sheet-katana-says = « katana » : à force égale, le katana le plus haut l’a emporté.
dice-brings = ce que chaque répartition apporterait
stands-short = { $how ->
    [alone] sans rival : { $strength }
    [ahead] vous { $strength }, { $rival_seat } { $rival }
    [level] vous et { $rival_seat }, { $strength } partout
   *[behind] { $rival_seat } { $rival }, vous { $strength }
}
# ce qu’est une pièce
tip-castle = { $second ->
    [yes] Le plus fort prend le château, { $castle } points ; le deuxième le petit, { $small }.
   *[no] Le plus fort prend le château, { $castle } points.
}
tip-dice = On met un dé à part : 1 ou 2 donne une armée, 3 ou 4 deux, 5 ou 6 trois. La somme des deux autres désigne le château.
