"""The conservation laws: every card of the box is somewhere, once."""

from collections import Counter

from rooftree.games.dreamhome.board import NUM_CELLS
from rooftree.games.dreamhome.cards import (
    DECOR_IN_GARDEN,
    DECOR_ROOM,
    NUM_RESOURCE_CARDS,
    NUM_ROOM_CARDS,
    RESOURCE_DETAIL,
    RESOURCE_KIND,
    RESOURCE_NAMES,
    ROOM_NAMES,
    TOOL_CARD,
    Decor,
    ResourceKind,
    Tool,
)
from rooftree.games.dreamhome.rules.market import RESOURCES_A_ROUND
from rooftree.games.dreamhome.state import NOTHING, NUM_COLUMNS, SCAFFOLDING_UP, Decision, Place, State


def broken_laws(state: State) -> list[str]:
    """What is wrong with a state; nothing, unless the engine has a fault."""
    return [*_rooms(state), *_resources(state), *_tokens(state), *_scaffolding(state), *_pending(state)]


def _rooms(state: State) -> list[str]:
    drawn = state.round_number * NUM_COLUMNS
    found = Counter(state.room_pile[i] for i in range(drawn, NUM_ROOM_CARDS))
    found += Counter(state.market_rooms)
    found += Counter(card for card, out in enumerate(state.room_discarded) if out)
    found += Counter(card for house in state.houses for card in house.stands if card != SCAFFOLDING_UP)
    found[state.pending.room] += 1
    return [f"{ROOM_NAMES[c]} is {found[c]} times on the table" for c in range(1, NUM_ROOM_CARDS + 1) if found[c] != 1]


def _resources(state: State) -> list[str]:
    drawn = state.round_number * RESOURCES_A_ROUND
    on_board = Counter(state.resource_pile[i] for i in range(drawn, NUM_RESOURCE_CARDS))
    on_board += Counter(state.market_resources)
    wrong = []
    for card in range(1, NUM_RESOURCE_CARDS + 1):
        expected = int(state.resource_at[card] == Place.ON_THE_BOARD)
        if on_board[card] != expected:
            wrong.append(f"{RESOURCE_NAMES[card]} is {on_board[card]} times on the board, not {expected}")
        if state.resource_at[card] >= Place.WITH_SEAT + state.num_players:
            wrong.append(f"{RESOURCE_NAMES[card]} lies before a seat that is not there")
        if RESOURCE_KIND[card] == ResourceKind.DECOR and state.resource_at[card] >= Place.WITH_SEAT:
            wrong.append(f"the card of {RESOURCE_NAMES[card]} was not discarded")
    return wrong


def _tokens(state: State) -> list[str]:
    wrong = []
    tokens = Counter(token for house in state.houses for token in house.decor if token)
    tokens += Counter(decor for house in state.houses for decor in Decor if house.garden[decor])
    tokens[state.pending.decor] += 1
    for decor in Decor:
        if decor and tokens[decor] > 1:
            wrong.append(f"the token {decor.name} is {tokens[decor]} times on the table")
        card = [c for c in range(1, NUM_RESOURCE_CARDS + 1) if _is_decor(c, decor)]
        if decor and tokens[decor] and state.resource_at[card[0]] != Place.DISCARDED:
            wrong.append(f"the token {decor.name} is out before its card")
    for house in state.houses:
        for cell in range(NUM_CELLS):
            token = house.decor[cell]
            room = house.shows[cell]
            fits = room and not DECOR_IN_GARDEN[token] and DECOR_ROOM[token] in (0, room)
            if token and not fits:
                wrong.append(f"{Decor(token).name} stands where it may not")
    return wrong


def _is_decor(card: int, decor: Decor) -> bool:
    return bool(RESOURCE_KIND[card] == ResourceKind.DECOR and RESOURCE_DETAIL[card] == decor)


def _scaffolding(state: State) -> list[str]:
    up = [seat for seat in range(state.num_players) if SCAFFOLDING_UP in state.houses[seat].stands]
    if state.pending.scaffolding:
        up.append(state.to_act)
    place = state.resource_at[TOOL_CARD[Tool.SCAFFOLDING]]
    expected = [place - Place.WITH_SEAT] if place >= Place.WITH_SEAT else []
    return [] if up == expected else [f"the scaffolding is up at seats {up}, its card at {expected}"]


def _pending(state: State) -> list[str]:
    empty = state.pending.room == NOTHING and not state.pending.decor and not state.pending.scaffolding
    placing = state.decision in (Decision.PLACE_ROOM, Decision.PLACE_RESOURCE)
    return [] if placing != empty else ["pending is not empty exactly between turns"]
