"""Passing the keyboard on: between two people who hide their hands from each other, the screen is covered."""

from rooftree.cli.table.commands import command_of
from rooftree.cli.table.desk import PROMPT, Desk
from rooftree.cli.table.leaving import Saver


def cover(desk: Desk, saver: Saver, seat: int) -> None:
    """Nothing is left on the screen, and only Enter uncovers it: whoever types more is not the one who was called."""
    desk.cover()
    _call(desk, seat)
    while text := desk.keyboard.ask(PROMPT):
        command, rest = command_of(desk.speaker, text) or ("", "")
        if command == "quit":
            saver.quit()
        if command == "save":
            saver.save(rest)
        _call(desk, seat)


def _call(desk: Desk, seat: int) -> None:
    desk.say("turn-hand-over", player=desk.names[seat])
