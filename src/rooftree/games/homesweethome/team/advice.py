"""What to say in the advice round, and what the words of the others tell about their hands.

A word is honest: the head that gains most, as far as the speaker can add what falls to them. Everyone values the heads
by what is open to all, so that a listener can ask: with which hand would I have said this?
"""

from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY, clockwise
from rooftree.games.homesweethome.cards import COST, NUM_PAYABLE, Resource
from rooftree.games.homesweethome.rules.payment import gift_of
from rooftree.games.homesweethome.rules.queues import can_be_named, head
from rooftree.games.homesweethome.state import Player, State, Word
from rooftree.games.homesweethome.team.mind import CERTAIN, POINT, Mind

WORTH_A_WORD = POINT // 5
UNCONCERNED = 800  # how sure those are who need not pay
UNSURE = 600  # how sure those are who have just what falls to them, if nobody else plays it before
LIKELIHOOD = 64  # of a hand that explains all words…
MISMATCH = 5  # …and so many times less for each that it does not: people may mean something else


@rule
def word_of(world: State, mind: Mind, seat: int) -> int:
    """What a player with this hand would say."""
    best = WORTH_A_WORD
    choice = int(Word.NONE)
    for word in range(Word.A, Word.NONE):
        if can_be_named(world, word):
            value = mind.gain[word] * ability(world, seat, head(world, word)) // CERTAIN
            if value > best:
                best = value
                choice = word
    return choice


@rule
def ability(world: State, seat: int, card: int) -> int:
    """How sure a player is to be able to add what falls to them of a cost."""
    size = cost_size(card)
    shares = num_shares(world, seat, size)
    if shares == 0:
        return UNCONCERNED
    fitting = min(size, num_fitting(world.players[seat], card))
    if fitting < shares:
        return 0
    return CERTAIN - (CERTAIN - UNSURE) * (size - fitting) // max(1, size - shares)


@rule
def cost_size(card: int) -> int:
    size = 0
    for resource in range(1, NUM_PAYABLE + 1):
        size += COST[card, resource]
    return size


@rule
def num_shares(world: State, seat: int, size: int) -> int:
    """How often it will be a player's turn to pay."""
    steps = 0
    while clockwise(world, world.active, steps) != seat:  # a difference of seats has no sign once it is compiled
        steps += 1
    return max(0, size - steps + world.num_players - 1) // world.num_players


@rule
def num_fitting(player: Player, card: int) -> int:
    """How much of a cost a player could pay alone, with joker and power."""
    fitting = player.cards[Resource.JOKER]
    gift = gift_of(player.character)
    for resource in range(1, NUM_PAYABLE + 1):
        held = player.cards[resource] + (1 if resource == gift else 0)
        fitting += min(held, COST[card, resource])
    return fitting


@rule
def likelihood(world: State, mind: Mind, seat: int) -> int:
    """How well the other hands of a world explain what was said this turn."""
    value = LIKELIHOOD
    for other in range(world.num_players):
        said = world.players[other].said
        is_advice = seat != NOBODY and other != seat and other != world.active and said != Word.NOT_YET
        if is_advice and word_of(world, mind, other) != said:
            value //= MISMATCH
    return max(1, value)
