"""The rules pages say the same in all languages, with the numbers of the card set."""

import re
from pathlib import Path

import pytest

from rooftree.core.found import game_class
from rooftree.core.jit import PACKAGE
from rooftree.games import NAMES
from rooftree.texts import LANGUAGES, Speaker, SpeechError, plain, rules_text, sections
from rooftree.texts import rules as rules_module
from rooftree.texts.speaker import kind_of
from tests.texts.vocabulary import VOCABULARIES

NUM_RULINGS = {"dreamhome": 11, "california": 10, "homesweethome": 10}

# The figures that a page may have of its own, beside the rulings and the places in a list.
OWN_FIGURES = {
    "dreamhome": r"\b[TGB]\d|\b1 (point|stig)|(?i:columns?|colonnes?|dálk[ai]?) \d( (to|à|til) \d)?",
    "california": r"\b[ABCDL]\d",  # cells, and places in the left shop
    "homesweethome": r"\b[ABC]\d|(from|de|frá) 0",  # cells, and how seats are counted
}

each_game = pytest.mark.parametrize("game", NAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_translation = pytest.mark.parametrize("lang", LANGUAGES[1:])


def page_of(game: str, lang: str) -> str:
    """The page as it was written, with its blanks."""
    return (PACKAGE / "games" / game / "texts" / f"rules.{lang}.md").read_text(encoding="utf-8")


def rulings_of(game: str) -> list[str]:
    return [f"R{number}" for number in range(1, NUM_RULINGS[game] + 1)]


def rulings_by_section(game: str, lang: str) -> dict[str, set[str]]:
    page = sections(page_of(game, lang))
    return {section.id: set(re.findall(r"R\d+", section.body)) for section in page}


@each_game
@each_language
def test_every_heading_has_an_anchor_of_its_own(game: str, lang: str) -> None:
    text = rules_text(game, lang)
    ids = [section.id for section in sections(text)]
    assert len(set(ids)) == len(ids) == len(re.findall(r"^#+ ", text, re.MULTILINE))


@each_game
@each_translation
def test_all_languages_have_the_same_sections_citing_the_same_rulings(game: str, lang: str) -> None:
    assert list(rulings_by_section(game, lang).items()) == list(rulings_by_section(game, "en").items())


@each_game
@each_language
def test_readers_are_spared_the_marks_of_the_rulings(game: str, lang: str) -> None:
    text = rules_text(game, lang)
    assert re.findall(r"\bR\d+", text) == []
    assert re.findall(r" [.,;]|\(\)", text) == []


@each_game
@each_language
def test_the_rules_say_for_whom_the_game_is_as_far_as_the_rulebook_does(game: str, lang: str) -> None:
    kind = game_class(game)
    goal = sections(rules_text(game, lang))[0].body
    told = [number for number in (kind.min_age, kind.minutes) if number is not None]
    assert [int(number) for number in re.findall(r"\d+", goal)][: len(told)] == told


@each_game
@each_language
def test_every_choice_at_the_table_and_every_departure_from_the_box_is_told(game: str, lang: str) -> None:
    told = {section.id: section.body for section in sections(rules_text(game, lang))}
    assert re.findall(r"^- `(\w+)`", told["options"], re.MULTILINE) == [each.name for each in game_class(game).options]
    assert told["departures"].startswith("- ")


@each_game
@each_translation
def test_all_languages_leave_the_same_blanks_for_numbers_and_names(game: str, lang: str) -> None:
    blanks = [sorted(rules_module.BLANK.findall(page_of(game, each))) for each in ("en", lang)]
    assert blanks[0] == blanks[1]


@each_game
@each_language
def test_no_number_from_the_cards_is_written_by_hand(game: str, lang: str) -> None:
    text = re.sub(r"^\d\. |R\d+", "", page_of(game, lang), flags=re.MULTILINE)
    assert re.findall(r"\d+", re.sub(OWN_FIGURES[game], "", text)) == []


@each_game
def test_all_rulings_are_mentioned_to_players_and_developers(game: str) -> None:
    developers = (PACKAGE / "games" / game / "RULES.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| (R\d+) \|", developers, re.MULTILINE) == rulings_of(game)
    assert set.union(*rulings_by_section(game, "en").values()) == set(rulings_of(game))


@each_game
def test_the_places_that_implement_the_rulings_exist(game: str) -> None:
    folder = PACKAGE / "games" / game
    table = [line for line in (folder / "RULES.md").read_text(encoding="utf-8").splitlines() if line.startswith("| R")]
    for line in table:
        source, place = "", line.split("|")[3]
        for word in re.findall(r"`([^`]+)`", place):
            if word.endswith(".py"):
                source = (folder / word).read_text(encoding="utf-8")
            else:
                assert f"def {word}(" in source, (word, place)


@each_game
@each_language
def test_every_kind_of_card_is_in_the_rules(game: str, lang: str) -> None:
    text, speaker = plain(rules_text(game, lang)), Speaker(lang, game)
    kinds = {kind_of(card) for card in VOCABULARIES[game].cards}
    assert [kind for kind in kinds if not kind.startswith("roof-") and plain(speaker.name(kind)) not in text] == []


@each_game
@each_language
def test_no_line_of_a_sentence_turns_into_a_list(game: str, lang: str) -> None:
    """A line that happens to begin with `3.` would be laid out as an item."""
    lines = rules_text(game, lang).splitlines()
    assert [line for line in lines if re.match(r"\s+(\d+[.)]|[-*+]) ", line)] == []


def test_french_pages_never_break_a_line_before_a_high_sign() -> None:
    for game in NAMES:
        assert re.findall(r"\S+ (?:[:;?!](?=\s)|»)|« \S+", page_of(game, "fr")) == []


def test_a_board_is_drawn_with_its_coins() -> None:
    mansion = next(section for section in sections(rules_text("california", "en")) if section.id == "mansion")
    assert "    A   B   C   D\n1   2   0   1   2\n2   0   ■   1   2\n" in mansion.body


def test_the_zones_of_traps_are_drawn() -> None:
    traps = next(section for section in sections(rules_text("homesweethome", "en")) if section.id == "traps")
    assert "Pests:\n\n```\n  A B C\n1 ■ · ·\n2 · ■ ·\n3 · · ■\n```" in traps.body


def test_a_blank_that_nobody_can_fill_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_text", lambda *_, **__: "{points:dungeon}")
    with pytest.raises(SpeechError, match=r"\{points:dungeon\}"):
        rules_text("dreamhome", "en")
