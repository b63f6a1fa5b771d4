"""How a table takes in its log: each event changes it, and none can fail."""

from collections.abc import Sequence

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.message import Message, message
from rooftree.core.records import Record
from rooftree.core.replay import replay
from rooftree.protocol import ChatLine, LogEntry, said
from rooftree.server import events
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
        case events.Confirmed():
            _close_turn(table)
    return []


def _fold_people(table: Table, entry: Entry) -> None:
    """What happens around the game."""
    match entry.event:
        case events.SatDown(seat, person, name):
            table.seats[seat] = Seat(person, name)
            table.people[pseudonym(table.id, person)] = person
            _tell(table, None, message("table-sat-down", name=name))
        case events.BotSatDown(seat, bot):
            table.seats[seat] = Seat(bot=bot, is_ready=True)
        case events.SeatFreed(seat, by_host):
            if table.seats[seat].person is not None:
                name = table.name_of(seat)
                left = message("table-removed", name=name) if by_host else message("table-stood-up", name=name)
                _tell(table, None, left)
            table.seats[seat] = Seat()
        case events.Replaced(seat, bot):
            _tell(table, seat, message("table-replaced", name=table.name_of(seat)))
            _let_stand(table, seat)
            table.seats[seat] = Seat(bot=bot, is_ready=True)
        case events.GotReady(seat, is_ready):
            table.seats[seat].is_ready = is_ready
        case events.Preferred(seat, confirms):
            table.seats[seat].confirms = confirms
            if table.held == seat and not confirms:
                _close_turn(table)
        case events.TakenOver(seat, bot):
            _tell(table, seat, message("table-taken-over", name=table.name_of(seat)))
            _let_stand(table, seat)
            table.seats[seat].bot, table.seats[seat].warned_at = bot, None
        case events.HandedBack(seat):
            _tell(table, seat, message("table-handed-back", name=table.name_of(seat)))
            table.seats[seat].bot = None
            if table.waits_for == seat:
                _ask(table)
        case events.Warned(seat):
            _tell(table, seat, message("table-warned", name=table.name_of(seat)))
            table.seats[seat].warned_at = entry.at
        case events.SaidInChat(person, name, text, is_reaction):
            who = pseudonym(table.id, person)
            table.people[who] = person
            table.chat.append(ChatLine(entry.version, entry.at, who, name, text, is_reaction))
        case events.Muted(person, is_muted):
            (table.muted.add if is_muted else table.muted.discard)(person)
        case events.HostChanged(person):
            table.host, table.host_acted_at = person, entry.at
            _tell(table, None, message("table-host-changed", name=table.nickname_of(person)))
        case events.Rematched(again, person):
            _tell(table, None, message("table-rematched", name=table.nickname_of(person)))
            if table.rematch is None:
                table.rematch, table.rematch_host = again, person


def _start(table: Table, event: events.Started) -> None:
    table.status, table.seed, table.salt = PLAYING, event.seed, event.salt
    table.confirms_alone = event.confirms_alone
    _tell(table, None, message("table-started"))
    record, count = table.settings.record, len(table.seats)
    if record is None:
        table.start = table.game.new(count, event.seed, table.settings.options)
        table.state = table.start.copy()
    else:
        table.start = table.game.from_deal(count, record.deal, record.options, event.seed)
        table.state = _replayed(table, record)
    _ask(table)


def _replayed(table: Table, record: Record) -> Array:
    """The position that a record leads to, its moves told; what chance has not decided yet comes from the seed."""
    assert table.start is not None
    state = table.start.copy()
    for step in replay(table.game, record):
        _tell(table, step.seat, table.game.tell(state, step.action), table.game.format(step.action))
        table.moves.append((step.seat, step.action))
        table.game.apply(state, step.action)
    return state


def _play(table: Table, event: events.Moved) -> None:
    """A move, and whether it stands at once or can be taken back until it is confirmed or somebody else acts."""
    assert table.state is not None
    seat, action = event.seat, table.game.parse(event.move)
    _tell(table, seat, table.game.tell(table.state, action), event.move)
    before, table.state = table.state, table.game.step(table.state, action)
    table.moves.append((seat, action))
    if table.turn.seat != seat:
        table.turn = Turn(seat)
    passes_on = table.game.to_act(table.state) != seat
    if _is_final(table, seat, before) or (passes_on and not _is_confirmed(table, seat, event.move)):
        _close_turn(table)
        return
    table.turn.before.append(before)
    table.held = seat if passes_on else None


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
        table.state = table.turn.before.pop()
        table.moves.pop()
        last = max(place for place, entry in enumerate(table.log) if entry.move is not None)
        undone.append(table.log.pop(last).version)
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
        table.status = OVER
        _tell(table, None, message("table-over"))


def _ask(table: Table) -> None:
    """From now on the table waits for whom it waits for; nobody is late."""
    table.asked_at, table.asked_version = table.changed_at, table.version
    for seat in table.seats:
        seat.warned_at = None


def _tell(table: Table, seat: int | None, what: Message, move: str | None = None) -> None:
    table.log.append(LogEntry(table.version, seat, said(what), move))
