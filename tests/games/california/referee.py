"""A referee who has read the rules page and keeps a table of his own, in plain words and as simply as can be.

He knows nothing of the engine: he is told the boards, the tiles that chance brings, and each action in notation.
"""

from collections import Counter
from typing import Any

CELLS = [f"{column}{row}" for row in "1234" for column in "ABCD"]
COINS = {
    "few": dict(zip(CELLS, map(int, "2012001211212212"), strict=True)),
    "many": dict(zip(CELLS, map(int, "1012000110102101"), strict=True)),
}
PIECES = {
    "brown": ["billiard-table", "home-bar"],
    "red": ["grand-piano", "jukebox"],
    "mauve": ["pinball", "sports-gear"],
    "grey": ["motorcycle", "workbench"],
    "light-blue": ["swimming-pool", "sunbed"],
    "green": ["dog", "greek-statue"],
}
COLOUR_OF = {piece: colour for colour, pieces in PIECES.items() for piece in pieces}
COLOUR_CARDS = {
    **{f"three-{colour}": Counter({colour: 3}) for colour in PIECES},
    "brown-red-mauve": Counter(["brown", "red", "mauve"]),
    "grey-light-blue-green": Counter(["grey", "light-blue", "green"]),
}
PIECE_CARDS = {
    "swimming-pool-and-grand-piano": Counter(["swimming-pool", "grand-piano"]),
    "billiard-table-and-dog": Counter(["billiard-table", "dog"]),
    "motorcycle-and-pinball": Counter(["motorcycle", "pinball"]),
}
POINTS = dict.fromkeys(COLOUR_CARDS, 3) | dict.fromkeys(PIECE_CARDS, 2)


def kind(tile: str) -> str:
    return tile.split("#")[0]


def beside(cell: str) -> set[str]:
    column, row = "ABCD".index(cell[0]), int(cell[1])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return {f"{'ABCD'[c]}{r}" for c, r in around if c in range(4) and r in range(1, 5)}


class Mansion:
    """A mansion and what its owner has."""

    def __init__(self, board: str) -> None:
        self.rooms = {"B2": board}  # cell -> colour
        self.pieces: dict[str, str] = {}  # cell -> piece
        self.attic: list[str] = []
        self.is_extended = False
        self.money, self.gifts, self.has_loan = 6, 0, False

    def free_rooms(self, colour: str) -> list[str]:
        return [cell for cell in CELLS if self.rooms.get(cell) == colour and cell not in self.pieces]

    def cells_for(self, colour: str) -> list[str]:
        """R2"""
        same = [cell for cell, other in self.rooms.items() if other == colour]
        touching = {near for cell in same for near in beside(cell)}
        return [cell for cell in CELLS if cell not in self.rooms and (not same or cell in touching)]


class Referee:
    """The whole table."""

    def __init__(self, boards: list[str], shops: dict[str, str | None]) -> None:
        self.mansions = [Mansion(board) for board in boards]
        self.shops, self.bank, self.day, self.seat = dict(shops), 4, 1, 0
        self.guest_of: dict[str, int] = {}
        self.owner_of: dict[str, int] = {}
        self.new_room = ""
        self.has_used_loan_action = self.is_over = self.is_day_over = False
        self.coins = COINS["few" if len(boards) <= 3 else "many"]

    # What may be done

    def legal(self) -> set[str]:
        mine = self.mansions[self.seat]
        if self.is_over:
            return set()
        if self.new_room:
            return {f"unpack {kind(piece)}" for piece in self.waiting(mine.rooms[self.new_room])}
        found = {"gold"}
        if not self.has_used_loan_action and not mine.has_loan:
            found.add("borrow")
        if not self.has_used_loan_action and mine.has_loan and mine.money >= 4:
            found.add("repay")
        for slot, tile in self.shops.items():
            found |= {f"buy {slot} {place}" for place in self.places(tile) if self.price(tile, place) <= mine.money}
        return found

    def places(self, tile: str | None) -> list[str]:
        """R2, R3"""
        mine = self.mansions[self.seat]
        if tile is None:
            return []
        if kind(tile) == "attic-extension":
            return [] if mine.is_extended else ["extension"]
        if tile.startswith("room-"):
            return mine.cells_for(kind(tile).removeprefix("room-"))
        rooms = mine.free_rooms(COLOUR_OF[kind(tile)])
        has_space = len(mine.attic) < (2 if mine.is_extended else 1)
        return rooms or (["attic"] if has_space else [])

    def price(self, tile: str | None, place: str) -> int:
        """R1"""
        return self.bank + (self.coins[place] if tile and tile.startswith("room-") else 0)

    def waiting(self, colour: str) -> list[str]:
        return [piece for piece in self.mansions[self.seat].attic if COLOUR_OF[kind(piece)] == colour]

    # Doing it

    def play(self, text: str) -> None:
        mine, (verb, *words) = self.mansions[self.seat], text.split()
        self.is_day_over = False
        if verb in ("borrow", "repay"):
            mine.money += 3 if verb == "borrow" else -4
            mine.has_loan, self.has_used_loan_action = verb == "borrow", True
            return
        if verb == "gold":
            self.bank, mine.money = self.bank - 1, mine.money + 5
        elif verb == "unpack":
            piece = next(piece for piece in mine.attic if kind(piece) == words[0])
            self.move_in(piece)
        else:
            self.buy(*words)
        if not self.new_room:
            self.end_turn()

    def buy(self, slot: str, place: str) -> None:
        mine, tile = self.mansions[self.seat], self.shops[slot]
        assert tile is not None
        mine.money -= self.price(tile, place)
        self.shops[slot] = None
        if place == "extension":
            mine.is_extended = True
        elif place == "attic":
            mine.attic.append(tile)
        elif tile.startswith("room-"):
            mine.rooms[place], self.new_room = kind(tile).removeprefix("room-"), place
            waiting = self.waiting(mine.rooms[place])
            if not waiting:
                self.new_room = ""
            elif len({kind(piece) for piece in waiting}) == 1:
                self.move_in(waiting[0])
        else:
            self.furnish(place, tile)

    def move_in(self, piece: str) -> None:
        """R4"""
        self.mansions[self.seat].attic.remove(piece)
        self.furnish(self.new_room, piece)
        self.new_room = ""

    def furnish(self, cell: str, piece: str) -> None:
        """R5, R6"""
        mine, colour = self.mansions[self.seat], COLOUR_OF[kind(piece)]
        mine.pieces[cell] = piece
        others = sum(at == self.seat for at in self.guest_of.values())
        gifts_left = 30 - sum(each.gifts for each in self.mansions)
        needed = 3 if len(self.mansions) == 2 else 1
        if self.guest_of.get(colour) != self.seat and others >= needed and gifts_left > 0:
            mine.gifts += 1
        self.guest_of[colour] = self.seat
        kinds = Counter(kind(each) for each in mine.pieces.values())
        colours = Counter(COLOUR_OF[kind(each)] for each in mine.pieces.values())
        met = [card for card, needs in COLOUR_CARDS.items() if needs <= colours]
        met += [card for card, needs in PIECE_CARDS.items() if needs <= kinds]
        for card in met:
            self.owner_of.setdefault(card, self.seat)

    def end_turn(self) -> None:
        """R7, R10"""
        self.seat, self.has_used_loan_action = (self.seat + 1) % len(self.mansions), False
        sold_out = any(all(not self.shops[f"{shop}{n}"] for n in range(1, 5)) for shop in "LR")
        if self.bank and not sold_out:
            return
        self.is_day_over = True
        full = any(len(each.rooms) == 16 for each in self.mansions)
        nine = any(self.card_points(seat) >= 9 for seat in range(len(self.mansions)))
        self.is_over = self.day == 12 or (len(self.mansions) == 2 and (full or nine))
        if self.is_over:
            for each in self.mansions:
                if each.has_loan and each.money >= 4:  # R8
                    each.money, each.has_loan = each.money - 4, False

    def begin_day(self, shops: dict[str, str | None]) -> None:
        """Told by chance."""
        self.day, self.bank, self.shops = self.day + 1, 4, dict(shops)

    # Points

    def card_points(self, seat: int) -> int:
        return sum(POINTS[card] for card, owner in self.owner_of.items() if owner == seat)

    def score(self, seat: int) -> int:
        """R9"""
        each = self.mansions[seat]
        unpaid = each.has_loan and each.money < 4
        return each.gifts + self.card_points(seat) + len(each.rooms) - 2 * unpaid

    def winners(self) -> tuple[int, ...]:
        """R9"""
        ranks = [(self.score(seat), each.money) for seat, each in enumerate(self.mansions)]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def told(self) -> list[dict[str, Any]]:
        """Every mansion, in the words of a view."""
        return [
            {
                "colours": each.rooms,
                "pieces": {cell: kind(piece) for cell, piece in each.pieces.items()},
                "attic": sorted(map(kind, each.attic)),
                "attic_slots": 1 + each.is_extended,
                "money": each.money,
                "has_loan": each.has_loan,
                "gifts": each.gifts,
                "neighbours": sorted(colour for colour, at in self.guest_of.items() if at == seat),
                "bonuses": sorted(card for card, owner in self.owner_of.items() if owner == seat),
                "points": self.score(seat),
            }
            for seat, each in enumerate(self.mansions)
        ]
