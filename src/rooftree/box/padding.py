"""The score pads of all games, for whoever has a sheet: the words that they understand, and a sheet with its answer.

The terminal, the server and the engine in a page ask here, so that a house is worth the same everywhere.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypedDict

from rooftree.box.form import Form, Part
from rooftree.box.pad import Lexicon, Pad, Problem, ScoredHome, ScorePad, Words
from rooftree.core.found import finds, game_class
from rooftree.core.game import Game
from rooftree.core.layout import array_of
from rooftree.core.message import Name
from rooftree.core.score import Line, plain_lines
from rooftree.core.speech import plainly_said
from rooftree.texts import LANGUAGES, Speaker, plain
from rooftree.texts.speaker import keys_of

WRITTEN = ("", "-a", "-the", "-room", "-rooms", "-piece", "-pieces")  # forms of a name: "salon", "le salon"
MORE_WORDS = "pad-words-"
MOST_ENTRIES = 600  # on one sheet: five houses have about 150
LONGEST_ENTRY = 120


class PadPart(TypedDict):
    """An entry of a sheet that takes things by name, and how many of them at most."""

    key: str
    kinds: list[str]
    most: int


class PadForm(TypedDict):
    """What can be written on a score sheet, whose homes are listed under `entry`.

    `parts` lie on every cell; `words` is every word, in any language, that people have for a thing.
    """

    game: str
    entry: str
    players: tuple[int, int]
    most_homes: int
    cells: list[str]
    parts: list[PadPart]
    lists: list[PadPart]
    choices: list[PadPart]
    numbers: dict[str, int]  # with the most that is possible
    flags: list[str]
    words: dict[str, list[str]]  # by kind, without capitals, accents and hyphens


class PadProblem(TypedDict):
    """Something that cannot be: at which home (None: with the whole sheet), what, and what may have been meant."""

    home: int | None
    what: dict[str, Any]
    near: list[str]


class PadHome(TypedDict):
    """A home and its points; `tie_break` is None where nobody counted what decides a tie."""

    name: str
    points: int
    sections: dict[str, int]
    lines: list[Any]
    tie_break: int | None
    missing: int  # what it lacks: cells without a room, buildings without a roof
    is_unfinished: bool  # no game ends like this
    rank: str | None  # where everyone plays together


class PadAnswer(TypedDict):
    """A sheet as the rules see it: the points, or everything that is wrong, and the table to be drawn in any case."""

    homes: list[PadHome]  # empty while there are problems
    winners: list[int]  # homes
    is_open: bool  # the winners are level, and only a count could part them
    problems: list[PadProblem]
    notes: list[dict[str, Any]]
    view: dict[str, Any] | None  # None where there is no home


@cache
def score_pads() -> Mapping[str, ScorePad]:
    """The score pads of all games that have one."""
    return {name: pad for name in finds().games if (pad := game_class(name).score_pad())}


def pad_of(game: str) -> ScorePad:
    """That of a game which has one; by house rules, with their numbers."""
    pad = game_class(game).score_pad()
    assert pad is not None
    return pad


@cache
def lexicon(game: str) -> Lexicon:
    """The words of all three languages."""
    return lexicon_of(game, words_of(game))


def lexicon_of(game: str, words: Words) -> Lexicon:
    """The same from words that were spoken elsewhere, for where Fluent is not."""
    return pad_of(game).lexicon(words, plain)


def words_of(game: str) -> list[tuple[str, str]]:
    """What people say in any language, and what they mean."""
    return [pair for lang in LANGUAGES for pair in _words(game, lang)]


def _words(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Every name in the forms in which people write it down, and what else they say for it: `pad-words-…`."""
    speaker = Speaker(lang, game)
    for kind in speaker.names().values():
        forms = speaker.forms(kind)
        yield from ((forms[form], kind) for form in WRITTEN if form in forms)
    for key in keys_of(lang, game):
        if key.startswith(MORE_WORDS):
            yield from ((word, key.removeprefix(MORE_WORDS)) for word in speaker.say(key).split(",") if word.strip())


def form_of(game: str) -> PadForm | None:
    """The sheet of a game to be filled in, if it has one."""
    form = getattr(score_pads().get(game), "FORM", None)
    return None if form is None else form_for(game, form)


def form_for(game: str, form: Form, spoken: Lexicon | None = None) -> PadForm:
    """A form of a game that has a score pad, to be filled in by pages."""
    kind, pad = game_class(game), score_pads()[game]
    entries = (*form.parts, *form.lists, *form.choices)
    return PadForm(
        game=game,
        entry=pad.ENTRY,
        players=(kind.min_players, kind.max_players),
        most_homes=1 if pad.TIE_BREAK is None else kind.max_players,
        cells=list(form.cells),
        parts=[_part(each) for each in form.parts],
        lists=[_part(each) for each in form.lists],
        choices=[_part(each) for each in form.choices],
        numbers=dict(form.numbers),
        flags=list(form.flags),
        words=(spoken or lexicon(game)).words({kind for part in entries for kind in part.kinds}),
    )


def _part(part: Part) -> PadPart:
    return PadPart(key=part.key, kinds=list(part.kinds), most=part.most)


def is_too_long(sheet: Any) -> bool:
    """Whether nobody's houses can need so much: what is on a sheet costs time to read."""
    left, waiting = MOST_ENTRIES, [sheet]
    while waiting:
        each, left = waiting.pop(), left - 1
        if left < 0 or (isinstance(each, str) and len(each) > LONGEST_ENTRY):
            return True
        if isinstance(each, dict):
            waiting += [*each, *each.values()]
        elif isinstance(each, list):
            waiting += each
    return False


def answered(game: Game, sheet: dict[str, Any], words: Lexicon | None = None) -> PadAnswer:
    """A sheet, read, checked and scored by the rules of its game."""
    rules = pad_of(game.name)
    pad = rules.score_pad(sheet, words or lexicon(game.name))
    names = [home.name for home in pad.homes]
    return PadAnswer(
        homes=[_home(rules, home) for home in pad.homes],
        winners=[names.index(name) for name in pad.winners],
        is_open=pad.is_open,
        problems=[told_problem(each, pad.owners) for each in pad.problems],
        notes=[plainly_said(each) for each in pad.notes],
        view=_view(game, pad),
    )


def _home(rules: ScorePad, home: ScoredHome) -> PadHome:
    return PadHome(
        name=home.name,
        points=home.points,
        sections=dict(home.sections),
        lines=_lines(home.lines),
        tie_break=home.tie_break,
        missing=home.missing,
        is_unfinished=rules.is_unfinished(home),
        rank=home.rank,
    )


def _lines(lines: tuple[Line, ...]) -> list[Any]:
    return list(plain_lines(lines))


def told_problem(problem: Problem, owners: Sequence[str]) -> PadProblem:
    home = owners.index(problem.owner) if problem.owner in owners else None
    near = [str(each) for each in problem.near if isinstance(each, Name)]
    return PadProblem(home=home, what=plainly_said(problem.what), near=near)


def _view(game: Game, pad: Pad) -> dict[str, Any] | None:
    """The table as everybody would see it: whoever fills in a sheet sees the house grow."""
    if not pad.owners:
        return None
    view = game.view(array_of(pad.state, game.dtype), None)
    return {**view, "reasons": {}}
