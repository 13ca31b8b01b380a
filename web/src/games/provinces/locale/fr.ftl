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
katana-says = Katana { $number }
katana-of = Katana { $number } : { $seat }
war-title = Bataille pour { $province }, château { $castle }
war-nobody = Personne n’y est ; le château est défaussé.
war-wins = { $seat } gagne avec { $number }.
war-sends = { $seat } gagne avec { $number } et envoie { $reinforcements ->
    [one] { $reinforcements } renfort
   *[other] { $reinforcements } renforts
} dans chaque province : { $province }.
war-next = Suivante : château { $castle }, { $province }
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
sheet-strength = force, dans l’ordre
sheet-katana = katana
sheet-katana-says = « katana » : à force égale, le katana le plus haut passe devant.
