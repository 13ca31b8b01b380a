level-random = Random
level-greedy = Greedy
level-search = Search
level-ashigaru = Ashigaru
level-samurai = Samurai
level-daimyo = Daimyo
level-shogun = Shogun

bot-name = { $level } ({ $number })
