"""What an action brought besides what the log tells: a construction that fails, a trap, the end of the turn."""

from typing import Any

from rooftree.core.message import Message, Name, message
from rooftree.games.homesweethome.cards import CONSTRUCTION_NUMBERS, KIND, Kind
from rooftree.games.homesweethome.view import CellView


def news(before: Any, after: Any, seat: int) -> list[Message]:
    """Told to everyone, from what everyone sees."""
    told = [*_failure(before, after), *_traps(before, after)]
    if sum(after["discards"].values()) < sum(before["discards"].values()):
        told.append(message("news-reshuffled"))
    return [*told, message("news-turn", turn=before["turn"])] if _is_turn_over(before, after) else told


def _is_turn_over(before: Any, after: Any) -> bool:
    return bool(after["turn"] != before["turn"] or after["decision"] == "game-over")


def _failure(before: Any, after: Any) -> list[Message]:
    if before["building"] is None or after["building"] is not None or before["decision"] == "place":
        return []
    return [message("news-failed", card=Name(before["queues"][before["building"]][0]["name"]))]


def _traps(before: Any, after: Any) -> list[Message]:
    """Which traps strike, and what they destroy."""
    struck = _struck(before, after)
    told = [message("news-trap", trap=Name(trap)) for trap in struck]
    lost = _losses(before, after)
    is_done = after["trap"] is None and (struck or before["decision"] == "shield")
    return told + (lost or ([message("news-harmless")] if is_done else []))


def _struck(before: Any, after: Any) -> list[str]:
    """The traps that begin to strike: new heads, and B's when A's is dealt with (R7)."""
    if before["trap"] is None:
        has_moved_up = after["trap"] is not None or _is_turn_over(before, after)
        queues = list(after["queues"].values()) if has_moved_up else []
        begun = [queue[0]["name"] for queue in queues if queue and _is_trap(queue[0]["name"])]
        return begun[: begun.index(after["trap"]) + 1] if after["trap"] else begun
    first, second = (queue[0]["name"] if queue else "" for queue in before["queues"].values())
    is_next = before["trap"] == first and after["trap"] != first and second and _is_trap(second)
    return [second] if is_next else []


def _losses(before: Any, after: Any) -> list[Message]:
    """A building as one, everything else by its name; what was just placed may be gone already."""
    told = []
    for name, cell in before["ground"].items():
        gone = [card for card in _cards(cell) if card in after["destroyed"]]
        if cell["base"] in gone and _is(Kind.FOUNDATION, cell["base"]):
            told.append(message("news-lost-building", cell=Name(name)))
        else:
            told += [message("news-lost", card=Name(card), cell=Name(name)) for card in gone]
    if before["decision"] == "place":
        placed = before["queues"][before["building"]][0]["name"]
        told += [message("news-lost-new", card=Name(placed))] if placed in after["destroyed"] else []
    return told


def _cards(cell: CellView) -> list[str]:
    return [cell["base"], *cell["rooms"], *([cell["roof"]] if cell["roof"] else [])]


def _is_trap(card: str) -> bool:
    return _is(Kind.TRAP, card)


def _is(kind: Kind, card: str) -> bool:
    return bool(KIND[CONSTRUCTION_NUMBERS[card]] == kind)
