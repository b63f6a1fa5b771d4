"""The words that are commands at a table elsewhere: those of every table, and those for being together with others."""

from rooftree.cli.table import commands
from rooftree.cli.table.desk import Desk
from rooftree.texts import Speaker, plain

# In the order in which `help` lists them; their words are the messages `command-NAME`, their help `help-NAME`.
OWN = {
    "say": "say",
    "confirm": "confirm",
    "sit": "sit",
    "stand": "stand",
    "agree": "agree",
    "bot": "bot",
    "back": "back",
    "again": "again",
}
SHARED = tuple(name for name in commands.NAMES if name not in ("save", "quit"))


def command_of(speaker: Speaker, text: str) -> tuple[str, str] | None:
    """The command and what follows it, if the text begins with the word of one."""
    word, _, rest = text.partition(" ")
    for name in OWN:
        if plain(word) in map(plain, _words(speaker, name)):
            return name, rest.strip()
    return commands.command_of(speaker, text)


def _words(speaker: Speaker, name: str) -> list[str]:
    return [*speaker.say(f"command-{name}").split(), *OWN[name].split()]


def show_help(desk: Desk) -> None:
    desk.say("help-moves")
    for name in SHARED:
        desk.entry(f"  {commands.words_of(desk.speaker, name)[0]:<10} ", desk.speaker.say(f"help-{name}"))
    for name in OWN:
        desk.entry(f"  {_words(desk.speaker, name)[0]:<10} ", desk.speaker.say(f"help-{name}"))
    desk.entry(f"  {commands.words_of(desk.speaker, 'quit')[0]:<10} ", desk.speaker.say("join-help-quit"))
