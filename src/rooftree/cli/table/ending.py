"""The end: the finished houses, everyone's score line by line, and who won; or what was built together."""

from rooftree.cli.table.desk import Desk
from rooftree.cli.table.sheet import print_lines
from rooftree.core.game import Outcome
from rooftree.core.message import Name


def show_end(desk: Desk) -> None:
    state = desk.sitting.state
    outcome, view = desk.game.outcome(state), desk.view(None)
    if desk.game.is_shared:  # one house: it fits on the screen together with what it is called
        print_lines(desk, outcome.lines)
        desk.drawing.draw_end(desk.console, view, desk.speaker, desk.names)
    else:
        desk.drawing.draw_end(desk.console, view, desk.speaker, desk.names)
        print_lines(desk, outcome.lines)
    desk.say_ending(view, is_over=True)
    tie = desk.drawing.tie_break(view, outcome, desk.names)
    if tie is not None:
        desk.write(desk.speaker.say(tie))
    desk.write(_verdict(desk, outcome), style="bold")


def _verdict(desk: Desk, outcome: Outcome) -> str:
    if outcome.rank is not None:
        return desk.speaker.say("end-rank", rank=Name(outcome.rank), points=outcome.scores[0])
    winners = [desk.names[seat] for seat in outcome.winners]
    key = "end-winner" if len(winners) == 1 else "end-winners"
    points = outcome.scores[outcome.winners[0]]
    if winners == [desk.speaker.say("play-you")]:
        key = "end-you"
    return desk.speaker.say(key, players=desk.listed(winners, "play-and"), points=points)
