"""Hands that the others may hold, true to all that a seat knows (compare the game's `determinize.py`)."""

from rooftree.core.chance import below, shuffle
from rooftree.core.jit import rule
from rooftree.games.homesweethome.cards import (
    IS_HINTED,
    NUM_HINTS,
    NUM_RESOURCE_CARDS,
    NUM_RESOURCES,
    RESOURCE_KIND,
)
from rooftree.games.homesweethome.guess import fits, is_manager, is_unseen
from rooftree.games.homesweethome.rules.hands import num_cards
from rooftree.games.homesweethome.state import Player, State
from rooftree.games.homesweethome.team.mind import Mind

NO_HINT = -1


@rule
def count_unseen(state: State, mind: Mind, seat: int) -> None:
    """How many of each resource lie in the pile or in the hands of others."""
    for resource in range(NUM_RESOURCES + 1):
        mind.unseen[resource] = 0
    for card in range(1, NUM_RESOURCE_CARDS + 1):
        if is_unseen(state, seat, card):
            mind.unseen[RESOURCE_KIND[card]] += 1


@rule
def make_deck(state: State, mind: Mind, seat: int) -> None:
    """Shuffle all that a seat has not seen, whoever has it."""
    count_unseen(state, mind, seat)
    mind.deck_size = 0
    for resource in range(1, NUM_RESOURCES + 1):
        for _ in range(mind.unseen[resource]):
            mind.deck[mind.deck_size] = resource
            mind.deck_size += 1
    shuffle(mind.stream, mind.deck, 0, mind.deck_size)


@rule
def deal_hands(world: State, mind: Mind, seat: int) -> None:
    """Deal the other hands from the deck: first what the seat knows of them, then at random."""
    mind.num_left = mind.deck_size
    for other in range(world.num_players):
        if other != seat:
            mind.to_deal[other] = num_cards(world.players[other])
            deal_known(world, mind, seat, other)
    for other in range(world.num_players):
        if other != seat:
            for _ in range(mind.to_deal[other]):
                deal_card(mind, world.players[other], NO_HINT)


@rule
def deal_known(world: State, mind: Mind, seat: int, other: int) -> None:
    """R6  What the site manager has seen, and what play has shown everyone."""
    player = world.players[other]
    for resource in range(1, NUM_RESOURCES + 1):
        player.cards[resource] = 0
    if is_manager(world, seat):
        for resource in range(1, NUM_RESOURCES + 1):
            for _ in range(player.known[resource]):
                deal_next(mind, player, resource)
                mind.to_deal[other] -= 1
    for hint in range(NUM_HINTS):
        if player.holds[hint] and not fits(player, hint):
            deal_card(mind, player, hint)
            mind.to_deal[other] -= 1


@rule
def deal_next(mind: Mind, player: Player, resource: int) -> None:
    """The next card of a kind."""
    for position in range(mind.num_left):
        if mind.deck[position] == resource:
            deal_from(mind, player, position)
            return


@rule
def deal_card(mind: Mind, player: Player, hint: int) -> None:
    """A random card that the player may hold."""
    first = below(mind.stream, max(1, mind.num_left))
    for steps in range(mind.num_left):
        position = (first + steps) % mind.num_left
        resource = mind.deck[position]
        if not player.lacks[resource] and (hint == NO_HINT or IS_HINTED[hint, resource]):
            deal_from(mind, player, position)
            return


@rule
def deal_from(mind: Mind, player: Player, position: int) -> None:
    """The card at a position changes places with the last one, and is gone."""
    mind.num_left -= 1
    resource = mind.deck[position]
    mind.deck[position] = mind.deck[mind.num_left]
    mind.deck[mind.num_left] = resource
    player.cards[resource] += 1
