"""What an action brought besides what the log tells: what was lost with it."""

from collections import Counter
from typing import Any

from rooftree.core.message import Message, Name, message
from rooftree.games.dreamhome.cards import RESOURCE_KIND, RESOURCE_NAMES, ResourceKind


def news(before: Any, after: Any, seat: int) -> list[Message]:
    """Told to everyone: tokens that no room took or that went with their room (R4, R6, R10), a tool too late (R5)."""
    waited = before["pending"]["decor"]
    is_same = before["houses"][seat] is after["houses"][seat] and before["pending"] is after["pending"]
    lost = [] if is_same else _tokens(before, seat) - _tokens(after, seat)
    told = [message("news-no-room" if decor == waited else "news-lost", decor=Name(decor)) for decor in lost]
    return told + [message("news-too-late", tool=Name(tool)) for tool in _tools_too_late(before, after)]


def _tokens(view: Any, seat: int) -> Counter[str]:
    """In the house, and in the hand of whoever is about to place one."""
    cells = view["houses"][seat]["cells"].values()
    return Counter(filter(None, [*(cell["decor"] for cell in cells), view["pending"]["decor"]]))


def _tools_too_late(before: Any, after: Any) -> list[str]:
    if before["decision"] != "take-column":
        return []
    offered = [column["resource"] for column in before["market"]]
    return [name for name in offered if name in after["discarded_resources"] and _is_tool(name)]


def _is_tool(name: str) -> bool:
    return bool(RESOURCE_KIND[RESOURCE_NAMES.index(name)] == ResourceKind.TOOL)
