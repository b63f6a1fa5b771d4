"""The games for OpenSpiel; importing this registers all that are installed.

    import pyspiel
    import rooftree.envs.spiel

    game = pyspiel.load_game("rooftree_dreamhome(players=3,roofs=open)")

Chance acts once, at the root: which of `deals` deals it is decides all that is hidden; with `deals=0` it is drawn
from all there are, and chance is sampled, not explicit. With `chance=explicit` it acts whenever a card is turned up:
each is a node of its own, and what may come is every card that nobody has seen, as likely as there are copies.
Algorithms that search in information sets need worlds that a
player cannot tell apart: `ISMCTSBot(…).set_resampler(resampled)`. With `history=N` an information state is also a
tensor: what is seen now, and the last N things that were seen and done.
"""

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from rooftree import games
from rooftree.core.draws import Draws, Turn, kinds_of, next_to_deal, next_to_turn, turned_up, whole_deal
from rooftree.core.found import game_class
from rooftree.core.game import Game, GameError
from rooftree.core.jit import Kind
from rooftree.core.layout import Array
from rooftree.core.needs import needing
from rooftree.envs.table import NOTHING_DONE, SEEDS, Past, Table, write_past

with needing("envs", "A game of OpenSpiel"):
    import pyspiel

PREFIX = "rooftree_"
DEALS = 1000
MOST_DECISIONS = 5000  # in a game: more than any takes
MOST_POINTS = 1000.0
CHANCE = ("deals", "explicit")  # at the deal, or wherever a card is turned up
_kinds: dict[str, type[Game]] = {}


def type_of(game: type[Game], deals: int = DEALS, history: int = 0) -> Any:
    """How OpenSpiel knows a game; its options are parameters, beside how many play, how chance acts and how many deals
    it has, how much of the past an information state holds as a tensor, and the build.
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
            "chance": CHANCE[0],
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
        check_numbers(chosen)
        options = tuple((option.name, chosen[option.name]) for option in self.kind.options)
        self.place = (self.kind.name, str(chosen["build"]), int(chosen["players"]), options)
        self.deals, self.recalls = int(chosen["deals"]), int(chosen["history"])
        self.is_explicit = checked_chance(self.kind, chosen["chance"]) == "explicit"
        outcomes = len(outcomes_at(self.place)) if self.is_explicit else max(self.deals, 1)
        kind = type_of(self.kind, outcomes if self.is_explicit else self.deals, self.recalls)
        shared, table = self.kind.is_shared, table_at(self.place)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.num_actions,
            max_chance_outcomes=outcomes,
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
        return MOST_DECISIONS if self.is_explicit else 1


def check_numbers(chosen: Mapping[str, Any]) -> None:
    for name in ("deals", "history"):
        if int(chosen[name]) < 0:
            raise GameError(f"{name} cannot be less than 0, and is {chosen[name]}")
    if chosen["build"] not in games.BUILDS:
        raise GameError(f"there is no build {chosen['build']!r}; there are {', '.join(games.BUILDS)}")


def checked_chance(kind: type[Game], chance: str) -> str:
    """How chance is to act, if it can."""
    if chance not in CHANCE:
        raise GameError(f"chance must be {' or '.join(CHANCE)}, not {chance!r}")
    if chance == "explicit" and kind.draws is None:
        raise GameError(
            f"{kind.name} does not say how its cards are turned up (`Game.draws`): chance can only be deals"
        )
    return chance


@cache
def table_at(place: tuple[Any, ...]) -> Table:
    """Rules cannot be pickled and states must be: they name the table that they lie on."""
    name, build, players, options = place
    return Table(_kinds[name](Kind(build)), players, dict(options), None, "one_hot")


@cache
def outcomes_at(place: tuple[Any, ...]) -> list[tuple[str, str]]:
    """What explicit chance may turn up at a table: the outcome is its place in this list."""
    return kinds_of(draws_of(table_at(place)), blank_of(table_at(place)))


def draws_of(table: Table) -> Draws:
    draws = table.game.draws
    assert draws is not None, "checked when the game was loaded"
    return draws


def blank_of(table: Table) -> Any:
    """The table before the deal, to look at and to write on."""
    return table.game.read(table.game.blank(table.players, table.options))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and for each player a digest of all that this player has seen and done: perfect recall.

    `past` has the last of it as it was, as many as the game's `history`: numbers seen, and what was done then, or -1.
    Where chance is explicit, a position stays what it was until all cards are chosen that the last decision turns up.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.place, self.deals, self.recalls = game.place, game.deals, game.recalls
        self.past: list[Past] = [()] * game.num_players()
        self.position: Array | None = None
        self.recalled = [b""] * game.num_players()
        self.is_explicit = game.is_explicit
        self.turning: Turn | None = None  # chance is asked what this card is
        self.dealt: Mapping[str, tuple[Any, ...]] = {}  # before the first decision, by parts of the deal
        self.known: Mapping[str, int] = {}  # how many places of each pile are chosen
        self.asked = (NOTHING_DONE, NOTHING_DONE)  # who decided what, as long as cards are being turned up for it
        if self.is_explicit:
            self._deal()

    @property
    def table(self) -> Table:
        return table_at(self.place)

    @property
    def rules(self) -> Game:
        return self.table.game

    def current_player(self) -> int:
        if self.position is None or self.turning:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.rules.to_act(self.position)
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if turn := self.turning:
            number, cards = outcomes_at(self.place).index, len(turn.cards)
            return sorted((number((turn.part, kind)), count / cards) for kind, count in turn.kinds().items())
        return [(deal, 1 / self.deals) for deal in range(self.deals)] if self.deals else [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.moves(self.position)) if self.position is not None else []

    def _apply_action(self, action: int) -> None:
        if self.current_player() != pyspiel.PlayerId.CHANCE:
            assert self.position is not None
            self.asked = self.current_player(), action
            self._go_on()
        elif self.turning:
            self._turn_up(outcomes_at(self.place)[action][1])
        else:
            seed = action if self.deals else int(np.random.randint(SEEDS))
            self._see(self.rules.new(self.table.players, seed, self.table.options))

    def _turn_up(self, kind: str) -> None:
        """Chance has chosen what the card is that is being turned up."""
        turn, draws = self.turning, draws_of(self.table)
        assert turn is not None
        if self.position is None:
            dealt = self.dealt.get(turn.part, ())
            self.dealt = {**self.dealt, turn.part: (*dealt, turn.cards[turn.place_of(kind)])}
            self._deal()
        else:
            after = self.rules.step(self.position, self.asked[1])
            self.position = turned_up(draws, turn, kind, self.position, after)
            self.known = {**self.known, turn.part: turn.at + 1}
            self._go_on()

    def _deal(self) -> None:
        """Turn up what lies there before the first decision; then the table is laid."""
        table, draws = self.table, draws_of(self.table)
        self.turning = next_to_deal(draws, blank_of(table), self.dealt)
        if self.turning is None:
            deal = whole_deal(draws, blank_of(table), self.dealt)
            self.known = {part.name: len(self.dealt.get(part.name, ())) for part in draws.parts}
            self._see(table.game.from_deal(table.players, deal, table.options))

    def _go_on(self) -> None:
        """Do what a player decided, as soon as all cards are chosen that it turns up."""
        assert self.position is not None
        after = self.rules.step(self.position, self.asked[1])
        if self.is_explicit:
            self.turning = next_to_turn(draws_of(self.table), self.rules.look(after), self.known)
        if self.turning is None:
            self._see(after, *self.asked)

    def _see(self, position: Array, actor: int = NOTHING_DONE, action: int = NOTHING_DONE) -> None:
        """Everyone sees the new position, and knows what they did themselves."""
        game, self.position = self.rules, position
        for seat in range(self.table.players):
            done = str(action) if seat == actor else ""
            seen = game.observe(position, seat).tobytes()
            self.recalled[seat] = hashlib.blake2b(self.recalled[seat] + done.encode() + seen, digest_size=16).digest()
            if self.recalls:
                newest = (seen, action if seat == actor else NOTHING_DONE)
                self.past[seat] = (*self.past[seat], newest)[-self.recalls :]

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.rules.format(action)
        return " ".join(outcomes_at(self.place)[action]) if self.is_explicit else f"deal {action}"

    def is_terminal(self) -> bool:
        return self.position is not None and self.turning is None and self.rules.is_over(self.position)

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
            write_past(self.dict["history"], table.spec, state.past[player])

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return ""
        seen = state.rules.observe(state.position, player).tobytes().hex()
        return f"{state.recalled[player].hex()} {seen}" if self._recalls else seen


def resampled(state: SpielState, player: int) -> SpielState:
    """Another world that the player cannot tell from this one, for OpenSpiel's IS-MCTS."""
    world: SpielState = state.clone()
    assert state.position is not None, "before the deal there is nothing to know"
    assert state.turning is None, "a player is to act"
    world.position = state.rules.determinize(state.position, player, int(np.random.randint(SEEDS)))
    return world


def register(kind: type[Game]) -> None:
    """Make a game known to OpenSpiel, under `rooftree_` and its name."""
    _kinds[kind.name] = kind
    pyspiel.register_game(type_of(kind), type(f"Spiel{kind.__name__}", (SpielGame,), {"kind": kind}))


for each in games.playable():
    register(game_class(each))
