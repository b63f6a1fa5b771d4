"""Gymnasium's spaces of observations, made from what the numbers are declared to mean."""

from typing import Any

import numpy as np

from rooftree.core.needs import needing
from rooftree.envs.spec import Part, Spec
from rooftree.envs.table import Table

with needing("envs", "An environment"):
    from gymnasium import spaces


def seat_space(table: Table) -> spaces.Space[Any]:
    """What a seat is given: what it sees, and beside that what it remembers, if that is asked for."""
    if not table.history:
        return observation_space(table)
    return spaces.Dict({"observation": observation_space(table), "history": _history_space(table)})


def observation_space(table: Table) -> spaces.Space[Any]:
    """What a seat sees, in the table's encoding."""
    spec = table.spec
    match table.encoding:
        case "numbers":
            return spaces.Box(spec.low, spec.high, dtype=np.int8)
        case "fields":
            return spaces.Dict({part.field: _field_space(part) for part in spec.parts()})
    return spaces.Box(0.0, 1.0, (_size(spec, table.encoding),), np.float32)


def with_mask(table: Table) -> spaces.Dict:
    """The same beside the mask of legal actions, as PettingZoo has it."""
    given: dict[str, spaces.Space[Any]] = {
        "observation": observation_space(table),
        "action_mask": spaces.Box(0, 1, (table.num_actions,), np.int8),
    }
    return spaces.Dict({**given, "history": _history_space(table)} if table.history else given)


def _history_space(table: Table) -> spaces.Space[Any]:
    return spaces.Box(0.0, 1.0, (table.history, table.spec.size + 1), np.float32)


def _field_space(part: Part) -> spaces.Space[Any]:
    return spaces.Box(part.low, part.high, (part.numbers,), np.int8)


def _size(spec: Spec, encoding: str) -> int:
    return spec.one_hot_size if encoding == "one_hot" else spec.size
