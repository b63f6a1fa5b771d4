"""`why`: the reason why something is not possible now, for a whole action or for anything that actions mention."""

from collections.abc import Sequence

from rooftree.cli.draw.lettering import width_of
from rooftree.cli.table.desk import Desk, quoted
from rooftree.core.notation import NotationError, Phrase

MAX_REASONS = 8
LABELS = 48  # columns for the names of actions that share a reason


def explain(desk: Desk, text: str) -> None:
    """`why place T3` answers for one action, `why T3` for all actions that name T3."""
    try:
        actions, labels = [desk.game.parse(text)], [" ".join(text.split())]
    except NotationError:
        actions, labels = _labelled(desk, mentioning(desk, text), text)
    if not text or not actions:
        desk.say("why-nothing" if text else "why-usage", text=quoted(text))
        return
    for reason, named in _by_reason(desk, actions, labels)[:MAX_REASONS]:
        desk.write(f"{_in_short(named)}: {reason}", indent=2)


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


def _labelled(desk: Desk, actions: list[int], text: str) -> tuple[list[int], list[str]]:
    """The actions that someone can mean by this text, as the drawing names them."""
    view, asked = desk.view(desk.game.to_act(desk.sitting.state)), text.lower().split()
    named = [(each, desk.drawing.label(view, desk.speaker, desk.game.format(each), asked) or "") for each in actions]
    meant = [(action, label) for action, label in named if label] or named
    return [action for action, _ in meant], [label for _, label in meant]


def _by_reason(desk: Desk, actions: Sequence[int], labels: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Each reason once, with the actions that it forbids."""
    found: dict[str, list[str]] = {}
    for action, label in zip(actions, labels, strict=True):
        reason = desk.game.why_not(desk.sitting.state, action)
        said = desk.speaker.say(reason or "why-possible")
        found.setdefault(said, []).append(label or desk.game.format(action))
    return list(found.items())


def _in_short(labels: list[str]) -> str:
    """As many as fit; the first in any case."""
    shown = labels[:1]
    for label in labels[1:]:
        if width_of(", ".join([*shown, label])) > LABELS:
            return ", ".join([*shown, "…"])
        shown.append(label)
    return ", ".join(shown)
