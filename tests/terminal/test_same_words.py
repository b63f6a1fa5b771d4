"""Terminal and browser say the same of a move: the same points, the same words."""

import asyncio
import re
from collections.abc import Iterator

import pytest

from rooftree.cli.table.menu import Group, Item
from rooftree.cli.table.menus import MANY, menu_of
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.message import Message
from rooftree.core.records import Seat
from rooftree.core.speech import Said, heard
from rooftree.protocol import Effect, Previewed, decode_message, encode
from rooftree.server.previews import effects_of
from rooftree.texts import LANGUAGES, Speaker
from rooftree.texts.looks import looks_of
from tests.terminal.terminal_table import (
    CALIFORNIA,
    DREAMHOME,
    HOMESWEETHOME,
    TableUnderTest,
    dealt,
    named,
    positions,
)

EVERY = {DREAMHOME: 13, CALIFORNIA: 11, HOMESWEETHOME: 29}  # how many decisions a game has until one is compared
GAMES = [(game, players) for game in EVERY for players in (game.min_players, game.max_players)]
WIDE = 1000  # columns: nothing is wrapped
NAMES = ["Anna", "Jón", "Zoë", "Pál", "Eva"]


def preview(game: Game, state: Array) -> dict[str, Effect]:
    """What the server's answer holds when it has come over the wire."""
    answer = decode_message(encode(Previewed("1", 1, asyncio.run(effects_of(game, state)), {})))
    assert isinstance(answer, Previewed)
    return answer.moves


def table_at(game: Game, state: Array, lang: str, *script: str) -> TableUnderTest:
    seats = [Seat(name, "human") for name in NAMES[: game.num_players(state)]]
    sitting = dealt(seats, 1, game.options_of(state), game)
    sitting.start = sitting.state = state
    return TableUnderTest(["", *script] if game.hides_hands else script, sitting=sitting, lang=lang, width=WIDE)


def as_browser_says(what: Said, speaker: Speaker) -> str:
    """As `called` does in web/src/table/telling.ts: whoever is mentioned by seat has a name."""
    told = heard(what)
    seat = told.args.get("seat")
    return speaker.say(Message(told.key, {**told.args, "seat": NAMES[seat]}) if isinstance(seat, int) else told)


def words_of(effect: Effect, speaker: Speaker) -> Iterator[str]:
    """What the browser says of a move besides its name."""
    yield from (f"{speaker.line(line.what)}\u00a0{line.points:+}" for line in effect.lines)
    yield from (as_browser_says(note, speaker) for note in (*effect.notes, *effect.costs, *effect.losses))
    yield from (further.move for further in effect.then)
    if effect.at_once != effect.points:
        yield speaker.say("effect-at-once", points=f"{effect.at_once:+}")


def entries_of(told: str) -> list[tuple[str, int, str]]:
    """Notation, points and words of every line of the terminal's `?`."""
    found = re.findall(r"^ *\d+  (\S.*?) +([+-]\d+)  ?(.*)$", told, re.MULTILINE)
    return [(notation, int(points), words) for notation, points, words in found]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), GAMES, ids=lambda each: named(each) if isinstance(each, Game) else each)
def test_terminal_and_browser_say_the_same_of_every_move(game: Game, players: int, lang: str) -> None:
    speaker, offset = Speaker(lang, game.name), LANGUAGES.index(lang)
    for state in positions(players, players=players, game=game)[offset :: EVERY[game]]:
        if game.is_over(state):
            break
        effects, table = preview(game, state), table_at(game, state, lang, "?")
        entries = entries_of(table.after("?"))
        view = table.desk.view(game.to_act(state))
        for group in menu_of(table.desk).groups:
            for item in group.items:
                effect = effects[item.notation]
                assert speaker.say(game.phrase(view, item.notation, NAMES)) == as_browser_says(effect.what, speaker)
                assert_told(entries, group, item, effect, speaker)


def assert_told(
    entries: list[tuple[str, int, str]], group: Group, item: Item, effect: Effect, speaker: Speaker
) -> None:
    name = group.pattern if group.is_bundle else item.notation
    lines = [(points, words) for notation, points, words in entries if notation == name]
    if not lines:
        assert len(group.items) > MANY  # the rest stand side by side, with their points only
        return
    wanted = list(words_of(effect, speaker))
    assert any(points == effect.points and all(word in words for word in wanted) for points, words in lines)


def typed(name: str) -> str:
    """With the spaces that keyboards have."""
    return " ".join(name.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EVERY, ids=named)
def test_terminal_and_browser_say_the_same_of_every_piece(game: Game, lang: str) -> None:
    speaker, state = Speaker(lang, game.name), positions(2, game=game)[3 * EVERY[game]]
    view, command = game.view(state, game.to_act(state)), speaker.say("command-look")
    by_name = {typed(as_browser_says(look.name, speaker)): look for _, look in reversed(list(looks_of(view)))}
    table = table_at(game, state, lang, *(f"{command} {name}" for name in by_name))
    for name, look in by_name.items():
        told = table.after(f"{command} {name}")
        for what in look.does:
            assert as_browser_says(what, speaker) in told
    assert len(by_name) > 20


def test_a_playroom_worth_two_does_not_say_nothing_beside_a_garage_worth_one() -> None:
    """Dream Home's market: a column is worth what its room is worth in its best place, in terminal and browser."""
    state = positions(4, game=DREAMHOME)[8]
    rooms = [str(column["room"]).partition("#")[0] for column in DREAMHOME.view(state, None)["market"]]
    told = entries_of(table_at(DREAMHOME, state, "en", "?").after("?"))
    for room, points in (("playroom", 2), ("garage", 1)):
        move = f"take {1 + rooms.index(room)}"
        effect = preview(DREAMHOME, state)[move]
        assert (effect.points, effect.at_once) == (points, 0)
        assert effect.then[0].move.startswith("place ")
        assert [each[1] for each in told if each[0] == move] == [points]
