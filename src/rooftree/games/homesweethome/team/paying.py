"""What to add to a payment: every way is tried in many worlds."""

from rooftree.core.actions import Moves
from rooftree.core.chance import Purpose, sow
from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY, clockwise
from rooftree.games.homesweethome.actions import PASS, PLAY, PLAY_JOKER
from rooftree.games.homesweethome.rules.payment import is_paid
from rooftree.games.homesweethome.state import State
from rooftree.games.homesweethome.team.advice import likelihood
from rooftree.games.homesweethome.team.chances import WORLDS, see_as_everyone
from rooftree.games.homesweethome.team.hand import joker_worth, see_uses, use_of_draw, use_of_last
from rooftree.games.homesweethome.team.manners import add, help_of, pay_on, rescuer_of
from rooftree.games.homesweethome.team.mind import POSITION, TRIAL, WORLD, Mind
from rooftree.games.homesweethome.team.plan import LOWEST
from rooftree.games.homesweethome.team.worlds import deal_hands, make_deck

USE_A_POINT = 50  # how much use of a card in hand weighs as much as a hundredth of a point


@rule
def best_share(states: list[State], mind: Mind, moves: Moves, seat: int, seed: int) -> int:
    """What makes the build likely, for as little as possible."""
    see_as_everyone(states, mind)
    total = try_all(states, mind, moves, seat, seed)
    see_uses(states[POSITION], mind, seat)
    gain = mind.gain[states[POSITION].pending.queue]
    best = LOWEST
    choice = 0
    for i in range(moves.count):
        value = gain * mind.option[i] // total - price_of(states[POSITION], mind, seat, moves.actions[i])
        if value > best:
            best = value
            choice = moves.actions[i]
    return choice


@rule
def try_all(states: list[State], mind: Mind, moves: Moves, seat: int, seed: int) -> int:
    """In how many of the worlds, by likelihood, each way leads to a paid card; the number of all."""
    sow(mind.stream, seed ^ states[POSITION].turn, Purpose.PLAYERS)
    make_deck(states[POSITION], mind, seat)
    for i in range(moves.count):
        mind.option[i] = 0
    total = 0
    for _ in range(WORLDS):
        states[WORLD] = states[POSITION]
        deal_hands(states[WORLD], mind, seat)
        likely = likelihood(states[WORLD], mind, seat)
        total += likely
        for i in range(moves.count):
            states[TRIAL] = states[WORLD]
            go_on_with(states[TRIAL], seat, moves.actions[i])
            if is_paid(states[TRIAL]):
                mind.option[i] += likely
    return total


@rule
def go_on_with(world: State, seat: int, action: int) -> None:
    """Add this, and let the others go on."""
    if not PASS.holds(action):
        add(world, seat, action)
        pay_on(world, clockwise(world, seat, 1))
        return
    rescuer = rescuer_of(world, seat)
    if rescuer != NOBODY:
        add(world, rescuer, help_of(world, rescuer))
        pay_on(world, clockwise(world, seat, 1))


@rule
def price_of(state: State, mind: Mind, seat: int, action: int) -> int:
    """A card is worth what it is more useful than the one drawn for it; powers cost nothing."""
    if PLAY_JOKER.holds(action):
        return joker_worth(state)
    if PLAY.holds(action):
        use = use_of_last(state, mind, seat, PLAY.resource(action))
        return (use - use_of_draw(state, mind, seat)) // USE_A_POINT
    return 0
