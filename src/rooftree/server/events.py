"""What can happen to a table. Its log is a list of these and nothing else; the table is what they add up to."""

from typing import Any

import msgspec

from rooftree.core.game import Game
from rooftree.core.houserules import HouseRules, introduce
from rooftree.core.records import Record
from rooftree.protocol import Dial, Pace


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """One entry of a table's log."""


class Opened(Event, tag="opened", frozen=True):
    """The host has set up a table; with a record, the game goes on from where that stands."""

    game: str
    ruleset: str
    players: int
    options: dict[str, bool | str]
    host: str
    language: str = "en"
    is_public: bool = False
    pace: Pace = "live"
    seconds: int | None = None
    record: Record | None = None
    sealed_only: bool = False
    daily: str = ""  # the day whose deal is played, as 2026-11-16; empty: nobody knows the deal
    secret: str = ""  # what the seal is made from; empty: the seal is made with the deal, as it was formerly
    coaching: list[Dial] = []  # how much the coach tells each seat; whoever is not named gets nothing
    is_rated: bool = False  # the game counts for the ratings of those who play it, who have all agreed to that
    house_rules: HouseRules | None = None  # whole, so that nobody needs the file to go on

    @property
    def played(self) -> str:
        """The name of the game, by its house rules if there are any; these are introduced."""
        return self.game if self.house_rules is None else introduce(self.house_rules)

    def is_played_by(self, game: Game) -> bool:
        """Whether its rules are still played, those of the house among them."""
        return self.ruleset in game.rulesets() and self.house_rules == game.house_rules

    @property
    def resumed_at(self) -> int | None:
        """After so many moves of a record the game went on here; None if it was dealt here."""
        return None if self.record is None else len(self.record.moves)

    @property
    def is_sealed(self) -> bool:
        """Whether nobody can have known the deal. Ask this before a game counts for a rating."""
        return self.record is None and not self.daily

    def coach_of(self, seat: int) -> Dial:
        """How much the coach tells a seat."""
        return self.coaching[seat] if seat < len(self.coaching) else "off"


class Arranged(Event, tag="arranged", frozen=True):
    """Before the game the host has changed how it is to be played."""

    options: dict[str, bool | str]
    pace: Pace
    seconds: int | None
    is_public: bool
    sealed_only: bool = False
    is_rated: bool = False


class SatDown(Event, tag="sat-down", frozen=True):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class BotSatDown(Event, tag="bot-sat-down", frozen=True):
    """The host put a bot on a seat; older logs do not say as whom."""

    seat: int
    bot: str
    character: str = ""


class SeatFreed(Event, tag="seat-freed", frozen=True):
    """A seat is free again before the game: its owner stood up, or the host took it away and perhaps locked it."""

    seat: int
    by_host: bool = False
    locks: bool = False


class Replaced(Event, tag="replaced", frozen=True):
    """During the game the host gave somebody's seat to a bot, until they come back if they may."""

    seat: int
    bot: str
    character: str = ""
    locks: bool = False


class Resigned(Event, tag="resigned", frozen=True):
    """Somebody has given up; a bot has the seat for good."""

    seat: int
    bot: str
    character: str


class CameBack(Event, tag="came-back", frozen=True):
    """Somebody plays again on the seat that the host had given to a bot."""

    seat: int
    person: str
    name: str


class Admitted(Event, tag="admitted", frozen=True):
    """The host lets somebody come back who was locked out."""

    person: str


class GotReady(Event, tag="got-ready", frozen=True):
    """A person is ready to begin, or no longer; with a pledge, they have a share in the deal."""

    seat: int
    is_ready: bool
    pledge: str = ""


class Called(Event, tag="called", frozen=True):
    """Everybody is ready: those who have pledged are asked for their secrets, `without` those who are away."""

    without: list[str] = []


class Revealed(Event, tag="revealed", frozen=True):
    """A person has told the secret that was pledged."""

    person: str
    secret: str


class Voided(Event, tag="voided", frozen=True):
    """Some secrets did not come in time: nothing is dealt."""


class Started(Event, tag="started", frozen=True):
    """The cards are dealt. Of the seed only a hash is shown before the end.

    Whoever said nothing else confirms turns where other people play; in games that began before that was so, always.
    """

    seed: int
    salt: str
    confirms_alone: bool = True


class Moved(Event, tag="moved", frozen=True):
    """A seat has played. Nobody but the log knows whether a bot did it in a person's place."""

    seat: int
    move: str


class TookBack(Event, tag="took-back", frozen=True):
    """A seat has taken back its last moves."""

    seat: int
    moves: int


class Confirmed(Event, tag="confirmed", frozen=True):
    """A seat's turn stands: its owner says so, or the time of the move is up."""

    seat: int
    by_clock: bool = False


class Preferred(Event, tag="preferred", frozen=True):
    """A seat's turns wait for a confirmation, or do not."""

    seat: int
    confirms: bool


class TakenOver(Event, tag="taken-over", frozen=True):
    """A bot plays for a person."""

    seat: int
    bot: str
    by_clock: bool = False
    character: str = ""


class HandedBack(Event, tag="handed-back", frozen=True):
    """The person plays again."""

    seat: int


class Warned(Event, tag="warned", frozen=True):
    """The time of a move is nearly up; then a bot will play."""

    seat: int


class Nudged(Event, tag="nudged", frozen=True):
    """Somebody has reminded whoever the table waits for."""

    seat: int


class WentAway(Event, tag="went-away", frozen=True):
    """Somebody who sits here is on holiday until then; 0: is back."""

    person: str
    until: float


class SaidInChat(Event, tag="said", frozen=True):
    """A line of chat, or a reaction."""

    person: str
    name: str
    text: str
    is_reaction: bool = False


class Muted(Event, tag="muted", frozen=True):
    """The host has silenced somebody, or no longer."""

    person: str
    is_muted: bool


class HostChanged(Event, tag="host-changed", frozen=True):
    """The host has been away for long: somebody who sits here and is here has the host's duties now."""

    person: str


class Rematched(Event, tag="rematched", frozen=True):
    """Somebody wants to play again. Whoever asks first names the table and is the host there."""

    table: str
    person: str


class Closed(Event, tag="closed", frozen=True):
    """The operator of the server has ended this table: it can be looked at, and that is all."""


Events = (
    Opened
    | Arranged
    | SatDown
    | BotSatDown
    | SeatFreed
    | Replaced
    | Resigned
    | CameBack
    | Admitted
    | GotReady
    | Called
    | Revealed
    | Voided
    | Started
    | Moved
    | TookBack
    | Confirmed
    | Preferred
    | TakenOver
    | HandedBack
    | Warned
    | Nudged
    | WentAway
    | SaidInChat
    | Muted
    | HostChanged
    | Rematched
    | Closed
)

decode: Any = msgspec.json.Decoder(Events).decode
encode: Any = msgspec.json.Encoder().encode


class Entry(msgspec.Struct, frozen=True):
    """An event at its place in a table's log: versions count from 1, `actor` and `id` tell whose command it was."""

    table: str
    version: int
    actor: str  # a person's id, `bot` or `server`
    id: str  # the client's; one actor's ids are used once a table
    at: float
    event: Events
