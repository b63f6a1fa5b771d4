"""What clients send: commands, told apart by `do`."""

import msgspec

from rooftree.protocol.messages import Pace


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a client asks for. `id` is the client's own and comes back with the answer."""

    id: str


class Watch(Command, tag="watch", frozen=True):
    """Send me this table and every change of it."""

    table: str


class Leave(Command, tag="leave", frozen=True):
    """Stop sending me this table. My seats stay mine."""

    table: str


class Ping(Command, tag="ping", frozen=True):
    """Are you there?"""


class Preview(Command, tag="preview", frozen=True):
    """What would each of my legal moves change? Answered with `preview`; nothing happens."""

    table: str
    seat: int


class Advise(Command, tag="advise", frozen=True):
    """What would you play? For a seat that may ask its coach (`coach` of the seat). Answered with `advice`.

    If others are before me, the answer says how many: ask again in a while. Nothing happens.
    """

    table: str
    seat: int


class LookAt(Command, tag="look", frozen=True):
    """What is this piece, and what is it worth now? `piece` is its place in the view of the seat: `market.2.room`.

    Answered with `look`; nothing happens. `seat` is null for what a spectator sees.
    """

    table: str
    seat: int | None
    piece: str


class TableCommand(Command, frozen=True):
    """A command that, once done, is an event of a table's log."""

    table: str


class Arrange(TableCommand, tag="arrange", frozen=True):
    """Before the game the host changes how it is to be played: all of it, as it is to be from now on.

    Whoever was ready is asked again if the game or its clock is another.
    """

    options: dict[str, bool | str]
    pace: Pace
    seconds: int | None
    is_public: bool
    sealed_only: bool | None = None  # null: as it was
    is_rated: bool | None = None  # the same


class Sit(TableCommand, tag="sit", frozen=True):
    """Take a free seat under a nickname; several seats for several people at one device.

    During the game: take again the seat that the host took from you, under the name you had.
    """

    seat: int
    name: str


class StandUp(TableCommand, tag="stand-up", frozen=True):
    """Leave a seat before the game begins."""

    seat: int


class SeatBot(TableCommand, tag="seat-bot", frozen=True):
    """The host puts a bot on a free seat: the `character` of its cast that is named, or whoever is free.

    Where the host only watches, everybody who sits may, and may send bots away (`may_seat_bots`).
    """

    seat: int
    bot: str
    character: str = ""


class Ready(TableCommand, tag="ready", frozen=True):
    """I am ready, or not. The game begins when every seat is taken and ready; bots always are.

    `pledge` is the SHA-256 of a secret, with which I have a share in the deal: 64 hexadecimal digits, or empty.
    `rated` says that I agree to a game that counts for my rating (`is_rated`); without it, nobody is ready there.
    """

    seat: int
    is_ready: bool = True
    pledge: str = ""
    rated: bool = False


class Reveal(TableCommand, tag="reveal", frozen=True):
    """The secret that I have pledged, when the shares of the deal are called for: 64 hexadecimal digits."""

    secret: str


class Move(TableCommand, tag="move", frozen=True):
    """Play: `move` is one of the legal ones of the view, in notation."""

    seat: int
    move: str


class Undo(TableCommand, tag="undo", frozen=True):
    """Take back my last move, or with `all` everything of this turn that can be taken back."""

    seat: int
    all: bool = False


class Confirm(TableCommand, tag="confirm", frozen=True):
    """My turn stands as it is."""

    seat: int


class Prefer(TableCommand, tag="prefer", frozen=True):
    """Whether my turns wait for a `confirm` or stand at once; by default they wait where other people play."""

    seat: int
    confirms: bool


class TakeOver(TableCommand, tag="take-over", frozen=True):
    """A bot plays for a seat until its owner hands it back: mine, or as host that of somebody who is away."""

    seat: int
    bot: str


class HandBack(TableCommand, tag="hand-back", frozen=True):
    """I play my seat again, whoever gave it to a bot."""

    seat: int


class Say(TableCommand, tag="say", frozen=True):
    """A line of chat."""

    text: str


class React(TableCommand, tag="react", frozen=True):
    """A reaction."""

    reaction: str


class Mute(TableCommand, tag="mute", frozen=True):
    """The host silences somebody in the chat, or lets them speak again."""

    person: str
    is_muted: bool = True


class Remove(TableCommand, tag="remove", frozen=True):
    """The host takes a seat away: before the game it is free again, during it a bot plays on.

    Whoever sat there may come back (`sit`), unless `locks` says no.
    """

    seat: int
    locks: bool = False


class Admit(TableCommand, tag="admit", frozen=True):
    """The host lets somebody come back who was locked out."""

    person: str


class Resign(TableCommand, tag="resign", frozen=True):
    """I give up my seat for good; a bot plays on, so that the others can finish their game."""

    seat: int


class Nudge(TableCommand, tag="nudge", frozen=True):
    """Remind whoever holds this seat that the table waits for them: by push, if they want to be told so.

    Once in a while, not while they are there, and not on their holidays.
    """

    seat: int


class Rematch(TableCommand, tag="rematch", frozen=True):
    """The same people once more, at a new table; everyone who asks is led to the same one, and is ready there.

    Its name is in the answer (`table`); `watch` it. `pledge` as in `ready`.
    """

    pledge: str = ""


Commands = (
    Watch
    | Leave
    | Ping
    | Preview
    | Advise
    | LookAt
    | Arrange
    | Sit
    | StandUp
    | SeatBot
    | Ready
    | Reveal
    | Move
    | Undo
    | Confirm
    | Prefer
    | TakeOver
    | HandBack
    | Say
    | React
    | Mute
    | Remove
    | Admit
    | Resign
    | Nudge
    | Rematch
)
