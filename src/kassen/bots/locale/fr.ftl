level-random = Hasard
level-greedy = Glouton
level-search = Recherche
level-ashigaru = Ashigaru
level-samurai = Samouraï
level-daimyo = Daimyo
level-shogun = Shogun

bot-name = { $level } ({ $number })
