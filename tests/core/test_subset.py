"""What all builds accept, and what is said of a rule that does not keep to it."""

from collections.abc import Callable
from typing import Any

import pytest

from rooftree.core import jit
from rooftree.core.found import finds, game_class
from rooftree.core.subset import faults
from tests.core.toy import Toy


def helper(number: int) -> int:
    return number


def raises(number: int) -> int:
    raise ValueError


def catches(number: int) -> int:
    try:
        return number
    except ValueError:
        return 0


def lists(number: int) -> int:
    return len([each + 1 for each in range(number)])


def slices(numbers: Any) -> Any:
    return numbers[1:3]


def speaks(word: Any) -> bool:
    return bool(word == "three")


def recurses(number: int) -> int:
    return recurses(number - 1) if number else 0


def sorts(numbers: Any) -> Any:
    return sorted(numbers)


def calls(number: int) -> int:
    return helper(number)


def keeps_to_it(numbers: Any, number: int) -> int:
    """A docstring is no text that a compiler would see."""
    most = 0
    for place in range(len(numbers)):
        most = max(most, int(numbers[place]))
    return most if number else -1


@pytest.mark.parametrize(
    ("function", "what"),
    [
        (raises, "raises"),
        (catches, "catches exceptions"),
        (lists, "builds a list; write the loop"),
        (slices, "slices; write the loop"),
        (speaks, "holds a text"),
        (recurses, "calls itself"),
        (sorts, "calls sorted; a rule calls rules and abs, bool, int, len, max, min, range"),
        (calls, "calls helper, which is not marked with @rule"),
    ],
)
def test_what_a_compiler_would_refuse_is_named_with_its_place(function: Callable[..., Any], what: str) -> None:
    told = [str(fault) for fault in faults([function])]
    assert len(told) == 1
    assert what in told[0]
    assert f"the rule {function.__name__} " in told[0]
    assert f"{__file__}:" in told[0]


def test_a_rule_within_the_subset_has_no_fault() -> None:
    assert faults([keeps_to_it]) == []


@pytest.mark.parametrize("name", finds().games)
def test_every_rule_of_a_game_keeps_to_the_subset(name: str) -> None:
    package = game_class(name).__module__.rpartition(".")[0]
    game_class(name).evaluation()
    game_class(name).bots()
    rules = jit.rules_of(f"{package}.")
    assert len(rules) > 10
    assert faults(rules) == []


def test_the_toy_does_too() -> None:
    assert faults(jit.rules_of(Toy.__module__)) == []
