"""What an action would do, in words, from the view and the notation alone."""

from collections.abc import Sequence
from typing import Any

from rooftree.core.message import Message, Name, Names, message
from rooftree.core.notation import kebab
from rooftree.games.homesweethome.cards import STARS, Character, Resource
from rooftree.games.homesweethome.rules.payment import gift_of
from rooftree.games.homesweethome.rules.queues import STARS_FOR_A_SWAP


def phrase(view: Any, notation: str, names: Sequence[str] = ()) -> Message:
    """One action of the player to act."""
    verb, *words = notation.split()
    match verb:
        case "say" | "choose":
            return _word(view, verb, words[0])
        case "peek":
            seat = int(words[0])
            return message("action-peek", seat=names[seat] if names else seat)
        case "swap":
            _, second, third = view["queues"][words[0]]
            cards = {"card": Name(second["name"]), "card2": Name(third["name"])}
            return message("action-swap", queue=words[0], stars=STARS_FOR_A_SWAP, **cards)
        case "at":
            return message("action-at", card=head(view, view["building"]), cell=Name(words[0]))
        case "shield":
            return message(f"action-shield-{words[0]}", cell=Name(words[1]))
        case "power" | "hold" | "pass" | "keep":
            return _without_card(view, verb)
    return _with_card(view, verb, words)


def _word(view: Any, verb: str, word: str) -> Message:
    if word == "none":
        return message(f"action-{verb}-none")
    return message(f"action-{verb}", queue=word, card=head(view, word))


def _with_card(view: Any, verb: str, words: list[str]) -> Message:
    """A resource is played, paid, discarded or given."""
    resource = Name(words[-1])
    if verb == "pay":
        return message("action-pay", resource=resource, stars=stars_of(resource))
    if verb == "counter":
        return message("action-counter", resource=resource, trap=Name(view["trap"]))
    return message("action-play-joker" if len(words) > 1 else f"action-{verb}", resource=resource)


def _without_card(view: Any, verb: str) -> Message:
    if verb == "power":
        character = view["players"][view["you"]]["character"]
        return message("action-power", character=Name(character), resource=Name(gift(character)))
    if verb == "hold":
        return message("action-hold-rescue" if view["decision"] == "rescue" else "action-hold")
    if verb == "keep":
        return message("action-keep")
    if view["trap"]:
        return message("action-pass-trap", trap=Name(view["trap"]))
    return message("action-pass", resources=Names(" ".join(view["needed"])))


def head(view: Any, queue: str) -> Name:
    return Name(view["queues"][queue][0]["name"])


def hand(view: Any) -> dict[str, int]:
    cards: dict[str, int] = view["players"][view["you"]]["hand"]
    return cards


def stars_of(resource: str) -> int:
    return int(STARS[Resource[resource.upper()]])


def gift(character: str) -> str:
    return kebab(Resource(int(gift_of(Character[character.upper().replace("-", "_")]))))
