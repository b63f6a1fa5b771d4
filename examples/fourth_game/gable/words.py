"""What is said of a table, in keys and names: the sentences are in texts/."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from gable.cards import MATERIAL, NAMES, NOTHING, NUM_CARDS, WEIGHT, Material
from gable.house import LAYOUT, NUM_COLUMNS, TOUCHING, Cell
from gable.rules import PAIR_POINTS, begin, gable_points, is_alike, is_supported, is_too_heavy
from gable.state import BUILD, NUM_ROUNDS, TOSS, Slot, State
from rooftree.box.dealt import expect_entries, numbers_of
from rooftree.core.draws import Draws, Part, Pile
from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.core.score import Line


def show(state: State, seat: int | None) -> dict[str, Any]:
    """All but the order of the pile."""
    houses = [state.houses[other] for other in range(state.num_players)]
    return {
        "round": state.round,
        "num_rounds": NUM_ROUNDS,
        "pile": NUM_CARDS - state.drawn,
        "heap": sum(state.heap),
        "market": {slot.name: card(state.market[slot]) for slot in Slot if slot <= state.num_players},
        "houses": [{"cells": {cell.name: card(house.cells[cell]) for cell in Cell}} for house in houses],
        "layout": LAYOUT,
    }


def card(number: int) -> dict[str, Any]:
    return {"card": kebab(Material(MATERIAL[number])), "weight": int(WEIGHT[number])} if number else {}


def said(shown: Mapping[str, Any]) -> dict[str, Any]:
    """A card for a sentence."""
    return {**shown, "card": Name(shown["card"])}


def lines(state: State, seat: int) -> tuple[Line, ...]:
    """R5  The gables. R6  Each material, with all cells that touch one of their own."""
    house, found = state.houses[seat], []
    for column, cells in enumerate(zip(*LAYOUT, strict=True)):
        if points := int(gable_points(house, column)):
            found += [Line("gable", points, cells)]
    for material in Material:
        pairs = [pair for i, pair in enumerate(TOUCHING) if is_alike(house, i)]
        mine = [pair for pair in pairs if MATERIAL[house.cells[pair[0]]] == material]
        cells = tuple(cell.name for cell in Cell if any(cell in pair for pair in mine))
        if mine:
            found += [Line(kebab(material), PAIR_POINTS * len(mine), cells)]
    return tuple(found)


def why_not_build(state: State, seat: int, slot: int, cell: int) -> Message | None:
    house, taken = state.houses[seat], state.market[slot]
    here, below = Name(Cell(cell).name), Name(Cell(max(0, cell - NUM_COLUMNS)).name)
    if taken == NOTHING:
        return why_not_toss(state, seat, slot)
    if house.cells[cell] != NOTHING:
        return message("why-occupied", cell=here)
    if not is_supported(house, cell):
        return message("why-unsupported", cell=here, below=below)
    if is_too_heavy(house, cell, taken):
        held = int(WEIGHT[house.cells[cell - NUM_COLUMNS]])
        return message("why-too-heavy", weight=int(WEIGHT[taken]), below=below, held=held)
    return None


def why_not_toss(state: State, seat: int, slot: int) -> Message | None:
    return message("why-no-card", slot=Name(Slot(slot).name)) if state.market[slot] == NOTHING else None


def tell(state: State, action: int) -> Message:
    if action in TOSS:
        return message("tell-toss", **said(card(state.market[TOSS.slot(action)])))
    slot, cell = BUILD.values(action)
    return message("tell-build", **said(card(state.market[slot])), cell=Name(Cell(cell).name))


def phrase(view: Mapping[str, Any], notation: str, names: Sequence[str]) -> Message:
    verb, slot, *cell = notation.split()
    taken = said(view["market"][slot])
    return message(f"action-{verb}", slot=Name(slot), **taken, **({"cell": Name(cell[0])} if cell else {}))


def deal_of(state: State) -> dict[str, list[Any]]:
    return {"pile": [NAMES[number] for number in state.pile]}


def lay_out(state: State, deal: Mapping[str, Any]) -> None:
    expect_entries(deal, ("pile",))
    numbers = {name: number for number, name in enumerate(NAMES)}
    for place, number in enumerate(numbers_of("pile", deal.get("pile"), numbers, NUM_CARDS)):
        state.pile[place] = number
    begin(state)


PILE = Pile("pile", lambda state: state.drawn, lambda _, place: range(place, NUM_CARDS))
DRAWS = Draws((Part("pile", lambda _: NAMES[1:], lambda blank, _: blank.num_players + 1, PILE),))  # R1


def broken_laws(state: State) -> list[str]:
    """Every card is somewhere, once."""
    found = Counter([*state.market, *(number for house in state.houses for number in house.cells)])
    found += Counter(state.pile[place] for place in range(state.drawn, NUM_CARDS))
    found += Counter(number for number, tossed in enumerate(state.heap) if tossed)
    return [f"{NAMES[each]} is {found[each]} times there" for each in range(1, NUM_CARDS + 1) if found[each] != 1]
