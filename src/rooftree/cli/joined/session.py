"""The session: what somebody types, carried out through the protocol, while the table is followed on the side."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from rooftree.cli.joined.answering import Answering
from rooftree.cli.joined.commands import command_of, show_help
from rooftree.cli.joined.desk import JoinedDesk
from rooftree.cli.joined.links import Link
from rooftree.cli.joined.seats import Seats, Wish
from rooftree.cli.joined.showing import CONFIRM, MOVE, OTHERS, OVER, PASSING, WAITING, Showing
from rooftree.cli.table.looking import show_look
from rooftree.cli.table.reports import show_rules, show_score
from rooftree.client import Client, Refused


class Session:
    """Somebody at a table, from coming in to leaving."""

    def __init__(self, client: Client, desk: JoinedDesk, link: Link, wish: Wish) -> None:
        self.client, self.desk, self.link, self.wish = client, desk, link, wish
        self.showing, self.seats = Showing(desk, link, client.witness), Seats(client, desk, link.table, wish)
        self._changed = asyncio.Condition()
        self._follower: asyncio.Task[None] | None = None
        self._fault: Exception | None = None
        client.on_line = self._tell_line

    # Following the table

    async def begin(self) -> None:
        """Take a seat, if one is wanted; then show the table, and from now on every change."""
        self.desk.show(await self.client.watch(self.link.table))
        self.showing.greeting = await self.seats.come_in()
        self._follower = asyncio.create_task(self._follow(), name="follower")

    async def _follow(self) -> None:
        try:
            async for copy in self.client.changes(self.link.table, every=True):
                with self.desk.keyboard.interrupted():
                    self.showing.take_in(copy)
                async with self._changed:
                    self._changed.notify_all()
                await self._pass_on()
        except Exception as fault:  # it is for those who wait to tell
            async with self._changed:
                self._fault = fault
                self._changed.notify_all()

    async def end(self) -> None:
        if self._follower is not None:
            self._follower.cancel()
            with suppress(asyncio.CancelledError):
                await self._follower

    def _tell_line(self, is_there: bool) -> None:
        with self.desk.keyboard.interrupted():
            self.desk.say("join-line-back" if is_there else "join-line-lost")

    async def _pass_on(self) -> None:
        """Close a turn that needs nobody's word."""
        moment = self.showing.moment
        if moment.kind == PASSING and moment.seat is not None:
            with suppress(Refused):
                await self.client.confirm(self.link.table, moment.seat)

    # Being asked

    async def is_asked(self) -> None:
        """Wait until the table wants an answer: for those whose answers come from a pipe."""
        await self._wait_for(self._wants_answer)

    def _wants_answer(self) -> bool:
        kind = self.showing.moment.kind
        wants_seat = kind == WAITING and not self.wish.watches and not self.desk.copy.my_seats
        return kind in (MOVE, CONFIRM, OVER) or wants_seat

    async def _wait_for(self, condition: Callable[[], bool]) -> None:
        """Until something is so; whatever has gone wrong meanwhile is raised here."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._fault is not None or condition())
        if self._fault is not None:
            raise self._fault

    # What is typed

    async def hear(self, text: str) -> bool:
        """Carry out one line; whether the session goes on."""
        try:
            goes_on = await self._obey(text)
        except Refused as refused:
            self.desk.complain(refused)
            return True
        if goes_on:
            newest = self.client.tables[self.link.table].version
            await self._wait_for(lambda: self.desk.copy.version >= newest)
        return goes_on

    async def _obey(self, text: str) -> bool:
        kind = self.showing.moment.kind
        command = command_of(self.desk.speaker, text)
        if self.showing.is_covered and (not command or command[0] != "quit"):
            self.showing.uncover() if not text else self.showing.draw()
            return True
        if not text:
            return await self._enter(kind)
        if kind == MOVE and (not command or self._answering().is_move(text)):
            await self._move(text)
            return True
        if command is None:
            self._explain_waiting()
            return True
        return await self._command(*command)

    async def _enter(self, kind: str) -> bool:
        """Enter alone closes a turn, or leaves a table at which all is done."""
        if kind == OVER:
            return False
        if kind == CONFIRM:
            await self._confirm()
        elif kind == MOVE:
            self.desk.say("answer-empty")
        else:
            self._explain_waiting()
        return True

    def _explain_waiting(self) -> None:
        moment, desk = self.showing.moment, self.desk
        if moment.kind == CONFIRM:
            desk.say("turn-confirm")
        elif moment.kind == OTHERS and moment.seat is not None:
            desk.say("join-wait", name=desk.names[moment.seat])
        else:
            desk.say("join-unknown")

    async def _command(self, name: str, rest: str) -> bool:
        match name:
            case "quit":
                return False
            case "say":
                await self._say(rest)
            case "confirm":
                await self._confirm()
            case "undo":
                await self._undo(rest)
            case "again":
                await self._again()
            case "sit" | "stand" | "agree" | "bot" | "back":
                await self.seats.change(name, rest)
            case "effects" | "why":
                await self._ask_about_moves(name, rest)
            case _:
                self._look_up(name, rest)
        return True

    # Playing

    def _answering(self) -> Answering:
        seat = self.showing.moment.seat
        assert seat is not None
        return Answering(self.desk, seat, lambda: self.client.preview(self.link.table, seat))

    async def _move(self, text: str) -> None:
        answering = self._answering()
        move = await answering.move(text)
        if move is not None:
            await self.client.move(self.link.table, answering.seat, move)

    async def _confirm(self) -> None:
        seat = self.desk.copy.to_confirm
        if seat is None:
            self.desk.say("join-nothing-to-confirm")
        else:
            await self.client.confirm(self.link.table, seat)

    async def _undo(self, rest: str) -> None:
        seats = self.desk.copy.summary["can_undo"]
        if not seats:
            self.desk.say("undo-nothing")
        else:
            await self.client.undo(self.link.table, seats[0], everything=bool(rest))

    async def _ask_about_moves(self, name: str, rest: str) -> None:
        if self.showing.moment.kind != MOVE:
            self._explain_waiting()
        elif name == "why":
            await self._answering().explain(rest)
        else:
            await self._answering().show_worth(rest)

    def _look_up(self, name: str, rest: str) -> None:
        desk, view = self.desk, self.showing.own_view() if self.desk.copy.views else None
        match name:
            case "table":
                self.showing.draw()
            case "cards" if view:
                desk.drawing.draw_cards(desk.console, view, desk.speaker)
            case "look" if view:
                show_look(desk, view, rest)
            case "score" if desk.copy.views:
                show_score(desk, desk.sitting.state)
            case "rules":
                show_rules(desk, rest)
            case "log":
                self.showing.chronicle.show(rest)
            case "save":
                desk.say("join-no-save")
            case "help":
                show_help(desk)
            case _:
                desk.say("join-unknown")

    # Being together

    async def _say(self, text: str) -> None:
        if text:
            await self.client.say(self.link.table, text)
        else:
            self.desk.say("join-say-usage")

    async def _again(self) -> None:
        """On to the table at which the same people play once more."""
        table = self.desk.copy.summary["rematch"] or await self.client.rematch(self.link.table)
        await self.end()
        await self.client.leave(self.link.table)
        self.link = Link(self.link.server, table)
        self.showing = Showing(self.desk, self.link, self.client.witness)
        self.seats = Seats(self.client, self.desk, table, self.wish)
        await self.begin()
