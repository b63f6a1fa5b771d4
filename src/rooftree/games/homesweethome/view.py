"""What one seat may see, built by naming what is shown: its own hand, and of the others what is known at the table."""

from functools import lru_cache
from typing import TypedDict

from rooftree.core.kept import MOST
from rooftree.core.notation import kebab
from rooftree.core.parts import Parts, hand, part
from rooftree.core.seats import NOBODY
from rooftree.core.view import Head
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import (
    CAPACITY,
    CONSTRUCTION_NAMES,
    COST,
    HINTED,
    NUM_CONSTRUCTIONS,
    PAYABLE,
    POINTS,
    RESOURCE_KIND,
    Character,
    Hint,
    Resource,
)
from rooftree.games.homesweethome.lines import rank
from rooftree.games.homesweethome.rules.hands import hand_size, num_cards
from rooftree.games.homesweethome.rules.traps import coming_traps, is_threatened
from rooftree.games.homesweethome.scoring import score
from rooftree.games.homesweethome.state import (
    NOTHING,
    NUM_TURNS,
    QUEUE_LENGTH,
    ROOMS_A_CELL,
    Place,
    State,
    Word,
)

CELLS, RESOURCES, HINTS = tuple(Cell), tuple(Resource), tuple(Hint)


class CardView(TypedDict):
    """A construction card: what it costs and is worth."""

    name: str
    cost: list[str]  # a resource for each card that is to be played
    points: int


class CellView(TypedDict):
    """What stands on a cell of the ground, from the bottom up."""

    base: str  # the card on the ground
    rooms: list[str]  # on top of it
    room_places: int  # how many rooms this base can carry
    roof: str | None


class PlayerView(TypedDict):
    """What this seat knows of a player: `hand` is one's own, `known` what the site manager saw and is still there.

    What everyone knows: none of `lacks` is in the hand, and at least one card of each list in `holds` is.
    """

    character: str | None  # None in a game without characters
    has_used_power: bool
    said: str | None  # which queue they would build; None: not asked yet
    num_cards: int
    hand_size: int  # how many cards they draw up to
    hand: dict[str, int] | None  # how many of each resource; None for the hands of others
    known: dict[str, int] | None  # at least so many, to the site manager; None for all others
    lacks: list[str]  # resources that are not in the hand
    holds: list[list[str]]  # of each list at least one is in the hand


class Shown(TypedDict):
    """What lies on the table."""

    turn: int  # counted from 1
    num_turns: int
    active: int  # the seat whose turn it is
    queues: dict[str, list[CardView]]  # the card to be built first, then those behind it
    constructions_left: int  # in the pile
    ground: dict[str, CellView]  # by cell, such as `A1`; free ground is missing
    building: str | None  # the queue whose first card is being paid for
    needed: dict[str, int]  # how many of each resource it still needs
    passer: int | None  # the seat that passed in this turn
    swap: str | None  # the queue that is being swapped
    stars_paid: int  # for the swap
    trap: str | None  # that strikes now
    threatened: list[str]  # the cells that it would hit
    coming: dict[str, int]  # every trap in the queues, and in how many turns it strikes
    players: list[PlayerView]  # by seat
    discards: dict[str, int]  # how many of each resource lie on the discard pile
    resources_left: int  # in the pile
    destroyed: list[str]  # constructions that are out of the game
    rank: str  # that the score of now would earn


class View(Head, Shown):
    """The whole table as one seat sees it."""


def _queues(state: State) -> dict[str, list[CardView]]:
    return {name: _queue(state, number) for number, name in enumerate("AB")}


def _queue(state: State, number: int) -> list[CardView]:
    cards = [state.queues[number * QUEUE_LENGTH + place] for place in range(QUEUE_LENGTH)]
    return [_card(card) for card in cards if card != NOTHING]


@lru_cache(maxsize=MOST)
def _card(card: int) -> CardView:
    cost = [kebab(resource) for resource in PAYABLE for _ in range(COST[card, resource])]
    return CardView(name=CONSTRUCTION_NAMES[card], cost=cost, points=int(POINTS[card]))


def _ground(state: State) -> dict[str, CellView]:
    return {cell.name: _cell(state, cell) for cell in CELLS if state.base[cell] != NOTHING}


def _cell(state: State, cell: Cell) -> CellView:
    rooms = tuple(state.rooms[cell * ROOMS_A_CELL + place] for place in range(ROOMS_A_CELL))
    return _building(state.base[cell], rooms, state.roofs[cell])


@lru_cache(maxsize=MOST)
def _building(base: int, rooms: tuple[int, ...], roof: int) -> CellView:
    return CellView(
        base=CONSTRUCTION_NAMES[base],
        rooms=[CONSTRUCTION_NAMES[room] for room in rooms if room != NOTHING],
        room_places=int(CAPACITY[base]),
        roof=CONSTRUCTION_NAMES[roof] or None,
    )


def _needed(state: State) -> dict[str, int]:
    needed = state.pending.needed
    return {kebab(each): needed[each] for each in PAYABLE if needed[each]}


def _passer(state: State) -> int | None:
    return None if state.pending.passer == NOBODY else state.pending.passer


def _threatened(state: State) -> list[str]:
    trap = state.pending.trap
    return [cell.name for cell in CELLS if trap and is_threatened(state, trap, cell)]


def _coming(state: State) -> dict[str, int]:
    return {CONSTRUCTION_NAMES[trap]: turns for trap, turns in coming_traps(state)}


def _queue_named(number: int) -> str | None:
    return "AB"[number - 1] if number else None


def _player(state: State, seat: int | None, other: int) -> PlayerView:
    player = state.players[other]
    is_manager = seat is not None and state.players[seat].character == Character.SITE_MANAGER
    return _known(
        (player.character, bool(player.has_used_power), player.said),
        (int(num_cards(player)), int(hand_size(state, other))),
        tuple(player.cards) if other == seat else None,
        tuple(player.known) if is_manager and other != seat else None,
        tuple(player.lacks),
        tuple(player.holds),
    )


@lru_cache(maxsize=MOST)
def _known(
    person: tuple[int, bool, int],
    sizes: tuple[int, int],
    hand: tuple[int, ...] | None,
    seen: tuple[int, ...] | None,
    lacks: tuple[int, ...],
    holds: tuple[int, ...],
) -> PlayerView:
    """From nothing but what one seat knows: others with the same knowledge share it."""
    (character, has_used_power, said), (cards, size) = person, sizes
    return PlayerView(
        character=kebab(Character(character)) if character else None,
        has_used_power=has_used_power,
        said=None if said == Word.NOT_YET else ("A", "B", "none")[said - 1],
        num_cards=cards,
        hand_size=size,
        hand=None if hand is None else _counts(hand),
        known=None if seen is None else _counts(seen),
        lacks=_lacked(lacks),
        holds=_held(holds),
    )


@lru_cache(maxsize=MOST)
def _lacked(lacks: tuple[int, ...]) -> list[str]:
    return [kebab(resource) for resource in RESOURCES if lacks[resource]]


@lru_cache(maxsize=MOST)
def _held(holds: tuple[int, ...]) -> list[list[str]]:
    return [[kebab(resource) for resource in HINTED[hint]] for hint in HINTS if holds[hint]]


@lru_cache(maxsize=MOST)
def _discards(places: tuple[int, ...]) -> dict[str, int]:
    """How many of each resource lie open; which copy a card is makes no difference and is not told."""
    found = [0] * len(RESOURCES)
    for card, place in enumerate(places):
        if place == Place.DISCARDED:
            found[RESOURCE_KIND[card]] += 1
    return _counts(tuple(found))


@lru_cache(maxsize=MOST)
def _destroyed(gone: tuple[int, ...]) -> list[str]:
    return [CONSTRUCTION_NAMES[card] for card, is_gone in enumerate(gone) if is_gone]


@lru_cache(maxsize=MOST)
def _counts(cards: tuple[int, ...]) -> dict[str, int]:
    return {kebab(resource): cards[resource] for resource in RESOURCES if cards[resource]}


SHOWN = Parts(
    part("turn", lambda state: state.turn, "turn"),
    part("num_turns", lambda _: NUM_TURNS),
    part("active", lambda state: state.active, "active"),
    part("queues", _queues, "queues"),
    part("constructions_left", lambda state: NUM_CONSTRUCTIONS - state.constructions_drawn, "constructions_drawn"),
    part("ground", _ground, "base", "rooms", "roofs"),
    part("building", lambda state: _queue_named(state.pending.queue), "pending.queue"),
    part("needed", _needed, "pending.needed"),
    part("passer", _passer, "pending.passer"),
    part("swap", lambda state: _queue_named(state.pending.swap_queue), "pending.swap_queue"),
    part("stars_paid", lambda state: state.pending.stars, "pending.stars"),
    part("trap", lambda state: CONSTRUCTION_NAMES[state.pending.trap] or None, "pending.trap"),
    part("threatened", _threatened, "pending.trap", "pending.shielded", "base", "rooms", "roofs"),
    part("coming", _coming, "queues", "pending.striking"),
    hand("players", _player, "players"),
    part("discards", lambda state: _discards(tuple(state.resource_at)), "resource_at"),
    part("resources_left", lambda state: state.pile_end - state.pile_next, "pile_end", "pile_next"),
    part("destroyed", lambda state: _destroyed(tuple(state.construction_gone)), "construction_gone"),
    part("rank", lambda state: rank(int(score(state, 0))), "base", "rooms", "roofs", "expert", "ruleset"),
)
