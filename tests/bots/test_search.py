"""The search: named with its budget, legal, honest, the same in every build, and stronger than what it plays with."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from rooftree import bots
from rooftree.bots.search import ended
from rooftree.bots.searcher import SearchBot, question_of
from rooftree.core.extras import Thinking
from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array
from rooftree.games import NAMES, load
from rooftree.games.california.evaluation import POINT_AT_LAST
from tests.bots.played import played
from tests.bots.test_honest import worlds, worlds_with_these_roofs
from tests.shared import checked, compiled

each_game = pytest.mark.parametrize("name", NAMES)
# Bounds checks are compiled in each process anew: where a law has compiled most of them, the search comes sooner.
WITH_BOUNDS = "test_law_4_the_bounds_checked_build_agrees_on_thousands_of_games"


def positions(game: Game, players: int, every: int) -> Iterator[tuple[Array, int]]:
    """Of a game of greedy bots: those at which there is something to choose."""
    for number, (state, seat, _) in enumerate(played(game, ("greedy",) * players, seed=12)):
        if number % every == 0 and len(game.moves(state)) > 1:
            yield state, seat


@each_game
@pytest.mark.parametrize("budget", ["search:1", "search:40", "search:1ms"])
def test_it_makes_legal_moves_and_does_not_touch_the_position(name: str, budget: str) -> None:
    game = compiled(name)
    bot = bots.make(budget, game, 3)
    for state, seat in positions(game, 3, every=5):
        before = state.tobytes()
        assert bot.choose(state, seat) in game.moves(state)
        assert state.tobytes() == before


@pytest.mark.long
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(f"{WITH_BOUNDS} {name}")) for name in NAMES]
)
def test_every_build_finds_the_same_move(name: str) -> None:
    """One late position, as the interpreted build takes seconds for each line. (WebAssembly and GPU: tests/core.)"""
    position, seat = list(positions(compiled(name), 2, every=1))[-2]
    builds = [checked(name), compiled(name), load(name, "bounds")]
    assert len({bots.make("search:8", game, 1).choose(position, seat) for game in builds}) == 1


@each_game
def test_threads_search_side_by_side(name: str) -> None:
    """Each with a bot of its own: what they find is what they find alone."""
    game = compiled(name)
    asked = list(positions(game, 3, every=4))

    def choices(seed: int) -> list[int]:
        bot = bots.make("search:60", game, seed)
        return [bot.choose(state, seat) for state, seat in asked]

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(choices, range(4))) == [choices(seed) for seed in range(4)]


@each_game
def test_it_plays_as_many_lines_as_it_was_given(name: str) -> None:
    """Where there is something to weigh: in Home Sweet Home the first words mean what all agree on."""
    game = compiled(name)
    bot = bots.make("search:500", game, 0)
    assert isinstance(bot, SearchBot)
    asked = (bot.choose(state, seat) for state, seat in positions(game, 2, every=1))
    assert 400 < next(bot.num_lines for _ in asked if bot.num_lines) <= 500


def test_in_home_sweet_home_words_are_not_weighed_but_spoken_as_all_agree() -> None:
    """What a word means must not depend on who thinks longest; nor is a power spent that can wait."""
    game, spoken = compiled("homesweethome"), 0
    for state, seat in positions(game, 4, every=1):
        bot = bots.make("search:40", game, 3)
        assert isinstance(bot, SearchBot)
        action = bot.choose(state, seat)
        verbs = {game.format(move).split()[0] for move in game.moves(state)}
        if verbs <= {"say", "peek"} or verbs == {"power", "hold"}:
            assert bot.num_lines == 0
            assert action == bots.make("team", game, 0).choose(state, seat)
            spoken += 1
        elif verbs == {"choose"}:
            assert bot.num_lines > 0
    assert spoken > 20


@each_game
def test_it_chooses_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    """Worlds are dealt from what the seat knows alone, so hidden cards cannot even shift its luck."""
    game = compiled(name)
    others = worlds_with_these_roofs if name == "dreamhome" else worlds
    for state, seat in positions(game, 3, every=9):
        choices = {
            bots.make("search:20", game, 7).choose(world, seat) for world in (state, *others(game, state, seat))
        }
        assert len(choices) == 1


def test_at_the_end_it_counts_who_has_won_and_a_lead_only_so_far() -> None:
    """A lead of one coin is a victory; the fourth point of a lead wins nothing more."""
    assert [ended(lead, 30) for lead in (-90, -30, -1, 0, 1, 30, 90)] == [-60, -60, -31, 0, 31, 60, 60]


def test_a_game_says_whether_victories_count_for_more() -> None:
    """In Dream Home that made no difference, in Home Sweet Home nobody is ahead."""
    counted = {name: int(question_of(checked(name), _thinking(name))["victory"][0]) for name in NAMES}
    assert counted == {"california": 3 * POINT_AT_LAST, "dreamhome": 0, "homesweethome": 0}


def _thinking(name: str) -> Thinking:
    thinking = checked(name).thinking()
    assert thinking is not None
    return thinking


def test_it_beats_those_it_plays_with() -> None:
    """California, four players, one search among greedy bots: a quarter of the games would be its share."""
    game, won = compiled("california"), 0.0
    for seed in range(8):
        names = ["greedy"] * 4
        names[seed % 4] = "search:60"
        *_, (last, _, action) = played(game, tuple(names), seed)
        _, winners = game.standing(game.step(last, action))
        won += (seed % 4 in winners) / len(winners)
    assert won >= 4


@pytest.mark.parametrize("name", ["search:", "search:0", "search:ms", "search:fast", "search:1s", "search:99999999"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(GameError, match=r"write search, search:N for so many playouts .* or search:Nms"):
        bots.make(name, checked("dreamhome"), 0)


def test_a_game_that_says_nothing_of_it_cannot_be_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(checked("california")), "thinking", lambda: None)
    assert str(bots.why_not("search", "california")).startswith(
        "california cannot be searched: it has no thinking.py; there are random, greedy, novice"
    )
