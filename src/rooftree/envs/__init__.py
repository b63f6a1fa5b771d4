"""The games as environments for programs that learn.

    from rooftree.envs import Vector

    games = Vector("dreamhome", 4096, players=4)
    while learning:
        games.step(policy(games.observation, games.mask))

`vector.py`: thousands of games in arrays, on a processor or a GPU; `against.py`: one seat of each against a bot.
`spec.py`: what every number of an observation means, and encodings made from that. PettingZoo, Gymnasium and OpenSpiel
are imported only by their own modules (the extra `envs`): `aec.py`, every seat an agent, which makes
`rooftree.envs.dreamhome_v0`; `seat.py`, one seat against bots; `spiel.py`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rooftree.envs.against import Against as Against
    from rooftree.envs.spec import Spec as Spec
    from rooftree.envs.spec import spec_of as spec_of
    from rooftree.envs.vector import Vector as Vector

__all__ = ["Against", "Spec", "Vector", "spec_of"]


def __getattr__(name: str) -> Any:
    """NumPy and Numba are imported when they are needed."""
    from importlib import import_module

    if name.endswith("_v0"):
        return import_module("rooftree.envs.aec").module_of(name.removesuffix("_v0"))
    if name not in __all__:
        raise AttributeError(f"rooftree.envs has no {name!r}")
    module = {"Vector": "vector", "Against": "against"}.get(name, "spec")
    return getattr(import_module(f"rooftree.envs.{module}"), name)
