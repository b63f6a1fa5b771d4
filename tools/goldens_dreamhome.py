"""Golden playthroughs of Dream Home: short games, one for each tool, each helper and each way of being equal."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playthroughs import (
    NAMES,
    Course,
    Games,
    Shows,
    course_of,
    greedy_games,
    header,
    is_tied,
    options,
    score_lines,
    steps_of,
    winners,
)

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.notation import kebab
from rooftree.core.replay import Step
from rooftree.games.dreamhome.board import BELOW, FLOOR_BEGINS, FLOOR_ENDS, ON_THE_GROUND, Cell
from rooftree.games.dreamhome.cards import RESOURCE_NAMES, ROOM_NAMES, Decor
from rooftree.games.dreamhome.state import SCAFFOLDING_UP, Decision, Place

# What a record is there to show


def is_used(verb: str) -> Callable[[Course], bool]:
    """Whether some action begins with this verb."""
    return lambda course: any(verb == _verb(course, step) for step in course.steps)


def pays(verb: str) -> Callable[[Course], bool]:
    """Whether such an action makes its player's score higher at once."""
    return lambda course: any(verb == _verb(course, step) and _gain(course, step) > 0 for step in course.steps)


def carries_a_room(course: Course) -> bool:
    """Whether a room is built above the scaffolding while it stands."""
    return any(_stands_on_scaffolding(course, step) for step in course.steps)


def _stands_on_scaffolding(course: Course, step: Step) -> bool:
    words = course.game.format(step.action).split()
    if words[0] != "place":
        return False
    below = int(BELOW[Cell[words[1]]])
    stands = course.game.read(step.before).houses[step.seat].stands
    return below != ON_THE_GROUND and bool(stands[below] == SCAFFOLDING_UP)


def makes_something_of_empty_rooms(course: Course) -> bool:
    """Whether an architect earns points with empty rooms and with functionality."""
    for lines in course.game.outcome(course.final).lines:
        told = {line.what: line.points for line in lines}
        if told.get("empty-rooms", 0) > 0 and max(told.get("bathrooms", 0), told.get("essentials", 0)) > 3:
            return True
    return False


def enlarges_a_decorated_room(course: Course) -> bool:
    """Whether a face-up card joins a room that holds a token, as only the interior designer allows."""
    return any(_joins_decor(course, step) for step in course.steps)


def _joins_decor(course: Course, step: Step) -> bool:
    words = course.game.format(step.action).split()
    if words[0] != "place" or len(words) != 2:
        return False
    house = course.game.read(course.game.step(step.before, step.action)).houses[step.seat]
    cell = int(Cell[words[1]])
    cells = [cell]
    for end, stride in ((int(FLOOR_BEGINS[cell]), -1), (int(FLOOR_ENDS[cell]), 1)):
        place = cell
        while place != end and house.shows[place + stride] == house.shows[cell]:
            place += stride
            cells.append(place)
    return any(house.decor[other] for other in cells if other != cell)


def _verb(course: Course, step: Step) -> str:
    return course.game.format(step.action).split()[0]


def _gain(course: Course, step: Step) -> int:
    after = course.game.step(step.before, step.action)
    return course.game.score(after, step.seat) - course.game.score(step.before, step.seat)


SHOWS: Shows = {
    "drill": is_used("drill"),
    "jackhammer": is_used("hammer"),
    "concrete-mixer": is_used("mix"),
    "scaffolding": carries_a_room,
    "roofer": pays("roofer"),
    "supplier": pays("supply"),
    "architect": makes_something_of_empty_rooms,
    "handyman": pays("swap"),
    "interior-designer": enlarges_a_decorated_room,
    "tie-by-children": is_tied(winners=1),
    "shared-victory": is_tied(winners=2),
}


def games() -> Games:
    return greedy_games("dreamhome")


# Writing


def playthrough(game: Game, path: Path) -> str:
    """A record as text: the market of each round, every move with what it changed, the houses, the scores."""
    course, record = course_of(game, path)
    return "\n".join([*header(path.stem, record, *options(record)), *_moves(course), *_ending(course)]) + "\n"


def _moves(course: Course) -> Iterator[str]:
    market = 0
    for number, (step, after) in enumerate(steps_of(course)):
        state = course.game.read(step.before)
        if state.round_number != market:
            market = state.round_number
            yield ""
            yield f"round {market}: " + " | ".join(_columns(state))
        elif state.decision == Decision.USE_HELPER and number and not _is_helping(course, number - 1):
            yield ""
            yield "helpers"
        done, left_over = _changes(course.game, step.before, after)
        head = f"{state.round_number:>2}  {NAMES[step.seat]:<4} {course.game.format(step.action):<22}"
        yield f"{head} {', '.join(done)}".rstrip()
        if left_over:
            yield f"{'':>32}left over: {', '.join(left_over)}"


def _is_helping(course: Course, number: int) -> bool:
    return bool(course.game.decision(course.steps[number].before) == Decision.USE_HELPER)


def _columns(state: Any) -> Iterator[str]:
    for room, resource in zip(state.market_rooms, state.market_resources, strict=True):
        yield ROOM_NAMES[room] + (f" + {RESOURCE_NAMES[resource]}" if resource else "")


def _changes(game: Game, before: Array, after: Array) -> tuple[list[str], list[str]]:
    """What a move changed, in words, and what the end of the round cleared away."""
    done: list[str] = []
    left_over: list[str] = []
    ends_round = bool(before["round_number"][0] != after["round_number"][0])
    ends_round = ends_round or game.decision(before) != game.decision(after) == Decision.USE_HELPER
    ends_round = ends_round or game.is_over(after)
    for line in game.diff(before, after):
        label, old, new = re.fullmatch(r"(.+): (-?\d+) -> (-?\d+)", line).groups()  # type: ignore[union-attr]
        word = _word(game, label, int(old), int(new), after)
        cleared = ends_round and word.endswith("to the discards") and _was_in_market(game, before, word)
        if cleared:
            left_over.append(word.removesuffix(" to the discards"))
        elif word:
            done.append(word)
    return done, left_over


def _was_in_market(game: Game, before: Array, word: str) -> bool:
    state = game.read(before)
    names = [ROOM_NAMES[card] for card in state.market_rooms if card]
    names += [RESOURCE_NAMES[card] for card in state.market_resources if card]
    return word.removesuffix(" to the discards") in names


def _word(game: Game, label: str, old: int, new: int, after: Array) -> str:
    """One line of a diff, in words; nothing for what the market, the notation or the order of play tells anyway."""
    if label == "marker":
        return f"the marker to {NAMES[new]}"
    if found := re.fullmatch(r"houses\[(\d)\]\.(\w+)\[(\w+)\]", label):
        return _in_house(game, int(found[1]), found[2], found[3], old, new, after)
    if found := re.fullmatch(r"resource_at\[(\d+)\]", label):
        return f"{RESOURCE_NAMES[int(found[1])]} {_place(new)}"
    if found := re.fullmatch(r"room_discarded\[(\d+)\]", label):
        return f"{ROOM_NAMES[int(found[1])]} {'to' if new else 'out of'} the discards"
    if label == "pending.room" and new:
        return f"takes {ROOM_NAMES[new]}"
    if label == "pending.decor" and not new and not _has_token(game, after, old):
        return f"{kebab(Decor(old))} is lost"
    found = re.fullmatch(r"market_rooms\[(\d)\]", label)
    if found and old and new and game.decision(after) == Decision.TAKE_COLUMN:
        return f"column {int(found[1]) + 1} now {ROOM_NAMES[new]}"
    return ""


def _in_house(game: Game, seat: int, field: str, cell: str, old: int, new: int, after: Array) -> str:
    house = game.read(after).houses[seat]
    if field == "stands":
        if new == SCAFFOLDING_UP:
            return f"{cell} scaffolding"
        return f"{cell} {ROOM_NAMES[new]}" + ("" if house.shows[Cell[cell]] else " face down")
    if field == "decor":
        return f"{cell} {kebab(Decor(new))}" if new else f"{cell} loses {kebab(Decor(old))}"
    if field == "garden":
        return f"garden {kebab(Decor[cell])}"
    return ""


def _place(place: int) -> str:
    return "to the discards" if place == Place.DISCARDED else f"to {NAMES[place - Place.WITH_SEAT]}"


def _has_token(game: Game, state: Array, decor: int) -> bool:
    return any(token == decor for house in game.read(state).houses for token in house.decor)


def _ending(course: Course) -> Iterator[str]:
    outcome, state = course.game.outcome(course.final), course.game.read(course.final)
    for seat, name in enumerate(NAMES):
        children = course.game.view(course.final, None)["houses"][seat]["children"]
        roofs = course.game.view(course.final, None)["houses"][seat]["roofs"]
        yield ""
        yield f"{name}: {outcome.scores[seat]} points, {children} children"
        yield from _drawing(state.houses[seat])
        yield f"  roof   {' '.join(roofs) or '-'}"
        yield from score_lines(outcome, seat)
    yield ""
    yield winners(outcome)


def _drawing(house: Any) -> Iterator[str]:
    """A home board in three lines, its columns under each other."""
    words = {cell: _standing(house, cell) for cell in Cell}
    for floor, blank in (("T", 0), ("G", 0), ("B", 3)):
        cells = [words[cell] for cell in Cell if cell.name[0] == floor]
        yield f"  {floor}  " + " ".join(f"{word:<25}" for word in [""] * blank + cells).rstrip()


def _standing(house: Any, cell: Cell) -> str:
    if not house.shows[cell]:
        return "##" if house.stands[cell] else "."
    room = str(ROOM_NAMES[house.stands[cell]]).split("#")[0]
    return room + (f"*{kebab(Decor(house.decor[cell]))}" if house.decor[cell] else "")
