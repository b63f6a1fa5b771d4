"""Actions in the menu of the terminal: what stands above, beside and between them."""

from collections.abc import Sequence
from typing import Any

from rooftree.core.message import Message, message
from rooftree.games.homesweethome.phrases import gift, hand, head, phrase, stars_of
from rooftree.games.homesweethome.terminal.palette import STAR
from rooftree.texts import Speaker

# Actions that differ only in the cell or in the resource are listed together under one heading.
HEADINGS = {"at {}": "menu-at", "pay {}": "menu-pay", "toss {}": "menu-toss"}


def heading(view: Any, pattern: str) -> Message | None:
    """The heading for the actions of one pattern; None where each action needs a sentence of its own."""
    if pattern not in HEADINGS:
        return None
    card = {"card": head(view, view["building"])} if view["building"] else {}
    return message(HEADINGS[pattern], **card)


def short(view: Any, speaker: Speaker, notation: str) -> str:
    """What tells an action apart under its heading: the cell, or the resource and how many there are of it."""
    verb, word = notation.split()
    if verb == "at":
        return word
    times = f" ×{count}" if (count := hand(view)[word]) > 1 else ""
    return f"{speaker.name(word)}{times}" + (f" {STAR * stars_of(word)}" if verb == "pay" else "")


# The actions against a drought, by what is spent


def bundle(view: Any, speaker: Speaker, notations: Sequence[str]) -> str:
    """`Protect with water: A2 C2`, or a sentence where there is but one cell."""
    if len(notations) == 1:
        return speaker.say(phrase(view, notations[0]))
    means = notations[0].split()[1]
    return f"{speaker.say(f'menu-shield-{means}')} {places(view, speaker, notations)}"


def places(view: Any, speaker: Speaker, notations: Sequence[str]) -> str:
    return " ".join(notation.split()[-1] for notation in notations)


# Beside an action


def aside(view: Any, notation: str) -> Message | None:
    """What an action means besides points: how much of the cost one holds, what is needed then, what is at risk."""
    verb, *words = notation.split()
    if verb in ("say", "choose") and words[0] != "none":
        return _share(view, view["queues"][words[0]][0]["cost"])
    if view["decision"] in ("play", "offer-power", "rescue") and verb in ("play", "power", "help"):
        return _rest(view, words[-1] if words else gift(view["players"][view["you"]]["character"]))
    if verb == "pass" and view["trap"]:
        return message("menu-risk", cells=", ".join(view["threatened"]))
    return None


def _share(view: Any, cost: list[str]) -> Message:
    held = sum(min(cost.count(resource), hand(view).get(resource, 0)) for resource in set(cost))
    return message("menu-share", held=held, count=len(cost))


def _rest(view: Any, resource: str) -> Message:
    rest = sum(view["needed"].values()) - (resource in view["needed"])
    return message("menu-rest", count=rest) if rest else message("menu-paid")
