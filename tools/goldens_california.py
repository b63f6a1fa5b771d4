"""Golden playthroughs of California: short games, one for each way of ending and what is rare otherwise."""

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
    score_lines,
    steps_of,
    winners,
)

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.replay import Step
from rooftree.core.seats import NOBODY
from rooftree.games.california.cards import TILE_NAMES
from rooftree.games.california.rules.days import WINNING_BONUS_POINTS
from rooftree.games.california.state import NUM_DAYS

TOLD = ("rooms", "pieces", "attic", "neighbour_at", "gifts", "bonus_of", "has_loan", "money")  # in this order


# What a record is there to show


def ends_by(nine: bool, sixteen: bool) -> Callable[[Course], bool]:
    """R10  Whether the game ends for exactly these reasons; for neither, after the last day."""

    def is_so(course: Course) -> bool:
        view = _view(course, course.final)
        points = {bonus["name"]: bonus["points"] for bonus in view["bonuses"]}
        worth = [sum(points[name] for name in each["bonuses"]) for each in view["mansions"]]
        are_full = [all(cell["colour"] for cell in each["cells"].values()) for each in view["mansions"]]
        is_last = nine or sixteen or view["day"] == NUM_DAYS
        return is_last and (max(worth) >= WINNING_BONUS_POINTS, any(are_full)) == (nine, sixteen)

    return is_so


def has_an_unpaid_loan(course: Course) -> bool:
    """R8  Whether somebody cannot repay at the end."""
    return any(line.what == "unpaid-loan" for lines in course.game.outcome(course.final).lines for line in lines)


def has_a_choice_of_stored_pieces(course: Course) -> bool:
    """R4  Whether somebody picks one of two stored pieces."""
    return any(course.game.format(step.action).startswith("unpack") for step in course.steps)


def days_end_by(*ways: str) -> Callable[[Course], bool]:
    """R7  Whether days end in just these ways: by the `bank`, the `left` or the `right` shop, each more than once."""

    def is_so(course: Course) -> bool:
        seen = [_way(course.game.format(step.action)) for step, after in steps_of(course) if _is_last(step, after)]
        return all(seen.count(way) > 1 for way in ways) and len(set(seen)) == len(ways)

    return is_so


def _is_last(step: Step, after: Array) -> bool:
    """Whether the day is over."""
    return bool(step.before["day"][0] != after["day"][0] or after["decision"][0] == 0)


def _way(text: str) -> str:
    return "bank" if text == "gold" else "left" if text.split()[1][0] == "L" else "right"


SHOWS: Shows = {
    "nine-bonus-points": ends_by(nine=True, sixteen=False),
    "sixteen-rooms": ends_by(nine=False, sixteen=True),
    "twelve-days": ends_by(nine=False, sixteen=False),
    "unpaid-loan": has_an_unpaid_loan,
    "attic-choice": has_a_choice_of_stored_pieces,
    "days-ended-by-the-bank": days_end_by("bank"),
    "days-ended-by-a-shop": days_end_by("bank", "left", "right"),
    "tie-by-wealth": is_tied(winners=1),
    "shared-victory": is_tied(winners=2),
}


def games() -> Games:
    return greedy_games("california")


# Writing


def playthrough(game: Game, path: Path) -> str:
    """A record as text: the shops of each day, every move with what it changed, the mansions, the scores."""
    course, record = course_of(game, path)
    boards = ", ".join(f"{name} {board}" for name, board in zip(NAMES, record.deal["boards"], strict=True))
    lines = [*header(path.stem, record, f"boards: {boards}"), *_moves(course), *_ending(course)]
    return "\n".join(lines) + "\n"


def _view(course: Course, state: Array) -> dict[str, Any]:
    return course.game.view(state, None)


def _moves(course: Course) -> Iterator[str]:
    day = 0
    for step, after in steps_of(course):
        view = _view(course, step.before)
        if view["day"] != day:
            day = view["day"]
            yield ""
            yield f"day {day}{' from the bag' if day == NUM_DAYS else ''}: {_shops(view)}"
        done = _changes(course.game.diff(step.before, after))
        head = f"{view['bank']} gold  {NAMES[step.seat]:<4} {course.game.format(step.action):<20}"
        yield f"{head} {', '.join(done)}".rstrip()
        if _is_last(step, after):
            yield f"{'':>34}left over: {', '.join(_left_over(course, step))}"


def _shops(view: dict[str, Any]) -> str:
    tiles = [slot["tile"] for slot in view["slots"].values()]
    return f"{', '.join(tiles[:4])} | {', '.join(tiles[4:])}"


def _left_over(course: Course, step: Step) -> list[str]:
    """What goes into the bag: all that was in the shops but what is bought now."""
    slots = _view(course, step.before)["slots"]
    words = course.game.format(step.action).split()
    bought = words[1] if words[0] == "buy" else ""
    return [slot["tile"] for name, slot in slots.items() if slot["tile"] and name != bought]


def _changes(lines: list[str]) -> list[str]:
    """What a move changed, in words; the new day's tiles stand in its own line."""
    words = []
    for line in lines:
        label, old, new = re.fullmatch(r"(.+): (-?\d+) -> (-?\d+)", line).groups()  # type: ignore[union-attr]
        owner, _, rest = label.rpartition(".")
        field, _, place = rest.rstrip("]").partition("[")
        if field in TOLD:
            name = NAMES[int(owner[-2])] if owner else ""
            words.append((TOLD.index(field), _word(field, place, name, int(old), int(new))))
    return [word for _, word in sorted(words)]


def _word(field: str, place: str, name: str, old: int, new: int) -> str:
    """One line of a diff, in words."""
    match field:
        case "rooms" | "pieces":
            return f"{place} {TILE_NAMES[new]}"
        case "attic":
            return f"{TILE_NAMES[new]} into the attic" if new else f"{TILE_NAMES[old]} out of the attic"
        case "neighbour_at":
            return f"{_kebab(place)} comes from {'the table' if old == NOBODY else NAMES[old]}"
        case "gifts":
            return "a gift"
        case "bonus_of":
            return f"bonus {_kebab(place)}"
        case "has_loan":
            return f"{name} {'borrows' if new else 'repays'}"
    return f"{name} {old} to {new} silver"


def _kebab(name: str) -> str:
    return name.lower().replace("_", "-")


def _ending(course: Course) -> Iterator[str]:
    outcome, view = course.game.outcome(course.final), _view(course, course.final)
    yield ""
    yield f"the end, after day {view['day']}"
    for seat, name in enumerate(NAMES):
        mansion = view["mansions"][seat]
        yield ""
        yield f"{name}: {outcome.scores[seat]} points, {mansion['money']} silver"
        yield from _drawing(mansion)
        yield from score_lines(outcome, seat)
    yield ""
    yield winners(outcome)


def _drawing(mansion: dict[str, Any]) -> Iterator[str]:
    """A mansion in four rows, the attic above and the guests below."""
    yield f"  attic   {' '.join(mansion['attic']) or '-'}" + (" + extension" if mansion["attic_slots"] == 2 else "")
    for row in "1234":
        words = [_room(mansion["cells"][f"{column}{row}"]) for column in "ABCD"]
        yield "  " + " ".join(f"{word:<25}" for word in words).rstrip()
    yield f"  guests  {' '.join(mansion['neighbours']) or '-'}"


def _room(cell: dict[str, Any]) -> str:
    if not cell["colour"]:
        return "."
    room = cell["colour"] if cell["room"] else f"({cell['colour']})"
    return room + (f"*{cell['piece'].split('#')[0]}" if cell["piece"] else "")
