"""Positions drawn as text, and what changed between two of them, in words.

    T  living living* .       kitchen  .
    G  bath   ##      scaf    bed      .
    B                         garage   .

A cell is `.` (nothing), `scaf` (the scaffolding), `##` (an empty room; `##bath` with this card face down) or a room,
by its name or its beginning; `#3` behind it asks for that copy, `*` for any token that suits, `*piano` for this one.
Every card of the box that is not asked for goes where the laws of conservation let it: to the market, the discards or
the piles.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import rooftree
from rooftree.core.layout import Array
from rooftree.core.notation import kebab
from rooftree.games.dreamhome.board import Cell
from rooftree.games.dreamhome.cards import RESOURCE_NAMES, RESOURCE_NUMBERS, ROOM_NAMES, ROOM_NUMBERS, Decor, RoomType
from rooftree.games.dreamhome.state import NUM_COLUMNS, NUM_ROUNDS, SCAFFOLDING_UP, Decision, Place

GAME = rooftree.load("dreamhome", build="checked")

TOP, GROUND, BASEMENT = list(Cell)[:5], list(Cell)[5:10], list(Cell)[10:]
TYPES = {kebab(room): room for room in RoomType if room}
TOKENS = {kebab(decor): decor for decor in Decor if decor}
TOKENS_FOR = {
    "living-room": ["piano", "paintings", "sofa"],
    "bedroom": ["canopy-bed"],
    "kitchen": ["ice-cream-machine"],
    "bathroom": ["whirlpool"],
    "playroom": ["play-tent"],
}
GARDEN = ("treehouse", "birdhouse")
RESOURCES_A_ROUND = NUM_COLUMNS - 1


def kind_of(name: str) -> str:
    """`roof-red#2` is a `roof-red`."""
    return name.split("#")[0]


def room_called(word: str) -> str:
    """The one kind of room whose name begins so."""
    found = [name for name in TYPES if name == word] or [name for name in TYPES if name.startswith(word)]
    assert len(found) == 1, f"{word!r} may be {found}"
    return found[0]


class Deck:
    """Cards by name, each of them once."""

    def __init__(self, names: Iterable[str], asked: str) -> None:
        self.free = [name for name in names if name]
        self.asked = {_full(word.lstrip("#")) for word in re.findall(r"[\w#-]+", asked)}

    def give(self, name: str) -> str:
        """This card, or any copy of this kind that nobody asks for by number."""
        copies = [card for card in self.free if card == name or (kind_of(card) == name and card not in self.asked)]
        assert copies, f"there is no {name} left in the box"
        self.free.remove(copies[0])
        return copies[0]


class Builder:
    """A table laid out card by card."""

    def __init__(self, players: int, options: Mapping[str, Any] | None, asked: str) -> None:
        self.state = GAME.new(players, 0, options)
        self.table = GAME.read(self.state)
        self.rooms, self.resources = Deck(ROOM_NAMES, asked), Deck(RESOURCE_NAMES, asked)
        self.drawn_rooms: list[str] = []
        self.drawn_resources: list[str] = []
        for numbers in (self.table.resource_at, self.table.room_discarded):
            self._clear(numbers)
        self._clear(self.table.market_rooms)
        self._clear(self.table.market_resources)

    @staticmethod
    def _clear(numbers: Any) -> None:
        for position in range(len(numbers)):
            numbers[position] = 0

    def room(self, name: str) -> int:
        self.drawn_rooms.append(self.rooms.give(name))
        return ROOM_NUMBERS[self.drawn_rooms[-1]]

    def resource(self, name: str) -> int:
        self.drawn_resources.append(self.resources.give(name))
        return RESOURCE_NUMBERS[self.drawn_resources[-1]]

    # What stands where

    def build(self, seat: int, drawing: str) -> None:
        floors = {line.split()[0]: line.split()[1:] for line in drawing.strip().splitlines()}
        for floor, cells in (("T", TOP), ("G", GROUND), ("B", BASEMENT)):
            words = floors.get(floor, ["."] * len(cells))
            assert len(words) == len(cells), f"floor {floor} has {len(cells)} cells: {words}"
            for cell, word in zip(cells, words, strict=True):
                self._stand(seat, cell, word)

    def _stand(self, seat: int, cell: Cell, word: str) -> None:
        house = self.table.houses[seat]
        if word == ".":
            return
        if word == "scaf":
            house.stands[cell] = SCAFFOLDING_UP
            self.table.resource_at[self.resource("scaffolding")] = Place.WITH_SEAT + seat
            return
        if word.startswith("##"):
            house.stands[cell] = self.room(_full(word[2:]) if word[2:] else self._plain_room())
            return
        name, star, token = word.partition("*")
        kind = kind_of(_full(name))
        house.stands[cell] = self.room(_full(name))
        house.shows[cell] = TYPES[kind]
        if star:
            house.decor[cell] = self._token(kind, token)

    def _plain_room(self) -> str:
        """Any room card: the last in the box that nobody asks for."""
        return next(name for name in reversed(self.rooms.free) if name not in self.rooms.asked)

    def _token(self, kind: str, token: str) -> Decor:
        wanted = [token] if token else [*TOKENS_FOR.get(kind, []), "cat-house"]
        name = next(name for name in wanted if name in self.resources.free)
        self.table.resource_at[self.resource(name)] = Place.DISCARDED
        return TOKENS[name]

    def put_before(self, seat: int, names: str) -> None:
        for name in split(names):
            card = self.resource(name)
            if name in GARDEN:
                self.table.houses[seat].garden[TOKENS[name]] = 1
            self.table.resource_at[card] = Place.DISCARDED if name in GARDEN else Place.WITH_SEAT + seat

    def discard(self, names: str) -> None:
        for name in split(names):
            if kind_of(name) in TYPES:
                self.table.room_discarded[self.room(name)] = 1
            else:
                self.table.resource_at[self.resource(name)] = Place.DISCARDED

    def lay_out(self, market: str) -> None:
        """Column by column: `kitchen, bedroom + piano, -, …`; what is not said is any card, `-` is none."""
        columns = [column.strip() for column in market.split(",")] if market else []
        for column in range(NUM_COLUMNS):
            words = [word.strip() for word in columns[column].split("+")] if column < len(columns) else ["?"]
            if words[0] == "-":
                continue
            room = self._plain_room() if words[0] == "?" else _full(words[0])
            self.table.market_rooms[column] = self.room(room)
            if column:
                self.table.market_resources[column] = self.resource(words[1] if len(words) > 1 else self._plain_roof())

    def _plain_roof(self) -> str:
        plain = [name for name in self.resources.free if name.startswith("roof-") and name not in self.resources.asked]
        return plain[-1]

    # The rest of the box

    def shuffle_away(self, round_number: int | None) -> None:
        """Piles and discards take the other cards, as many as were drawn by this round."""
        least = max(-(-len(self.drawn_rooms) // NUM_COLUMNS), -(-len(self.drawn_resources) // RESOURCES_A_ROUND), 1)
        number = round_number or least
        assert least <= number <= NUM_ROUNDS, f"so many cards are out only from round {least} on"
        self.table.round_number = number
        rooms = self._drawn(self.rooms, self.drawn_rooms, number * NUM_COLUMNS)
        for name in rooms:
            self.table.room_discarded[ROOM_NUMBERS[name]] = 1
        resources = self._drawn(self.resources, self.drawn_resources, number * RESOURCES_A_ROUND)
        for name in resources:
            self.table.resource_at[RESOURCE_NUMBERS[name]] = Place.DISCARDED
        self._stack(self.table.room_pile, [*rooms, *self.drawn_rooms, *self.rooms.free], ROOM_NUMBERS)
        piled = [*resources, *self.drawn_resources, *self.resources.free]
        self._stack(self.table.resource_pile, piled, RESOURCE_NUMBERS)

    @staticmethod
    def _drawn(deck: Deck, drawn: list[str], count: int) -> list[str]:
        extra = [name for name in deck.free if name not in deck.asked][: count - len(drawn)]
        deck.free = [name for name in deck.free if name not in extra]
        return extra

    @staticmethod
    def _stack(pile: Any, names: list[str], numbers: dict[str, int]) -> None:
        for position, name in enumerate(names):
            pile[position] = numbers[name]


def _full(word: str) -> str:
    """`living#3` is `living-room#3`; what begins like no room stays as it is."""
    stem, hash_, copy = word.partition("#")
    is_room = any(name.startswith(stem) for name in TYPES)
    return room_called(stem) + hash_ + copy if is_room and stem else word


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def table(
    *houses: str,
    players: int = 2,
    market: str | None = "",
    front: Mapping[int, str] | None = None,
    discarded: str = "",
    round_number: int | None = None,
    decision: Decision = Decision.TAKE_COLUMN,
    to_act: int = 0,
    first_player: int = 0,
    marker: int | None = None,
    played: Iterable[int] = (),
    options: Mapping[str, Any] | None = None,
) -> Array:
    """A position: a drawing for each seat, then what lies in the market (None: nothing), before seats, discarded."""
    front = front or {}
    asked = " ".join([*houses, market or "", *front.values(), discarded])
    builder = Builder(max(players, len(houses)), options, asked)
    for seat, drawing in enumerate(houses):
        builder.build(seat, drawing)
    for seat, names in front.items():
        builder.put_before(seat, names)
    builder.discard(discarded)
    if market is not None:
        builder.lay_out(market)
    builder.shuffle_away(round_number)
    state = builder.table
    state.decision, state.to_act = decision, to_act
    state.first_player, state.marker = first_player, first_player if marker is None else marker
    for seat in played:
        state.houses[seat].has_played = 1
    assert GAME.check(builder.state) == [], GAME.check(builder.state)
    return builder.state


def helpers_hour(*houses: str, front: Mapping[int, str], discarded: str = "", **more: Any) -> Array:
    """After round 12, with seat 0 to use its helpers."""
    decision = Decision.USE_HELPER
    return table(*houses, front=front, discarded=discarded, market=None, round_number=12, decision=decision, **more)


def scored(*houses: str, front: Mapping[int, str] | None = None, **more: Any) -> Array:
    """A finished game."""
    return table(*houses, front=front, market=None, round_number=12, decision=Decision.GAME_OVER, **more)


# Asking and playing, in notation


def legal(state: Array) -> list[str]:
    return [GAME.format(action) for action in GAME.moves(state)]


def places(state: Array) -> set[str]:
    """Where the card in hand may go: `T3`, `T3 down`."""
    return {text.removeprefix("place ") for text in legal(state) if text.startswith("place ")}


def cells(state: Array, verb: str) -> set[str]:
    """The cells that a verb may be used on: `decor`, `scaffold`."""
    return {text.removeprefix(f"{verb} ") for text in legal(state) if text.startswith(f"{verb} ")}


def why(state: Array, text: str) -> str | None:
    """The key of the reason why an action is not legal."""
    reason = GAME.why_not(state, GAME.parse(text))
    return reason.key if reason else None


def play(state: Array, *texts: str) -> Array:
    """The position after these actions, each of them legal; the given one stays as it is."""
    for text in texts:
        assert text in legal(state), f"{text!r} is not legal: {why(state, text)}; legal are {legal(state)}"
        state = GAME.step(state, GAME.parse(text))
        assert GAME.check(state) == [], GAME.check(state)
    return state


def lines(state: Array, seat: int = 0) -> list[tuple[str, int, str]]:
    """The lines of a finished score: what, points, cells."""
    return [(line.what, line.points, " ".join(line.cells)) for line in GAME.outcome(state).lines[seat]]


def points(state: Array, what: str, seat: int = 0) -> list[int]:
    """The points of all lines of one name."""
    return [line[1] for line in lines(state, seat) if line[0] == what]


# What changed, in words


def changes(before: Array, after: Array) -> set[str]:
    """The named diff with the names of cards for their numbers."""
    return {_in_words(line) for line in GAME.diff(before, after)}


WORDS: dict[str, Any] = {
    "stands": lambda n: "scaffolding" if n == SCAFFOLDING_UP else ROOM_NAMES[n] or "nothing",
    "shows": lambda n: kebab(RoomType(n)),
    "decor": lambda n: kebab(Decor(n)),
    "room": lambda n: ROOM_NAMES[n] or "nothing",
    "market_rooms": lambda n: ROOM_NAMES[n] or "nothing",
    "market_resources": lambda n: RESOURCE_NAMES[n] or "nothing",
    "resource_at": lambda n: ("board", "discards")[n] if n < Place.WITH_SEAT else f"seat {n - Place.WITH_SEAT}",
    "decision": lambda n: kebab(Decision(n)),
}


def _in_words(line: str) -> str:
    label, before, after = re.fullmatch(r"(.+): (-?\d+) -> (-?\d+)", line).groups()  # type: ignore[union-attr]
    field = re.sub(r"\[\w+\]$", "", label).split(".")[-1]
    say = WORDS.get(field, str)
    return f"{_label(label)}: {say(int(before))} -> {say(int(after))}"


def _label(label: str) -> str:
    named = re.fullmatch(r"(resource_at|room_discarded)\[(\d+)\]", label)
    if named:
        names = RESOURCE_NAMES if named[1] == "resource_at" else ROOM_NAMES
        return f"{named[1]}[{names[int(named[2])]}]"
    column = re.fullmatch(r"(market_\w+)\[(\d)\]", label)
    return f"{column[1]}[{int(column[2]) + 1}]" if column else label


def turn_passes(seat: int = 0, to: int = 1, asked: str = "place-room") -> set[str]:
    """What the end of a turn changes besides the house."""
    decision = {f"decision: {asked} -> take-column"}
    return {f"houses[{seat}].has_played: 0 -> 1", f"to_act: {seat} -> {to}"} | decision


def laid(seat: int, cell: str, card: str, face_up: bool = True) -> set[str]:
    """What laying the card in hand on a cell changes."""
    shows = {f"houses[{seat}].shows[{cell}]: none -> {kind_of(card)}"} if face_up else set()
    return {f"houses[{seat}].stands[{cell}]: nothing -> {card}", f"pending.room: {card} -> nothing"} | shows
