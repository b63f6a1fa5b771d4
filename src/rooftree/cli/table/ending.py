"""The end: the finished houses, everyone's score line by line, and who won."""

from rooftree.cli.table.desk import Desk
from rooftree.cli.table.reports import print_lines


def show_end(desk: Desk) -> None:
    state = desk.sitting.state
    outcome, view = desk.game.outcome(state), desk.view(None)
    desk.drawing.draw_end(desk.console, view, desk.speaker, desk.names)
    print_lines(desk, outcome.lines)
    winners = [desk.names[seat] for seat in outcome.winners]
    tie = desk.drawing.tie_break(view, outcome, desk.names)
    if tie is not None:
        desk.write(desk.speaker.say(tie))
    key = "end-winner" if len(winners) == 1 else "end-winners"
    points = outcome.scores[outcome.winners[0]]
    if winners == [desk.speaker.say("play-you")]:
        key = "end-you"
    desk.write(desk.speaker.say(key, players=desk.listed(winners, "play-and"), points=points), style="bold")
