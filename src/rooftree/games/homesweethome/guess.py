"""What the other hands may be: a guess that fits all that a seat knows, every fitting deal as likely as any other.

What a hand is known to hold is laid aside for it. The rest is drawn card by card from what is free, the hand with the
smallest choice first. Two things would make some deals likelier than others, and are set right by beginning anew:

- An earlier hand may leave a later one more to choose from, or less. So every draw is one of the `most` cards that
  there could be at this point; if it is none of those that there are, the guess is given up.
- A hand with two of what was laid aside could have come about in two ways. So it is kept one time in two.

Numbers of cards by kind are kept in one integer (`free`), six bits a kind, and sets of kinds in another, a bit a kind:
rules have no arrays of their own.
"""

from rooftree.core.chance import Stream, below
from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY, num_seats
from rooftree.games.homesweethome.cards import (
    IS_HINTED,
    NUM_HINTS,
    NUM_RESOURCE_CARDS,
    NUM_RESOURCES,
    RESOURCE_KIND,
    Character,
)
from rooftree.games.homesweethome.rules.hands import num_cards, num_stars
from rooftree.games.homesweethome.rules.queues import STARS_FOR_A_SWAP
from rooftree.games.homesweethome.state import Decision, Place, Player, State

BITS = 6  # of a number of cards
MOST_CARDS = (1 << BITS) - 1
NO_KINDS = 0
GIVEN_UP = -1  # instead of what is left
ALL_KINDS = (1 << (NUM_RESOURCES + 1)) - 2  # without Resource.NONE


@rule
def guess_hands(state: State, seat: int, stream: Stream) -> None:
    """Fill in the kinds of the other hands; where the cards are is left as it is."""
    free = num_free(state, seat)
    is_right = False
    while not is_right:
        is_right = deal_a_guess(state, seat, free, stream) and is_kept(state, seat, stream)


# What is known


@rule
def is_unseen(state: State, seat: int, card: int) -> bool:
    """In the pile or in another hand."""
    place = state.resource_at[card]
    return place != Place.DISCARDED and (seat == NOBODY or place != Place.IN_HAND + seat)


@rule
def num_held(state: State, seat: int) -> int:
    """How many cards a player has, whatever the guess is so far."""
    held = 0
    for card in range(1, NUM_RESOURCE_CARDS + 1):
        if state.resource_at[card] == Place.IN_HAND + seat:
            held += 1
    return held


@rule
def num_free(state: State, seat: int) -> int:
    """How many cards of each kind are unseen and laid aside for nobody."""
    free = 0
    for card in range(1, NUM_RESOURCE_CARDS + 1):
        if is_unseen(state, seat, card):
            free += one(RESOURCE_KIND[card])
    for other in range(num_seats(state)):
        if other != seat:
            sure = sure_kinds(state, seat, other)
            for resource in range(1, NUM_RESOURCES + 1):
                free -= one(resource) * num_sure(state, seat, other, sure, resource)
    return free


@rule
def one(resource: int) -> int:
    """A card of a kind, as a number to add or take away."""
    return 1 << BITS * (resource - 1)


@rule
def num_of(free: int, kinds: int) -> int:
    """How many cards of these kinds there are."""
    cards = 0
    for resource in range(1, NUM_RESOURCES + 1):
        if kinds >> resource & 1:
            cards += free >> BITS * (resource - 1) & MOST_CARDS
    return cards


@rule
def possible_kinds(player: Player) -> int:
    """What a hand is not known to lack."""
    kinds = ALL_KINDS
    for resource in range(1, NUM_RESOURCES + 1):
        if player.lacks[resource]:
            kinds -= 1 << resource
    return kinds


@rule
def promised_kinds(player: Player, hint: int) -> int:
    """Of which kinds a hand holds at least one card, as a hint says; none if it says nothing."""
    kinds = NO_KINDS
    if player.holds[hint]:
        for resource in range(1, NUM_RESOURCES + 1):
            if IS_HINTED[hint, resource] and not player.lacks[resource]:
                kinds += 1 << resource
    return kinds


@rule
def sure_kinds(state: State, seat: int, other: int) -> int:
    """What a hand surely holds: what the site manager saw, and the only kind that fits a hint."""
    player = state.players[other]
    kinds = NO_KINDS
    for hint in range(NUM_HINTS):
        promised = promised_kinds(player, hint)
        if promised & (promised - 1) == NO_KINDS:
            kinds |= promised
    if is_manager(state, seat):
        for resource in range(1, NUM_RESOURCES + 1):
            if player.known[resource]:
                kinds |= 1 << resource
    return kinds


@rule
def num_sure(state: State, seat: int, other: int, sure: int, resource: int) -> int:
    """How many cards of a kind a hand surely holds, if these kinds are sure."""
    if not sure >> resource & 1:
        return 0
    return max(1, state.players[other].known[resource]) if is_manager(state, seat) else 1


@rule
def is_manager(state: State, seat: int) -> bool:
    return seat != NOBODY and state.players[seat].character == Character.SITE_MANAGER


# A guess


@rule
def deal_a_guess(state: State, seat: int, free: int, stream: Stream) -> bool:
    """Deal all hands; False if it was given up."""
    left = free
    kinds = NO_KINDS  # what was drawn from so far
    drawn = 0
    for other in range(num_seats(state)):
        if other != seat:
            lay_aside(state, seat, other)
            left, kinds, drawn = draw_promised(state, seat, other, free, left, kinds, drawn, stream)
    done = 0
    for _ in range(num_seats(state) if seat == NOBODY else num_seats(state) - 1):
        other = next_hand(state, seat, free, done)
        count = num_held(state, other) - num_cards(state.players[other])
        possible = possible_kinds(state.players[other])
        left = draw(state.players[other], possible, count, most_of(free, possible, kinds, drawn), left, stream)
        kinds |= possible
        drawn += count
        done |= 1 << other
    return left != GIVEN_UP


@rule
def lay_aside(state: State, seat: int, other: int) -> None:
    sure = sure_kinds(state, seat, other)
    for resource in range(1, NUM_RESOURCES + 1):
        state.players[other].cards[resource] = num_sure(state, seat, other, sure, resource)


@rule
def draw_promised(
    state: State, seat: int, other: int, free: int, left: int, kinds: int, drawn: int, stream: Stream
) -> tuple[int, int, int]:
    """A card for each hint that nothing laid aside fits: what is left, and what was drawn so far, from which kinds.

    Where hints overlap only one gets a card: the others are looked at when all hands are dealt.
    """
    covered = sure_kinds(state, seat, other)
    for hint in range(NUM_HINTS):
        promised = promised_kinds(state.players[other], hint)
        if promised & covered == NO_KINDS and promised != NO_KINDS:
            left = draw(state.players[other], promised, 1, most_of(free, promised, kinds, drawn), left, stream)
            covered |= promised
            kinds |= promised
            drawn += 1
    return left, kinds, drawn


@rule
def most_of(free: int, kinds: int, earlier: int, drawn: int) -> int:
    """How many cards of these kinds can be left at most, once so many were drawn from the kinds of earlier draws."""
    elsewhere = num_of(free, earlier & ~kinds)
    return num_of(free, kinds) - max(0, drawn - elsewhere)


@rule
def draw(player: Player, kinds: int, count: int, most: int, left: int, stream: Stream) -> int:
    """A hand gets so many cards of these kinds; what is left then, or GIVEN_UP, where nothing goes on from."""
    if left == GIVEN_UP:
        return GIVEN_UP
    there = num_of(left, kinds)
    for taken in range(count):
        steps = below(stream, most - taken)
        if steps >= there - taken:
            return GIVEN_UP
        resource = kind_at(left, kinds, steps)
        player.cards[resource] += 1
        left -= one(resource)
    return left


@rule
def kind_at(left: int, kinds: int, steps: int) -> int:
    """The kind of a card, after so many others of these kinds."""
    resource = 0
    while steps >= 0:
        resource += 1
        if kinds >> resource & 1:
            steps -= left >> BITS * (resource - 1) & MOST_CARDS
    return resource


@rule
def next_hand(state: State, seat: int, free: int, done: int) -> int:
    """Of the hands that are not done, the one with the smallest choice."""
    best = NOBODY
    fewest = 0
    for other in range(num_seats(state)):
        if other != seat and not done >> other & 1:
            choice = num_of(free, possible_kinds(state.players[other]))
            if best == NOBODY or choice < fewest:
                best = other
                fewest = choice
    return best


@rule
def is_kept(state: State, seat: int, stream: Stream) -> bool:
    """A guess fits; and one that could have come about in several ways is kept as often as if there were one."""
    for other in range(num_seats(state)):
        if other != seat and not (fits_all(state, other) and is_hand_kept(state, seat, other, stream)):
            return False
    return True


@rule
def is_hand_kept(state: State, seat: int, other: int, stream: Stream) -> bool:
    """By chance, once in all the ways in which the cards laid aside and drawn first can be chosen from the hand."""
    player = state.players[other]
    covered = sure_kinds(state, seat, other)
    for resource in range(1, NUM_RESOURCES + 1):
        sure = num_sure(state, seat, other, covered, resource)
        for extra in range(1, player.cards[resource] - sure + 1 if sure else 1):
            if below(stream, sure + extra) >= extra:
                return False
    for hint in range(NUM_HINTS):
        promised = promised_kinds(player, hint)
        if promised & covered == NO_KINDS and promised != NO_KINDS:
            if below(stream, num_in_hand(player, promised)) > 0:
                return False
            covered |= promised
    return True


@rule
def num_in_hand(player: Player, kinds: int) -> int:
    cards = 0
    for resource in range(1, NUM_RESOURCES + 1):
        if kinds >> resource & 1:
            cards += player.cards[resource]
    return cards


@rule
def fits_all(state: State, other: int) -> bool:
    """Whether a hand keeps every promise, and can pay for a swap that it has begun."""
    player = state.players[other]
    for hint in range(NUM_HINTS):
        if player.holds[hint] and not fits(player, hint):
            return False
    if state.decision != Decision.PAY_SWAP or state.to_act != other:
        return True
    return state.pending.stars + num_stars(player) >= STARS_FOR_A_SWAP


@rule
def fits(player: Player, hint: int) -> bool:
    """Whether a hand holds what the table knows that it holds."""
    for resource in range(1, NUM_RESOURCES + 1):
        if IS_HINTED[hint, resource] and player.cards[resource]:
            return True
    return False
