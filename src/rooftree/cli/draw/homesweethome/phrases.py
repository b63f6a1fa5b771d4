"""What an action would do, in words, from the view and the notation alone."""

from collections.abc import Sequence
from typing import Any

from rooftree.cli.draw.homesweethome.ground import NOW, coming_traps, is_in_zone
from rooftree.cli.draw.homesweethome.palette import STAR
from rooftree.core.message import Message, Name, Names, message
from rooftree.core.notation import kebab
from rooftree.games.homesweethome.cards import STARS, Character, Resource
from rooftree.games.homesweethome.rules.payment import gift_of
from rooftree.games.homesweethome.rules.queues import STARS_FOR_A_SWAP
from rooftree.texts import Speaker

# Actions that differ only in the cell or in the resource are listed together under one heading.
HEADINGS = {"at {}": "menu-at", "pay {}": "menu-pay", "toss {}": "menu-toss"}


def heading(view: Any, pattern: str) -> Message | None:
    """The heading for the actions of one pattern; None where each action needs a sentence of its own."""
    if pattern not in HEADINGS:
        return None
    card = {"card": _head(view, view["building"])} if view["building"] else {}
    return message(HEADINGS[pattern], **card)


def short(view: Any, speaker: Speaker, notation: str) -> str:
    """What tells an action apart under its heading: the cell, or the resource and how many there are of it."""
    verb, word = notation.split()
    if verb == "at":
        return word
    times = f" ×{count}" if (count := _hand(view)[word]) > 1 else ""
    return f"{speaker.name(word)}{times}" + (f" {STAR * _stars(word)}" if verb == "pay" else "")


def describe(view: Any, notation: str, names: Sequence[str] = ()) -> Message:
    """One action of the player to act."""
    verb, *words = notation.split()
    match verb:
        case "say" | "choose":
            return _word(view, verb, words[0])
        case "peek":
            return message("action-peek", seat=names[int(words[0])])
        case "swap":
            _, second, third = view["queues"][words[0]]
            cards = {"card": Name(second["name"]), "card2": Name(third["name"])}
            return message("action-swap", queue=words[0], stars=STARS_FOR_A_SWAP, **cards)
        case "at":
            return message("action-at", card=_head(view, view["building"]), cell=Name(words[0]))
        case "shield":
            return message(f"action-shield-{words[0]}", cell=Name(words[1]))
        case "power" | "hold" | "pass" | "keep":
            return _without_card(view, verb)
    return _with_card(view, verb, words)


def _word(view: Any, verb: str, word: str) -> Message:
    if word == "none":
        return message(f"action-{verb}-none")
    return message(f"action-{verb}", queue=word, card=_head(view, word))


def _with_card(view: Any, verb: str, words: list[str]) -> Message:
    """A resource is played, paid, discarded or given."""
    resource = Name(words[-1])
    if verb == "pay":
        return message("action-pay", resource=resource, stars=_stars(resource))
    if verb == "counter":
        return message("action-counter", resource=resource, trap=Name(view["trap"]))
    return message("action-play-joker" if len(words) > 1 else f"action-{verb}", resource=resource)


def _without_card(view: Any, verb: str) -> Message:
    if verb == "power":
        character = view["players"][view["you"]]["character"]
        return message("action-power", character=Name(character), resource=Name(_gift(character)))
    if verb == "hold":
        return message("action-hold-rescue" if view["decision"] == "rescue" else "action-hold")
    if verb == "keep":
        return message("action-keep")
    if view["trap"]:
        return message("action-pass-trap", trap=Name(view["trap"]))
    return message("action-pass", resources=Names(" ".join(view["needed"])))


def _head(view: Any, queue: str) -> Name:
    return Name(view["queues"][queue][0]["name"])


def _hand(view: Any) -> dict[str, int]:
    hand: dict[str, int] = view["players"][view["you"]]["hand"]
    return hand


def _stars(resource: str) -> int:
    return int(STARS[Resource[resource.upper()]])


def _gift(character: str) -> str:
    return kebab(Resource(int(gift_of(Character[character.upper().replace("-", "_")]))))


# The actions against a drought, by what is spent


def bundle(view: Any, speaker: Speaker, notations: Sequence[str]) -> str:
    """`Protect with water: A2 C2`, or a sentence where there is but one cell."""
    if len(notations) == 1:
        return speaker.say(describe(view, notations[0]))
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
        return _rest(view, words[-1] if words else _gift(view["players"][view["you"]]["character"]))
    if verb == "at":
        return _warning(view, words[0])
    if verb == "pass" and view["trap"]:
        return message("menu-risk", cells=", ".join(view["threatened"]))
    return None


def _warning(view: Any, cell: str) -> Message | None:
    """The trap that strikes a cell when this turn ends."""
    striking = [trap for trap, when in coming_traps(view) if when == NOW and is_in_zone(trap, cell)]
    return message("menu-trap", trap=Name(striking[0])) if striking else None


def _share(view: Any, cost: list[str]) -> Message:
    hand = _hand(view)
    held = sum(min(cost.count(resource), hand.get(resource, 0)) for resource in set(cost))
    return message("menu-share", held=held, count=len(cost))


def _rest(view: Any, resource: str) -> Message:
    rest = sum(view["needed"].values()) - (resource in view["needed"])
    return message("menu-rest", count=rest) if rest else message("menu-paid")
