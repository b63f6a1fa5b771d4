"""A table set up by hand, at the beginning of a turn: the ground, both queues, characters and hands."""

from collections.abc import Iterator
from random import Random

from rooftree.box.form import Form, Part
from rooftree.box.pad import Problem
from rooftree.box.setting import Setting, Stock, Wanted
from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.core.seats import NOBODY
from rooftree.games.homesweethome.board import NUM_CELLS
from rooftree.games.homesweethome.cards import (
    CONSTRUCTION_NAMES,
    NUM_CONSTRUCTIONS,
    NUM_RESOURCE_CARDS,
    RESOURCE_KIND,
    RESOURCE_NAMES,
    Character,
)
from rooftree.games.homesweethome.rules.hands import hand_size
from rooftree.games.homesweethome.state import (
    NUM_QUEUES,
    NUM_TURNS,
    QUEUE_LENGTH,
    ROOMS_A_CELL,
    Place,
    State,
)
from rooftree.games.homesweethome.turns import begin_turn

CONSTRUCTIONS = tuple(CONSTRUCTION_NAMES[1:])
RESOURCES = tuple(dict.fromkeys(name.partition("#")[0] for name in RESOURCE_NAMES[1:]))
CHARACTERS = {kebab(character): int(character) for character in Character if character}
QUEUES = ("queue-a", "queue-b")
LARGEST_HAND = 8  # the banker's, of two
SETTING = Setting(
    Form(
        cells=(),
        parts=(),
        lists=tuple(Part(queue, CONSTRUCTIONS, QUEUE_LENGTH) for queue in QUEUES),
        numbers={"turn": NUM_TURNS},
    ),
    Form(
        cells=(),
        parts=(),
        lists=(Part("hand", RESOURCES, LARGEST_HAND),),
        choices=(Part("character", tuple(CHARACTERS)),),
    ),
)


def set_up(state: State, laid: State, wanted: Wanted, chance: Random) -> Iterator[Problem]:
    """Two construction cards leave the queues each turn, at most one of them for the ground. No resource is spent."""
    turns, constructions = wanted.table.numbers["turn"] - 1, Stock(CONSTRUCTION_NAMES, chance)
    state.expert, wrong = laid.expert, list[Message]()
    built = _build(state, laid)
    for card in built:
        constructions.use(card)
    if len(built) > turns:
        wrong.append(message("set-built", turn=turns + 1, most=turns, count=len(built)))
    queues = [constructions.chosen(wanted.table.lists[queue], wrong) for queue in QUEUES]
    wrong += _cast(state, wanted, chance)
    if not wrong:
        wrong += _deal_hands(state, wanted, Stock(RESOURCE_NAMES, chance))
    if not wrong:
        _lay_constructions(state, turns, built, queues, constructions)
        state.turn, state.active, state.pending.passer = turns, wanted.first, NOBODY
        begin_turn(state)
    yield from (Problem("", each) for each in wrong)


def _build(state: State, laid: State) -> list[int]:
    for cell in range(NUM_CELLS):
        state.base[cell], state.roofs[cell] = laid.base[cell], laid.roofs[cell]
    for place in range(NUM_CELLS * ROOMS_A_CELL):
        state.rooms[place] = laid.rooms[place]
    return [card for card in (*state.base, *state.rooms, *state.roofs) if card]


def _lay_constructions(state: State, turns: int, built: list[int], queues: list[list[int]], stock: Stock) -> None:
    drawn = min(NUM_CONSTRUCTIONS, NUM_QUEUES * (QUEUE_LENGTH + turns))
    length = (drawn - NUM_QUEUES * turns) // NUM_QUEUES  # near the end the pile is used up
    filled = [[*queue, *stock.deal(QUEUE_LENGTH - len(queue))][:length] for queue in queues]
    for queue, cards in enumerate(filled):
        for place, card in enumerate(cards):
            state.queues[queue * QUEUE_LENGTH + place] = card
    waiting = [card for cards in filled for card in cards]
    gone = [card for card in range(1, NUM_CONSTRUCTIONS + 1) if card not in built and card not in waiting]
    rest = stock.deal(NUM_CONSTRUCTIONS - drawn)
    for card in gone:
        state.construction_gone[card] = int(card not in rest)
    order = [*built, *(card for card in gone if card not in rest), *waiting, *rest]
    for position, card in enumerate(order):
        state.construction_pile[position] = card
    state.constructions_drawn = drawn


def _cast(state: State, wanted: Wanted, chance: Random) -> Iterator[Message]:
    """A character each, where they are played with: as chosen, or one that nobody has."""
    if not state.with_characters:
        return
    chosen = [each.choices.get("character") for each in wanted.seats]
    free = [kind for kind in CHARACTERS if kind not in chosen]
    chance.shuffle(free)
    for seat, kind in enumerate(chosen):
        if kind and kind in chosen[:seat]:
            yield message("set-twice", card=Name(kind))
        state.players[seat].character = CHARACTERS[kind or free.pop()]


def _deal_hands(state: State, wanted: Wanted, stock: Stock) -> Iterator[Message]:
    """Hands are full when a turn begins (R6: the banker's is larger); all other cards are in the pile."""
    wrong: list[Message] = []
    hands = [stock.chosen(each.lists["hand"], wrong) for each in wanted.seats]
    for seat, hand in enumerate(hands):
        size = hand_size(state, seat)
        if len(hand) > size:
            wrong.append(message("set-hand", count=len(hand), most=size))
        hands[seat] = [*hand, *stock.deal(size - len(hand))]
    for seat, hand in enumerate(hands):
        for card in hand:
            state.resource_at[card] = Place.IN_HAND + seat
            state.players[seat].cards[RESOURCE_KIND[card]] += 1
    held = [card for hand in hands for card in hand]
    for position, card in enumerate([*held, *stock.deal(stock.num_left)]):
        state.piles[position] = card
    state.pile_next, state.pile_end = len(held), NUM_RESOURCE_CARDS
    yield from wrong
