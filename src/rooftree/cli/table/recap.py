"""What happened since someone acted last: told before the next question."""

from collections.abc import Sequence

from rooftree.cli.table.desk import Desk
from rooftree.cli.table.sitting import Past
from rooftree.draw.canvas import is_low
from rooftree.draw.lettering import wrapped

MAX_PARAGRAPHS = 8  # of what the others did: more than two rounds of it
FEW_LINES = 3  # of a shared turn in a low terminal, where the house must stay in sight; the log has the rest
MARK = "· "


def tell_recap(desk: Desk, seat: int) -> None:
    """What the others did, one paragraph for each turn, after what one's own last action brought."""
    paragraphs = [_own_news(desk, seat), *_paragraphs(desk, seat)]
    if desk.game.is_shared and is_low(desk.console):
        paragraphs = [_latest(desk, [sentence for each in paragraphs for sentence in each])]
    for sentences in paragraphs[-MAX_PARAGRAPHS:]:
        if sentences:
            desk.entry(MARK, " ".join(sentences))


def is_mere_word(desk: Desk, action: int) -> bool:
    """Whether an action is advice that the table shows anyway."""
    return desk.game.format(action).split()[0] in desk.game.mere_words


def _own_news(desk: Desk, seat: int) -> list[str]:
    """What could not be told before one's own last action was done."""
    last = desk.sitting.last_of(seat)
    return desk.tell_news(last) if last and desk.game.hides_hands else []


def _paragraphs(desk: Desk, seat: int) -> list[list[str]]:
    found: list[tuple[int, list[str]]] = []
    for past in desk.sitting.since(seat):
        if is_mere_word(desk, past.action):
            continue
        chapter = _chapter(desk, past)
        if not found or found[-1][0] != chapter:
            found.append((chapter, []))
        found[-1][1].append(desk.tell(past))
    return [sentences for _, sentences in found]


def _chapter(desk: Desk, past: Past) -> int:
    """What stands in one paragraph: the turn of a player, or a turn that all of them share."""
    if not desk.game.is_shared:
        return past.seat
    return int(desk.game.view(past.before, None)[desk.drawing.CHAPTER])


def _latest(desk: Desk, sentences: Sequence[str]) -> list[str]:
    """As many of the last sentences as fit on a few lines."""
    width, first = desk.console.width - len(MARK), 0
    while len(wrapped(" ".join(sentences[first:]), width)) > FEW_LINES:
        first += 1
    return ["…"] * (first > 0) + list(sentences[first:])
