"""What a player can foresee of an action: the card that is placed. Traps, hands and queues keep their news."""

from rooftree.core.layout import Array, Records
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.rules.ground import place
from rooftree.games.homesweethome.rules.queues import head
from rooftree.games.homesweethome.state import State


def foreseen(before: Array, after: Array, notation: str) -> Array:
    """The position before, with the card that was placed: what else `after` holds may depend on hidden hands (R7)."""
    still = before.copy()
    verb, *words = notation.split()
    if verb == "at":
        table = Records(State, still)[0]
        place(table, head(table, table.pending.queue), Cell[words[0]])
    return still
