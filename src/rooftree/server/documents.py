"""What each person may see of a table, built from the views of their own seats; whatever leaves is built here."""

import asyncio
from collections.abc import Iterable, Set
from typing import Any, NamedTuple

import msgspec

from rooftree.bots.cast import known
from rooftree.box.houserules import told
from rooftree.core.layout import copied
from rooftree.core.showing import NOTHING, Shown
from rooftree.protocol import (
    Character,
    Effect,
    HouseRulesTold,
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
from rooftree.server.coaching import Coaches, Question
from rooftree.server.expectations import may_seat_bots
from rooftree.server.previews import effects_of
from rooftree.server.record import result_of
from rooftree.server.seal import commitment_of, sealed
from rooftree.server.table import OVER, WAITING, Seat, Table, pseudonym
from rooftree.texts.looks import look_at

SPECTATOR = "spectator"

Document = dict[str, Any]
Here = Set[str | None]  # who is connected


class View(NamedTuple):
    """What a person is shown of the game through the eyes of one seat."""

    name: str  # of the seat, or `spectator`
    table: Shown  # what everybody sees alike: one thing for all of them
    hand: Shown  # what is not
    own: Document  # what is said to this seat alone

    def document(self) -> Document:
        return {**self.table.entries(), **self.hand.entries(), **self.own}


class Sight(NamedTuple):
    """What a person may see, in parts that others share: what is the same for two people is found and sent once."""

    around: Document  # the summary, as spectators see it
    course: Document  # of the same, what changes with every move
    own: Document  # what a summary tells this person alone
    views: tuple[View, ...]
    names: tuple[str, ...]  # of the views

    def document(self) -> Document:
        """All of it, as it is compared and sent: the table around the game, and the views of own seats."""
        seats = [{**seat, **own} for seat, own in zip(self.around["seats"], self.own["seats"], strict=True)]
        summary = {**self.around, **self.course, **self.own, "seats": seats}
        return {"summary": summary, "views": {view.name: view.document() for view in self.views}}


class Summaries:
    """What stands around the game, made anew when something there has changed, which most moves do not."""

    def __init__(self) -> None:
        self._made_of: tuple[Table, int, frozenset[str | None]] | None = None
        self._around: Document = {}
        self._own: dict[str | None, Document] = {}
        self.hands: dict[int | None, Shown] = {}  # as they were last shown, by who looks
        self.unasked: dict[int | None, Document] = {}  # what is said to a seat that is not asked

    def around(self, table: Table, here: frozenset[str | None]) -> Document:
        """As spectators see it."""
        made_of = (table, table.arranged_version, here)
        if made_of != self._made_of:
            self._made_of, self._own = made_of, {}
            self._around = msgspec.to_builtins(summary_of(table, None, here))
            for name in course_of(table):
                del self._around[name]
        return self._around

    def own(self, table: Table, person: str | None) -> Document:
        """For one person alone; `around` comes first."""
        known = self._own.get(person)
        if known is None:
            mine = table.seats_of(person)
            seats = [{"is_yours": seat in mine} for seat in range(len(table.seats))]
            known = self._own[person] = {**msgspec.to_builtins(_own(table, person)), "seats": seats}
        elif known["can_undo"] != (can_undo := _can_undo(table, person)):
            known = self._own[person] = {**known, "can_undo": can_undo}
        return known


class Documents:
    """A table at one version: each view and each preview is made once."""

    def __init__(self, table: Table, summaries: Summaries | None = None) -> None:
        self.table, self.version = table, table.version
        self._summaries = summaries or Summaries()
        self._views: dict[int | None, View] = {}
        self._effects: asyncio.Task[dict[str, Effect]] | None = None
        self._question: Question | None = None
        self._reasons: dict[str, Said] | None = None

    def are_of(self, table: Table) -> bool:
        return self.table is table and self.version == table.version

    def sight(self, person: str | None, here: Here) -> Sight:
        return self.sights([person], here)[person]

    def sights(self, people: Iterable[str | None], here: Here) -> dict[str | None, Sight]:
        """Of several people at once."""
        table, summaries = self.table, self._summaries
        around, course = summaries.around(table, frozenset(here)), course_of(table)
        found = {}
        for person in people:
            views = self._views_of(person)
            names = tuple([view.name for view in views])
            found[person] = Sight(around, course, summaries.own(table, person), views, names)
        return found

    def _views_of(self, person: str | None) -> tuple[View, ...]:
        if self.table.state is None:
            return ()
        return tuple([self._view(seat) for seat in self.table.seats_of(person) or (None,)])

    def document(self, person: str | None, here: Here) -> Document:
        """All that a person may see."""
        return self.sight(person, here).document()

    def message(self, document: Document) -> TableMessage:
        """The same, with what has happened so far."""
        table = self.table
        return TableMessage(table.id, table.version, **document, log=list(table.log), chat=list(table.chat))

    async def effects(self) -> dict[str, Effect]:
        """What each legal move of the seat to act would change, as far as it can know. Whoever asks may go away."""
        if self._effects is None:
            assert self.table.state is not None
            self._effects = asyncio.create_task(effects_of(self.table.game, copied(self.table.state)))
        return await asyncio.shield(self._effects)

    def question(self, coaches: Coaches, seat: int) -> Question:
        """What the coach thinks of this position; whoever asks again wants to know more."""
        if self._question is None:
            assert self.table.state is not None
            self._question = coaches.ask(self.table.game, self.table.state, seat)
        else:
            coaches.go_on(self._question)
        return self._question

    def reasons(self) -> dict[str, Said]:
        """Why the seat to act may not do everything else."""
        if self._reasons is None:
            assert self.table.state is not None
            self._reasons = {move: said(why) for move, why in self.table.game.reasons(self.table.state).items()}
        return self._reasons

    def look(self, seat: int | None, piece: str) -> Look | None:
        """A piece, explained by what this seat or a spectator is shown, and by nothing else."""
        return look_at(self._view(seat).document(), piece)

    def _view(self, seat: int | None) -> View:
        if seat not in self._views:
            self._views[seat] = self._new_view(seat)
        return self._views[seat]

    def _new_view(self, seat: int | None) -> View:
        """What everybody sees alike is one thing, beside hands, and the moves of whoever is asked."""
        table, name = self.table, SPECTATOR if seat is None else str(seat)
        assert table.state is not None
        assert table.shown is not None
        showing, summaries = table.game.showing, self._summaries
        hand = NOTHING
        if showing.has_hands:
            hand = summaries.hands[seat] = showing.hand(table.state, seat, summaries.hands.get(seat))
        legal = legal_for(table, seat)
        if legal or seat not in summaries.unasked:
            own = table.game.own(table.state, seat, legal, {})
            if not legal:
                summaries.unasked[seat] = own
        else:
            own = summaries.unasked[seat]
        return View(name, table.shown, hand, own)


def legal_for(table: Table, seat: int | None) -> list[int]:
    """The moves of a person who is asked now."""
    assert table.state is not None
    is_asked = seat is not None and seat == table.to_act and table.bot_to_move() is None
    return table.game.moves(table.state) if is_asked else []


def summary_of(table: Table, person: str | None, here: Here) -> Summary:
    """A table around its game, as one person sees it."""
    settings, is_over = table.settings, table.status == OVER
    mine, hosts = table.seats_of(person), table.seats_of(table.host)
    return Summary(
        id=table.id,
        game=table.game.family(),
        house_rules=_house_rules(table),
        ruleset=settings.ruleset,
        options=settings.options,
        is_resumed=settings.resumed_at is not None,
        resumed_at=settings.resumed_at,
        is_sealed=settings.is_sealed,
        sealed_only=settings.sealed_only,
        is_rated=settings.is_rated,
        daily=settings.daily or None,
        language=settings.language,
        is_public=settings.is_public,
        pace=settings.pace,
        seconds=settings.seconds,
        status=table.status,
        is_shut=table.is_shut,
        seats=[_seat(table, seat, seat in mine, here) for seat in range(len(table.seats))],
        host=table.name_of(hosts[0]) if hosts else None,
        spectators=len([each for each in here if each is not None and not table.seats_of(each)]),
        **course_of(table),
        commitment=commitment_of(table),
        seal=_seal(table),
        seed=str(table.seed) if is_over and settings.is_sealed else None,
        salt=table.salt if is_over and settings.is_sealed and sealed(table) is None else None,
        rematch=table.rematch,
        result=result_of(table),
        ended_at=table.asked_at if is_over else None,  # nobody was asked since
        **_own(table, person),
    )


def _house_rules(table: Table) -> HouseRulesTold | None:
    rules = table.settings.house_rules
    if rules is None:
        return None
    changes = [said(each) for each in told(rules)]
    return HouseRulesTold(rules.id, rules.name, rules.about, rules.options, rules.cards, changes)


def course_of(table: Table) -> Document:
    """What changes with the course of the game."""
    return {
        "to_act": table.to_act,
        "held": table.held,
        "due": deadline_of(table),
        "num_moves": len(table.moves),
    }


def _own(table: Table, person: str | None) -> dict[str, Any]:
    """What a summary tells one person alone, besides which seats are theirs."""
    mine, is_host = table.seats_of(person), person == table.host
    return {
        "is_host": is_host,
        "may_seat_bots": may_seat_bots(table, person),
        "is_muted": person in table.muted,
        "muted": sorted(pseudonym(table.id, each) for each in table.muted) if is_host else [],
        "locked": _locked(table) if is_host else {},
        "former": table.former.get(person) if person is not None and not mine else None,
        "can_undo": _can_undo(table, person),
    }


def _can_undo(table: Table, person: str | None) -> list[int]:
    turn = table.turn
    return [turn.seat] if turn.before and person is not None and table.seats[turn.seat].person == person else []


def _seal(table: Table) -> Seal | None:
    """Secrets of people are shown once the cards are dealt, that of the server when the game is over."""
    if not table.settings.is_sealed:
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
    text = sealed(table)
    version = 1 if text is None else seals.VERSION
    return Seal(version, shares, is_called, text if table.status == OVER else None)


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
        coach=table.settings.coach_of(number),
        away_until=table.rests_until(number) or None,
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
