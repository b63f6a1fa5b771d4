"""The session: who is asked, what is shown before, and when a turn is over for good."""

from collections.abc import Mapping

from rooftree.bots import Bot
from rooftree.bots.cast import cast_of
from rooftree.cli.shared import tell_house_rules
from rooftree.cli.table.asking import Question
from rooftree.cli.table.confirming import Confirmation
from rooftree.cli.table.covering import cover
from rooftree.cli.table.desk import Desk
from rooftree.cli.table.ending import show_end
from rooftree.cli.table.keyboard import Gone
from rooftree.cli.table.leaving import Leave, Saver
from rooftree.cli.table.menus import show_menu
from rooftree.cli.table.recap import is_mere_word, tell_recap
from rooftree.core.layout import copied

LOST = 1  # the exit status when a game could not be saved
INTERRUPTED = 130  # and after Ctrl-C


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
            self._end()
        except Leave:
            return 0
        except (Gone, KeyboardInterrupt) as reason:
            if not self.saver.rescue():
                return LOST
            return 0 if isinstance(reason, Gone) else INTERRUPTED
        return 0

    def _end(self) -> None:
        self.desk.clear()
        if self.at_keyboard is not None:
            tell_recap(self.desk, self.at_keyboard)
        show_end(self.desk)
        self.desk.say("end-save")
        self.saver.offer()

    def _let_bot_act(self, seat: int) -> None:
        self.sitting.act(self.bots[seat].choose(copied(self.sitting.state), seat))
        self.sitting.settle()
        if not self.people:
            self.desk.write(self.desk.tell(self.sitting.past[-1]))

    def _let_person_act(self, seat: int) -> None:
        """Show the table, ask, act; the turn is given away only when the person says so."""
        self._hand_over(seat)
        self._show(seat)
        action = Question(self.desk, self.saver, seat).ask()
        if action is None:
            return
        self.sitting.act(action)
        if self.sitting.has_passed_on() and (self._passes_at_once(action) or self._is_confirmed(seat)):
            self.sitting.settle()

    def _passes_at_once(self, action: int) -> bool:
        return not self.confirms or is_mere_word(self.desk, action)

    def _is_confirmed(self, seat: int) -> bool:
        return Confirmation(self.desk, self.saver, seat).ask()

    # Before an action

    def _hand_over(self, seat: int) -> None:
        """Between two people who hide their hands from each other, the screen is covered."""
        changed = self.at_keyboard != seat and len(self.people) > 1
        self.at_keyboard = seat
        if changed and self.desk.game.hides_hands:
            cover(self.desk, self.saver, seat)

    def _show(self, seat: int) -> None:
        """The table, what happened, and the question with its answers."""
        view = self.desk.view(seat)
        self.desk.clear()
        self.desk.drawing.draw_table(self.desk.console, view, self.speaker, self.desk.names)
        tell_recap(self.desk, seat)
        self._welcome()
        self.desk.say_ending(view)
        self.desk.write(self._question(seat), style="bold")
        show_menu(self.desk, view)

    def _question(self, seat: int) -> str:
        decision = self.desk.game.decision(self.sitting.state).name.lower().replace("_", "-")
        question = self.speaker.say(f"decision-{decision}")
        if len(self.people) == 1:
            return question
        return f"{self.speaker.say('turn-of', player=self.desk.names[seat])} {question}"

    def _welcome(self) -> None:
        """Two lines for someone who never read the rules, once."""
        if not self.is_welcomed:
            self.desk.write(self.speaker.welcome())
            for line in tell_house_rules(type(self.desk.game), self.speaker):
                self.desk.write(line.lstrip(), indent=len(line) - len(line.lstrip()))
            self._introduce()
            self.desk.say("welcome-keys", seed=str(self.sitting.seed))
            self.is_welcomed = True

    def _introduce(self) -> None:
        """Who the bots are, and how well they play; a bot with a name of its own is known to whoever gave it."""
        for place, bot in ((place, self.sitting.seats[place].bot) for place in self.bots):
            cast = {each.name: each for each in cast_of(self.desk.game.name, str(bot))}
            somebody = cast.get(self.desk.names[place])
            if somebody is None:
                continue
            how = self.speaker.say("level-word", level=somebody.level)
            about = self.speaker.say(f"character-{somebody.id}")
            self.desk.say("play-bot", name=somebody.name, bot=str(bot), how=how, about=about)
