"""Laws that hold along whole games, counted here a second time from what the game tells."""

from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from rooftree.core import border
from rooftree.core.actions import MOVES, Moves
from rooftree.core.chance import STREAM, Stream
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.games.california.cards import TILE_NAMES
from rooftree.games.california.state import Decision
from tests.games.california.courses import COUNTS, at_random, buying, course, courses, positions
from tests.games.california.drawing import GAME, kind_of
from tests.shared import compiled

FAST = compiled("california")
GOLD, START = 5, 6
COINS = {
    "few": "2012 0012 1121 2212".replace(" ", ""),
    "many": "1012 0001 1010 2101".replace(" ", ""),
}
LEFT_OVER = "extension"  # what a mansion's view does not name


# Money


class Ledger:
    """A bookkeeper who sees only the table and the notation of each action, and knows the rules page."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.money = [START] * view["num_players"]
        self.loans = [0] * view["num_players"]
        self.bank = 4
        self.given_out = sum(self.money) + self.bank * GOLD  # by the supply, all in all
        self.coins = COINS["few" if view["num_players"] < 4 else "many"]

    def book(self, view: dict[str, Any], text: str) -> None:
        """Before the action, with the table as it lies."""
        seat, (verb, *words) = view["to_act"], text.split()
        if verb == "gold":
            self.bank -= 1
            self.money[seat] += GOLD
        elif verb == "borrow":
            self.loans[seat] = 1
            self.pay(seat, -3)
        elif verb == "repay":
            self.loans[seat] = 0
            self.pay(seat, 4)
        elif verb == "buy":
            is_room = view["slots"][words[0]]["tile"].startswith("room-")
            self.pay(seat, self.bank + (self.coins_on(words[1]) if is_room else 0))

    def pay(self, seat: int, silver: int) -> None:
        self.money[seat] -= silver
        self.given_out -= silver

    def coins_on(self, cell: str) -> int:
        return int(self.coins["ABCD".index(cell[0]) + 4 * (int(cell[1]) - 1)])

    def close(self, after: dict[str, Any]) -> None:
        """After the action: a new day fills the bank, the end settles loans."""
        if after["to_act"] is None:
            for seat in [seat for seat, loan in enumerate(self.loans) if loan and self.money[seat] >= 4]:
                self.pay(seat, 4)
                self.loans[seat] = 0
        elif not after["pending_cell"] and after["bank"] != self.bank:
            self.given_out += (4 - self.bank) * GOLD
            self.bank = 4


@pytest.mark.parametrize("players", COUNTS)
def test_money_follows_the_ledger(players: int) -> None:
    """Law 3  Every silver is where an independent ledger has it: with a player, in the bank, or in the supply."""
    for whole in courses(2, players):
        ledger, view = None, None
        for state, text, after in whole:
            before, view = view or GAME.view(state, None), GAME.view(after, None)
            ledger = ledger or Ledger(before)
            ledger.book(before, text)
            ledger.close(view)
            assert [each["money"] for each in view["mansions"]] == ledger.money
            assert [each["has_loan"] for each in view["mansions"]] == [bool(loan) for loan in ledger.loans]
            assert view["bank"] == ledger.bank
            assert sum(ledger.money) + ledger.bank * GOLD == ledger.given_out == -GAME.read(after).supply
            assert min(ledger.money) >= 0


@pytest.mark.parametrize("players", COUNTS)
def test_an_action_costs_what_the_view_says(players: int) -> None:
    """Law 8  What the view says that an action costs is what is then paid; gold and a new loan cost nothing."""
    for state in positions(players, count=1, every=4):
        seat = GAME.to_act(state)
        assert seat is not None
        view = GAME.view(state, seat)
        assert list(view["costs"]) == view["legal"]
        for text in view["legal"]:
            after = GAME.step(state, GAME.parse(text))
            if not GAME.is_over(after):
                came = GAME.view(after, None)["mansions"][seat]["money"] - view["mansions"][seat]["money"]
                assert view["costs"][text] == max(0, -came), text
                assert came <= {"gold": 5, "borrow": 3}.get(text, 0)


# Tiles


def tiles_of(view: dict[str, Any]) -> Counter[str]:
    """Every tile that a view names, and how many it does not: extensions that are built, and the pile."""
    found = Counter(slot["tile"] for slot in view["slots"].values() if slot["tile"])
    found.update(view["bag"])
    for each in view["mansions"]:
        found.update(cell[part] for cell in each["cells"].values() for part in ("room", "piece") if cell[part])
        found.update(each["attic"])
        found[LEFT_OVER] += each["attic_slots"] - 1
    return found


@pytest.mark.parametrize("players", COUNTS)
def test_every_tile_is_somewhere_once(players: int) -> None:
    """Law 3  88 tiles, each somewhere once: shops, bag, mansions, and the rest is as many as the pile has left."""
    for state in positions(players, count=2, every=3):
        view = GAME.view(state, None)
        found = tiles_of(view)
        extended = found.pop(LEFT_OVER)
        assert max(found.values()) == 1
        assert set(found) <= set(TILE_NAMES[1:])
        assert sum(found.values()) + extended + view["tiles_left"] == 88
        unseen = Counter(kind_of(name) for name in set(TILE_NAMES[1:]) - set(found))
        assert unseen["attic-extension"] >= extended


@pytest.mark.parametrize("players", COUNTS)
def test_tiles_once_placed_stay(players: int) -> None:
    """Law 3  Rooms and furniture on the ground floor never move (rulebook); only the attic is ever emptied."""
    for whole in courses(1, players):
        for state, _, after in whole:
            for old, new in zip(GAME.view(state, None)["mansions"], GAME.view(after, None)["mansions"], strict=True):
                for name, cell in old["cells"].items():
                    assert cell["room"] in (None, new["cells"][name]["room"])
                    assert cell["piece"] in (None, new["cells"][name]["piece"])
                gone = set(old["attic"]) - set(new["attic"])
                assert gone <= {cell["piece"] for cell in new["cells"].values()}
                assert old["attic_slots"] <= new["attic_slots"]


@pytest.mark.parametrize("players", COUNTS)
def test_gifts_cards_and_neighbours_are_each_in_one_place(players: int) -> None:
    """Law 3  30 gifts, 11 bonus cards, 6 neighbours; gifts and cards once taken are kept."""
    for whole in courses(1, players):
        for state, _, after in whole:
            old, new = GAME.view(state, None), GAME.view(after, None)
            assert new["gifts_left"] + sum(each["gifts"] for each in new["mansions"]) == 30
            for seat, each in enumerate(new["mansions"]):
                assert each["bonuses"] == [bonus["name"] for bonus in new["bonuses"] if bonus["owner"] == seat]
                assert each["neighbours"] == [name for name, at in new["neighbours"].items() if at == seat]
                assert set(old["mansions"][seat]["bonuses"]) <= set(each["bonuses"])
                assert 0 <= each["gifts"] - old["mansions"][seat]["gifts"] <= 1


# Days


@pytest.mark.parametrize("choose", [at_random, buying])
@pytest.mark.parametrize("players", COUNTS)
def test_a_day_never_sells_all_its_tiles(players: int, choose: Any) -> None:
    """R7  A day never sells all 8 tiles, so at least one of each goes to the bag, and day 12 is filled from it."""
    for seed in range(3):
        bags = {1: 0}
        for _, _, after in course(players, seed, choose):
            if not GAME.is_over(after) and GAME.read(after).day not in bags:
                bags[GAME.read(after).day] = len(GAME.view(after, None)["bag"])
        for (day, before), (_, now) in pairwise(bags.items()):
            assert (now >= before + 1) if day < 11 else (now >= 11 - 8)


def test_eight_times_eleven() -> None:
    """R7  8 × 11 = 88: eleven days use up the pile, and eleven leftovers at least are more than day 12 needs."""
    assert len(TILE_NAMES) - 1 == 8 * 11
    assert 11 * 1 >= 8


@pytest.mark.parametrize("players", COUNTS)
def test_a_turn_always_has_gold(players: int) -> None:
    """Play  No passing: in every position with an action to choose, gold is legal."""
    for state in positions(players, count=3):
        legal = [GAME.format(action) for action in GAME.moves(state)]
        if GAME.decision(state) == Decision.CHOOSE_ACTION:
            assert legal[0] == "gold"
            assert 1 <= GAME.read(state).bank <= 4
        else:
            assert GAME.decision(state) == Decision.UNPACK
            assert len(legal) == 2
            assert all(text.startswith("unpack ") for text in legal)


@pytest.mark.parametrize("players", COUNTS)
def test_days_follow_one_another(players: int) -> None:
    """R7  Day by day up to 12, never past it; a new day begins exactly when bank or shop was emptied."""
    for whole in courses(1, players):
        for state, text, after in whole:
            old, new = GAME.view(state, None), GAME.view(after, None)
            assert new["day"] - old["day"] in (0, 1)
            assert new["day"] <= 12
            if new["decision"] == "choose-action":
                assert (new["day"] > old["day"]) == is_last_of_the_day(old, text)


def is_last_of_the_day(view: dict[str, Any], text: str) -> bool:
    """Whether the action takes the last gold or the last tile of a shop."""
    if text == "gold":
        return bool(view["bank"] == 1)
    slot = text.split()[1] if text.startswith("buy") else ""
    left = {name for name, told in view["slots"].items() if told["tile"]} - {slot}
    return not text.endswith(("borrow", "repay")) and {name[0] for name in left} != {"L", "R"}


# Thousands of compiled games


def final_states(game: Game, players: int, count: int) -> Array:
    states = np.zeros(count, game.dtype)
    moves, streams = np.zeros(1, MOVES), np.zeros(1, STREAM)
    blank = game.opened(game.state_class, game.blank(players))
    opened = game.opened(game.state_class, states)
    game.bound(border.random_games)(
        opened, blank, 9_000, count, game.opened(Moves, moves), game.opened(Stream, streams)
    )
    return states


@pytest.mark.parametrize("players", COUNTS)
def test_thousands_of_games_end_as_they_should(players: int) -> None:
    """R7  No game past day 12; with three and more players none before it; all tiles and all money are there."""
    states = final_states(FAST, players, 2_000)
    assert set(states["decision"].tolist()) == {0}
    days = set(states["day"].tolist())
    assert days == {12} if players > 2 else max(days) == 12
    placed = [states["mansions"][part].reshape(len(states), -1) for part in ("rooms", "pieces", "attic", "extension")]
    tiles = np.concatenate([*placed, states["slots"]], axis=1)
    drawn = np.minimum(88, states["day"].astype(int) * 8)
    for game in range(len(states)):
        inside = np.flatnonzero(states["in_bag"][game])
        found = Counter([*tiles[game].tolist(), *inside.tolist(), *states["tile_pile"][game, drawn[game] :].tolist()])
        assert all(found[tile] == 1 for tile in range(1, 89))
    money = states["mansions"]["money"].sum(axis=1, dtype=int) + states["bank"] * 5 + states["supply"]
    assert not money.any()
    assert (states["mansions"]["money"] >= 0).all()


def test_a_two_player_game_ends_early_for_two_reasons_only() -> None:
    """R10  Of a thousand random games, those that end before day 12 have 16 rooms or 9 bonus points."""
    states = final_states(FAST, 2, 1_000)
    for game in range(len(states)):
        view = GAME.view(states[game : game + 1], None)
        points = {bonus["name"]: bonus["points"] for bonus in view["bonuses"]}
        is_met = any(
            sum(points[name] for name in each["bonuses"]) >= 9 or all(c["colour"] for c in each["cells"].values())
            for each in view["mansions"]
        )
        assert is_met or view["day"] == 12
