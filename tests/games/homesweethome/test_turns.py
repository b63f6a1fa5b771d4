"""The course of a turn: words, what follows a decision, queues, drawing; and twenty turns (R1)."""

import pytest

from rooftree.core.seats import NOBODY
from tests.games.homesweethome.box import HAND_SIZES
from tests.games.homesweethome.courses import COUNTS, TABLES, Options, at_random, building, course
from tests.games.homesweethome.drawing import (
    GAME,
    asked,
    build_nothing,
    changes,
    discarded,
    gone,
    ground,
    hand,
    legal,
    play,
    player,
    queues,
    spent,
    table,
    why,
)

SLAB = """
    concrete-slab | . | .
    .             | . | .
    .             | . | .
"""


# 1. Words


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("active", [0, 1])
def test_words_go_round_and_end_with_the_active_player(players: int, active: int) -> None:
    """Play  The players after the active one, in order, each say which head to build; then the active decides."""
    state = table(players=players, active=active, speaking=True, a="lawn", b="barbecue")
    for steps in range(1, players):
        assert asked(state) == ((active + steps) % players, "speak")
        assert legal(state) == ["say A", "say B", "say none"]
        state = play(state, "say A")
    assert asked(state) == (active, "choose")
    assert legal(state) == ["choose A", "choose B", "choose none"]


@pytest.mark.parametrize("word", ["A", "B", "none"])
def test_a_word_is_advice(word: str) -> None:
    """Play  Which head to build: A, B or nothing. Everyone hears it, and nothing else happens."""
    before = table(players=3, speaking=True, a="lawn", b="barbecue")
    after = play(before, f"say {word}")
    assert changes(before, after) == {f"players[1].said: not-yet -> {word.lower()}", "to_act: 1 -> 2"}
    assert [told["said"] for told in GAME.view(after, 0)["players"]] == [None, word, None]


@pytest.mark.parametrize("choice", ["A", "B", "none"])
def test_the_active_player_need_not_follow(choice: str) -> None:
    """Play  Then the active player decides, whatever was said."""
    state = play(table("", "2 water, brick", speaking=True, a="lawn", b="barbecue"), "say B", f"choose {choice}")
    assert asked(state) == (0, "toss" if choice == "none" else "play")
    assert GAME.view(state, None)["building"] == (None if choice == "none" else choice)
    assert [player(state, seat)["said"] for seat in (0, 1)] == [choice, "B"]


@pytest.mark.parametrize("trap", ["hail", "drought", "pests"])
def test_a_trap_cannot_be_named(trap: str) -> None:
    """Play  A head can be named only if it is not a trap."""
    for speaking, verb in ((True, "say"), (False, "choose")):
        state = table(a=trap, b="lawn", speaking=speaking)
        assert legal(state) == [f"{verb} B", f"{verb} none"]
        assert why(state, f"{verb} A") == ("why-trap-head", {"queue": "A", "card": trap})


@pytest.mark.parametrize(
    ("card", "reason"), [("kitchenette", "why-needs-foundation"), ("dormer-roof", "why-needs-room")]
)
def test_what_has_no_place_cannot_be_named(card: str, reason: str) -> None:
    """Play  And only if it has a legal place: a room or a roof before the first foundation has none."""
    for speaking, verb in ((True, "say"), (False, "choose")):
        state = table(a="lawn", b=card, speaking=speaking)
        assert legal(state) == [f"{verb} A", f"{verb} none"]
        assert why(state, f"{verb} B") == (reason, {"card": card})


def test_nobody_can_name_two_traps() -> None:
    """Play  With a trap at the head of both queues, nothing is all there is to say."""
    state = table(a="hail", b="pests", speaking=True)
    assert legal(state) == ["say none"]
    assert legal(play(state, "say none")) == ["choose none"]


def test_a_cost_that_nobody_can_pay_may_be_named() -> None:
    """Play  Naming asks for a place, not for the resources: hands are hidden."""
    assert legal(table("", "", "", a="swimming-pool", b="greenhouse")) == ["choose A", "choose B", "choose none"]


# 2. Building


@pytest.mark.parametrize("players", COUNTS)
def test_resources_are_added_round_the_table(players: int) -> None:
    """Play  Round the table, each player in turn adds one resource, until the cost is paid; the active one begins."""
    hands = ["2 concrete, brick, water"] * players
    state = play(table("", *hands, a="swimming-pool", active=1), "choose A")
    for steps, resource in enumerate(("concrete", "brick", "concrete", "water")):
        assert asked(state) == ((1 + steps) % players, "play")
        state = play(state, f"play {resource}")
    assert asked(state) == (1, "place")


def test_one_resource_at_a_time() -> None:
    """Play  Each adds one resource that is still needed: it leaves the hand, and one less is needed."""
    before = play(table("", "3 concrete", "2 concrete", a="large-slab"), "choose A")
    after = play(before, "play concrete")
    assert changes(before, after) == spent(0, "concrete", 3) | {
        "pending.needed[CONCRETE]: 2 -> 1",
        "to_act: 0 -> 1",
    }
    assert (discarded(after), GAME.view(after, None)["needed"]) == ({"concrete": 1}, {"concrete": 1})


def test_then_the_active_player_places_the_card() -> None:
    """Play  Until the cost is paid; then the active player places the card, whoever paid last."""
    before = play(table("", "concrete", "concrete", a="large-slab"), "choose A", "play concrete", "play concrete")
    assert asked(before) == (0, "place")
    after = play(before, "at B2")
    assert ground(after) == {"B2": ["large-slab"]}
    assert changes(before, after, "base", "rooms", "roofs") == {"base[B2]: nothing -> large-slab"}


@pytest.mark.parametrize("built", ["A", "B"])
def test_the_other_head_is_discarded(built: str) -> None:
    """Play  Both heads leave their queues, built or discarded."""
    before = table("", "water", a="lawn", b="flower-bed")
    after = play(before, f"choose {built}", "play water", "at A1")
    assert ground(after) == {"A1": ["lawn" if built == "A" else "flower-bed"]}
    assert gone(before, after) == {"flower-bed" if built == "A" else "lawn"}


@pytest.mark.parametrize("players", COUNTS)
def test_a_failed_build(players: int) -> None:
    """Play  If a player cannot, the build fails: what was played is lost, both heads are discarded."""
    before = table("", "brick", "concrete", a="swimming-pool lawn ?", b="barbecue", players=players)
    after = play(before, "choose A", "play brick", "play concrete", "pass")
    assert (ground(after), gone(before, after)) == ({}, {"swimming-pool", "barbecue"})
    assert discarded(after) == {"brick": 1, "concrete": 1}
    view = GAME.view(after, None)
    assert (view["turn"], view["building"], view["needed"], view["passer"]) == (2, None, {}, None)


def test_a_build_may_fail_at_once() -> None:
    """Play  If a player cannot: the first one, too, and nothing is lost but the heads."""
    before = table(SLAB, "wood", a="lawn", b="barbecue", players=3)
    after = play(before, "choose A", "pass")
    assert (gone(before, after), discarded(after), ground(after)) == (
        {"lawn", "barbecue"},
        {},
        {"A1": ["concrete-slab"]},
    )


# Nothing


@pytest.mark.parametrize("players", COUNTS)
def test_nothing_is_built(players: int) -> None:
    """Play  Nothing: round the table, each player may discard up to two resources."""
    before = table("", *["2 wood, tarp", *["2 wood"] * (players - 1)], active=1, a="lawn", b="barbecue")
    state = play(before, "choose none")
    for steps in range(players):
        seat = (1 + steps) % players
        for _ in range(2):
            assert asked(state) == (seat, "toss")
            assert legal(state) == ["keep", "toss wood", *(["toss tarp"] if seat == 0 else [])]
            state = play(state, "toss wood")
    assert GAME.view(state, None)["turn"] == 2
    assert gone(before, state) == {"lawn", "barbecue"}
    assert discarded(state) == {"wood": 2 * players}


def test_nobody_must_discard() -> None:
    """Play  May: everyone can keep all cards, or keep the rest after one."""
    before = table("", "wood, tarp", "metal, 2 slate", "joker, poison")
    after = play(before, "choose none", "keep", "toss slate", "keep", "toss poison", "toss joker")
    assert discarded(after) == {"slate": 1, "joker": 1, "poison": 1}


def test_a_tossed_card() -> None:
    """Play  Discard: it leaves the hand; the player is asked for a second one."""
    before = play(table("", "2 wood, tarp"), "choose none")
    after = play(before, "toss wood")
    assert changes(before, after) == spent(0, "wood", 2) | {"players[0].num_tossed: 0 -> 1"}
    assert asked(after) == (0, "toss")


def test_only_cards_in_hand_can_be_tossed() -> None:
    """Play  Discard resources: of one's own."""
    state = play(table("", "wood", "metal"), "choose none")
    assert why(state, "toss metal") == ("why-not-in-hand", {"resource": "metal"})


def test_who_has_no_cards_is_not_asked_to_toss() -> None:
    """Play  A window in which the player has nothing to offer is not opened."""
    state = play(table("", "wood", "", "metal"), "choose none", "toss wood")
    assert asked(state) == (2, "toss")
    assert GAME.view(play(state, "toss metal"), None)["turn"] == 2


# 3. Queues


def test_the_queues_move_up_and_are_refilled() -> None:
    """Play  Both queues move up and refill to three, A first."""
    state = table(
        a="lawn flower-bed fountain", b="barbecue playground greenhouse", coming="small-slab cellar basement"
    )
    after = build_nothing(state)
    assert queues(after) == {
        "A": ["flower-bed", "fountain", "small-slab"],
        "B": ["playground", "greenhouse", "cellar"],
    }
    assert GAME.view(after, None)["constructions_left"] == 32


@pytest.mark.parametrize(("turn", "length", "left"), [(17, 3, 2), (18, 3, 0), (19, 2, 0), (20, 1, 0)])
def test_while_the_pile_lasts(turn: int, length: int, left: int) -> None:
    """Play  Refill to three while the pile lasts: it is used up after turn 17, and the queues run out."""
    state = table(turn=turn)
    assert [len(cards) for cards in queues(state).values()] == [length] * 2
    assert GAME.view(state, None)["constructions_left"] == left
    after = build_nothing(state)
    assert [len(cards) for cards in queues(after).values()] == [min(3, 20 - turn)] * 2


# 5. Drawing


@pytest.mark.parametrize("players", COUNTS)
def test_everyone_draws_round_the_table(players: int) -> None:
    """Play  Everyone draws up to hand size, round the table: the active player first."""
    pile = ["wood", "metal", "slate", "brick", "glass"][:players]
    full = HAND_SIZES[players] - 1
    hands = [f"{full} {name}" for name in ("water", "concrete", "wood", "metal", "slate")]
    before = table("", *hands[:players], active=1, pile=", ".join(pile))
    state = build_nothing(before)
    came = {}
    for seat in range(players):
        new = {name: count - hand(before, seat).get(name, 0) for name, count in hand(state, seat).items()}
        came[seat] = [name for name, count in new.items() if count]
    assert [came[(1 + steps) % players] for steps in range(players)] == [[name] for name in pile]


@pytest.mark.parametrize("players", COUNTS)
def test_hands_are_full_again(players: int) -> None:
    """Play  Up to hand size, however much was spent; the pile gets smaller by just as much."""
    before = table("", "2 wood, 2 metal", "2 slate", players=players)
    after = build_nothing(before)
    assert [player(after, seat)["num_cards"] for seat in range(players)] == [HAND_SIZES[players]] * players
    drawn = players * HAND_SIZES[players] - 6
    assert GAME.view(after, None)["resources_left"] == GAME.view(before, None)["resources_left"] - drawn


def test_who_has_a_full_hand_draws_nothing() -> None:
    """Play  Up to hand size: nobody draws beyond it."""
    before = table("", "7 wood", "6 metal", pile="tarp, poison")
    after = build_nothing(before)
    assert (hand(after, 0), hand(after, 1)) == ({"wood": 7}, {"metal": 6, "tarp": 1})
    assert changes(before, after, "cards", "pile_next") == {
        "players[1].cards[TARP]: 0 -> 1",
        "pile_next: 13 -> 14",
    }


def test_an_empty_pile_is_made_anew() -> None:
    """Play  An empty pile is made anew from the shuffled discards, in the middle of drawing if need be."""
    before = table("", "7 wood", "4 metal", pile="tarp", left=1)
    assert (GAME.view(before, None)["resources_left"], sum(discarded(before).values())) == (1, 42)
    after = build_nothing(before)
    view = GAME.view(after, None)
    assert (hand(after, 1)["tarp"], player(after, 1)["num_cards"]) == (1, 7)
    assert (view["resources_left"], view["discards"]) == (42 - 2, {})
    assert len(GAME.deal_of(after)["reshuffles"]) == 1


def test_the_discards_are_shuffled() -> None:
    """Play  Shuffled: the new pile holds just the discards, in another order than they lay."""
    state = table("", "7 wood", "4 metal", pile="tarp", left=1)
    [pile] = GAME.deal_of(build_nothing(state))["reshuffles"]
    kinds = [name.split("#")[0] for name in pile]
    assert {name: kinds.count(name) for name in kinds} == discarded(state)
    assert pile != sorted(pile)
    assert kinds != sorted(kinds)


def test_a_pile_that_is_just_used_up_waits() -> None:
    """Play  An empty pile is made anew when somebody has to draw from it, not before."""
    state = table("", "7 wood", "6 metal", pile="tarp", left=1)
    after = build_nothing(state)
    assert (GAME.view(after, None)["resources_left"], GAME.deal_of(after)["reshuffles"]) == (0, [])
    again = play(after, "say none", "choose none", "toss tarp", "keep", "keep")
    assert len(GAME.deal_of(again)["reshuffles"]) == 1


def test_cards_played_this_turn_are_drawn_again() -> None:
    """Play  From the discards: what was paid in this turn is among them."""
    state = table("", "water, 6 wood", "7 metal", a="lawn", pile="", left=0)
    after = play(state, "choose A", "play water", "at A1")
    [pile] = GAME.deal_of(after)["reshuffles"]
    assert len(pile) == 41
    assert sum(name.startswith("water") for name in pile) == 6


# The next turn


@pytest.mark.parametrize("players", COUNTS)
def test_the_next_player_is_active(players: int) -> None:
    """Play  Active player: seat 0, then clockwise; and words begin with the player after."""
    state, actives = table(players=players), []
    for _ in range(players + 1):
        view = GAME.view(state, None)
        actives.append(view["active"])
        while GAME.view(state, None)["turn"] == view["turn"]:
            verb = legal(state)[0].split()[0]
            state = play(state, {"say": "say none", "choose": "choose none"}.get(verb, "keep"))
    assert actives == [*range(players), 0]


def test_a_turn_begins_with_a_clean_table() -> None:
    """Play  Nothing of the last turn is left: no words, no half-paid card, no count of tossed cards."""
    after = play(table("", "wood", "wood", a="lawn"), "choose none", "toss wood", "keep")
    at = GAME.read(after)
    assert [(each.said, each.has_used_power, each.num_tossed) for each in at.players] == [(0, 0, 0)] * 5
    assert (at.pending.queue, at.pending.passer, at.pending.trap, list(at.pending.needed)) == (0, NOBODY, 0, [0] * 11)


# Twenty turns


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_exactly_twenty_turns(players: int, options: Options) -> None:
    """R1  Exactly 20 turns: every construction card is used up then, whatever was played."""
    for choose in (at_random, building):
        turns = []
        for state, _, after in course(players, 31, choose, options):
            turn = GAME.read(state).turn
            turns += [turn] if turn not in turns else []
            assert GAME.read(after).turn - turn in (0, 1)
        assert turns == list(range(1, 21))
        view = GAME.view(after, None)
        assert (view["turn"], view["queues"], view["constructions_left"]) == (20, {"A": [], "B": []}, 0)
        assert GAME.is_over(after)


def test_the_last_turn_ends_the_game() -> None:
    """R1  After the twentieth turn nobody is asked anything, and nobody draws any more."""
    before = table("", "2 water", a="lawn", b="hail", turn=20)
    after = play(before, "choose A", "play water", "at C3")
    assert asked(after) == (None, "game-over")
    assert (legal(after), why(after, "choose none")) == ([], ("why-over", {}))
    assert (ground(after), hand(after, 0), GAME.view(after, None)["turn"]) == ({"C3": ["lawn"]}, {"water": 1}, 20)


def test_a_trap_takes_its_queues_place_for_one_turn() -> None:
    """R1  A trap takes its queue's place for one turn (it cannot be built) and leaves with the other head."""
    before = build_nothing(table("", "", "water", a="? pests lawn", b="? flower-bed ?"))
    assert (queues(before)["A"][0], legal(before)) == ("pests", ["say B", "say none"])
    after = play(before, "say none", "choose B", "play water", "at B2")
    assert (gone(before, after), ground(after)) == ({"pests"}, {"B2": ["flower-bed"]})
    assert queues(after)["A"][0] == "lawn"


@pytest.mark.parametrize("trap", ["hail", "drought", "pests"])
def test_a_trap_at_set_up_harms_nothing(trap: str) -> None:
    """R1  Traps that are heads at set-up find nothing to harm: nobody is asked, and it does not strike later."""
    deal = GAME.deal_of(GAME.new(2, 1, {"characters": False}))
    names = deal["constructions"]
    others = [name for name in names if name not in (trap, "lawn", "small-slab")]
    for constructions in ([trap, *others[:2], "lawn"], ["lawn", *others[:2], trap]):
        rest = [name for name in names if name not in constructions]
        state = GAME.from_deal(2, deal | {"constructions": constructions + rest}, {"characters": False})
        assert asked(state) == (1, "speak")
        assert GAME.view(state, None)["trap"] is None
        assert "why-trap-head" in {reason.key for reason in GAME.view(state, 1)["reasons"].values()}


def test_a_trap_that_was_a_head_at_set_up_does_not_strike_later() -> None:
    """R1  Traps that are heads at set-up find nothing to harm, not what is built in the first turn either."""
    state = table("", "water, joker", "joker", a="drought", b="lawn")
    after = play(state, "choose B", "play water", "at A2")
    assert (ground(after), asked(after)) == ({"A2": ["lawn"]}, (0, "speak"))
