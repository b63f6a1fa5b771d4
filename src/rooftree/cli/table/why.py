"""`why`: the reason why something is not possible now, for a whole action or for anything that actions mention."""

from rooftree.cli.table.desk import Desk, quoted
from rooftree.core.notation import NotationError, Phrase

MAX_REASONS = 6


def explain(desk: Desk, text: str) -> None:
    """`why place T3` answers for one action, `why T3` for all actions that name T3."""
    try:
        actions = [desk.game.parse(text)]
    except NotationError:
        actions = mentioning(desk, text)
    if not text or not actions:
        desk.say("why-nothing" if text else "why-usage", text=quoted(text))
        return
    for reason, notations in _by_reason(desk, actions)[:MAX_REASONS]:
        named = ", ".join(notations[:2]) + (", …" if len(notations) > 2 else "")
        desk.write(f"{named}: {reason}", indent=2)


def mentioning(desk: Desk, text: str) -> list[int]:
    """The actions that contain these words: those of the present question if there are any, else all."""
    words = text.lower().split()
    spans = [phrase.span for phrase in desk.game.notation.phrases if _is_asked(desk, phrase)]
    every = range(len(desk.game.notation))
    found = [action for action in every if words and _contains(desk.game.format(action).lower().split(), words)]
    return [action for action in found if any(action in span for span in spans)] or found


def _is_asked(desk: Desk, phrase: Phrase) -> bool:
    """Whether an action of this kind is possible now."""
    return any(action in phrase.span for action in desk.game.moves(desk.sitting.state))


def _contains(notation: list[str], words: list[str]) -> bool:
    return all(word in notation for word in words)


def _by_reason(desk: Desk, actions: list[int]) -> list[tuple[str, list[str]]]:
    """Each reason once, with the actions that it forbids."""
    found: dict[str, list[str]] = {}
    for action in actions:
        reason = desk.game.why_not(desk.sitting.state, action)
        said = desk.speaker.say(reason or "why-possible")
        found.setdefault(said, []).append(desk.game.format(action))
    return list(found.items())
