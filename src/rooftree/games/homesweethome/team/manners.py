"""How sensible players pay: what the team bot does itself when there is little to think, and expects of the others.

Cards are drawn again at the end of the turn, powers are not stored: so cards are played before powers, and powers
wait for the player who cannot pay.
"""

from rooftree.core.jit import rule
from rooftree.core.layout import table
from rooftree.core.seats import NOBODY, clockwise
from rooftree.games.homesweethome.actions import HELP, HOLD, PASS, PLAY, PLAY_JOKER, POWER
from rooftree.games.homesweethome.cards import NUM_PAYABLE, Resource
from rooftree.games.homesweethome.rules.payment import (
    can_help,
    can_play,
    can_rescue,
    can_use_power,
    gift_of,
    help_out,
    is_needed,
    is_paid,
    play,
    play_joker,
    use_power,
)
from rooftree.games.homesweethome.state import State

RARITY = table([0, 1, 2, 3, 4, 4, 4, 5])  # by Resource
NOBODY_GIVES = 10  # what no power can give is paid first


@rule
def pay_on(world: State, first: int) -> None:
    """Everyone adds their share, from a seat on, until the cost is paid or someone cannot."""
    seat = first
    while not is_paid(world):
        action = share_of(world, seat)
        if PASS.holds(action):
            rescuer = rescuer_of(world, seat)
            if rescuer == NOBODY:
                return
            add(world, rescuer, help_of(world, rescuer))
        else:
            add(world, seat, action)
        seat = clockwise(world, seat, 1)


@rule
def add(world: State, seat: int, action: int) -> None:
    """Add a resource in one of the ways there are (R3–R5)."""
    if PLAY.holds(action):
        play(world, seat, PLAY.resource(action))
    elif PLAY_JOKER.holds(action):
        play_joker(world, seat, PLAY_JOKER.resource(action))
    elif HELP.holds(action):
        help_out(world, seat, HELP.resource(action))
    else:
        use_power(world, seat)


@rule
def share_of(world: State, seat: int) -> int:
    """The rarest resource that is needed; without one the power; a joker only if nobody could help."""
    rarest = rarest_playable(world, seat)
    if rarest != Resource.NONE:
        return PLAY.at(rarest)
    if can_use_power(world, seat):
        return POWER.at()
    if world.players[seat].cards[Resource.JOKER] and rescuer_of(world, seat) == NOBODY:
        return PLAY_JOKER.at(rarest_needed(world))
    return PASS.at()


@rule
def rarest_playable(world: State, seat: int) -> int:
    rarest = 0
    for resource in range(1, NUM_PAYABLE + 1):
        if can_play(world, seat, resource) and rarity(world, resource) > rarity(world, rarest):
            rarest = resource
    return rarest


@rule
def rarest_needed(world: State) -> int:
    rarest = 0
    for resource in range(1, NUM_PAYABLE + 1):
        if is_needed(world, resource) and rarity(world, resource) > rarity(world, rarest):
            rarest = resource
    return rarest


@rule
def rarity(world: State, resource: int) -> int:
    """How urgent it is to pay a resource while someone can."""
    if resource == Resource.NONE:
        return 0
    for seat in range(world.num_players):
        player = world.players[seat]
        if gift_of(player.character) == resource and not player.has_used_power:
            return RARITY[resource]
    return RARITY[resource] + NOBODY_GIVES


@rule
def rescuer_of(world: State, passer: int) -> int:
    """R5  Who is asked first to help a player who passed; NOBODY if nobody can."""
    for steps in range(1, world.num_players):
        seat = clockwise(world, passer, steps)
        if can_rescue(world, seat):
            return seat
    return NOBODY


@rule
def help_of(world: State, seat: int) -> int:
    """Whoever can help does."""
    if can_use_power(world, seat):
        return POWER.at()
    if can_help(world, seat, Resource.WOOD):
        return HELP.at(Resource.WOOD)
    return HELP.at(Resource.CONCRETE) if can_help(world, seat, Resource.CONCRETE) else HOLD.at()
