# What every game's interface says, in English.

## People and bots

play-you = You
play-or = { $first } or { $last }
play-and = { $first } and { $last }
bot-greedy = Greedy
bot-random = Random

## The first screen

welcome-dreamhome =
    Twelve rounds, one home: each round you take a column of the market (the room and the card above it) and build the
    room into your house. The most points win.
welcome-keys = Type the number of a move. “?” tells what each is worth, “why G4” why something is not possible, “help” the rest. (Deal { $seed })

## A turn

turn-of = { $player }, your turn.
turn-hand-over = Hand the keyboard to { $player }, and press Enter when nobody else is looking.
turn-score =
    { $now ->
        [one] { $now } point
       *[other] { $now } points
    } so far ({ $change }), roofs that lie face down not counted.
turn-confirm = Enter = done, u = undo

## Menus

menu-place = Build { $room-a } on
menu-place-down = or lay the card face down, as an empty room, on
menu-decor = Put { $decor-the } on
menu-scaffold = Put up the scaffolding on
menu-folded = { $verb }: { $count } ways. Type “{ $verb }” to see them.
menu-effects = What changes in your visible score, at best, by the end of this turn:

## Answers

answer-empty = Type the number of a move, or “help”.
answer-no-number = There is no move { $number } here.
answer-ambiguous = “{ $text }” may be { $candidates }. Which one?
answer-near = “{ $text }” is no move. Did you mean { $candidates }?
answer-unknown = “{ $text }” is no move and no command. “?” lists the moves, “help” the commands.
answer-yes = y yes

## Why not?

why-usage = Name a space or a move: “why T3”, “why place T3 down”.
why-nothing = No move of this game mentions “{ $text }”.
why-possible = This is possible now.

## Undo

undo-nothing = There is nothing of yours to take back: undo stops where someone else acted or new cards were shown.

## Looking things up

log-empty = Nothing has happened yet.
score-so-far = The score so far; roof cards that lie face down count at the end:
score-total = Total
rules-topics = The rules by topic; type for example “rules roofs”.
rules-unknown = No topic of the rules is called “{ $text }”. There are:

## Saving and leaving

save-done = Saved. Go on later with:
save-finished = Saved. Watch it again with:
save-failed = “{ $file }” cannot be written: { $reason }
save-replace = { $file } exists already. Replace it (y/n)?
quit-save = Save the game? Type a file name, or Enter to leave without saving.
quit-bye = Goodbye!

## The end

end-winner = { $players } wins with { $points } points!
end-winners = { $players } share the victory with { $points } points!
end-you = You win with { $points } points!
end-children = Equal at { $points } points: the children in the homes decide. { $counts }.
end-save = Keep this game? Type a file name, or Enter to leave.

## Commands: their words, and what they do

command-effects = ?
command-why = why
command-undo = undo u
command-table = table
command-cards = cards
command-rules = rules
command-log = log
command-score = score
command-save = save
command-quit = quit q
command-help = help h
help-moves = A move is its number in the menu, or its notation in full or in short: take 3, place G2 down, G2.
help-effects = what every move is worth now (? drill: only one kind of move)
help-why = why something is not possible: why T3, why place T3 down
help-undo = take back your last action of this turn
help-table = draw the table again
help-cards = what the cards in the market do
help-rules = the rules, by topic: rules roofs
help-log = what happened lately (log all: everything)
help-score = everyone's score so far, line by line
help-save = save the game: save FILE
help-quit = leave; you may save first
help-help = this list

## What a person without a name did

you-pass = You pass.
you-discard = You discard column { $column }: { $room-a } and { $resource-a }.
you-hammer = You use the jackhammer and take { $room-a } from column { $column }.
you-drill = You use the drill on { $cell }: { $room-a } comes in for { $old-a }.
you-mix = You use the concrete mixer: { $room-a } and { $other-a } change places.
you-take = You take column { $column }: { $room-a } and { $resource-a }.
you-take-first = You take column { $column }: { $room-a } and the first-player marker.
you-place = You build { $room-a } on { $cell }.
you-place-down = You lay a card face down on { $cell }: an empty room.
you-decor = You put { $decor-the } on { $cell }.
you-scaffold = You put up the scaffolding on { $cell }.
you-roofer = You have the roofer fetch a roof card from the discards.
you-supply = You have the supplier deliver { $room-a } to { $cell }.
you-swap = You have the handyman swap { $cell } and { $other }.

## Drawings

draw-header = Dream Home · round { $round } of { $rounds } · first player: { $player }
draw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-word-endings = room
draw-beside = { $points } ({ $neighbour }: { $more })
draw-decor = { $points } ({ $place })
draw-any-room = any room
draw-roof = { $cards } alike: { $points }
draw-tool = tool
draw-helper = helper
draw-marker = begins the next round
draw-helpers = Helpers: { $cards }
draw-tools = Tools: { $cards }
draw-garden = Garden: { $cards }
draw-roof-pile =
    { $count ->
        [0] no roof cards yet
        [1] 1 roof card
       *[other] { $count } roof cards
    }

## Short names of rooms, at most four letters

short-living-room = liv
short-kitchen = kit
short-bedroom = bed
short-playroom = play
short-bathroom = bath
short-pantry = pan
short-dressing-room = drs
short-sauna = sau
short-library = lib
short-study = stu
short-board-game-room = game
short-garage = gar
short-wine-cellar = wine
short-workshop = work
short-laundry = lau
short-storage = stor
short-gym = gym
