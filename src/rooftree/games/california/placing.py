"""A table set up by hand, at the beginning of a day: mansions, neighbours, the tiles for sale."""

from collections.abc import Iterator
from random import Random

from rooftree.box.form import Form, Part
from rooftree.box.pad import Problem
from rooftree.box.setting import Setting, Stock, Wanted
from rooftree.core.message import Message, Name, message
from rooftree.core.seats import NOBODY, ask
from rooftree.games.california.board import Cell
from rooftree.games.california.cards import NUM_TILES, TILE_NAMES, Bonus, Colour
from rooftree.games.california.rules.days import is_over_early, open_shops
from rooftree.games.california.scorepad.layout import COLOURS
from rooftree.games.california.setup import put_on_the_table
from rooftree.games.california.state import ATTIC_SLOTS, NUM_DAYS, NUM_SLOTS, PREPRINTED, Decision, Mansion, State

TILES = tuple(dict.fromkeys(name.partition("#")[0] for name in TILE_NAMES[1:]))
NEIGHBOURS = tuple(kind for kind, colour in COLOURS.items() if colour)
SETTING = Setting(
    Form(cells=(), parts=(), lists=(Part("market-tiles", TILES, NUM_SLOTS),), numbers={"day": NUM_DAYS}),
    Form(cells=(), parts=(), lists=(Part("neighbours", NEIGHBOURS, len(NEIGHBOURS)),)),
)


def set_up(state: State, laid: State, wanted: Wanted, chance: Random) -> Iterator[Problem]:
    """The shops open, and somebody is asked; what was drawn before and lies in no mansion is in the bag."""
    days, tiles = wanted.table.numbers["day"] - 1, Stock(TILE_NAMES, chance)
    put_on_the_table(state)
    state.day, state.starter = days, wanted.first
    used = list[int]()
    for seat in range(state.num_players):
        used += _move_in(state, laid, seat)
    for tile in used:
        tiles.use(tile)
    for bonus in Bonus:
        state.bonus_of[bonus] = laid.bonus_of[bonus]
    wrong = list(_invite(state, wanted))
    if len(used) > days * NUM_SLOTS:
        wrong.append(message("set-too-many", count=len(used), most=days * NUM_SLOTS))
    market = tiles.chosen(wanted.table.lists["market-tiles"], wrong)
    if not wrong:
        _lay_tiles(state, days, used, [*market, *tiles.deal(NUM_SLOTS - len(market))], tiles)
        open_shops(state)
        ask(state, wanted.first, Decision.CHOOSE_ACTION)
        if is_over_early(state):
            wrong.append(message("set-over"))
    yield from (Problem("", each) for each in wrong)


def _move_in(state: State, laid: State, seat: int) -> list[int]:
    """A mansion as the sheet has it: its tiles."""
    mansion, written = state.mansions[seat], laid.mansions[seat]
    state.boards[seat] = laid.boards[seat]
    for cell in Cell:
        mansion.rooms[cell], mansion.pieces[cell] = written.rooms[cell], written.pieces[cell]
    for colour in Colour:
        mansion.cells_of[colour] = written.cells_of[colour]
    for slot in range(ATTIC_SLOTS):
        mansion.attic[slot] = written.attic[slot]
    mansion.extension, mansion.gifts = written.extension, written.gifts
    mansion.money, mansion.has_loan = written.money, written.has_loan
    state.supply -= mansion.money
    return _tiles_of(mansion)


def _tiles_of(mansion: Mansion) -> list[int]:
    found = [*mansion.rooms, *mansion.pieces, *mansion.attic, mansion.extension]
    return [tile for tile in found if tile and tile != PREPRINTED]


def _invite(state: State, wanted: Wanted) -> Iterator[Message]:
    """R5  A neighbour stands before one mansion."""
    for seat, chosen in enumerate(wanted.seats):
        for kind in chosen.lists["neighbours"]:
            if state.neighbour_at[COLOURS[kind]] not in (NOBODY, seat):
                yield message("set-twice", card=Name(kind))
            state.neighbour_at[COLOURS[kind]] = seat


def _lay_tiles(state: State, days: int, used: list[int], market: list[int], tiles: Stock) -> None:
    """The pile has been drawn from for so many days; before the last one all of it has, and the bag is opened."""
    is_last = days * NUM_SLOTS == NUM_TILES
    bag = tiles.deal(days * NUM_SLOTS - len(used) - (len(market) if is_last else 0))
    for tile in [*bag, *market] if is_last else bag:
        state.in_bag[tile] = 1
    order = [*used, *bag, *market, *tiles.deal(tiles.num_left)]
    for position, tile in enumerate(order):
        state.tile_pile[position] = tile
    for position, tile in enumerate([*market, *(tile for tile in order if tile not in market)]):
        state.bag_order[position] = tile
