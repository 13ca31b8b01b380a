bot-name = { $bot } ({ $number })

news-opened = The table is open.
news-sat = { $name } takes seat { $number }.
news-left = { $name } leaves seat { $number }.
news-bot = A bot ({ $bot }) takes seat { $number }.
news-cleared = Seat { $number } is open again.
news-started = The game begins.
news-undone-free = { $name } undoes back to { $ply ->
    [0] the start of the game
   *[other] move { $ply }
}.
news-undone-alone = { $name } undoes back to { $ply ->
    [0] the start of the game
   *[other] move { $ply }
} (playing against bots only).
news-undone-agreed = { $name } undoes back to { $ply ->
    [0] the start of the game
   *[other] move { $ply }
}; all agreed.
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
