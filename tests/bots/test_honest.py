"""Bots get the whole state and use what their seat may know: in every world they choose the same.

A world is what `Game.determinize` makes of a position: the same for the seat, with all that it cannot see dealt anew.
"""

from collections.abc import Callable, Iterator

import pytest

from rooftree import bots
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.games import NAMES
from tests.shared import compiled

Choose = Callable[[Game, Array, int], int]

SEED = 5  # of the bot that is asked: it is made anew for every question
EVERY, SEEDS = 7, 4  # of so many games one position out of so many
TABLES = [(game, name) for game in NAMES for name in bots.names_of(game)]


def positions(game: Game, players: int) -> Iterator[tuple[Array, int]]:
    """Positions of games in which all bots take part, and who is to act."""
    names = bots.names_of(game.name)
    for seed in range(SEEDS):
        seats = [bots.make(names[(seat + seed) % len(names)], game, seed * 8 + seat) for seat in range(players)]
        state, number = game.new(players, seed), seed
        while (seat := game.to_act(state)) is not None:
            if number % EVERY == 0:
                yield state, seat
            state = game.step(state, seats[seat].choose(state, seat))
            number += 1


def worlds(game: Game, state: Array, seat: int) -> list[Array]:
    """Worlds that the seat cannot tell from the real one."""
    return [game.determinize(state, seat, seed) for seed in range(2)]


def worlds_with_these_roofs(game: Game, state: Array, seat: int) -> list[Array]:
    """The same for Dream Home under `roofs = strict`: bots may remember the roofs, which were public when taken."""
    open_state = state.copy()
    open_state["open_roofs"] = 1
    found = worlds(game, open_state, seat)
    for world in found:
        world["open_roofs"] = state["open_roofs"]
    return found


def differences(game: Game, players: int, choose: Choose) -> int:
    """How often a choice is another one in another world."""
    others = worlds_with_these_roofs if game.name == "dreamhome" else worlds
    return sum(
        choose(game, world, seat) != choose(game, state, seat)
        for state, seat in positions(game, players)
        for world in others(game, state, seat)
    )


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("name", "bot"), TABLES)
def test_a_bot_uses_only_what_its_seat_may_know(name: str, bot: str, players: int) -> None:
    def choose(game: Game, state: Array, seat: int) -> int:
        return bots.make(bot, game, SEED).choose(state, seat)

    assert differences(compiled(name), players, choose) == 0


@pytest.mark.parametrize("bot", bots.names_of("homesweethome"))
def test_five_players_have_more_to_hide(bot: str) -> None:
    def choose(game: Game, state: Array, seat: int) -> int:
        return bots.make(bot, game, SEED).choose(state, seat)

    assert differences(compiled("homesweethome"), 5, choose) == 0


# The tests above are able to fail.


def by_number(game: Game, state: Array, number: int) -> int:
    """A choice that gives away the number on which it depends."""
    moves = game.moves(state)
    return moves[number % len(moves)]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_looks_at_everything_is_found(name: str) -> None:
    def cheat(game: Game, state: Array, seat: int) -> int:
        return by_number(game, state, sum(state.tobytes()))

    assert differences(compiled(name), 3, cheat)


def next_construction(state: Array, seat: int) -> int:
    return int(state["construction_pile"][0, min(39, int(state["constructions_drawn"][0]))])


def next_resource(state: Array, seat: int) -> int:
    return int(state["piles"][0, int(state["num_reshuffles"][0]) * 54 + min(53, int(state["pile_next"][0]))])


def concrete_in_another_hand(state: Array, seat: int) -> int:
    return int(state["players"]["cards"][0, (seat + 1) % 3, 1])


def what_the_site_manager_knows(state: Array, seat: int) -> int:
    return int(state["players"]["known"][0].sum())


@pytest.mark.parametrize(
    "secret", [next_construction, next_resource, concrete_in_another_hand, what_the_site_manager_knows]
)
def test_a_bot_that_looks_at_one_secret_of_home_sweet_home_is_found(secret: Callable[[Array, int], int]) -> None:
    def cheat(game: Game, state: Array, seat: int) -> int:
        return by_number(game, state, secret(state, seat))

    assert differences(compiled("homesweethome"), 3, cheat)


def test_a_bot_that_looks_at_its_own_hand_is_honest() -> None:
    def choose(game: Game, state: Array, seat: int) -> int:
        return by_number(game, state, int(state["players"]["cards"][0, seat].sum()))

    assert differences(compiled("homesweethome"), 3, choose) == 0
