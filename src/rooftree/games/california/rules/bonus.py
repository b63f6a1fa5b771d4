"""Bonus cards (rulebook «Cartes bonus», R6)."""

from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY
from rooftree.games.california.board import NUM_CELLS
from rooftree.games.california.cards import (
    BONUS_POINTS,
    NEEDS_COLOURS,
    NEEDS_PIECES,
    NUM_BONUSES,
    NUM_COLOURS,
    NUM_PIECES,
    PIECE_COLOUR,
    TILE_COLOUR,
    TILE_PIECE,
)
from rooftree.games.california.state import Mansion, State


@rule
def meets(mansion: Mansion, bonus: int) -> bool:
    """R6  Enough pieces on the ground floor; what is stored in the attic does not count."""
    for colour in range(1, NUM_COLOURS + 1):
        wanted = NEEDS_COLOURS[bonus, colour]
        if wanted > 0 and num_pieces_of_colour(mansion, colour) < wanted:
            return False
    for piece in range(1, NUM_PIECES + 1):
        wanted = NEEDS_PIECES[bonus, piece]
        if wanted > 0 and num_pieces(mansion, piece) < wanted:
            return False
    return True


@rule
def num_pieces_of_colour(mansion: Mansion, colour: int) -> int:
    found = 0
    for cell in range(NUM_CELLS):
        if TILE_COLOUR[mansion.pieces[cell]] == colour:
            found += 1
    return found


@rule
def num_pieces(mansion: Mansion, piece: int) -> int:
    found = 0
    for cell in range(NUM_CELLS):
        if TILE_PIECE[mansion.pieces[cell]] == piece:
            found += 1
    return found


@rule
def take_bonuses(state: State, seat: int, piece: int) -> None:
    """R6  At once and automatically, several at once, by the first to meet them, as a piece has come.

    What does not ask for the piece was not met before, and is not met now.
    """
    for bonus in range(NUM_BONUSES):
        if state.bonus_of[bonus] == NOBODY and asks_for(bonus, piece) and meets(state.mansions[seat], bonus):
            state.bonus_of[bonus] = seat


@rule
def asks_for(bonus: int, piece: int) -> bool:
    return NEEDS_PIECES[bonus, piece] > 0 or NEEDS_COLOURS[bonus, PIECE_COLOUR[piece]] > 0


@rule
def bonus_points(state: State, seat: int) -> int:
    """What the bonus cards of a player are worth."""
    points = 0
    for bonus in range(NUM_BONUSES):
        if state.bonus_of[bonus] == seat:
            points += BONUS_POINTS[bonus]
    return points
