"""The log: what an action does, as a message key. Hands stay hidden; what a pass shows is said."""

from rooftree.core.actions import Span
from rooftree.core.message import Message, Name, Names, message
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
from rooftree.games.homesweethome.cards import CONSTRUCTION_NAMES, NUM_PAYABLE, Character, Resource
from rooftree.games.homesweethome.rules.payment import gift_of, is_needed
from rooftree.games.homesweethome.rules.queues import head
from rooftree.games.homesweethome.state import By, Decision, State, With, Word

SHIELDED = {By.WATER: "tell-shield-water", By.JOKER: "tell-shield-joker", By.POWER: "tell-shield-power"}

RESOURCE_SPANS: dict[Span, str] = {
    PAY: "tell-pay",
    PLAY: "tell-play",
    PLAY_JOKER: "tell-play-joker",
    HELP: "tell-help",
    TOSS: "tell-toss",
}
PLAIN_SPANS: dict[Span, str] = {HOLD: "tell-hold", KEEP: "tell-keep"}


def tell(state: State, action: int) -> Message:
    """What the player to act is about to do."""
    for span, key in RESOURCE_SPANS.items():
        if action in span:
            return message(key, resource=Name(kebab(Resource(span.resource(action)))))
    for span, key in PLAIN_SPANS.items():
        if action in span:
            return message(key)
    if action in SAY or action in CHOOSE:
        return _tell_words(state, action)
    if action in PASS:
        return _tell_pass(state)
    return _tell_deed(state, action)


def _tell_words(state: State, action: int) -> Message:
    is_advice = action in SAY
    word = Word(SAY.word(action) if is_advice else CHOOSE.word(action))
    if word == Word.NONE:
        return message("tell-say-none" if is_advice else "tell-choose-none")
    card = Name(CONSTRUCTION_NAMES[head(state, word)])
    return message("tell-say" if is_advice else "tell-choose", queue=word.name, card=card)


def _tell_pass(state: State) -> Message:
    """A pass in building tells what is not there; against a trap it tells nothing."""
    if state.decision != Decision.PLAY:
        return message("tell-pass-trap")
    lacking = [kebab(Resource(r)) for r in range(1, NUM_PAYABLE + 1) if is_needed(state, r)]
    return message("tell-pass", resources=Names(" ".join(lacking)))


def _tell_deed(state: State, action: int) -> Message:
    if action in PEEK:
        return message("tell-peek", seat=PEEK.seat(action))
    if action in SWAP:
        return message("tell-swap", queue=Word(SWAP.queue(action)).name)
    if action in POWER:
        character = Character(state.players[state.to_act].character)
        resource = Name(kebab(Resource(int(gift_of(character)))))
        return message("tell-power", character=Name(kebab(character)), resource=resource)
    if action in PLACE:
        card = Name(CONSTRUCTION_NAMES[head(state, state.pending.queue)])
        return message("tell-at", card=card, cell=_cell(PLACE.cell(action)))
    if action in COUNTER:
        resource = Name(kebab(With(COUNTER.means(action))))
        return message("tell-counter", resource=resource, trap=Name(CONSTRUCTION_NAMES[state.pending.trap]))
    means, cell = SHIELD.values(action)
    return message(SHIELDED[By(means)], cell=_cell(cell))


def _cell(cell: int) -> Name:
    return Name(Cell(cell).name)
