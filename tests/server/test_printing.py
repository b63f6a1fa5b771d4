"""The print corner of a server: the same pages as the command's, made once, beside everything else."""

import asyncio
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from rooftree.press import making
from rooftree.press.making import ART, make
from rooftree.server import press
from rooftree.server.press import Press
from rooftree.server.table import Refusal
from tests.server.serving import Served, serving

pytestmark = pytest.mark.skipif(not ART.is_dir(), reason="the pictures are not built: make web")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("printing")) as running:
        yield running


def test_it_offers_what_there_is(server: Served) -> None:
    offer = server.visitor().get("/api/print").json()
    assert offer["why"] is None
    assert offer["games"]["dreamhome"] == ["game", "cards", "tokens", "boards", "aid", "pad", "label"]
    assert "tokens" not in offer["games"]["homesweethome"]


def test_everybody_gets_the_pages_that_the_command_writes(server: Served) -> None:
    """Four at once, who need not be anybody: no cookie comes or goes."""
    path = "/api/print/california/aid?paper=letter&lang=is"
    visitors = [server.visitor() for _ in range(4)]
    with ThreadPoolExecutor(4) as people:
        answers = list(people.map(lambda visitor: visitor.get(path), visitors))
    assert {answer.content for answer in answers} == {make("california", "aid", "letter", "is")}
    assert {answer.headers["content-type"] for answer in answers} == {"application/pdf"}
    assert 'filename="california-aid-letter-is.pdf"' in answers[0].headers["content-disposition"]
    assert "set-cookie" not in answers[0].headers


@pytest.mark.parametrize("path", [
    "chess/pad", "dreamhome/secrets", "homesweethome/tokens", "..%2fdreamhome/pad", "dreamhome/pad?paper=a0",
])  # fmt: skip
def test_whatever_else_is_asked_for_is_refused_with_a_sentence(server: Served, path: str) -> None:
    answer = server.visitor().get(f"/api/print/{path}")
    assert answer.status_code in (404, 422)
    assert answer.json()["text"]


def test_without_typst_it_says_what_the_operator_can_do(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    visitor = server.visitor()
    assert "rooftree[print]" in visitor.get("/api/print?lang=fr").json()["why"]
    refused = visitor.get("/api/print/dreamhome/label?lang=en")
    assert (refused.status_code, refused.json()["key"]) == (404, "print-no-typst")


def test_what_was_made_is_kept_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, ...]] = []

    def slow(*asked: str) -> bytes:
        made.append(asked)
        return b"x" * 10

    monkeypatch.setattr(press, "make", slow)
    monkeypatch.setattr(press, "MOST_KEPT", 25)
    monkeypatch.setattr(press, "MOST_WAITING", 3)

    async def ask() -> None:
        here = Press()
        first = [("dreamhome", what, "a4", "en") for what in ("aid", "pad", "label")]
        await asyncio.gather(*(here.pages(*each) for each in (*first, *first)))
        assert made == first  # who asks for the same waits for the same
        await here.pages(*first[2])
        await here.pages(*first[0])  # pushed out by the others
        assert made == [*first, first[0]]
        waiting = [asyncio.ensure_future(here.pages("dreamhome", str(number), "a4", "en")) for number in range(4)]
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(each, Refusal) for each in ended] == [False, False, False, True]

    asyncio.run(ask())
    assert making.make is make
