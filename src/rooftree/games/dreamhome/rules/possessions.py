"""Which helper and tool cards lie in front of a player (rulebook p. 5)."""

from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY
from rooftree.games.dreamhome.cards import FIRST_HELPER, LAST_HELPER, TOOL_CARD, Helper
from rooftree.games.dreamhome.state import Place, State


@rule
def has_tool(state: State, seat: int, tool: int) -> bool:
    return state.resource_at[TOOL_CARD[tool]] == Place.WITH_SEAT + seat


@rule
def tool_holder(state: State, tool: int) -> int:
    """The seat before which a tool lies, or NOBODY."""
    place = state.resource_at[TOOL_CARD[tool]]
    if place < Place.WITH_SEAT:
        return NOBODY
    return place - Place.WITH_SEAT


@rule
def use_up_tool(state: State, tool: int) -> None:
    """A tool is discarded when it has been used."""
    state.resource_at[TOOL_CARD[tool]] = Place.DISCARDED


@rule
def num_helpers(state: State, seat: int, helper: int) -> int:
    """How many copies of a helper lie before a player; copies add up (R11)."""
    copies = 0
    for card in range(FIRST_HELPER[helper], LAST_HELPER[helper] + 1):
        if state.resource_at[card] == Place.WITH_SEAT + seat:
            copies += 1
    return copies


@rule
def has_interior_designer(state: State, seat: int) -> bool:
    return num_helpers(state, seat, Helper.INTERIOR_DESIGNER) > 0


@rule
def use_up_helper(state: State, seat: int, helper: int) -> None:
    """R10  Each copy is used once: the first one still lying there is discarded."""
    for card in range(FIRST_HELPER[helper], LAST_HELPER[helper] + 1):
        if state.resource_at[card] == Place.WITH_SEAT + seat:
            state.resource_at[card] = Place.DISCARDED
            return
