"""Positions drawn as text, and what changed between two of them, in words.

    attic   dog sunbed
            brown*  .              .    .
            .       (red)*jukebox  red  .
            .       .              .    .
            .       .              .    .
    has     7 silver, 2 gifts, loan
    guests  brown red
    cards   three-red

The four rows are the ground floor: `.` (nothing) or a room by its colour, `*` behind it for any piece that suits and
`*jukebox` for this one; `(red)` on B2 is the pre-printed room and says which board it is. Every other line may be left
out: `attic` names pieces stored there, and `extension` (which a second piece needs, and brings); `has` tells silver,
gifts and a loan; `guests` are neighbours, `cards` bonus cards. Every tile of the box that is not asked for goes where
the laws of conservation let it: to the shops, the bag or the pile.
"""

import re
from collections.abc import Iterable
from typing import Any

import rooftree
from rooftree.core.layout import Array
from rooftree.core.notation import kebab
from rooftree.core.seats import NOBODY
from rooftree.games.california.board import Cell
from rooftree.games.california.cards import BOARD_COLOURS, PIECE_COLOUR, TILE_NAMES, TILE_NUMBERS, Bonus, Colour, Piece
from rooftree.games.california.state import GOLD, PREPRINTED, Decision, Slot

GAME = rooftree.load("california", build="checked")

COLOURS = {kebab(colour): colour for colour in Colour if colour}
PIECES = {kebab(piece): piece for piece in Piece if piece}
BONUSES = {kebab(bonus): bonus for bonus in Bonus}
TILES_A_DAY, NUM_TILES = 8, 88


def kind_of(name: str) -> str:
    """`dog#2` is a `dog`."""
    return name.split("#")[0]


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


class Box:
    """The tiles by name, each of them once."""

    def __init__(self, asked: Iterable[str]) -> None:
        self.free = list(TILE_NAMES[1:])
        self.asked = set(asked)
        self.drawn: list[str] = []

    def give(self, name: str) -> int:
        """This tile, or any copy of this kind that nobody asks for by number."""
        full = _full(name)
        copies = [tile for tile in self.free if tile == full or (kind_of(tile) == full and tile not in self.asked)]
        assert copies, f"there is no {full} left in the box"
        self.free.remove(copies[0])
        self.drawn.append(copies[0])
        return TILE_NUMBERS[copies[0]]

    def any(self) -> int:
        """A tile that nobody asks for, from the middle of the box."""
        unasked = [tile for tile in self.free if tile not in self.asked]
        return self.give(unasked[len(unasked) // 2])


def _full(word: str) -> str:
    """`red#2` is the tile `room-red#2`, `extension` is `attic-extension`."""
    stem, hash_, copy = word.partition("#")
    name = f"room-{stem}" if stem in COLOURS else "attic-extension" if stem == "extension" else stem
    return name + hash_ + copy


def _asked(*texts: str) -> set[str]:
    """The copies that are asked for by number."""
    return {_full(word) for text in texts for word in re.findall(r"[a-z-]+#\d", text)}


class Builder:
    """A table laid out tile by tile."""

    def __init__(self, players: int, box: Box) -> None:
        self.state, self.box = GAME.new(players, 0), box
        self.table = GAME.read(self.state)
        for numbers in (self.table.slots, self.table.in_bag, self.table.boards):
            for position in range(len(numbers)):
                numbers[position] = 0
        for mansion in self.table.mansions[:players]:
            for colour in Colour:
                mansion.cells_of[colour] = 0

    # Mansions

    def draw(self, seat: int, drawing: str) -> None:
        rows = []
        for line in filter(str.strip, drawing.splitlines()):
            word, *rest = line.split()
            tell = {"attic": self._store, "has": self._give, "guests": self._invite, "cards": self._award}.get(word)
            if tell:
                tell(seat, rest)
            else:
                rows.append([word, *rest])
        assert not rows or [len(row) for row in rows] == [4] * 4, f"a ground floor has four rows of four: {rows}"
        for cell, word in zip(Cell, [word for row in rows for word in row], strict=False):
            self._renovate(seat, cell, word)

    def _renovate(self, seat: int, cell: Cell, word: str) -> None:
        assert (cell == Cell.B2) == word.startswith("("), f"the pre-printed room is on B2, and {cell.name} is {word!r}"
        if word == ".":
            return
        room, star, piece = word.partition("*")
        colour, mansion = COLOURS[kind_of(room.strip("()"))], self.table.mansions[seat]
        if cell == Cell.B2:
            self.board(seat, kebab(colour))
        else:
            mansion.rooms[cell] = self.box.give(room)
            mansion.cells_of[colour] |= 1 << cell
        if star:
            mansion.pieces[cell] = self.box.give(piece or self._any_piece(colour))

    def _any_piece(self, colour: int) -> str:
        kinds = [name for name, piece in PIECES.items() if PIECE_COLOUR[piece] == colour]
        return next(tile for tile in self.box.free if kind_of(tile) in kinds and tile not in self.box.asked)

    def board(self, seat: int, colour: str) -> None:
        assert COLOURS[colour] not in list(self.table.boards), f"there is one {colour} board"
        self.table.boards[seat] = COLOURS[colour]
        self.table.mansions[seat].cells_of[COLOURS[colour]] |= 1 << Cell.B2
        assert self.table.mansions[seat].rooms[Cell.B2] == PREPRINTED

    def any_board(self, seat: int) -> None:
        if not self.table.boards[seat]:
            self.board(seat, next(name for name in BOARD_COLOURS if COLOURS[name] not in list(self.table.boards)))

    def _store(self, seat: int, words: list[str]) -> None:
        mansion, pieces = self.table.mansions[seat], [word for word in words if word != "extension"]
        for slot, piece in enumerate(pieces):
            mansion.attic[slot] = self.box.give(piece)
        if len(pieces) != len(words) or len(pieces) == 2:
            mansion.extension = self.box.give("extension")

    # What the owner has

    def _give(self, seat: int, words: list[str]) -> None:
        mansion = self.table.mansions[seat]
        for thing in split(" ".join(words)):
            if thing == "loan":
                mansion.has_loan = 1
            elif thing.endswith("silver"):
                mansion.money = int(thing.split()[0])
            else:
                assert thing.split()[1] in ("gift", "gifts"), thing
                mansion.gifts = int(thing.split()[0])

    def _invite(self, seat: int, words: list[str]) -> None:
        for word in words:
            self.table.neighbour_at[COLOURS[word]] = seat

    def _award(self, seat: int, words: list[str]) -> None:
        for word in words:
            self.table.bonus_of[BONUSES[word]] = seat

    # The middle of the table

    def open_shops(self, shops: str, bag: str) -> None:
        """Eight words, `-` for an empty slot, `?` for any tile; what is not said is any tile."""
        words = shops.replace("|", " ").split()
        words += ["?"] * (len(Slot) - len(words))
        for slot, word in zip(Slot, words, strict=True):
            self.table.slots[slot] = {"-": lambda: 0, "?": self.box.any}.get(word, lambda w=word: self.box.give(w))()
        for name in split(bag):
            self.table.in_bag[self.box.give(name)] = 1

    def stack(self, day: int | None, tomorrow: str, bag: str) -> None:
        """The rest of the box: as much in the bag as was drawn by this day, the other tiles in the pile."""
        least = max(1, -(-len(self.box.drawn) // TILES_A_DAY))
        self.table.day = day or least
        assert least <= self.table.day <= 12, f"so many tiles are out only from day {least} on"
        coming = [TILE_NAMES[self.box.give(name)] for name in split(tomorrow)]
        self.box.drawn = self.box.drawn[: len(self.box.drawn) - len(coming)]
        while len(self.box.drawn) < min(NUM_TILES, self.table.day * TILES_A_DAY):
            self.table.in_bag[self.box.any()] = 1
        pile = [TILE_NUMBERS[name] for name in (*self.box.drawn, *coming, *self.box.free)]
        first = [tile for tile in self.table.slots if tile] + [TILE_NUMBERS[_exact(name)] for name in split(bag)]
        order = dict.fromkeys([*first, *range(1, NUM_TILES + 1)])
        for position, (tile, in_order) in enumerate(zip(pile, order, strict=True)):
            self.table.tile_pile[position] = tile
            self.table.bag_order[position] = in_order


def _exact(name: str) -> str:
    assert "#" in name, f"which {name}? The bag is drawn in the order told, so say the copy"
    return _full(name)


def table(
    *mansions: str,
    players: int = 2,
    shops: str = "",
    bank: int = 4,
    day: int | None = None,
    tomorrow: str = "",
    bag: str = "",
    to_act: int = 0,
    over: bool = False,
) -> Array:
    """A position: a drawing for each seat, then the shops (`left | right`), the bank, and what comes next.

    `tomorrow` lies on top of the pile; `bag` holds these tiles at least, and they are drawn in this order.
    """
    builder = Builder(max(players, len(mansions)), Box(_asked(*mansions, shops, tomorrow, bag)))
    state = builder.table
    for seat, drawing in enumerate(mansions):
        builder.draw(seat, drawing)
    for seat in range(state.num_players):
        builder.any_board(seat)
    builder.open_shops(shops, bag)
    builder.stack(day, tomorrow, bag)
    state.bank, state.to_act = bank, to_act
    state.decision = Decision.GAME_OVER if over else Decision.CHOOSE_ACTION
    state.supply = -sum(mansion.money for mansion in state.mansions) - bank * GOLD
    assert GAME.check(builder.state) == [], GAME.check(builder.state)
    return builder.state


def scored(*mansions: str, **more: Any) -> Array:
    """A finished game."""
    return table(*mansions, shops="- - - - - - - -", over=True, **more)


# Asking and playing, in notation


def legal(state: Array) -> list[str]:
    return [GAME.format(action) for action in GAME.moves(state)]


def offers(state: Array, slot: str) -> set[str]:
    """Where the tile of a slot may go: cells, `attic`, `extension`; nowhere if it may not be bought."""
    return {text.split()[-1] for text in legal(state) if text.startswith(f"buy {slot} ")}


def why(state: Array, text: str) -> str | None:
    """The key of the reason why an action is not legal; there is none exactly for those that are offered."""
    reason = GAME.why_not(state, GAME.parse(text))
    assert (reason is None) == (text in legal(state)), f"{text!r}: {reason}, but legal are {legal(state)}"
    return reason.key if reason else None


def play(state: Array, *texts: str) -> Array:
    """The position after these actions, each of them legal; the given one stays as it is."""
    for text in texts:
        assert text in legal(state), f"{text!r} is not legal: {why(state, text)}; legal are {legal(state)}"
        state = GAME.step(state, GAME.parse(text))
        assert GAME.check(state) == [], GAME.check(state)
    return state


def mansion(state: Array, seat: int = 0) -> Any:
    """A mansion as the view tells it."""
    return GAME.view(state, None)["mansions"][seat]


def lines(state: Array, seat: int = 0) -> list[tuple[str, int, str]]:
    """The lines of a score: what, points, cells."""
    return [(line.what, line.points, " ".join(line.cells)) for line in GAME.outcome(state).lines[seat]]


# What changed, in words


def changes(before: Array, after: Array) -> set[str]:
    """The named diff with names for numbers; `supply` is left out, which `check` holds to the rest of the money."""
    return {_in_words(line) for line in GAME.diff(before, after) if not line.startswith("supply: ")}


def _tile(number: int) -> str:
    return TILE_NAMES[number] or "nothing"


def _cells(number: int) -> str:
    return " ".join(cell.name for cell in Cell if number >> cell & 1) or "nowhere"


WORDS: dict[str, Any] = {
    "rooms": _tile,
    "pieces": _tile,
    "attic": _tile,
    "extension": _tile,
    "slots": _tile,
    "bag_order": _tile,
    "cells_of": _cells,
    "neighbour_at": lambda owner: "table" if owner == NOBODY else f"seat {owner}",
    "bonus_of": lambda owner: "table" if owner == NOBODY else f"seat {owner}",
    "decision": lambda number: kebab(Decision(number)),
}


def _in_words(line: str) -> str:
    found = re.fullmatch(r"(.+): (-?\d+) -> (-?\d+)", line)
    assert found
    label, before, after = found.groups()
    field = re.sub(r"\[\w+\]$", "", label).split(".")[-1]
    say = WORDS.get(field, str)
    named = re.sub(r"^in_bag\[(\d+)\]", lambda match: f"in_bag[{TILE_NAMES[int(match[1])]}]", label)
    return f"{named}: {say(int(before))} -> {say(int(after))}"


def paid(before: Array, price: int, seat: int = 0) -> set[str]:
    """What paying changes."""
    money = GAME.read(before).mansions[seat].money
    return {f"mansions[{seat}].money: {money} -> {money - price}"} if price else set()


def sold(before: Array, slot: str, price: int, seat: int = 0) -> set[str]:
    """What buying changes, besides the mansion: the shop, the money, and whose turn it is."""
    table_ = GAME.read(before)
    turn = {f"to_act: {seat} -> {(seat + 1) % table_.num_players}"}
    return {f"slots[{slot}]: {_tile(table_.slots[Slot[slot]])} -> nothing"} | paid(before, price, seat) | turn


def renovated(before: Array, cell: str, tile: str, seat: int = 0) -> set[str]:
    """What a room tile changes on the ground floor."""
    colour = COLOURS[kind_of(tile).removeprefix("room-")]
    cells = GAME.read(before).mansions[seat].cells_of[colour]
    return {
        f"mansions[{seat}].rooms[{cell}]: nothing -> {tile}",
        f"mansions[{seat}].cells_of[{colour.name}]: {_cells(cells)} -> {_cells(cells | 1 << Cell[cell])}",
    }
