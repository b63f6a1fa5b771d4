"""`why`: the reason why something is not possible now, for a whole action or for anything that actions mention."""

from collections.abc import Sequence
from typing import NamedTuple

from rooftree.cli.table.desk import Desk, quoted
from rooftree.core.message import message
from rooftree.core.notation import NotationError
from rooftree.draw.lettering import width_of

NOT_NOW = "why-not-now"  # the reason against whatever answers another question
MAX_REASONS = 8
LABELS = 60  # columns for the names of actions that share a reason


class Answer(NamedTuple):
    """An action by a short name, and why it is not possible."""

    label: str
    reason: str


def explain(desk: Desk, text: str) -> None:
    """`why place T3` answers for one action, `why T3` for all actions that name T3."""
    try:
        actions, labels = [desk.game.parse(text)], [" ".join(text.split())]
    except NotationError:
        actions, labels = _labelled(desk, mentioning(desk, text), text)
    if not text or not actions:
        desk.say("why-nothing" if text else "why-usage", text=quoted(text))
        return
    for answers in _by_reason(desk, actions, labels, quoted(text))[:MAX_REASONS]:
        desk.write(_told(desk, answers), indent=2)


def mentioning(desk: Desk, text: str) -> list[int]:
    """The actions that contain these words: those of the present question if there are any, else all."""
    words, game = text.lower().split(), desk.game
    verbs = {game.format(action).split()[0] for action in game.moves(desk.sitting.state)}
    notations = [game.format(action) for action in range(len(game.notation))]
    found = [action for action, each in enumerate(notations) if words and _contains(each.lower().split(), words)]
    return [action for action in found if notations[action].split()[0] in verbs] or found


def _contains(notation: list[str], words: list[str]) -> bool:
    return all(word in notation for word in words)


def _labelled(desk: Desk, actions: list[int], text: str) -> tuple[list[int], list[str]]:
    """The actions that someone can mean by this text, as the drawing names them."""
    view, asked = desk.view(desk.game.to_act(desk.sitting.state)), text.lower().split()
    named = [(each, desk.drawing.label(view, desk.speaker, desk.game.format(each), asked) or "") for each in actions]
    meant = [(action, label) for action, label in named if label] or named
    return [action for action, _ in meant], [label for _, label in meant]


def _by_reason(desk: Desk, actions: Sequence[int], labels: Sequence[str], text: str) -> list[list[Answer]]:
    """What is forbidden for the same reason stands together, whatever the cell; what is not asked for goes unnamed."""
    found: dict[str, list[Answer]] = {}
    for action, label in zip(actions, labels, strict=True):
        reason = desk.game.why_not(desk.sitting.state, action) or message("why-possible")
        kind = repr((reason.key, {key: value for key, value in reason.args.items() if key != "cell"}))
        name = text if reason.key == NOT_NOW else label or desk.game.format(action)
        found.setdefault(kind, []).append(Answer(name, desk.speaker.say(reason)))
    return list(found.values())


def _told(desk: Desk, answers: list[Answer]) -> str:
    """One sentence for all; or one for the first, and for which others it holds in the same way."""
    labels, first = list(dict.fromkeys(answer.label for answer in answers)), answers[0]
    if all(answer.reason == first.reason for answer in answers):
        return f"{_in_short(labels)}: {first.reason}"
    return f"{first.label}: {first.reason} {desk.speaker.say('why-also', names=_in_short(labels[1:]))}"


def _in_short(labels: list[str]) -> str:
    """As many as fit; the first in any case."""
    shown = labels[:1]
    for label in labels[1:]:
        if width_of(", ".join([*shown, label])) > LABELS:
            return ", ".join([*shown, "…"])
        shown.append(label)
    return ", ".join(shown)
