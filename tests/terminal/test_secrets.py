"""Nothing on the screen depends on what nobody at the table may know (R9)."""

import random

import pytest
from terminal_table import GAME, TableUnderTest, dealt, is_confirming, positions

from rooftree.cli.table.sitting import Sitting
from rooftree.core.record import Array
from rooftree.core.replay import Seat

PEOPLE = [Seat("Anna", "human"), Seat("Jón", "human"), Seat("Zoë", "human")]
LOOKS = ["?", "score", "log", "cards", "why T3", "why roofer red", "why 2", "table"]


def screen_up_to_the_next_reveal(state: Array, lang: str) -> str:
    """The same curious person at every seat looks everything up and then acts, until something new would be shown."""
    chance = random.Random(1)
    pending: list[str] = []

    def answer(table: TableUnderTest) -> str | None:
        sitting = table.sitting
        if is_confirming(table):
            return None if GAME.reveals(sitting.past[-1].before, sitting.state) else ""
        if not pending:
            pending.extend([*LOOKS, GAME.format(chance.choice(GAME.moves(sitting.state)))])
        return pending.pop(0)

    return TableUnderTest(answer, sitting=sitting_from(state), lang=lang).output


def sitting_from(state: Array) -> Sitting:
    sitting = dealt(PEOPLE, 0)
    sitting.start = sitting.state = state
    return sitting


def worlds(state: Array) -> list[Array]:
    """Worlds that nobody at the table can tell from this one, and that do differ from it."""
    seat = GAME.to_act(state)
    assert seat is not None
    found = [GAME.determinize(state, seat, seed) for seed in (1, 2)]
    return [world for world in found if world.tobytes() != state.tobytes()]


# The start of a round late in the game, the middle of one, and the last decisions with and without helpers.
@pytest.mark.parametrize(
    ("seed", "back", "lang"), [(1, 45, "en"), (2, 20, "fr"), (3, 9, "is"), (4, 3, "en"), (5, 1, "fr")]
)
def test_the_screen_is_the_same_in_all_worlds(seed: int, back: int, lang: str) -> None:
    state = positions(seed)[-back]
    shown = screen_up_to_the_next_reveal(state, lang)
    others = worlds(state)
    assert others
    for world in others:
        assert screen_up_to_the_next_reveal(world, lang) == shown


def test_the_worlds_do_differ_in_what_is_hidden() -> None:
    """Otherwise the test above would prove nothing."""
    state = positions(5)[-1]
    scores = {tuple(GAME.score(world, seat) for seat in range(3)) for world in [state, *worlds(state)]}
    assert len(scores) > 1


def test_the_log_forgets_the_colour_of_a_roof() -> None:
    table = TableUnderTest(["2", "3", "log"], players=3)
    assert table.after("log").splitlines()[-1].strip() == "You take column 3: a living room and a roof."


def test_the_last_turn_does_not_turn_the_roofs_up() -> None:
    """While the last action of a game may still be taken back, its screen shows only the height of the pile."""
    for seed in range(1, 6):
        state = positions(seed)[-1]
        last = next(action for action in GAME.moves(state) if GAME.is_over(GAME.step(state, action)))
        table = TableUnderTest([GAME.format(last)], sitting=sitting_from(state))
        shown = table.after(GAME.format(last))
        assert "▰" in shown
        assert "▣" not in shown
