"""How likely the cards in the queues can be paid, and what building the heads would gain."""

from rooftree.core.chance import Purpose, sow
from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY, clockwise
from rooftree.games.homesweethome.cards import KIND, Kind, Resource
from rooftree.games.homesweethome.rules.payment import begin_payment, is_paid
from rooftree.games.homesweethome.state import NUM_QUEUES, QUEUE_LENGTH, State, Word
from rooftree.games.homesweethome.team.advice import likelihood
from rooftree.games.homesweethome.team.house import look_ahead
from rooftree.games.homesweethome.team.manners import pay_on
from rooftree.games.homesweethome.team.mind import CERTAIN, HOUSE, OPEN_CARDS, POSITION, TRIAL, WORLD, Mind
from rooftree.games.homesweethome.team.plan import plan
from rooftree.games.homesweethome.team.worlds import deal_hands, make_deck

WORLDS = 64  # for one's own eyes
PUBLIC_WORLDS = 32  # for everyone's
USUALLY = 700  # how often a card can be paid when its time has come: hands will have changed by then


@rule
def see_as_everyone(states: list[State], mind: Mind) -> None:
    """Chances and gains as they are to someone who sees no hand: the same for all players, at all times of a turn."""
    sow(mind.stream, states[POSITION].turn, Purpose.WORLDS)
    look(states, mind, NOBODY, PUBLIC_WORLDS)
    for word in range(Word.A, Word.NONE):
        mind.agreed[word] = mind.gain[word]


@rule
def see_as(states: list[State], mind: Mind, seat: int, seed: int) -> None:
    """Chances and gains as a seat sees them, once it knows how everyone does: that is how it understands words."""
    sow(mind.stream, seed ^ states[POSITION].turn, Purpose.PLAYERS)
    look(states, mind, seat, WORLDS)


@rule
def look(states: list[State], mind: Mind, seat: int, worlds: int) -> None:
    look_ahead(states[POSITION], mind)
    guess_chances(states, mind, seat, worlds)
    states[HOUSE] = states[POSITION]
    plan(states, mind, 0)
    for queue in range(NUM_QUEUES):
        mind.gain[queue + 1] = mind.value[2 + queue] - mind.value[1] if mind.is_there[2 + queue] else 0


@rule
def guess_chances(states: list[State], mind: Mind, seat: int, worlds: int) -> None:
    """Try to pay every card in the queues in many worlds, each as likely as the words make it."""
    make_deck(states[POSITION], mind, seat)
    forget_chances(mind)
    total = 0
    for _ in range(worlds):
        states[WORLD] = states[POSITION]
        deal_hands(states[WORLD], mind, seat)
        likely = likelihood(states[WORLD], mind, seat)
        total += likely
        for place in range(OPEN_CARDS):
            try_to_pay(states, mind, place, likely)
    for place in range(OPEN_CARDS):
        mind.jokers[place] = mind.jokers[place] * CERTAIN // total
        mind.chance[place] = mind.chance[place] * CERTAIN // total
    expect_other_hands(mind)


@rule
def see_hands(states: list[State], mind: Mind) -> None:
    """The same for somebody who sees all hands."""
    forget_chances(mind)
    states[WORLD] = states[POSITION]
    for place in range(OPEN_CARDS):
        try_to_pay(states, mind, place, CERTAIN)
    expect_other_hands(mind)


@rule
def forget_chances(mind: Mind) -> None:
    for place in range(OPEN_CARDS):
        mind.chance[place] = 0
        mind.jokers[place] = 0


@rule
def expect_other_hands(mind: Mind) -> None:
    """Of the cards that are not heads yet."""
    for place in range(OPEN_CARDS):
        if place % QUEUE_LENGTH > 0:
            mind.chance[place] = (mind.chance[place] + USUALLY) // 2


@rule
def try_to_pay(states: list[State], mind: Mind, place: int, likely: int) -> None:
    """In a world: the heads now, the others when it will be their turn, as if hands stayed as they are."""
    card = states[WORLD].queues[place]
    if KIND[card] == Kind.NONE or KIND[card] == Kind.TRAP:
        return
    states[TRIAL] = states[WORLD]
    trial = states[TRIAL]
    begin_payment(trial, card)
    pay_on(trial, clockwise(trial, trial.active, place % QUEUE_LENGTH % trial.num_players))
    mind.jokers[place] += likely * (num_jokers(states[WORLD]) - num_jokers(trial))
    if is_paid(trial):
        mind.chance[place] += likely


@rule
def num_jokers(world: State) -> int:
    jokers = 0
    for seat in range(world.num_players):
        jokers += world.players[seat].cards[Resource.JOKER]
    return jokers
