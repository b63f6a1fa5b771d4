"""The log: what an action does as a message, with nothing that a seat may not know."""

from typing import Any

import pytest

from rooftree.core.layout import Array
from tests.games.homesweethome.drawing import GAME, play, struck, table

HOUSE = """
    cellar bathroom | . | .
    .               | . | .
    .               | . | .
"""
GARDEN = """
    .    | .        | .
    lawn | .        | .
    .    | barbecue | .
"""
CORNER = """
    lawn | . | .
    .    | . | .
    .    | . | fountain
"""


def told(state: Array, text: str) -> tuple[str, dict[str, Any]]:
    assert GAME.parse(text) in GAME.moves(state), text
    message = GAME.tell(state, GAME.parse(text))
    return message.key, message.args


@pytest.mark.parametrize(("verb", "speaking"), [("say", True), ("choose", False)])
def test_words_name_the_card(verb: str, speaking: bool) -> None:
    """Play  Which head to build: the log names the queue and its card."""
    state = table(a="lawn", b="barbecue", speaking=speaking)
    assert told(state, f"{verb} A") == (f"tell-{verb}", {"queue": "A", "card": "lawn"})
    assert told(state, f"{verb} B") == (f"tell-{verb}", {"queue": "B", "card": "barbecue"})
    assert told(state, f"{verb} none") == (f"tell-{verb}-none", {})


def test_building_is_told_card_by_card() -> None:
    """R3  What is played, what a joker stands for, and what a pass shows."""
    state = play(table(HOUSE, "wood, joker", "tarp", a="fireside-living-room"), "choose A")
    assert told(state, "play wood") == ("tell-play", {"resource": "wood"})
    assert told(state, "play joker brick") == ("tell-play-joker", {"resource": "brick"})
    state = play(state, "play wood")
    assert told(state, "pass") == ("tell-pass", {"resources": "concrete brick"})


def test_a_placed_card() -> None:
    """R2  The card and its cell."""
    state = play(table("", "water", b="lawn"), "choose B", "play water")
    assert told(state, "at C2") == ("tell-at", {"card": "lawn", "cell": "C2"})


@pytest.mark.parametrize(
    ("character", "resource", "card"),
    [
        ("mason", "concrete", "concrete-slab"),
        ("carpenter", "wood", "wooden-stilts"),
        ("gardener", "water", "lawn"),
    ],
)
def test_powers(character: str, resource: str, card: str) -> None:
    """R4  Who gives what from nowhere: offered, in place of a card, or to rescue."""
    power = ("tell-power", {"character": character, "resource": resource})
    state = play(table("", characters=f"{character} banker", a=card), "choose A")
    assert told(state, "power") == power
    assert told(state, "hold") == ("tell-hold", {})
    assert told(play(state, "hold"), "power") == power
    state = play(table("", characters=f"banker {character}", a=card), "choose A", "hold", "pass")
    assert told(state, "power") == power


def test_help() -> None:
    """R5  What the good neighbour gives."""
    state = play(table("", "", "wood", characters="banker good-neighbour", a="wooden-stilts"), "choose A", "pass")
    assert told(state, "help wood") == ("tell-help", {"resource": "wood"})
    assert told(state, "hold") == ("tell-hold", {})


def test_looking_and_swapping() -> None:
    """R6  Whose hand is seen, not what it holds; which queue is swapped, and what is paid."""
    assert told(table(characters="site-manager banker mason"), "peek 2") == ("tell-peek", {"seat": 2})
    state = table("", "glass", characters="architect banker")
    assert told(state, "swap B") == ("tell-swap", {"queue": "B"})
    assert told(play(state, "swap B"), "pay glass") == ("tell-pay", {"resource": "glass"})


def test_tossing() -> None:
    """Play  What is discarded is open to all."""
    state = play(table("", "poison"), "choose none")
    assert told(state, "toss poison") == ("tell-toss", {"resource": "poison"})
    assert told(state, "keep") == ("tell-keep", {})


def test_traps() -> None:
    """R7  What is spent against which trap, and for which cell; a pass tells nothing."""
    hail = struck("hail", CORNER, "tarp")
    assert told(hail, "counter tarp") == ("tell-counter", {"resource": "tarp", "trap": "hail"})
    hail = struck("hail", CORNER, "joker")
    assert told(hail, "counter joker") == ("tell-counter", {"resource": "joker", "trap": "hail"})
    assert told(hail, "pass") == ("tell-pass-trap", {})
    pests = struck("pests", CORNER, "poison")
    assert told(pests, "counter poison") == ("tell-counter", {"resource": "poison", "trap": "pests"})
    drought = struck("drought", GARDEN, "water, joker", characters="gardener banker")
    assert told(drought, "shield water A2") == ("tell-shield-water", {"cell": "A2"})
    assert told(drought, "shield joker B3") == ("tell-shield-joker", {"cell": "B3"})
    assert told(drought, "shield power B3") == ("tell-shield-power", {"cell": "B3"})
    assert told(drought, "pass") == ("tell-pass-trap", {})


# What cannot be taken back


def reveals(state: Array, *texts: str) -> bool:
    """Whether the last of these actions shows somebody something new."""
    before = play(state, *texts[:-1])
    return GAME.reveals(before, play(before, texts[-1]))


def test_every_look_reveals_something() -> None:
    """R6  Also a second one into the same hand: nobody else can tell whether the site manager knew it all."""
    state = table("", "6 wood", "7 metal", characters="site-manager carpenter", speaking=True, active=1)
    assert reveals(state, "peek 1")
    state = play(state, "peek 1", "say none", "choose none", "keep", "keep", "say none")
    assert reveals(state, "peek 1")


def test_words_and_payments_reveal_nothing() -> None:
    """Play  Words and one's own cards can be taken back."""
    assert not reveals(table(speaking=True), "say none")
    assert not reveals(table("", "2 water", a="lawn"), "choose A")
    assert not reveals(table("", "2 water", a="lawn"), "choose A", "play water")
    assert not reveals(table("", "2 wood", "wood"), "choose none", "toss wood")
    assert not reveals(table("", "glass", characters="architect banker"), "swap A", "pay glass")


def test_a_card_that_the_manager_saw_is_tossed_like_any_other() -> None:
    """R6  Whether it can be taken back would tell everyone what the site manager knows."""
    state = table("", "6 wood", "7 metal", characters="site-manager carpenter")
    for before in (state, play(state, "peek 1")):
        assert not reveals(before, "choose none", "keep", "toss metal")


def test_new_cards_reveal() -> None:
    """Play  The end of a turn shows new cards."""
    assert reveals(table("", "water", a="lawn"), "choose A", "play water", "at A1")
    assert reveals(table("", "water", a="lawn", turn=20), "choose A", "play water", "at A1")


def test_what_tells_of_a_hand_reveals() -> None:
    """R3  A pass shows a lack, a look shows a hand, a trap shows who can help."""
    assert reveals(table("", "wood", characters="banker mason", a="concrete-slab"), "choose A", "hold", "pass")
    assert reveals(table("", "", "wood", characters="site-manager banker"), "peek 1")
    assert reveals(table(CORNER, "joker", a="? hail ?"), "choose none", "keep")
    assert reveals(table(CORNER, "joker", a="? hail ?", b="? drought ?"), "choose none", "keep", "pass")


def test_a_trap_that_comes_reveals() -> None:
    """R4  Even where being asked says nothing about a hand, as with a gardener: the queues have moved up."""
    state = table(GARDEN, characters="gardener banker", a="? drought ?")
    assert reveals(state, "choose none", "keep")
