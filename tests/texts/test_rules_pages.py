"""The rules pages say the same in all languages, with the numbers of the card set."""

import re
from pathlib import Path

import pytest

import rooftree
from rooftree.core.jit import PACKAGE
from rooftree.core.notation import kebab
from rooftree.games.dreamhome.cards import Decor, Helper, RoomType, Tool
from rooftree.texts import LANGUAGES, Speaker, SpeechError, plain, rules_text, sections
from rooftree.texts import rules as rules_module

TEXTS = Path(rooftree.__file__).parent / "games" / "dreamhome" / "texts"
RULINGS = [f"R{number}" for number in range(1, 12)]


def rulings_by_section(lang: str) -> dict[str, set[str]]:
    page = sections(rules_text("dreamhome", lang))
    return {section.id: set(re.findall(r"R\d+", section.body)) for section in page}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_heading_has_an_anchor_of_its_own(lang: str) -> None:
    text = rules_text("dreamhome", lang)
    ids = [section.id for section in sections(text)]
    assert len(set(ids)) == len(ids) == len(re.findall(r"^#+ ", text, re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_sections_citing_the_same_rulings(lang: str) -> None:
    assert list(rulings_by_section(lang).items()) == list(rulings_by_section("en").items())


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_leave_the_same_blanks_for_numbers_and_names(lang: str) -> None:
    blanks = [
        sorted(rules_module.BLANK.findall((TEXTS / f"rules.{each}.md").read_text(encoding="utf-8")))
        for each in ("en", lang)
    ]
    assert blanks[0] == blanks[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_from_the_cards_is_written_by_hand(lang: str) -> None:
    """The only figures in the page itself are rulings, cells, columns, places in a list and the helpers' one point."""
    text = (TEXTS / f"rules.{lang}.md").read_text(encoding="utf-8")
    text = re.sub(r"^\d\. |R\d+|\b[TGB]\d|\b1 (point|stig)", "", text, flags=re.MULTILINE)
    columns = r"(?i:columns?|colonnes?|dálk[ai]?) \d( (to|à|til) \d)?"
    assert re.findall(r"\d+", re.sub(columns, "", text)) == []


def test_all_rulings_are_mentioned_to_players_and_developers() -> None:
    developers = (PACKAGE / "games" / "dreamhome" / "RULES.md").read_text(encoding="utf-8")
    for ruling in RULINGS:
        assert f"| {ruling} |" in developers
    assert set.union(*rulings_by_section("en").values()) == set(RULINGS)


def test_the_places_that_implement_the_rulings_exist() -> None:
    folder = PACKAGE / "games" / "dreamhome"
    table = [line for line in (folder / "RULES.md").read_text(encoding="utf-8").splitlines() if line.startswith("| R")]
    for line in table:
        source, place = "", line.split("|")[3]
        for word in re.findall(r"`([^`]+)`", place):
            if word.endswith(".py"):
                source = (folder / word).read_text(encoding="utf-8")
            else:
                assert f"def {word}(" in source, (word, place)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_card_is_in_the_rules(lang: str) -> None:
    text, speaker = plain(rules_text("dreamhome", lang)), Speaker(lang, "dreamhome")
    for kind in (*RoomType, *Decor, *Tool, *Helper):
        if kebab(kind) != "none":
            assert plain(speaker.name(kebab(kind))) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_a_sentence_turns_into_a_list(lang: str) -> None:
    """A line that happens to begin with `3.` would be laid out as an item."""
    lines = rules_text("dreamhome", lang).splitlines()
    assert [line for line in lines if re.match(r"\s+(\d+[.)]|[-*+]) ", line)] == []


def test_a_blank_that_nobody_can_fill_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_text", lambda *_, **__: "{points:dungeon}")
    with pytest.raises(SpeechError, match=r"\{points:dungeon\}"):
        rules_text("dreamhome", "en")
