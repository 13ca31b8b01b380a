yes = Yes
no = No
you = You
you-too = { " (you)" }
close = Close
offline = The server is not responding. It may be restarting; please try again in a moment.
offline-kept = The server cannot be reached. Rules and lessons work without it; tables and puzzles do not.
your-turn = Your turn
your-turn-says = Your turn. { $prompt }

bar-home = Kassen, home
bar-theme = Dark

home-tagline = Four Sengoku-era games. No account needed.
home-games = The games
home-mine = My tables
home-mine-none = None yet. “Play now” starts a game against bots with one click.
home-file = Open a game file
home-puzzle = Puzzle of the day
home-puzzle-ask = Find the move
home-puzzle-rule = { $game }, a position from a real game. Only your first try counts.
home-puzzle-try = Try it
home-puzzle-answer = See the answer
home-puzzle-found = Found
home-puzzle-missed = Not found
home-puzzle-streak = { $days } in a row
file-asks = This game is not over. Who may play on?
file-alone = Just me, with bots. Everything stays as it is in the file.
file-others = Other people, too. I may know what is hidden, so all of it is redrawn first.
file-leave = Do not open it
home-open = Open tables
home-open-none = No table is looking for players right now. Open one “With friends” and list it here.
home-watch = Watch live

poster-players = { $players } players
poster-minutes = { $number } min
poster-play = Play now
poster-play-now = Play now: { $game }
poster-friends = With friends
poster-with-friends = With friends: { $game }

poster-fresh = new to you
poster-last = As last time: { $plan }
poster-change = change
poster-change-of = Change who you play with: { $game }
lobby-since = { $number ->
    [one] 1 move since your last turn
   *[other] { $number } moves since your last turn
}
lobby-bots = bots among themselves
lobby-look-back = Look back: { $game }
lobby-all = Show all { $number }
lobby-sit = Sit down
lobby-watch = Watch
lobby-look = View
lobby-decision = Move { $number }
lobby-given = from { $name }’s position
lobby-redrawn = from { $name }’s position, hidden cards redrawn
lobby-loaded = from a file
round-now = Round { $number }
lobby-clear = Clear finished games
lobby-remove = Remove from my tables
lobby-end = End this game
status-open = waiting for players
status-running = in progress
status-over = finished
status-closed = closed

new-players = Players
new-seats = Seating
new-open = Open (invite by link)
cast-title = Who will you play against?
cast-for = Choose who takes seat { $number }.
cast-measured = Strength in this game, measured in { $number } games among them: whoever is 200 points further right wins about three games in four. The bar shows how precise that is (95%).
cast-strength = Strength { $rating }, between { $low } and { $high } (95%)
cast-you = You, after { $number } games against them: { $rating }, between { $low } and { $high }
new-choose-seat = Seat { $number }:
new-fill = For seat { $number }: choose somebody from the list, or
new-ask = Ask a friend
new-here = Somebody at this screen
new-name = Name at seat { $number }
new-with = Your team
new-against = The other team
new-side = Team { $number }
new-swap = Swap places
plan-friend = a friend
plan-against = against { $names }
plan-shared = { $number } at this screen, with { $names }
plan-with = with { $partners }, against { $names }
plan-here = { $number } at this screen
plan-watch = you watch: { $names }
new-options = Options
new-clock = Time
clock-none = No time limit
clock-live = { $minutes } minutes each, plus { $seconds } seconds per move
clock-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
}
clock-hours = { $hours ->
    [one] One hour per move
   *[other] { $hours } hours per move
}
new-listed = List this table publicly on the front page
new-go-open = Open the table

seat-open = Open seat { $number }
seat-bot = bot
seat-here = present
seat-away = away
seat-covered = { $level } is standing in

waiting-title = Waiting for players
waiting-sit-too = Take this seat too
waiting-leave = Leave seat
waiting-clear = Clear this seat
waiting-bot = Put a bot in seat { $number }
waiting-start = Start the game
waiting-ready = Everyone is seated.
waiting-host = Everyone is seated; waiting for the host to start the game.
waiting-open = Some seats are still open: send the link, sit there yourself, or add a bot.
waiting-reserved = Only the host and bots can play here.

invite-title = Invitation
invite-say = Anyone who opens this link can sit down. Send it, or scan the code with a phone.
invite-link = Link to this table
invite-qr = QR code for the link to this table
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-only-here = This link works on this computer only. To let others in, open Kassen at this computer’s network address; the server must then be started with
invite-asks = { $name } invites you to a game of { $game }
invite-asked = You are invited to a game of { $game }
invite-host = opened the table
invite-your-seat = Your seat
invite-begins = yours, if you like
invite-name = What should the others call you?
invite-first = Before you sit down
invite-watch = Just watch
invite-fine = No account needed. This browser keeps your seat: open the same link to come back.

moves-title = Your moves
moves-title-watching = Current turn
moves-title-short = Moves
moves-keys = 1–9 to choose, Enter to play
moves-back = Back
moves-more = Show { $number } more
moves-held = Nothing to decide right now.
moves-over = The game is over.
moves-wait = It is { $name }’s turn.
prompt-wait = { $name } is thinking
bots-preparing = Preparing the bots (first start only). For now they think less.
bots-late = Busy right now: the bots need longer than usual. Your game is safe.
undo = Undo
undo-free = Take back your last move
undo-alone = Take back your last move (you are playing bots only; the log will note it)
undo-ask = Ask the others to let you take back a move
hint-ask = What would a good player do?
hint-wait = Weighing your options…
hint-title = Hint
hint-estimate = estimated chance of winning, in percent
hint-percent = { $number }%
hint-chance = Chance of winning: about { $percent } percent.
hint-error = Standard error { $error }, from { $sims } simulations.
hint-join = { "; " }
hint-alike = Nothing foreseeable sets them apart; only the estimate does.
hint-rough = Only a first look: the bots are still being prepared and cannot tell the chances yet.
rule-here = The rule for this move
sending = Sending: { $move }…

book-title = Table panels: log, chat, players
dock-title = Panels
log-title = Log
log-new = new
log-more = { $number ->
    [one] 1 more line
   *[other] { $number } more lines
}
since-title = Since your last turn
since-skip = Show the rest at once
talk-title = Chat
talk-nothing = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-react = Reactions
talk-unread = { $number ->
    [one] 1 new message
   *[other] { $number } new messages
}
react-says = { $name }: { $reaction }
react-bow = bows
react-laugh = laughs
react-cheer = cheers
react-think = thinks
react-ouch = ouch!
react-thanks = thanks
people-title = Players
people-cover = Let a bot play
people-back = I’m back
people-leave = Leave the game
people-ask-hints = Ask to allow hints
people-watching = { $number ->
    [one] One person is watching.
   *[other] { $number } people are watching.
}
watching-you = You are watching.
watching-names = { $more ->
    [0] Watching: { $names }
   *[other] Watching: { $names } and { $more } more
}
request-undo = { $name } asks to take back a move.
request-hints = { $name } asks to allow hints in this game.
request-withdraw = Withdraw request

pass-title = Pass the device to { $name } (seat { $number })
pass-say = The table is hidden. Nobody else should look now.
pass-go = That’s me: show my seat

over-title = Game over
over-won = { $number ->
    [one] { $names } wins
   *[other] { $names } share the win
}
over-rematch = Play again
over-rematch-go = Go to the next game
over-analysis = Look back
analysis-begins = Looking back at the game. The first results appear in a moment.
over-file = Game file

end-you-win = You win
end-you-share = You share the win
end-you-lose = You lose
end-you-place = { $rank ->
    [2] You are second
    [3] You are third
    [4] You are fourth
    [5] You are fifth
   *[other] You are sixth
}
end-draw = A draw
end-places = Places
end-sheet = Score sheet
end-ladder = Compared in this order
end-moments = Three moments
end-moments-find = Find the turning points
end-moments-wait = The bots are looking back…
end-moments-none = Nobody gave anything away that could be measured.
end-rung = { $rung }: { $who }
end-has = { $names } { $number }
end-then = then
end-split = { $before } before { $after } on equal points: { $rung }.
end-level = tied
end-decided = decided the game
end-show-board = Show the board
end-show = Show the ending
end-share = Share a picture
end-share-failed = This browser could not make the picture. A screenshot will do.
print-win = A shout of victory: the winner’s banners before the sun
print-draw = A draw: everyone’s banners before the sun
print-beaten = Regret: dusk, and the winner’s castle
print-rival = Everyone is beaten: the rival before the setting sun

outline-title = The table in words

line-connecting = Joining the table…
line-lost = Connection lost. Reconnecting… Your game is safe.
line-wait = Not connected right now. Your move was not sent; try again in a moment.
gone-none = This table does not exist
gone-left = You are no longer at this table
gone-home = Back to the front page
lost-title = There is nothing at this address

claim-title = Use your seats on this device
claim-say = This device will take over your identity: your name and your seats at all tables. Whatever identity it had before will be forgotten.
claim-go = Yes, this is my device

replay-title = Replay
replay-controls = Replay controls
replay-back = Previous move
replay-on = Next move
replay-play = Auto-play
replay-pause = Pause
replay-moment = Move { $ply } of { $plies }
replay-seat = Seen by
replay-spectator = a spectator
replay-play-on = Play from here
replay-share = Copy a link to this moment

rules-title = Rules
rules-all = All rules
rules-contents = Contents
rules-play = Play this game

settings-title = Settings
settings-saved = Saved.
settings-save = Save
settings-you = You
settings-name = Your name at the table
settings-device = Use my seats on another device
settings-device-say = Open this link on the other device within ten minutes.
settings-forget = Delete my data
settings-look = Appearance
settings-language = Language
settings-theme = Theme
theme-auto = same as device
theme-light = light
theme-dark = dark
settings-patterns = Patterns in addition to colors
settings-motion = Animations
settings-play = Game play
settings-pace = Other players’ moves
pace-calm = one by one, slowly
pace-quick = one by one, quickly
pace-instant = instantly
settings-sounds = Sounds
settings-notify = Notify me when it is my turn and I am on another page
settings-push = Notify this device when it is my turn in a game played over days, even with the browser closed
settings-push-refused = This browser does not allow notifications for Kassen.
settings-push-not = Notifications with the browser closed need a secure connection (https) and a browser that supports them.
settings-quiet = Quiet hours: no notifications at night
settings-quiet-from = from
settings-quiet-to = to
settings-shortcuts = Shortcuts: 1–9 selects a move, Enter plays it, M opens the list, U undoes, H gives a hint, I names the pieces

fair-title = Fairness
fair-how = Before the first card, a secret seed is sealed by publishing its SHA-256. At the end the seed is revealed. If it had been changed in between, it would no longer match the seal. This page recomputes the seal in your browser.
fair-seal = Seal, published at the start
fair-seed = Seed, revealed at the end
fair-computed = SHA-256 of that seed, computed here
fair-later = The seed is revealed when the game is over. Keep the seal: the two must match.
fair-holds = The seal matches: no die and no card was changed after the start.
fair-broken = The seal does not match. Do not trust this table.
fair-keys = Randomness, move by move
fair-keys-say = Every move draws its randomness from its own key, the start of SHA-256 of “seed:number”. Dice you have seen tell you nothing about later ones.
fair-setup = Setup
fair-all = To recompute every die and every card, download the game file and run:

# learning
learn-title = Learn
poster-learn-first = Learn in 5 minutes
poster-learn-first-of = Learn in 5 minutes: { $game }
poster-learn = Learn: { $game }
learn-first = Learn it in a five-minute first game
learn-step = { $number } of { $total }
learn-know = What you need to know
learn-right = Right!
learn-wrong = Not the best choice
learn-show = Show me
learn-next = Next
learn-back = Back
learn-again = Try again
learn-you = You are { $name }.
learn-done = Lesson complete
learn-play = Play now against bots
learn-restart = Restart the lesson
learn-way = Progress of the lesson
learn-choose = Choose
learn-skip = Skip to a game
callout-title = What this choice is about
callout-rule = The rule
callout-never = Don’t show these again
callout-close = Got it
settings-callouts = Explain each kind of choice when it first comes up
summary-title = One-page summary
summary-print = Print

# without a server
loading = Loading Kassen: { $percent }%
loading-opens = Loaded. Opening the table…
alone-title = On this device
alone-say = Here you play against bots, or with others on one screen. Everything stays in this browser, hidden cards too, so nothing stops a curious player from peeking.
alone-kept = If this device runs short of space, the browser may clear what it keeps: save the games you care about as files.
alone-file = Play on from this file later, here or on a server. It holds everything, hidden cards and the order of the piles too. Later shuffles and dice will differ.
alone-fair = Here the seal and the seed are both on this device: you can check them yourself, but they prove nothing to others.
alone-friends = To play with friends, each on their own screen, run a server:
alone-friends-there = To play with friends, each on their own screen, meet at
poster-own = Set up a table
poster-own-table = Set up a table: { $game }
update-ready = A new version is ready.
update-now = Load it
