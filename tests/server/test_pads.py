"""The score pad over HTTP: the engine's own points, nothing kept, and a refusal that helps."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Served, serving

HOUSE = {"name": "Anna", "G1": "kitchen", "G2": {"room": "cuisine"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("pads")) as running:
        yield running


def test_a_sheet_is_scored_for_whoever_asks(server: Served) -> None:
    found = server.visitor().post("/api/games/dreamhome/pad", json={"house": [HOUSE]}).json()
    assert [(home["name"], home["points"]) for home in found["homes"]] == [("Anna", 6)]
    assert found["view"]["houses"][0]["cells"]["G2"]["card"].startswith("kitchen")


def test_what_is_wrong_is_told_with_what_may_have_been_meant(server: Served) -> None:
    answer = server.visitor().post("/api/games/dreamhome/pad", json={"house": [{"G1": "kichen"}]})
    assert answer.json()["problems"] == [
        {"home": 0, "what": {"key": "pad-unknown", "args": {"where": "G1", "text": "kichen"}}, "near": ["kitchen"]}
    ]
    assert answer.json()["homes"] == []


def test_the_form_is_there_for_games_with_a_pad(server: Served) -> None:
    games = {each["name"]: each["has_pad"] for each in server.visitor().get("/api/games").json()}
    for game, has_pad in games.items():
        assert (server.visitor().get(f"/api/games/{game}/pad").status_code == 200) == has_pad
    assert server.visitor().get("/api/games/chess/pad").status_code == 404


def test_too_long_a_sheet_is_refused_in_the_readers_language(server: Served) -> None:
    answer = server.visitor().post("/api/games/california/pad?lang=fr", json={"mansion": [{"attic": ["x"] * 1000}]})
    assert answer.status_code == 413
    assert "entrées" in answer.json()["text"]
    assert server.visitor().post("/api/games/california/pad", json=["no", "sheet"]).status_code == 422
