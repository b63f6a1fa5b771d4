"""Records of former rulesets: for ever they replay by the rules of their day, to the same text and the same result."""

import difflib
from functools import partial

import pytest
from goldens import tool_of

from rooftree.games import NAMES, game_class
from tests.goldens.golden import Golden, Show, folder_of
from tests.goldens.homesweethome.shown import standing, told_later

FORMER = [(name, ruleset) for name in NAMES for ruleset in game_class(name).former_rulesets]


def goldens_of(name: str, ruleset: str) -> list[Golden]:
    former = ruleset.replace("/", "-")
    return [Golden(name, path.stem, former) for path in sorted(folder_of(former).glob("*.jsonl"))]


each_golden = pytest.mark.parametrize("golden", [golden for each in FORMER for golden in goldens_of(*each)], ids=str)


def test_every_former_ruleset_has_its_records() -> None:
    kept = {golden.former: golden for each in FORMER for golden in goldens_of(*each)}
    assert sorted(kept) == sorted(ruleset.replace("/", "-") for _, ruleset in FORMER)
    assert "homesweethome-1" in kept


@each_golden
def test_the_playthrough_is_the_stored_one(golden: Golden) -> None:
    assert golden.record.ruleset == golden.former.replace("-", "/")
    now = tool_of(golden.name).playthrough(golden.game, golden.path).splitlines()
    changed = list(difflib.unified_diff(golden.lines, now, f"{golden}.txt", "the rules now", lineterm="", n=2))
    assert not changed, "\n".join(["a game of former days has changed", *changed])


@each_golden
def test_its_seed_still_gives_its_deal(golden: Golden) -> None:
    """By the ruleset of the record; only piles that are made anew are told later."""
    record, game = golden.record, golden.game.under(golden.record.ruleset)
    assert record.seed is not None
    dealt = game.deal_of(game.new(len(record.seats), record.seed, record.options))
    assert dealt | told_later(golden) == record.deal


# What only the first ruleset of Home Sweet Home allows


def a_trap_is_let_through(trap: str, remedy: str, golden: Golden) -> None:
    """R7  Somebody who holds the remedy passes, and something is lost."""
    passed = [
        (step, after)
        for step, after in golden.steps
        if golden.game.format(step.action) == "pass"
        and golden.game.view(step.before, None)["trap"] == trap
        and golden.game.view(step.before, step.seat)["players"][step.seat]["hand"].get(remedy)
    ]
    assert passed
    for step, after in passed:
        assert standing(golden.game.view(step.before, None)) - standing(golden.game.view(after, None))


def a_joker_is_laid_instead(golden: Golden) -> None:
    """R7  By somebody who holds the remedy."""
    jokers = [step for step, _ in golden.steps if golden.game.format(step.action) == "counter joker"]
    assert any(len(golden.game.moves(step.before)) == 3 for step in jokers)


def four_kinds_are_built_and_not_roofed(golden: Golden) -> None:
    """R9  No bonus for that."""
    assert golden.record.options["expert"] is True
    assert "all-rooms" not in [line.what for line in golden.result.lines[0]]
    now = golden.steps[-1][1].copy()
    now["ruleset"] = 2
    assert "all-rooms" in [line.what for line in golden.game.lines(now, 0)]


SHOWN: dict[str, Show] = {
    "hail-let-through": partial(a_trap_is_let_through, "hail", "tarp"),
    "pests-let-through": partial(a_trap_is_let_through, "pests", "poison"),
    "joker-instead": a_joker_is_laid_instead,
    "expert-unroofed-rooms": four_kinds_are_built_and_not_roofed,
}


@pytest.mark.parametrize("kind", SHOWN)
def test_what_is_no_longer_allowed_is_among_them(kind: str) -> None:
    SHOWN[kind](Golden("homesweethome", kind, "homesweethome-1"))
