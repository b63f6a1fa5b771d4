"""What a move costs: said before it is made. Losses are asked about where they cannot be taken back."""

from rooftree.core.message import Message, Name, message
from rooftree.games.homesweethome.actions import CHOOSE, PASS
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import CONSTRUCTION_NAMES, KIND, Kind
from rooftree.games.homesweethome.rules.queues import head
from rooftree.games.homesweethome.rules.traps import is_threatened
from rooftree.games.homesweethome.state import NOTHING, Decision, State, Word

QUEUES = (Word.A, Word.B)


def costs(before: State, after: State, seat: int, action: int) -> list[Message]:
    """The head that is not chosen leaves its queue; what was played is gone if nobody helps whoever passes (R5)."""
    if action in CHOOSE:
        return [_leaves(before, word) for word in QUEUES if word != CHOOSE.word(action) and _has_card(before, word)]
    if action in PASS and before.decision == Decision.PLAY:
        return [message("cost-fails", card=Name(CONSTRUCTION_NAMES[head(before, before.pending.queue)]))]
    return []


def losses(before: State, after: State, seat: int, action: int) -> list[Message]:
    """R7  What a trap destroys, unless somebody else helps."""
    trap = before.pending.trap
    if action not in PASS or trap == NOTHING:
        return []
    prey = [cell for cell in Cell if is_threatened(before, trap, cell)]
    return [message("loss-trap", trap=Name(CONSTRUCTION_NAMES[trap]), cell=Name(cell.name)) for cell in prey]


def _leaves(state: State, word: Word) -> Message:
    return message("cost-leaves", card=Name(CONSTRUCTION_NAMES[head(state, word)]), queue=word.name)


def _has_card(state: State, word: Word) -> bool:
    """A trap has done its harm; nobody misses it."""
    card = head(state, word)
    return bool(card != NOTHING and KIND[card] != Kind.TRAP)
