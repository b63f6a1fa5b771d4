"""Everyone at the table: character, cards, advice, and what is known of the hand."""

from collections.abc import Sequence

from rooftree.core.message import Names
from rooftree.draw.canvas import Canvas, stacked
from rooftree.draw.lettering import width_of, wrapped
from rooftree.draw.styles import ACCENT, QUIET, STRONG
from rooftree.games.homesweethome.terminal.labels import fitting, put_counts
from rooftree.games.homesweethome.terminal.palette import ink
from rooftree.games.homesweethome.view import PlayerView, View
from rooftree.texts import Speaker

ACTIVE = "→"
MARK = 2  # columns for it
CARDS, SAID = 6, 5  # columns
CHARACTER = 10  # columns that the short name of a character needs
NOTHING_SAID = "–"


def draw_players(view: View, speaker: Speaker, names: Sequence[str], width: int) -> Canvas:
    order = [((view["you"] or 0) + step) % view["num_players"] for step in range(view["num_players"])]
    named = _columns_for_names(view, speaker, names, width)
    rows = [sheet for seat in order for sheet in _player(view, seat, speaker, names[seat], named, width)]
    return stacked([_heading(speaker, width), *rows])


def _columns_for_names(view: View, speaker: Speaker, names: Sequence[str], width: int) -> int:
    """As many as they need, if they leave enough for everyone's character."""
    needed = max(width_of(_character(speaker, player, CHARACTER)) for player in view["players"])
    return min(max(map(width_of, names)), width - MARK - CARDS - SAID - needed - 1) + 1


def _heading(speaker: Speaker, width: int) -> Canvas:
    sheet = Canvas(width, 1)
    sheet.put(0, 0, speaker.say("draw-players"), STRONG, width - CARDS - SAID)
    sheet.put(0, width - CARDS - SAID, speaker.say("draw-cards"), QUIET, CARDS - 1)
    sheet.put(0, width - SAID, speaker.say("draw-said"), QUIET, SAID)
    return sheet


def _player(view: View, seat: int, speaker: Speaker, name: str, named: int, width: int) -> list[Canvas]:
    player, sheet = view["players"][seat], Canvas(width, 1)
    sheet.put(0, 0, ACTIVE if seat == view["active"] else "", ACCENT)
    sheet.put(0, MARK, name, STRONG if seat == view["you"] else "", named - 1)
    room = width - MARK - named - CARDS - SAID
    character = _character(speaker, player, room - 2 * player["has_used_power"])
    sheet.put(0, MARK + named, character, QUIET if player["has_used_power"] else ink("gold"), room)
    count = str(player["num_cards"])
    sheet.put(0, width - SAID - 2 - len(count), count)
    said = {None: "", "none": NOTHING_SAID}.get(player["said"], player["said"]) or ""
    sheet.put(0, width - SAID, said, ACCENT)
    return [sheet, *_knowledge(player, speaker, width)]


def _character(speaker: Speaker, player: PlayerView, width: int) -> str:
    """In brackets once the power of this turn is used."""
    if not player["character"]:
        return ""
    name = fitting(speaker, player["character"], width)
    return f"({name})" if player["has_used_power"] else name


def _knowledge(player: PlayerView, speaker: Speaker, width: int) -> list[Canvas]:
    """What everyone knows of a hand, and what the site manager has seen of it."""
    facts = [speaker.say("draw-holds", resources=Names(" ".join(each))) for each in player["holds"]]
    if player["lacks"]:
        facts.append(speaker.say("draw-lacks", resources=Names(" ".join(player["lacks"]))))
    lines = wrapped(" · ".join(facts), width - 2 * MARK)
    sheet = Canvas(width, len(lines))
    for row, line in enumerate(lines):
        sheet.put(row, 2 * MARK, line, QUIET)
    return [sheet, *_seen(player, speaker, width)] if lines else _seen(player, speaker, width)


def _seen(player: PlayerView, speaker: Speaker, width: int) -> list[Canvas]:
    if not player["known"]:
        return []
    sheet = Canvas(width, 1)
    put_counts(sheet, 0, sheet.put(0, 2 * MARK, speaker.say("draw-seen"), QUIET) + 1, speaker, player["known"])
    return [sheet]
