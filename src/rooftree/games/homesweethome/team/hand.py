"""Which resources to keep: those that the cards to come ask for and that the others are unlikely to have."""

from rooftree.core.jit import rule
from rooftree.games.homesweethome.actions import KEEP, TOSS
from rooftree.games.homesweethome.cards import (
    COST,
    NUM_CONSTRUCTIONS,
    NUM_PAYABLE,
    NUM_RESOURCES,
    TRAP,
    Resource,
    Trap,
)
from rooftree.games.homesweethome.rules.hands import num_cards
from rooftree.games.homesweethome.state import NUM_QUEUES, NUM_TURNS, QUEUE_LENGTH, Decision, State
from rooftree.games.homesweethome.team.mind import POINT, Mind
from rooftree.games.homesweethome.team.worlds import count_unseen

JOKER_WORTH = POINT * 6 // 5
WATER_WORTH = POINT * 2 // 5
IN_PILE, IN_QUEUE = 10, 30  # how urgently a card asks for its resources
SCARCE = 70  # added to the number of such cards in other hands, in hundredths
ANOTHER = 5  # a second card of a kind is so many times less useful, and so on


@rule
def joker_worth(state: State) -> int:
    """A joker can wait for something better, until the last turn."""
    return 0 if state.turn == NUM_TURNS else JOKER_WORTH


@rule
def best_toss(state: State, mind: Mind, seat: int) -> int:
    """Discard a card that is less useful than what may come for it."""
    see_uses(state, mind, seat)
    resource = least_useful(state, mind, seat)
    if use_of_last(state, mind, seat, resource) < use_of_draw(state, mind, seat):
        return TOSS.at(resource)
    return KEEP.at()


@rule
def least_useful(state: State, mind: Mind, seat: int) -> int:
    least = int(Resource.NONE)
    for resource in range(1, NUM_RESOURCES + 1):
        if state.players[seat].cards[resource]:
            use = use_of_last(state, mind, seat, resource)
            if least == Resource.NONE or use < use_of_last(state, mind, seat, least):
                least = resource
    return least


@rule
def use_of_last(state: State, mind: Mind, seat: int, resource: int) -> int:
    """Of the last card of a kind in a hand."""
    return use_of(mind, resource, state.players[seat].cards[resource])


@rule
def use_of_draw(state: State, mind: Mind, seat: int) -> int:
    """Of a card from the pile, in the mean of all that are unseen."""
    total = 0
    use = 0
    for resource in range(1, NUM_RESOURCES + 1):
        total += mind.unseen[resource]
        use += mind.unseen[resource] * use_of(mind, resource, state.players[seat].cards[resource] + 1)
    return use // max(1, total)


@rule
def use_of(mind: Mind, resource: int, number: int) -> int:
    """Of the first, second… card of a kind in a hand."""
    use = int(mind.use[resource])
    for _ in range(1, number):
        use //= ANOTHER
    return use


@rule
def see_uses(state: State, mind: Mind, seat: int) -> None:
    """How useful each resource is to a seat, by what is still to be built and stopped."""
    for resource in range(NUM_RESOURCES + 1):
        mind.use[resource] = 0
    for position in range(state.constructions_drawn, NUM_CONSTRUCTIONS):
        ask_for(mind, state.construction_pile[position], IN_PILE)
    for queue in range(NUM_QUEUES):
        for place in range(0 if state.decision == Decision.PAY_SWAP else 1, QUEUE_LENGTH):
            ask_for(mind, state.queues[queue * QUEUE_LENGTH + place], IN_QUEUE)
    count_unseen(state, mind, seat)
    weigh_by_supply(state, mind, seat)


@rule
def ask_for(mind: Mind, card: int, urgency: int) -> None:
    for resource in range(1, NUM_PAYABLE + 1):
        if COST[card, resource]:
            mind.use[resource] += urgency
    if TRAP[card] == Trap.HAIL:
        mind.use[Resource.TARP] = 2
    elif TRAP[card] == Trap.PESTS:
        mind.use[Resource.POISON] = 2


@rule
def weigh_by_supply(state: State, mind: Mind, seat: int) -> None:
    """What others are likely to hold is less useful; jokers, tarp and poison are more so than anything else."""
    unseen = 0
    in_hands = 0
    for resource in range(1, NUM_RESOURCES + 1):
        unseen += mind.unseen[resource]
    for other in range(state.num_players):
        if other != seat:
            in_hands += num_cards(state.players[other])
    most = 0
    for resource in range(1, NUM_PAYABLE + 1):
        supply = mind.unseen[resource] * in_hands * 100 // max(1, unseen)
        mind.use[resource] = mind.use[resource] * 1000 // (SCARCE + supply)
        most = max(most, int(mind.use[resource]))
    mind.use[Resource.JOKER] = 3 * most
    mind.use[Resource.TARP] *= most
    mind.use[Resource.POISON] *= most
