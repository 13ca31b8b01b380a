short-ieyasu = Ieyasu
short-fukushima = Fuku­shima
short-kuroda = Kuroda
short-ii = Ii
short-kobayakawa = Kobaya­kawa
short-ishida = Ishida
short-hideyori = Hideyori
short-shimazu = Shimazu
short-ukita = Ukita
short-otani = Otani
short-peasants = Paysans
short-spearmen = Piquiers
short-archers = Archers
short-cavalry = Cavalerie
short-gunners = Fusiliers
short-horo = Horo
short-trap = Piège
short-flood = Digues
short-post = Relais
short-council = Conseil
short-supply = Convoi
short-market = Marché
short-copper = Cuivre
short-silver = Argent
short-gold = Or

kind-general = Général ({ $side }). Coût et force { $cost }.
kind-troop = Troupe. Coût et force { $cost }.
kind-tactic = Tactique. Coût { $cost }.
kind-politics = Politique. Coût { $cost }.
kind-treasure = Trésor. Coût { $cost }.
gift-cards = { $number ->
    [one] carte
   *[other] cartes
}
gift-actions = { $number ->
    [one] action
   *[other] actions
}
gift-coins = { $number ->
    [one] pièce
   *[other] pièces
}
gift-buys = { $number ->
    [one] achat
   *[other] achats
}
card-marker = Son déploiement donne un marqueur { $marker } : une action de plus à chacun de vos tours tant que vous l’avez.
card-says = { $number ->
    [1] { $card }, coût { $cost }.
   *[other] { $card } ×{ $number }, coût { $cost }.
}

line-title = Les dix territoires
at-territory = Territoire { $territory }.
at-won = Territoire { $territory }, gagné par l’{ $team }
at-card = { $card } ({ $seat }), territoire { $territory }, position { $place }, force { $number }
at-leads = l’emporte à cette position.
at-ghost = serait ici.
at-leaves = s’en irait.
may-choose = Vous pouvez choisir ceci.
place-open = Position { $place } vide.
place-level = Position { $place } à égalité.
place-led = Position { $place } : avantage à l’{ $team }.
trio = trois adjacents : +1

side-own = Votre camp : { $team }, { $side }
side-enemy = L’ennemi : { $team }, { $side }
points-says = { $number ->
    [one] { $number } point
   *[other] { $number } points
} sur 5
seat-open = Voir les cartes de ce joueur
seat-says = { $seat } : { $hand } en main, { $deck } dans la pioche, { $discard } en défausse.
seat-counts = main { $hand } · pioche { $deck } · déf. { $discard }
count-actions = Actions
count-coins = Pièces
count-buys = Achats

played-title = Jouées ce tour-ci
played-none = Rien encore.
chip-now = en cours
chip-waits = attend
hand-title = Main, pioche et défausse
hand-none = Aucune carte en main.
hand-watching = Vous regardez : les mains restent cachées.
ally-hand = Main ({ $seat }) :
deck = pioche
discard = défausse
deck-says = Pioche : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
discard-says = Défausse : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
pile-hand = Main : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
pile-known = En main, au su de tous
pile-deck = Pioche ({ $deck }) et main ({ $hand }) ensemble
pile-empty = Aucune carte.

supply-title = Réserve : dix-sept piles
generals-title = Généraux : { $side }
pile-says = { $card }, coût { $cost }, reste { $number }.

reader-title = De plus près
showdown-would = Territoire { $territory }, tel qu’il serait
showdown-now = Territoire { $territory }, tel qu’il est
showdown-wins = L’{ $team } gagne le territoire { $territory } et a { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
showdown-nobody = Personne ne gagne encore ce territoire.
signs = ▼ votre camp l’emporte, ▲ l’ennemi l’emporte, ＝ égalité, · vide. Deux positions gagnent un territoire, ou trois cartes contre aucune.
quiet = { $number ->
    [one] { $number } tour
   *[other] { $number } tours
} sans déploiement.

do-end-actions = Finir les actions
do-end-buys = Finir les achats
do-spare = Épargner
do-leave = Laisser la rangée
do-pass = Ne rien faire
do-give = Donner une carte…
do-keep = { $number ->
    [0] Aucune
   *[other] Garder { $number }
}
order-says = Nouvel ordre : { $card }

sheet-territories = { $number ->
    [one] { $number } territoire
   *[other] { $number } territoires
}
sheet-open = Sur les territoires ouverts : la force des équipes A et B.
lead-own = vous menez { $number } sur 3
lead-enemy = l’ennemi mène { $number } sur 3
lead-level = à égalité
lead-nobody = personne
mark-own = Vous
mark-enemy = Ennemi
# ce qu’est une pièce
tip-actions = { $number ->
    [one] { $number } action restante : jouer une carte en coûte une.
   *[other] { $number } actions restantes : jouer une carte en coûte une.
}
tip-coins = { $number ->
    [one] { $number } pièce pour acheter ; le reste est perdu.
   *[other] { $number } pièces pour acheter ; le reste est perdu.
}
tip-buys = { $number ->
    [one] { $number } achat : une carte de la réserve.
   *[other] { $number } achats : une carte de la réserve chacun.
}
