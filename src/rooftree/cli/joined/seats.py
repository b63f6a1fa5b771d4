"""Sitting down, standing up, and the seats of bots."""

from typing import NamedTuple

from rooftree.cli.joined.desk import JoinedDesk
from rooftree.cli.table.keyboard import harmless
from rooftree.client import Client, Refused
from rooftree.protocol import HandBack

DEFAULT_BOT = "greedy"  # plays every game


class Wish(NamedTuple):
    """How somebody wants to join: where and as whom to sit, or only to watch."""

    name: str | None = None
    seat: int | None = None
    watches: bool = False
    confirms: bool | None = None  # None: where other people play


class Seats:
    """The seats of one table, and which of them somebody wants."""

    def __init__(self, client: Client, desk: JoinedDesk, table: str, wish: Wish) -> None:
        self.client, self.desk, self.table, self.wish = client, desk, table, wish

    async def come_in(self) -> str | None:
        """Sit down if that is wanted and possible; otherwise a word about what we are here."""
        copy, say = self.desk.copy, self.desk.speaker.say
        if copy.my_seats:
            await self._be_ready()
            return say("join-back", name=harmless(copy.summary["seats"][copy.my_seats[0]]["name"]))
        if copy.summary["status"] != "waiting" or self.wish.watches:
            return say("join-watching")
        if self.wish.name:
            try:
                await self._sit(self.wish.seat, self.wish.name)
            except Refused as refused:
                return harmless(str(refused))
        return None

    async def change(self, command: str, rest: str) -> None:
        """`sit 2 Anna`, `stand`, `agree`, `bot 2 greedy`, `back`."""
        number, _, word = rest.partition(" ")
        seat = int(number) - 1 if number.isdecimal() and len(number) < 3 else None
        mine = self.desk.copy.my_seats
        match command:
            case "sit":
                await self._sit(seat, (rest if seat is None else word.strip()) or self.wish.name or "")
            case "bot" if seat is not None:
                await self.client.seat_bot(self.table, seat, word.strip() or DEFAULT_BOT)
            case "stand" if mine:
                await self.client.stand_up(self.table, mine[0])
            case "agree" if mine:
                await self.client.ready(self.table, mine[0], rated=True)
            case "back" if mine:
                await self.client.do(self.client.command(HandBack, table=self.table, seat=mine[0]))
            case _:
                self.desk.say("join-bot-usage" if command == "bot" else "join-no-seat")

    async def _sit(self, seat: int | None, name: str) -> None:
        """Sit down, and be ready: whoever joins by a link wants to play."""
        place = self._free_seat() if seat is None else seat
        if not name or self.wish.watches:
            self.desk.say("join-sit-usage" if not name else "join-only-watching")
        elif place is None:
            self.desk.say("join-full")
        else:
            await self.client.sit(self.table, place, name)
            if self.wish.confirms is not None:
                await self.client.prefer(self.table, place, self.wish.confirms)
            await self._get_ready(place)

    async def _be_ready(self) -> None:
        """Whoever was away when the cards should have been dealt is no longer ready."""
        summary = self.desk.copy.summary
        for seat in self.desk.copy.my_seats:
            if summary["status"] == "waiting" and not summary["seats"][seat]["is_ready"]:
                await self._get_ready(seat)

    async def _get_ready(self, seat: int) -> None:
        """A game that counts for ratings is agreed to by a word of its own."""
        if self.desk.copy.summary["is_rated"]:
            self.desk.say("join-rated")
        else:
            await self.client.ready(self.table, seat)

    def _free_seat(self) -> int | None:
        """The first one on which nobody sits."""
        seats = enumerate(self.desk.copy.summary["seats"])
        return next((number for number, seat in seats if seat["player"] is None), None)
