"""The rules R1 to R6 (README.md), in the order of a game."""

from gable.cards import MATERIAL, NOTHING, NUM_CARDS, WEIGHT
from gable.house import NUM_CELLS, NUM_COLUMNS, NUM_PAIRS, PAIRS, House
from gable.state import BUILD, NUM_ROUNDS, NUM_SLOTS, TOSS, Decision, Seen, State
from rooftree.core.actions import Moves, offer
from rooftree.core.chance import Stream, shuffle
from rooftree.core.jit import rule

PAIR_POINTS = 2  # R6


@rule
def deal(state: State) -> None:
    for place in range(NUM_CARDS):
        state.pile[place] = place + 1
    shuffle(state.stream, state.pile, 0, NUM_CARDS)
    begin(state)


@rule
def begin(state: State) -> None:
    state.decision = Decision.TAKE_CARD
    state.round = 1
    fill_market(state)


@rule
def fill_market(state: State) -> None:
    """R1  One card more than there are players, as long as there are any."""
    for slot in range(state.num_players + 1):
        if state.market[slot] == NOTHING and state.drawn < NUM_CARDS:
            state.market[slot] = state.pile[state.drawn]
            state.drawn += 1


@rule
def list_moves(state: State, moves: Moves) -> None:
    for slot in range(NUM_SLOTS):
        if state.decision != Decision.GAME_OVER and state.market[slot] != NOTHING:
            for cell in range(NUM_CELLS):
                if can_build(state.houses[state.to_act], cell, state.market[slot]):
                    offer(moves, BUILD.at(slot, cell))
            offer(moves, TOSS.at(slot))


@rule
def can_build(house: House, cell: int, card: int) -> bool:
    return house.cells[cell] == NOTHING and is_supported(house, cell) and not is_too_heavy(house, cell, card)


@rule
def is_supported(house: House, cell: int) -> bool:
    """R3  On the ground, or on a card."""
    return cell < NUM_COLUMNS or house.cells[cell - NUM_COLUMNS] != NOTHING


@rule
def is_too_heavy(house: House, cell: int, card: int) -> bool:
    """R4  A card never stands on a lighter one."""
    return cell >= NUM_COLUMNS and WEIGHT[card] > WEIGHT[house.cells[cell - NUM_COLUMNS]]


@rule
def apply(state: State, action: int) -> None:
    if BUILD.holds(action):
        slot = BUILD.slot(action)
        state.houses[state.to_act].cells[BUILD.cell(action)] = state.market[slot]
    else:
        slot = TOSS.slot(action)
        state.heap[state.market[slot]] = 1
    state.market[slot] = NOTHING
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    """R2  Every other round goes the other way, so that whoever was last begins."""
    state.turns += 1
    if state.turns == state.num_players:
        end_round(state)
    state.to_act = state.turns if state.round % 2 == 1 else state.num_players - 1 - state.turns


@rule
def end_round(state: State) -> None:
    state.turns = 0
    if state.round == NUM_ROUNDS:
        state.decision = Decision.GAME_OVER
    else:
        state.round += 1
        fill_market(state)


@rule
def score(state: State, seat: int) -> int:
    points = 0
    for column in range(NUM_COLUMNS):
        points += gable_points(state.houses[seat], column)
    for pair in range(NUM_PAIRS):
        if is_alike(state.houses[seat], pair):
            points += PAIR_POINTS
    return points


@rule
def gable_points(house: House, column: int) -> int:
    """R5  A finished column is worth the weight of its top card."""
    return WEIGHT[house.cells[NUM_CELLS - NUM_COLUMNS + column]]


@rule
def is_alike(house: House, pair: int) -> bool:
    """R6  Two cards that touch are of one material."""
    card = house.cells[PAIRS[pair, 0]]
    return card != NOTHING and MATERIAL[card] == MATERIAL[house.cells[PAIRS[pair, 1]]]


@rule
def determinize(state: State, seat: int, stream: Stream) -> None:
    shuffle(stream, state.pile, state.drawn, NUM_CARDS)


@rule
def observe(state: State, seat: int, seen: Seen) -> None:
    players = state.num_players
    seen.to_act = (state.to_act - seat + players) % players
    seen.round = state.round
    for slot in range(NUM_SLOTS):
        seen.market[slot] = state.market[slot]
    for card in range(1, NUM_CARDS + 1):
        seen.heap[card] = state.heap[card]
    for place in range(players * NUM_CELLS):
        house = state.houses[(seat + place // NUM_CELLS) % players]
        seen.cells[place] = house.cells[place % NUM_CELLS]
