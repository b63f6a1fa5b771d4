"""A deal that nobody can choose: the server seals it, people pledge secrets, and all together make the seed."""

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rooftree.cli.dealt import verdict
from rooftree.core.records import SealNumbers, decode, encode
from rooftree.protocol import Arrange, Ready, Remove, Reveal, Sit, StandUp, seals
from rooftree.server.clock import due_at, event_of, next_stroke
from rooftree.server.dealing import PATIENCE, next_of_deal
from rooftree.server.documents import Documents, summary_of
from rooftree.server.events import Opened, Started, Voided
from rooftree.server.hall import Hall
from rooftree.server.positions import cut
from rooftree.server.record import record_of
from rooftree.server.room import Room
from rooftree.server.seal import sealed
from rooftree.server.table import Refusal
from tests.server.halls import Person, do, in_a_loop, opened_hall, play
from tests.server.patience import until
from tests.server.pledging import ADAS, BENS, EVES, PLEDGES, SECRETS, SERVERS, called, dealt, table_for
from tests.server.table_log import ADA, BEN, EVE, GAMES, Clock, TableLog, game_of, picture, refused, told


def summary(log: TableLog, person: str | None = BEN) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(summary_of(log.table, person, frozenset()))
    return found


# The seal


def test_the_seal_is_shown_before_anybody_sits_down_and_binds_table_time_and_rules() -> None:
    log = TableLog("dreamhome", secret=SERVERS)
    first = summary(log)
    assert (first["seal"]["version"], first["seal"]["text"], first["seal"]["shares"]) == (2, None, [])
    others = [
        TableLog("dreamhome", secret="ff" * 32),
        TableLog("dreamhome", 3, secret=SERVERS),
        TableLog("dreamhome", secret=SERVERS, options={"roofs": "open"}),
        TableLog("california", secret=SERVERS),
        TableLog("dreamhome", secret=SERVERS),
        TableLog("dreamhome", secret=SERVERS),
    ]
    others[-2].table.opened_at += 1
    others[-1].table.id = "another"
    assert len({first["commitment"], *(summary(other)["commitment"] for other in others)}) == 7


def test_it_stays_the_same_to_the_end_unless_other_rules_are_arranged() -> None:
    log = dealt(ADA, BEN)
    assert summary(log)["commitment"] == summary(TableLog("dreamhome", secret=SERVERS))["commitment"]
    log = table_for(ADA, BEN)
    before = summary(log)["commitment"]
    log.do(ADA, Arrange, {"roofs": "open"}, "live", None, False)
    after = summary(log)["commitment"]
    assert before != after
    log.do(ADA, Arrange, {}, "live", 60, True)
    assert summary(log)["commitment"] == before


@in_a_loop
async def test_every_table_has_a_secret_of_its_own_and_a_rematch_too(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        options = game_of("dreamhome").checked_options({})
        settings = Opened("dreamhome", game_of("dreamhome").ruleset, 2, options, ADA)
        one, two = [(await hall.open_table(settings)).table for _ in range(2)]
        again = (await hall.open_table(one.settings)).table  # as a rematch does
        assert len({each.settings.secret for each in (one, two, again)}) == 3
        assert all(seals.is_hash(each.settings.secret) for each in (one, two, again))


# Pledges and secrets


def test_the_deal_comes_from_everybodys_secrets() -> None:
    log = dealt(ADA, BEN)
    assert log.table.status == "playing"
    started = log.entries[-1].event
    assert isinstance(started, Started)
    text = sealed(log.table)
    assert text is not None
    by_pledge = sorted([ADAS, BENS], key=lambda secret: hashlib.sha256(secret.encode()).hexdigest())
    whole = hashlib.sha256("\n".join([text, *by_pledge]).encode()).hexdigest()
    assert started.seed == log.table.seed == int(whole, 16) % 2**63
    assert started.seed != seals.seed_of(text, [ADAS]) != seals.seed_of(text, [])
    assert seals.seed_of(text, [BENS, ADAS]) == started.seed  # who was first makes no difference
    assert picture(log.read_again()) == picture(log.table)


def test_secrets_are_shown_when_all_are_in_and_that_of_the_server_at_the_end() -> None:
    log = called(ADA, BEN)
    log.do(ADA, Reveal, ADAS)
    for person in (ADA, BEN, EVE, None):
        sent = str(Documents(log.table).document(person, frozenset()))
        assert ADAS not in sent
        assert SERVERS not in sent
    shares = {share["pledge"]: share["is_revealed"] for share in summary(log)["seal"]["shares"]}
    assert shares == {PLEDGES[ADA]: True, PLEDGES[BEN]: False}
    log.do(BEN, Reveal, BENS)
    log.write(next_of_deal(log.table, set(SECRETS)))
    assert [share["secret"] for share in summary(log)["seal"]["shares"]] == sorted(
        [ADAS, BENS], key=lambda secret: hashlib.sha256(secret.encode()).hexdigest()
    )
    assert SERVERS not in str(Documents(log.table).document(BEN, frozenset()))
    log.play_on(seed=4)
    end = summary(log)
    assert SERVERS in end["seal"]["text"]
    assert seals.fits(end)
    for part in ("seed", "commitment", "id", "ruleset", "options"):
        assert not seals.fits({**end, part: "other"})
    forged = {**end["seal"], "shares": [{**share, "secret": EVES} for share in end["seal"]["shares"]]}
    assert not seals.fits({**end, "seal": forged})


def test_one_screen_with_several_people_has_one_share_and_bots_have_none() -> None:
    log = TableLog("dreamhome", 3, secret=SERVERS).seat("greedy")
    for seat in (1, 2):
        log.do(ADA, Sit, seat, f"Ada {seat}")
        log.do(ADA, Ready, seat, pledge=PLEDGES[ADA])
    assert [share["pledge"] for share in summary(log)["seal"]["shares"]] == [PLEDGES[ADA]]
    log.do(ADA, Ready, 1, is_ready=False)
    assert log.table.shares  # the other seat is still ready
    log.do(ADA, Ready, 2, is_ready=False)
    assert not log.table.shares


def test_programs_without_a_secret_play_all_the_same() -> None:
    """Nothing is called for, and the server's own secret makes the deal."""
    log = table_for(ADA, BEN)
    log.do(ADA, Ready, 0)
    log.do(BEN, Ready, 1)
    log.write(next_of_deal(log.table, set(SECRETS)))
    assert sealed(log.table) is not None
    assert (log.table.status, log.table.seed) == ("playing", seals.seed_of(str(sealed(log.table)), []))


def test_where_only_sealed_deals_are_promised_everybody_has_a_share() -> None:
    log = table_for(ADA, BEN, sealed_only=True)
    with refused("refused-no-pledge"):
        log.do(BEN, Ready, 1)
    log.do(BEN, Ready, 1, pledge=PLEDGES[BEN])


def test_what_is_no_pledge_or_not_the_secret_is_refused() -> None:
    log = table_for(ADA, BEN)
    for nonsense in ("x", "A" * 64, PLEDGES[ADA] + "0"):
        with refused("refused-hash"):
            log.do(ADA, Ready, 0, pledge=nonsense)
    with refused("refused-not-called"):
        log.do(ADA, Reveal, ADAS)
    log = called(ADA, BEN)
    with refused("refused-secret"):
        log.do(ADA, Reveal, BENS)
    with refused("refused-hash"):
        log.do(ADA, Reveal, "a secret")
    with refused("refused-not-called"):
        log.do(EVE, Reveal, EVES)
    with refused("refused-pledged-already"):
        log.do(ADA, Ready, 0, pledge=PLEDGES[EVE])


# Whoever keeps a secret back


def test_if_a_secret_does_not_come_nothing_is_dealt() -> None:
    """And nobody waits for ever: whoever has not told is no longer ready, and the log says who it was."""
    log = called(ADA, BEN)
    log.do(ADA, Reveal, ADAS)
    stroke = next_stroke(log.table)
    assert stroke == due_at(log.table) == log.clock() + PATIENCE["live"]
    with pytest.raises(Refusal):
        event_of(log.table, stroke - 1)
    with pytest.raises(Refusal):
        next_of_deal(log.table, set(SECRETS))
    log.clock.pass_by(PATIENCE["live"])
    event = event_of(log.table, stroke)
    assert event == Voided()
    log.write(event)
    shown = summary(log)
    assert (shown["status"], shown["seal"]["shares"], shown["seal"]["is_called"]) == ("waiting", [], False)
    assert [seat["is_ready"] for seat in shown["seats"]] == [True, False]
    assert log.table.log[-1].what.args == {"name": "Ben 1"}
    assert told(log.table)[-1] == "table-voided"
    assert next_stroke(log.table) is None
    assert picture(log.read_again()) == picture(log.table)


def test_whoever_is_away_when_all_are_ready_has_no_share() -> None:
    log = table_for(ADA, BEN)
    for seat, person in enumerate((ADA, BEN)):
        log.do(person, Ready, seat, pledge=PLEDGES[person])
    log.write(next_of_deal(log.table, {BEN, None}))
    assert [share["pledge"] for share in summary(log)["seal"]["shares"]] == [PLEDGES[BEN]]
    log.do(BEN, Reveal, BENS)
    log.write(next_of_deal(log.table, set()))
    assert log.table.seed == seals.seed_of(str(sealed(log.table)), [BENS])


def test_if_all_are_away_the_server_deals_alone() -> None:
    log = table_for(ADA, BEN)
    for seat, person in enumerate((ADA, BEN)):
        log.do(person, Ready, seat, pledge=PLEDGES[person])
    log.write(next_of_deal(log.table, set()))
    log.write(next_of_deal(log.table, set()))
    assert log.table.seed == seals.seed_of(str(sealed(log.table)), [])


def test_where_only_sealed_deals_are_promised_everybody_is_waited_for() -> None:
    log = table_for(ADA, BEN, sealed_only=True)
    for seat, person in enumerate((ADA, BEN)):
        log.do(person, Ready, seat, pledge=PLEDGES[person])
    log.write(next_of_deal(log.table, {BEN}))
    assert len(summary(log)["seal"]["shares"]) == 2
    assert log.table.awaits_shares


def test_over_days_people_have_days() -> None:
    log = called(ADA, BEN, pace="days")
    assert next_stroke(log.table) == log.clock() + PATIENCE["days"] > log.clock() + 86_400


@pytest.mark.parametrize("how", ["stand-up", "not-ready", "remove", "arrange"])
def test_whatever_else_changes_meanwhile_voids_the_pledges(how: str) -> None:
    """Otherwise somebody who knows what is coming could choose by leaving."""
    log = called(ADA, BEN, EVE)
    log.do(ADA, Reveal, ADAS)
    if how == "stand-up":
        log.do(BEN, StandUp, 1)
    elif how == "not-ready":
        log.do(BEN, Ready, 1, is_ready=False)
    elif how == "remove":
        log.do(ADA, Remove, 1)
    else:
        log.do(ADA, Arrange, {"roofs": "open"}, "live", None, False)
    assert (log.table.shares, log.table.called_at) == ({}, None)
    with pytest.raises(Refusal):
        next_of_deal(log.table, set(SECRETS))
    log.read_again()


def test_whoever_leaves_before_takes_only_the_own_pledge_along() -> None:
    log = table_for(ADA, BEN, EVE)
    for seat, person in enumerate((ADA, BEN)):
        log.do(person, Ready, seat, pledge=PLEDGES[person])
    log.do(BEN, StandUp, 1)
    assert list(log.table.shares) == [ADA]


# The record


@pytest.mark.parametrize("game", GAMES)
def test_a_record_holds_what_anybody_needs_to_check_the_deal_later(game: str) -> None:
    log = dealt(ADA, BEN, game=game)
    assert record_of(log.table).seal is None  # the game goes on: the server's secret is one
    log.play_on(seed=4)
    record = decode(encode(record_of(log.table)).encode())
    assert record.seal is not None
    assert record.seal.commitment == summary(log)["commitment"]
    assert record.seal.secrets == sorted([ADAS, BENS], key=seals.digest)
    assert seals.fits_record(record)
    assert verdict(log.game, record) == "fair"


def test_a_record_with_other_numbers_is_told() -> None:
    log = dealt(ADA, BEN).play_on(seed=4)
    record = record_of(log.table)
    assert record.seal is not None
    other_text = record.seal.text.replace('"players": 2', '"players": 3')
    about_another = seals.seed_of(other_text, record.seal.secrets)
    forgeries: list[dict[str, Any]] = [
        {"seed": 7},
        {"options": {**record.options, "roofs": "open"}},
        {"seats": record.seats * 2},
        {"seal": msgspec.structs.replace(record.seal, secrets=[ADAS])},
        {"seal": msgspec.structs.replace(record.seal, commitment="0" * 64)},
        {"seal": SealNumbers(seals.digest("no JSON"), "no JSON"), "seed": seals.seed_of("no JSON", [])},
        {"seal": SealNumbers(seals.digest(other_text), other_text, record.seal.secrets), "seed": about_another},
    ]
    for forged in forgeries:
        assert not seals.fits_record(msgspec.structs.replace(record, **forged))


def test_other_cards_than_the_seeds_are_told() -> None:
    """All numbers fit, and the cards are stacked: the game of another deal under this seal."""
    honest, stacked = dealt(ADA, BEN).play_on(seed=4), TableLog("dreamhome").seat(ADA, BEN).start().play_on(seed=4)
    record = record_of(honest.table)
    forged = msgspec.structs.replace(record_of(stacked.table), seal=record.seal, seed=record.seed)
    assert seals.fits_record(forged)
    assert verdict(honest.game, forged) == "broken"


def test_a_game_that_goes_on_from_a_record_takes_no_seal_along() -> None:
    log = dealt(ADA, BEN).play_on(seed=4)
    assert cut(log.game, record_of(log.table), 3).seal is None


# Older tables


def test_tables_of_older_servers_have_the_old_seal() -> None:
    log = TableLog("dreamhome").seat(ADA, BEN)
    assert (summary(log)["commitment"], summary(log)["seal"]["version"]) == (None, 1)
    log.do(ADA, Ready, 0, pledge=PLEDGES[ADA])  # of no use there
    assert not log.table.shares
    log.write(next_of_deal(log.table, set(SECRETS)))
    log.play_on(seed=2)
    end = summary(log)
    assert hashlib.sha256(f"{end['seed']}:{end['salt']}".encode()).hexdigest() == end["commitment"]
    assert seals.fits(end)
    record = record_of(log.table)
    assert seals.fits_record(record)
    assert not seals.fits_record(msgspec.structs.replace(record, seed=7))
    assert verdict(log.game, record) == "alone"


# In a server


async def pledged_table(hall: Hall) -> tuple[Room, Person, Person]:
    options = game_of("dreamhome").checked_options({})
    room = await hall.open_table(Opened("dreamhome", game_of("dreamhome").ruleset, 2, options, ADA))
    people = Person(ADA), Person(BEN)
    for seat, person in enumerate(people):
        assert person.person is not None
        await room.watch(person)
        await do(hall, room, person.person, Sit, seat, f"P{seat}")
        await do(hall, room, person.person, Ready, seat, pledge=PLEDGES[person.person])
    await until(lambda: people[0].summary["seal"]["is_called"])
    return room, *people


@in_a_loop
async def test_a_server_that_is_killed_in_the_midst_goes_on_where_it_was(tmp_path: Path) -> None:
    """Pledges, the call and the secrets are in the log; whoever was answered need not say it again."""
    async with opened_hall(tmp_path, Clock()) as hall:
        room, ada, _ = await pledged_table(hall)
        seal, name = ada.summary["commitment"], room.table.id
        await do(hall, room, ADA, Reveal, ADAS)
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await hall.room(name)
        ada, ben = Person(ADA), Person(BEN)
        await room.watch(ada)
        await room.watch(ben)
        shares = {share["pledge"]: share["is_revealed"] for share in ben.summary["seal"]["shares"]}
        assert shares == {PLEDGES[ADA]: True, PLEDGES[BEN]: False}
        await do(hall, room, BEN, Reveal, BENS)
        await until(lambda: ben.summary["status"] == "playing")
        assert ben.summary["commitment"] == seal
        await play(hall, room)
        await until(lambda: ben.summary["status"] == "over")
        assert seals.fits(ben.summary)
        assert ben.summary["commitment"] == seal


@in_a_loop
async def test_the_clock_of_a_server_voids_what_is_not_told(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room, ada, _ = await pledged_table(hall)
        await do(hall, room, BEN, Reveal, BENS)
        clock.pass_by(PATIENCE["live"] + 1)
        await room.driver.mind_the_clock(clock())
        assert [seat["is_ready"] for seat in ada.summary["seats"]] == [False, True]
        assert not ada.summary["seal"]["shares"]
