"""What is printed: the PDF holds every card of the box, in letters of its own."""

import re
import sys
import zlib
from collections import Counter
from pathlib import Path

import pytest

from rooftree.box.prints import Board, Deck, Prints
from rooftree.cli import main
from rooftree.core.found import game_class
from rooftree.core.message import LANGUAGES
from rooftree.games import NAMES
from rooftree.press import WHATS
from rooftree.press.making import ART, make
from rooftree.press.markdown import words
from rooftree.texts import Speaker

pytestmark = pytest.mark.skipif(not ART.is_dir(), reason="the pictures are not built: make web")

A4, LETTER = (595, 842), (612, 792)  # points


def inside(pdf: bytes) -> bytes:
    """A PDF with everything in it that is packed, unpacked."""
    packed = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
    return pdf + b"\n".join(_unpacked(each) for each in packed)


def _unpacked(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return b""


def pictures(pdf: bytes) -> Counter[str]:
    """How often each picture is drawn on a page, by what is said of it to those who do not see it."""
    found = re.findall(rb"/Span<</MCID \d+/Alt(?:\(([^()]+)\)|<([0-9A-F]+)>)>>BDC", inside(pdf))
    return Counter(plain.decode() or bytes.fromhex(coded.decode()).decode("utf-16") for plain, coded in found)


def sheets(pdf: bytes) -> set[tuple[int, int]]:
    """The sizes of its pages, upright."""
    boxes = re.findall(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", inside(pdf))
    return {(round(min(map(float, box))), round(max(map(float, box)))) for box in boxes}


def prints_of(game: str) -> Prints:
    found = game_class(game).prints()
    assert found is not None
    return found


def counted(game: str) -> Counter[str]:
    """Every card and tile of the component list, by its name."""
    box, speaker, decks = game_class(game).components(), Speaker("en", game), prints_of(game).decks
    assert box is not None
    tables = [box.parts()[deck.of] for deck in decks]
    found: Counter[str] = Counter()
    for card in (card for table in tables for card in table):
        name = speaker.name(card["name"])
        found[name[0].upper() + name[1:]] += card["copies"]
    return found


@pytest.mark.parametrize("game", NAMES)
def test_every_card_of_the_box_is_printed_as_often_as_it_is_there(game: str) -> None:
    assert pictures(make(game, "cards")) == counted(game)


@pytest.mark.parametrize("game", NAMES)
def test_whatever_lies_in_the_box_is_printed_or_named_as_missing(game: str) -> None:
    """As many as `components` counts, board by board and token by token."""
    box, prints = game_class(game).components(), prints_of(game)
    assert box is not None
    printed = {deck.of: _pieces(deck) for deck in prints.tokens} | _boards(prints.boards)
    paper = {"score-pad", "reference-tiles"} | set(prints.wanted)  # pad and aid, as many as one likes
    supply = {row["name"]: row["copies"] for row in box.parts()["supply"] if row["name"] not in paper}
    assert printed == supply


def _pieces(deck: Deck) -> int:
    return sum(piece.copies for piece in deck.pieces)


def _boards(boards: tuple[Board, ...]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for board in boards:
        found[board.of] += board.copies if board.begins else 0
    return dict(found)


@pytest.mark.parametrize("game", NAMES)
def test_all_pictures_are_there(game: str) -> None:
    prints = prints_of(game)
    decks = [*prints.decks, *prints.tokens]
    named = [picture for deck in decks for piece in deck.pieces for picture in piece.pictures]
    named += [space.picture for board in prints.boards for space in board.spaces if space.picture]
    named += [deck.back for deck in decks if deck.back]
    assert [name for name in named if not (ART / game / f"{name}.svg").is_file()] == []


@pytest.mark.parametrize("game", NAMES)
def test_everything_is_on_the_paper_that_was_asked_for(game: str) -> None:
    """In letters that are in the file."""
    pdf = make(game, "game", "letter", "fr")
    assert sheets(pdf) == {LETTER}
    assert sheets(make(game, "pad", "a4")) == {A4}
    assert set(re.findall(rb"/FontFamily ?\(([^)]+)\)|\+(Nunito)-", inside(pdf))) == {(b"", b"Nunito")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_an_aid_is_one_page_in_every_language(game: str, lang: str) -> None:
    pdf = make(game, "aid", "letter", lang)
    assert inside(pdf).count(b"/MediaBox") == 1


def test_the_same_pages_are_the_same_bytes() -> None:
    assert make("california", "pad") == make("california", "pad")


def test_letters_for_french_and_icelandic_are_there() -> None:
    typst = pytest.importorskip("typst")
    letters = "ÁÉÍÓÚÝÞÆÖáðéíóúýþæöÀÂÇÈÊËÎÏÔŒÙÛÜàâçèêëîïôœùûü«»’“”„–…×•·"
    source = f'#set page(width: auto, height: auto)\n#set text(font: "Nunito", fallback: false)\n{letters}'
    fonts = typst.Fonts(False, False, [ART / "letters"])
    svg = typst.compile(source.encode(), font_paths=fonts, ignore_system_fonts=True, format="svg").decode()
    drawn = re.findall(r'<use xlink:href="#(\w+)"', svg)
    assert len(set(drawn)) == len(set(letters))  # a letter that is not there would be drawn as every other such


def test_the_command_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pad.pdf"
    assert main(["print", "homesweethome", "pad", "--paper", "letter", "-o", str(path)]) == 0
    assert path.read_bytes().startswith(b"%PDF")
    assert capsys.readouterr().out == f"{path}\n"


def test_what_a_game_does_not_have_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "homesweethome", "tokens", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "rooftree print: This game has no tokens.\n"


def test_without_typst_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    assert main(["print", "dreamhome", "pad", "--lang", "fr"]) == 2
    assert "pip install 'rooftree[print]'" in capsys.readouterr().err


def test_there_is_something_to_print_of_every_kind() -> None:
    from rooftree.press.pages import PARTS

    assert tuple(PARTS) == WHATS


def test_words_keep_their_weight() -> None:
    assert words("a **b** c `d`") == [
        {"kind": "plain", "text": "a "},
        {"kind": "bold", "text": "b"},
        {"kind": "plain", "text": " c "},
        {"kind": "plain", "text": "d"},
    ]
