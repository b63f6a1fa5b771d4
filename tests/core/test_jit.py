"""The builds: one source, several ways to run it, and a cache that notices every edit."""

import shutil
from collections import Counter
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest

import rooftree
from rooftree.bots.warming import play_once
from rooftree.core import border, jit
from rooftree.core.game import Game
from rooftree.core.jit import Kind, build, rule, rules_of
from rooftree.core.layout import dump, table
from rooftree.core.linking import NotLinked
from rooftree.games import NAMES
from tests.core.toy import Toy, apply
from tests.shared import checked, compiled

TABLE = table([10, 20, 30])


class Step(IntEnum):
    SMALL = 1
    LARGE = 2


@rule
def doubled(number: int) -> int:
    return number * 2


@rule
def entry(index: int) -> int:
    return doubled(TABLE[index]) + Step.LARGE


@rule
def mixed(index: int) -> int:
    return doubled(TABLE[index]) + doubled(index)


def unmarked(number: int) -> int:
    return number


# Marking and linking


def test_a_rule_stays_a_plain_function() -> None:
    assert entry(1) == 42
    assert entry in rules_of(__name__)
    assert rules_of(__name__) == [doubled, entry, mixed]


@pytest.mark.parametrize("kind", [Kind.CHECKED, Kind.BOUNDS])
def test_every_build_has_its_own_copy(kind: Kind) -> None:
    copy = build(kind)[entry]
    assert copy is not entry
    assert copy is build(kind)[entry]
    assert [copy(index) for index in range(3)] == [entry(index) for index in range(3)]


def test_a_rule_is_compiled_once_for_numbers_of_every_size() -> None:
    """A byte of a table and a whole number."""
    assert build(Kind.BOUNDS)[mixed](1) == mixed(1)
    copy: Any = build(Kind.BOUNDS).linked[doubled]
    assert len(copy.signatures) == 1


def test_there_is_one_build_of_a_kind() -> None:
    assert build(Kind.CHECKED) is build(Kind.CHECKED)
    assert build(Kind.CHECKED) is not build(Kind.BOUNDS)


def test_linking_a_rule_links_what_it_uses() -> None:
    checked = build(Kind.CHECKED)
    checked[entry]
    assert {entry, doubled} <= set(checked.linked)


def test_what_is_no_rule_is_not_linked() -> None:
    with pytest.raises(NotLinked, match="unmarked is not marked with @rule"):
        build(Kind.CHECKED)[unmarked]


def test_the_checked_build_has_checked_tables() -> None:
    assert entry(-1) == 62, "plain Python takes a negative position for the last"
    with pytest.raises(IndexError):
        build(Kind.CHECKED)[entry](-1)


# Games side by side


def play_out(game: Game, seed: int) -> dict[str, int]:
    state = game.new(2, seed)
    while not game.is_over(state):
        game.apply(state, game.moves(state)[-1])
    return dump(game.state_class, state[0])


def test_all_builds_live_side_by_side() -> None:
    """Dream Home compiled and checked, the toy game with bounds checks and checked, turn by turn in one process."""
    toys = Toy(Kind.CHECKED), Toy(Kind.BOUNDS)
    for seed in range(3):
        assert play_out(checked("dreamhome"), seed) == play_out(compiled("dreamhome"), seed)
        assert play_out(toys[0], seed) == play_out(toys[1], seed)


def test_a_door_keeps_the_rules_behind_it_to_itself() -> None:
    """Nobody else may call them, so LLVM may fit them to this door alone."""
    toy = Toy(Kind.BOUNDS)
    play_out(toy, 1)
    doors: list[Any] = [toy.bound(each) for each in (border.deal_at, border.list_moves_at, border.apply_at)]
    for door in doors:
        (made,) = door.overloads.values()
        kinds = Counter(each.linkage.name for each in made.library._final_module.functions if not each.is_declaration)
        assert kinds["internal"]
        assert not kinds["linkonce_odr"]


def test_the_border_is_bound_to_each_game_apart() -> None:
    toy = Toy(Kind.CHECKED)
    assert toy.bound(border.apply_at) is not checked("dreamhome").bound(border.apply_at)
    assert toy.bound(border.apply_at).__globals__["apply"] is toy.build[apply]


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        rooftree.load("chess")
    with pytest.raises(ValueError, match="there is no build 'quick'"):
        rooftree.load("dreamhome", build="quick")


@pytest.mark.parametrize("name", NAMES)
def test_rules_give_whole_numbers(name: str) -> None:
    """A number with a sign and one without would become a fraction: no rule that Python calls takes or gives one."""
    play_once(compiled(name))
    signatures = [signature for entry in build(Kind.COMPILED).entries for signature in entry.nopython_signatures]
    numbers = {str(kind) for each in signatures for kind in (each.return_type, *each.args)}
    assert "int64" in numbers
    assert [kind for kind in numbers if kind.startswith("float")] == []


# The cache


@pytest.fixture
def copied_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of the package in another place, to be edited."""
    copy = tmp_path / "rooftree"
    shutil.copytree(jit.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(jit, "PACKAGE", copy)
    return copy


@pytest.mark.parametrize(
    "file",
    [
        "core/chance.py",
        "games/dreamhome/rules/decor.py",
        "games/dreamhome/state.py",
        "games/dreamhome/cards.toml",
        "games/dreamhome/evaluation.py",
    ],
)
def test_any_edit_of_a_rule_or_a_card_is_another_cache(copied_package: Path, file: str) -> None:
    before = jit._content_key()
    assert jit._content_key() == before
    path = copied_package / file
    path.write_text(path.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
    assert jit._content_key() != before


def test_a_new_or_renamed_rule_file_is_another_cache(copied_package: Path) -> None:
    keys = {jit._content_key()}
    new = copied_package / "games" / "dreamhome" / "rules" / "garden.py"
    new.write_text("", encoding="utf-8")
    keys.add(jit._content_key())
    new.rename(new.with_name("lawn.py"))
    keys.add(jit._content_key())
    assert len(keys) == 3


def test_words_and_commands_do_not_touch_the_cache(copied_package: Path) -> None:
    before = jit._content_key()
    for file in ("games/dreamhome/texts/en.ftl", "games/dreamhome/terminal/house.py", "cli/__init__.py"):
        (copied_package / file).write_text("# edited\n", encoding="utf-8")
    assert jit._content_key() == before


def test_the_cache_folder_is_named_by_the_sources(own_cache: Path) -> None:
    assert jit.use_cache() == own_cache / jit._content_key()


def test_old_caches_are_forgotten(own_cache: Path) -> None:
    for number in range(6):
        (own_cache / f"old{number}").mkdir(parents=True)
    jit.use_cache()
    assert len(list(own_cache.iterdir())) == jit.KEPT_CACHES
    assert jit.cache_folder().exists()


def test_two_may_begin_to_write_a_cache_at_once(
    own_cache: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both find no folder, and the second comes when the first has made it and tidied up."""
    folder = jit.use_cache()
    jit.use_cache.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "exists", lambda path: False)
        patch.setattr(Path, "iterdir", lambda path: iter([path / "gone"]))
        assert jit.use_cache() == folder
    assert capsys.readouterr().err == ""


def test_a_warm_cache_says_so(own_cache: Path) -> None:
    jit.use_cache()
    assert not jit.is_warm("dreamhome")
    jit.mark_warm("dreamhome")
    assert jit.is_warm("dreamhome")
