"""Setting up the table (rulebook «Mise en place»)."""

from rooftree.core.chance import below, shuffle
from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY, ask
from rooftree.games.california.cards import BOARD_COLOUR, NUM_BOARDS, NUM_BONUSES, NUM_COLOURS, NUM_TILES
from rooftree.games.california.rules.days import open_shops
from rooftree.games.california.state import AT_RANDOM, PREPRINTED, PREPRINTED_CELL, START_MONEY, Decision, State


@rule
def deal(state: State) -> None:
    """Shuffle the tiles, deal the boards, see who begins, open the shops."""
    for tile in range(NUM_TILES):
        state.tile_pile[tile] = tile + 1
        state.bag_order[tile] = tile + 1
    shuffle(state.stream, state.tile_pile, 0, NUM_TILES)
    shuffle(state.stream, state.bag_order, 0, NUM_TILES)
    deal_boards(state)
    begin(state, below(state.stream, state.num_players) if state.first == AT_RANDOM else state.first)


@rule
def deal_boards(state: State) -> None:
    """A board of its own for everyone: skip so many of those that are still free."""
    for seat in range(state.num_players):
        steps = below(state.stream, NUM_BOARDS - seat)
        for board in range(NUM_BOARDS):
            if not is_dealt(state, BOARD_COLOUR[board]):
                if steps == 0:
                    state.boards[seat] = BOARD_COLOUR[board]
                    break
                steps -= 1


@rule
def is_dealt(state: State, colour: int) -> bool:
    for seat in range(state.num_players):
        if state.boards[seat] == colour:
            return True
    return False


@rule
def begin(state: State, starter: int) -> None:
    """With piles and boards as dealt: everyone's mansion and money, and the first day."""
    state.starter = starter
    put_on_the_table(state)
    for seat in range(state.num_players):
        mansion = state.mansions[seat]
        mansion.rooms[PREPRINTED_CELL] = PREPRINTED
        mansion.cells_of[state.boards[seat]] = 1 << PREPRINTED_CELL
        mansion.money = START_MONEY
        state.supply -= START_MONEY
    open_shops(state)
    ask(state, starter, Decision.CHOOSE_ACTION)


@rule
def put_on_the_table(state: State) -> None:
    """Neighbours and bonus cards are with nobody yet."""
    for colour in range(NUM_COLOURS + 1):
        state.neighbour_at[colour] = NOBODY
    for bonus in range(NUM_BONUSES):
        state.bonus_of[bonus] = NOBODY
