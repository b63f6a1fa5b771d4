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
web-houses-oddest-note = What only they have; then the furthest from what you usually reach in that game.
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
web-houses-charts = From house to house
web-houses-summary =
    { $count ->
        [one] 1 house
       *[other] { $count } houses
    } · best { $best } · average { $mean }
web-people = Your people
web-people-games =
    { $count ->
        [one] 1 game together
       *[other] { $count } games together
    }
web-people-between = Between you: { $mine } for you, { $theirs } for { $name }
web-people-level = { $count } level
web-people-together =
    { $count ->
        [one] 1 home built together, with { $best } points
       *[other] { $count } homes built together, the best with { $best } points
    }
web-people-again = To the last table: a rematch

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
web-house-rules = House rules
web-house-box = As in the box
web-house-changes =
    { $count ->
        [one] What is different: one change
       *[other] What is different: { $count } changes
    }
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
web-copy-embed = Embed
web-copy-embed-note = Copy the code that shows this game in a web page
web-embed-running = This game is not over yet. When it is, it can be watched here.
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
web-rated = Counts for ratings
web-rated-note = It counts for ratings: only people play, one seat each, without coaches; everybody agrees before it begins
web-rated-ask = This game counts for ratings. It begins only if everybody agrees.
web-rated-agree = I agree, and am ready
web-ratings = Ratings
web-ratings-mine = Your ratings
web-ratings-note = How strong people are, by games that counted because everybody at the table wanted it. Whoever begins has 1000; 400 points more mean that one wins ten times as often as the other.
web-ratings-none = You have no rating yet. When you set up a table, let it count, and play against people.
web-ratings-none-off = You have no rating, and none is kept.
web-ratings-games =
    { $count ->
        [one] by { $count } game
       *[other] by { $count } games
    }
web-ratings-error = In 95 of 100 cases the rating is no farther off than the number after ±. Few games say little.
web-ratings-on = Keep ratings of me
web-ratings-show = Show my ratings to others
web-ratings-name = Under this name
web-ratings-delete = Delete my ratings…
web-ratings-delete-question = Delete your ratings?
web-ratings-delete-note = Nobody can bring them back, and no others are kept until you want them again. What others have won or lost against you stays as it is.
web-ratings-shown = Those who show theirs
web-ratings-shown-none = Nobody shows a rating yet.
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
web-coach-lines = { $count } games played on
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
web-review = The coach’s review
web-review-note = Every decision, judged by what its player could know then. It takes a moment, once for each game.
web-review-begin = Review this game
web-review-begins = The coach looks through the game…
web-review-place =
    { $before ->
        [one] One review comes before this one.
       *[other] { $before } reviews come before this one.
    }
web-review-progress = { $done } of { $all } decisions
web-review-closer = Look more closely
web-review-best = One of the best moves of the game.
web-review-glows = It glows on the board.
web-review-show = Show it on the board
web-review-luck-together = What these cards are worth beyond others, which is luck: { $dealt } points. What was made of them beyond that: { $made }.
web-try-again = Try again
web-gentle = The coach never calls a move a mistake
web-play-on = Play on from here…
web-play-on-note = Another game begins at this position, for fun: who takes which seat?
web-play-on-me = me
web-play-on-begin = Play on

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
web-come-back-note = Your seats belong to this browser. With a phrase of seven words you can take them to another one.
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

## Score pad

web-nudge = Remind them
web-next-table = Next table
web-next-table-of = Next: { $title } ({ $names })
web-morning = Since you were here
web-good-morning = Good morning.
web-good-day = Hello.
web-good-evening = Good evening.
web-morning-turns =
    { $count ->
        [one] One table waits for you.
       *[other] { $count } tables wait for you.
    }
web-morning-ended =
    { $count ->
        [one] One game has ended since you were here.
       *[other] { $count } games have ended since you were here.
    }
web-on-holiday = on holiday until { $date }
web-days = Games that take days
web-morning-told = Tell me once a morning, at eight, which tables wait for me, instead of at every turn (with notifications)
web-holiday = On holiday until
web-holiday-note = On holiday your clock stands still in games that take days, and nobody reminds you. Everybody there sees it.
web-holiday-begin = I am off
web-holiday-begun = Enjoy it. Your tables know.
web-holiday-until = You are on holiday until { $date }. No clock runs for you in games that take days.
web-holiday-back = I am back
web-week = This week, for a team
web-week-note = The same cards for every team of your size. Each of you has a hand and a device; the cards are dealt when the last has come.
web-week-players = { $count } people
web-week-teams =
    { $count ->
        [0] no team has built it yet
        [one] one team has built it
       *[other] { $count } teams have built it
    }
web-week-gather = Gather a team
web-week-team = Your team
web-week-next = The next deal comes on { $date }, at midnight UTC. A person is in one team for each number of players.
web-week-name = You play as a guest: tell your name in the settings first.
web-week-title = A team for { $title }
web-week-free = a free seat
web-week-join = Join the team
web-week-invite = Send this link to the others. Whoever joins has a hand of their own.
web-week-of = week { $week }, { $count } people
web-daily-beside-mine = Beside mine
web-daily-beside = You and { $name }, round by round
web-daily-rounds = Round
web-daily-round-before = The round before
web-daily-round-after = The next round
web-daily-end = The end
web-odd-many = The only one with { $thing } × { $count }.
web-odd-only = The only one with this: { $thing }.
web-odd-without = The only one without this: { $thing }.
web-odd-best = Your best one in this game.
web-houses-admire = Admire
web-houses-again = Replay, play on
web-pad = Score pad
web-pad-note = For the box on your table: build everybody’s house by touching or writing, and the rules of the game count the points.
web-pad-home = House { $number }
web-pad-homes = Houses
web-pad-add = One more house
web-pad-name = Name
web-pad-way = How to fill it in
web-pad-touch = Touch
web-pad-write = Write
web-pad-write-note = Write what lies where, in any words and any of our languages; several things with commas between them.
web-pad-find = Find by name, in any words
web-pad-nothing = nothing yet
web-pad-remove = Take away: { $what }
web-pad-choose = Choose …
web-pad-put = add
web-pad-next = Next place
web-pad-done = Done
web-pad-keep = Keep this result
web-pad-kept = Kept on this device.
web-pad-again = New round, same people
web-pad-clear = Clear this house…
web-pad-clear-question = Clear { $name }?
web-pad-clear-yes = Clear it
web-pad-clear-note = Everything that is written down for this house goes. Results that you kept stay.
web-pad-offline = The server does not answer. What you fill in is kept on this device, and is counted as soon as it answers.
web-pad-here = Without a connection this device counts, by the same rules.
web-pad-ready = It is kept on this device now, and works without a connection.
web-pad-evenings = Your evenings
web-pad-evenings-note = They are kept on this device and nowhere else.
web-pad-evenings-none = Results that you keep will stand here, with everybody’s points from game to game. They stay on this device.
web-pad-played = played
web-pad-won = won
web-pad-best = best
web-pad-mean = average
web-pad-course = Points from game to game
web-pad-save = Save as a file
web-pad-forget = Delete this result
web-pad-forget-question =
    { $count ->
        [one] Delete this result?
       *[other] Delete all { $count } results?
    }
web-pad-forget-note = Nobody can bring them back.
web-pad-entry-room = Room
web-pad-entry-decor = Décor
web-pad-entry-piece = Furniture
web-pad-entry-base = Terrain or foundation
web-pad-entry-rooms = Rooms
web-pad-entry-roof = Roof
web-pad-entry-garden = Garden
web-pad-entry-roofs = Roof cards
web-pad-entry-helpers = Helpers
web-pad-entry-children = Children (for a tie)
web-pad-entry-attic = Attic
web-pad-entry-bonuses = Bonus cards
web-pad-entry-board = Room printed on B2
web-pad-entry-gifts = Gifts
web-pad-entry-money = Money left, in silver
web-pad-entry-extension = Attic extension
web-pad-entry-loan = Loan not repaid yet
web-pad-entry-expert = With the expert bonuses
web-pad-entry-round = Round
web-pad-entry-day = Day
web-pad-entry-turn = Turn
web-pad-entry-market-rooms = Rooms in the market, from the left
web-pad-entry-market-resources = Resources above columns 2 to 5
web-pad-entry-market-tiles = Tiles for sale: left shop, then right
web-pad-entry-queue-a = Queue A, its head first
web-pad-entry-queue-b = Queue B, its head first
web-pad-entry-hand = Hand
web-pad-entry-character = Character
web-pad-entry-neighbours = Neighbours visiting
web-pad-entry-tools = Tools

## The print corner

web-paper = On paper
web-paper-note = Print a game, or what helps with the one on your table: our own pictures, our own words.
web-paper-size = Paper
web-paper-a4 = A4
web-paper-letter = US Letter
web-paper-game = The whole game
web-paper-game-note = Everything below in one file, with a page that tells how to print and cut it.
web-paper-cards = Cards
web-paper-cards-note = Fronts and backs in real size, with cut marks; cards are 63 × 88 mm.
web-paper-tokens = Tokens
web-paper-tokens-note = To be glued on cardboard and cut out.
web-paper-boards = Boards
web-paper-boards-note = As large as what is laid on them.
web-paper-aid = Player aid
web-paper-aid-note = One page: how a turn goes, what counts, what things do.
web-paper-pad = Score pad
web-paper-pad-note = Two sheets on a page, to write on.
web-paper-label = Box label
web-paper-label-note = For the lid and the sides of a box.
web-paper-how = Print in real size (100 %), never “fit to page”.

# Playing on this device

web-here = On this device
web-here-note = Also without a network: with bots, or several of you at one screen. Games are kept in this browser.
web-here-offline = There is no network just now. Here you can play on all the same: with bots, or several of you at one screen.
web-at-this-screen = at this screen
web-engine-loading = Getting this device ready to play by itself. The first time takes a moment.
web-not-here = That cannot be done with a table on this device.
web-not-possible = { $error }

## Puzzles

web-puzzles = Puzzles
web-puzzles-note = Positions from games that bots played, in which one turn is clearly better than all others. Find it.
web-puzzles-none = There are no puzzles here yet.
web-puzzles-all = All puzzles
web-puzzles-done = { $done } of { $all } done
web-puzzle = Puzzle { $number }
web-puzzle-today = Today’s puzzle
web-puzzle-told = { $title }, puzzle { $number }, difficulty { $stars } of 3
web-puzzle-alone = solved
web-puzzle-helped = seen with help
web-puzzle-stars-1 = To warm up
web-puzzle-stars-2 = To think about
web-puzzle-stars-3 = Few find these
web-puzzle-player = Player { $number }
web-puzzle-task = It is your turn. One move is clearly better than all others: find it.
web-puzzle-task-points = Your turn. One move is about { NUMBER($points) } points better than all others: find it.
web-puzzle-wrong = Not this one: it gives away about { NUMBER($points) } { $points ->
        [one] point
       *[other] points
    }. Try another.
web-puzzle-wrong-some = Not this one. Try another.
web-puzzle-right = Right!
web-puzzle-as-good = Right, that is just as good! It goes on like this:
web-puzzle-hint = A hint
web-puzzle-hint-1 = It begins at one of the places that are pointed out.
web-puzzle-hint-2 = It begins here.
web-puzzle-show = Show it
web-puzzle-again = Once more
web-puzzle-next = Next puzzle
web-puzzle-solved = Solved at once!
web-puzzle-solved-later = Solved!
web-puzzle-shown = This was the turn
web-puzzle-proof = The next best move gives away about { $gap } points (give or take { $error }), as { $lines } games show that were played on from here.
web-puzzle-exact = The next best move gives away { $gap } points, whatever comes.
web-puzzle-found = How many of ten bots find it:

# The analysis board

web-analysis = Analysis board
web-analyse = Analyse
web-analysis-note = Open any game, walk through it and try other moves. At every position a coach on this device says what it would play. Once opened, it works without a network.
web-analysis-not-here = This browser cannot run the analysis board, or this server was built without it.
web-analysis-record = A recorded game
web-analysis-file = From a file
web-analysis-paste = Or paste a record: the deal and the moves, as text
web-analysis-open = Open
web-analysis-deal = A new deal
web-analysis-deal-note = You move for everybody. The same number always gives the same deal.
web-analysis-seed = Number of the deal
web-analysis-place = A position by hand
web-analysis-place-note = Furnish the houses, choose what lies on the table and whose turn it is. What cannot be is explained.
web-analysis-begin = Begin
web-analysis-place-open = Analyse this position
web-analysis-seat = Player { $number }
web-analysis-seats = Players
web-analysis-table = On the table
web-analysis-turn = Whose turn it is
web-analysis-chance = What you leave open comes by chance from what is left in the box.
web-analysis-shuffle = Another chance
web-analysis-wrong =
    { $count ->
        [one] This cannot be: one thing is wrong.
       *[other] This cannot be: { $count } things are wrong.
    }
web-analysis-eyes = whoever decides
web-analysis-save = Save this line
web-analysis-another = Another game
web-analysis-lines = Lines
web-analysis-game = The game
web-analysis-line = Line { $number }
web-analysis-mind = What { $name } could do
web-analysis-play-on = Let them play on
web-analysis-start = Play on from here
web-analysis-stop = Stop
web-analysis-over = The game is over
