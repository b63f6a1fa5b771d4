"""The messages between a table server and its clients: one JSON object each, told apart by `do` and `kind`.

`docs/protocol.md` tells the story; the TypeScript types are generated from these classes. A client sends commands
(`do`), each with an `id` of its own choosing. The server answers every one of them, with `done` once it is durable or
with `refused` and the reason; a command that is sent again under the same id counts once. Everybody who watches a
table gets `table`, all that they may see, and then `change` after `change`, whose versions follow one another.
"""

import msgspec

from rooftree.core.looks import Look
from rooftree.core.outlook import Effect
from rooftree.core.speech import Said, heard, plainly_said, said
from rooftree.protocol.commands import (
    Admit,
    Advise,
    Arrange,
    Command,
    Commands,
    Confirm,
    HandBack,
    Leave,
    LookAt,
    Move,
    Mute,
    Nudge,
    Ping,
    Prefer,
    Preview,
    React,
    Ready,
    Rematch,
    Remove,
    Resign,
    Reveal,
    Say,
    SeatBot,
    Sit,
    StandUp,
    TableCommand,
    TakeOver,
    Undo,
    Watch,
)
from rooftree.protocol.encoding import encode
from rooftree.protocol.messages import (
    Advised,
    ChangeMessage,
    Character,
    ChatLine,
    Closing,
    Dial,
    Done,
    Former,
    Hello,
    HouseRulesTold,
    Leaving,
    LogEntry,
    Looked,
    Messages,
    Pace,
    Patch,
    PlainSummary,
    PlainViews,
    Previewed,
    Refused,
    Result,
    Seal,
    SeatSummary,
    Share,
    Status,
    Suggestion,
    Summary,
    TableMessage,
)
from rooftree.protocol.patches import differences, entry_of, flat_pieces, patched, pieces, way_to

PROTOCOL = 2  # 1: every view had its reasons; now they come with `preview`
MAX_MESSAGE = 16_384  # bytes of a command
MAX_CHAT = 500  # characters
MAX_NICKNAME = 30  # characters as people count them, and twice as many in Unicode
MIN_SECONDS = 10  # of the clock of a move
MAX_SECONDS = 14 * 24 * 3600
MAX_ID = 64
REACTIONS = ("👍", "❤️", "😂", "😮", "😢", "👏", "🏠", "🎉")

__all__ = [
    "MAX_CHAT",
    "MAX_ID",
    "MAX_MESSAGE",
    "MAX_NICKNAME",
    "MAX_SECONDS",
    "MIN_SECONDS",
    "PROTOCOL",
    "REACTIONS",
    "Admit",
    "Advise",
    "Advised",
    "Arrange",
    "ChangeMessage",
    "Character",
    "ChatLine",
    "Closing",
    "Command",
    "Commands",
    "Confirm",
    "Dial",
    "Done",
    "Effect",
    "Former",
    "HandBack",
    "Hello",
    "HouseRulesTold",
    "Leave",
    "Leaving",
    "LogEntry",
    "Look",
    "LookAt",
    "Looked",
    "Messages",
    "Move",
    "Mute",
    "Nudge",
    "Pace",
    "Patch",
    "Ping",
    "PlainSummary",
    "PlainViews",
    "Prefer",
    "Preview",
    "Previewed",
    "React",
    "Ready",
    "Refused",
    "Rematch",
    "Remove",
    "Resign",
    "Result",
    "Reveal",
    "Said",
    "Say",
    "Seal",
    "SeatBot",
    "SeatSummary",
    "Share",
    "Sit",
    "StandUp",
    "Status",
    "Suggestion",
    "Summary",
    "TableCommand",
    "TableMessage",
    "TakeOver",
    "Undo",
    "Watch",
    "decode_command",
    "decode_message",
    "differences",
    "encode",
    "entry_of",
    "flat_pieces",
    "heard",
    "patched",
    "pieces",
    "plainly_said",
    "said",
    "way_to",
]

decode_command = msgspec.json.Decoder(Commands).decode
decode_message = msgspec.json.Decoder(Messages).decode
