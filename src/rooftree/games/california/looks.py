"""Every piece on the table, explained from a view: its name, what it does, and what it is worth now and here."""

from collections.abc import Iterator
from typing import Any

from rooftree.core.looks import Look, View, called, explained, lines_at, lines_of, value_at
from rooftree.core.message import Message, Name, message
from rooftree.games.california.cards import CARDS
from rooftree.games.california.rules.neighbours import GUESTS_FOR_A_GIFT, GUESTS_FOR_A_GIFT_WITH_TWO_PLAYERS
from rooftree.games.california.texts.facts import EXTENSION, LOANS, MONEY, effect

BORROW, REPAY = "loan", "repay"  # the slips that lie by the bank, whoever has a loan
ATTIC_PLACES = 2


def pieces(view: View) -> Iterator[str]:
    yield from ("bank", BORROW, REPAY, "day", "tiles_left", "bag", "gifts_left")
    yield from (f"slots.{slot}" for slot in view["slots"])
    yield from (f"bonuses.{place}" for place in range(len(view["bonuses"])))
    yield from (f"neighbours.{colour}" for colour in view["neighbours"])
    yield from (f"bag.{place}" for place in range(len(view["bag"])))
    for seat, mansion in enumerate(view["mansions"]):
        yield from _pieces_of(f"mansions.{seat}", mansion)


def _pieces_of(home: str, mansion: Any) -> Iterator[str]:
    for cell, holds in mansion["cells"].items():
        yield f"{home}.cells.{cell}"
        if holds["piece"]:
            yield f"{home}.cells.{cell}.piece"
    yield from (f"{home}.attic.{place}" for place in range(ATTIC_PLACES))
    yield from (f"{home}.neighbours.{place}" for place in range(len(mansion["neighbours"])))
    yield from (f"{home}.bonuses.{place}" for place in range(len(mansion["bonuses"])))
    yield from (f"{home}.{part}" for part in ("board", "money", "gifts", "has_loan"))


def look(view: View, piece: str) -> Look | None:
    match piece.split("."):
        case ["slots", slot]:
            return _slot(view, slot)
        case ["bag", _]:
            return _tile(view, value_at(view, piece))
        case ["bonuses", place]:
            return _bonus(view, view["bonuses"][int(place)]["name"])
        case ["neighbours", colour]:
            return _neighbour(view, colour)
        case ["mansions", seat, part, *rest]:
            return _of_mansion(view, int(seat), part, rest)
    return _of_bank(view, piece)


# The bank and what lies by it


def _of_bank(view: View, piece: str) -> Look | None:
    if piece == "bank":
        now = [message("look-bank-gold", gold=view["bank"])]
        return explained(message("look-bank"), message("look-bank-does", **MONEY), now=now, rule="prices")
    if piece == BORROW:
        return explained(message("look-loan"), message("look-loan-does", **LOANS), now=_my_loan(view), rule="loans")
    if piece == REPAY:
        return explained(message("look-repay"), message("look-repay-does", **LOANS), now=_my_loan(view), rule="loans")
    if piece == "day":
        now = [message("look-days-left", count=view["num_days"] - view["day"])]
        return explained(message("look-calendar"), message("look-calendar-does"), now=now, rule="days")
    if piece == "tiles_left":
        now = [message("look-left", count=view["tiles_left"])]
        return explained(message("look-pile"), message("look-pile-does"), now=now, rule="days")
    if piece == "bag":
        now = [message("look-left", count=len(view["bag"]))]
        return explained(message("look-bag"), message("look-bag-does"), now=now, rule="days")
    now = [message("look-left", count=view["gifts_left"]), *_company(view, view["you"])]
    return explained(message("look-gift-supply"), message("look-gift-does"), now=now, rule="neighbours")


def _my_loan(view: View) -> list[Message]:
    if view["you"] is None:
        return []
    has_loan = view["mansions"][view["you"]]["has_loan"]
    return [message("look-loan-mine", **LOANS) if has_loan else message("look-loan-none")]


def _company(view: View, seat: int | None) -> list[Message]:
    """R5  How many guests there are, of those that it takes for the next one to bring a gift."""
    if seat is None:
        return []
    wanted = GUESTS_FOR_A_GIFT_WITH_TWO_PLAYERS if view["num_players"] == 2 else GUESTS_FOR_A_GIFT
    key = "look-guests-mine" if seat == view["you"] else "look-guests"
    return [message(key, count=len(view["mansions"][seat]["neighbours"]), wanted=wanted)]


# Tiles, bonus cards, neighbours


def _slot(view: View, slot: str) -> Look:
    tile, price = view["slots"][slot]["tile"], view["slots"][slot]["price"]
    if tile is None:
        return explained(message("look-sold", slot=Name(slot)), message("look-sold-does"), rule="days")
    return _tile(view, tile, message("look-price", price=price))


def _tile(view: View, tile: str, *more: Message) -> Look:
    kind = tile.partition("#")[0]
    now = [*more, *(() if view["you"] is None else _mine(view, kind, view["you"]))]
    return explained(called(kind), effect(kind), now=now, rule=_section(kind))


def _section(kind: str) -> str:
    return "furniture" if kind in CARDS.furniture else "attic" if kind == EXTENSION else "rooms"


def _mine(view: View, kind: str, seat: int) -> Iterator[Message]:
    """What I have for it."""
    mansion = view["mansions"][seat]
    if kind == EXTENSION:
        yield message("look-attic-places", count=mansion["attic_slots"], most=ATTIC_PLACES)
        return
    colour = CARDS.furniture[kind]["colour"] if kind in CARDS.furniture else kind.removeprefix("room-")
    rooms = [cell for cell in mansion["cells"].values() if cell["colour"] == colour]
    free = [cell for cell in rooms if not cell["piece"]]
    yield message("look-my-rooms", count=len(rooms), free=len(free))


def _bonus(view: View, name: str) -> Look:
    owner = next(bonus["owner"] for bonus in view["bonuses"] if bonus["name"] == name)
    if owner is not None:
        now = [message("look-bonus-owner", seat=owner)]
    elif view["you"] is None:
        now = []
    else:
        have, wanted = _progress(view["mansions"][view["you"]], name)
        now = [message("look-bonus-progress", have=have, wanted=wanted)]
    return explained(called(name), effect(name), now=now, rule="bonus")


def _progress(mansion: Any, name: str) -> tuple[int, int]:
    """How many of the pieces that a bonus card asks for stand on the ground floor."""
    kinds = [cell["piece"].partition("#")[0] for cell in mansion["cells"].values() if cell["piece"]]
    held = kinds if "pieces" in CARDS.bonus[name] else [CARDS.furniture[kind]["colour"] for kind in kinds]
    wanted = CARDS.bonus[name].get("pieces") or CARDS.bonus[name]["colours"]
    return sum(min(held.count(each), wanted.count(each)) for each in set(wanted)), len(wanted)


def _neighbour(view: View, colour: str) -> Look:
    host = view["neighbours"][colour]
    now = [message("look-neighbour-free") if host is None else message("look-neighbour-host", seat=host)]
    name, does = message("look-neighbour", colour=Name(colour)), message("look-neighbour-does", colour=Name(colour))
    return explained(name, does, now=[*now, *_company(view, view["you"])], rule="neighbours")


# A mansion


def _of_mansion(view: View, seat: int, part: str, rest: list[str]) -> Look:
    mansion = view["mansions"][seat]
    if part == "cells":
        return _cell(view, seat, rest[0], is_piece=len(rest) > 1)
    if part == "attic":
        return _attic(view, seat, int(rest[0]))
    if part == "neighbours":
        return _neighbour(view, mansion["neighbours"][int(rest[0])])
    if part == "bonuses":
        name = mansion["bonuses"][int(rest[0])]
        lines = [line for line in lines_of(view, seat) if line.what == name]
        return explained(called(name), effect(name), lines=lines, rule="bonus")
    if part == "gifts":
        lines = [line for line in lines_of(view, seat) if line.what == "gifts"]
        now = [message("draw-gifts", count=mansion["gifts"]), *_company(view, seat)]
        return explained(message("look-gifts"), message("look-gift-does"), now=now, lines=lines, rule="neighbours")
    if part == "money":
        total, worth = mansion["money"], int(MONEY["silver"])
        now = [message("draw-money", total=total, gold=total // worth, silver=total % worth)]
        return explained(message("look-money"), message("look-money-does", **MONEY), now=now, rule="tie")
    if part == "has_loan":
        now = [message("look-loan-owed", **LOANS) if mansion["has_loan"] else message("look-loan-free")]
        return explained(message("look-loan"), message("look-loan-does", **LOANS), now=now, rule="loans")
    name = message("look-board", colour=Name(mansion["board"]))
    return explained(name, message("look-board-does", colour=Name(mansion["board"])), rule="mansion")


def _cell(view: View, seat: int, cell: str, is_piece: bool) -> Look:
    holds, lines = view["mansions"][seat]["cells"][cell], lines_at(view, seat, cell)
    if not holds["colour"]:
        now = [message("look-coins", coins=holds["coins"])] if holds["coins"] else []
        return explained(message("look-bare", cell=Name(cell)), message("look-bare-does"), now=now, rule="rooms")
    if is_piece:
        kind, shared = holds["piece"].partition("#")[0], [line for line in lines if line.what != "rooms"]
        now = [message("look-place", cell=Name(cell))]
        return explained(called(kind), effect(kind), now=now, lines=shared, rule="furniture")
    does = [message("look-printed-does")] if holds["room"] is None else []
    kind = f"room-{holds['colour']}"
    now = [message("look-furnished", piece=Name(holds["piece"])) if holds["piece"] else message("look-unfurnished")]
    return explained(called(kind), effect(kind), *does, now=[message("look-room-point"), *now], rule="rooms")


def _attic(view: View, seat: int, place: int) -> Look:
    """A stored piece, or a place for one; the second is there once the extension is built."""
    mansion = view["mansions"][seat]
    if place < len(mansion["attic"]):
        kind = mansion["attic"][place].partition("#")[0]
        return explained(called(kind), effect(kind), now=[message("look-stored")], rule="attic")
    if place >= mansion["attic_slots"]:
        return explained(called(EXTENSION), effect(EXTENSION), now=[message("look-extension-missing")], rule="attic")
    now = [message("look-attic-places", count=mansion["attic_slots"], most=ATTIC_PLACES)]
    return explained(called("attic"), message("look-attic-does"), now=now, rule="attic")
