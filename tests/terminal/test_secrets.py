"""Nothing on the screen depends on what nobody at the table may know (R9)."""

import random

import pytest
from terminal_table import CALIFORNIA, GAME, TableUnderTest, dealt, is_confirming, positions

from rooftree.cli.table.sitting import Sitting
from rooftree.core.game import Game
from rooftree.core.record import Array
from rooftree.core.replay import Seat

PEOPLE = [Seat("Anna", "human"), Seat("Jón", "human"), Seat("Zoë", "human")]
LOOKS = {
    "dreamhome": ["?", "score", "log", "cards", "why T3", "why roofer red", "why 2", "table"],
    "california": ["?", "score", "log", "cards", "why C3", "why L2", "why attic", "2", "table"],
}
CLOSING = ["?", "score", "log", "cards", "why 2", "help", "table"]  # while the turn waits to be closed


def screen_up_to_the_next_reveal(state: Array, lang: str, game: Game = GAME) -> str:
    """The same curious person at every seat looks everything up and then acts, until something new would be shown."""
    chance = random.Random(1)
    pending: list[str] = []
    closing = iter(CLOSING)

    def answer(table: TableUnderTest) -> str | None:
        sitting = table.sitting
        if is_confirming(table):
            return next(closing, None) if game.reveals(sitting.past[-1].before, sitting.state) else ""
        if not pending:
            pending.extend([*LOOKS[game.name], game.format(chance.choice(game.moves(sitting.state)))])
        return pending.pop(0)

    output = TableUnderTest(answer, sitting=sitting_from(state, game), lang=lang).output
    return output.rpartition("--load ")[0]  # every rescued game has a file of its own


def sitting_from(state: Array, game: Game = GAME) -> Sitting:
    sitting = dealt(PEOPLE, 0, game=game)
    sitting.start = sitting.state = state
    return sitting


def worlds(state: Array, game: Game = GAME) -> list[Array]:
    """Worlds that nobody at the table can tell from this one, and that do differ from it."""
    seat = game.to_act(state)
    assert seat is not None
    found = [game.determinize(state, seat, seed) for seed in (1, 2)]
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


# The first day, the middle of the game, the days before the bag is drawn from.
@pytest.mark.parametrize(("seed", "share", "lang"), [(1, 0.02, "en"), (2, 0.5, "fr"), (3, 0.88, "is")])
def test_a_california_screen_is_the_same_in_all_worlds(seed: int, share: float, lang: str) -> None:
    """R7  The order of the pile and of the bag."""
    course = positions(seed, game=CALIFORNIA)
    state = course[int(share * len(course))]
    shown = screen_up_to_the_next_reveal(state, lang, CALIFORNIA)
    others = worlds(state, CALIFORNIA)
    assert len({world["tile_pile"].tobytes() + world["bag_order"].tobytes() for world in others}) > 1
    for world in others:
        assert screen_up_to_the_next_reveal(world, lang, CALIFORNIA) == shown


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
