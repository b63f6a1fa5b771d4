"""The games for OpenSpiel; importing this registers all that are installed.

    import pyspiel
    import rooftree.envs.spiel

    game = pyspiel.load_game("rooftree_dreamhome(players=3,roofs=open)")

Chance acts once, at the root: which of `deals` deals it is decides all that is hidden; with `deals=0` it is drawn
from all there are, and chance is sampled, not explicit. Algorithms that search in information sets need worlds that a
player cannot tell apart: `ISMCTSBot(…).set_resampler(resampled)`. With `history=N` an information state is also a
tensor: what is seen now, and the last N things that were seen and done.
"""

import hashlib
from functools import cache
from typing import Any

import numpy as np

from rooftree import games
from rooftree.core.found import game_class
from rooftree.core.game import Game
from rooftree.core.jit import Kind
from rooftree.core.layout import Array
from rooftree.core.needs import needing
from rooftree.envs.table import SEEDS, Table

with needing("envs", "A game of OpenSpiel"):
    import pyspiel

PREFIX = "rooftree_"
DEALS = 1000
MOST_DECISIONS = 5000  # in a game: more than any takes
MOST_POINTS = 1000.0
NOTHING_DONE = -1
_kinds: dict[str, type[Game]] = {}


def type_of(game: type[Game], deals: int = DEALS, history: int = 0) -> Any:
    """How OpenSpiel knows a game; its options are parameters, beside how many play, how many deals, how much of the
    past an information state holds as a tensor, and the build.
    """
    options = {option.name: option.values[0] for option in game.options}
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Rooftree {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if deals else kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.is_shared else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.min_players,
        max_num_players=game.max_players,
        provides_information_state_string=True,
        provides_information_state_tensor=history > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.min_players,
            "deals": DEALS,
            "history": 0,
            "build": "compiled",
            **options,
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed here, like all below
    """One game with its players and options."""

    kind: type[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**type_of(self.kind).parameter_specification, **(params or {})}
        options = tuple((option.name, chosen[option.name]) for option in self.kind.options)
        self.place = (self.kind.name, str(chosen["build"]), int(chosen["players"]), options)
        self.deals, self.recalls = int(chosen["deals"]), int(chosen["history"])
        kind = type_of(self.kind, self.deals, self.recalls)
        shared, table = self.kind.is_shared, table_at(self.place)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.num_actions,
            max_chance_outcomes=max(self.deals, 1),
            num_players=table.players,
            min_utility=-MOST_POINTS if shared else -1.0,
            max_utility=MOST_POINTS if shared else 1.0,
            utility_sum=None if shared else 0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.place, iig_obs_type, self.recalls)

    def max_chance_nodes_in_history(self) -> int:
        return 1


@cache
def table_at(place: tuple[Any, ...]) -> Table:
    """Rules cannot be pickled and states must be: they name the table that they lie on."""
    name, build, players, options = place
    return Table(_kinds[name](Kind(build)), players, dict(options), None, "one_hot")


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and for each player a digest of all that this player has seen and done: perfect recall.

    `past` has the last of it as it was, as many as the game's `history`: numbers seen, and what was done then, or -1.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.place, self.deals, self.recalls = game.place, game.deals, game.recalls
        self.past: list[tuple[tuple[bytes, int], ...]] = [()] * game.num_players()
        self.position: Array | None = None
        self.recalled = [b""] * game.num_players()

    @property
    def table(self) -> Table:
        return table_at(self.place)

    @property
    def rules(self) -> Game:
        return self.table.game

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.rules.to_act(self.position)
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)] if self.deals else [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.moves(self.position)) if self.position is not None else []

    def _apply_action(self, action: int) -> None:
        table, actor = self.table, self.current_player()
        if self.position is None:
            seed = action if self.deals else int(np.random.randint(SEEDS))
            self.position = table.game.new(table.players, seed, table.options)
        else:
            table.game.apply(self.position, action)
        for seat in range(table.players):
            done = str(action) if seat == actor else ""
            seen = table.game.observe(self.position, seat).tobytes()
            self.recalled[seat] = hashlib.blake2b(self.recalled[seat] + done.encode() + seen, digest_size=16).digest()
            if self.recalls:
                newest = (seen, action if seat == actor else NOTHING_DONE)
                self.past[seat] = (*self.past[seat], newest)[-self.recalls :]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.format(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.rules.is_over(self.position)

    def returns(self) -> list[float]:
        table = self.table.copy()
        table.state = self.position
        return table.rewards() if self.is_terminal() else [0.0] * table.players

    def __str__(self) -> str:
        told = [self._action_to_string(each.player, each.action) for each in self.full_history()]
        return ", ".join(told)


class SpielObserver:
    """What a player sees, as a row of nought and one, and as text; before it a digest, if all is to be recalled.

    The tensor of an information state goes on with rows for the past, the newest first: what was seen, scaled, and
    what the player had done, as a share of all actions; nought where nothing was.
    """

    def __init__(self, place: tuple[Any, ...], kind: Any, history: int) -> None:
        self._place, self._recalls = place, bool(kind and kind.perfect_recall)
        spec = table_at(place).spec
        rows = history if self._recalls else 0
        self.tensor: Array = np.zeros(spec.one_hot_size + rows * (spec.size + 1), np.float32)
        self.dict = {"observation": self.tensor[: spec.one_hot_size]}
        if rows:
            self.dict["history"] = self.tensor[spec.one_hot_size :].reshape(rows, spec.size + 1)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0
        if state.position is None:
            return
        table = table_at(self._place)
        self.dict["observation"][:] = table.spec.one_hot(table.game.observe(state.position, player))
        if "history" in self.dict:
            for row, (seen, action) in zip(self.dict["history"], reversed(state.past[player]), strict=False):
                row[:-1] = table.spec.scaled(np.frombuffer(seen, np.int8))
                row[-1] = (action + 1) / table.num_actions

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return ""
        seen = state.rules.observe(state.position, player).tobytes().hex()
        return f"{state.recalled[player].hex()} {seen}" if self._recalls else seen


def resampled(state: SpielState, player: int) -> SpielState:
    """Another world that the player cannot tell from this one, for OpenSpiel's IS-MCTS."""
    world: SpielState = state.clone()
    assert state.position is not None, "before the deal there is nothing to know"
    world.position = state.rules.determinize(state.position, player, int(np.random.randint(SEEDS)))
    return world


def register(kind: type[Game]) -> None:
    """Make a game known to OpenSpiel, under `rooftree_` and its name."""
    _kinds[kind.name] = kind
    pyspiel.register_game(type_of(kind), type(f"Spiel{kind.__name__}", (SpielGame,), {"kind": kind}))


for each in games.playable():
    register(game_class(each))
