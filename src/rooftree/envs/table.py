"""What PettingZoo, Gymnasium and OpenSpiel share: one game being played, seen in the encoding that was asked for."""

import io
from collections.abc import Mapping
from typing import Any

import numpy as np

from rooftree import games
from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array, copied
from rooftree.envs.rewards import reward_rule
from rooftree.envs.spec import Spec, spec_of

ENCODINGS = ("numbers", "one_hot", "scaled", "fields")
MODES = ("ansi", "human")  # of render()
WIDTH = 120  # of a drawing
SEEDS = 2**31  # from which a deal is drawn where none is given
NOTHING_DONE = -1  # by this seat
Past = tuple[tuple[bytes, int], ...]  # what a seat saw, and what it had done to come there
NOTHING_YET: list[Past] = [()]
VERSION = 0  # of all environments: grows when the same seed and actions would give other observations or rewards


def checked_mode(mode: str | None) -> str | None:
    """How a table is to be drawn, if it can be."""
    if mode is not None and mode not in MODES:
        raise GameError(f"there is no render_mode {mode!r}; there are {', '.join(MODES)}")
    return mode


def write_past(rows: Array, spec: Spec, past: Past) -> None:
    """Newest first: what was seen, scaled, and what was done, as a share of all actions; nought where nothing was."""
    for row, (seen, action) in zip(rows, reversed(past), strict=False):
        row[:-1] = spec.scaled(np.frombuffer(seen, np.int8))
        row[-1] = (action + 1) / spec.num_actions


class Table:
    """A game, its players and options, and the position that it is in."""

    def __init__(
        self,
        game: str | Game,
        players: int | None,
        options: Mapping[str, Any] | None,
        reward: str | None,
        encoding: str,
        build: str = "compiled",
        gradual: bool = False,
        history: int = 0,
    ) -> None:
        if history < 0:
            raise GameError(f"history cannot be less than 0, and is {history}")
        if encoding not in ENCODINGS:
            raise GameError(f"there is no encoding {encoding!r}; there are {', '.join(ENCODINGS)}")
        self.game = games.load(game, build) if isinstance(game, str) else game
        self.players, self.options, self.encoding = players or self.game.min_players, dict(options or {}), encoding
        self.game.blank(self.players, self.options)  # or say what is wrong with them
        self.spec, self.num_actions = spec_of(self.game), len(self.game.notation)
        self._reward, self._gradual = reward_rule(self.game, reward), gradual
        self._stood = [0.0] * self.players
        self.history, self.past = history, NOTHING_YET * self.players
        self.state: Array | None = None

    def begin(self, seed: int) -> None:
        self.state = self.game.new(self.players, seed, self.options)
        self._stood, self.past = [0.0] * self.players, NOTHING_YET * self.players
        self._remember()

    def copy(self) -> "Table":
        """The same position, to go on by itself; game and spec are shared."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.state, other.past = None if self.state is None else copied(self.state), [*self.past]
        return other

    @property
    def position(self) -> Array:
        if self.state is None:
            raise GameError("the game has not begun: reset it first")
        return self.state

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.position)

    @property
    def to_act(self) -> int | None:
        return self.game.to_act(self.position)

    def act(self, action: int) -> None:
        if action not in self.game.moves(self.position):
            raise GameError(f"action {action} is not legal here: see the mask")
        actor = self.to_act
        self.game.apply(self.position, action)
        self._remember(actor, action)

    def _remember(self, actor: int | None = None, action: int = NOTHING_DONE) -> None:
        """Everyone sees the new position, and knows what they did themselves."""
        if not self.history:
            return
        for seat, past in enumerate(self.past):
            seen = self.game.observe(self.position, seat).tobytes()
            self.past[seat] = (*past, (seen, action if seat == actor else NOTHING_DONE))[-self.history :]

    def remembered(self, seat: int) -> Array:
        """What a seat saw after each of the last steps, and what it did in them, as (history, size + 1) numbers."""
        rows = np.zeros((self.history, self.spec.size + 1), np.float32)
        write_past(rows, self.spec, self.past[seat])
        return rows

    def mask(self, seat: int) -> Array:
        """What a seat may do, as nought and one: nothing, if it is not its turn."""
        legal = np.zeros(self.num_actions, np.int8)
        if seat == self.to_act:
            legal[self.game.moves(self.position)] = 1
        return legal

    def seen(self, seat: int) -> Any:
        """What a seat sees, encoded."""
        numbers = self.game.observe(self.position, seat)
        match self.encoding:
            case "one_hot":
                return self.spec.one_hot(numbers)
            case "scaled":
                return self.spec.scaled(numbers)
            case "fields":
                return self.spec.fields(numbers)
        return numbers.copy()

    def earned(self) -> list[float]:
        """The rewards since this was last asked: all when the game ends, or how much better everyone stands."""
        if not self._gradual:
            return self.rewards() if self.is_over else [0.0] * self.players
        stands = self.rewards()
        earned = [now - before for now, before in zip(stands, self._stood, strict=True)]
        self._stood = stands
        return earned

    def rewards(self) -> list[float]:
        """What the game is worth to each seat, by the points so far."""
        scores, winners = self.game.standing(self.position)
        places = [1 if seat in winners else 2 for seat in range(self.players)]
        counted, placed = np.array([scores]), np.array([places])
        return [float(self._reward(counted, placed, 0, seat, self.players)) for seat in range(self.players)]

    def render(self, mode: str | None) -> str | None:
        """As the terminal draws it: a text, or printed."""
        if mode == "human":
            print(self.drawn())
        return self.drawn() if mode == "ansi" else None

    def drawn(self) -> str:
        """The table as the terminal draws it, for spectators."""
        from rich.console import Console

        from rooftree.draw import drawing_of
        from rooftree.texts import Speaker

        page = io.StringIO()
        names = [f"player_{seat}" for seat in range(self.players)]
        console = Console(file=page, width=WIDTH, force_terminal=False)
        view = self.game.view(self.position, None)
        drawing_of(self.game.name).draw_table(console, view, Speaker("en", self.game.name), names)
        return page.getvalue()
