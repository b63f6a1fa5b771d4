"""Who sits at the table: people by their names, for each bot somebody of the cast."""

from rooftree import bots
from rooftree.bots.cast import somebody
from rooftree.cli.errors import CommandError
from rooftree.cli.naming import named_bot
from rooftree.core.game import Game
from rooftree.core.records import BOT, HUMAN, bot_in
from rooftree.core.replay import Seat
from rooftree.texts import Speaker

MAX_NAME = 20  # characters: a name must fit above a small house


def seats_of(game: Game, speaker: Speaker, text: str | None, players: int | None) -> list[Seat]:
    """The seats that were asked for; the best bots of the game take the chairs that nobody claimed."""
    asked = [word.strip() for word in text.split(",")] if text is not None else [speaker.say("play-you")]
    least = game.min_players if text is None else len(asked)
    count = players if players is not None else max(least, len(asked))
    if count < len(asked):
        raise CommandError(f"--seats names {len(asked)} players, --players says {count}")
    if not game.min_players <= count <= game.max_players:
        fit = f"{game.min_players} to {game.max_players}"
        raise CommandError(f"{game.family()} is for {fit} players, not {count}")
    best = bots.usual(game.name)
    return _named(game.name, [_player(word, game.name) for word in asked] + [BOT + best] * (count - len(asked)))


def _player(word: str, game: str) -> str:
    """`bot:NAME` for a bot, otherwise the name of a person."""
    if (bot := bot_in(word)) is not None:
        return BOT + named_bot(bot, game)
    if bots.is_meant(word, game):
        return BOT + named_bot(word, game)
    if not 1 <= len(word) <= MAX_NAME or not word.isprintable():
        raise CommandError(f"a player's name must have 1 to {MAX_NAME} printable characters, not {word!r}")
    return word


def _named(game: str, players: list[str]) -> list[Seat]:
    """Two bots of one kind are two people."""
    names = [player for player in players if bot_in(player) is None]
    _refuse_namesakes(names)
    seats: list[Seat] = []
    for player in players:
        if bot := bot_in(player):
            names.append(somebody(game, bot, names).name)
        seats.append(Seat(names[-1], player) if bot else Seat(player, HUMAN))
    return seats


def _refuse_namesakes(names: list[str]) -> None:
    folded = [name.casefold() for name in names]
    for name in names:
        if folded.count(name.casefold()) > 1:
            raise CommandError(f"two players are called {name!r}; give them different names")
