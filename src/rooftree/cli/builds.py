"""Which build of the rules a command runs: compiled if that pays, and nobody waits before a silent screen."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rooftree.core.game import Game


def load(name: str, pays: bool) -> "Game":
    """A game, compiled if its machine code lies ready or there is work enough (`pays`), else interpreted."""
    from rooftree import games
    from rooftree.bots.warming import play_once
    from rooftree.cli.shared import named, titled
    from rooftree.core import jit

    if not pays and not jit.is_warm(name):
        return games.load(name, "checked")
    game = games.load(name, "compiled")
    if not jit.is_warm(name):
        text = f"compiling the rules of {titled(named(name))}, once after each change (about half a minute)…"
        print(text, file=sys.stderr, flush=True)
        play_once(game)
        jit.mark_warm(name)
    return game
