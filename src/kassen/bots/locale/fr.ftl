level-random = Hasard
level-greedy = Glouton
level-search = Recherche
level-ashigaru = Ashigaru
level-samurai = Samouraï
level-daimyo = Daimyo
level-shogun = Shogun

bot-name = { $level } ({ $number })
wrong-bot = il n’y a pas de robot « { $given } » ; choisissez { $choices }
wrong-variant = il n’y a pas de robot « { $given } » ; une variante s’écrit search:sims=1000, shogun:ms=500 ou greedy:by=MESURE

# levels, in a few words
rank-ashigaru = se trompe souvent
rank-samurai = se trompe parfois
rank-daimyo = réfléchit à chaque coup
rank-shogun = réfléchit le plus longtemps

# people: name, who they are, how they play
level-otsune = Otsune
of-otsune = marchande de thé à Sakai
style-otsune = Prend ce qui rapporte tout de suite, et se trompe souvent.
level-gonta = Gonta
of-gonta = passeur sur la Yodo
style-gonta = Adore tenter sa chance, et se trompe souvent.
level-kai = Kai
of-kai = qui tint le château d’Oshi
style-kai = De deux bons coups, choisit le plus sûr.
level-magoichi = Magoichi
of-magoichi = chef des arquebusiers de Saika
style-magoichi = De deux bons coups, choisit le plus risqué.
level-naotora = Naotora
of-naotora = dame d’Iinoya
style-naotora = Sait attendre : se contente de moins si l’issue est aussi bonne.
level-dosan = Dosan
of-dosan = la Vipère de Mino
style-dosan = De deux bons coups, choisit celui qui rapporte tout de suite.
level-hanbei = Hanbei
of-hanbei = qui prit un château avec seize hommes
style-hanbei = Voit loin, et ose quand les autres hésitent.
level-sessai = Sessai
of-sessai = moine et stratège
style-sessai = Voit loin, et laisse peu au hasard.
