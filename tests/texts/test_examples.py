"""The worked examples of the rules pages: positions of real games, with the points that the rules give them."""

import pytest

from rooftree.box.example import PLAYERS, examples_of, lines_of, position_of
from rooftree.cli import figures
from rooftree.core.found import game_class
from rooftree.core.game import Game
from rooftree.core.jit import Kind
from rooftree.games import NAMES
from rooftree.texts import LANGUAGES, Figure, Speaker, parts_of, rules_text, sections

EXAMPLES = [(game, name) for game in NAMES for name in examples_of(game)]


def load(game: str) -> Game:
    return game_class(game)(Kind.CHECKED)


def figures_of(game: str, lang: str) -> list[tuple[str, Figure]]:
    """Every figure of a page, with the section that it stands in."""
    page = sections(rules_text(game, lang))
    return [(each.id, part) for each in page for part in parts_of(each.body) if isinstance(part, Figure)]


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_is_a_position_of_a_real_game(game: str, name: str) -> None:
    played, example = load(game), examples_of(game)[name]
    state = played.from_deal(PLAYERS, example.deal, example.options)
    for move in example.moves:
        assert played.why_not(state, played.parse(move)) is None, move
        played.apply(state, played.parse(move))
    assert played.check(state) == []


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_its_lines_come_to_the_points_that_it_tells(game: str, name: str) -> None:
    played, example = load(game), examples_of(game)[name]
    view = played.view(position_of(played, example), None)
    lines = lines_of(view, example)
    assert {line["what"] for line in lines} >= set(example.of)
    assert sum(line["points"] for line in lines) == example.points


def test_the_house_of_the_rulebook_has_its_29_points() -> None:
    """R11  29 points = rooms 15, décor 4, functionality 6, roof 4 (rulebook p. 16)."""
    played, example = load("dreamhome"), examples_of("dreamhome")["rulebook-house"]
    state = position_of(played, example)
    parts: dict[str, int] = {}
    for line in played.outcome(state).lines[example.seat]:
        parts[line.section] = parts.get(line.section, 0) + line.points
    assert parts == {"rooms": 15, "decor": 4, "functionality": 6, "roof": 4}


@pytest.mark.parametrize("game", NAMES)
def test_every_example_is_shown_once_and_in_the_same_section_in_every_language(game: str) -> None:
    shown = {lang: [(section, figure.name) for section, figure in figures_of(game, lang)] for lang in LANGUAGES}
    assert shown["fr"] == shown["is"] == shown["en"]
    assert sorted(name for _, name in shown["en"]) == sorted(examples_of(game))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_figure_has_words_for_those_who_see_it_and_for_those_who_do_not(game: str, lang: str) -> None:
    for _, figure in figures_of(game, lang):
        assert len(figure.alt.split()) > 5
        assert len(figure.caption.split()) > 5
        assert figure.alt != figure.caption
    assert "```position" not in " ".join(
        part for each in sections(rules_text(game, lang)) for part in parts_of(each.body) if isinstance(part, str)
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_terminal_draws_them(game: str, lang: str) -> None:
    from io import StringIO

    from rich.console import Console

    out = StringIO()
    console, speaker = Console(file=out, width=100), Speaker(lang, game)
    for section in sections(rules_text(game, lang)):
        figures.show(console, section, speaker)
    text = out.getvalue()
    assert "```position" not in text
    for _, figure in figures_of(game, lang):
        assert figure.caption in text
    assert text.count(speaker.say("score-total")) >= 1
