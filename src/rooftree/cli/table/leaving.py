"""Saving and leaving: nobody loses a game by going home."""

import shlex
from pathlib import Path

from rooftree.cli.table.commands import command_of
from rooftree.cli.table.desk import PROMPT, Desk, quoted
from rooftree.cli.table.program import program
from rooftree.cli.table.saving import SaveError, is_taken, rescue, save, save_path


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
            path = save_path(text) if text else self.path or save_path(self._own_name())
            if is_taken(path) and path != self.path and not self._may_replace(path):
                return False
            save(self.desk.sitting.record(), path)
        except SaveError as error:
            self.desk.say("save-failed", file=quoted(text or str(self.path)), reason=str(error))
            return False
        self._saved_to(path)
        return True

    def _saved_to(self, path: Path) -> None:
        self.path, self.saved, self.has_saved = path, self._moves(), True
        self._tell_saved(path)

    def _moves(self) -> list[int]:
        return [past.action for past in self.desk.sitting.past]

    def _own_name(self) -> str:
        sitting = self.desk.sitting
        return f"{sitting.game.family()}-{sitting.seed or 0}"

    def _may_replace(self, path: Path) -> bool:
        self.desk.say("save-replace", file=str(path))
        answer = self.desk.keyboard.ask(PROMPT).lower()
        return answer in self.desk.speaker.say("answer-yes").split()

    def _tell_saved(self, path: Path) -> None:
        is_over = self.desk.game.is_over(self.desk.sitting.state)
        play, file = f"play {self.desk.game.family()} --load", shlex.quote(str(path))
        self.desk.say("save-finished" if is_over else "save-done")
        self.desk.command(f"{program()} {'replay' if is_over else play} {file}")

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

    def rescue(self) -> bool:
        """The input has ended or someone pressed Ctrl-C: whether nothing is lost."""
        sitting = self.desk.sitting
        is_finished = sitting.game.is_over(sitting.state) and sitting.kept == len(sitting.past)
        self.desk.console.print()
        is_safe = is_finished or self.saved == self._moves() or self._save_again() or self._save_anew()
        self.desk.say("quit-bye")
        return is_safe

    def _save_again(self) -> bool:
        """Only to a file of this session: one that was loaded stays as it was."""
        return self.has_saved and self.save("")

    def _save_anew(self) -> bool:
        """Put the game where it can be found."""
        try:
            self._saved_to(rescue(self.desk.sitting.record(), self._own_name()))
        except SaveError as error:
            self.desk.say("save-nowhere", reason=str(error))
            return False
        return True
