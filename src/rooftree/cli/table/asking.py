"""Asking a person for an action: everything that may be typed at the prompt, until an action is among it."""

from rooftree.cli.table.answers import Unclear, understand
from rooftree.cli.table.commands import command_of, show_help
from rooftree.cli.table.desk import PROMPT, Desk, quoted
from rooftree.cli.table.leaving import Saver
from rooftree.cli.table.looking import show_look
from rooftree.cli.table.menus import menu_of, show_effects
from rooftree.cli.table.reports import show_log, show_rules, show_score
from rooftree.cli.table.why import explain
from rooftree.core.notation import NotationError
from rooftree.core.outlook import effects_of

MAX_CANDIDATES = 6


class Question:
    """One decision of one person."""

    def __init__(self, desk: Desk, saver: Saver, seat: int) -> None:
        self.desk, self.saver, self.seat = desk, saver, seat
        self.menu = menu_of(desk)

    def ask(self) -> int | None:
        """The action that the person chose; None when the table must be shown anew."""
        while True:
            text = self.desk.keyboard.ask(PROMPT)
            if not text:
                self.desk.say("answer-empty")
            elif not self._is_notation(text) and (command := command_of(self.desk.speaker, text)):
                if self._obey(*command):
                    return None
            elif (action := self._understood(text)) is not None:
                return action

    def _is_notation(self, text: str) -> bool:
        """Whether this is an action word for word: `help wood` asks for no help."""
        try:
            self.desk.game.parse(text)
        except NotationError:
            return False
        return True

    def _understood(self, text: str) -> int | None:
        """A legal action, or a sentence about what is wrong and None."""
        if any(group.verb == text.lower() and len(group.items) > 1 for group in self.menu.groups):
            self._show_effects(text)
            return None
        if stem := self.menu.stem_of(text):
            return self._one_of_bundle(stem)
        answer = understand(self.desk.game, self.menu, text)
        if isinstance(answer, Unclear):
            self._complain(text, answer)
            return None
        reason = self.desk.game.why_not(self.desk.sitting.state, answer.action)
        if reason is not None:
            self.desk.say(reason)
            return None
        return answer.action

    def _one_of_bundle(self, stem: str) -> int | None:
        """The only action that begins so; or what the places are worth, or why there is none, and None."""
        items = [item for item in self.menu.items if item.notation.startswith(f"{stem} ")]
        if not items:
            explain(self.desk, stem.partition(" ")[2])
        elif len(items) > 1:
            self._show_effects(stem)
            self.desk.say("answer-where", example=items[0].words)
        return items[0].action if len(items) == 1 else None

    def _show_effects(self, asked: str) -> None:
        show_effects(self.desk, self.menu, effects_of(self.desk.game, self.desk.sitting.state), asked)

    def _complain(self, text: str, answer: Unclear) -> None:
        candidates = list(answer.candidates[:MAX_CANDIDATES])
        if answer.is_number:
            self.desk.say("answer-no-number", number=quoted(text))
        elif candidates:
            key = "answer-ambiguous" if answer.is_ambiguous else "answer-near"
            self.desk.say(key, text=quoted(text), candidates=self.desk.listed(candidates, "play-or"))
        else:
            self.desk.say("answer-unknown", text=quoted(text))

    def _obey(self, command: str, rest: str) -> bool:
        """Carry out a command; whether the table must be shown anew."""
        match command:
            case "undo":
                return self._undo()
            case "table":
                return True
            case "save":
                self.saver.save(rest)
            case "quit":
                self.saver.quit()
            case _:
                self._look_up(command, rest)
        return False

    def _look_up(self, command: str, rest: str) -> None:
        desk = self.desk
        match command:
            case "effects":
                self._show_effects(rest)
            case "why":
                explain(desk, rest)
            case "cards":
                desk.drawing.draw_cards(desk.console, desk.view(self.seat), desk.speaker)
            case "look":
                show_look(desk, desk.view(self.seat), rest)
            case "rules":
                show_rules(desk, rest)
            case "log":
                show_log(desk, desk.sitting.past, rest)
            case "score":
                show_score(desk, desk.sitting.state)
            case _:
                show_help(desk)

    def _undo(self) -> bool:
        if not self.desk.sitting.can_undo(self.seat):
            self.desk.say("undo-nothing")
            return False
        self.desk.sitting.undo()
        return True
