"""What the playthroughs of Home Sweet Home show: traps stopped and not, characters, ranks, and what is rare."""

from functools import partial
from typing import Any

from tests.goldens.golden import Golden, Show, View

ZONES = {
    "hail": {"A1", "B1", "C1", "B2", "B3"},
    "drought": {"A2", "C2", "A3", "B3", "C3"},
    "pests": {"A1", "B2", "C3"},
}


def told_later(golden: Golden) -> dict[str, Any]:
    """Piles are told once they were made anew."""
    return {"reshuffles": golden.record.deal["reshuffles"]}


def standing(view: View) -> set[str]:
    return {card for cell in view["ground"].values() for card in (cell["base"], *cell["rooms"], cell["roof"]) if card}


def a_trap_is_stopped(trap: str, remedies: tuple[str, ...], golden: Golden) -> None:
    """R7  Something was threatened, somebody spent a card or a power, and it all still stands."""
    asked = [move for move in golden.moves if move.before["trap"] == trap]
    assert asked[0].before["threatened"]
    assert asked[-1].text.startswith(remedies)
    assert standing(asked[0].before) == standing(asked[-1].after)


def a_trap_strikes(trap: str, golden: Golden) -> None:
    """R7  Something is lost in the zone of the trap that is a head now, and nowhere else."""
    struck = [
        (before, after)
        for before, _, _, after in golden.moves
        if standing(before) - standing(after) and trap in {queue[0]["name"] for queue in after["queues"].values()}
    ]
    assert struck
    for before, after in struck:
        hit = {cell for cell, stack in before["ground"].items() if after["ground"].get(cell) != stack}
        assert hit <= ZONES[trap]
        assert standing(before) - standing(after) <= set(after["destroyed"])


def a_character_is_used(verb: str, changed: str, golden: Golden) -> None:
    """R4, R5, R6  Once a turn, by whoever has that character."""
    used = [move for move in golden.moves if move.text.split()[0] == verb]
    used = [move for move in used if move.before["players"][move.seat]["character"] == golden.kind]
    assert used
    turns = [move.before["turn"] for move in used]
    assert len(set(turns)) == len(turns)
    for before, seat, _, after in used:
        assert not before["players"][seat]["has_used_power"]
        assert before[changed] != after[changed]


def the_banker_holds_one_more(golden: Golden) -> None:
    """R6  Whenever a turn begins."""
    sizes = [8 if name == "banker" else 7 for name in golden.record.deal["characters"]]
    assert sizes.count(8) == 1
    for before, _, _, after in golden.moves:
        if before["turn"] != after["turn"]:
            assert [player["num_cards"] for player in after["players"]] == sizes


def a_build_fails(golden: Golden) -> None:
    """R3  Cards were played and are lost, and both heads are gone."""
    failed = [
        (before, after)
        for before, _, _, after in golden.moves
        if before["building"] and before["decision"] != "place" and not after["building"]
    ]
    assert failed
    for before, after in failed:
        heads = {queue[0]["name"] for queue in before["queues"].values()}
        assert heads <= set(after["destroyed"])
        assert not heads & standing(after)
        assert before["needed"]


def a_pile_is_made_anew(golden: Golden) -> None:
    """The pile is larger after drawing than before."""
    grown = [move for move in golden.moves if move.after["resources_left"] > move.before["resources_left"]]
    assert len(grown) == len(golden.record.deal["reshuffles"]) > 0


def it_is_ranked(least: int, most: int, golden: Golden) -> None:
    """R9, R10  The points are where the rank says, the same for both, and nobody wins alone."""
    result = golden.result
    assert result.rank == golden.kind
    assert least <= result.scores[0] == result.scores[1] <= most
    assert result.winners == []


def the_expert_bonuses_are_reached(golden: Golden) -> None:
    """R9  All three, five points each."""
    assert golden.record.options["expert"] is True
    told = [(line.what, line.points) for line in golden.result.lines[0] if not line.cells]
    assert told == [("all-cells", 5), ("all-roofed", 5), ("all-rooms", 5)]


SHOWN: dict[str, Show] = {
    "hail-stopped": partial(a_trap_is_stopped, "hail", ("counter tarp", "counter joker")),
    "pests-stopped": partial(a_trap_is_stopped, "pests", ("counter poison", "counter joker")),
    "drought-stopped": partial(a_trap_is_stopped, "drought", ("shield",)),
    "hail-strikes": partial(a_trap_strikes, "hail"),
    "drought-strikes": partial(a_trap_strikes, "drought"),
    "pests-strike": partial(a_trap_strikes, "pests"),
    "mason": partial(a_character_is_used, "power", "needed"),
    "carpenter": partial(a_character_is_used, "power", "needed"),
    "gardener": partial(a_character_is_used, "power", "needed"),
    "good-neighbour": partial(a_character_is_used, "help", "needed"),
    "architect": partial(a_character_is_used, "swap", "swap"),
    "site-manager": partial(a_character_is_used, "peek", "players"),
    "banker": the_banker_holds_one_more,
    "failed-build": a_build_fails,
    "reshuffle": a_pile_is_made_anew,
    "cabin": partial(it_is_ranked, 0, 14),
    "nice-house": partial(it_is_ranked, 15, 29),
    "manor": partial(it_is_ranked, 30, 44),
    "palace": partial(it_is_ranked, 45, 999),
    "expert-bonuses": the_expert_bonuses_are_reached,
}
