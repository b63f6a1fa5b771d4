"""The score told line by line: what earns each point, and where."""

from collections.abc import Hashable

from rooftree.core.notation import kebab
from rooftree.core.score import Line
from rooftree.games.california.board import Cell
from rooftree.games.california.cards import BONUS_POINTS, NEEDS_COLOURS, NEEDS_PIECES, TILE_COLOUR, TILE_PIECE, Bonus
from rooftree.games.california.scoring import loan_points
from rooftree.games.california.state import NOTHING, Mansion, State

CELLS, ALL_BONUSES = tuple(Cell), tuple(Bonus)  # quicker to go through than an enum
SECTIONS = ROOMS, GIFTS, BONUSES, LOAN = "rooms", "gifts", "bonuses", "unpaid-loan"


def lines(state: State, seat: int) -> tuple[Line, ...]:
    """Every line of a player's score; all of it is open to everyone."""
    mansion = state.mansions[seat]
    found = [Line(GIFTS, mansion.gifts, (), GIFTS, (GIFTS,))] if mansion.gifts else []
    found += [_bonus(mansion, bonus) for bonus in ALL_BONUSES if state.bonus_of[bonus] == seat]
    rooms = tuple(cell.name for cell in CELLS if mansion.rooms[cell] != NOTHING)
    found.append(Line(ROOMS, len(rooms), rooms, ROOMS))
    if loan_points(state, seat):
        found.append(Line(LOAN, int(loan_points(state, seat)), (), LOAN, (LOAN,)))
    return tuple(found)


SCORED = ("mansions[seat]", "bonus_of")  # the fields that a player's lines are made of


def scored_by(state: State, seat: int) -> tuple[Hashable, ...]:
    """All that a player's lines are made of."""
    mansion = state.mansions[seat]
    bonuses = tuple([owner == seat for owner in state.bonus_of])
    return tuple(mansion.rooms), tuple(mansion.pieces), mansion.gifts, bonuses, int(loan_points(state, seat))


def _bonus(mansion: Mansion, bonus: Bonus) -> Line:
    """A bonus card, with the pieces that it may be seen in."""
    cells = tuple(cell.name for cell in CELLS if _counts_for(mansion.pieces[cell], bonus))
    return Line(kebab(bonus), int(BONUS_POINTS[bonus]), cells, BONUSES)


def _counts_for(tile: int, bonus: Bonus) -> bool:
    colour, piece = TILE_COLOUR[tile], TILE_PIECE[tile]
    return tile != NOTHING and bool(NEEDS_COLOURS[bonus, colour] or NEEDS_PIECES[bonus, piece])
