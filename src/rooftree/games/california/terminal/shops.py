"""The middle of the table: the day, the bank whose gold is the price, and the two shops."""

from rooftree.draw.canvas import Canvas, side_by_side, stacked
from rooftree.draw.lettering import width_of, wrapped
from rooftree.draw.styles import ACCENT, QUIET, STRONG
from rooftree.games.california.state import BANK_SPACES, SLOTS_A_SHOP
from rooftree.games.california.terminal.palette import (
    COIN,
    GOLD,
    NO_COIN,
    PATTERNS,
    PIECE,
    colour_of,
    ink,
    is_furniture,
    lettering,
    weave,
)
from rooftree.games.california.view import View
from rooftree.texts import Speaker

WIDEST = 52  # no shop needs more
NARROW = 64  # below this width the shops stand one below the other
SWATCH = 3
LABEL = 3  # `L1 `


def draw_middle(view: View, speaker: Speaker, width: int) -> Canvas:
    """The header, the bank and both shops; once the game is over there is nothing for sale."""
    if view["decision"] == "game-over":
        return _header(view, speaker, width)
    return stacked([_header(view, speaker, width), _bank(view, speaker, width), _shops(view, speaker, width)])


def _header(view: View, speaker: Speaker, width: int) -> Canvas:
    sheet = Canvas(width, 1)
    sheet.put(0, 0, speaker.say("draw-header", day=view["day"], days=view["num_days"]), STRONG)
    return sheet


def _bank(view: View, speaker: Speaker, width: int) -> Canvas:
    """The coins that are left, and what that means."""
    label = speaker.say("draw-bank")
    indent = width_of(label) + BANK_SPACES + 2
    lines = wrapped(speaker.say("draw-price", price=view["bank"], coin=COIN), width - indent)
    sheet = Canvas(width, max(1, len(lines)))
    column = sheet.put(0, 0, label, STRONG) + 1
    column = sheet.put(0, column, COIN * view["bank"], GOLD)
    sheet.put(0, column, NO_COIN * (BANK_SPACES - view["bank"]), QUIET)
    for row, line in enumerate(lines):
        sheet.put(row, indent, line)
    return sheet


def _shops(view: View, speaker: Speaker, width: int) -> Canvas:
    is_narrow = width < NARROW
    each = min(WIDEST, width if is_narrow else (width - 1) // 2)
    slots = list(view["slots"])
    left = _shop(view, speaker, "draw-left-shop", slots[:SLOTS_A_SHOP], each)
    right = _shop(view, speaker, "draw-right-shop", slots[SLOTS_A_SHOP:], each)
    return stacked([left, right]) if is_narrow else side_by_side([left, right])


def _shop(view: View, speaker: Speaker, key: str, slots: list[str], width: int) -> Canvas:
    sheet = Canvas(width, len(slots) + 2)
    sheet.box(0, 0, len(slots) + 1, width - 1, QUIET)
    sheet.put(0, 2, f" {speaker.say(key)} ", QUIET, width - 4)
    for_sale = {word for notation in view["legal"] for word in notation.split()}
    for row, slot in enumerate(slots, start=1):
        sheet.put(row, 1, f"{slot} ", ACCENT if slot in for_sale else QUIET)
        tile = view["slots"][slot]["tile"]
        if tile is None:
            sheet.put(row, 1 + LABEL + SWATCH + 1, speaker.say("draw-sold"), QUIET)
        else:
            _draw_tile(sheet, row, tile, speaker, width)
    return sheet


def _draw_tile(sheet: Canvas, row: int, tile: str, speaker: Speaker, width: int) -> None:
    colour, column = colour_of(tile), 1 + LABEL
    draw_swatch(sheet, row, column, tile)
    column = sheet.put(row, column + SWATCH + 1, speaker.name(tile), f"{STRONG} {ink(colour)}", width - 10)
    if colour and is_furniture(tile):
        sheet.put(row, column, f" · {speaker.name(colour)}", "", width - 1 - column)


def draw_swatch(sheet: Canvas, row: int, column: int, tile: str) -> None:
    """A bit of floor for a room, a piece on it for furniture, a roof for the extension."""
    colour = colour_of(tile)
    if colour is None:
        sheet.put(row, column, "╱▔╲", QUIET)
        return
    sheet.fill(row, column, SWATCH, PATTERNS[colour][0].replace(" ", PATTERNS[colour][0][0]), weave(colour))
    if is_furniture(tile):
        sheet.put(row, column, f" {PIECE} ", lettering(colour))
