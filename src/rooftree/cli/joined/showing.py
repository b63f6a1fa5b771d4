"""What is put on the screen: the table when something is asked of us, and line by line what the others do."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from rooftree.cli.joined.chronicle import Chronicle, Happening
from rooftree.cli.joined.desk import JoinedDesk
from rooftree.cli.joined.links import Link
from rooftree.cli.joined.waiting import show_waiting
from rooftree.cli.table.ending import show_end
from rooftree.cli.table.menus import show_menu
from rooftree.client import TableCopy, Witness
from rooftree.protocol.seals import fits

MAX_RECAP = 12  # lines of what the others did, above a question
WAITING, MOVE, CONFIRM, PASSING, OTHERS, OVER = "waiting", "move", "confirm", "passing", "others", "over"


class Moment(NamedTuple):
    """What the table wants, and of which seat; another moment is drawn anew. `place` tells moments of a kind apart."""

    kind: str
    seat: int | None = None
    place: Any = None


def moment_of(copy: TableCopy, chapter: str) -> Moment:
    """The moment that a copy shows; spectators see the table anew with every chapter of the game."""
    summary = copy.summary
    if summary["status"] == WAITING:
        return Moment(WAITING, None, repr(summary["seats"]))
    if not copy.views or summary["status"] not in ("playing", OVER):
        return Moment(OVER, None, summary["status"])
    if copy.is_over:
        return Moment(OVER)
    if copy.to_confirm is not None:
        return Moment(CONFIRM, copy.to_confirm, summary["num_moves"])
    if copy.to_move is not None:
        return Moment(MOVE, copy.to_move, summary["num_moves"])
    waits_for = summary["to_act"] if summary["held"] is None else summary["held"]
    return Moment(OTHERS, waits_for, has_bot(copy) if copy.my_seats else copy.view()[chapter])


def has_bot(copy: TableCopy) -> bool:
    """Whether a bot plays for us just now."""
    return any(seat["is_yours"] and seat["played_by"] for seat in copy.summary["seats"])


class Showing:
    """The screen of somebody at a table."""

    def __init__(self, desk: JoinedDesk, link: Link, witness: Callable[[str], Witness | None]) -> None:
        self.desk, self.link, self.witness = desk, link, witness
        self.chronicle = Chronicle(desk)
        self.moment = Moment("")
        self.copy: TableCopy | None = None
        self.turn_began: TableCopy | None = None
        self.seal: str | None = None
        self.at_keyboard: int | None = None
        self.greeting: str | None = None
        self.is_covered = self.is_welcomed = False

    def take_in(self, copy: TableCopy) -> None:
        """A new copy: tell what is new in it, or draw everything if the table wants something else than before."""
        before, self.copy = self.copy, copy
        self.desk.show(copy)
        if copy.summary["status"] == "waiting" or (self.seal is None and copy.summary["status"] == "playing"):
            self.seal = copy.summary["commitment"]
        new, moment = self.chronicle.take_in(before, copy), moment_of(copy, self.desk.drawing.CHAPTER)
        if moment.kind == CONFIRM and self.chronicle.ends_with_mere_word(moment.seat):
            moment = moment._replace(kind=PASSING)  # what binds nobody needs no second word
        if moment == self.moment:
            self._tell(new)
            return
        was, self.moment = self.moment, moment
        if moment.kind == MOVE and (was.kind not in (MOVE, CONFIRM) or was.seat != moment.seat):
            self.turn_began = copy
        self._draw_next(was, new)

    def _draw_next(self, was: Moment, new: list[Happening]) -> None:
        if self.moment.kind == PASSING:
            self._tell(new)
        elif self.moment.kind == OTHERS and (
            was.kind in (MOVE, CONFIRM, PASSING) or was._replace(seat=None) == self._quietly()
        ):
            self._tell(new)
            self._tell_whose_turn()
        else:
            self._hand_over()
            self.draw(new)

    def _quietly(self) -> Moment:
        """The same moment, whoever's turn it is."""
        return self.moment._replace(seat=None)

    def _tell(self, new: list[Happening]) -> None:
        for each in new:
            self.desk.entry("· ", each.text)

    def _tell_whose_turn(self) -> None:
        desk, seat = self.desk, self.moment.seat
        if has_bot(desk.copy):
            desk.say("join-bot-plays")
        elif seat is not None:
            desk.say("join-others", name=desk.names[seat])

    # Several of us at one keyboard

    def _hand_over(self) -> None:
        """Between two hands that are hidden from each other, the screen is covered."""
        if self.moment.kind in (MOVE, CONFIRM):
            self.is_covered = self._hides_hands() and self.at_keyboard != self.moment.seat
            self.at_keyboard = self.moment.seat

    def _hides_hands(self) -> bool:
        return self.desk.game.hides_hands and len(self.desk.copy.my_seats) > 1

    def uncover(self) -> None:
        self.is_covered = False
        self.draw()

    # The whole screen

    def draw(self, new: list[Happening] | None = None) -> None:
        """Everything, as the moment wants it."""
        if self.is_covered and self.moment.seat is not None:
            self.desk.cover()
            self.desk.say("turn-hand-over", player=self.desk.names[self.moment.seat])
            return
        self._draw_moment(new)
        if self.greeting:
            self.desk.write(self.greeting)
            self.greeting = None

    def _draw_moment(self, new: list[Happening] | None) -> None:
        match self.moment.kind:
            case "waiting":
                show_waiting(self.desk, self.link)
                self._tell([each for each in self.chronicle.happenings if each.is_chat][-MAX_RECAP:])
            case "move":
                self._draw_question()
            case "confirm":
                self._draw_turn()
            case "over":
                self._draw_end()
            case _:
                self._draw_table()
                self._tell((self.chronicle.happenings if new is None else new)[-MAX_RECAP:])
                self._tell_whose_turn()

    def own_view(self) -> dict[str, Any] | None:
        """What whoever is at the keyboard sees; None if nobody knows which of us that is."""
        if self._hides_hands() and self.at_keyboard is None:
            return None
        return self.desk.view(self.at_keyboard)

    def _draw_table(self) -> None:
        desk, view = self.desk, self.own_view()
        desk.clear()
        if view is None:
            desk.drawing.draw_house(desk.console, desk.view(None), 0, desk.speaker, desk.names)
        else:
            desk.drawing.draw_table(desk.console, view, desk.speaker, desk.names)

    def _draw_question(self) -> None:
        desk, seat = self.desk, self.moment.seat
        self._draw_table()
        self._tell(self.chronicle.since_turn_of(seat)[-MAX_RECAP:])
        if not self.is_welcomed:
            desk.say("join-welcome")
            self.is_welcomed = True
        view = desk.view(seat)
        desk.say_ending(view)
        question = desk.speaker.say(f"decision-{view['decision']}")
        if len(desk.copy.my_seats) > 1 and seat is not None:
            question = f"{desk.speaker.say('turn-of', player=desk.names[seat])} {question}"
        desk.write(question, style="bold")
        if (due := desk.copy.summary["due"]) is not None:
            desk.say("join-due", time=clock_time(due))
        show_menu(desk, view)

    def _draw_turn(self) -> None:
        """The house as it is now, and what the turn did."""
        desk, seat = self.desk, self.moment.seat
        assert seat is not None
        desk.clear()
        desk.drawing.draw_house(desk.console, desk.view(seat), seat, desk.speaker, desk.names)
        self._tell(self.chronicle.turn_of(seat))
        now, before = self._points(desk.copy, seat), self._points(self.turn_began or desk.copy, seat)
        desk.say("turn-score", now=now, change=f"{now - before:+}")
        desk.say("turn-confirm")

    def _points(self, copy: TableCopy, seat: int) -> int:
        points: int = copy.view()["scores"][seat]["points"]
        return points

    def _draw_end(self) -> None:
        desk, summary = self.desk, self.desk.copy.summary
        desk.clear()
        if summary["status"] != OVER:
            desk.say("refused-closed" if summary["is_shut"] else "join-closed")
            return
        self._tell(self.chronicle.since_turn_of(next(iter(desk.copy.my_seats), None))[-MAX_RECAP:])
        show_end(desk)
        self._tell_seal()
        desk.say("join-record")
        desk.command(f"{self.link.server}/api/tables/{self.link.table}/record")
        desk.say("join-end-seated" if desk.copy.my_seats else "join-end")

    def _tell_seal(self) -> None:
        """Whether the deal was the promised one; of a game from a record, that nothing was promised."""
        summary = self.copy.summary if self.copy else {}
        if summary["resumed_at"] is not None:
            self.desk.say("table-from-record", moves=summary["resumed_at"])
            return
        key = seal_key(self.seal, self.witness(self.link.table), summary)
        self.desk.say(key, seed=str(summary["seed"]))


def seal_key(seal: str | None, witness: Witness | None, summary: Mapping[str, Any]) -> str:
    """What is to be said of the deal: whether it is the one under the seal that was shown before the game was over,
    and whether it was made from the pledges that were there when we told our own secret.
    """
    if seal is None:
        return "join-unsealed"
    if seal != summary["commitment"] or not fits(summary):
        return "join-broken-seal"
    if witness is None:
        return "join-sealed"
    return "join-fair" if witness.agrees(summary) else "join-broken-pledges"


def clock_time(seconds: float) -> str:
    """A moment as people here read it: the time, with the day unless it is today."""
    moment, now = datetime.fromtimestamp(seconds), datetime.now()
    return moment.strftime("%H:%M" if moment.date() == now.date() else "%Y-%m-%d %H:%M")
