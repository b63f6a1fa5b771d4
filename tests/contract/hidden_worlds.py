"""Worlds that differ only in what a seat may not know, made here on purpose without the engine's `determinize`.

A new game adds its own to `WORLDS`.

Dream Home: the order of what is left in both piles is hidden from everyone. Under `strict` so is which roof cards lie
face down, so they trade places among each other and with roof cards still to come (R9).
California: the order of the pile, and of the bag until its tiles are drawn on the last day (R7).
Home Sweet Home: the order of both piles and every hand but one's own, as long as the hands fit what the seat's view
says of them: how many cards, none of `lacks`, one of each list in `holds`, what the site manager has seen (R6). For
all others that is hidden too.
The random stream in the state is hidden too.
"""

from random import Random
from typing import Any

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.notation import kebab
from rooftree.games.homesweethome.cards import RESOURCE_KIND, STARS, Character, Resource
from rooftree.games.homesweethome.state import Decision
from rooftree.testing.secrets import World, reorder

ROOMS_A_ROUND, RESOURCES_A_ROUND = 5, 4
FIRST_SEAT = 2  # `resource_at` from here on: before a player, in a player's hand
TILES_A_DAY, LAST_DAY = 8, 12
RESOURCE_CARDS, STARS_FOR_A_SWAP = 54, 3


def dreamhome_world(game: Game, state: Array, seat: int, chance: Random) -> Array:
    world = state.copy()
    table, number = world[0], int(state["round_number"][0])
    if not table["open_roofs"] and not game.is_over(state):
        trade_roofs(game, world, number * RESOURCES_A_ROUND, chance)
    reorder(table["room_pile"], number * ROOMS_A_ROUND, chance)
    reorder(table["resource_pile"], number * RESOURCES_A_ROUND, chance)
    table["stream"]["a"], table["stream"]["b"] = chance.randrange(1, 2**32), chance.randrange(1, 2**32)
    return world


def trade_roofs(game: Game, world: Array, drawn: int, chance: Random) -> None:
    """Every roof card that nobody sees becomes another one that nobody sees."""
    table, names = world[0], game.deal_of(world)["resources"]
    undrawn = [int(card) for card, name in zip(table["resource_pile"], names, strict=True) if name.startswith("roof-")]
    undrawn = [card for card in undrawn if card in table["resource_pile"][drawn:]]
    before_seats = [
        int(card)
        for card, name in zip(table["resource_pile"], names, strict=True)
        if name.startswith("roof-") and table["resource_at"][card] >= FIRST_SEAT
    ]
    hidden = undrawn + before_seats
    becomes = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    places = {card: int(table["resource_at"][card]) for card in hidden}
    for card, other in becomes.items():
        table["resource_at"][other] = places[card]
    table["resource_pile"] = [becomes.get(int(card), int(card)) for card in table["resource_pile"]]


def california_world(game: Game, state: Array, seat: int, chance: Random) -> Array:
    world = state.copy()
    table, day = world[0], int(state["day"][0])
    reorder(table["tile_pile"], day * TILES_A_DAY, chance)
    if day < LAST_DAY:
        reorder(table["bag_order"], 0, chance)
    table["stream"]["a"], table["stream"]["b"] = chance.randrange(1, 2**32), chance.randrange(1, 2**32)
    return world


def homesweethome_world(game: Game, state: Array, seat: int, chance: Random) -> Array:
    world, seen = state.copy(), game.view(state, seat)["players"]
    table, count = world[0], int(state["num_players"][0])
    first = int(table["num_reshuffles"]) * RESOURCE_CARDS
    pile = range(first + int(table["pile_next"]), first + int(table["pile_end"]))
    others = [other for other in range(count) if other != seat]
    at, is_manager = table["resource_at"], table["players"][seat]["character"] == Character.SITE_MANAGER
    hidden_places = [0, *(FIRST_SEAT + other for other in others)]
    unseen = [card for card in range(1, RESOURCE_CARDS + 1) if at[card] in hidden_places]
    hands = fitting_hands(unseen, {other: seen[other] for other in others}, stars_owed(table), chance)
    rest = [card for card in unseen if not any(card in hand for hand in hands.values())]
    chance.shuffle(rest)
    table["piles"][pile.start : pile.stop] = rest
    at[rest] = 0
    for other, hand in hands.items():
        at[hand] = FIRST_SEAT + other
        player = table["players"][other]
        player["cards"] = [sum(int(RESOURCE_KIND[card]) == kind for card in hand) for kind in Resource]
        if not is_manager:
            pairs = zip(player["known"], player["cards"], strict=True)
            player["known"] = [chance.randint(0, int(held)) if seen else 0 for seen, held in pairs]
    reorder(table["construction_pile"], int(table["constructions_drawn"]), chance)
    table["stream"]["a"], table["stream"]["b"] = chance.randrange(1, 2**32), chance.randrange(1, 2**32)
    return world


def stars_owed(table: Any) -> dict[int, int]:
    """R6  An architect who has begun to pay can pay the rest."""
    is_paying = Decision(int(table["decision"])) == Decision.PAY_SWAP
    return {int(table["to_act"]): STARS_FOR_A_SWAP - int(table["pending"]["stars"])} if is_paying else {}


def fitting_hands(
    unseen: list[int], seen: dict[int, Any], owed: dict[int, int], chance: Random, tries: int = 3000
) -> dict[int, list[int]]:
    """Other hands that fit what is known of them, by trying: what was peeked at first, the rest as it comes."""
    for _ in range(tries):
        cards, hands = chance.sample(unseen, len(unseen)), {}
        for other, known in sorted(seen.items(), key=lambda item: -len(item[1]["lacks"])):
            hand = []
            for name, number in (known["known"] or {}).items():
                hand += [card for card in cards if kind_of(card) == name][:number]
            free = [card for card in cards if card not in hand and kind_of(card) not in known["lacks"]]
            hand += free[: known["num_cards"] - len(hand)]
            cards = [card for card in cards if card not in hand]
            hands[other] = hand
        if all(fits(hands[other], known, owed.get(other, 0)) for other, known in seen.items()):
            return hands
    raise AssertionError("no hands fit what the seat was told")


def fits(hand: list[int], known: Any, stars: int) -> bool:
    names = [kind_of(card) for card in hand]
    return (
        len(hand) == known["num_cards"]
        and not set(names) & set(known["lacks"])
        and all(set(names) & set(choice) for choice in known["holds"])
        and all(names.count(name) >= number for name, number in (known["known"] or {}).items())
        and sum(int(STARS[RESOURCE_KIND[card]]) for card in hand) >= stars
    )


def kind_of(card: int) -> str:
    return kebab(Resource(int(RESOURCE_KIND[card])))


def toy_world(game: Game, state: Array, seat: int, chance: Random) -> Array:
    world = state.copy()
    reorder(world[0]["pebbles"], int(state["taken"][0]), chance)
    return world


WORLDS: dict[str, World] = {
    "dreamhome": dreamhome_world,
    "california": california_world,
    "homesweethome": homesweethome_world,
    "toy": toy_world,
}
