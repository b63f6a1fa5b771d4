"""Golden playthroughs: what the games' tools share. Records are looked for by their seeds and written as texts."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import rooftree
from rooftree import bots
from rooftree.core.game import Game, Outcome
from rooftree.core.layout import Array
from rooftree.core.replay import Record, Seat, Step, encode, read, record_of, replay

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "goldens"
NAMES = ("Ada", "Ben")
FIRST_SEED, MOST_SEEDS = 1, 20_000


class Course(NamedTuple):
    """A whole game: its steps and its end."""

    game: Game
    steps: list[Step]
    final: Array


Games = Iterable[tuple[Course, Record]]
Shows = dict[str, Callable[[Course], bool]]  # what the record of each kind is there to show
Playthrough = Callable[[Game, Path], str]


def course_of(game: Game, path: Path) -> tuple[Course, Record]:
    """The one record of a file played through the rules, everything verified on the way."""
    [(_, record)] = read(path)
    whole = replay(game, record)
    steps = [Step(step.before.copy(), step.seat, step.action) for step in whole]
    return Course(game, steps, whole.state), record


def steps_of(course: Course) -> Iterator[tuple[Step, Array]]:
    """Every step with the position after it."""
    ends = [step.before for step in course.steps[1:]] + [course.final]
    return zip(course.steps, ends, strict=True)


def is_tied(winners: int) -> Callable[[Course], bool]:
    """Whether the scores are equal, and so many win."""

    def is_so(course: Course) -> bool:
        scores, won_by = course.game.standing(course.final)
        return len(set(scores)) == 1 and len(won_by) == winners

    return is_so


# Searching


def search(folder: Path, shows: Shows, games: Games) -> None:
    """Go through games until each kind is found; every kind gets a game of its own."""
    missing = list(shows)
    for course, record in games:
        shown = next((kind for kind in missing if shows[kind](course)), None)
        if shown:
            (folder / f"{shown}.jsonl").write_text(encode(record) + "\n", encoding="utf-8")
            missing.remove(shown)
            print(f"{shown}: seed {record.seed}")
        if not missing:
            return
    raise SystemExit(f"not found: {', '.join(missing)}")


def greedy_games(name: str) -> Games:
    """Two greedy bots, seed by seed."""
    game = rooftree.load(name)
    for seed in range(FIRST_SEED, FIRST_SEED + MOST_SEEDS):
        players = [bots.make("greedy", game, seed) for _ in NAMES]
        start = game.new(len(NAMES), seed)
        state, steps = start, []
        while (seat := game.to_act(state)) is not None:
            steps.append(Step(state, seat, players[seat].choose(state, seat)))
            state = game.step(state, steps[-1].action)
        yield played(game, steps, state, seed, "bot:greedy")


def played(game: Game, steps: list[Step], final: Array, seed: int, player: str) -> tuple[Course, Record]:
    """A game that has just been played, and its record."""
    seats = [Seat(name=name, player=player) for name in NAMES]
    moves = [(step.seat, step.action) for step in steps]
    return Course(game, steps, final), record_of(game, steps[0].before, seed, seats, moves, final)


# Writing


def write(name: str, folder: Path, playthrough: Playthrough) -> None:
    """Every record of the folder as a text beside it."""
    game = rooftree.load(name, build="checked")
    for path in sorted(folder.glob("*.jsonl")):
        path.with_suffix(".txt").write_text(playthrough(game, path), encoding="utf-8")


def header(kind: str, record: Record, *more: str) -> list[str]:
    """What was played, and by whom."""
    players = ", ".join(f"{seat.name} ({seat.player})" for seat in record.seats)
    return [kind, ", ".join([record.ruleset, f"seed {record.seed}", *more]), players]


def options(record: Record) -> list[str]:
    return [f"{name} {str(value).lower()}" for name, value in record.options.items()]


def score_lines(outcome: Outcome, seat: int) -> Iterator[str]:
    for line in outcome.lines[seat]:
        yield f"  {line.points:>5}  {line.what} {' '.join(line.cells)}".rstrip()


def winners(outcome: Outcome) -> str:
    names = " and ".join(NAMES[seat] for seat in outcome.winners)
    return f"{names} {'wins' if len(outcome.winners) == 1 else 'share the victory'}"
