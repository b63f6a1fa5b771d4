"""Nobody knows the order of the pile and of the bag, and everybody knows everything else (contract, laws 7 and 8)."""

import re
from random import Random
from typing import Any

import pytest

from rooftree.core.layout import Array
from rooftree.core.seats import NOBODY
from rooftree.games.california.board import Cell
from rooftree.games.california.cards import TILE_NUMBERS
from rooftree.games.california.setup import put_on_the_table
from rooftree.games.california.state import GOLD, PREPRINTED, Decision, Slot
from tests.games.california.courses import COUNTS, course, positions
from tests.games.california.drawing import BONUSES, COLOURS, GAME, table


def tomorrow(state: Array) -> list[str | None]:
    """What the shops sell after everyone has taken gold to the end of the day."""
    day = GAME.read(state).day
    while GAME.read(state).day == day:
        state = GAME.step(state, GAME.parse("gold"))
    return [slot["tile"] for slot in GAME.view(state, None)["slots"].values()]


# Pile and bag are hidden


@pytest.mark.parametrize("day", range(1, 12))
def test_a_world_deals_tomorrows_tiles_anew(day: int) -> None:
    """Law 7  In determinized worlds other tiles come tomorrow: from the pile, and on day 12 from the bag."""
    state = table(day=day, players=3)
    worlds = {tuple(tomorrow(GAME.determinize(state, 0, seed))) for seed in range(12)}
    assert len(worlds) > 8
    assert all(set(world) <= unseen(state) for world in worlds)


def unseen(state: Array) -> set[str | None]:
    """What may come tomorrow, as everyone can work out: not what is in a mansion, today's tiles only on day 12."""
    view = GAME.view(state, None)
    today = {slot["tile"] for slot in view["slots"].values()}
    if view["day"] == 11:
        return {*view["bag"], *today}
    placed = {cell[part] for each in view["mansions"] for cell in each["cells"].values() for part in ("room", "piece")}
    return {tile for tile in TILE_NUMBERS if tile not in {*view["bag"], *today, *placed}}


def test_worlds_of_the_bag_are_about_equally_likely() -> None:
    """Law 7  On day 11 every tile that may come on day 12 comes about equally often."""
    state = table(day=11, players=3)
    expected = {tile: 0 for tile in unseen(state) if tile}
    worlds = 600
    for seed in range(worlds):
        for tile in tomorrow(GAME.determinize(state, 0, seed)):
            expected[str(tile)] += 1
    mean = worlds * 8 / len(expected)
    assert all(abs(count - mean) < 6 * mean**0.5 for count in expected.values()), expected


def test_the_bag_is_drawn_as_it_lies_on_day_12() -> None:
    """Law 7  On day 12 the tiles are in the shops: no world changes them, nor what was drawn."""
    state = table(day=12, players=3)
    for seed in range(5):
        world = GAME.determinize(state, 0, seed)
        assert [line for line in GAME.diff(state, world) if not line.startswith("stream.")] == []


# Everything else is open

HIDDEN = {"tile_pile", "bag_order", "stream.a", "stream.b"}
NOT_TOLD = HIDDEN | {"extension", "attic"}  # which of four equal extensions, and which of the two attic slots


def rebuilt(view: dict[str, Any], hidden: Random) -> Array:
    """A state made of nothing but a view; pile and bag lie in any order, extensions are told apart by nothing."""
    state = GAME.blank(view["num_players"])
    table_ = GAME.read(state)
    table_.decision = Decision[view["decision"].replace("-", "_").upper()]
    table_.to_act = view["to_act"] or 0
    table_.day, table_.bank, table_.has_used_loan_action = view["day"], view["bank"], view["has_used_loan_action"]
    for slot, told in view["slots"].items():
        table_.slots[Slot[slot]] = TILE_NUMBERS[told["tile"] or ""]
    if view["pending_cell"]:
        table_.pending.is_open, table_.pending.cell = 1, Cell[view["pending_cell"]]
    put_on_the_table(table_)
    for colour, seat in view["neighbours"].items():
        table_.neighbour_at[COLOURS[colour]] = NOBODY if seat is None else seat
    for bonus in view["bonuses"]:
        table_.bonus_of[BONUSES[bonus["name"]]] = NOBODY if bonus["owner"] is None else bonus["owner"]
    for tile in view["bag"]:
        table_.in_bag[TILE_NUMBERS[tile]] = 1
    for seat, told in enumerate(view["mansions"]):
        rebuild_mansion(table_, seat, told)
    table_.supply = -sum(each["money"] for each in view["mansions"]) - view["bank"] * GOLD
    stack(table_, view, hidden)
    return state


def rebuild_mansion(table_: Any, seat: int, told: dict[str, Any]) -> None:
    mansion = table_.mansions[seat]
    table_.boards[seat] = COLOURS[told["board"]]
    for name, cell in told["cells"].items():
        if cell["colour"]:
            mansion.cells_of[COLOURS[cell["colour"]]] |= 1 << Cell[name]
            mansion.rooms[Cell[name]] = TILE_NUMBERS[cell["room"]] if cell["room"] else PREPRINTED
        mansion.pieces[Cell[name]] = TILE_NUMBERS[cell["piece"] or ""]
    for slot, tile in enumerate(told["attic"]):
        mansion.attic[slot] = TILE_NUMBERS[tile]
    mansion.money, mansion.has_loan, mansion.gifts = told["money"], told["has_loan"], told["gifts"]


def stack(table_: Any, view: dict[str, Any], hidden: Random) -> None:
    """What is seen nowhere lies in the pile; extensions that mansions have are any of those."""
    seen = {*view["bag"], *(slot["tile"] for slot in view["slots"].values())}
    for each in view["mansions"]:
        seen |= {cell[part] for cell in each["cells"].values() for part in ("room", "piece")} | set(each["attic"])
    rest = [name for name in TILE_NUMBERS if name and name not in seen]
    hidden.shuffle(rest)
    for seat, each in enumerate(view["mansions"]):
        if each["attic_slots"] == 2:
            extension = next(name for name in rest if name.startswith("attic-extension"))
            table_.mansions[seat].extension = TILE_NUMBERS[extension]
            rest.remove(extension)
    assert len(rest) == view["tiles_left"]
    drawn = [number for name, number in TILE_NUMBERS.items() if name and name not in rest]
    order = list(range(1, 89))
    hidden.shuffle(order)
    for position, tile in enumerate([*drawn, *(TILE_NUMBERS[name] for name in rest)]):
        table_.tile_pile[position] = tile
        table_.bag_order[position] = order[position]


@pytest.mark.parametrize("players", COUNTS)
def test_a_view_tells_everything_but_the_order(players: int) -> None:
    """Law 8  A state rebuilt from a view alone has the same views, legal actions, reasons and laws."""
    hidden = Random(players)
    for state in positions(players, count=2, every=7):
        view = GAME.view(state, GAME.to_act(state))
        again = rebuilt(view, hidden)
        assert GAME.view(again, GAME.to_act(state)) == view
        assert GAME.moves(again) == GAME.moves(state)
        assert GAME.check(again) == []
        assert {field_of(line) for line in GAME.diff(state, again)} <= NOT_TOLD


def field_of(line: str) -> str:
    """`mansions[0].attic[1]: 3 -> 0` is about `attic`."""
    return re.sub(r"\[\w+\]", "", line.split(":")[0]).removeprefix("mansions.")


@pytest.mark.parametrize("players", COUNTS)
def test_what_follows_depends_on_the_view_alone(players: int) -> None:
    """Law 8  The same action in two states with the same view gives the same view again, until new tiles come."""
    hidden = Random(players)
    for number, (state, text, after) in enumerate(course(players, seed=50)):
        if number % 5 or GAME.reveals(state, after):
            continue
        again = GAME.step(rebuilt(GAME.view(state, GAME.to_act(state)), hidden), GAME.parse(text))
        for seat in range(players):
            assert attics_sorted(GAME.view(again, seat)) == attics_sorted(GAME.view(after, seat))


def attics_sorted(view: dict[str, Any]) -> dict[str, Any]:
    """Which of the two attic slots a piece lies in makes no difference."""
    return view | {"mansions": [each | {"attic": sorted(each["attic"])} for each in view["mansions"]]}


@pytest.mark.parametrize("players", COUNTS)
def test_only_new_tiles_reveal_anything(players: int) -> None:
    """Law 8  An action reveals something exactly when a day is over: undo stops there."""
    for state, _, after in course(players, seed=51):
        is_new_day = GAME.view(state, None)["day"] != GAME.view(after, None)["day"]
        assert GAME.reveals(state, after) == (is_new_day or GAME.is_over(after))
