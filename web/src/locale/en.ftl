yes = Yes
no = No
you = You
close = Close
offline = The server is not responding. It may be restarting; please try again in a moment.
your-turn = Your turn
your-turn-says = Your turn. { $prompt }

bar-home = Kassen, home
bar-theme = Dark

home-tagline = Four Sengoku-era games. No account needed.
home-games = The games
home-mine = My tables
home-mine-none = None yet. “Play now” starts a game against bots with one click.
home-file = Open a game file
home-open = Open tables
home-open-none = No table is looking for players right now. Open one “With friends” and list it here.
home-watch = Watch live

poster-players = { $players } players
poster-minutes = { $number } min
poster-play = Play now
poster-play-now = Play now: { $game }
poster-friends = With friends
poster-with-friends = With friends: { $game }

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
new-seat = Seat { $number }
new-fill-open = Friends (by link)
new-fill-bot = Bots
new-fill-me = All on this screen
new-me = Someone at this screen
new-open = Open (invite by link)
new-bot = Bot: { $level }
new-options = Options
new-clock = Time
clock-none = No time limit
clock-live = 15 minutes each, plus 10 seconds per move
clock-days = One day per move
new-listed = List this table publicly on the front page
new-go-open = Open the table
new-go-play = Play

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
undo = Undo
undo-free = Take back your last move
undo-alone = Take back your last move (you are playing bots only; the log will note it)
undo-ask = Ask the others to let you take back a move
hint-ask = What would a good player do?
rule-here = The rule for this move

book-title = Table panels: log, chat, players
dock-title = Panels
log-title = Log
talk-title = Chat
talk-nothing = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-react = Reactions
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
over-nobody = Nobody won
over-rematch = Play again
over-rematch-go = Go to the next game
over-file = Game file

end-you-win = You win
end-you-share = You share the win
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
end-rung = { $rung }: { $who }
end-has = { $names } { $number }
end-then = then
end-level = level
end-decided = decided the game
end-show-board = Show the board
end-show = Show the ending
end-share = Share a picture
end-share-failed = This browser could not make the picture. A screenshot will do.
print-win = A shout of victory: the winner’s banners before the sun
print-beaten = Regret: dusk, and the winner’s castle
print-rival = All are beaten: the rival before the setting sun

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
settings-shortcuts = Shortcuts: 1–9 selects a move, Enter plays it, M opens the list, U undoes, H gives a hint

fair-title = Fairness
fair-how = Before the first card, the server seals a secret seed by publishing its SHA-256. At the end it reveals the seed. If the seed had been changed in between, it would no longer match the seal. This page recomputes the seal in your browser.
fair-seal = Seal, published at the start
fair-seed = Seed, revealed at the end
fair-computed = SHA-256 of that seed, computed here
fair-later = The seed is revealed when the game is over. Keep the seal: the two must match.
fair-holds = The seal matches: no die and no card was changed after the start.
fair-broken = The seal does not match. Do not trust this table.
fair-keys = Randomness, move by move
fair-keys-say = Every move draws its randomness from its own key, the start of SHA-256 of “seed:number”. Dice you have seen tell you nothing about later ones.
fair-setup = Setup
fair-all = To recompute every die and every card, take the game file and run:

# learning
learn-title = Learn
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
summary-title = One-page summary
summary-print = Print
