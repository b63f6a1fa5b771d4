"""The words that are commands, in English and in the reader's language."""

from collections.abc import Sequence

from rooftree.cli.table.desk import Desk
from rooftree.texts import Speaker, plain

# In the order in which `help` lists them; their words are the messages `command-NAME`, their help `help-NAME`.
NAMES = ("effects", "why", "undo", "table", "cards", "look", "rules", "log", "score", "save", "quit", "help")
ENGLISH = {
    "effects": "?",
    "why": "why",
    "undo": "undo u",
    "table": "table",
    "cards": "cards",
    "look": "look",
    "rules": "rules",
    "log": "log",
    "score": "score",
    "save": "save",
    "quit": "quit q exit",
    "help": "help h",
}


def command_of(speaker: Speaker, text: str) -> tuple[str, str] | None:
    """The command and what follows it, if the text begins with the word of one."""
    word, _, rest = text.partition(" ")
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", f"{word[1:]} {rest}"
    for name in NAMES:
        if plain(word) in map(plain, words_of(speaker, name)):
            return name, rest.strip()
    return None


def words_of(speaker: Speaker, name: str) -> Sequence[str]:
    """All words for a command, those of the reader's language first."""
    return [*speaker.say(f"command-{name}").split(), *ENGLISH[name].split()]


def show_help(desk: Desk) -> None:
    desk.say("help-moves")
    for name in NAMES:
        word = words_of(desk.speaker, name)[0]
        desk.entry(f"  {word:<10} ", desk.speaker.say(f"help-{name}"))
