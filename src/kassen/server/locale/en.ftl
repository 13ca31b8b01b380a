guest-name = Ronin { $number }
news-opened = The table is open.
news-sat = { $name } takes seat { $number }.
news-left = { $name } leaves seat { $number }.
news-bot = A bot ({ $bot }) takes seat { $number }.
news-cleared = Seat { $number } is open again.
news-started = The game begins.
news-undone-free = { $name } takes the game back to { $ply ->
    [0] the start
   *[other] move { $ply }
}.
news-undone-alone = { $name } takes the game back to { $ply ->
    [0] the start
   *[other] move { $ply }
} (playing against bots only).
news-undone-agreed = { $name } takes the game back to { $ply ->
    [0] the start
   *[other] move { $ply }
}; all agreed.
news-asked-undo = { $name } asks to take the game back to { $ply ->
    [0] the start
   *[other] move { $ply }
}.
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
news-resumed = The game was interrupted for a moment; the clock for this turn starts over.
news-rematch = { $name } opens a rematch.

# what is not done, and why
refusal-not-begun = The game has not begun yet.
refusal-begun = The game has already begun.
refusal-begun-watch = The game has begun. Only the player who left this seat may take it again, but you can watch.
refusal-begun-clear = The game has begun; seats can only be cleared before the start.
refusal-begun-bot = The game has begun; bots cannot be changed while other people are at the table.
refusal-over = The game is over.
refusal-not-over = That is only possible once the game is over.
refusal-over-there = The game was already over at that move. Choose an earlier one.
refusal-table-over = This table is closed. Open another one.
refusal-nothing-to-leave = This table is closed; there is nothing to leave.
refusal-late = The game has moved on. Look again, then choose.
refusal-turn-of = It is { $name }’s turn.
refusal-turn-of-bot = It is not your turn; a bot is thinking.
refusal-illegal = That move is not possible now.
refusal-no-such-moment = There is no such move; the last one is { $number }.
refusal-nothing-to-undo = You have no move to take back.
refusal-no-hints = Hints are off while you play against people, unless everyone agrees. Ask them first.
refusal-hints-allowed = Hints are already allowed here.
refusal-hint-late = The game moved on before the hint was ready.
refusal-request-open = Another request is still waiting for an answer.
refusal-request-closed = That request is no longer open.
refusal-answer-not-needed = Nobody is waiting for your answer.
refusal-no-seat = You have no seat at this table.
refusal-no-such-seat = There is no such seat; this table has { $number }.
refusal-seat-taken = Seat { $number } is taken.
refusal-seat-open = Seat { $number } is already open.
refusal-seat-not-yours = Seat { $number } is not yours.
refusal-own-seat = This is your own seat. Leave it instead.
refusal-others-view = During the game you can look only from your own seats.
refusal-seats-open = Seats still open: { $number }. Invite someone with the link, or add a bot.
refusal-seats-differ = The number of seats ({ $number }) does not match the number of players ({ $players }).
refusal-reserved = The host set this game up and may know what is hidden, so only the host and bots play. You can watch.
refusal-known-position = Nobody else can sit down where you know what is hidden. Have it redrawn, or do not list the table.
refusal-cannot-redraw = What is hidden in this position cannot be redrawn.
refusal-has-days = This game is played over days. If { $name } runs out of time, a bot moves for them.
refusal-not-their-turn = It is not { $name }’s turn yet. A bot can step in if they are away when it comes.
refusal-back-soon = { $name } may be back in a moment. A bot can step in after { $number } more { $number ->
    [one] second
   *[other] seconds
}.
refusal-tables-of-yours = { $number ->
    [one] You already have a table under way.
   *[other] You already have { $number } tables under way.
} Finish one first, or leave it to the bots.
refusal-tables-of-network = Too many tables are under way from your network (at most { $number }). Finish one first, or leave it to the bots.
refusal-not-on-your-list = This table is not on your list.
refusal-others-play-here = Other people are playing here with you. Leave the game first.
refusal-asked-to-leave = The host has asked you to leave this table. You can still watch.
refusal-host-only = Only the host of this table can do that.
refusal-bot-plays-already = A bot is already standing in for { $name }.
refusal-person-present = { $name } is here; a bot can only stand in for someone who is away.
refusal-person-sits = { $name } is sitting there. Clear the seat first.
refusal-no-bot-plays = No bot is standing in for you.
refusal-no-such-bot = There is no such bot.
refusal-no-chat = This table has no chat.
refusal-empty-line = There is nothing to read in this message.
refusal-empty-name = A name needs at least one visible letter.
refusal-no-such-code = This code is unknown, used or too old. Make a new one on the other device.
refusal-bad-device = The server cannot send notifications to this browser’s address.
refusal-unknown-person = We do not know you yet. Reload the page.
refusal-no-such-table = This table does not exist. Check the link.
refusal-no-such-game = This game does not exist here.
refusal-no-such-page = This game has no such page.
refusal-no-lesson = This game has no lesson.
refusal-no-puzzle = There is no such puzzle.
refusal-impossible-table = No table can be opened with these settings.
refusal-bad-file = This file cannot be loaded: it is not a Kassen game, or it has been changed.
refusal-nothing-here = There is nothing at this address.
refusal-wrong-method = This address cannot be used that way.
refusal-not-allowed = You may not do that.
refusal-other-site = Only Kassen’s own pages may do that.
refusal-unreadable = This was not understood. Reload the page and try again.
refusal-too-long = This is too long.
refusal-too-slow = The request took too long to arrive. Try again.
refusal-too-fast = That was too much at once. Wait a moment and try again.
refusal-too-many-pages = Too many pages are open at once. Close some of them.
refusal-cannot-write = Nothing can be saved right now. Nothing was done; try again.
refusal-stopping = The server is restarting. Come back in a moment.
refusal-fault = Something went wrong; the error has been logged. Try again.
refusal-look-back-failed = Looking back failed. The error is ours, not your connection’s; the game itself is safe.
refusal-needs-server = That needs a server: this page runs on your device alone.
refusal-other-tab = Kassen is open in another tab. Play there, or close it and reload this page.
refusal-no-storage = This browser does not let Kassen save games here (private browsing may forbid it). Nothing was done.
refusal-storage-full = There is no room left to save this. Nothing was done; delete finished games or free some space.
refusal-unfit-kernel = Part of this page is from another version. Reload it; if that does not help, clear its stored data.
refusal-not-loaded = Part of Kassen could not be loaded. Check the connection and reload the page.

begun-somebody = somebody
news-opened-position = This game began from a position set up by { $name }.
news-opened-file = This game comes from a file loaded by { $name }.
news-opened-fork = This game began from a position of another game, chosen by { $name }.
vouched-dealt = Yes: this game was dealt as its seed says.
vouched-redrawn = Everything hidden in it was drawn again from the sealed seed before anyone else could sit down. The seed vouches for that and for every shuffle, roll and draw since, but not for what everyone could see at the start.
vouched-given = The seed vouches for every shuffle, roll and draw since then, but not for the position itself: whoever set it up may have known every hand and the order of every pile.
vouched-loaded = It was not dealt here: the seed is the one named in the file, and nobody sealed it here before the game.

verified-seed = The seed is the one that was sealed ({ $seal }…).
verified-unsealed = The file carries no seal: whoever made it may have chosen the seed.
verified-decisions = { $number ->
    [one] The only move is legal.
   *[other] All { $number } moves are legal.
}
verified-chance = { $number ->
    [one] The only move is legal, and every shuffle, roll and draw is what the seed gives.
   *[other] All { $number } moves are legal, and every shuffle, roll and draw is what the seed gives.
}
verified-result = The result is right.
verified-undone = After move { $after } the game went back to { $to ->
    [0] the start
   *[other] move { $to }
} ({ $how ->
    [agreed] all agreed
    [alone] against bots only
   *[free] nothing had been revealed
}).

# notices to a device whose browser is closed
push-turn = Your turn: { $games }

# a file that does not hold what it says
wrong-seal = the seed is not the one the table sealed before the first card: its SHA-256 differs
wrong-set-up = the setup: the file says { $claim }, the seed gives { $truth }
wrong-steps = moves in the file: { $number }; moves it describes: { $claim }
wrong-result = the result: the file says { $claim }, but it is { $truth }
wrong-origin = the file says that what was hidden was redrawn, but not from which position
wrong-given = the position that was set up is impossible: { $reason }
wrong-redrawn = what was hidden in the position is not what the seed gives
wrong-move = move { $number } is not legal: { $reason }
wrong-decider = move { $number }: the file says player { $claim } made it, but it was player { $truth }
wrong-told = move { $number }: the file says { $claim }, but it was { $truth }
