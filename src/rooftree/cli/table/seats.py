"""Who sits at the table: people by their names, bots by theirs."""

from rooftree import bots
from rooftree.cli.errors import CommandError
from rooftree.core.game import Game
from rooftree.core.replay import Seat
from rooftree.texts import Speaker

HUMAN = "human"
BOT = "bot:"
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
        raise CommandError(f"{game.name} is for {fit} players, not {count}")
    best = bots.names_of(game.name)[-1]
    return _named(speaker, [_player(word, game.name) for word in asked] + [BOT + best] * (count - len(asked)))


def bot_of(seat: Seat) -> str | None:
    """The bot's name, or None for a person."""
    return seat.player.removeprefix(BOT) if seat.player.startswith(BOT) else None


def _player(word: str, game: str) -> str:
    """`bot:NAME` for a bot, otherwise the name of a person."""
    if word in bots.names_of(game):
        return BOT + word
    if word.startswith(BOT) and (problem := bots.why_not(word.removeprefix(BOT), game)):
        raise CommandError(problem)
    if not 1 <= len(word) <= MAX_NAME or not word.isprintable():
        raise CommandError(f"a player's name must have 1 to {MAX_NAME} printable characters, not {word!r}")
    return word


def _named(speaker: Speaker, players: list[str]) -> list[Seat]:
    seats: list[Seat] = []
    for place, player in enumerate(players):
        if player.startswith(BOT):
            seats.append(Seat(_bot_name(speaker, players, place), player))
        else:
            seats.append(Seat(player, HUMAN))
    _refuse_namesakes([seat.name for seat in seats])
    return seats


def _bot_name(speaker: Speaker, players: list[str], place: int) -> str:
    """Bots of one kind are numbered."""
    name = speaker.say(f"bot-{players[place].removeprefix(BOT)}")
    alone = players.count(players[place]) == 1
    return name if alone else f"{name} {players[: place + 1].count(players[place])}"


def _refuse_namesakes(names: list[str]) -> None:
    folded = [name.casefold() for name in names]
    for name in names:
        if folded.count(name.casefold()) > 1:
            raise CommandError(f"two players are called {name!r}; give them different names")
