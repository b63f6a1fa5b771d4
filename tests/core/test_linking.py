"""Placeholders are filled in wherever they are called, and what a rule is linked with is part of its name."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from rooftree.core import border
from rooftree.core.actions import MOVES, Moves
from rooftree.core.border import play_randomly
from rooftree.core.chance import Purpose, Stream, new_stream
from rooftree.core.jit import Build, Kind, rule
from rooftree.core.layout import Array
from rooftree.core.linking import Linker, NotLinked
from tests.core.toy import Toy

KINDS = [Kind.CHECKED, Kind.BOUNDS]


def policy(state: Any, moves: Moves) -> int:
    """A placeholder of these tests."""
    return 0


@rule
def first_move(state: Any, moves: Moves) -> int:
    """By a placeholder of the engine: it plays any game."""
    moves.count = 0
    border.list_moves(state, moves)
    return moves.actions[0]


@rule
def last_move(state: Any, moves: Moves) -> int:
    moves.count = 0
    border.list_moves(state, moves)
    return moves.actions[moves.count - 1]


@rule
def play_out(state: Any, moves: Moves) -> int:
    decisions = 0
    while state.decision != border.OVER:
        border.apply(state, policy(state, moves))
        decisions += 1
    return decisions


@rule
def decisions_of(states: list[Any], moves: list[Moves]) -> int:
    return play_out(states[0], moves[0])


@rule
def played_randomly(states: list[Any], moves: list[Moves], streams: list[Stream]) -> int:
    return play_randomly(states[0], moves[0], streams[0])


@rule
def played_randomly_too(states: list[Any], moves: list[Moves], streams: list[Stream]) -> int:
    return border.play_randomly(states[0], moves[0], streams[0])


@rule
def in_a_circle(state: Any, moves: Moves) -> int:
    return play_out(state, moves)


def opened(toy: Toy) -> tuple[Array, Any, Any, Any]:
    state = toy.new(2, 3)
    moves, stream = np.zeros(1, MOVES), new_stream(5, Purpose.PLAYERS)
    return state, toy.opened(toy.state_class, state), toy.opened(Moves, moves), toy.opened(Stream, stream)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("play", [played_randomly, played_randomly_too])
def test_a_rule_of_anybody_may_play_a_game_out(kind: Kind, play: Callable[..., int]) -> None:
    """Called by its name or as a part of its module, `play_randomly` plays the game that it is bound to."""
    toy = Toy(kind)
    state, states, moves, streams = opened(toy)
    assert toy.bound(play)(states, moves, streams) > 2
    assert toy.is_over(state)
    assert toy.check(state) == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_policy_is_linked_in_depth(kind: Kind) -> None:
    """It stands for a placeholder two calls further down, and has itself placeholders that the game fills in."""
    toy, counts = Toy(kind), []
    for chosen in (first_move, last_move):
        _, states, moves, _ = opened(toy)
        counts.append(toy.bound(decisions_of, policy=chosen)(states, moves))
    assert counts == [9, 3]


def test_other_names_are_another_copy() -> None:
    """The same rule bound to the same game with something else filled in is not the copy made first."""
    build, rules = Build(Kind.CHECKED), Toy.rules._asdict()
    first = build.bind(decisions_of, "toy", {**rules, "policy": first_move})
    last = build.bind(decisions_of, "toy", {**rules, "policy": last_move})
    assert first is not last
    assert first is build.bind(decisions_of, "toy", {**rules, "policy": first_move})


def test_what_needs_no_placeholder_is_shared() -> None:
    """The rules of a game are linked once, whatever stands for a placeholder elsewhere."""
    links = [Linker("toy", {**Toy.rules._asdict(), "policy": chosen}) for chosen in (first_move, last_move)]
    assert links[0].link(Toy.rules.apply) == links[1].link(Toy.rules.apply)
    assert links[0].link(border.apply_at) == links[1].link(border.apply_at)
    assert links[0].link(decisions_of) != links[1].link(decisions_of)
    assert links[0].link(decisions_of).digest != links[1].link(decisions_of).digest


def test_a_placeholder_for_which_nothing_stands_is_told() -> None:
    with pytest.raises(NotLinked, match=r"play_out calls policy.*nothing stands for it for toy"):
        Build(Kind.CHECKED).bind(decisions_of, "toy", Toy.rules._asdict())


def test_a_circle_is_told() -> None:
    with pytest.raises(NotLinked, match=r"circles: play_out calls in_a_circle calls play_out"):
        Build(Kind.CHECKED).bind(play_out, "toy", {**Toy.rules._asdict(), "policy": in_a_circle})


# What was edited

HELPER = """
from rooftree.core.jit import rule
from rooftree.core.layout import table

WORTH = table([{entry}, 7])

@rule
def worth(number: int) -> int:
    return WORTH[0] + {term}
"""
MINE = """
from rooftree.core.jit import rule
from {helper} import worth

@rule
def mine(number: int) -> int:
    return worth(number) * 2
"""


class Sources:
    """Two modules of other people, to be edited: a rule, and its helper in a package of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "linked_helper").mkdir()
        (folder / "linked_mine.py").write_text(MINE.format(helper="linked_helper"), encoding="utf-8")

    def mine(self, entry: int, term: str) -> Any:
        """The rule as it is after an edit of the helper."""
        text = HELPER.format(entry=entry, term=term)
        (self.folder / "linked_helper" / "__init__.py").write_text(text, encoding="utf-8")
        for name in ("linked_helper", "linked_mine"):
            sys.modules.pop(name, None)
        importlib.invalidate_caches()
        module: ModuleType = importlib.import_module("linked_mine")
        return module.mine


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sources:
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return Sources(tmp_path)


def test_an_edit_of_a_helper_is_another_digest(sources: Sources) -> None:
    """Code or table, in whatever package; what was not edited stays as it is."""
    edits = [(3, "number"), (4, "number"), (3, "number + 1"), (3, "number")]
    digests = [Linker("", {}).link(sources.mine(*edit)).digest for edit in edits]
    assert len(set(digests)) == 3
    assert digests[0] == digests[3]


def test_an_edited_helper_is_compiled_anew(sources: Sources, own_cache: Path) -> None:
    """The cache of an unchanged rule does not bring back the old helper."""
    assert Build(Kind.COMPILED)[sources.mine(3, "number")](1) == 8
    assert Build(Kind.COMPILED)[sources.mine(3, "number * 10")](1) == 26
    assert Build(Kind.COMPILED)[sources.mine(3, "number")](1) == 8
    assert list(own_cache.parent.glob("rooftree-linked_mine/*/**/*.nbi"))
