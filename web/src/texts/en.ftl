# What the browser says besides the games, in English.

## Everywhere

web-skip = Skip to the content
web-loading = One moment…
web-offline = The server does not answer. Are you online? Try again in a moment.
web-outdated = There is a new version of Rooftree. Load the page again to go on; nothing is lost.
web-reload = Load again
web-lost = There is nothing at this address.
web-home = Home
web-rules = Rules
web-settings = Settings
web-navigation = Pages
web-close = Close
web-the-rule = The rule
web-search = Search the rules
web-print = Print
web-search-nothing = Nothing in the rules mentions “{ $text }”.

## The front door

web-hero = Build a home together
web-hero-note = House-building board games around one table: with family, friends and bots, on one screen or many. No account, one link.
web-games = Games
web-players-from-to = { $from } to { $to } players
web-open-table = Open a table
web-opening = Opening the table…
web-play-bots = Play with a bot
web-learn = Learn
web-lobby = Open tables
web-lobby-empty = Nobody has a public table open just now. Open one!
web-lobby-host = by { $name }
web-my-tables = Your tables
web-my-past = Finished games
web-my-tables-empty = Tables you have sat at will be found here.
web-my-tables-elsewhere = Have you been playing in another browser?
web-mine-unready = Not everyone is ready yet
web-mine-resigned = You have given up this game.
web-mine-locked = The host has closed your seat.
web-mine-shared =
    Built together: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-today = today, { $time }
web-join = Join
web-watch = Watch
web-look = Look
web-forget = Take off the list
web-status-waiting = waiting
web-status-playing = playing
web-status-over = over
web-status-closed = closed

## The daily house

web-daily = Daily house
web-daily-note = One deal a day of each game, the same for everybody. Build from it; then see what others made of the same cards.
web-daily-today = Today
web-daily-yesterday = Yesterday, still open
web-daily-next = New cards come at { $time }.
web-daily-streak =
    { $days ->
        [0] Build a house today, and begin a row of days.
        [one] One day in a row
       *[other] { $days } days in a row
    }
web-daily-forgiven = One missed day a week is forgiven.
web-daily-build = Build it
web-daily-compare = See all houses
web-daily-again = Once more
web-daily-again-note = The first time counts. A second does not.
web-daily-hands = You hold both hands.
web-daily-against = Against somebody who …
web-daily-builders =
    { $count ->
        [0] Nobody here has built it yet
        [one] One person has built it
       *[other] { $count } people have built it
    }
web-daily-mine =
    Your house: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-daily-given-up = You gave this one up.
web-daily-shown = Whoever has played the same deal sees your house and your nickname.
web-daily-calendar = What you have built
web-daily-month-before = The month before
web-daily-month-after = The month after
web-daily-day-built =
    { $date }, { $count ->
        [one] one house
       *[other] { $count } houses
    }
web-weekdays = Mo Tu We Th Fr Sa Su
web-daily-scores = Everybody’s points
web-daily-bar = { $range } points: { $count }
web-daily-place =
    { $builders ->
        [one] You are the first to build it here.
       *[other] Your place: { $place } of { $builders }
    }
web-daily-houses = Houses from the same cards
web-daily-against-level = against level { $level }
web-daily-strongest = The strongest bot
web-daily-building = is still building. Look again in a minute.
web-daily-deal = The deal of a daily house follows from the date. It is the same on every server.

## My houses

web-houses = My houses
web-houses-note = Everything that you have built, as a street to walk along.
web-houses-empty = The street is empty still. Your first house will stand here.
web-houses-all = All games
web-houses-order = Order
web-houses-latest = Latest first
web-houses-best = Best first
web-houses-oddest = Oddest first
web-houses-oddest-note = Furthest from what you usually reach in that game.
web-houses-count =
    { $count ->
        [one] One house
       *[other] { $count } houses
    }
web-houses-told = { $title }, { $points } points, { $date }
web-houses-save = Save all records
web-houses-delete = Delete all…
web-houses-delete-one = Delete this house
web-houses-delete-question =
    { $count ->
        [one] Delete this house for good?
       *[other] Delete all { $count } houses for good?
    }
web-houses-delete-note = Nobody can bring them back. Where other people played, the game stays theirs, without your name. Daily houses of today and yesterday stay until their days are over.
web-houses-delete-yes = Delete for good

## Setting up a table

web-how-many = How many players?
web-pace = Pace
web-pace-live = At one sitting
web-pace-days = Over days
web-clock-of-a-move = Time for a move
web-clock-told = { $time } for each move: there is a warning, and when the time is up a bot plays.
web-clock-none = No limit
web-clock-seconds = { $seconds } seconds
web-clock-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
web-clock-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
web-clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-clock = Time left: { $left }
web-public = Show it among the open tables
web-from-record = Go on from a saved game
web-from-record-note = A record (a file ending in .json); its players and options are taken over.

## Seats

web-seats-note =
    { $seats ->
        [2] The game begins when both seats are taken and everyone is ready. Two people at one screen take both.
       *[other] The game begins when all { $seats } seats are taken and everyone is ready. Several people at one screen take several seats.
    }
web-full-watching = The table is full: you are watching.
web-how-it-plays = How this table plays
web-change = Change
web-change-note = Everybody sees the change. Whoever was ready is asked again.
web-choose-bot = Who is to play along?
web-who-plays = Who plays?
web-by-link = somebody, by the link
web-without = Without { $name }
web-seat-free = A free seat
web-sit-here = Sit here
web-sit-too = Someone else here
web-your-name = Your nickname
web-another-name = Nickname of someone else at this screen
web-bot = bot
web-you = you
web-away = away
web-guest = Guest
web-ready = ready
web-i-am-ready = I am ready
web-not-ready = Not ready after all
web-stand-up = Stand up
web-remove = Remove
web-send-away = Send away
web-remove-question = Remove { $name }?
web-remove-waiting = The seat is free again. { $name } is told, and may sit down again.
web-remove-playing = A bot plays on in this seat. { $name } is told, and may take the seat back.
web-remove-locks = { $name } may not come back
web-no-after-all = Never mind
web-locked-out = { $name } may not sit here.
web-admit = Let in again
web-former-removed =
    { $status ->
        [playing] The host has given your seat to a bot. You may take it back.
       *[other] The host has freed your seat. You may sit down again.
    }
web-former-locked = The host has taken your seat and keeps it closed. You are watching; ask in the chat to be let in again.
web-former-resigned = You have given up this game. You are watching.
web-come-back-to-seat = Take my seat back
web-resign = Give up
web-resign-question = Give up this game?
web-resign-note = A bot takes your seat for good, and the others finish the game. Everyone is told.
web-leave = Leave the game
web-leave-question = Leave this game?
web-leave-note = A bot takes your seat for good and helps the others on. Everyone is told.
web-seats-left =
    { $count ->
        [one] 1 seat is free
       *[other] { $count } seats are free
    }
web-waits-for-ready = Not ready yet: { $names }.
web-invite = Invite
web-invite-note = Whoever has this link can take a free seat, or watch.
web-invite-full = Every seat is taken. Whoever comes by the link can watch.
web-link = Link
web-copy = Copy
web-copied = The link is copied.
web-copy-moment = Copy the link to this move
web-share = Share
web-qr = The invitation as a QR code
web-tv = Show on a TV
web-tv-join = Point your phone’s camera here to take a seat.
web-tv-come = Point your phone’s camera here to come to this table.
web-tv-ready = It begins when everybody has tapped “{ web-i-am-ready }” on their phone.

## The table

web-board = Board
web-players = Players
web-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-played-by = { $bot } plays
web-thinking = is thinking…
web-your-turn = your turn
web-time-nearly-up = time is nearly up
web-may-confirm = may still change it
web-look-at = Look at { $name }’s house
web-connecting = Connecting…
web-reconnecting = Connection lost. Trying again…
web-unsent =
    { $count ->
        [one] What you did is waiting to be sent.
       *[other] { $count } things that you did are waiting to be sent.
    }
web-move-waits = Your move waits for the connection.
web-on-its-way = on its way
web-log-and-chat = Log and chat
web-log = Log
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-line = Say something
web-send = Send
web-react = React with { $reaction }
web-spectator = Spectator
web-menu = Menu
web-in-words = The table in words
web-confirm-question = Done? Confirm your turn, or undo a step.
web-turn-of-absent = It is the turn of { $name }, who is away.
web-played-for-you = A bot plays for you.
web-lately = What the others did last
web-next-step = Now choose what goes with it.
web-put-back = Cancel
web-skip-ahead = Skip ahead
web-hand-back = Play myself again
web-all-moves =
    { $count ->
        [one] What can I do?
       *[other] What can I do? ({ $count })
    }
web-undo = Undo
web-confirm = Confirm
web-no-way-back = no way back
web-doubt = Do you mean it?
web-doubt-yes = Do it
web-doubt-no = Think again
web-doubt-never = Do not ask again in this game
web-up-to = up to { $points }
web-then = then: { $moves }
web-meanwhile = Since your last turn
web-watch-again = Watch it again
web-go-on = Go on
web-hand-over = Hand the screen to { $name }
web-hand-over-note = Nobody else should be looking.
web-i-am = I am { $name }
web-let-bot-play = Let a bot play
web-mute = Mute
web-unmute = Unmute
web-deal = The deal
web-sealed-deal = Sealed: nobody knows it
web-sealed-only = Only a deal that nobody can know
web-sealed-only-note = Only a deal that nobody can know: no game from a record
web-unsealed =
    { $moves ->
        [0] From a record: a deal without a seal
        [one] From a record, { $moves } move played: a deal without a seal
       *[other] From a record, { $moves } moves played: a deal without a seal
    }
web-sealed = The deal was under seal before anybody sat down:
web-deal-fair = The deal was fair: checked
web-deal-unwitnessed = The numbers of the deal fit its seal
web-deal-broken = Beware: this is not the deal that was promised
web-deal-how = The seal is the SHA-256 of what the server had sealed. That text and everybody’s secrets, one a line, have a SHA-256, too; modulo 2⁶³ it is the seed. Whether the cards came from that seed is told by “rooftree replay”, from the record.
web-seal = Seal, shown before the deal
web-seal-text = What was sealed
web-seal-salt = Salt
web-share-of = { $name }’s secret
web-pledged = pledged before:
web-seed = Seed
web-waits-for-shares = Before the cards are dealt, the browser of each player adds a secret to the deal. Still missing: { $names }. The page must be open there.

## The coach

web-coach = Coach
web-coach-note = For each seat: how much a coach tells whoever plays there. Everybody sees who has which.
web-coach-seat = Seat { $number }
web-coach-off = nothing
web-coach-warn = warns before a blunder
web-coach-ideas = three ideas
web-coach-explain = three ideas, and why
web-coach-has = Coach: { $what }
web-coach-ask = What would you play?
web-coach-thinks = The coach is thinking…
web-coach-line =
    { $before ->
        [one] The coach is thinking about somebody else’s question first.
       *[other] { $before } others have asked the coach before you.
    }
web-coach-chance = wins { $percent } %
web-coach-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-coach-warns = The coach would not do this: it gives much away.

## The end

web-show-end = Show the houses
web-back-to-table = Back to the table
web-replay = Replay
web-record = Save the record
web-rematch = Play again
web-rematch-join = To the next game
web-score = Score
web-tie = Equal points: a tie-break has decided.
web-month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
web-date = { $day } { web-month }
web-best = (the most)
web-counting = The points are counted
web-count-again = Count again
web-picture = Picture
web-picture-all = Picture of all houses
web-picture-keep = A picture to keep
web-save-png = Save the picture
web-save-svg = Save as a drawing (SVG)
web-picture-failed = The picture could not be made here. Try the drawing instead.

## Replay

web-to-begin = To the beginning
web-to-end = To the end
web-back = Back
web-forward = Forward
web-play = Play
web-pause = Pause
web-move = Move
web-eyes = Seen by
web-the-deal = The deal
web-replay-running = The game goes on: cards that nobody may look at any more show their backs here, too.
web-mind = What would be good here?
web-mind-thinking = Thinking on this device…
web-mind-told = Worked out on this device: { $count } lines looked at.

## Lessons

web-learn-step = Step { $now } of { $all }
web-learn-other = That would be possible, too. For this lesson, take what is marked.
web-learn-do-it = Do it for me
web-learn-end = That is all you need.
web-learn-so-far = So far
web-learn-leave = Back to the front page
web-learn-again = Once more
web-learn-play = Play for real

## Settings

web-language = Language
web-theme = Colours
web-theme-system = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-size = Text size
web-size-normal = Normal
web-size-large = Large
web-size-huge = Very large
web-speed = Pace of the game
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = At once, without animations
web-confirms = Confirm my turns
web-confirms-people = When I play with people
web-confirms-always = Always
web-confirms-never = Never
web-letters = Colour-blind palette, with letters and patterns
web-sounds = Play soft sounds
web-come-back = Come back as yourself
web-come-back-note = Your seats belong to this browser. With a phrase of six words you can take them to another one.
web-new-phrase = Give me a phrase
web-phrase-note = Write it down: it is shown only once, and an older one no longer works.
web-phrase = A phrase from another browser
web-recover = Be that person here
web-recovered = Welcome back.
web-notices = Tell me when it is my turn
web-notices-on = This browser will tell you when it is your turn.
web-notices-off = This browser will no longer tell you.
web-notices-no = This browser will not show messages. Allow them in its settings first.

## Tables without drawing

web-plain-empty = empty
web-plain-table = The table
web-plain-house = { $name }
web-plain-asked = It is { $name }’s turn: { $question }
web-plain-answers = Answers
web-plain-round = Round { $now } of { $all }
web-plain-day = Day { $now } of { $all }
web-plain-turn = Turn { $now } of { $all }
web-plain-under-way = Under way

## The magnifier

web-magnifier = Seen close up
web-magnifier-now = Here and now
web-magnifier-all-rules = All the rules
web-keys = Keys at the table
web-keys-go = from place to place
web-keys-touch = touch the place
web-keys-look = look closely at what is there, or under the mouse
web-keys-back = close, or put back
web-keys-undo = take back
web-keys-confirm = confirm the turn
