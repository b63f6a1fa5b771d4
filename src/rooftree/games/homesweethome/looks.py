"""Every piece on the table, explained from a view: its name, what it does, and what it is worth now and here."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rooftree.core.looks import Look, View, called, explained, lines_at, value_at
from rooftree.core.message import Message, Name, Names, message
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import CONSTRUCTION_NUMBERS, IN_ZONE, KIND, Kind
from rooftree.games.homesweethome.scoring import MANOR, NICE_HOUSE, PALACE
from rooftree.games.homesweethome.texts.facts import RESOURCES, effect, facts

RANKS = {"nice-house": NICE_HOUSE, "manor": MANOR, "palace": PALACE}  # in rising order


def pieces(view: View) -> Iterator[str]:
    for queue, cards in view["queues"].items():
        yield f"queues.{queue}"
        yield from (f"queues.{queue}.{place}" for place in range(len(cards)))
    for cell in Cell:
        yield f"ground.{cell.name}"
        if cell.name in view["ground"]:
            yield from _parts(f"ground.{cell.name}", view["ground"][cell.name])
    for seat, player in enumerate(view["players"]):
        yield from _pieces_of(f"players.{seat}", player)
    yield from (f"{part}.{name}" for part in ("needed", "coming") for name in view[part])
    yield from (f"discards.{resource}" for resource in RESOURCES)
    yield from (f"destroyed.{place}" for place in range(len(view["destroyed"])))
    yield from ("constructions_left", "resources_left", "rank", *(["trap"] if view["trap"] else []))


def _parts(plot: str, stands: Any) -> Iterator[str]:
    yield f"{plot}.base"
    yield from (f"{plot}.rooms.{place}" for place in range(len(stands["rooms"])))
    if stands["roof"]:
        yield f"{plot}.roof"


def _pieces_of(place: str, player: Any) -> Iterator[str]:
    if player["character"]:
        yield f"{place}.character"
    yield f"{place}.num_cards"
    if player["said"]:
        yield f"{place}.said"
    for part in ("hand", "known"):
        yield from (f"{place}.{part}.{resource}" for resource in player[part] or ())
    yield from (f"{place}.lacks.{number}" for number in range(len(player["lacks"])))
    yield from (f"{place}.holds.{number}" for number in range(len(player["holds"])))


def look(view: View, piece: str) -> Look | None:
    match piece.split("."):
        case ["queues", queue, place]:
            return _queued(view, queue, int(place))
        case ["queues", queue]:
            now = [message("look-queue-cards", count=len(view["queues"][queue]))]
            return explained(
                message("look-queue", queue=Name(queue)), message("look-queue-does"), now=now, rule="words"
            )
        case ["ground", cell, *part]:
            return _built(view, cell, value_at(view, piece) if part else None)
        case ["players", seat, part, *rest]:
            return _of_player(view, int(seat), part, rest)
        case ["needed" | "discards", resource]:
            return _resource(view, resource)
        case ["coming", trap]:
            return _trap(view, trap)
        case ["trap"]:
            return _trap(view, view["trap"])
        case ["destroyed", _]:
            return explained(called(value_at(view, piece)), effect(value_at(view, piece)), rule="traps")
    return _rank(view) if piece == "rank" else _pile(view, piece)


# Cards


def _queued(view: View, queue: str, place: int) -> Look:
    card = view["queues"][queue][place]
    if KIND[CONSTRUCTION_NUMBERS[card["name"]]] == Kind.TRAP:
        return _trap(view, card["name"])
    now = [message("look-queue-head" if place == 0 else "look-queue-later", queue=Name(queue), place=place + 1)]
    hand = _my_hand(view)
    if hand is not None:
        cost = Counter(card["cost"])
        held = sum(min(count, hand.get(resource, 0)) for resource, count in cost.items())
        now.append(message("look-share", held=held, count=len(card["cost"])))
    return explained(called(card["name"]), effect(card["name"]), now=now, rule="placing")


def _my_hand(view: View) -> dict[str, int] | None:
    return None if view["you"] is None else view["players"][view["you"]]["hand"]


def _trap(view: View, trap: str) -> Look:
    zone = [cell.name for cell in Cell if IN_ZONE[CONSTRUCTION_NUMBERS[trap], cell]]
    built = [cell for cell in zone if cell in view["ground"]]
    now = [message("look-trap-built", count=len(built), all=len(zone))]
    if trap == view["trap"]:
        now = [message("look-threatened", cells=", ".join(view["threatened"]))]
    elif trap in view["coming"]:
        now.insert(0, message("look-trap-turns", turns=view["coming"][trap]))
    return explained(called(trap), effect(trap), now=now, rule="traps")


def _resource(view: View, resource: str) -> Look:
    hand, now = _my_hand(view), list[Message]()
    if hand is not None:
        now.append(message("look-in-hand", count=hand.get(resource, 0)))
    if resource in view["needed"]:
        now.append(message("look-needed", count=view["needed"][resource]))
    copies = facts()[resource]
    now.append(message("look-discarded", count=view["discards"].get(resource, 0), copies=copies["copies"]))
    return explained(called(resource), effect(resource), message("look-stars", **copies), now=now, rule="resources")


# The ground


def _built(view: View, cell: str, card: str | None) -> Look:
    stands = view["ground"].get(cell)
    if stands is None:
        return explained(message("look-plot", cell=Name(cell)), message("look-plot-does"), rule="placing")
    name = card or stands["base"]
    lines = [line for line in lines_at(view, 0, cell) if card is None or line.what == card]
    return explained(called(name), effect(name), now=_state_of(view, cell, stands), lines=lines, rule="scoring")


def _state_of(view: View, cell: str, stands: Any) -> Iterator[Message]:
    yield message("look-place", cell=Name(cell))
    if stands["room_places"]:
        yield message("look-rooms-built", count=len(stands["rooms"]), most=stands["room_places"])
        if not stands["roof"]:
            yield message("look-no-roof")
    if cell in view["threatened"]:
        yield message("look-threatened", cells=cell)


def _rank(view: View) -> Look:
    points = view["scores"][0]["points"]
    higher = [(least - points, rank) for rank, least in RANKS.items() if points < least]
    now = [message("look-next-rank", points=higher[0][0], rank=Name(higher[0][1]))] if higher else []
    return explained(called(view["rank"]), message("look-rank-does"), now=now, rule="ranks")


def _pile(view: View, piece: str) -> Look:
    name = "look-construction-pile" if piece == "constructions_left" else "look-resource-pile"
    now = [message("look-left", count=view[piece])]
    return explained(message(name), message(f"{name}-does"), now=now, rule="turn")


# Players


def _of_player(view: View, seat: int, part: str, rest: list[str]) -> Look:
    player = view["players"][seat]
    if part == "character":
        now = [message("look-character-of", seat=seat)]
        if player["has_used_power"]:
            now.append(message("look-power-used"))
        return explained(called(player["character"]), effect(player["character"]), now=now, rule="characters")
    if part == "num_cards":
        now = [message("look-hand-size", count=player["num_cards"], most=player["hand_size"])]
        return explained(message("look-hand", seat=seat), message("look-hand-does"), now=now, rule="paying")
    if part == "said":
        word = "look-said-none" if player["said"] == "none" else "look-said"
        now = [message(word, queue=Name(player["said"]))] if word == "look-said" else [message(word)]
        return explained(message("look-word", seat=seat), message("look-word-does"), now=now, rule="words")
    return _knowledge(view, seat, part, rest[0])


def _knowledge(view: View, seat: int, part: str, which: str) -> Look:
    """A card of one's own, or what is known of another's."""
    if part == "hand":
        return _resource(view, which)
    if part == "known":
        now = message("look-seen", seat=seat, count=view["players"][seat]["known"][which])
        return explained(called(which), effect(which), now=[now], rule="knowledge")
    known = view["players"][seat][part][int(which)]
    if part == "lacks":
        return explained(called(known), effect(known), now=[message("look-lacks", seat=seat)], rule="knowledge")
    now = message("look-holds", seat=seat, resources=Names(" ".join(known)))
    return explained(message("look-name", thing=Names(" ".join(known))), now=[now], rule="knowledge")
