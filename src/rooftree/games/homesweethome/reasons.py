"""Why an action is not legal: the questions of `rules/`, asked one by one until one says no."""

from rooftree.core.actions import Span
from rooftree.core.game import Why
from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.games.homesweethome.actions import (
    CHOOSE,
    COUNTER,
    HELP,
    HOLD,
    KEEP,
    PASS,
    PAY,
    PEEK,
    PLACE,
    PLAY,
    PLAY_JOKER,
    POWER,
    SAY,
    SHIELD,
    SWAP,
    TOSS,
)
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import CONSTRUCTION_NAMES, KIND, TRAP, Character, Kind, Resource, Trap
from rooftree.games.homesweethome.rules.ground import can_place, has_a_place, num_rooms
from rooftree.games.homesweethome.rules.hands import num_stars
from rooftree.games.homesweethome.rules.payment import can_pass, gift_of, is_needed
from rooftree.games.homesweethome.rules.queues import STARS_FOR_A_SWAP, head
from rooftree.games.homesweethome.rules.traps import can_counter, can_shield, is_threatened, must_counter
from rooftree.games.homesweethome.state import NOTHING, QUEUE_LENGTH, By, Decision, State, Word

Reason = Message | None

COUNTERS = (Resource.TARP, Resource.POISON, Resource.JOKER)
SHIELDS = (Resource.WATER, Resource.JOKER)
REMEDIES = {Trap.HAIL: Resource.TARP, Trap.PESTS: Resource.POISON}
NO_PLACE = {
    Kind.TERRAIN: "why-no-ground",
    Kind.FOUNDATION: "why-no-ground",
    Kind.ROOM: "why-needs-foundation",
    Kind.ROOF: "why-needs-room",
}


def _free(state: State, seat: int) -> Reason:
    return None


def _name(state: State, seat: int, word: int) -> Reason:
    if word == Word.NONE:
        return None
    card = head(state, word)
    if KIND[card] == Kind.TRAP:
        return message("why-trap-head", queue=Word(word).name, card=_card(card))
    return None if has_a_place(state, card) else message(NO_PLACE[Kind(int(KIND[card]))], card=_card(card))


def _peek(state: State, seat: int, other: int) -> Reason:
    """Whose power it is comes first: nobody else need hear about seats."""
    if reason := _no_power(state, seat, Character.SITE_MANAGER):
        return reason
    if other >= state.num_players:
        return message("why-no-such-seat", seat=other)
    return message("why-own-hand") if other == seat else None


def _swap(state: State, seat: int, queue: int) -> Reason:
    if reason := _no_power(state, seat, Character.ARCHITECT):
        return reason
    if state.queues[queue * QUEUE_LENGTH - 1] == NOTHING:
        return message("why-short-queue", queue=Word(queue).name)
    held = int(num_stars(state.players[seat]))
    return message("why-few-stars", stars=STARS_FOR_A_SWAP, held=held) if held < STARS_FOR_A_SWAP else None


def _no_power(state: State, seat: int, character: Character) -> Reason:
    player = state.players[seat]
    if player.character != character:
        return message("why-not-your-character", character=Name(kebab(character)))
    return message("why-power-used") if player.has_used_power else None


def _in_hand(state: State, seat: int, resource: int) -> Reason:
    return None if state.players[seat].cards[resource] else message("why-not-in-hand", resource=_resource(resource))


def _play(state: State, seat: int, resource: int) -> Reason:
    return _not_needed(state, resource) or _in_hand(state, seat, resource)


def _play_joker(state: State, seat: int, resource: int) -> Reason:
    return _not_needed(state, resource) or _in_hand(state, seat, Resource.JOKER)


def _not_needed(state: State, resource: int) -> Reason:
    return None if is_needed(state, resource) else message("why-not-needed", resource=_resource(resource))


def _power(state: State, seat: int) -> Reason:
    player = state.players[seat]
    gift = Resource(int(gift_of(player.character)))
    if gift == Resource.NONE:
        return message("why-no-power")
    return message("why-power-used") if player.has_used_power else _not_needed(state, gift)


def _pass(state: State, seat: int) -> Reason:
    if state.decision == Decision.COUNTER and must_counter(state, seat):
        return _must_counter(state)
    return message("why-must-play") if state.decision == Decision.PLAY and not can_pass(state, seat) else None


def _help(state: State, seat: int, resource: int) -> Reason:
    return _no_power(state, seat, Character.GOOD_NEIGHBOUR) or _play(state, seat, resource)


def _place(state: State, seat: int, cell: int) -> Reason:
    card = head(state, state.pending.queue)
    if can_place(state, card, cell):
        return None
    where = Name(Cell(cell).name)
    if KIND[card] == Kind.ROOM:
        return message(_why_no_room(state, cell), cell=where)
    if KIND[card] == Kind.ROOF:
        return message("why-roofed" if state.roofs[cell] else "why-no-room-to-roof", cell=where)
    return message("why-occupied" if state.base[cell] else "why-must-touch", cell=where)


def _why_no_room(state: State, cell: int) -> str:
    if KIND[state.base[cell]] != Kind.FOUNDATION:
        return "why-no-foundation"
    if state.roofs[cell] != NOTHING:
        return "why-roofed"
    assert num_rooms(state, cell)
    return "why-foundation-full"


def _counter(state: State, seat: int, means: int) -> Reason:
    if can_counter(state, seat, means):
        return None
    resource = COUNTERS[means]
    if not state.players[seat].cards[resource]:
        return message("why-not-in-hand", resource=_resource(resource))
    if resource == Resource.JOKER:
        return _must_counter(state)
    return message("why-wrong-counter", resource=_resource(resource), trap=_card(state.pending.trap))


def _must_counter(state: State) -> Reason:
    remedy = REMEDIES[Trap(int(TRAP[state.pending.trap]))]
    return message("why-must-counter", resource=_resource(remedy), trap=_card(state.pending.trap))


def _shield(state: State, seat: int, means: int, cell: int) -> Reason:
    if not is_threatened(state, state.pending.trap, cell):
        return message("why-not-threatened", cell=Name(Cell(cell).name))
    if can_shield(state, seat, means):
        return None
    if means == By.POWER:
        return _no_power(state, seat, Character.GARDENER)
    return message("why-not-in-hand", resource=_resource(SHIELDS[means]))


def _card(card: int) -> Name:
    return Name(CONSTRUCTION_NAMES[card])


def _resource(resource: int) -> Name:
    return Name(kebab(Resource(resource)))


WHY: dict[Span, Why] = {
    SAY: _name,
    CHOOSE: _name,
    PEEK: _peek,
    SWAP: _swap,
    PAY: _in_hand,
    POWER: _power,
    HOLD: _free,
    PLAY: _play,
    PLAY_JOKER: _play_joker,
    PASS: _pass,
    HELP: _help,
    PLACE: _place,
    TOSS: _in_hand,
    KEEP: _free,
    COUNTER: _counter,
    SHIELD: _shield,
}
