"""What to say in the advice round, and what the words of the others tell about their hands.

A word promises something: "I have the rarest resource that this head costs." Whoever has that of both names the head
that gains the house more; whoever has neither says none. Everyone values the heads by what is open to all, so that a
listener can ask: with which hand would I have said this?
"""

from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY
from rooftree.games.homesweethome.cards import COST, NUM_PAYABLE
from rooftree.games.homesweethome.rules.payment import gift_of
from rooftree.games.homesweethome.rules.queues import can_be_named, head
from rooftree.games.homesweethome.state import Player, State, Word
from rooftree.games.homesweethome.team.manners import RARITY
from rooftree.games.homesweethome.team.mind import POINT, Mind

WORTH_A_WORD = POINT // 5
LIKELIHOOD = 64  # of a hand that explains all words…
MISMATCH = 5  # …and so many times less for each that it does not: people may mean something else


@rule
def word_of(world: State, mind: Mind, seat: int) -> int:
    """What a player with this hand would say."""
    best = WORTH_A_WORD
    choice = int(Word.NONE)
    for word in range(Word.A, Word.NONE):
        is_better = can_be_named(world, word) and mind.agreed[word] > best
        if is_better and has_rarest(world.players[seat], head(world, word)):
            best = mind.agreed[word]
            choice = word
    return choice


@rule
def has_rarest(player: Player, card: int) -> bool:
    """Whether a player could add the rarest resource of a cost; of equally rare ones, any."""
    rarest = 0
    is_there = False
    for resource in range(1, NUM_PAYABLE + 1):
        if COST[card, resource] and RARITY[resource] >= rarest:
            is_equal = RARITY[resource] == rarest
            has_it = player.cards[resource] > 0 or gift_of(player.character) == resource
            is_there = has_it or (is_equal and is_there)
            rarest = RARITY[resource]
    return is_there


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
