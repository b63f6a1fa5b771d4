"""The rules beside the table: every section, every decision and every reason, every card, in three languages."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from rooftree.cli.rules import as_data
from rooftree.core.notation import kebab
from rooftree.protocol import Said, heard
from rooftree.server.books import book
from rooftree.texts import LANGUAGES, Speaker, rules_text, sections
from rooftree.texts.speaker import keys_of
from tests.server.serving import Served, serving
from tests.server.table_log import GAMES, game_of


@cache
def read(game: str, lang: str) -> dict[str, Any]:
    return json.loads(book(game, lang))  # type: ignore[no-any-return]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_its_sections_are_those_that_the_terminal_prints(game: str, lang: str) -> None:
    told = as_data(game, lang, sections(rules_text(game, lang)))
    assert {key: read(game, lang)[key] for key in told} == told


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_and_every_reason_is_explained_somewhere(game: str) -> None:
    reasons = {key for key in keys_of("en", game) if key.startswith("why-")} - set(keys_of("en", None))
    decisions = {kebab(decision) for decision in game_of(game).decisions}
    assert set(read(game, "en")["about"]) == reasons | decisions


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_explains_something_is_there_in_every_language(game: str, lang: str) -> None:
    ids = {section["id"] for section in read(game, lang)["sections"]}
    assert set(read(game, lang)["about"].values()) <= ids


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_each_card_does_can_be_said(game: str, lang: str) -> None:
    speaker = Speaker(lang, game)
    for kind, effect in read(game, lang)["cards"].items():
        assert speaker.name(kind)
        assert speaker.say(heard(Said(**effect))) == speaker.effect(kind)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_a_view_can_name_is_in_it(game: str) -> None:
    """Whatever a deal names, by kind: copies are told apart by a number."""
    rules, known = game_of(game), read(game, "en")["cards"]
    dealt = rules.deal_of(rules.new(rules.max_players, 1))
    names = {str(name).partition("#")[0] for part, cards in dealt.items() if part != "boards" for name in cards}
    assert names
    assert names <= set(known)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("books")) as running:
        yield running


def test_it_comes_in_the_language_of_the_reader(server: Served) -> None:
    client = server.visitor(**{"Accept-Language": "is"})
    assert client.get("/api/games/dreamhome/book").json() == read("dreamhome", "is")
    assert client.get("/api/games/dreamhome/book?lang=fr").json() == read("dreamhome", "fr")
    assert client.get("/api/games/dreamhome/book?lang=xx", headers={"Accept-Language": ""}).json()["lang"] == "en"


def test_of_other_games_there_is_none(server: Served) -> None:
    for name in ("chess", "toy", "dreamhome.texts", "..%2fdreamhome"):
        assert server.visitor().get(f"/api/games/{name}/book").status_code == 404


def test_the_list_of_games_says_for_whom_each_is(server: Served) -> None:
    """As far as the rulebook does: Dream Home's tells neither age nor duration."""
    told = {game["name"]: (game["min_age"], game["minutes"]) for game in server.visitor().get("/api/games").json()}
    assert {name: told[name] for name in told if name in GAMES} == {
        "california": (8, 60),
        "dreamhome": (None, None),
        "homesweethome": (6, None),
    }
