"""The numbers that sentences and rules pages mention, read from the tiles and the rules: none is kept by hand."""

from rooftree.core.message import Message, Name, message
from rooftree.games.california.board import NUM_CELLS
from rooftree.games.california.cards import CARDS, NUM_BOARDS, NUM_BONUSES, NUM_COLOURS, NUM_TILES, TILE_NAMES
from rooftree.games.california.rules.days import WINNING_BONUS_POINTS
from rooftree.games.california.rules.money import LOAN, LOAN_REPAID
from rooftree.games.california.rules.neighbours import GUESTS_FOR_A_GIFT, GUESTS_FOR_A_GIFT_WITH_TWO_PLAYERS
from rooftree.games.california.scoring import UNPAID_LOAN
from rooftree.games.california.state import (
    BANK_SPACES,
    GOLD,
    MAX_PLAYERS,
    NUM_DAYS,
    PREPRINTED_CELL,
    SLOTS_A_SHOP,
    START_MONEY,
)

Facts = dict[str, int | str]

MONEY: Facts = {"silver": GOLD}  # for `action-gold`
LOANS: Facts = {"silver": LOAN, "repaid": LOAN_REPAID, "points": -UNPAID_LOAN}  # for `action-borrow`, `action-repay`
COLUMNS = 4
PRINTED = "■"
EXTENSION = "attic-extension"


def facts() -> dict[str, Facts]:
    """By thing, then by what is counted: `facts()["billiard-table"]["copies"]` is 3."""
    things: dict[str, Facts] = {f"room-{name}": {"copies": row["rooms"]} for name, row in CARDS.colours.items()}
    things |= {name: {"copies": row["copies"]} for name, row in CARDS.furniture.items()}
    things |= {name: {"points": row["points"]} for name, row in CARDS.bonus.items()}
    return things | {
        EXTENSION: {"copies": sum(name.startswith(EXTENSION) for name in CARDS.names)},
        "game": {"days": NUM_DAYS, "tiles": NUM_TILES, "bonuses": NUM_BONUSES, "gifts": CARDS.gifts},
        "mansion": {"cells": NUM_CELLS, "boards": NUM_BOARDS, "neighbours": NUM_COLOURS},
        "shop": {"tiles": SLOTS_A_SHOP},
        "bank": {"gold": BANK_SPACES},
        "gold": MONEY,
        "start": {"gold": START_MONEY // GOLD, "silver": START_MONEY % GOLD, "worth": START_MONEY},
        "loan": {**LOANS, "markers": MAX_PLAYERS},
        "gift": {"guests": GUESTS_FOR_A_GIFT, "two": GUESTS_FOR_A_GIFT_WITH_TWO_PLAYERS},
        "coins": {"few": _board(CARDS.coins[0]), "many": _board(CARDS.coins[1])},
        "price": {"highest": BANK_SPACES + max(map(max, CARDS.coins))},
        "end": {"points": WINNING_BONUS_POINTS},
    }


def _board(coins: tuple[int, ...]) -> str:
    """The coins of a board, row by row under the letters of the columns; a mark for the pre-printed room."""
    signs = "".join(PRINTED if cell == PREPRINTED_CELL else str(number) for cell, number in enumerate(coins))
    rows = [f"{row + 1}{signs[row * COLUMNS : (row + 1) * COLUMNS]}" for row in range(NUM_CELLS // COLUMNS)]
    return "\n".join("   ".join(row) for row in [" ABCD", *rows])


def kinds() -> list[str]:
    """Every kind of tile and bonus card that has an effect."""
    return list(dict.fromkeys(name.partition("#")[0] for name in (*TILE_NAMES[1:], *CARDS.bonus)))


def effect(kind: str) -> Message:
    """What a tile or a bonus card is good for, for someone who has to choose and never read the rules."""
    if kind in CARDS.furniture:
        return _furniture_effect(kind)
    if kind in CARDS.bonus:
        return _bonus_effect(kind)
    if kind == EXTENSION:
        return message("effect-attic-extension")
    return message("effect-room", colour=Name(kind.removeprefix("room-")))


def _furniture_effect(kind: str) -> Message:
    """Its place, and the bonus card that names it, if one does."""
    colour = Name(CARDS.furniture[kind]["colour"])
    for row in CARDS.bonus.values():
        if kind in row.get("pieces", ()):
            partner = Name(next(piece for piece in row["pieces"] if piece != kind))
            return message("effect-furniture-pair", colour=colour, partner=partner, points=row["points"])
    return message("effect-furniture", colour=colour)


def _bonus_effect(kind: str) -> Message:
    bonus = CARDS.bonus[kind]
    points, things = bonus["points"], [Name(name) for name in bonus.get("pieces") or bonus["colours"]]
    if "pieces" in bonus:
        return message("effect-bonus-pieces", points=points, piece=things[0], piece2=things[1])
    if len(set(things)) == 1:
        return message("effect-bonus-same", points=points, colour=things[0], count=len(things))
    colours = {f"colour{place}": colour for place, colour in enumerate(things, start=1)}
    return message("effect-bonus-colours", points=points, **colours)
