"""Making puzzles: games of bots are played, and where one move is clearly better than all others, that is a puzzle.

How much better is told by the coach's lines: whole games played on after each move, in worlds that the seat cannot
tell apart (coach/lines.py). A first look with few lines finds what is worth a second with many; only a lead that is
several standard errors wide counts. Bots of every level then try it: what nearly all of them find is no puzzle.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from rooftree import bots
from rooftree.box.puzzle import TRIES, Puzzle, Step
from rooftree.coach.asking import Coach
from rooftree.coach.weighing import Advice, Idea
from rooftree.core.game import Game
from rooftree.core.layout import Array

FIRST_LOOK, SECOND_LOOK = 120, 4000  # lines
MOST_GOOD = 2  # moves that solve it
LEAST_MOVES = 4  # among which there is to choose
LEAST_GAP = 1.5  # points to the next best move
SURE = 4.0  # standard errors that the gap is wide
MOST_OBVIOUS = 0.7  # of the bots of the weaker half that find it
MOST_STEPS = 6
EARLIEST = 0.35  # of a game that is over before there are puzzles in it
PLAYED_BY = ("regular", "casual", "skilled", "regular")
NOTHING_AT_STAKE = 0.3  # points: a decision that matters less is not asked


class Chance(NamedTuple):
    """A position that may be a puzzle: the moves before it."""

    state: Array
    moves: tuple[str, ...]
    decision: int


class Maker:
    """Makes the puzzles of a game, at most one of a deal."""

    def __init__(self, game: Game, second_look: int = SECOND_LOOK) -> None:
        self.game, self.second_look = game, second_look
        self.coach = Coach(game)
        self.kinds: Counter[int] = Counter()

    def puzzle(self, seed: int) -> Puzzle | None:
        """The puzzle of a deal, if there is one: of several, of a kind of decision that is rare so far."""
        chances = sorted(self._chances(seed), key=lambda chance: self.kinds[chance.decision])
        for chance in chances:
            found = self._tried(seed, chance)
            if found is not None:
                self.kinds[chance.decision] += 1
                return found
        return None

    def judged_again(self, puzzle: Puzzle) -> Puzzle | None:
        """A puzzle as coach and bots see it today; None if it is none any more."""
        state = puzzle.position(self.game)
        return self._tried(puzzle.seed, Chance(state, puzzle.moves, int(self.game.decision(state))))

    def _chances(self, seed: int) -> list[Chance]:
        """Positions of a game where a first look finds something."""
        positions = list(self._played(seed))
        late = positions[int(len(positions) * EARLIEST) :]
        return [each for each in late if len(self.game.moves(each.state)) >= LEAST_MOVES and self._is_promising(each)]

    def _played(self, seed: int) -> Iterator[Chance]:
        game, moves = self.game, list[str]()
        players = self.game.min_players + seed % min(2, game.max_players - game.min_players + 1)
        state = game.new(players, seed)
        seats = [
            bots.make(PLAYED_BY[(seat + seed) % len(PLAYED_BY)], game, seed * 8 + seat) for seat in range(players)
        ]
        while (seat := game.to_act(state)) is not None:
            yield Chance(state, tuple(moves), int(game.decision(state)))
            action = seats[seat].choose(state, seat)
            moves.append(game.format(action))
            state = game.step(state, action)

    def _is_promising(self, chance: Chance) -> bool:
        gap = _gap(self.coach.advise(chance.state, playouts=FIRST_LOOK))
        return gap is not None and gap.behind >= LEAST_GAP and gap.behind > 2 * gap.error

    def _tried(self, seed: int, chance: Chance) -> Puzzle | None:
        advice = self.coach.advise(chance.state, playouts=self.second_look)
        gap = _gap(advice)
        if gap is None or gap.behind < LEAST_GAP or gap.behind < SURE * gap.error:
            return None
        found = self._graded(chance.state, _good(advice), seed)
        weaker = found[: len(found) // 2]
        if sum(weaker) > MOST_OBVIOUS * TRIES * len(weaker):
            return None
        return Puzzle(
            seed=seed,
            ruleset=self.game.ruleset,
            players=self.game.num_players(chance.state),
            options=self.game.options_of(chance.state),
            moves=chance.moves,
            seat=advice.seat,
            steps=tuple(self._steps(chance.state, advice)),
            gap=round(gap.behind, 2),
            error=round(gap.error, 2),
            lines=advice.num_lines,
            found=found,
        )

    def _graded(self, state: Array, good: list[str], seed: int) -> tuple[int, ...]:
        """Of so many bots at each level, how many make one of the good moves."""
        seat = self.game.to_act(state)
        assert seat is not None

        def tried(level: str) -> int:
            players = [bots.make(level, self.game, seed * TRIES + each) for each in range(TRIES)]
            return sum(self.game.format(bot.choose(state, seat)) in good for bot in players)

        return tuple(tried(level) for level in bots.LEVELS)

    def _steps(self, state: Array, advice: Advice) -> Iterator[Step]:
        """The turn, decision by decision, as the coach plays it: as long as nobody else is asked."""
        seat = advice.seat
        yield _step(advice)
        for _ in range(MOST_STEPS - 1):
            state = self.game.step(state, self.game.parse(_step(advice).move))
            if self.game.to_act(state) != seat:
                return
            advice = self.coach.advise(state, playouts=self.second_look // 4)
            yield _step(advice)


def _step(advice: Advice) -> Step:
    """Whatever the coach cannot tell from the best is as good; where hardly anything is at stake, nothing is asked."""
    gap, best = _gap(advice), advice.best.move
    if gap is None or gap.behind < NOTHING_AT_STAKE:
        return Step(best, (), {})
    behind = {idea.move: max(1, round(10 * idea.behind)) for idea in advice.ideas if not idea.is_as_good}
    return Step(best, tuple(_good(advice)), behind)


def _good(advice: Advice) -> list[str]:
    return [idea.move for idea in advice.ideas if idea.is_as_good]


def _gap(advice: Advice) -> Idea | None:
    """The best of the moves that are not good, if there are few good ones."""
    others = [idea for idea in advice.ideas if not idea.is_as_good]
    if not others or len(advice.ideas) - len(others) > MOST_GOOD:
        return None
    return min(others, key=lambda idea: idea.behind)
