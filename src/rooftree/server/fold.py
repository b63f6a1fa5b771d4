"""How a table takes in its log: each event changes it, and none can fail."""

from collections.abc import Sequence

import msgspec

from rooftree.bots import cast
from rooftree.core.game import Game
from rooftree.core.layout import Array, copied
from rooftree.core.message import Message, message
from rooftree.core.records import Record
from rooftree.core.replay import replay
from rooftree.protocol import ChatLine, Former, Leaving, LogEntry, said
from rooftree.server import events
from rooftree.server.dealing import call_off, drop_share, fold_deal
from rooftree.server.events import Entry
from rooftree.server.table import CLOSED, OVER, PLAYING, Seat, Table, Turn, pseudonym


def folded(game: Game, entries: Sequence[Entry], since: int = 0) -> tuple[Table, list[int]]:
    """A table from its whole log, and what was taken back after a version."""
    first, undone = entries[0], list[int]()
    assert isinstance(first.event, events.Opened)
    table = Table(first.table, first.event, game, first.version, first.at)
    table.done[first.actor, first.id] = first.version
    for entry in entries[1:]:
        taken_back = fold(table, entry)
        undone += taken_back if entry.version > since else []
    return table, undone


def fold(table: Table, entry: Entry) -> list[int]:
    """Take in the next entry of the log; the versions of log lines that it took back."""
    assert entry.version == table.version + 1, (entry.version, table.version)
    table.version, table.changed_at = entry.version, entry.at
    table.done[entry.actor, entry.id] = entry.version
    if entry.actor == table.host:
        table.host_acted_at = entry.at
    if isinstance(entry.event, events.Started | events.Moved | events.TookBack | events.Confirmed):
        return _fold_play(table, entry.event)
    table.arranged_version = table.version
    _fold_people(table, entry)
    return []


def _fold_play(table: Table, event: events.Started | events.Moved | events.TookBack | events.Confirmed) -> list[int]:
    """What happens in the game; rules that are no longer played cannot tell what it came to."""
    if table.status == CLOSED:
        return []
    if not isinstance(event, events.Confirmed):
        table.played_version = table.version
    match event:
        case events.Started():
            _start(table, event)
        case events.Moved():
            _play(table, event)
        case events.TookBack():
            return _take_back(table, event)
        case events.Confirmed(seat, by_clock):
            if by_clock:
                _tell(table, seat, message("table-stands", name=table.name_of(seat)))
            _close_turn(table)
    return []


def _fold_people(table: Table, entry: Entry) -> None:
    """What happens around the game."""
    match entry.event:
        case events.Arranged():
            _arrange(table, entry.event)
        case events.SatDown(seat, person, name) | events.CameBack(seat, person, name):
            _seat_person(table, entry.event)
        case events.BotSatDown(seat, bot, character):
            table.seats[seat] = _bots_seat(table, bot, character)
        case events.SeatFreed():
            _free(table, entry.event)
        case events.Replaced(seat, bot, character, locks):
            _pass_on(table, seat, _bots_seat(table, bot, character), "locked" if locks else "removed")
        case events.Resigned(seat, bot, character):
            _pass_on(table, seat, _bots_seat(table, bot, character), "resigned")
        case events.Admitted(person):
            table.former[person] = msgspec.structs.replace(table.former[person], how="removed")
            _tell(table, None, message("table-admitted", name=table.nickname_of(person)))
        case events.GotReady() | events.Called() | events.Revealed() | events.Voided():
            fold_deal(table, entry.event)
        case events.Preferred(seat, confirms):
            table.seats[seat].confirms = confirms
            if table.held == seat and not confirms:
                _close_turn(table)
        case events.TakenOver():
            _take_over(table, entry.event)
        case events.HandedBack(seat):
            _tell(table, seat, message("table-handed-back", name=table.name_of(seat)))
            table.seats[seat].bot = table.seats[seat].character = None
            if table.waits_for == seat:
                _ask(table)
        case events.Warned(seat):
            _tell(table, seat, message("table-warned", name=table.name_of(seat)))
            table.seats[seat].warned_at = entry.at
        case events.Nudged(seat):
            _tell(table, seat, message("table-nudged", name=table.name_of(seat)))
            table.nudged_at = entry.at
        case events.WentAway(person, until):
            _go_away(table, person, until)
        case events.SaidInChat(person, name, text, is_reaction):
            who = pseudonym(table.id, person)
            table.people[who] = person
            table.chat.append(ChatLine(entry.version, entry.at, who, name, text, is_reaction))
        case events.Muted(person, is_muted):
            (table.muted.add if is_muted else table.muted.discard)(person)
        case events.HostChanged(person):
            table.host, table.host_acted_at = person, entry.at
            _tell(table, None, message("table-host-changed", name=table.nickname_of(person)))
        case events.Closed():
            table.status, table.is_shut, table.held, table.turn = CLOSED, True, None, Turn()
            _tell(table, None, message("table-closed"))
        case events.Rematched(again, person):
            _tell(table, None, message("table-rematched", name=table.nickname_of(person)))
            if table.rematch is None:
                table.rematch, table.rematch_host = again, person


def _arrange(table: Table, event: events.Arranged) -> None:
    """Whoever had agreed to another game is asked again; the host has chosen it."""
    call_off(table)
    old = table.settings
    table.settings = msgspec.structs.replace(
        old,
        options=event.options,
        pace=event.pace,
        seconds=event.seconds,
        is_public=event.is_public,
        sealed_only=event.sealed_only,
        is_rated=event.is_rated,
    )
    agreed = (old.options, old.pace, old.seconds, old.sealed_only, old.is_rated)
    if agreed != (event.options, event.pace, event.seconds, event.sealed_only, event.is_rated):
        _tell(table, None, message("table-arranged"))
        chosen = None if event.is_rated and not old.is_rated else table.host  # that is agreed to by getting ready
        for seat in table.seats:
            seat.is_ready = seat.is_ready and seat.person in (None, chosen)


def _seat_person(table: Table, event: events.SatDown | events.CameBack) -> None:
    came_back = isinstance(event, events.CameBack)
    table.seats[event.seat] = Seat(event.person, event.name, is_ready=came_back)
    table.people[pseudonym(table.id, event.person)] = event.person
    table.former.pop(event.person, None)
    came, sat = message("table-came-back", name=event.name), message("table-sat-down", name=event.name)
    _tell(table, None, came if came_back else sat)
    if came_back and table.waits_for == event.seat:
        _ask(table)


def _free(table: Table, event: events.SeatFreed) -> None:
    call_off(table)
    person, name = table.seats[event.seat].person, table.name_of(event.seat)
    if person is not None:
        removed, stood_up = message("table-removed", name=name), message("table-stood-up", name=name)
        _tell(table, None, removed if event.by_host else stood_up)
    if person is not None and event.by_host:
        table.former[person] = Former(event.seat, name, "locked" if event.locks else "removed")
    table.seats[event.seat] = Seat()
    drop_share(table, person)


def _pass_on(table: Table, number: int, following: Seat, how: Leaving) -> None:
    """A bot has the seat of somebody who leaves the game, or has to."""
    seat, name, bot = table.seats[number], table.name_of(number), str(following.name)
    if seat.person is not None:
        table.former[seat.person] = Former(number, name, how)
    resigned, replaced = message("table-resigned", name=name, bot=bot), message("table-replaced", name=name, bot=bot)
    _tell(table, number, resigned if how == "resigned" else replaced)
    _let_stand(table, number)
    table.seats[number] = following


def _take_over(table: Table, event: events.TakenOver) -> None:
    seat, name = table.seats[event.seat], table.name_of(event.seat)
    stand_in = _bots_seat(table, event.bot, event.character)
    bot = str(stand_in.name)
    late, asked = message("table-timed-out", name=name, bot=bot), message("table-taken-over", name=name, bot=bot)
    _tell(table, event.seat, late if event.by_clock else asked)
    _let_stand(table, event.seat)
    seat.bot, seat.character, seat.warned_at = event.bot, stand_in.character, None


def _go_away(table: Table, person: str, until: float) -> None:
    """On holiday, or back: then whoever is awaited has all the time of a move."""
    table.away[person] = until
    away, back = (
        message("table-away", name=table.nickname_of(person)),
        message("table-back", name=table.nickname_of(person)),
    )
    _tell(table, None, away if until else back)
    if not until and table.waits_for in table.seats_of(person):
        _ask(table)


def _bots_seat(table: Table, bot: str, character: str) -> Seat:
    """A seat for somebody of a bot's cast: whom the log names, or whoever is free."""
    game, names = table.game.name, [seat.name for seat in table.seats]
    somebody = cast.known(game, bot, character) or cast.somebody(game, bot, names)
    return Seat(name=somebody.name, bot=bot, character=somebody.id, is_ready=True)


def _start(table: Table, event: events.Started) -> None:
    table.status, table.seed, table.salt = PLAYING, event.seed, event.salt
    table.arranged_version = table.version
    table.confirms_alone = event.confirms_alone
    _tell(table, None, message("table-started"))
    record, count = table.settings.record, len(table.seats)
    if record is None:
        table.start = table.game.new(count, event.seed, table.settings.options)
        _move_on(table, copied(table.start))
    else:
        table.start = table.game.from_deal(count, record.deal, record.options, event.seed)
        _move_on(table, _replayed(table, record))
    _ask(table)


def _replayed(table: Table, record: Record) -> Array:
    """The position that a record leads to, its moves told; what chance has not decided yet comes from the seed."""
    assert table.start is not None
    state = copied(table.start)
    for step in replay(table.game, record):
        _tell(table, step.seat, table.game.tell(state, step.action), table.game.noted(state, step.action))
        table.moves.append((step.seat, step.action))
        before = copied(state)
        table.game.apply(state, step.action)
        for each in table.game.news(before, state, step.seat):
            _tell(table, step.seat, each)
    return state


def _play(table: Table, event: events.Moved) -> None:
    """A move, and whether it stands at once or can be taken back until it is confirmed or somebody else acts."""
    assert table.state is not None
    seat, action = event.seat, table.game.parse(event.move)
    _tell(table, seat, table.game.tell(table.state, action), table.game.noted(table.state, action))
    before, was = table.state, table.shown
    _move_on(table, table.game.step(before, action))
    assert was is not None
    assert table.shown is not None
    for each in table.game.showing.news(was, table.shown, seat):
        _tell(table, seat, each)
    table.moves.append((seat, action))
    if table.turn.seat != seat:
        table.turn = Turn(seat)
    passes_on = table.game.to_act(table.state) != seat
    if _is_final(table, seat, before) or (passes_on and not _is_confirmed(table, seat, event.move)):
        _close_turn(table)
        return
    table.turn.before.append(before)
    table.held = seat if passes_on else None


def _move_on(table: Table, state: Array) -> None:
    """Another position; what is shown of it is mostly what was shown before."""
    table.state, table.shown = state, table.game.showing.alike(state, table.shown)


def _is_final(table: Table, seat: int, before: Array) -> bool:
    """Whether a move cannot be taken back: it showed somebody something new, or a bot made it."""
    assert table.state is not None
    return table.seats[seat].bot is not None or table.game.reveals(before, table.state)


def _is_confirmed(table: Table, seat: int, move: str) -> bool:
    """Whether the end of a turn waits for its player's word; a mere word alone does not."""
    is_mere_word = move.split()[0] in table.game.mere_words and not table.turn.before
    return table.confirms(seat) and not is_mere_word


def _take_back(table: Table, event: events.TookBack) -> list[int]:
    """The position before the last moves of this turn, and a log without them."""
    undone = []
    for _ in range(event.moves):
        _move_on(table, table.turn.before.pop())
        table.moves.pop()
        last = max(entry.version for entry in table.log if entry.move is not None)
        table.log = [entry for entry in table.log if entry.version != last]
        undone.append(last)
    table.held = None
    return undone


def _let_stand(table: Table, seat: int) -> None:
    """What this seat has played can no longer be taken back: somebody else goes on."""
    if table.can_undo(seat):
        _close_turn(table)


def _close_turn(table: Table) -> None:
    """What has been played stands, and the next question is asked."""
    assert table.state is not None
    table.held, table.turn = None, Turn()
    _ask(table)
    if table.game.is_over(table.state):
        table.status, table.arranged_version = OVER, table.version
        _tell(table, None, message("table-over"))


def _ask(table: Table) -> None:
    """From now on the table waits for whom it waits for; nobody is late."""
    table.asked_at, table.asked_version, table.nudged_at = table.changed_at, table.version, None
    for seat in table.seats:
        if seat.warned_at is not None:
            seat.warned_at, table.arranged_version = None, table.version


def _tell(table: Table, seat: int | None, what: Message, move: str | None = None) -> None:
    table.log.append(LogEntry(table.version, seat, said(what), move))
