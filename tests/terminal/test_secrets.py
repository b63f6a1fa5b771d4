"""Nothing on the screen depends on what its reader may not know: the piles, roofs that lie face down, other hands."""

import random

import pytest

from rooftree.cli.table.sitting import Sitting
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.replay import Seat
from tests.games.homesweethome.drawing import play, struck, table
from tests.terminal.terminal_table import (
    CALIFORNIA,
    DREAMHOME,
    HOMESWEETHOME,
    TableUnderTest,
    dealt,
    is_confirming,
    is_covered,
    positions,
)

PEOPLE = [Seat("Anna", "human"), Seat("Jón", "human"), Seat("Zoë", "human")]
LOOKS = {
    "dreamhome": ["?", "score", "log", "cards", "why T3", "why roofer red", "why 2", "table"],
    "california": ["?", "score", "log", "cards", "why C3", "why L2", "why attic", "2", "table"],
    "homesweethome": ["?", "score", "log all", "cards", "why B2", "why A", "why joker", "why peek", "help", "table"],
}
CLOSING = ["?", "score", "log", "cards", "why 2", "help", "table"]  # while the turn waits to be closed


def screen_up_to_the_next_reveal(state: Array, lang: str, game: Game = DREAMHOME) -> str:
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


def sitting_from(state: Array, game: Game = DREAMHOME) -> Sitting:
    sitting = dealt(PEOPLE, 0, game=game)
    sitting.start = sitting.state = state
    return sitting


def worlds(state: Array, game: Game = DREAMHOME) -> list[Array]:
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
    scores = {tuple(DREAMHOME.score(world, seat) for seat in range(3)) for world in [state, *worlds(state)]}
    assert len(scores) > 1


def test_the_log_forgets_the_colour_of_a_roof() -> None:
    table = TableUnderTest(["2", "3", "log"], players=3)
    assert table.after("log").splitlines()[-1].strip() == "You take column 3: a living room and a roof."


def test_the_last_turn_does_not_turn_the_roofs_up() -> None:
    """While the last action of a game may still be taken back, its screen shows only the height of the pile."""
    for seed in range(1, 6):
        state = positions(seed)[-1]
        last = next(action for action in DREAMHOME.moves(state) if DREAMHOME.is_over(DREAMHOME.step(state, action)))
        table = TableUnderTest([DREAMHOME.format(last)], sitting=sitting_from(state))
        shown = table.after(DREAMHOME.format(last))
        assert "▰" in shown
        assert "▣" not in shown


# Home Sweet Home: two people at one keyboard


def screen_until_the_next_hand_over(state: Array, action: str, lang: str) -> str:
    """All that one person sees: uncovers the screen, looks everything up, acts, and looks again before the last word.

    What the move turns up is for after that word; where there is none, the next person is called.
    """
    looks, closing, last = list(LOOKS["homesweethome"]), list(CLOSING), [action]
    reader = HOMESWEETHOME.to_act(state)

    def answer(table: TableUnderTest) -> str | None:
        if is_covered(table):
            return "" if HOMESWEETHOME.to_act(table.sitting.state) == reader and not table.moves else None
        if is_confirming(table):
            return closing.pop(0) if closing else None
        return looks.pop(0) if looks else last.pop() if last else None

    sitting = dealt(PEOPLE[:2], 0, game=HOMESWEETHOME)
    sitting.start = sitting.state = state
    output = TableUnderTest(answer, sitting=sitting, lang=lang).output
    return output.rpartition("--load ")[0]


def other_hands(state: Array) -> list[Array]:
    """Worlds that the player to act cannot tell from this one, in which the other holds other cards."""
    seat = HOMESWEETHOME.to_act(state)
    assert seat is not None
    found = [HOMESWEETHOME.determinize(state, seat, seed) for seed in range(1, 7)]
    hands = {
        hand_of(world, 1 - seat): world for world in found if hand_of(world, 1 - seat) != hand_of(state, 1 - seat)
    }
    return list(hands.values())


def hand_of(state: Array, seat: int) -> tuple[int, ...]:
    return tuple(HOMESWEETHOME.read(state).players[seat].cards)


GARDEN = "lawn | small-slab kitchenette | .\n flower-bed | . | fountain\n . | . | ."
RICH, POOR = "2 wood, concrete, water, joker, tarp", "slate, glass, brick, metal, poison"
MOMENTS = {
    "advice": table(GARDEN, RICH, POOR, a="cellar hail bathroom", speaking=True),
    "choice": table(GARDEN, RICH, POOR, a="cellar hail bathroom", characters="site-manager architect"),
    "swap": table(GARDEN, RICH, POOR, characters="architect banker"),
    "paying": play(table(GARDEN, RICH, POOR, a="cellar hail bathroom"), "choose A"),
    "no brick": play(table(GARDEN, RICH, POOR, a="barbecue hail bathroom"), "choose A"),
    "rescue": play(
        table(GARDEN, RICH, POOR, a="wooden-terrace pests cellar", characters="good-neighbour mason"),
        *("choose A", "play wood", "pass"),
    ),
    "placing before hail": play(table(GARDEN, POOR, RICH, a="barbecue hail ?"), "choose A", "play brick"),
    "placing before drought": play(table(GARDEN, POOR, RICH, a="barbecue drought ?"), "choose A", "play brick"),
    "keeping before hail": play(table(GARDEN, RICH, POOR, a="cellar hail bathroom"), "choose none", "keep"),
    "hail": struck("hail", GARDEN, RICH, POOR),
    "drought": struck("drought", GARDEN, RICH, POOR),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_between_two_hand_overs_nothing_depends_on_the_other_hand(moment: str) -> None:
    """R6, R7  Menus, effects, reasons, score, log, what undo would show: the same bytes whatever the other holds."""
    state, lang = MOMENTS[moment], ("en", "fr", "is")[len(moment) % 3]
    worlds = other_hands(state)
    assert worlds
    for action in map(HOMESWEETHOME.format, HOMESWEETHOME.moves(state)):
        shown = screen_until_the_next_hand_over(state, action, lang)
        for world in worlds[:2]:
            assert screen_until_the_next_hand_over(world, action, lang) == shown


@pytest.mark.parametrize("seed", range(3))
def test_nor_does_it_in_games_played_at_random(seed: int) -> None:
    course = positions(seed, players=2, game=HOMESWEETHOME)
    for state in course[seed + 3 :: 17]:
        action = HOMESWEETHOME.format(HOMESWEETHOME.moves(state)[-1])
        shown = screen_until_the_next_hand_over(state, action, "en")
        for world in other_hands(state)[:1]:
            assert screen_until_the_next_hand_over(world, action, "en") == shown


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that showed the position as it is after a move would tell whether somebody holds a tarp."""
    monkeypatch.setattr(type(HOMESWEETHOME), "foreseen", Game.foreseen)
    state = MOMENTS["keeping before hail"]
    screens = {screen_until_the_next_hand_over(world, "keep", "en") for world in [state, *other_hands(state)]}
    assert len(screens) > 1
