"""Positions drawn as text, and what changed between two of them, in words.

    lawn  |  cellar kitchenette bathroom tiled-roof  |  .
    .     |  small-slab                              |  .
    .     |  .                                       |  .

The three rows are the ground: `.` (nothing) or a stack of cards from the ground up. Hands are lists like
`2 wood, joker`; queues name their cards, the head first, `?` for any card that is no trap. What nobody asks for goes
where the laws of conservation let it: on the pile, traps at the bottom, or among what is gone.
"""

import re
from collections.abc import Iterable
from typing import Any

import rooftree
from rooftree.core.layout import Array
from rooftree.core.notation import kebab
from rooftree.core.seats import NOBODY
from rooftree.games.homesweethome.cards import (
    CONSTRUCTION_NAMES,
    CONSTRUCTION_NUMBERS,
    RESOURCE_KIND,
    RESOURCE_NAMES,
    Character,
    Resource,
)
from rooftree.games.homesweethome.state import Decision, Place, Word
from tests.games.homesweethome.box import CELLS, CONSTRUCTIONS, HAND_SIZES

GAME = rooftree.load("homesweethome", build="checked")

NUM_CONSTRUCTIONS, NUM_RESOURCE_CARDS = 40, 54
HOUSE = ("base", "rooms", "roofs")
QUEUES = [f"{name} {place}" for name in "AB" for place in ("first", "second", "third")]
BOOKKEEPING = ("resource_at", "was_asked", "piles", "stream")  # `check` holds the cards to the hands


def counted(text: str) -> list[str]:
    """`2 wood, joker` is wood, wood, joker."""
    found: list[str] = []
    for item in filter(None, map(str.strip, text.split(","))):
        count, _, name = item.rpartition(" ")
        found += [name] * int(count or 1)
    return found


def stacks(drawing: str) -> dict[str, list[str]]:
    """What is drawn on each cell, from the ground up."""
    rows = [line.split("|") for line in drawing.splitlines() if line.strip()]
    assert not rows or [len(row) for row in rows] == [3] * 3, f"the ground has three rows of three: {rows}"
    words = [word.split() for row in rows for word in row] or [["."]] * 9
    return {cell: stack for cell, stack in zip(CELLS, words, strict=True) if stack != ["."]}


class Box:
    """The cards by name, each of them once; those that are asked for are kept for whoever asks."""

    def __init__(self, asked: Iterable[str]) -> None:
        self.asked = list(asked)
        assert not set(self.asked) - set(CONSTRUCTIONS), (
            f"no cards of this game: {set(self.asked) - set(CONSTRUCTIONS)}"
        )
        assert len(set(self.asked)) == len(self.asked), f"a card is asked for twice: {self.asked}"
        plain = [name for name, card in CONSTRUCTIONS.items() if card.kind != "trap"]
        self.spare = [name for name in (*reversed(plain), "hail", "drought", "pests") if name not in self.asked]
        self.resources = list(range(1, NUM_RESOURCE_CARDS + 1))

    def any(self) -> str:
        """A card that nobody asks for; traps last."""
        return self.spare.pop(0)

    def resource(self, name: str) -> int:
        """The next copy of a resource."""
        found = [card for card in self.resources if kebab(Resource(RESOURCE_KIND[card])) == name]
        assert found, f"there is no {name} left in the box"
        self.resources.remove(found[0])
        return found[0]


def table(
    house: str = "",
    *hands: str,
    a: str = "",
    b: str = "",
    coming: str = "",
    characters: str = "",
    players: int = 2,
    expert: bool = False,
    active: int = 0,
    turn: int | None = None,
    pile: str = "",
    left: int | None = None,
    discards: str = "",
    speaking: bool = False,
    over: bool = False,
    ruleset: str = GAME.ruleset,
) -> Array:
    """A position in which the active player decides what to build; or the first of the others speaks.

    `coming` are the next construction cards, `pile` the next resources, of which `left` remain in all; without
    `characters` the option is off.
    """
    players = max(players, len(hands), len(characters.split()))
    state = GAME.under(ruleset).blank(players, {"characters": bool(characters), "expert": expert})
    at = GAME.read(state)
    drawn = stacks(house)
    named = [name for words in (a, b, coming) for name in words.split() if name != "?"]
    box = Box([*(card for stack in drawn.values() for card in stack), *named])
    _build(at, drawn)
    at.turn = (turn or 20) if over else turn or sum(map(len, drawn.values())) + 1
    _line_up(at, box, [a, b], sum(map(len, drawn.values())), coming, over)
    for seat, name in enumerate(characters.split()):
        at.players[seat].character = Character[name.replace("-", "_").upper()]
    _deal(at, box, hands, pile, left, discards)
    at.active, at.pending.passer = active, NOBODY
    if over:
        at.decision = Decision.GAME_OVER
    elif speaking:
        at.to_act, at.decision = (active + 1) % players, Decision.SPEAK
    else:
        at.to_act, at.decision = active, Decision.CHOOSE
        for seat in set(range(players)) - {active}:
            at.players[seat].said = Word.NONE
    assert GAME.check(state) == [], GAME.check(state)
    return state


def _build(at: Any, drawn: dict[str, list[str]]) -> None:
    for cell, names in drawn.items():
        place = CELLS.index(cell)
        rooms = [name for name in names if CONSTRUCTIONS[name].kind == "room"]
        at.base[place] = CONSTRUCTION_NUMBERS[names[0]]
        for number, name in enumerate(rooms):
            at.rooms[place * 2 + number] = CONSTRUCTION_NUMBERS[name]
        if CONSTRUCTIONS[names[-1]].kind == "roof":
            at.roofs[place] = CONSTRUCTION_NUMBERS[names[-1]]


def _line_up(at: Any, box: Box, queues: list[str], built: int, coming: str, over: bool) -> None:
    """The queues, what is gone by this turn, and the pile."""
    drawn = NUM_CONSTRUCTIONS if over else min(NUM_CONSTRUCTIONS, 6 + 2 * (at.turn - 1))
    length = 0 if over else min(3, 21 - at.turn)
    for number, words in enumerate(queues):
        names = words.split() + ["?"] * (length - len(words.split()))
        assert len(names) == length, f"a queue has {length} cards in turn {at.turn}"
        for place, name in enumerate(names):
            at.queues[number * 3 + place] = CONSTRUCTION_NUMBERS[box.any() if name == "?" else name]
    out = drawn - 2 * length - built
    assert out >= 0, f"so much is built only from turn {built // 2 + 1} on"
    gone = [CONSTRUCTION_NUMBERS[box.any()] for _ in range(out)]
    for card in gone:
        at.construction_gone[card] = 1
    lying = [*at.queues, *at.base, *at.rooms, *at.roofs, *gone]
    following = [CONSTRUCTION_NUMBERS[name] for name in (*coming.split(), *box.spare)]
    for position, card in enumerate([*filter(None, lying), *following]):
        at.construction_pile[position] = card
    at.constructions_drawn = drawn


def _deal(at: Any, box: Box, hands: tuple[str, ...], pile: str, left: int | None, discards: str) -> None:
    order: list[int] = []
    for seat, hand in enumerate(hands):
        size = HAND_SIZES[at.num_players] + (at.players[seat].character == Character.BANKER)
        assert len(counted(hand)) <= size, f"a hand has {size} cards here: {hand}"
        for name in counted(hand):
            order.append(box.resource(name))
            at.players[seat].cards[Resource[name.upper()]] += 1
            at.resource_at[order[-1]] = Place.IN_HAND + seat
    out = [box.resource(name) for name in counted(discards)]
    following = [box.resource(name) for name in counted(pile)]
    if left is not None:
        spare = box.resources[::-1]
        keep = left - len(following)
        assert 0 <= keep <= len(spare)
        out, box.resources = out + spare[: len(spare) - keep], spare[len(spare) - keep :]
    for card in out:
        at.resource_at[card] = Place.DISCARDED
    order += out
    at.pile_next, at.pile_end = len(order), NUM_RESOURCE_CARDS
    for position, card in enumerate([*order, *following, *box.resources]):
        at.piles[position] = card


def scored(house: str, *, expert: bool = False, players: int = 2, ruleset: str = GAME.ruleset) -> Array:
    """A finished game."""
    return table(house, players=players, expert=expert, over=True, ruleset=ruleset)


# Asking and playing, in notation


def legal(state: Array) -> list[str]:
    return [GAME.format(action) for action in GAME.moves(state)]


def asked(state: Array) -> tuple[int | None, str]:
    """Who is asked, and what."""
    return GAME.to_act(state), kebab(GAME.decision(state))


def why(state: Array, text: str) -> tuple[str, dict[str, Any]] | None:
    """Why an action is not legal, with the arguments; there is no reason exactly for those that are offered."""
    before = state.tobytes()
    reason = GAME.why_not(state, GAME.parse(text))
    assert state.tobytes() == before
    assert (reason is None) == (text in legal(state)), f"{text!r}: {reason}, but legal are {legal(state)}"
    return (reason.key, reason.args) if reason else None


def play(state: Array, *texts: str) -> Array:
    """The position after these actions, each of them legal; the given one stays as it is."""
    for text in texts:
        assert text in legal(state), f"{text!r} is not legal: {why(state, text)}; {asked(state)}: {legal(state)}"
        state = GAME.step(state, GAME.parse(text))
        assert GAME.check(state) == [], GAME.check(state)
    return state


def build_nothing(state: Array) -> Array:
    """The active player chooses nothing, and everyone keeps their cards."""
    state = play(state, "choose none")
    while GAME.decision(state) == Decision.TOSS:
        state = play(state, "keep")
    return state


def paid_for(card: str, house: str, **more: Any) -> Array:
    """Two players have paid for a card, and the active one is about to place it."""
    cost = CONSTRUCTIONS[card].cost
    state = table(house, ", ".join(cost[::2]), ", ".join(cost[1::2]), a=card, **more)
    return play(state, "choose A", *(f"play {resource}" for resource in cost))


def places(card: str, house: str) -> list[str]:
    """Where a card may go."""
    return [text.removeprefix("at ") for text in legal(paid_for(card, house))]


def struck(trap: str, house: str, *hands: str, **more: Any) -> Array:
    """The trap has just become the head of A; whoever can help is asked now."""
    return build_nothing(table(house, *hands, a=f"? {trap} ?", **more))


# What is on the table


def hand(state: Array, seat: int) -> dict[str, int]:
    """A hand, seen by its owner."""
    found: dict[str, int] = GAME.view(state, seat)["players"][seat]["hand"]
    return found


def player(state: Array, seat: int) -> Any:
    """What everyone knows of a player."""
    return GAME.view(state, None)["players"][seat]


def queues(state: Array) -> dict[str, list[str]]:
    return {name: [card["name"] for card in cards] for name, cards in GAME.view(state, None)["queues"].items()}


def ground(state: Array) -> dict[str, list[str]]:
    """What stands on each cell, from the ground up."""
    cells = GAME.view(state, None)["ground"].items()
    return {name: [cell["base"], *cell["rooms"], *filter(None, [cell["roof"]])] for name, cell in cells}


def gone(before: Array, after: Array) -> set[str]:
    """Construction cards that were discarded or destroyed in between."""
    return set(GAME.view(after, None)["destroyed"]) - set(GAME.view(before, None)["destroyed"])


def discarded(state: Array) -> dict[str, int]:
    found: dict[str, int] = GAME.view(state, None)["discards"]
    return found


# What changed, in words


def changes(before: Array, after: Array, *fields: str) -> set[str]:
    """The named diff with names for numbers, of these fields or of all but the bookkeeping."""
    found = set()
    for line in GAME.diff(before, after):
        label, old, new = re.fullmatch(r"(.+): (-?\d+) -> (-?\d+)", line).groups()  # type: ignore[union-attr]
        field = re.sub(r"\[\w+\]$", "", label.removeprefix("pending.")).split(".")[-1]
        if (field in fields) if fields else not label.startswith(BOOKKEEPING) and field not in BOOKKEEPING:
            found.add(f"{_label(label)}: {_word(field, int(old))} -> {_word(field, int(new))}")
    return found


def _label(label: str) -> str:
    """`rooms[7]` is `rooms[A2 second]`, `queues[3]` is `queues[B first]`."""
    name, _, place = label.rstrip("]").partition("[")
    if name == "queues":
        return f"queues[{QUEUES[int(place)]}]"
    if name == "rooms":
        return f"rooms[{CELLS[int(place) // 2]} {('first', 'second')[int(place) % 2]}]"
    if name == "construction_gone":
        return f"gone[{CONSTRUCTION_NAMES[int(place)]}]"
    return label


def _word(field: str, number: int) -> str:
    if field in (*HOUSE, "queues", "trap"):
        return CONSTRUCTION_NAMES[number] or "nothing"
    if field == "decision":
        return kebab(Decision(number))
    if field == "passer" and number == NOBODY:
        return "nobody"
    return kebab(Word(number)) if field == "said" else str(number)


def spent(seat: int, resource: str, had: int) -> set[str]:
    """What one card less in a hand changes."""
    return {f"players[{seat}].cards[{resource.upper()}]: {had} -> {had - 1}"}


def names_of(cards: Iterable[int]) -> list[str]:
    """Resource cards by name."""
    return [RESOURCE_NAMES[card] for card in cards]
