"""Set-up and turns: what the rules page says under "Play", and the sentence "no passing"."""

import pytest

from rooftree.core.game import GameError
from rooftree.games.california.state import Decision
from tests.games.california.drawing import GAME, changes, legal, mansion, play, table, why


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_at_the_start(players: int) -> None:
    """Play  Bank 4 gold; two shops of 4 tiles; each player 1 gold and 1 silver = 6 silver; seat 0 begins."""
    view = GAME.view(GAME.new(players, 3), 0)
    assert (view["bank"], view["day"], view["num_days"], view["to_act"]) == (4, 1, 12, 0)
    assert list(view["slots"]) == ["L1", "L2", "L3", "L4", "R1", "R2", "R3", "R4"]
    assert all(slot["tile"] for slot in view["slots"].values())
    assert [each["money"] for each in view["mansions"]] == [6] * players
    assert view["bag"] == []
    assert view["tiles_left"] == 80


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_given_away_before_the_first_turn(players: int) -> None:
    """Play  Bonus cards, 30 gifts and 6 neighbours lie in the middle; nobody has a loan or anything stored."""
    view = GAME.view(GAME.new(players, 3), None)
    assert [bonus["owner"] for bonus in view["bonuses"]] == [None] * 11
    assert view["neighbours"] == dict.fromkeys(("brown", "red", "mauve", "grey", "light-blue", "green"))
    assert view["gifts_left"] == 30
    for each in view["mansions"]:
        assert (each["attic"], each["attic_slots"], each["gifts"], each["has_loan"]) == ([], 1, 0, False)
        assert (each["neighbours"], each["bonuses"]) == ([], [])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_mansion_has_its_pre_printed_room(players: int) -> None:
    """Play  B2 carries the pre-printed renovated room, of the board's colour, and nothing else is there."""
    view = GAME.view(GAME.new(players, 3), None)
    line = {"what": "rooms", "points": 1, "cells": ["B2"], "section": "rooms"}
    assert view["scores"] == [{"points": 1, "lines": [line]}] * players
    for each in view["mansions"]:
        cells = dict(each["cells"])
        assert cells.pop("B2") == {"colour": each["board"], "room": None, "piece": None, "coins": 0}
        assert {(cell["colour"], cell["room"], cell["piece"]) for cell in cells.values()} == {(None,) * 3}


def test_boards_are_dealt_at_random() -> None:
    """Play  Five boards, no grey one; everyone gets another, and any colour may come to any seat."""
    colours: list[set[str]] = [set(), set(), set()]
    for seed in range(60):
        boards = [each["board"] for each in GAME.view(GAME.new(3, seed), None)["mansions"]]
        assert len(set(boards)) == 3
        for seat, board in enumerate(boards):
            colours[seat].add(board)
    assert colours == [{"brown", "red", "mauve", "light-blue", "green"}] * 3


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    """Play  2–5 players."""
    with pytest.raises(GameError, match="2 to 5 players"):
        GAME.new(players, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_turn_passes_to_the_left(players: int) -> None:
    """Play  A turn is one action, then the next player to the left."""
    state, order = GAME.new(players, 1), []
    for _ in range(3):
        order.append(GAME.to_act(state))
        state = play(state, "gold")
    assert order == [0, 1, 2 % players]


def test_taking_a_gold() -> None:
    """Play  Take a gold: one coin from the bank, worth 5 silver, and nothing else."""
    before = table("has 1 silver", bank=3, players=3)
    assert changes(before, play(before, "gold")) == {
        "bank: 3 -> 2",
        "mansions[0].money: 1 -> 6",
        "to_act: 0 -> 1",
    }


def test_one_tile_a_turn() -> None:
    """Play  Or buy one tile and place it at once: then the turn is over."""
    before = table("has 50 silver", shops="red red | mauve", players=3)
    after = play(before, "buy L1 A1")
    assert (GAME.to_act(after), GAME.decision(after)) == (1, Decision.CHOOSE_ACTION)


@pytest.mark.parametrize("money", [0, 3, 4])
def test_there_is_no_passing(money: int) -> None:
    """Play  No passing: who cannot or will not buy must take a gold, and always can."""
    state = table(f"has {money} silver, loan", shops="red red red red | red red red red", bank=4)
    others = [text for text in legal(state) if text != "gold" and not text.startswith(("buy ", "repay"))]
    assert "gold" in legal(state)
    assert others == []
    assert any(text.startswith("buy") for text in legal(state)) == (money >= 4)


def test_a_full_mansion_still_takes_gold() -> None:
    """Play  No passing: gold is legal when nothing at all can be placed."""
    whole = """
        attic   dog dog
        brown   brown  red   red
        brown   (brown) red  red
        mauve   mauve  grey  grey
        mauve   mauve  grey  grey
        has     40 silver, loan
    """
    state = table(whole, players=3, shops="extension dog greek-statue green | sunbed light-blue red mauve")
    assert legal(state) == ["gold", "repay"]
    assert why(state, "buy L4 A1") == "why-occupied"


def test_everything_is_public() -> None:
    """Play  Money, gifts, cards and loans are open to all: every seat and a spectator see the same mansions."""
    state = table("has 9 silver, 2 gifts, loan\nguests red\ncards three-red\nattic dog", "has 3 silver", players=3)
    views = [GAME.view(state, seat) for seat in (0, 1, 2, None)]
    for view in views:
        assert view["mansions"] == views[0]["mansions"]
        assert view["bag"] == views[0]["bag"]
    told = mansion(state)
    assert (told["money"], told["gifts"], told["has_loan"], told["neighbours"]) == (9, 2, True, ["red"])
    assert (told["bonuses"], told["attic"]) == (["three-red"], ["dog#1"])


@pytest.mark.parametrize(
    "text",
    ["gold", "borrow", "repay", "buy L2 C3", "buy R1 attic", "buy R4 extension", "unpack greek-statue"],
)
def test_the_notation_of_the_rules_page(text: str) -> None:
    """Play  The notation: shop slots L1–L4 and R1–R4, cells A1–D4, names in kebab-case."""
    assert GAME.format(GAME.parse(text)) == text


def test_a_finished_game_offers_nothing() -> None:
    """Play  After the end nobody is asked anything."""
    state = table(day=12, over=True)
    assert (GAME.to_act(state), legal(state), why(state, "gold")) == (None, [], "why-over")
