"""Before the game: who sits where, and how to take a seat."""

from typing import Any

from rooftree.cli.joined.desk import JoinedDesk
from rooftree.cli.joined.links import Link
from rooftree.core.records import bot_in


def show_waiting(desk: JoinedDesk, link: Link) -> None:
    """Every seat, what can be done now, and the link for others."""
    summary = desk.copy.summary
    desk.clear()
    desk.write(desk.speaker.welcome())
    desk.write(desk.speaker.say("join-waiting"), style="bold")
    for number, seat in enumerate(summary["seats"]):
        desk.entry(f" {number + 1:>2}  ", _seat(desk, number, seat))
    if any(seat["player"] is None for seat in summary["seats"]):
        desk.say("join-invite")
        desk.command(str(link))
        if not desk.copy.my_seats:
            desk.say("join-sit")
        if summary["may_seat_bots"]:
            desk.say("join-bots")


def _seat(desk: JoinedDesk, number: int, seat: dict[str, Any]) -> str:
    say = desk.speaker.say
    if seat["player"] is None:
        return say("join-seat-free")
    name = seat["name"] if seat["is_yours"] else desk.names[number]
    if bot_in(seat["player"]):
        return say("join-seat-bot", name=name, how=say("level-word", level=seat["character"]["level"]))
    state = "ready" if seat["is_ready"] else "not-ready"
    told = say(f"join-seat-{'yours' if seat['is_yours'] else 'other'}", name=name)
    away = "" if seat["is_here"] else f" · {say('join-seat-away')}"
    return f"{told} · {say(f'join-seat-{state}')}{away}"
