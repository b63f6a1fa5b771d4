"""Files of house rules: read, held against the box, and told change by change.

    name = "Garage sale"
    game = "dreamhome"

    [about]
    en = "Two cars are worth a living room."

    [options]
    roofs = "open"

    [room.garage]
    points = [1, 7]

What is neither name, game, about nor options is a table of the game's `cards.toml`, by the names that are there.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rooftree.box.changing import Change, changes_between
from rooftree.core.found import NoGame, find, finds, game_class
from rooftree.core.game import Game, GameError
from rooftree.core.houserules import HouseRules, introduce
from rooftree.core.message import LANGUAGES, Message, Name, message
from rooftree.texts.speaker import is_written

CARDS = "cards.toml"
NUMBERS = "numbers"  # the table of what the rules count with besides the cards
ABOUT_ITSELF = ("name", "game", "about", "options")


def read_house_rules(path: Path) -> HouseRules:
    """Those of a file, introduced to this process; `GameError` says what is wrong, where, and what would be right."""
    try:
        rules = _in(tomllib.loads(path.read_text(encoding="utf-8")))
        expect_playable(rules)
    except OSError as error:
        raise GameError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise GameError(f"{path.name} is not valid TOML: it is not written in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise GameError(f"{path.name} is not valid TOML: {error}") from None
    except GameError as error:
        raise GameError(f"{path.name}: {error}") from None
    return rules


def read_folder(folder: Path) -> list[HouseRules]:
    """Those of all `.toml` files of a folder, by name of the file."""
    if not folder.is_dir():
        raise GameError(f"there is no folder {folder}")
    return [read_house_rules(path) for path in sorted(folder.glob("*.toml"))]


def expect_playable(rules: HouseRules) -> type[Game]:
    """The class of the game by these rules; `GameError` if there can be none."""
    try:
        return game_class(introduce(rules))
    except NoGame as error:
        raise GameError(str(error)) from None


def _in(data: dict[str, Any]) -> HouseRules:
    for key in ("name", "game"):
        if not isinstance(data.get(key), str):
            raise GameError(f"{key} must be a text, not {data.get(key)!r}")
    if data["game"] not in finds().games:
        raise GameError(f"there is no game {data['game']!r}; there are {', '.join(finds().games)}")
    cards = {table: _table(data, table) for table in data if table not in ABOUT_ITSELF}
    about, options = _table(data, "about"), _table(data, "options")
    for lang, told in about.items():
        if not isinstance(told, str):
            raise GameError(f"[about] {lang} must be a text, not {told!r}")
    for option, value in options.items():
        if not isinstance(value, bool | str):
            raise GameError(f"[options] {option} must be true, false or a text, not {value!r}")
    return HouseRules(data["game"], data["name"], about, cards, options)


def _table(data: dict[str, Any], name: str) -> dict[str, Any]:
    found = data.get(name, {})
    if not isinstance(found, dict):
        raise GameError(f"{name} must be a table, [{name}] or [{name}.…], not {found!r}")
    return found


def changes_of(rules: HouseRules) -> Iterator[Change]:
    """What is different on the cards, one by one."""
    return changes_between(_box(rules.game), rules.cards)


@cache
def _box(game: str) -> dict[str, Any]:
    """A game without a file of cards has none that could be changed."""
    path = find(game).folder / CARDS
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


# In words


def told(rules: HouseRules) -> list[Message]:
    """What is different on the cards, one by one; options are told as those of any table."""
    return [_told(rules.game, change) for change in changes_of(rules)]


def _told(game: str, change: Change) -> Message:
    kind = "number" if change.table == NUMBERS else "entry"
    args = {"entry": _label(game, f"{kind}-{change.entry}"), "before": _shown(change.before)}
    args["after"] = _shown(change.after)
    if change.word:
        return message("house-word", thing=Name(change.thing), word=Name(change.word), **args)
    return (
        message("house-change", thing=Name(change.thing), **args) if change.thing else message("house-number", **args)
    )


def _label(game: str, entry: str) -> str:
    """A game from elsewhere may have no words for it."""
    is_said = is_written(f"label-{entry}", LANGUAGES[0], game)
    return Name(entry) if is_said else entry.partition("-")[2].replace("-", " ")


def _shown(value: Any) -> int | str:
    """Several numbers as `1 / 4 / 9`."""
    return " / ".join(map(str, value)) if isinstance(value, list) else int(value)
