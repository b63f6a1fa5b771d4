"""Asking the coach about a position: lines of whole games, and what they say of each move."""

from statistics import pstdev
from typing import Any

import numpy as np

from rooftree.bots import search
from rooftree.bots.careless import ByPoints
from rooftree.bots.searcher import rests_on
from rooftree.coach import lines as rules
from rooftree.coach.lines import LAST_HEAT, NO_MOVE, Asked, Note
from rooftree.coach.weighing import Advice, Played, Weighed, leads_of, promised, read
from rooftree.core.actions import MAX_MOVES, MOVES, Moves
from rooftree.core.chance import Purpose, Stream, new_stream
from rooftree.core.extras import Thinking
from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array, dtype_of

PLAYOUTS = 300  # where nobody says how many
MOST_PLAYOUTS = 100_000
TWICE = 2  # lines to the end are told by twice their points: half a point is a tie that is won
DEALS = 24  # that tell how far apart the ends of games usually are


class Coach:
    """Whoever plays on as the search does, and looks at what came of it. One for a game, for many questions."""

    def __init__(self, game: Game) -> None:
        thinking: Thinking = game.thinking() or ByPoints()
        self.game, self.thinking = game, thinking
        self._play_lines = game.bound(rules.play_lines, **rests_on(thinking))
        self._play_worlds = game.bound(rules.play_worlds, **rests_on(thinking))
        self._spreads: dict[int, float] = {}
        self._tables: Array = np.zeros(search.NUM_TABLES, game.dtype)
        self._asked: Array = np.zeros(1, dtype_of(Asked))
        self._scratch = (
            game.opened(game.state_class, self._tables),
            game.opened(game.state_class, np.zeros(thinking.TABLES, game.dtype)),
            game.opened(Moves, np.zeros(thinking.TABLES, MOVES)),
            game.opened(thinking.Memory, np.zeros(1, dtype_of(thinking.Memory))),
            game.opened(search.Candidate, np.zeros(MAX_MOVES, dtype_of(search.Candidate))),
            game.opened(Asked, self._asked),
        )

    def advise(
        self,
        state: Array,
        seat: int | None = None,
        playouts: int = PLAYOUTS,
        seed: int = 0,
        about: int | None = None,
        beside: int | None = None,
    ) -> Advice:
        """What every legal move leads to, as far as the seat to act can know; `about` is a move to look at closely,
        and with `beside` only these two are looked at.

        The same position, seat, budget and seed give the same advice; what the seat may not know changes nothing.
        """
        to_act = self.game.to_act(state)
        if to_act is None or seat not in (None, to_act):
            raise GameError("the game is over" if to_act is None else f"it is the turn of seat {to_act}, not {seat}")
        if not 1 <= playouts <= MOST_PLAYOUTS:
            raise GameError(f"playouts must be from 1 to {MOST_PLAYOUTS}, not {playouts}")
        self._ask_about(about, beside)
        return Advice(self.game, to_act, self._lines(state, to_act, playouts, seed), state)

    def weigh(self, state: Array, playouts: int, seed: int, about: int, beside: int | None = None) -> Weighed:
        """What the moves of the seat to act promise, and the one that is asked about as exactly as the best.

        By lines that are judged as soon as that is surer than their ends are (`FORESIGHT` of the game).
        """
        thinking, seat = self.thinking, int(state["to_act"][0])
        point = thinking.POINT if thinking.FORESIGHT else TWICE
        self._ask_about(about, beside, thinking.FORESIGHT, point)
        return Weighed(promised(read(self._lines(state, seat, playouts, seed).notes), point))

    def _ask_about(self, about: int | None, beside: int | None, rounds: int = 0, point: int = TWICE) -> None:
        self._asked["about"] = NO_MOVE if about is None else about
        self._asked["beside"] = NO_MOVE if beside is None else beside
        self._asked["rounds"], self._asked["point"] = rounds, point

    def played_on(self, state: Array, worlds: int, seed: int = 0, is_dealt: bool = True) -> Array:
        """How a game goes on if everybody plays alike: a `Note` for each world, as the seat to act sees them.

        Not dealt anew, it is the position as it really is: what nobody at the table knows counts too.
        """
        notes: Any = np.zeros(worlds, dtype_of(Note))
        self._tables[search.POSITION] = state[0]
        self._asked["seat"], self._asked["is_dealt"] = state["to_act"][0], is_dealt
        stream = self.game.opened(Stream, new_stream(seed, Purpose.WORLDS))
        self._play_worlds(*self._scratch, self.game.opened(Note, notes), stream)
        return notes  # type: ignore[no-any-return]

    def usual_spread(self, state: Array) -> float:
        """How far leads lie from each other at the end of games with so many players, from deal to deal."""
        players = self.game.num_players(state)
        if players not in self._spreads:
            starts = [self.game.new(players, seed, self.game.options_of(state)) for seed in range(DEALS)]
            notes = [note for start in starts for note in read(self.played_on(start, 1, is_dealt=False))]
            is_together = self.game.is_shared or players == 1
            leads = [lead for seat in range(players) for lead in leads_of(notes, seat, players, is_together)]
            self._spreads[players] = pstdev(leads) or 1.0
        return self._spreads[players]

    def _lines(self, state: Array, seat: int, playouts: int, seed: int) -> Played:
        room = playouts + 3 * len(self.game.moves(state)) + 4 * LAST_HEAT  # a world for each heat in any case
        notes: Any = np.zeros(room, dtype_of(Note))
        ends: Any = np.zeros(room, self.game.dtype)
        self._tables[search.POSITION] = state[0]
        self._asked["seat"], self._asked["playouts"] = seat, playouts
        self._asked["is_shared"] = self.game.is_shared or self.game.num_players(state) == 1
        opened = self.game.opened(Note, notes), self.game.opened(self.game.state_class, ends)
        stream = self.game.opened(Stream, new_stream(seed, Purpose.WORLDS))
        count = int(self._play_lines(*self._scratch, *opened, stream))
        return Played(notes[:count], ends[:count])


def advise(game: Game, state: Array, seat: int | None = None, playouts: int = PLAYOUTS, seed: int = 0) -> Advice:
    """The advice of a coach for one question; `Coach` answers many."""
    return Coach(game).advise(state, seat, playouts, seed)
