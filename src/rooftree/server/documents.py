"""What each person may see of a table, built from the views of their own seats; whatever leaves is built here."""

import asyncio
from collections.abc import Set
from typing import Any

import msgspec

from rooftree.bots.cast import known
from rooftree.core.layout import copied
from rooftree.protocol import (
    Character,
    Effect,
    Look,
    Said,
    Seal,
    SeatSummary,
    Share,
    Summary,
    TableMessage,
    said,
    seals,
)
from rooftree.server.clock import deadline_of
from rooftree.server.previews import effects_of
from rooftree.server.table import OVER, WAITING, Seat, Table, pseudonym
from rooftree.texts.looks import look_at

SPECTATOR = "spectator"

Document = dict[str, Any]
Here = Set[str | None]  # who is connected


class Documents:
    """A table at one version: each view and each preview is made once."""

    def __init__(self, table: Table) -> None:
        self.table, self.version = table, table.version
        self._summaries: dict[frozenset[str | None], Document] = {}  # as spectators see it, by who is connected
        self._views: dict[int | None, Any] = {}
        self._effects: asyncio.Task[dict[str, Effect]] | None = None
        self._reasons: dict[str, Said] | None = None

    def are_of(self, table: Table) -> bool:
        return self.table is table and self.version == table.version

    def document(self, person: str | None, here: Here) -> Document:
        """What a person may see, as it is compared and sent: the table around the game, and the views of own seats."""
        summary = self._summary(person, frozenset(here))
        if self.table.state is None:
            return {"summary": summary, "views": {}}
        seats = self.table.seats_of(person)
        views = {str(seat): self._view(seat) for seat in seats} if seats else {SPECTATOR: self._view(None)}
        return {"summary": summary, "views": views}

    def message(self, document: Document) -> TableMessage:
        """All that a person may see, with what has happened so far."""
        table = self.table
        return TableMessage(table.id, table.version, **document, log=list(table.log), chat=list(table.chat))

    def _summary(self, person: str | None, here: frozenset[str | None]) -> Document:
        """The same for all, with what concerns one person alone."""
        if here not in self._summaries:
            self._summaries[here] = msgspec.to_builtins(summary_of(self.table, None, here))
        common = self._summaries[here]
        if person is None:
            return common
        mine = self.table.seats_of(person)
        seats = [{**seat, "is_yours": number in mine} for number, seat in enumerate(common["seats"])]
        return {**common, "seats": seats, **msgspec.to_builtins(_own(self.table, person))}

    async def effects(self) -> dict[str, Effect]:
        """What each legal move of the seat to act would change, as far as it can know. Whoever asks may go away."""
        if self._effects is None:
            assert self.table.state is not None
            self._effects = asyncio.create_task(effects_of(self.table.game, copied(self.table.state)))
        return await asyncio.shield(self._effects)

    def reasons(self) -> dict[str, Said]:
        """Why the seat to act may not do everything else."""
        if self._reasons is None:
            assert self.table.state is not None
            self._reasons = {move: said(why) for move, why in self.table.game.reasons(self.table.state).items()}
        return self._reasons

    def look(self, seat: int | None, piece: str) -> Look | None:
        """A piece, explained by what this seat or a spectator is shown, and by nothing else."""
        return look_at(self._view(seat), piece)

    def _view(self, seat: int | None) -> Any:
        if seat not in self._views:
            self._views[seat] = self._new_view(seat)
        return self._views[seat]

    def _new_view(self, seat: int | None) -> Any:
        """Where no hands are hidden, whoever has to wait sees the same as a spectator."""
        if seat is None or seat == self.table.to_act or self.table.game.hides_hands:
            return table_view(self.table, seat)
        return {**self._view(None), "you": seat}


def table_view(table: Table, seat: int | None) -> dict[str, Any]:
    """A view with moves for whoever may make them now; reasons are told when they are asked for."""
    assert table.state is not None
    is_asked = seat is not None and seat == table.to_act and table.bot_to_move() is None
    return table.game.show(table.state, seat, table.game.moves(table.state) if is_asked else [], {})


def summary_of(table: Table, person: str | None, here: Here) -> Summary:
    """A table around its game, as one person sees it."""
    settings, is_over = table.settings, table.status == OVER
    mine, hosts = table.seats_of(person), table.seats_of(table.host)
    return Summary(
        id=table.id,
        game=table.game.name,
        ruleset=settings.ruleset,
        options=settings.options,
        is_resumed=table.resumed_at is not None,
        resumed_at=table.resumed_at,
        is_sealed=table.is_sealed,
        sealed_only=settings.sealed_only,
        language=settings.language,
        is_public=settings.is_public,
        pace=settings.pace,
        seconds=settings.seconds,
        status=table.status,
        is_shut=table.is_shut,
        seats=[_seat(table, seat, seat in mine, here) for seat in range(len(table.seats))],
        host=table.name_of(hosts[0]) if hosts else None,
        spectators=len([each for each in here if each is not None and not table.seats_of(each)]),
        to_act=table.to_act,
        held=table.held,
        due=deadline_of(table),
        commitment=table.commitment(),
        seal=_seal(table),
        seed=str(table.seed) if is_over and table.is_sealed else None,
        salt=table.salt if is_over and table.is_sealed and table.sealed is None else None,
        num_moves=len(table.moves),
        rematch=table.rematch,
        result=table.result(),
        ended_at=table.asked_at if is_over else None,  # nobody was asked since
        **_own(table, person),
    )


def _own(table: Table, person: str | None) -> dict[str, Any]:
    """What a summary tells one person alone, besides which seats are theirs."""
    mine, is_host = table.seats_of(person), table.is_host(person)
    return {
        "is_host": is_host,
        "may_seat_bots": table.may_seat_bots(person),
        "is_muted": person in table.muted,
        "muted": sorted(pseudonym(table.id, each) for each in table.muted) if is_host else [],
        "locked": _locked(table) if is_host else {},
        "former": table.former.get(person) if person is not None and not mine else None,
        "can_undo": [seat for seat in mine if table.can_undo(seat)],
    }


def _seal(table: Table) -> Seal | None:
    """Secrets of people are shown once the cards are dealt, that of the server when the game is over."""
    if not table.is_sealed:
        return None
    shares = [
        Share(
            person=pseudonym(table.id, person),
            pledge=share.pledge,
            is_revealed=share.secret is not None,
            secret=None if table.status == WAITING else share.secret,
        )
        for person, share in sorted(table.shares.items(), key=lambda each: each[1].pledge)
    ]
    is_called = table.status == WAITING and table.called_at is not None
    version = 1 if table.sealed is None else seals.VERSION
    return Seal(version, shares, is_called, table.sealed if table.status == OVER else None)


def _seat(table: Table, number: int, is_yours: bool, here: Here) -> SeatSummary:
    seat = table.seats[number]
    return SeatSummary(
        name=seat.name,
        person=None if seat.person is None else pseudonym(table.id, seat.person),
        player=seat.player,
        played_by=seat.bot if seat.person is not None else None,
        character=character_of(table, seat),
        is_ready=seat.is_ready,
        is_here=seat.person is not None and seat.person in here,
        is_yours=is_yours,
        is_late=seat.warned_at is not None,
        confirms=table.confirms(number),
    )


def character_of(table: Table, seat: Seat) -> Character | None:
    """Who of the cast plays a seat, in their own name or for a person."""
    if seat.bot is None or seat.character is None:
        return None
    somebody = known(table.game.name, seat.bot, seat.character)
    return None if somebody is None else Character(*somebody)


def _locked(table: Table) -> dict[str, str]:
    locked = [(person, each.name) for person, each in table.former.items() if each.how == "locked"]
    return {pseudonym(table.id, person): name for person, name in sorted(locked)}
