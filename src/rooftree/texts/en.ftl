# What every game’s interface says, in English.

## People and bots

play-you = You
play-or = { $first } or { $last }
play-and = { $first } and { $last }
play-bot = { $name } ({ $bot }) { $how }. { $about }
level = Level { $level } of 6
level-word =
    { $level ->
        [1] is just learning
        [2] plays gently
        [3] knows the game
        [4] plays well
        [5] plays very well
       *[6] plays like a master
    }

## The cast: who sits down when a bot plays

character-pip = Is six, and sure that every card is a good card.
character-tumi = Puts things where they look nice, and never counts.
character-coco = Plays fast, laughs a lot, forgets whose turn it is.
character-lulu = Came for the cake; the game is a treat besides.
character-bo = Asks the cat which one to take.
character-lea = Plays to see her house grow, and forgets the rest.
character-teo = Takes what is shiny, and looks for a place later.
character-birta = Knits while she plays, and drops a stitch or a card.
character-max = Has just read the rules, most of them.
character-zoe = Tells a story with every room, and misses a bargain.
character-jonas = Plays on Fridays, and has a plan until Saturday.
character-amelie = Sees much, and regrets the rest aloud.
character-katla = Never gives up, and never counts twice.
character-samir = Learnt it from his daughter, and nearly beats her.
character-greta = Plays by heart, and the heart is mostly right.
character-margot = Never leaves a good thing lying on the table.
character-hugo = Counts the points after every turn, half aloud.
character-freyja = Takes the best of today and lets tomorrow come.
character-oskar = Is a carpenter: what is begun gets finished.
character-nadia = Plays quickly and well, while the tea gets cold.
character-iris = Plans three turns ahead, and forgets nothing.
character-walter = Built bridges for forty years, and plans as carefully.
character-sunna = Looks at everything first, then takes what helps most.
character-emile = Keeps his best idea for when it counts.
character-rosa = Runs a building site like an orchestra.
character-magnus = Thinks of every way it could go, and smiles at one.
character-colette = Has never lost at her own table, she says.
character-hildur = Drew the houses of half this town, and sees yours.
character-anselm = Takes his time, and afterwards one knows why.
character-yuki = Has played this in her head long before you sat down.
character-alix = Came along with this game, and knows it from home.
character-kari = Is new in the street, and curious about every rule.
character-noor = Has played this one on many a rainy Sunday.
character-sven = Says little. You will see.
character-mei = Learnt this game on a long train journey.

## The first screen

welcome-keys = Type the number of a move. “?” tells what each is worth, “why { example-cell }” why something is not possible, “help” the rest. (Deal { $seed })

## A turn

turn-of = Your turn, { $player }.
turn-hand-over = Hand the keyboard to { $player }, and press Enter when nobody else is looking.
turn-confirm = Enter = done, u = undo
turn-waits = First close your turn, or take the last move back. You may look up { $commands }.

## Menus

menu-folded = { $verb }: { $count } ways. Type “{ $verb }” to see them.
menu-effects = What changes in your visible score, at best, by the end of this turn:
effect-at-once = at once { $points }

## Answers

answer-empty = Type the number of a move, or “help”.
answer-no-number = There is no move { $number } here.
answer-ambiguous = “{ $text }” may be { $candidates }. Which one?
answer-near = “{ $text }” is not a move. Did you mean { $candidates }?
answer-unknown = “{ $text }” is neither a move nor a command. “?” lists the moves, “help” the commands.
answer-where = Where to? Type for example “{ $example }”.
answer-yes = y yes

## Why not?

why-over = The game is over.
why-not-now = Not now. You are being asked: { $decision }
why-usage = Name a space or a move: “why { example-cell }”, “why { example-move }”.
why-nothing = No move of this game mentions “{ $text }”.
why-also = (Likewise: { $names })
why-possible = This is possible now.

## A piece on the table, looked at closely

look-name = { $thing }
look-place = On { $cell }
look-number = { $label }: { $number }
look-left = Left: { $count }
look-empty = Nothing lies here yet
look-worth = Counts now: { $lines }
look-rule = The rule: { $section }
look-usage = Name something on the table: “look { example-cell }”. Here are, among others: { $names }
look-nothing = Nothing on the table is called “{ $text }”. Here are, among others: { $names }

## Undo

undo-nothing = There is nothing of yours to take back: undo stops where someone else acted or something new was shown.

## Looking things up

log-empty = Nothing has happened yet.
plain-points =
    { $points ->
        [one] ({ $points } point)
       *[other] ({ $points } points)
    }
score-total = Total
score-what = what
score-where = where
score-points = points
figure-house = Example
rules-topics = The rules by topic; type for example “rules { example-topic }”.
rules-unknown = No topic of the rules is called “{ $text }”. The topics are:

## Saving and leaving

save-done = Saved. Go on later with:
save-finished = Saved. Watch it again with:
save-failed = “{ $file }” cannot be written: { $reason }
save-nowhere = The game could not be saved anywhere. Last try: { $reason }
save-replace = { $file } exists already. Replace it (y/n)?
quit-save = Save the game? Type a file name, or Enter to leave without saving.
quit-bye = Goodbye!

## The end

ending-over = No move is left: the game is over.
end-winner =
    { $points ->
        [one] { $players } wins with { $points } point!
       *[other] { $players } wins with { $points } points!
    }
end-winners =
    { $points ->
        [one] { $players } share the victory with { $points } point!
       *[other] { $players } share the victory with { $points } points!
    }
end-you =
    { $points ->
        [one] You win with { $points } point!
       *[other] You win with { $points } points!
    }
end-save = Keep this game? Type a file name, or Enter to leave.

## Commands: their words, and what they do

command-effects = ?
command-why = why
command-undo = undo u
command-table = table
command-cards = cards
command-look = look
command-rules = rules
command-log = log
command-score = score
command-save = save
command-quit = quit q
command-help = help h
help-moves = A move is its number in the menu, or its notation in full or in short: { example-moves }.
help-effects = what every move is worth now (? { example-verb }: only one kind of move)
help-why = why something is not possible: why { example-cell }, why { example-move }
help-undo = take back your last action of this turn
help-table = draw the table again
help-look = what something on the table is, does and is worth now: look { example-cell }
help-rules = the rules, by topic: rules { example-topic }
help-log = what happened lately (log all: everything)
help-score = everyone’s score so far, line by line
help-save = save the game: save FILE
help-quit = leave; you may save first
help-help = this list

## What a game may say in its own words (without “plain-”)

plain-turn-score =
    { $now ->
        [one] { $now } point
       *[other] { $now } points
    } so far ({ $change }).
plain-score-so-far = The score so far:
plain-help-cards = what the cards in sight do
plain-replay-next = Enter = on, q = leave

## The coach: why a move is better, with its number

coach-alike = The coach cannot tell them apart: after { $games } games each there is hardly a difference.
coach-only = There is no other move.
coach-many =
    { $points ->
        [0] Many small things add up.
        [one] Many small things add up: to about 1 point in the end.
       *[other] Many small things add up: to about { $points } points in the end.
    }
coach-own-often = In { $more } of 10 games there are points for it ({ $line }), instead of { $less }.
coach-own-costs = It costs points ({ $line }) in { $more } of 10 games, instead of { $less }.
coach-own-points =
    { $more ->
        [one] About 1 point
       *[other] About { $more } points
    } in the end ({ $line }), instead of { $less }.
coach-own-ten = In ten games { $more } points together ({ $line }), instead of { $less }.
coach-other-often = { $seat } gets points for it ({ $line }) in { $more } of 10 games only, instead of { $less }.
coach-other-costs = { $seat } loses points by it ({ $line }) in { $more } of 10 games, instead of { $less }.
coach-other-points = { $seat } has less of it ({ $line }): about { $more } in the end, instead of { $less }.
coach-other-ten = { $seat } has less of it ({ $line }): in ten games { $more } points together, instead of { $less }.

## Replay

replay-unfinished = The record ends here; the game is not over.
replay-deal-unsealed = This record has no seal: nobody can tell from it how its deal came about.
replay-deal-fair = The deal was fair: the server’s secret and those of the players make the seed, and the seed these cards. The seal, to compare with the one that was shown before the game: { $seal }
replay-deal-alone = The deal fits its seal; no player had a share in it, so it is the server’s own. The seal, to compare with the one that was shown before the game: { $seal }
replay-deal-broken = Beware: these cards are not the ones that were under the seal { $seal }.

## A game reviewed

review-title = { game-title }: the game once more, with the coach
review-chart = Chance of winning, from the first decision to the last
review-chart-together = Points that the house was heading for, from the first decision to the last
review-player = player
review-inaccuracy = inaccuracies
review-mistake = mistakes
review-blunder = blunders
review-dealt = the deal gave
review-made = made of it
review-luck = In points: what these cards are worth beyond others if all play by rules of thumb, which is luck; and what was made of them.
review-worst = The moments that mattered
review-none = Nobody gave anything away that the coach could see.
review-none-praised = No move was clearly better than every other.
review-praised = The best moves
review-moment = Move { $number }, { $player }: { $move }
review-better = Better: { $move }
review-called =
    { $verdict ->
        [blunder] A blunder
        [mistake] A mistake
       *[inaccuracy] An inaccuracy
    }: { $given }.
review-gentle = There was more to gain here: { $given }.
review-chance = about { $percent } % of the chance to win in an even game
review-points =
    about { $points ->
        [one] 1 point
       *[other] { $points } points
    }
review-limits = An inaccuracy gives away { $inaccuracy } % of the chance to win an even game or more, a mistake { $mistake } %, a blunder { $blunder } %; whatever is uncertain counts in favour of the player.
review-limits-points = An inaccuracy gives away { $inaccuracy } points or more, a mistake { $mistake }, a blunder { $blunder }; whatever is uncertain counts in favour of the player.

## Score pad

pad-wrong =
    { $count ->
        [1] This cannot be scored. One thing is wrong:
       *[other] This cannot be scored. { $count } things are wrong:
    }
pad-at = { $name }: { $problem }
pad-did-you-mean = Did you mean { $near }?
pad-or = { $first } or { $second }
pad-bad-toml =
    { $fault ->
        [quotes] Line { $line }, “{ $text }”: this value cannot be read. Words stand in straight quotes: name = "Anna"
        [equals] Line { $line }, “{ $text }”: an entry has one word, an equals sign and a value: name = "Anna"
        [closed] Line { $line }, “{ $text }”: something is left open, a quote ", a bracket ] or a brace {"}"}, or a comma is missing between two things.
        [brackets] Line { $line }, “{ $text }”: a home begins with its name in double brackets, which are both closed: [[…]]
        [twice] Line { $line }, “{ $text }”: this entry stands there already; each is written once.
       *[other] Line { $line }, “{ $text }”: this cannot be read as TOML ({ $error }). Words stand in straight quotes: name = "Anna"
    }
pad-not-text = This is not a text file (UTF-8).
pad-too-long = The file is too long for a score sheet.
pad-game =
    { $given ->
        [0] The first line must say which game: game = "{ $game }"
       *[other] There is no score pad for "{ $text }", only for { $games }: write game = "{ $game }"
    }
pad-players = players = { $text } must be a whole number from { $least } to { $most }: how many played, no fewer than are written down.
pad-key = "{ $entry }" is not an entry here; the entries are { $known }.
pad-name = A name has 1 to { $most } letters.
pad-number = { $entry } = { $text } must be a whole number from 0 to { $most }.
pad-flag = { $entry } = { $text } must be true or false.
pad-list = { $entry } must be a list: { $entry } = ["…", "…"]
pad-unknown = { $where }: "{ $text }" is unknown here.
pad-cell-twice = { $cell } is given twice.
set-none-left = There is no { $card } left in the box.
set-too-many =
    { $count ->
        [one] One card lies about, but { $most } have left the pile by then.
       *[other] { $count } cards lie about, but only { $most } have left the pile by then.
    }
set-rooms =
    { $wanted ->
        [0] Before round { $round } no room stands in a house yet; here there are { $count }.
        [one] Before round { $round } every house has one room; here there are { $count }.
       *[other] Before round { $round } every house has { $wanted } rooms, face down ones included; here there are { $count }.
    }
set-built = On turn { $turn } at most { $most } cards can stand there, one for each turn before; there are { $count }.
set-hand = A hand has { $most } cards here, not { $count }.
set-twice = { $card } is chosen twice.
set-over = The game would be over here.
set-broken = The rules do not allow this: { $error }
pad-total = total
pad-winner =
    { $name } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
pad-shared =
    { $names } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## Component list

box-card = card
box-kind = kind
box-points = points
box-copies = copies
box-total = total
box-players = { $least }–{ $most } players
box-age = from age { $age }
box-minutes = about { $minutes } min
box-legend = • is in the rulebook, ◦ is reported by several owners of the box; what has no mark is our reconstruction.

## A table elsewhere: rooftree join

join-welcome = Type the number of a move. “?” tells what each changes, “why { example-cell }” why something is not possible, “say hello” talks to the others, “help” the rest.
join-watching = You are watching this table.
join-back = Welcome back, { $name }: your seat is still yours.
join-waiting = The game begins when every seat is taken and everyone is ready.
join-invite = Invite others with this link:
join-sit = “sit NAME” takes a free seat; or just watch.
join-bots = “bot 2 greedy” puts a bot on the second seat.
join-seat-free = free
join-seat-yours = { $name } (you)
join-seat-other = { $name }
join-seat-bot = { $name } (bot, { $how })
join-seat-ready = ready
join-seat-not-ready = not ready yet
join-seat-away = away
join-sit-usage = Say under which name: “sit Anna”, or “sit 2 Anna” for the second seat.
join-bot-usage = Say on which seat, and which bot: “bot 2 greedy”.
join-say-usage = Write what you want to say behind the word: “say hello”.
join-full = Every seat is taken; you can watch.
join-no-seat = You have no seat at this table.
join-rated = This game counts for ratings: “agree” if you want that, “stand” if not.
join-only-watching = You came to watch. Come again without --watch to take a seat.
join-others = It is { $name }’s turn.
join-bot-plays = A bot plays for you; “back” lets you play again.
join-wait = It is { $name }’s turn. Meanwhile you may say something or look things up: “help”.
join-unknown = That cannot be done now. “help” lists what can.
join-due = You have time until { $time }.
join-final = cannot be taken back
join-nothing-to-confirm = There is no turn of yours to close now.
join-somebody = Somebody watching
join-chat = { $name }: “{ $text }”
join-line-lost = The connection to the server is lost; trying to get it back…
join-line-back = The connection is back.
join-no-save = The server keeps the game. You can leave at any time and come back by the same link.
join-kept = Your seat is kept. Come back with:
join-fair = The deal was fair: its seed { $seed } comes from the seal and from all secrets, yours too, that were pledged before anybody told one.
join-sealed = The deal was fixed before the first move: its seed { $seed } fits the seal shown then.
join-unsealed = The game was over when you came, so the seal of its deal (seed { $seed }) was not checked here.
join-broken-seal = Beware: the seed { $seed } does not fit the seal shown during the game. This is not the deal that was promised.
join-broken-pledges = Beware: the seed { $seed } is not made from the secrets that were pledged when you told yours. This is not the deal that was promised.
join-record = The record of this game:
join-end = Enter leaves.
join-end-seated = “again” plays once more with the same people, Enter leaves.
join-closed = The rules of this table are no longer played here.
join-help-quit = leave; your seat is kept
command-say = say
command-confirm = confirm
command-sit = sit
command-stand = stand
command-agree = agree
command-bot = bot
command-back = back
command-again = again
help-say = say something to everyone at the table: say hello
help-confirm = close your turn; Enter does the same
help-sit = before the game: take a seat (sit Anna, sit 2 Anna)
help-stand = before the game: leave your seat
help-agree = before the game: agree that it counts for ratings, and be ready
help-bot = before the game, as host: put a bot on a seat (bot 2 greedy)
help-back = play yourself again after a bot has played for you
help-again = after the game: once more with the same people

## The table server: what happens around a table

table-sat-down = { $name } sits down.
table-stood-up = { $name } leaves the seat.
table-removed = The host has freed { $name }’s seat.
table-replaced = The host has given { $name }’s seat to { $bot }.
table-resigned = { $name } gives up; { $bot } plays on.
table-came-back = { $name } is back at the table.
table-admitted = { $name } may sit at this table again.
table-arranged = The host has changed how this table plays. Everyone else is asked again whether they are ready.
table-host-changed = The host is away; { $name } is the host now.
table-from-record =
    { $moves ->
        [0] This game is dealt as in a record. Its deal has no seal: whoever has the record knows the cards.
        [one] This game goes on from a record, after { $moves } move. Its deal has no seal: whoever has the record knows the cards.
       *[other] This game goes on from a record, after { $moves } moves. Its deal has no seal: whoever has the record knows the cards.
    }
table-voided = { $name } has not told the secret for the deal, so nothing is dealt. Everyone’s share is made anew.
table-started = The cards are dealt, the game begins.
table-taken-over = { $bot } plays for { $name } from now on.
table-timed-out = The time of { $name } is up: { $bot } plays on.
table-stands = The time of { $name } is up: the turn stands as it is.
table-handed-back = { $name } plays again.
table-warned = { $name }, your time is nearly up.
table-nudged = { $name } was reminded that everybody is waiting.
table-away = { $name } is on holiday. Nobody hurries.
table-back = { $name } is back from holiday.
table-over = The game is over.
table-rematched = { $name } would like to play again.
table-closed = The operator of this server has closed the table.

## The table server: why something was not done, and what would be right

refused-nobody = Nobody knows you here yet. Come in as a guest first (POST /api/me), then try again.
refused-unreadable = This cannot be understood: { $error }
refused-id = A command needs an id of 1 to { $most } characters.
refused-too-long = This is too long; at most { $most } bytes are read.
refused-sheet-too-long = This is more than the houses of one table need: { $most } entries of { $longest } letters at most.
refused-too-much = That was a lot at once. Wait a moment, then try again.
refused-busy = Too much is happening at this table just now. Please try again.
refused-log-full = Too much has happened at this table. The game can be played to its end, but nothing else.
refused-server-error = Something went wrong on the server, and nothing has changed. Please try again.
refused-not-written = The server cannot write just now, and nothing has changed. Please try again in a moment.
refused-origin = This request comes from the page of another site. Please use this server’s own page.
refused-no-such-page = There is nothing at this address. A table is at /t/ followed by its name.
refused-method = This address takes no such request; /api/openapi.json tells which.
refused-only-on-socket = This can be asked for over the socket only (/socket).
refused-settings = No table can be opened like this: { $error }
refused-house-rules = This server does not play by the house rules “{ $name }”.
refused-house-rules-here = By house rules, this browser cannot think for itself; the review of the server can.
refused-no-such-table = There is no such table. Look at the link once more, or ask whoever sent it.
refused-no-such-move = The moves run from 0 (the deal) to { $most }, seen by a spectator or from a seat of this table.
refused-many-tables = You are watching { $most } tables already. Leave one of them first.
refused-many-notices = You have { $most } addresses for notices already. Drop one of them first.
refused-private-address = This address leads into a private network, and there this server calls nobody. Notices go to addresses on the internet only.
refused-table-is-waiting = The game has not begun. It begins when every seat is taken and everyone is ready.
refused-table-is-playing = The game has begun; this was possible only before.
refused-table-is-over = The game is over. Ask for a rematch to play again.
refused-no-such-seat = There is no seat { $seat } at this table. Seats run from 0 to { $most }, counting from 0.
refused-seat-taken = { $name } sits there already. Please choose a free seat.
refused-seat-free = Nobody sits there.
refused-your-own-seat = You sit there already.
refused-not-your-seat = Seat { $seat } (counting from 0) is not yours. Please use a seat in which you sit.
refused-nickname = A nickname has 1 to { $most } characters.
refused-locked = The host does not let you sit at this table. You may watch.
refused-resigned = You have given up this game. You may watch it to the end.
refused-arrangement = The table cannot play like this: { $error }
refused-options-of-record = This game goes on from a record, so its options stay as they were. The clock can be changed.
refused-sealed-only = This table promises a sealed deal. A game from a record has none.
refused-rated-unasked = This game counts for ratings. You are ready once you have agreed to that.
refused-rated-deal = Only a game whose deal nobody can know counts for ratings: none from a record, no daily house, none on your own device.
refused-rated-together = Where everybody builds one house, nobody is stronger than the others: such a game does not count for ratings.
refused-rated-house = A game by house rules does not count for ratings: they compare people who play the same game.
refused-rated-coach = A game in which somebody has a coach does not count for ratings.
refused-rated-bot = A game counts for ratings only where people alone play.
refused-rated-twice = A game counts for ratings only where everybody has one seat.
refused-rated-remove = This game counts for ratings: nobody is removed from it. For whoever is away a bot can play.
refused-daily = At the table of a daily house nothing is arranged, and nobody plays for anybody else.
refused-daily-closed = Only the daily houses of today and yesterday can be built.
refused-daily-kept = A daily house can be deleted once its day and the next are over: until then it counts.
refused-daily-unplayed = First build your own house from these cards: then you see what others made of them.
refused-team-closed = Only the deal of this week can be built.
refused-team-elsewhere = You are in another team for this deal. Whoever has seen the cards cannot begin anew with others.
refused-team-full = This team is complete.
refused-no-team = In this game everybody builds a house of their own: there is no deal for teams.
refused-hash = Pledges and secrets are 64 hexadecimal digits, in small letters.
refused-pledged-already = The shares of the deal are called for already; no pledge can be changed any more.
refused-no-pledge = At this table everybody has a share in the deal, and your program has pledged none.
refused-not-called = No secret of yours is called for just now.
refused-secret = This secret is not the one that you have pledged.
refused-clock = The time for a move is from { $least } seconds to { $days } days, or without limit.
refused-nickname-taken = Somebody at this table is called { $name } already. Please choose another nickname.
refused-only-host = Only the host of the table may do this.
refused-no-such-bot = No bot of this game is called { $bot }. There are: { $bots }.
refused-no-such-character = Nobody called { $character } plays like this bot. There are: { $people }.
refused-no-such-person = This person neither sits here nor has written in the chat.
refused-no-coach = At this table nobody coaches your seat.
refused-coach-busy = Too many are asking the coach just now. Please try again in a minute.
refused-coach-waking = The coach is just waking up. Ask again in a minute.
refused-review-not-over = The game is not over yet, and only a whole game can be judged. The replay shows it so far.
refused-review-ruleset = This game follows the rules { $ruleset }, which this server no longer knows, so it cannot be judged. Its record can still be downloaded.
refused-no-review = This game does not say how it is played well, so its moves cannot be judged. The replay still shows each of them.
refused-damaged-record = The record of this game is damaged and cannot be judged: { $error }.
refused-not-your-turn = It is not your turn yet: it is { $name }’s.
refused-not-confirmed = { $name }’s turn must be confirmed or taken back first.
refused-notation = This is not a move: { $error }
refused-bot-plays = A bot plays this seat for you. Take the seat back first, then move.
refused-bot-plays-already = A bot plays this seat already.
refused-person-is-here = { $name } is here. A bot can take over when somebody is away.
refused-nudge-here = { $name } is here, and sees whose turn it is.
refused-nudge-early =
    { $hours ->
        [0] { $minutes ->
            [one] Leave { $name } some time. In a minute you can send a reminder.
           *[other] Leave { $name } some time. In { $minutes } minutes you can send a reminder.
        }
        [one] Leave { $name } some time. In about an hour you can send a reminder.
       *[other] Leave { $name } some time. In about { $hours } hours you can send a reminder.
    }
refused-not-awaited = The table does not wait for { $name }.
refused-on-holiday = { $name } is on holiday. That is no time for reminders.
refused-holiday = A holiday ends later than now, and within { $most } days.
refused-you-play-yourself = No bot plays this seat: it is yours to play.
refused-nothing-to-confirm = There is no turn of yours that waits to be confirmed.
refused-nothing-to-undo = There is nothing of yours to take back: undo stops where someone else acted or something new was shown.
refused-chat = A line of chat has 1 to { $most } characters.
refused-reaction = The reactions are { $reactions }.
refused-muted = The host has silenced you at this table. If you are playing, you may go on.
refused-ruleset = This table follows the rules { $ruleset }, which are no longer played here. You may look at it; please open a new one to play.
refused-closed = The operator of this server has closed this table. You may look at it; please open a new one to play.
refused-banned = The operator of this server does not let you play here. If that is a mistake, please write to them.
refused-muted-everywhere = The operator of this server does not let you write in the chat. You may play on.
refused-opened-many = You have opened { $most } tables in a short time. Please play at one of them, or come again in an hour.
refused-full = This server has as many tables as it can keep. Please try again later, or ask its operator.
refused-crowded = So much is being played here just now that another table would slow the others down. Please try again in a minute.
refused-not-over = The game is not over yet. This is possible afterwards.
refused-not-at-table = This is for those who played at this table.
refused-phrase = This phrase belongs to nobody. Check its words and their order; only the latest phrase works.

## Printing

print-how = Before you print
print-how-size = Print in real size, 100 %, without “fit to page”. The line below must be 100 mm long.
print-how-duplex = Print the cards on both sides. After every page of fronts comes the page of their backs; it does not matter over which edge the paper is turned. Without a printer for both sides, leave the backs out.
print-how-cut = Thick paper is best (200 g or more). Cut from mark to mark with a knife and a ruler; the colour reaches over the edge, so a cut beside the line shows no white.
print-how-boards = A board that takes two pages is cut out and laid side by side, or glued on cardboard.
print-how-tokens = Glue the tokens on cardboard before you cut them out.
print-ruler = 100 mm
print-wanted = You also need: { $things }.
print-own = Rooftree. Our own pictures and words, to be printed for playing at home; the games belong to their authors and publishers.
print-date = Date
print-house = House
print-player = Player
print-total = Total
print-no-such-game = Nothing is printed of { $game }: it brings no printing.py.
print-no-tokens = This game has no tokens.
print-no-art = The pictures to be printed are not built in this checkout. Build them with: make web
print-no-typst = Printing needs Typst, an optional part. Install it with: pip install 'rooftree[print]'

## What a link shows

card-open = A table is open: come and play.
card-waiting = At the table: { $names }. Come and play!
card-playing = In play: { $names }.
card-over = { $scores }. Watch it again, move by move.
card-together = { $names } have built a house together, worth { $points } points. Watch it again, move by move.
card-ended = { $names } have played. Watch it again, move by move.
card-daily-title = Daily house
card-daily = One deal a day, the same for everybody. Build yours before you see what others made of it.

## House rules

house-rules = House rules: { $name }
house-change = { $thing }: { $entry } { $before } → { $after }
house-word = { $thing }: { $entry } ({ $word }) { $before } → { $after }
house-number = { $entry }: { $before } → { $after }
box-house = ★ is different by the house rules.
