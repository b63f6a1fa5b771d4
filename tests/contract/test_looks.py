"""No piece on any table is mute: each has a name, says what it does, and leads to a rule, in every language."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from rooftree.core.looks import Look, value_at
from rooftree.core.speech import Said, heard
from rooftree.core.view import HEAD
from rooftree.games import NAMES
from rooftree.games.dreamhome.cards import CARDS
from rooftree.testing.tables import Setting, positions, settings_of
from rooftree.texts import LANGUAGES, Speaker, rules_text, sections
from rooftree.texts.looks import look_at, looks_of, pieces_of
from rooftree.texts.speaker import kind_of

SETTINGS = [setting for name in NAMES for setting in settings_of(name)]
EVERY = 19  # positions between two that are walked over


@cache
def views(setting: Setting) -> tuple[dict[str, Any], ...]:
    """Real positions from the deal to the end, through the eyes of every seat and of a spectator, by turns."""
    game, seats = setting.load(), [*range(setting.players), None]
    return tuple(
        game.view(state, seats[number % len(seats)])
        for number, state in enumerate(positions(game, setting, range(1), every=EVERY))
    )


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_piece_is_explained_and_leads_to_a_rule(setting: Setting) -> None:
    anchors = {section.id for section in sections(rules_text(setting.name, "en"))}
    for view in views(setting):
        for piece, look in looks_of(view):
            assert look.does or look.now, piece
            assert look.rule in anchors, piece


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whatever_is_said_of_a_piece_can_be_said(setting: Setting, lang: str) -> None:
    speaker = Speaker(lang, setting.name)
    for what in said_at(setting):
        sentence = speaker.say(heard(what))
        assert sentence.strip()
        assert not re.search(r"[{}#$]|look-|name-", sentence), sentence


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whatever_is_named_in_a_view_is_a_piece_or_part_of_one(setting: Setting) -> None:
    speaker = Speaker("en", setting.name)
    for view in views(setting):
        found = set(pieces_of(view))
        for place in places_of(view):
            if speaker.has(f"name-{kind_of(str(value_at(view, place)))}"):
                steps = place.split(".")
                assert any(".".join(steps[:length]) in found for length in range(1, len(steps) + 1)), place


@cache
def said_at(setting: Setting) -> tuple[Said, ...]:
    """All that is said of any piece there, once."""
    looks = [look for view in views(setting) for _, look in looks_of(view)]
    return tuple({text_of(what): what for look in looks for what in said_of(look)}.values())


def said_of(look: Look) -> tuple[Said, ...]:
    return (look.name, *look.does, *look.now)


def text_of(what: Said) -> str:
    return f"{what.key} {sorted(what.args.items(), key=str)}"


def places_of(view: Mapping[str, Any]) -> Iterator[str]:
    """Every string in a view, but for its head and what merely says in which state something is."""
    for key, value in view.items():
        if key not in HEAD:
            yield from within(key, value)


def within(place: str, value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield place
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from within(f"{place}.{key}", each)
    elif isinstance(value, list | tuple):
        for number, each in enumerate(value):
            yield from within(f"{place}.{number}", each)


@pytest.mark.parametrize(
    "piece", ["", ".", "houses", "houses.9.cells.T1", "houses.0.cells.T1.card.x", "x" * 5000, "you"]
)
def test_nothing_is_said_of_what_is_no_piece(piece: str) -> None:
    assert look_at(views(settings_of("dreamhome")[0])[0], piece) is None


# What is said now and here is true


def test_a_token_is_offered_the_rooms_that_the_rules_offer_it() -> None:
    """Dream Home: as many rooms can hold it as there are rooms among the legal moves (R4)."""
    compared = 0
    for setting in settings_of("dreamhome"):
        game = setting.load()
        for state in positions(game, setting, range(2)):
            view = game.view(state, game.to_act(state))
            if view["decision"] == "place-resource" and view["pending"]["decor"]:
                cells = {move.split()[1] for move in view["legal"] if move.startswith("decor ")}
                rooms = [line for line in view["scores"][view["you"]]["lines"] if line["what"] in CARDS.rooms]
                found = sum(not cells.isdisjoint(room["cells"]) for room in rooms)
                assert number_of(view, "pending.decor", "look-decor-rooms") == found
                compared += 1
    assert compared > 10


def test_a_room_says_its_size_and_what_one_more_card_would_make_of_it() -> None:
    """Dream Home: the points of the sizes are those of the score."""
    for view in (view for setting in settings_of("dreamhome") for view in views(setting)):
        for seat, house in enumerate(view["houses"]):
            for line in view["scores"][seat]["lines"]:
                points = CARDS.rooms.get(line["what"], {}).get("points", ())
                if len(points) > 1:
                    assert house["cells"][line["cells"][0]]["card"]
                    size = number_of(view, f"houses.{seat}.cells.{line['cells'][0]}", "look-size", "size")
                    assert points[size - 1] == line["points"]


def test_a_bonus_card_counts_what_is_there_until_it_is_won() -> None:
    """California: nobody has all of it before the card is won (R6)."""
    counted = 0
    for view in (view for setting in settings_of("california") for view in views(setting)):
        for place, bonus in enumerate(view["bonuses"]):
            if bonus["owner"] is None and view["you"] is not None:
                have = number_of(view, f"bonuses.{place}", "look-bonus-progress", "have")
                assert 0 <= have < number_of(view, f"bonuses.{place}", "look-bonus-progress", "wanted")
                counted += have > 0
    assert counted


def number_of(view: Mapping[str, Any], piece: str, key: str, name: str = "count") -> int:
    """A number in one of the sentences about a piece."""
    look = look_at(view, piece)
    assert look is not None
    return next(int(what.args[name]) for what in look.now if what.key == key)
