"""The session: who is asked, what is shown before, and what can be taken back."""

from collections.abc import Mapping

from rooftree.bots import Bot
from rooftree.cli.table.answers import Unclear, understand
from rooftree.cli.table.commands import command_of, show_help
from rooftree.cli.table.desk import Desk, quoted
from rooftree.cli.table.effects import tally
from rooftree.cli.table.ending import show_end
from rooftree.cli.table.keyboard import Gone
from rooftree.cli.table.leaving import Leave, Saver
from rooftree.cli.table.menu import Menu
from rooftree.cli.table.menus import show_effects, show_menu
from rooftree.cli.table.reports import show_log, show_rules, show_score
from rooftree.cli.table.sitting import unrevealed
from rooftree.cli.table.why import explain

PROMPT = "> "
INTERRUPTED = 130  # the exit status after Ctrl-C
MAX_CANDIDATES = 6


class Session:
    """A game from where it stands to its end, or until someone leaves."""

    def __init__(self, desk: Desk, bots: Mapping[int, Bot], saver: Saver, confirms: bool = True) -> None:
        self.desk, self.bots, self.saver, self.confirms = desk, bots, saver, confirms
        self.sitting, self.speaker = desk.sitting, desk.speaker
        self.people = [seat for seat in range(len(desk.names)) if seat not in bots]
        self.at_keyboard: int | None = None
        self.is_welcomed = False

    def play(self) -> int:
        """The exit status: leaving is no failure."""
        try:
            while (seat := self.desk.game.to_act(self.sitting.state)) is not None:
                self._let_bot_act(seat) if seat in self.bots else self._let_person_act(seat)
            self._tell_recap(self.at_keyboard)
            show_end(self.desk)
            self.desk.say("end-save")
            self.saver.offer()
        except Leave:
            return 0
        except (Gone, KeyboardInterrupt) as reason:
            self.saver.rescue()
            return 0 if isinstance(reason, Gone) else INTERRUPTED
        return 0

    # Bots

    def _let_bot_act(self, seat: int) -> None:
        self.sitting.act(self.bots[seat].choose(self.sitting.state.copy(), seat))
        self.sitting.settle()
        if not self.people:
            self.desk.write(self.desk.tell(self.sitting.past[-1]))

    # People

    def _let_person_act(self, seat: int) -> None:
        """Show the table, ask, act; the turn is given away only when the person says so."""
        self._hand_over(seat)
        self._show(seat)
        action = self._ask(seat)
        if action is None:
            return
        self.sitting.act(action)
        if self.sitting.has_passed_on():
            self._confirm(seat)

    def _hand_over(self, seat: int) -> None:
        """Between two people who hide their hands from each other, the screen is covered."""
        changed = self.at_keyboard != seat and len(self.people) > 1
        self.at_keyboard = seat
        if changed and self.desk.drawing.HIDES_HANDS:
            self.desk.clear()
            self.desk.say("turn-hand-over", player=self.desk.names[seat])
            self.desk.keyboard.ask(PROMPT)

    def _show(self, seat: int) -> None:
        view = self.desk.view(seat)
        self.desk.clear()
        self.desk.drawing.draw_table(self.desk.console, view, self.speaker, self.desk.names)
        self._tell_recap(seat)
        self._welcome()
        question = self.speaker.say(f"decision-{self.desk.game.decision(self.sitting.state).name}".lower().replace("_", "-"))
        if len(self.people) > 1:
            question = self.speaker.say("turn-of", player=self.desk.names[seat]) + " " + question
        self.desk.write(question, style="bold")
        show_menu(self.desk, self.desk.menu(), view)

    def _welcome(self) -> None:
        """Two lines for someone who never read the rules, once."""
        if not self.is_welcomed:
            self.desk.say(f"welcome-{self.desk.game.name}")
            self.desk.say("welcome-keys")
            self.is_welcomed = True

    def _tell_recap(self, seat: int | None) -> None:
        """What the others did since this seat acted last, one paragraph for each turn."""
        if seat is None:
            return
        paragraphs: list[tuple[int, list[str]]] = []
        for past in self.sitting.since(seat):
            if not paragraphs or paragraphs[-1][0] != past.seat:
                paragraphs.append((past.seat, []))
            paragraphs[-1][1].append(self.desk.tell(past))
        for _, sentences in paragraphs[-len(self.desk.names) :]:
            self.desk.write("· " + " ".join(sentences))

    def _ask(self, seat: int) -> int | None:
        """The action that the person chose; None when the table must be shown anew."""
        menu = self.desk.menu()
        while True:
            text = self.desk.keyboard.ask(PROMPT)
            if not text:
                self.desk.say("answer-empty")
            elif command := command_of(self.speaker, text):
                if self._obey(*command, seat, menu):
                    return None
            elif (action := self._understood(menu, text)) is not None:
                return action

    def _understood(self, menu: Menu, text: str) -> int | None:
        """A legal action, or a sentence about what is wrong and None."""
        if any(group.verb == text.lower() and len(group.items) > 1 for group in menu.groups):
            show_effects(self.desk, menu, text.lower())
            return None
        answer = understand(self.desk.game, menu, text)
        if isinstance(answer, Unclear):
            self._complain(text, answer)
            return None
        reason = self.desk.game.why_not(self.sitting.state, answer.action)
        if reason is not None:
            self.desk.say(reason)
            return None
        return answer.action

    def _complain(self, text: str, answer: Unclear) -> None:
        candidates = list(answer.candidates[:MAX_CANDIDATES])
        if answer.is_number:
            self.desk.say("answer-no-number", number=quoted(text))
        elif candidates:
            key = "answer-ambiguous" if answer.is_ambiguous else "answer-near"
            self.desk.say(key, text=quoted(text), candidates=self.desk.listed(candidates))
        else:
            self.desk.say("answer-unknown", text=quoted(text))

    def _obey(self, command: str, rest: str, seat: int, menu: Menu) -> bool:
        """Carry out a command; whether the table must be shown anew."""
        match command:
            case "effects":
                show_effects(self.desk, menu, rest.lower())
            case "why":
                explain(self.desk, rest)
            case "undo":
                return self._undo(seat)
            case "table":
                return True
            case "cards":
                self.desk.drawing.draw_cards(self.desk.console, self.desk.view(seat), self.speaker)
            case "rules":
                show_rules(self.desk, rest)
            case "log":
                show_log(self.desk, rest)
            case "score":
                show_score(self.desk)
            case "save":
                self.saver.save(rest)
            case "quit":
                self.saver.quit()
            case _:
                show_help(self.desk)
        return False

    def _undo(self, seat: int) -> bool:
        if not self.sitting.can_undo(seat):
            self.desk.say("undo-nothing")
            return False
        self.sitting.undo()
        return True

    def _confirm(self, seat: int) -> None:
        """Before anyone else acts or anything new is shown, the last action may still be taken back."""
        if self.confirms:
            self._show_turn(seat)
            while text := self.desk.keyboard.ask(PROMPT):
                match command_of(self.speaker, text):
                    case ("undo", _):
                        self.sitting.undo()
                        return
                    case ("quit", _):
                        self.saver.quit()
                    case ("save", file):
                        self.saver.save(file)
                    case _:
                        self.desk.say("turn-confirm")
        self.sitting.settle()

    def _show_turn(self, seat: int) -> None:
        """The house as it is now, and what the turn did; nothing that only the next moment shows."""
        game, own = self.desk.game, self.sitting.past[self.sitting.kept :]
        after = unrevealed(game, own[-1].before, self.sitting.state)
        self.desk.clear()
        self.desk.drawing.draw_house(self.desk.console, game.view(after, None), seat, self.speaker, self.desk.names)
        for past in own:
            self.desk.write("· " + self.desk.tell(past))
        before, now = tally(game, own[0].before, seat).total(), tally(game, after, seat).total()
        self.desk.say("turn-score", now=now, change=f"{now - before:+}")
        self.desk.say("turn-confirm")
