"""The end of a turn: before anyone else acts or anything new is shown, the last action may still be taken back."""

from rooftree.cli.table.commands import command_of, show_help, words_of
from rooftree.cli.table.desk import PROMPT, Desk
from rooftree.cli.table.leaving import Saver
from rooftree.cli.table.looking import show_look
from rooftree.cli.table.reports import show_log, show_rules, show_score

LOOK_UPS = ("table", "cards", "look", "rules", "log", "score", "help")  # all that can be shown before the turn is over


class Confirmation:
    """One turn that waits for its player's word. Nothing here shows what only the next moment brings."""

    def __init__(self, desk: Desk, saver: Saver, seat: int) -> None:
        self.desk, self.saver, self.seat = desk, saver, seat
        self.own = desk.sitting.past[desk.sitting.kept :]
        last = self.own[-1]
        self.before = last.before
        self.after = desk.game.foreseen(last.before, last.after, last.action)
        if desk.game.hides_hands:  # what the action brings is told when it is done
            self.own[-1] = last._replace(after=self.after)

    def ask(self) -> bool:
        """Whether the turn is done; if not, its last action has been taken back."""
        self._show()
        while text := self.desk.keyboard.ask(PROMPT):
            command, rest = command_of(self.desk.speaker, text) or ("", "")
            if command == "undo":
                self.desk.sitting.undo()
                return False
            self._obey(command, rest)
        return True

    def _obey(self, command: str, rest: str) -> None:
        match command:
            case "quit":
                self.saver.quit()
            case "save":
                self.saver.save(rest)
            case "table":
                self._show()
            case _:
                self._look_up(command, rest)

    def _look_up(self, command: str, rest: str) -> None:
        """What asks for a move, or for the worth of one, has to wait."""
        desk = self.desk
        match command:
            case "cards":
                desk.drawing.draw_cards(desk.console, desk.game.view(self.before, self.seat), desk.speaker)
            case "look":
                show_look(desk, desk.game.view(self.before, self.seat), rest)
            case "rules":
                show_rules(desk, rest)
            case "log":
                show_log(desk, [*desk.sitting.past[: desk.sitting.kept], *self.own], rest)
            case "score":
                show_score(desk, self.after)
            case "help":
                show_help(desk)
            case _:
                words = [words_of(desk.speaker, name)[0] for name in LOOK_UPS]
                desk.say("turn-waits", commands=desk.listed(words, "play-and"))
        desk.say("turn-confirm")

    def _show(self) -> None:
        """The house as it is now, and what the turn did."""
        desk, game, seat = self.desk, self.desk.game, self.seat
        desk.clear()
        desk.drawing.draw_house(desk.console, game.view(self.after, None), seat, desk.speaker, desk.names)
        for past in self.own:
            desk.entry("· ", desk.tell(past))
        before, now = (game.scores(state)[seat]["points"] for state in (self.own[0].before, self.after))
        desk.say("turn-score", now=now, change=f"{now - before:+}")
        desk.say("turn-confirm")
