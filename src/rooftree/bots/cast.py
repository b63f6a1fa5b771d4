"""The bots as people: who plays like which bot, and how well, in a family's words.

A character is a name, a face (drawn in `web/src/art/portraits.ts`), a sentence (`character-ID` in the texts) and a
level from 1 to 6. Commands, logs and records keep the bot's own name beside it (`bot:greedy`): a stronger bot gets
its own row here, and nobody changes who they are. A bot that a guest's game brings sends a visitor.
"""

from collections.abc import Collection, Sequence
from itertools import chain
from re import IGNORECASE, escape, fullmatch
from typing import NamedTuple

from rooftree.bots.levels import LEVELS
from rooftree.core.found import game_class
from rooftree.core.records import bot_in
from rooftree.core.text import alike

USUAL_LEVEL = 4  # of a bot whose game does not say


class Character(NamedTuple):
    """Somebody who sits down for a bot. `id` never changes: texts, portraits and logs know it."""

    id: str
    name: str
    level: int


def _people(level: int, names: dict[str, str]) -> tuple[Character, ...]:
    return tuple(Character(each, name, level) for each, name in names.items())


# Five of each level, because a table has five seats.
CHILDREN = _people(1, {"pip": "Pip", "tumi": "Tumi", "coco": "Coco", "lulu": "Lulu", "bo": "Bo"})
CASUAL = _people(2, {"lea": "Léa", "teo": "Teo", "birta": "Birta", "max": "Max", "zoe": "Zoé"})
REGULAR = _people(3, {"jonas": "Jonas", "amelie": "Amélie", "katla": "Katla", "samir": "Samir", "greta": "Greta"})
SKILLED = _people(4, {"margot": "Margot", "hugo": "Hugo", "freyja": "Freyja", "oskar": "Óskar", "nadia": "Nadia"})
EXPERTS = _people(5, {"iris": "Iris", "walter": "Walter", "sunna": "Sunna", "emile": "Émile", "rosa": "Rósa"})
MASTERS = _people(
    6, {"magnus": "Magnús", "colette": "Colette", "hildur": "Hildur", "anselm": "Anselm", "yuki": "Yuki"}
)
PEOPLE = (CHILDREN, CASUAL, REGULAR, SKILLED, EXPERTS, MASTERS)
CAST = {**dict(zip(LEVELS, PEOPLE, strict=True)), "random": CHILDREN, "greedy": SKILLED, "team": EXPERTS}
VISITORS = _people(USUAL_LEVEL, {"alix": "Alix", "kari": "Kári", "noor": "Noor", "sven": "Sven", "mei": "Mei"})
EVERYBODY = tuple(chain(*PEOPLE, VISITORS))


def cast_of(game: str, bot: str) -> tuple[Character, ...]:
    """Everybody who plays a game like this bot."""
    if bot in CAST:
        return CAST[bot]
    level = game_class(game).levels().get(bot, USUAL_LEVEL)
    return tuple(each._replace(level=level) for each in VISITORS)


def somebody(game: str, bot: str, names: Collection[str | None] = (), first: int = 0) -> Character:
    """Who comes to a table at which `names` are taken; `first` is with whom one begins to ask."""
    cast = cast_of(game, bot)
    taken = {alike(name) for name in names if name}
    in_turn = [cast[(first + place) % len(cast)] for place in range(len(cast))]
    return next((each for each in in_turn if alike(each.name) not in taken), in_turn[0])


def known(game: str, bot: str, character: str) -> Character | None:
    """The character of this id, if it plays like this bot."""
    return next((each for each in cast_of(game, bot) if each.id == character), None)


def called(game: str, players: Sequence[tuple[str, str]]) -> list[str]:
    """What everybody at a table is called, from names and players (`human`, `bot:greedy`) as records hold them.

    A bot that bears its own name, as in records of simulations, is called like somebody who plays like it.
    """
    names: list[str] = []
    for place, (name, player) in enumerate(players):
        bot = bot_in(player)
        if bot and fullmatch(rf"{escape(bot)}( \d+)?", name, IGNORECASE):
            names.append(somebody(game, bot, [*names, *(other for other, _ in players[place + 1 :])]).name)
        else:
            names.append(name)
    return names
