"""A bot, as it is named on the command line: by its name, as `search:200ms`, or as `module:Bot`."""

from rooftree.cli.errors import CommandError


def named_bot(name: str, game: str) -> str:
    """The same name, once the bot is let in and can play the game; `CommandError` tells what would be right."""
    from rooftree import bots
    from rooftree.bots.found import NoBot

    try:
        if bots.is_place(name) and not bots.is_search(name):
            bots.welcome(name)
    except NoBot as error:
        raise CommandError(f"{name}: {error}") from None
    if problem := bots.why_not(name, game):
        raise CommandError(problem)
    return name
