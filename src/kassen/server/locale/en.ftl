bot-name = { $bot } ({ $number })

news-opened = The table is open.
news-opened-position = { begun-position }
news-opened-file = { begun-file }
news-opened-fork = { begun-fork }
news-sat = { $name } takes seat { $number }.
news-left = { $name } leaves seat { $number }.
news-bot = A bot ({ $bot }) takes seat { $number }.
news-cleared = Seat { $number } is open again.
news-started = The game begins.
news-undone-free = { $name } undoes back to move { $ply }.
news-undone-alone = { $name } undoes back to move { $ply } (playing against bots only).
news-undone-agreed = { $name } undoes back to move { $ply }; all agreed.
news-asked-undo = { $name } asks to take back moves, to move { $ply }.
news-asked-hints = { $name } asks to allow hints.
news-answered-yes = { $name } agrees.
news-answered-no = { $name } does not agree.
news-agreed = All agree: hints are allowed.
news-away-absent = { $name } is away; a bot ({ $bot }) plays meanwhile.
news-away-clock = { $name } has run out of time; a bot ({ $bot }) plays meanwhile.
news-away-asked = A bot ({ $bot }) is standing in for { $name }.
news-back = { $name } is back.
news-ended-abandoned = The table is closed because nobody came back.
news-ended-closed = The table is closed.
news-resumed = The server was interrupted for a moment; the clock for this turn starts over.
news-rematch = { $name } opens a rematch.

begun-somebody = somebody
begun-position = This game began from a position set up by { $name }.
begun-file = This game comes from a file loaded by { $name }.
begun-fork = This game began from a position of another game, chosen by { $name }.
vouched-dealt = Yes: this game was dealt as its seed says.
vouched-redrawn = Everything hidden in it was drawn again from the sealed seed before anyone else could sit down. The seed vouches for that and for every shuffle, roll and draw since, but not for what everyone could see at the start.
vouched-given = The seed vouches for every shuffle, roll and draw since then, but not for the position itself: whoever set it up may have known every hand and the order of every pile.
vouched-loaded = It was not dealt on this server: the seed is the one named in the file, and nobody sealed it here before the game.

verified-seed = The seed is the one that was committed to ({ $seal }…).
verified-decisions = { $number ->
    [one] The only move is legal.
   *[other] All { $number } moves are legal.
}
verified-chance = { $number ->
    [one] The only move is legal, and every shuffle, roll and draw is what the seed gives.
   *[other] All { $number } moves are legal, and every shuffle, roll and draw is what the seed gives.
}
verified-result = The result is right.
verified-undone = After move { $after } the game went back to move { $to } ({ $how ->
    [agreed] all agreed
    [alone] against bots only
   *[free] nothing had been revealed
}).
