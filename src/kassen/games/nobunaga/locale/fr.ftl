title = Nobunaga
tagline = Servez Nobunaga, marquez des points dans ses campagnes et finissez devant vos rivaux et devant lui.
goal = Le but : le plus de points en cartes conquises après la seconde campagne. Si Nobunaga en a le plus, tout le monde a perdu.
option-strict = Le Nobunaga renforcé (les deux règles additionnelles). Très difficile : il finit souvent premier, et alors personne ne gagne.
option-extra_cards = Règle additionnelle : avant les paires, puis après la première campagne, la première carte de la pioche va à Nobunaga.
option-cut_off = Règle additionnelle : quand Nobunaga marque, les rangs derrière lui ne marquent rien.
option-counted = Aide-mémoire : montre ce que chacun aurait pu noter de chaque main.

house-uesugi = Uesugi
house-mouri = Mori
house-takeda = Takeda
house-asai = Asai & Asakura
house-ashikaga = Ashikaga
house-hongan = Hongan-ji

phase-pair = Mise en place : les paires
phase-keep = Mise en place : la carte gardée
phase-pick = Manche
phase-give = Cartes restantes
phase-rest = Cartes restantes
phase-attack = Campagne
phase-over = Fin de partie

prompt-pair = Prenez une des paires.
prompt-keep = Gardez une carte de votre paire ; l’autre va sous la pioche, cachée.
prompt-pick = Prenez une carte Maison, ou la carte Joueur actif si elle est au milieu.
prompt-give = Donnez à Nobunaga une des cartes restantes.
prompt-rest = Prenez une des cartes restantes ; Nobunaga reçoit l’autre.
prompt-attack = Choisissez la maison que Nobunaga attaque.
prompt-over = La partie est terminée.

move-pair = Paire { $position } : { $house }
move-keep = Garder { $house }
move-pick = Prendre { $house }
move-active = Prendre la carte Joueur actif
move-give = Donner { $house } à Nobunaga
move-take = Prendre { $house }
move-attack = Attaquer { $house }

event-active-chosen = { $seat } est le joueur actif.
event-card-left = La première carte de la pioche, { $house }, va à gauche de Nobunaga.
event-pair-laid = Paire { $position } : { $house }.
event-pair-taken = { $seat } prend la paire { $house }.
event-kept = { $seat } garde { $house } et glisse { $under_house } sous la pioche.
event-kept-unseen = { $seat } garde une carte de sa paire.
event-opened = Nouvelle manche, { $seat } commence. Au milieu : { $house }.
event-picked = { $seat } prend { $house }.
event-active-taken = { $seat } prend la carte Joueur actif.
event-rest-taken = { $seat } prend { $house } parmi les cartes restantes.
event-sent = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} { $house } { $number ->
    [one] va
   *[other] vont
} à droite de Nobunaga.
event-active-stays = Personne n’a pris la carte Joueur actif ; { $seat } la garde.
event-campaign = { $number ->
    [1] La première campagne
   *[other] La seconde campagne
} commence. À droite de Nobunaga : { $house }.
event-attacked = { $seat } envoie Nobunaga contre { $house }.
event-ranked = Rang { $rank } : { $seat } avec { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} { $house }.
event-ranked-nobunaga = Rang { $rank } : Nobunaga avec { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} { $house }.
event-scored = { $seat } conquiert une carte { $house }.
event-scored-nobunaga = Nobunaga conquiert une carte { $house }.
event-passed = { $seat } passe la carte Joueur actif à { $to_seat }.
event-ended = La seconde campagne est terminée.

show-nobunaga = Nobunaga
show-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
show-right = à sa droite
show-left = à sa gauche
show-scored = conquises
show-middle = Au milieu
show-active-card = la carte Joueur actif
show-active = actif
show-pile = { $number ->
    [one] { $number } carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
show-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
show-hand = main
show-pair = paire
show-known = connues
show-one-of = une parmi
show-pairs = Paires visibles
show-rank-nobunaga = Nobunaga : { $number ->
    [one] { $number } point
   *[other] { $number } points
}, rang { $rank }
show-seat = { $seat }
show-houses = { $house }

fact-house = Maisons conquises
fact-active = Détient la carte Joueur actif à la fin
fact-nobunaga_first = Nobunaga est premier et personne ne gagne
fact-nobunaga_house = Maisons conquises par Nobunaga

seat-nobunaga = Nobunaga
line-house = { $number ->
    [1] { $house }
   *[other] { $house } ×{ $number }
}
rung-order = l’ordre depuis la carte Joueur actif : qui la tient, puis Nobunaga, puis le sens horaire
reason-points-rival = Nobunaga est premier, { $value ->
    [one] { $value } point
   *[other] { $value } points
} à { $other_value } : aucun joueur ne gagne.
reason-order = À égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $level_seat }. L’égalité profite à qui tient la carte Joueur actif, puis à Nobunaga, puis dans le sens horaire : { $seat } gagne.
reason-order-rival = À égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $level_seat }. L’égalité profite à qui tient la carte Joueur actif, puis à Nobunaga : il est premier, et aucun joueur ne gagne.

effect-worth = { $house } : { $first } pour la première carte conquise, { $second } pour la deuxième
effect-hold = vous avez alors { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} { $house } ; la prochaine conquise vaudra { $worth }
effect-alike = les deux cartes sont identiques : tout le monde saura ce que vous gardez
effect-rivals = { $number ->
    [0] personne d’autre n’a pu garder { $house }
    [1] { $rival_seat } a peut-être aussi gardé { $house }
   *[other] ont peut-être aussi gardé { $house } : { $rival_seat }
}
effect-would-rank = { $how ->
    [scores] si { $house } était attaquée maintenant, vous marqueriez (rang { $rank })
    [perhaps] si { $house } était attaquée maintenant, vous marqueriez peut-être (rang { $rank } ; rangs qui marquent : { $scoring })
    [nothing] si { $house } était attaquée maintenant, vous ne marqueriez rien (rang { $rank } ; rangs qui marquent : { $scoring })
    [none] si { $house } était attaquée maintenant, vous n’auriez aucune carte à montrer
   *[safe] Nobunaga n’a pas encore de carte { $house } : il ne peut pas l’attaquer
}
effect-would-score = vainqueur des égalités, vous marqueriez maintenant ici : { $house }
effect-active = { $players ->
    [2] l’autre joueur donne à Nobunaga une des cartes restantes, vous en prenez une ; vous choisissez les attaques et l’emportez en cas d’égalité
   *[other] vous prenez une des deux cartes restantes, choisissez les attaques et l’emportez en cas d’égalité
}
effect-gives = Nobunaga a alors { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} { $house } à sa droite
effect-starts-campaign = { $number ->
    [1] puis la première campagne commence
   *[other] puis la seconde campagne commence
}
effect-lays = { $how ->
    [scores] { $seat } marque { $points } (rang { $rank })
    [perhaps] { $seat } marque peut-être { $points }
   *[nothing] { $seat } ne marque rien (rang { $rank })
}
effect-lays-nobunaga = { $how ->
    [scores] Nobunaga marque { $points } (rang { $rank })
    [perhaps] Nobunaga marque peut-être { $points }
   *[nothing] Nobunaga ne marque rien (rang { $rank })
}
effect-passes = la carte Joueur actif passe à { $to_seat }

# l’objet d’un choix, dit une fois aux débutants
about-pair = Chacun prend deux cartes que tous voient, et n’en gardera qu’une, en secret.
about-keep = Une carte reste en main ; l’autre va, cachée, sous la pioche et ne revient jamais.
about-pick = Une carte chacun, et il en reste une pour Nobunaga : réunissez les cartes des maisons qu’il va attaquer, et laissez-lui-en peu.
about-give = Vous décidez de la carte que reçoit Nobunaga : il attaquera cette maison.
about-rest = Vous gardez l’une des deux ; l’autre va à droite de Nobunaga, là où il attaque.
about-attack = Chacun montre ses cartes de la maison que vous désignez ; seuls les premiers rangs marquent, Nobunaga compris.

# à la fin, là où le premier et le suivant diffèrent le plus
most-house = La maison qui a creusé le plus grand écart : { $house }, { $value } à { $other_value }.
