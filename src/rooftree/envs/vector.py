"""Thousands of games in one array, all stepped by one call.

    games = Vector("california", 4096, players=4, seed=1)
    games.step(games.random_actions())

Every array is written in place, and stays the same object from step to step: whoever looks at it sees the newest,
and whoever wants to keep it copies it. On a processor they are NumPy arrays, and the games are shared out among
threads. On a GPU (`device="cuda"`) the same arrays lie in its memory (device.py), and nothing crosses to the host.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from rooftree import games
from rooftree.core.actions import MOVES, Moves
from rooftree.core.chance import MAX_SEED, STREAM, Stream
from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array, dtype_of
from rooftree.envs import stepping
from rooftree.envs.rewards import reward_rule
from rooftree.envs.spec import Spec, spec_of

BYTES = {"clear": stepping.clear_bytes, "mark": stepping.mark_byte, "is_marked": stepping.is_byte_marked}
BITS = {"clear": stepping.clear_bytes, "mark": stepping.mark_bit, "is_marked": stepping.is_bit_marked}


class Vector:
    """`n` games with the same players and options. A game that ends begins anew at once, with its next seed.

    Game i is dealt with the seeds `seed + i`, `seed + i + n`, `seed + i + 2 * n` and so on: the same seeds and actions
    give the same bytes on every machine, with any number of threads, and on a GPU.

    observation  (n, size) int8: what the player to act sees, that player first; `records` has it by name
    mask         (n, actions) bool: what that player may do; with `bits`, (n, words) uint32, action 0 the lowest bit
    num_legal    (n,) int16: how many that are
    seat         (n,) int8: who is to act
    reward       (n, players) float32: nought but where the last step ended a game; with `gradual`, how much better
                 everyone stands than before that step, by the points so far, which adds up to the same
    done         (n,) bool: whether the last step ended the game; what is seen is the next one already
    scores       (n, players) int16 and places (n, players) int8: of the last game that ended here
    seeds        (n,) int64: with which each game was dealt
    states       (n,) records: the games themselves, with all that players may not know
    """

    def __new__(cls, game: str | Game, n: int, players: int, device: str = "cpu", **_: Any) -> Any:  # noqa: ARG004  as __init__
        """One that lies where it is asked for."""
        if device not in ("cpu", "cuda"):
            raise GameError(f"there is no device {device!r}; there are cpu and cuda")
        if device == "cuda" and cls is Vector:
            from rooftree.envs.device import CudaVector

            return super().__new__(CudaVector)
        return super().__new__(cls)

    def __init__(
        self,
        game: str | Game,
        n: int,
        players: int,
        device: str = "cpu",
        *,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: str | None = None,
        gradual: bool = False,
        bits: bool = False,
        threads: int = 1,
    ) -> None:
        self.game = games.load(game) if isinstance(game, str) else game
        if n < 1 or threads < 1:
            raise GameError("a vector has at least one game, and one thread")
        self.n, self.players, self.device, self.bits, self.gradual = n, players, device, bits, gradual
        self.num_actions = len(self.game.notation)
        self._blank = self.game.blank(players, options)
        self._reward = reward_rule(self.game, reward)
        self._shares = [(n * part // threads, n * (part + 1) // threads) for part in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._make_arrays()
        self._link()
        self.reset(seed)

    # Playing

    def reset(self, seed: int = 0) -> None:
        """Deal all games anew."""
        self.seeds[:] = self._seeds_from(seed)
        self.reward[:], self.done[:], self._stood[:] = 0, False, 0
        self._each(lambda first, end, _: self._sow(self._opened_streams, self.seeds, first, end))
        self._each(lambda first, end, _: self._begin(*self._dealt, first, end))
        self.show()

    def _seeds_from(self, seed: int) -> Array:
        """With which the games are dealt first."""
        if not 0 <= seed <= MAX_SEED // 2:
            raise GameError(f"the seed must be from 0 to {MAX_SEED // 2}, not {seed}")
        return np.arange(seed, seed + self.n, dtype=np.int64)

    def step(self, actions: Any) -> None:
        """Do one action in every game: n whole numbers. If one is illegal, `GameError`, and nothing is done."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise GameError(
                f"actions are {self.n} whole numbers, one for each game, not {given.dtype} of shape {given.shape}"
            )
        self._actions[:] = given
        wrong = [index for index in self._each(self._find_illegal) if index >= 0]
        if wrong:
            game, action = wrong[0], int(self._actions[wrong[0]])
            raise GameError(f"action {action} is not legal in game {game}: see its mask")
        self._each(self._advance)

    def _advance(self, first: int, end: int, moves: Any) -> None:
        self._step(*self._stepped, moves, first, end)

    def show(self) -> None:
        """Write observation, mask and seat anew: after `states` were changed from outside."""
        self._each(lambda first, end, moves: self._show(*self._shown, moves, first, end))

    def random_actions(self) -> Any:
        """A legal action for every game, all equally likely; the same for the same seeds."""
        chosen = self._random
        self._each(lambda first, end, _: self._choose(*self._drawn, chosen, first, end))
        return chosen

    @property
    def spec(self) -> Spec:
        """What the numbers of an observation mean."""
        return spec_of(self.game)

    @property
    def records(self) -> Any:
        """The observations by name: `records["houses"]["points"]`."""
        return self._seen

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    # How it is made

    def _make_arrays(self) -> None:
        game, n, players = self.game, self.n, self.players
        self.states: Array = np.zeros(n, game.dtype)
        self._seen: Array = np.zeros(n, dtype_of(game.observation_class))
        self.observation: Any = self._seen.view(np.int8).reshape(n, -1)
        self._mask: Array = np.zeros((n, self.width), np.uint32 if self.bits else np.uint8)
        self.mask: Any = self._mask if self.bits else self._mask.view(np.bool_)
        self.num_legal: Any = np.zeros(n, np.int16)
        self.seat: Any = np.zeros(n, np.int8)
        self.reward: Any = np.zeros((n, players), np.float32)
        self.done: Any = np.zeros(n, np.bool_)
        self.scores: Any = np.zeros((n, players), np.int16)
        self.places: Any = np.zeros((n, players), np.int8)
        self._scores_so_far, self._places_so_far = np.zeros_like(self.scores), np.zeros_like(self.places)
        self._stood: Any = np.zeros((n, players), np.float32)
        self.seeds: Any = np.zeros(n, np.int64)
        self._actions: Any = np.zeros(n, np.int32)
        self._random: Any = np.zeros(n, np.int32)
        self._streams: Array = np.zeros(n, STREAM)

    @property
    def width(self) -> int:
        """How long a row of the mask is."""
        return stepping.mask_width(self.num_actions, self.bits)

    def _link(self) -> None:
        game, opened = self.game, self.game.opened
        masks = BITS if self.bits else BYTES
        self._begin = game.bound(stepping.begin_games)
        self._step = game.bound(stepping.step_games, **self._rewarding, **masks)
        self._show = game.bound(stepping.show_games, **masks)
        self._first_illegal = game.bound(stepping.first_illegal, **masks)
        self._choose = game.bound(stepping.choose_at_random, **masks)
        self._sow = game.bound(stepping.sow_streams)
        states, blank = opened(game.state_class, self.states), opened(game.state_class, self._blank)
        seen = opened(game.observation_class, self._seen)
        nothing = opened(game.observation_class, np.zeros(1, self._seen.dtype))
        so_far = (self._scores_so_far, self._places_so_far, self._stood)
        results = (self.reward, self.scores, self.places, self.done, self.seeds, *so_far)
        self._opened_streams = opened(Stream, self._streams)
        self._moves = [opened(Moves, np.zeros(1, MOVES)) for _ in self._shares]
        self._dealt = (states, blank, self.seeds)
        view = (seen, nothing, self._mask, self.seat, self.num_legal)
        self._shown = (states, *view)
        self._stepped = (states, blank, self._actions, *results, *view)
        self._drawn = (self._mask, self.num_legal, self._opened_streams)

    @property
    def _rewarding(self) -> dict[str, Any]:
        """What stands for the placeholders of rewards."""
        rule = stepping.reward_by_steps if self.gradual else stepping.reward_at_the_end
        return {"reward": rule, "reward_of": self._reward}

    def _find_illegal(self, first: int, end: int, _: Any) -> int:
        return int(self._first_illegal(self._mask, self._actions, first, end))

    def _each(self, do: Callable[[int, int, Any], Any]) -> list[Any]:
        """Every share of the games, each on a thread of its own; compiled rules let other threads run."""
        parts = [(first, end, moves) for (first, end), moves in zip(self._shares, self._moves, strict=True)]
        if self._pool is None:
            return [do(*part) for part in parts]
        return list(self._pool.map(lambda part: do(*part), parts))
