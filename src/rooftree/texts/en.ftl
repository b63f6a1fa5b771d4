# What every game's interface says, in English.

## People and bots

play-you = You
play-or = { $first } or { $last }
play-and = { $first } and { $last }
bot-greedy = Greedy
bot-random = Random

## The first screen

welcome-keys = Type the number of a move. “?” tells what each is worth, “why { example-cell }” why something is not possible, “help” the rest. (Deal { $seed })

## A turn

turn-of = { $player }, your turn.
turn-hand-over = Hand the keyboard to { $player }, and press Enter when nobody else is looking.
turn-confirm = Enter = done, u = undo
turn-waits = First close your turn, or take the last move back. You may look up { $commands }.

## Menus

menu-folded = { $verb }: { $count } ways. Type “{ $verb }” to see them.
menu-effects = What changes in your visible score, at best, by the end of this turn:

## Answers

answer-empty = Type the number of a move, or “help”.
answer-no-number = There is no move { $number } here.
answer-ambiguous = “{ $text }” may be { $candidates }. Which one?
answer-near = “{ $text }” is no move. Did you mean { $candidates }?
answer-unknown = “{ $text }” is no move and no command. “?” lists the moves, “help” the commands.
answer-where = Where to? Type for example “{ $example }”.
answer-yes = y yes

## Why not?

why-over = The game is over.
why-not-now = Not now. You are being asked: { $decision }
why-usage = Name a space or a move: “why { example-cell }”, “why { example-move }”.
why-nothing = No move of this game mentions “{ $text }”.
why-also = (Likewise: { $names })
why-possible = This is possible now.

## Undo

undo-nothing = There is nothing of yours to take back: undo stops where someone else acted or something new was shown.

## Looking things up

log-empty = Nothing has happened yet.
score-total = Total
score-what = what
score-where = where
score-points = points
rules-topics = The rules by topic; type for example “rules { example-topic }”.
rules-unknown = No topic of the rules is called “{ $text }”. There are:

## Saving and leaving

save-done = Saved. Go on later with:
save-finished = Saved. Watch it again with:
save-failed = “{ $file }” cannot be written: { $reason }
save-nowhere = The game could not be saved anywhere. Last try: { $reason }
save-replace = { $file } exists already. Replace it (y/n)?
quit-save = Save the game? Type a file name, or Enter to leave without saving.
quit-bye = Goodbye!

## The end

end-winner = { $players } wins with { $points } points!
end-winners = { $players } share the victory with { $points } points!
end-you = You win with { $points } points!
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
help-moves = A move is its number in the menu, or its notation in full or in short: { example-moves }.
help-effects = what every move is worth now (? { example-verb }: only one kind of move)
help-why = why something is not possible: why { example-cell }, why { example-move }
help-undo = take back your last action of this turn
help-table = draw the table again
help-rules = the rules, by topic: rules { example-topic }
help-log = what happened lately (log all: everything)
help-score = everyone's score so far, line by line
help-save = save the game: save FILE
help-quit = leave; you may save first
help-help = this list

## Replay

replay-unfinished = The record ends here; the game is not over.

## Score pad

pad-wrong =
    { $count ->
        [1] This cannot be scored. One thing is wrong:
       *[other] This cannot be scored. { $count } things are wrong:
    }
pad-at = { $name }: { $problem }
pad-did-you-mean = Did you mean { $near }?
pad-or = { $first } or { $second }
pad-bad-toml = This is not TOML: { $error }
pad-not-text = This is not a text file (UTF-8).
pad-too-long = The file is too long for a score sheet.
pad-game =
    { $given ->
        [0] The first line must say which game: game = "{ $game }"
       *[other] There is no score pad for "{ $text }", only for { $games }: write game = "{ $game }"
    }
pad-key = "{ $entry }" is no entry here; these are: { $known }.
pad-name = A name has 1 to { $most } letters.
pad-number = { $entry } = { $text } must be a whole number from 0 to { $most }.
pad-flag = { $entry } = { $text } must be true or false.
pad-list = { $entry } must be a list: { $entry } = ["…", "…"]
pad-unknown = { $where }: "{ $text }" is unknown here.
pad-cell-twice = { $cell } is given twice.
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
