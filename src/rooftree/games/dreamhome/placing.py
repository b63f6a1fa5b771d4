"""A table set up by hand, at the beginning of a round: houses, what lies before players, the market."""

from collections.abc import Iterator
from random import Random

from rooftree.box.form import Form, Part
from rooftree.box.pad import Problem
from rooftree.box.setting import Setting, Stock, Wanted
from rooftree.core.message import Message, message
from rooftree.games.dreamhome.board import NUM_CELLS
from rooftree.games.dreamhome.cards import CARDS, RESOURCE_NAMES, ROOM_NAMES, Decor
from rooftree.games.dreamhome.flow import begin_round
from rooftree.games.dreamhome.rules.market import RESOURCES_A_ROUND
from rooftree.games.dreamhome.scorepad.layout import DECOR_NUMBERS
from rooftree.games.dreamhome.scorepad.lexicon import ROOMS, SCAFFOLDING
from rooftree.games.dreamhome.state import NOTHING, NUM_COLUMNS, NUM_ROUNDS, SCAFFOLDING_UP, House, Place, State

RESOURCES = tuple(dict.fromkeys(name.partition("#")[0] for name in RESOURCE_NAMES[1:]))
TOOLS = tuple(tool for tool in CARDS.tools if tool != SCAFFOLDING)  # which stands in a house, or is gone
SETTING = Setting(
    Form(
        cells=(),
        parts=(),
        lists=(
            Part("market-rooms", ROOMS, NUM_COLUMNS),
            Part("market-resources", RESOURCES, RESOURCES_A_ROUND),
        ),
        numbers={"round": NUM_ROUNDS},
    ),
    Form(cells=(), parts=(), lists=(Part("tools", TOOLS, len(TOOLS)),)),
    at_the_end=("children",),
)


def set_up(state: State, laid: State, wanted: Wanted, chance: Random) -> Iterator[Problem]:
    """Whoever begins has the marker; a room lies in a house for each round that was played."""
    rounds = wanted.table.numbers["round"] - 1
    rooms, resources = Stock(ROOM_NAMES, chance), Stock(RESOURCE_NAMES, chance)
    for seat, owner in enumerate(wanted.owners):
        yield from (Problem(owner, each) for each in _build(state.houses[seat], laid.houses[seat], rounds, rooms))
    wrong: list[Message] = []
    spent = _lay_resources(state, laid, wanted, resources, wrong)
    if spent > rounds * RESOURCES_A_ROUND:
        wrong.append(message("set-too-many", count=spent, most=rounds * RESOURCES_A_ROUND))
    market = rooms.chosen(wanted.table.lists["market-rooms"], wrong)
    above = resources.chosen(wanted.table.lists["market-resources"], wrong)
    yield from (Problem("", each) for each in wrong)
    if not wrong:
        _lay_rooms(state, rounds, rooms, market)
        _lay_pile(state, rounds, resources, above)
        state.round_number, state.starter, state.marker = rounds, wanted.first, wanted.first
        begin_round(state)


def _build(house: House, laid: House, rounds: int, rooms: Stock) -> Iterator[Message]:
    cards = [laid.stands[cell] for cell in range(NUM_CELLS) if laid.stands[cell] not in (NOTHING, SCAFFOLDING_UP)]
    for cell in range(NUM_CELLS):
        house.stands[cell], house.shows[cell] = laid.stands[cell], laid.shows[cell]
        house.decor[cell] = laid.decor[cell]
    for decor in Decor:
        house.garden[decor] = laid.garden[decor]
    for card in cards:
        rooms.use(card)
    if len(cards) != rounds:
        yield message("set-rooms", round=rounds + 1, wanted=rounds, count=len(cards))


def _lay_resources(state: State, laid: State, wanted: Wanted, resources: Stock, wrong: list[Message]) -> int:
    """What lies before players, and the cards of what stands in houses: how many have left the pile."""
    before = {card: laid.resource_at[card] for card in range(len(RESOURCE_NAMES)) if laid.resource_at[card]}
    for card in before:
        resources.use(card)
    for seat, chosen in enumerate(wanted.seats):
        tools = [*chosen.lists["tools"], *([SCAFFOLDING] if SCAFFOLDING_UP in laid.houses[seat].stands else [])]
        before |= dict.fromkeys(resources.chosen(tools, wrong), Place.WITH_SEAT + seat)
    before |= dict.fromkeys(resources.chosen(_standing(laid), wrong), Place.DISCARDED)
    for card, place in before.items():
        state.resource_at[card] = place
    return len(before)


def _standing(laid: State) -> list[str]:
    """The décor in houses and gardens: its cards are gone."""
    kinds = {number: kind for kind, number in DECOR_NUMBERS.items() if number}
    found = [kinds[token] for house in laid.houses for token in house.decor if token]
    return found + [kinds[decor] for house in laid.houses for decor in kinds if house.garden[decor]]


def _lay_rooms(state: State, rounds: int, rooms: Stock, market: list[int]) -> None:
    """Drawn so far, some of them discarded; then the market, then the rest."""
    built = [card for house in state.houses for card in house.stands if card not in (NOTHING, SCAFFOLDING_UP)]
    market = [*market, *rooms.deal(NUM_COLUMNS - len(market))]
    gone = rooms.deal(rounds * NUM_COLUMNS - len(built))
    for card in gone:
        state.room_discarded[card] = 1
    for position, card in enumerate([*built, *gone, *market, *rooms.deal(rooms.num_left)]):
        state.room_pile[position] = card


def _lay_pile(state: State, rounds: int, resources: Stock, above: list[int]) -> None:
    """The same with resources."""
    used = [card for card in range(len(RESOURCE_NAMES)) if state.resource_at[card]]
    above = [*above, *resources.deal(RESOURCES_A_ROUND - len(above))]
    gone = resources.deal(rounds * RESOURCES_A_ROUND - len(used))
    for card in gone:
        state.resource_at[card] = Place.DISCARDED
    for position, card in enumerate([*used, *gone, *above, *resources.deal(resources.num_left)]):
        state.resource_pile[position] = card
