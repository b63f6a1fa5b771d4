"""Saving and leaving: nobody loses a game by going home."""

import shlex
from pathlib import Path

from rooftree.cli.table.commands import command_of
from rooftree.cli.table.desk import PROMPT, Desk, quoted
from rooftree.cli.table.saving import SaveError, is_taken, refuge, save, save_path


class Leave(Exception):
    """Someone asked to stop; everything has been said and saved."""


class Saver:
    """Remembers the file of this game, so that saving again needs no name and asks nothing."""

    def __init__(self, desk: Desk, path: Path | None = None) -> None:
        self.desk, self.path = desk, path
        self.saved = self._moves() if path else []
        self.has_saved = False  # in this session

    def save(self, text: str) -> bool:
        """Write to the file named, or to the one named before; whether it worked."""
        try:
            path = save_path(text) if text else self.path or self._own_name()
            if is_taken(path) and path != self.path and not self._may_replace(path):
                return False
            save(self.desk.sitting.record(), path)
        except SaveError as error:
            self.desk.say("save-failed", file=quoted(text or str(self.path)), reason=str(error))
            return False
        self.path, self.saved, self.has_saved = path, self._moves(), True
        self._tell_saved(path)
        return True

    def _moves(self) -> list[int]:
        return [past.action for past in self.desk.sitting.past]

    def _own_name(self) -> Path:
        sitting = self.desk.sitting
        return Path(f"{sitting.game.name}-{sitting.seed or 0}.json")

    def _may_replace(self, path: Path) -> bool:
        self.desk.say("save-replace", file=str(path))
        answer = self.desk.keyboard.ask(PROMPT).lower()
        return answer in self.desk.speaker.say("answer-yes").split()

    def _tell_saved(self, path: Path) -> None:
        is_over = self.desk.game.is_over(self.desk.sitting.state)
        play, file = f"play {self.desk.game.name} --load", shlex.quote(str(path))
        self.desk.say("save-finished" if is_over else "save-done")
        self.desk.command(f"rooftree {'replay' if is_over else play} {file}")

    def quit(self) -> None:
        """Ask whether to save what is new, and leave."""
        if self.saved != self._moves():
            self.desk.say("quit-save")
            self.offer()
        self.desk.say("quit-bye")
        raise Leave

    def offer(self) -> None:
        """A file name saves; Enter does not."""
        while answer := self.desk.keyboard.ask(PROMPT):
            command = command_of(self.desk.speaker, answer)
            if command and command[0] == "quit":
                return
            if self.save(command[1] if command and command[0] == "save" else answer):
                return

    def rescue(self) -> None:
        """The input has ended or someone pressed Ctrl-C: put an unfinished game where it can be found."""
        sitting = self.desk.sitting
        is_finished = sitting.game.is_over(sitting.state) and sitting.kept == len(sitting.past)
        self.desk.console.print()
        if self.saved != self._moves() and not is_finished:
            if not self.has_saved:  # a file that was loaded stays as it was
                self.path = refuge(f"{sitting.game.name}-{sitting.seed or 0}")
            self.save("")
        self.desk.say("quit-bye")
