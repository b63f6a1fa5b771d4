"""Set-up: hands, queues, characters, and who begins."""

import pytest

from rooftree.core.game import GameError
from tests.games.homesweethome.box import CHARACTERS, CONSTRUCTIONS, HAND_SIZES
from tests.games.homesweethome.courses import COUNTS, OPTIONS, TABLES, Options
from tests.games.homesweethome.drawing import GAME, asked, hand, legal, queues


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_everyone_is_dealt_a_hand(players: int, options: Options) -> None:
    """Play  Deal hands: 7 / 6 / 5 / 4 cards for 2 / 3 / 4 / 5 players, the banker one more."""
    for seed in range(6):
        state = GAME.new(players, seed, options)
        for seat, told in enumerate(GAME.view(state, None)["players"]):
            size = HAND_SIZES[players] + (told["character"] == "banker")
            assert sum(hand(state, seat).values()) == told["num_cards"] == told["hand_size"] == size


@pytest.mark.parametrize("players", COUNTS)
def test_hands_come_off_the_pile_seat_by_seat(players: int) -> None:
    """Play  Deal hands: the first cards of the pile to seat 0, the next to seat 1; the rest is the pile."""
    state = GAME.new(players, 4, {"characters": False})
    dealt = [name.split("#")[0] for name in GAME.deal_of(state)["resources"]]
    size = HAND_SIZES[players]
    for seat in range(players):
        mine = dealt[seat * size : (seat + 1) * size]
        assert hand(state, seat) == {name: mine.count(name) for name in mine}
    view = GAME.view(state, None)
    assert (view["resources_left"], view["discards"]) == (54 - players * size, {})


@pytest.mark.parametrize("players", COUNTS)
def test_the_queues_are_laid_out(players: int) -> None:
    """Play  Queue A takes the first three construction cards, queue B the next three; the first is the head."""
    state = GAME.new(players, 5)
    dealt, view = GAME.deal_of(state)["constructions"], GAME.view(state, None)
    assert queues(state) == {"A": dealt[:3], "B": dealt[3:6]}
    assert (view["constructions_left"], view["ground"], view["destroyed"]) == (34, {}, [])
    assert (view["turn"], view["num_turns"], view["scores"][0]["points"], view["rank"]) == (1, 20, 0, "cabin")


GROUND = {name for name, card in CONSTRUCTIONS.items() if card.kind in ("terrain", "foundation")}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_first_turn_can_build(players: int, options: Options) -> None:
    """Play  If neither queue begins with a terrain or a foundation, A's head changes places with the next that is."""
    first = GAME.under("homesweethome/1")
    changed = 0
    for seed in range(40):
        drawn = GAME.deal_of(first.new(players, seed, options))["constructions"]
        expected = list(drawn)
        if not {drawn[0], drawn[3]} & GROUND:
            changed += 1
            place = next(place for place, card in enumerate(drawn) if card in GROUND)
            expected[0], expected[place] = expected[place], expected[0]
        state = GAME.new(players, seed, options)
        assert GAME.deal_of(state)["constructions"] == expected
        assert {"say A", "say B"} & set(legal(state))
    assert 0 < changed < 20


@pytest.mark.parametrize("players", COUNTS)
def test_nothing_else_of_the_deal_depends_on_that(players: int) -> None:
    """Play  Hands and characters of a seed are those of the first ruleset."""
    for seed in range(20):
        one, two = [GAME.deal_of(GAME.under(ruleset).new(players, seed)) for ruleset in GAME.rulesets()]
        assert {**one, "constructions": []} == {**two, "constructions": []}


@pytest.mark.parametrize("players", COUNTS)
def test_seat_0_is_the_first_active_player(players: int) -> None:
    """Play  Active player: seat 0; so the player after it speaks first."""
    state = GAME.new(players, 6)
    assert (GAME.view(state, None)["active"], asked(state)) == (0, (1, "speak"))


@pytest.mark.parametrize("players", COUNTS)
def test_characters_are_dealt_at_random_and_public(players: int) -> None:
    """Play  Characters: one each, dealt at random, public; the others stay in the box."""
    met: list[set[str]] = [set() for _ in range(players)]
    for seed in range(70):
        state = GAME.new(players, seed)
        dealt = [told["character"] for told in GAME.view(state, None)["players"]]
        assert len(set(dealt)) == players
        assert GAME.deal_of(state)["characters"] == dealt
        for seat in range(players):
            assert [told["character"] for told in GAME.view(state, seat)["players"]] == dealt
            met[seat].add(dealt[seat])
    assert met == [set(CHARACTERS)] * players


@pytest.mark.parametrize("players", COUNTS)
def test_without_characters(players: int) -> None:
    """Play  Table option `characters` off: nobody has one, nobody is offered a power."""
    state = GAME.new(players, 1, {"characters": False})
    assert {told["character"] for told in GAME.view(state, None)["players"]} == {None}
    assert GAME.deal_of(state)["characters"] == []
    assert {text.split()[0] for text in legal(state)} == {"say"}


def test_the_options_of_the_table() -> None:
    """Play  Table options: `characters` on unless said otherwise, `expert` off."""
    assert GAME.options_of(GAME.new(3, 1)) == {"characters": True, "expert": False}
    for options in OPTIONS:
        assert GAME.options_of(GAME.new(3, 1, options)) == options
    with pytest.raises(GameError, match="has no option 'young'; its options are characters, expert"):
        GAME.new(3, 1, {"young": True})
    with pytest.raises(GameError, match="option expert must be false or true, not 'yes'"):
        GAME.new(3, 1, {"expert": "yes"})


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    """Play  2–5 players."""
    with pytest.raises(GameError, match="2 to 5 players"):
        GAME.new(players, 0)


@pytest.mark.parametrize("players", COUNTS)
def test_hands_and_piles_are_hidden(players: int) -> None:
    """Play  Hidden: the hands, the order of both piles; everyone sees how many cards there are."""
    state = GAME.new(players, 8)
    for seat in (*range(players), None):
        for other, told in enumerate(GAME.view(state, seat)["players"]):
            assert (told["hand"] is None) == (other != seat)
            assert told["num_cards"] == sum(hand(state, other).values())
            assert (told["lacks"], told["holds"], told["known"] or {}) == ([], [], {})


@pytest.mark.parametrize(
    "text",
    [
        "say A",
        "say none",
        "choose B",
        "peek 2",
        "swap A",
        "pay slate",
        "power",
        "hold",
        "play concrete",
        "play joker slate",
        "pass",
        "help wood",
        "at B2",
        "toss wood",
        "keep",
        "counter tarp",
        "counter poison",
        "counter joker",
        "shield water B2",
        "shield joker B2",
        "shield power B2",
    ],
)
def test_the_notation_of_the_rules_page(text: str) -> None:
    """Play  The notation, word by word."""
    assert GAME.format(GAME.parse(text)) == text
