"""Golden playthroughs of Home Sweet Home: each trap stopped and not, each character, each rank, and what is rare."""

from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from open_hands import best_game
from playthroughs import (
    FIRST_SEED,
    MOST_SEEDS,
    NAMES,
    Course,
    Games,
    Shows,
    course_of,
    header,
    options,
    played,
    score_lines,
    steps_of,
)

import rooftree
from rooftree import bots
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.replay import Step
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import CONSTRUCTION_NAMES, TRAP
from rooftree.games.homesweethome.state import Decision

WIDTHS = (2, 30)  # how many positions players with open hands keep: few for modest houses, many for palaces
PHASES = {
    Decision.SPEAK: "words",
    Decision.CHOOSE: "words",
    Decision.PAY_SWAP: "words",
    Decision.TOSS: "toss",
    Decision.COUNTER: "trap",
    Decision.SHIELD: "trap",
}
BONUSES = ["all-cells", "all-roofed", "all-rooms"]


# What a record is there to show


def is_stopped(trap: str) -> Callable[[Course], bool]:
    """R7  Whether somebody does something against this trap, and nothing is lost."""

    def is_so(course: Course) -> bool:
        asked = [(step, after) for step, after in steps_of(course) if _striking(step.before) == trap]
        saves = bool(asked) and not _text(course, asked[-1][0]).startswith("pass")
        return saves and _standing(asked[0][0].before) <= _standing(asked[-1][1])

    return is_so


def strikes(trap: str) -> Callable[[Course], bool]:
    """R7  Whether this trap destroys something."""

    def is_so(course: Course) -> bool:
        return any(_traps(step, after) == {trap} and _lost(step, after) for step, after in steps_of(course))

    return is_so


def uses(verb: str, character: str) -> Callable[[Course], bool]:
    """R4, R5, R6  Whether somebody with this character does this."""

    def is_so(course: Course) -> bool:
        steps = [step for step in course.steps if _text(course, step).split()[0] == verb]
        return any(_view(course, step.before)["players"][step.seat]["character"] == character for step in steps)

    return is_so


def has_a_banker(course: Course) -> bool:
    """R6  Whether somebody has a hand one larger."""
    return any(player["character"] == "banker" for player in _view(course, course.final)["players"])


def has_a_failed_build(course: Course) -> bool:
    """R3  Whether a build fails after something was played for it."""
    return any(_fails(step, after) and _paid_before(course, step) for step, after in steps_of(course))


def is_reshuffled(course: Course) -> bool:
    """Whether a pile is made anew."""
    return bool(course.final["num_reshuffles"][0])


def is_ranked(rank: str) -> Callable[[Course], bool]:
    """R9  Whether the house is called so."""
    return lambda course: course.game.outcome(course.final).rank == rank


def has_all_bonuses(course: Course) -> bool:
    """R9  Whether all three of the expert's bonuses are reached."""
    return [line.what for line in course.game.outcome(course.final).lines[0] if not line.cells] == BONUSES


def _text(course: Course, step: Step) -> str:
    return course.game.format(step.action)


def _view(course: Course, state: Array) -> dict[str, Any]:
    return course.game.view(state, None)


def _standing(state: Array) -> set[str]:
    """The cards of the house."""
    table = state[0]
    return {CONSTRUCTION_NAMES[card] for part in ("base", "rooms", "roofs") for card in table[part] if card}


def _lost(step: Step, after: Array) -> set[str]:
    return _standing(step.before) - _standing(after)


def _striking(state: Array) -> str:
    """The trap against which somebody is asked for help."""
    return CONSTRUCTION_NAMES[int(state[0]["pending"]["trap"])]


def _traps(step: Step, after: Array) -> set[str]:
    """The traps that a step may have let loose."""
    heads = {CONSTRUCTION_NAMES[after[0]["queues"][place]] for place in (0, 3) if TRAP[after[0]["queues"][place]]}
    return heads | ({_striking(step.before)} - {""})


def _fails(step: Step, after: Array) -> bool:
    before = step.before[0]
    return (
        bool(before["pending"]["queue"]) and before["decision"] != Decision.PLACE and not after[0]["pending"]["queue"]
    )


def _paid_before(course: Course, step: Step) -> bool:
    turn = step.before["turn"][0]
    return any(_text(course, each).startswith("play") for each in course.steps if each.before["turn"][0] == turn)


SHOWS: Shows = {
    "expert-bonuses": has_all_bonuses,
    "palace": is_ranked("palace"),
    "failed-build": has_a_failed_build,
    "pests-stopped": is_stopped("pests"),
    "hail-stopped": is_stopped("hail"),
    "drought-stopped": is_stopped("drought"),
    "pests-strike": strikes("pests"),
    "drought-strikes": strikes("drought"),
    "hail-strikes": strikes("hail"),
    "good-neighbour": uses("help", "good-neighbour"),
    "architect": uses("swap", "architect"),
    "site-manager": uses("peek", "site-manager"),
    "gardener": uses("power", "gardener"),
    "carpenter": uses("power", "carpenter"),
    "mason": uses("power", "mason"),
    "banker": has_a_banker,
    "reshuffle": is_reshuffled,
    "cabin": is_ranked("cabin"),
    "nice-house": is_ranked("nice-house"),
    "manor": is_ranked("manor"),
}


# Searching


def games() -> Games:
    """Seed by seed: a game of random bots, and games of people who play with open hands."""
    game = rooftree.load("homesweethome")
    for seed in range(FIRST_SEED, FIRST_SEED + MOST_SEEDS):
        start = game.new(len(NAMES), seed, {"expert": seed % 2 == 0})
        yield played(game, *_random_game(game, start, seed), seed, "bot:random")
        for width in WIDTHS:
            yield played(game, *best_game(game, start, width), seed, "human")


def _random_game(game: Game, start: Array, seed: int) -> tuple[list[Step], Array]:
    bot, state, steps = bots.make("random", game, seed), start, []
    while (seat := game.to_act(state)) is not None:
        steps.append(Step(state, seat, bot.choose(state, seat)))
        state = game.step(state, steps[-1].action)
    return steps, state


# Writing


def playthrough(game: Game, path: Path) -> str:
    """A record as text: queues and hands of each turn, every answer, what was built and lost, the house, the score."""
    course, record = course_of(game, path)
    lines = [*header(path.stem, record, *options(record)), *_cast(record.deal["characters"])]
    return "\n".join([*lines, *_turns(course), *_ending(course)]) + "\n"


def _cast(characters: list[str]) -> Iterator[str]:
    if characters:
        yield ", ".join(f"{name}: {character}" for name, character in zip(NAMES, characters, strict=True))


def _turns(course: Course) -> Iterator[str]:
    for turn, group in groupby(steps_of(course), key=lambda pair: int(pair[0].before["turn"][0])):
        steps = list(group)
        yield ""
        yield f"turn {turn}, {NAMES[steps[0][0].before['active'][0]]} decides"
        yield from _layout(course, steps[0][0].before)
        for phase, moves in groupby(steps, key=lambda pair: _phase(pair[0])):
            yield f"  {phase:<6} {', '.join(f'{NAMES[step.seat]} {_text(course, step)}' for step, _ in moves)}"
        yield from _news(steps)


def _layout(course: Course, state: Array) -> Iterator[str]:
    """Both queues and both hands."""
    queues = _view(course, state)["queues"].items()
    yield "  queues " + " | ".join(f"{name}: {', '.join(card['name'] for card in cards)}" for name, cards in queues)
    yield "  hands  " + " | ".join(f"{name}: {_hand(course, state, seat)}" for seat, name in enumerate(NAMES))


def _hand(course: Course, state: Array, seat: int) -> str:
    cards = course.game.view(state, seat)["players"][seat]["hand"].items()
    return ", ".join(f"{count} {card}" if count > 1 else card for card, count in cards)


def _phase(step: Step) -> str:
    return PHASES.get(Decision(int(step.before["decision"][0])), "build")


def _news(steps: list[tuple[Step, Array]]) -> Iterator[str]:
    """What failed, what is lost, and a new pile."""
    before, after = steps[0][0].before, steps[-1][1]
    if any(_fails(*pair) for pair in steps):
        yield "  fails"
    lost = [card for step, then in steps for card in sorted(_lost(step, then))]
    if lost:
        yield f"  lost   {', '.join(lost)}"
    if before["num_reshuffles"][0] != after["num_reshuffles"][0]:
        yield f"  pile   made anew of {after['pile_end'][0]} cards"


def _ending(course: Course) -> Iterator[str]:
    outcome = course.game.outcome(course.final)
    yield ""
    yield f"{outcome.scores[0]} points: {outcome.rank}"
    yield from _drawing(_view(course, course.final)["ground"])
    yield from score_lines(outcome, 0)


def _drawing(ground: dict[str, Any]) -> Iterator[str]:
    """The house, row by row, each cell from the ground up."""
    for row in "123":
        yield "  " + " | ".join(_stack(ground.get(cell.name)) for cell in Cell if cell.name[1] == row)


def _stack(cell: dict[str, Any] | None) -> str:
    return " ".join([cell["base"], *cell["rooms"], *([cell["roof"]] if cell["roof"] else [])]) if cell else "."
