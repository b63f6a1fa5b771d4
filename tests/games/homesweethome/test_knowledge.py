"""What the course of play tells about hands: who passes, who is asked, who is passed over, who was looked at."""

from typing import Any

import pytest

from rooftree.core.layout import Array
from tests.games.homesweethome.courses import COUNTS
from tests.games.homesweethome.drawing import GAME, asked, build_nothing, changes, hand, play, player, struck, table

FIRST, SECOND = GAME.rulesets()
HOUSE = """
    cellar bathroom | . | .
    .               | . | .
    .               | . | .
"""
LAWN = """
    .    | . | .
    lawn | . | .
    .    | . | .
"""
CORNER = """
    lawn | . | .
    .    | . | .
    .    | . | .
"""
GARDEN = """
    .    | . | .
    lawn | . | fountain
    .    | . | .
"""


def known(state: Array, seat: int) -> tuple[list[str], list[list[str]]]:
    """What everyone knows of a hand: what it lacks, and of which it holds at least one."""
    told = [GAME.view(state, viewer)["players"][seat] for viewer in (*range(GAME.num_players(state)), None)]
    assert all((each["lacks"], each["holds"]) == (told[0]["lacks"], told[0]["holds"]) for each in told)
    return told[0]["lacks"], told[0]["holds"]


def choosing(card: str, characters: str, *hands: str, **more: Any) -> Array:
    return play(table(HOUSE, *hands, a=card, characters=characters, **more), "choose A")


# A pass


@pytest.mark.parametrize("players", COUNTS)
def test_a_pass_shows_a_lack(players: int) -> None:
    """R3  Only a player with no exact resource may pass: so everyone knows that nothing needed is there."""
    others = ["site-manager", "architect", "carpenter"][: players - 2]
    before = play(choosing("large-slab", " ".join(["banker", *others, "mason"]), "tarp, joker"), "hold")
    after = play(before, "pass")
    assert changes(before, after) == {
        "players[0].lacks[CONCRETE]: 0 -> 1",
        "pending.passer: nobody -> 0",
        "decision: play -> rescue",
        f"to_act: 0 -> {players - 1}",
    }
    assert (known(before, 0), known(after, 0)) == (([], []), (["concrete"], []))


def test_a_pass_shows_all_that_is_still_needed() -> None:
    """R3  No exact resource: what was paid before the pass is not among it, and a joker may be there."""
    state = choosing("fireside-living-room", "mason banker site-manager", "wood, tarp", "water, joker")
    state = play(state, "hold", "play wood", "pass")
    assert (asked(state), known(state, 1)) == ((0, "rescue"), (["concrete", "brick"], []))


def test_a_lack_is_known_until_cards_are_drawn() -> None:
    """R3  Shown until that player draws: at the end of the turn new cards come, and nothing is known any more."""
    state = play(choosing("large-slab", "banker mason", "tarp", "concrete"), "hold", "pass")
    assert known(play(state, "power", "play concrete"), 0)[0] == ["concrete"]
    assert known(play(state, "hold"), 0)[0] == []


def test_a_lack_outlasts_a_turn_without_drawing() -> None:
    """R3  Until that player draws: with a full hand nobody draws, and what was shown is still true."""
    state = play(choosing("large-slab", "mason carpenter", "7 wood", "7 metal"), "hold", "pass")
    assert (asked(state)[1], known(state, 0)[0]) == ("speak", ["concrete"])
    assert known(build_nothing(play(state, "say none")), 0)[0] == ["concrete"]


def test_playing_a_joker_or_a_power_shows_nothing() -> None:
    """R3  A joker is voluntary, and a power stands in place of a card: neither shows a lack."""
    state = choosing("large-slab", "mason banker", "joker", "concrete")
    assert known(play(state, "hold", "power"), 0) == ([], [])
    assert known(play(state, "hold", "play joker concrete"), 0) == ([], [])


# Who is sought as a rescuer


def test_a_neighbour_who_is_asked_holds_something() -> None:
    """R5  The good neighbour is asked only with a card that helps: everyone knows that one of them is there."""
    state = play(choosing("small-living-room", "banker good-neighbour", "tarp", "wood"), "pass")
    assert known(state, 1) == ([], [["concrete", "wood"]])
    state = play(choosing("concrete-slab", "banker good-neighbour", "tarp", "wood, concrete"), "pass")
    assert known(state, 1) == ([], [["concrete"]])
    state = play(choosing("wooden-stilts", "banker good-neighbour", "tarp", "wood, concrete"), "pass")
    assert known(state, 1) == ([], [["wood"]])


def test_a_neighbour_who_is_passed_over_lacks_it() -> None:
    """R5  Who is not asked has none: of what is needed, concrete and wood, and nothing more is known."""
    state = choosing("fireside-living-room", "banker good-neighbour mason", "tarp", "brick, 5 metal", "water")
    state = play(state, "hold", "pass")
    assert asked(state) == (2, "rescue")
    assert known(state, 1) == (["concrete", "wood"], [])
    state = choosing("shower-room", "banker good-neighbour gardener", "tarp", "wood, 5 metal", "water")
    assert known(play(state, "hold", "pass"), 1) == (["concrete"], [])
    state = choosing("wooden-stilts", "banker good-neighbour carpenter", "tarp", "concrete, 5 metal", "water")
    assert known(play(state, "hold", "pass"), 1) == (["wood"], [])


def test_a_neighbour_where_nothing_fits_shows_nothing() -> None:
    """R5  One concrete or wood: where neither is needed, it says nothing about the hand that nobody asks."""
    state = choosing("lawn", "banker good-neighbour gardener", "tarp", "concrete, wood, 4 metal")
    assert known(play(state, "hold", "pass"), 1) == ([], [])


def test_a_neighbour_who_has_helped_shows_nothing_more() -> None:
    """R5  Once a turn: who has helped is not asked again for that reason, not for a lack."""
    state = choosing("large-slab", "banker architect good-neighbour mason", "tarp", "", "2 concrete")
    state = play(state, "hold", "pass", "help concrete", "pass")
    assert (asked(state), known(state, 2)) == ((3, "rescue"), ([], []))


def test_others_who_are_not_asked_show_nothing() -> None:
    """R5  Only the good neighbour gives from hand: of the others nothing is learnt."""
    state = choosing("concrete-slab", "banker architect mason", "tarp", "concrete")
    state = play(state, "hold", "pass")
    assert [known(state, seat) for seat in (1, 2)] == [([], []), ([], [])]


def test_who_comes_later_shows_nothing_yet() -> None:
    """R5  Asked clockwise: after a rescue nobody else was sought."""
    state = choosing("large-slab", "banker mason good-neighbour", "tarp", "concrete", "concrete")
    assert known(play(state, "hold", "pass"), 2) == ([], [])
    assert known(play(state, "hold", "pass", "power"), 2) == ([], [])
    assert known(play(state, "hold", "pass", "hold"), 2) == ([], [["concrete"]])


def test_holding_back_what_one_has() -> None:
    """R5  Known until such a card is spent: the neighbour who held back still holds it in later turns."""
    state = play(choosing("concrete-slab", "banker good-neighbour", "tarp", "concrete, 6 metal"), "pass", "hold")
    assert (asked(state)[1], known(state, 1)) == ("speak", ([], [["concrete"]]))
    state = play(state, "say none", "choose none", "toss metal")
    assert known(state, 1) == ([], [["concrete"]])
    assert known(play(state, "toss concrete"), 1) == ([], [])


def test_what_was_given_is_not_known_to_be_there_any_more() -> None:
    """R5  Until such a card is spent: it may have been the only one."""
    state = play(choosing("concrete-slab", "banker good-neighbour", "tarp", "2 concrete"), "pass")
    assert known(play(state, "help concrete"), 1) == ([], [])
    state = play(choosing("small-living-room", "banker good-neighbour", "tarp", "2 concrete, wood"), "pass")
    assert known(play(state, "help wood"), 1) == ([], [])


# Who can help against a trap


@pytest.mark.parametrize(
    ("trap", "house", "remedy", "either", "ruleset"),
    [
        ("hail", CORNER, "tarp", ["joker", "tarp"], FIRST),
        ("pests", CORNER, "poison", ["joker", "poison"], FIRST),
        ("drought", LAWN, "water", ["water", "joker"], FIRST),
        ("drought", LAWN, "water", ["water", "joker"], SECOND),
    ],
)
def test_at_a_trap(trap: str, house: str, remedy: str, either: list[str], ruleset: str) -> None:
    """R7  Only those who can help are asked: who is asked holds one of two cards, who is passed over neither."""
    for held in (remedy, "joker"):
        state = struck(trap, house, "5 wood", held, "metal", players=3, ruleset=ruleset)
        assert known(state, 0) == (either, [])
        assert (known(state, 1)[0], [sorted(some) for some in known(state, 1)[1]]) == ([], [sorted(either)])
        assert known(state, 2) == ([], [])  # not reached yet


@pytest.mark.parametrize(("trap", "remedy"), [("hail", "tarp"), ("pests", "poison")])
def test_whoever_must_counter_is_known_to_hold_the_remedy(trap: str, remedy: str) -> None:
    """R7  Asked first: whoever comes before has none of it; who has a joker is not sought, so nothing is known."""
    state = struck(trap, CORNER, "joker", remedy, "joker")
    assert asked(state) == (1, "counter")
    assert [known(state, seat) for seat in range(3)] == [([remedy], []), ([], [[remedy]]), ([], [])]


@pytest.mark.parametrize(("trap", "remedy"), [("hail", "tarp"), ("pests", "poison")])
def test_a_joker_is_asked_for_when_nobody_has_the_remedy(trap: str, remedy: str) -> None:
    """R7  Nobody holds it: everyone knows that; who is asked holds a joker, who is passed over none."""
    state = struck(trap, CORNER, "5 wood", "joker", "metal")
    assert asked(state) == (1, "counter")
    assert [known(state, seat) for seat in range(3)] == [
        (["joker", remedy], []),
        ([remedy], [["joker"]]),
        ([remedy], []),
    ]


def test_passing_keeps_the_news() -> None:
    """R7  Until such a card is spent: who passed still holds it after drawing; who was passed over has drawn."""
    state = play(struck("hail", CORNER, "joker, poison", "wood"), "pass")
    assert known(state, 0) == ([], [["joker"]])
    assert known(state, 1) == ([], [])


def test_a_countered_trap_leaves_no_news() -> None:
    """R7  The card is spent: it may have been the only one."""
    state = play(struck("hail", CORNER, "tarp, joker"), "counter tarp")
    assert known(state, 0) == ([], [])


def test_another_card_is_no_news() -> None:
    """R7  Until such a card is spent: other cards go and come without changing what is known."""
    state = play(
        struck("pests", CORNER, "joker, wood", "wood"), "pass", "say none", "choose none", "keep", "toss wood"
    )
    assert known(state, 0) == ([], [["joker"]])
    assert known(play(state, "toss joker"), 0) == ([], [])


def test_a_joker_may_have_been_either() -> None:
    """R7  Until such a card is spent: a joker is spent, and with it all that may have been the joker."""
    house = """
        lawn       | . | .
        flower-bed | . | .
        .          | . | .
    """
    state = build_nothing(table(house, "joker", "wood", a="? hail ?", b="? drought ?"))
    state = play(state, "pass")
    assert (asked(state), known(state, 0)) == ((0, "shield"), (["tarp"], [["joker"], ["water", "joker"]]))
    assert known(play(state, "shield joker A2"), 0) == ([], [])
    state = build_nothing(table(house, "joker, tarp", a="? hail ?", b="? drought ?", ruleset=FIRST))
    state = play(state, "pass")
    assert (asked(state), known(state, 0)) == ((0, "shield"), ([], [["water", "joker"], ["tarp", "joker"]]))
    assert known(play(state, "shield joker A2"), 0) == ([], [])


def test_a_shield_and_then_nothing_more() -> None:
    """R7  Asked as long as they can help: who is not asked again while something is threatened has nothing left."""
    state = struck("drought", GARDEN, "water, wood", "joker", "water")
    assert known(state, 0) == ([], [["water", "joker"]])
    state = play(state, "shield water A2")
    assert (asked(state), known(state, 0)) == ((1, "shield"), (["water", "joker"], []))
    state = struck("drought", GARDEN, "2 water, wood", "joker")
    state = play(state, "shield water A2")
    assert (asked(state), known(state, 0)) == ((0, "shield"), ([], [["water", "joker"]]))
    state = play(state, "shield water C2")
    assert (asked(state)[1], known(state, 0)) == ("speak", ([], []))


def test_a_gardener_shows_nothing_while_the_power_is_fresh() -> None:
    """R4  The gardener can help without a card: to be asked says nothing about the hand, once used it does."""
    state = struck("drought", GARDEN, "wood", "water", characters="gardener banker")
    assert (asked(state), known(state, 0)) == ((0, "shield"), ([], []))
    state = play(state, "shield power A2")
    assert (asked(state), known(state, 0)) == ((1, "shield"), (["water", "joker"], []))
    state = play(struck("drought", GARDEN, "joker", characters="gardener banker"), "shield power A2")
    assert (asked(state), known(state, 0)) == ((0, "shield"), ([], [["water", "joker"]]))


def test_a_gardener_is_no_wizard() -> None:
    """R4  Water protects from drought: against hail and pests the gardener is asked for cards like anyone."""
    state = struck("hail", CORNER, "wood", "joker", characters="gardener banker")
    assert known(state, 0) == (["joker", "tarp"], [])
    state = struck("pests", CORNER, "poison", characters="gardener banker")
    assert known(state, 0) == ([], [["poison"]])


def test_where_nothing_is_threatened_nothing_is_shown() -> None:
    """R7  Only if something is threatened: otherwise nobody is asked, and nobody passed over."""
    before = table(LAWN, "7 wood", "joker", a="? hail ?", b="? pests ?")
    after = build_nothing(before)
    assert [known(after, seat) for seat in (0, 1)] == [([], []), ([], [])]


def test_a_lack_shown_at_a_trap_ends_with_drawing() -> None:
    """R7  Until that player draws: a full hand stays as it was shown."""
    state = struck("hail", CORNER, "7 wood", "6 metal")
    assert (known(state, 0), known(state, 1)) == ((["joker", "tarp"], []), ([], []))


# What the site manager has seen


def peeked(*hands: str, **more: Any) -> Array:
    return play(table(HOUSE, *hands, characters="site-manager carpenter gardener", **more), "peek 1")


def test_what_was_seen_stays_known_until_it_is_played() -> None:
    """R6  What they know of it stays known until those cards are played."""
    state = peeked("5 wood", "2 metal, tarp", "", a="reinforced-raft", b="? ? ?")
    assert GAME.view(state, 0)["players"][1]["known"] == {"metal": 2, "tarp": 1}
    state = play(state, "choose none", "toss wood", "keep", "toss metal", "keep")
    assert GAME.view(state, 0)["players"][1]["known"] == {"metal": 1, "tarp": 1}


def test_new_cards_are_not_known() -> None:
    """R6  Of that hand: what is drawn afterwards is hidden again, what is left of it is not."""
    state = build_nothing(peeked("", "2 metal", "wood", pile="6 slate, 4 brick, 6 concrete"))
    assert GAME.view(state, 0)["players"][1]["known"] == {"metal": 2}
    assert hand(state, 1) == {"metal": 2, "brick": 4}
    assert (player(state, 1)["num_cards"], GAME.view(state, 2)["players"][1]["known"]) == (6, None)


def test_an_unknown_copy_may_have_been_the_known_one() -> None:
    """R6  Until those cards are played: of two metals, one known, the one that is played may be either."""
    state = build_nothing(peeked("6 wood", "metal", "", pile="metal, 4 brick, 6 concrete"))
    assert hand(state, 1)["metal"] == 2
    state = play(state, "say none", "say none", "choose none", "toss metal")
    assert GAME.view(state, 0)["players"][1]["known"] == {}
    assert changes(state, play(state, "toss metal"), "known") == set()


def test_every_way_of_spending_a_card_is_seen() -> None:
    """R6  Until those cards are played: in paying, as a joker, against a trap, or for a swap."""
    state = peeked("concrete", "joker, concrete", "", a="large-slab")
    state = play(state, "choose A", "play concrete", "play joker concrete")
    assert GAME.view(state, 0)["players"][1]["known"] == {"concrete": 1}
    state = table(CORNER, "", "tarp, wood", characters="site-manager carpenter", a="? hail ?")
    state = build_nothing(play(state, "peek 1"))
    assert GAME.view(play(state, "counter tarp"), 0)["players"][1]["known"] == {"wood": 1}
    state = table(CORNER, "", "glass, wood", characters="site-manager architect", speaking=True, active=0)
    state = play(state, "say none", "peek 1", "choose none", "keep", "keep")
    state = play(play(state, "say none"), "swap A", "pay glass")
    assert GAME.view(state, 0)["players"][1]["known"] == {"wood": 1}


def test_a_second_hand_is_known_beside_the_first() -> None:
    """R6  Once a turn another hand: what was seen earlier is not forgotten."""
    state = build_nothing(peeked("6 wood", "2 metal", "2 slate"))
    state = play(state, "say none", "peek 2", "say none", "choose none")
    told = GAME.view(state, 0)["players"]
    assert (told[1]["known"], told[2]["known"]["slate"]) == ({"metal": 2}, 2)
