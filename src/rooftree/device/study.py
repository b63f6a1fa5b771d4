"""A game taken apart: any position of it, what may be done there and what that brings, without any table.

A position is a deal and the moves that were made since; a page keeps both as it got them (`start` as hex, moves in
notation) and sends them along, so that nothing has to be remembered here.
"""

from collections.abc import Sequence
from typing import Any, TypedDict

import msgspec
import numpy as np

from rooftree import bots
from rooftree.bots.cast import called
from rooftree.box.padding import PadForm, PadProblem, form_for, lexicon, score_pads, told_problem
from rooftree.box.setting import set_up
from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array, copied
from rooftree.core.outlook import Effect, Outlook
from rooftree.core.records import Record, RecordError, Seat, decode, encode, record_of
from rooftree.core.replay import final_state, replay
from rooftree.device.pads import words_for
from rooftree.device.thinkers import Thinkers
from rooftree.protocol import Said, said
from rooftree.protocol import encode as encode_json
from rooftree.server.coaching import thought_of
from rooftree.server.positions import Course, Stretch, stretch
from rooftree.texts.looks import look_at

POSITION = "rooftree-position/1"
MOST_SEEN = 2000  # positions, some hundred bytes each


class Taken(TypedDict):
    """A record that was read and verified, move by move."""

    game: str
    ruleset: str
    options: dict[str, bool | str]
    seats: list[Seat]
    start: str  # hex
    moves: list[str]
    seed: str | None  # digits, too many for a number of JavaScript
    placed: dict[str, Any] | None  # how the position was set up by hand, if it was: then there is no deal to record


class Placing(msgspec.Struct, forbid_unknown_fields=True):
    """A position set up by hand: homes as on the score pad, what lies around them, and chance for the rest."""

    game: str
    homes: list[dict[str, Any]]
    seats: list[dict[str, Any]]  # what each has besides
    table: dict[str, Any] = {}
    first: int = 0  # whose turn it is
    seed: int = 0
    options: dict[str, bool | str] = {}
    names: list[str] = []  # of those who play
    moves: list[str] = []  # that were tried since
    format: str = POSITION


class SetUp(TypedDict):
    """What came of it: a game to be taken apart, or why there can be none."""

    taken: Taken | None
    problems: list[PadProblem]


class Line(msgspec.Struct):
    """Where a position is: the game by one of its rulesets, the deal, and the moves since."""

    game: str
    ruleset: str
    start: str
    moves: list[str]


class Study:
    """Each answers one question; `line` says which position is meant."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._seen: dict[tuple[Any, ...], Array] = {}  # positions by the deal and the moves that led there

    def read(self, text: str) -> Taken:
        """A record or a position that was saved, verified; `RecordError` says what is wrong with it, and where."""
        if f'"{POSITION}"' in text:
            return self._position_of(text)
        record = decode(text.strip().encode())
        if record.game not in self._names():
            raise GameError(f"there is no game {record.game!r} here; there are {', '.join(self._names())}")
        if record.house_rules is not None:
            raise GameError(
                f"this game was played by house rules ({record.house_rules.name}), which this device cannot analyse "
                "yet; the replay at its server and `rooftree review` can"
            )
        whole = replay(self.thinkers.game(record.game), record)
        for _ in whole:
            pass
        names = called(record.game, [(seat.name, seat.player) for seat in record.seats])
        return Taken(
            game=record.game,
            ruleset=record.ruleset,
            options=record.options,
            seats=[Seat(name, seat.player) for name, seat in zip(names, record.seats, strict=True)],
            start=whole.start.tobytes().hex(),
            moves=[move for _, move in record.moves],
            seed=None if record.seed is None else str(record.seed),
            placed=None,
        )

    def _position_of(self, text: str) -> Taken:
        try:
            placing = msgspec.json.decode(text.encode(), type=Placing)
        except msgspec.DecodeError as error:
            raise RecordError(f"this is no position: {error}") from None
        found = self._set_up(placing)
        if found["taken"] is None:
            told = "; ".join(each["what"]["key"] for each in found["problems"])
            raise GameError(f"this position cannot be: {told}")
        taken = found["taken"]
        line = {"game": taken["game"], "ruleset": taken["ruleset"], "start": taken["start"], "moves": placing.moves}
        self._at(line)  # every move of it may be
        taken["moves"] = placing.moves
        return taken

    def setting(self, game: str) -> dict[str, PadForm]:
        """What can be chosen for a position of a game: in each home, on the table, and for each seat."""
        placing, pad = self.thinkers.game(game).placing(), score_pads().get(game)
        if placing is None or pad is None:
            raise GameError(f"{game} cannot be set up by hand")
        table, seat, unasked = placing.SETTING
        home = pad.FORM._replace(numbers={key: most for key, most in pad.FORM.numbers.items() if key not in unasked})
        forms = {"home": home, "table": table, "seat": seat}
        return {name: form_for(game, form, words_for(game)) for name, form in forms.items()}

    def place(self, **placing: Any) -> SetUp:
        """Set a position up by hand; all that is impossible is told at once."""
        return self._set_up(msgspec.convert(placing, Placing))

    def _set_up(self, placing: Placing) -> SetUp:
        game, words = self.thinkers.game(placing.game), words_for(placing.game) or lexicon(placing.game)
        entry = game.score_pad().ENTRY  # type: ignore[union-attr]
        around = placing.first, placing.table, placing.seats
        found = set_up(game, {entry: placing.homes}, *around, placing.seed, placing.options, words)
        if found.state is None:
            return SetUp(taken=None, problems=[told_problem(each, found.owners) for each in found.problems])
        names = placing.names or [str(seat + 1) for seat in range(len(placing.seats))]
        taken = Taken(
            game=placing.game,
            ruleset=game.ruleset,
            options=game.options_of(found.state),
            seats=[Seat(name, "human") for name in names],
            start=found.state.tobytes().hex(),
            moves=[],
            seed=None,
            placed={**msgspec.to_builtins(placing), "moves": []},
        )
        return SetUp(taken=taken, problems=[])

    def deal(self, game: str, players: int, seed: str, options: dict[str, Any] | None = None) -> Taken:
        """A new game, to be looked at."""
        played = self.thinkers.game(game)
        start = played.new(players, int(seed), options)
        seats = [Seat(str(seat + 1), "human") for seat in range(players)]
        chosen = played.options_of(start)
        hexed = start.tobytes().hex()
        return Taken(
            game=game,
            ruleset=played.ruleset,
            options=chosen,
            seats=seats,
            start=hexed,
            moves=[],
            seed=seed,
            placed=None,
        )

    async def walk(
        self, line: dict[str, Any], seats: list[dict[str, str]], first: int, count: int, seat: int | None = None
    ) -> Stretch:
        """What a seat or a spectator sees after so many moves, and after each of the next; `log` goes to the last."""
        game, start, actions = self._line(line)
        people = [Seat(each["name"], each["player"]) for each in seats]
        return await stretch(Course(game, start, self._by_seat(game, start, actions), people), first, count, seat)

    def position(self, line: dict[str, Any], seat: int | None = None) -> dict[str, Any]:
        """A position as a seat sees it, or else whoever is to act; the last move, and what may be done, in words."""
        game, start, actions = self._line(line)
        state = self._after(game, start, actions)
        to_act = game.to_act(state)
        eyes = seat if seat is not None else 0 if to_act is None else to_act
        legal = [] if to_act is None else game.moves(state)
        own = game.show(state, to_act, legal, {})
        return {
            "view": game.show(state, eyes, legal if eyes == to_act else [], {}),
            "to_act": to_act,
            "told": self._told(game, start, actions),
            "legal": {game.format(action): said(game.phrase(own, game.format(action))) for action in legal},
        }

    def _told(self, game: Game, start: Array, actions: Sequence[int]) -> tuple[int, str, Said, list[Said]] | None:
        if not actions:
            return None
        before, after = self._after(game, start, actions[:-1]), self._after(game, start, actions)
        who = int(game.to_act(before) or 0)
        news = [said(each) for each in game.news(before, after, who)]
        return who, game.format(actions[-1]), said(game.tell(before, actions[-1])), news

    def preview(self, line: dict[str, Any]) -> dict[str, Any]:
        """What each legal move changes, and why there are no others."""
        game, state = self._at(line)
        outlook = Outlook(game, copied(state))
        for _ in outlook.work():
            pass
        effects: dict[str, Effect] = outlook.effects
        return {"moves": effects, "reasons": {move: said(why) for move, why in game.reasons(state).items()}}

    def why_not(self, line: dict[str, Any], move: str) -> Said | None:
        game, state = self._at(line)
        why = game.why_not(state, game.parse(move))
        return None if why is None else said(why)

    def look(self, line: dict[str, Any], seat: int | None, piece: str) -> Any:
        game, state = self._at(line)
        return look_at(game.view(state, seat), piece)

    def choose(self, line: dict[str, Any], bot: str, seed: int) -> str:
        """What a bot would do."""
        game, state = self._at(line)
        seat = game.to_act(state)
        if seat is None:
            raise GameError("the game is over")
        return game.format(bots.make(self.thinkers.who_thinks(game, bot), game, seed).choose(state, seat))

    def advise(self, line: dict[str, Any], playouts: int) -> Any:
        """What a coach thinks, who has only what the seat to act knows."""
        game, state = self._at(line)
        seat = game.to_act(state)
        if seat is None:
            raise GameError("the game is over")
        thought = thought_of(self.thinkers.coach(game), state, seat, playouts)
        reason = None if thought.reason is None else said(thought.reason)
        return {"ideas": thought.ideas, "reason": reason, "warnings": thought.warnings}

    def record(
        self,
        line: dict[str, Any],
        seats: list[dict[str, str]],
        seed: str | None = None,
        placed: dict[str, Any] | None = None,
    ) -> str:
        """The line as a record: the game so far, or to its end. Nobody knows how a position came about that was set up
        by hand, so that there is no deal to record: it is saved as it was set up, with the moves since.
        """
        if placed is not None:
            self._at(line)
            return encode_json({**placed, "moves": line["moves"]}).decode()
        game, start, actions = self._line(line)
        people, moves = [Seat(each["name"], each["player"]) for each in seats], self._by_seat(game, start, actions)
        state = self._after(game, start, actions)
        found: Record = record_of(game, start, None if seed is None else int(seed), people, moves, state)
        return encode(found)

    def final(self, text: str) -> str:
        """Where a record leads, as bytes."""
        record = decode(text.strip().encode())
        return final_state(self.thinkers.game(record.game), record).tobytes().hex()

    def _names(self) -> Sequence[str]:
        from rooftree import games

        return games.NAMES

    def _line(self, line: dict[str, Any]) -> tuple[Game, Array, list[int]]:
        asked = msgspec.convert(line, Line)
        game = self.thinkers.game(asked.game).under(asked.ruleset)
        start: Any = np.frombuffer(bytearray.fromhex(asked.start), game.dtype)
        return game, start, [game.parse(move) for move in asked.moves]

    def _by_seat(self, game: Game, start: Array, actions: Sequence[int]) -> list[tuple[int, int]]:
        """Each action with whose it is."""
        states = [self._after(game, start, actions[:count]) for count in range(len(actions))]
        return [(int(game.to_act(state) or 0), action) for state, action in zip(states, actions, strict=True)]

    def _at(self, line: dict[str, Any]) -> tuple[Game, Array]:
        game, start, actions = self._line(line)
        return game, self._after(game, start, actions)

    def _after(self, game: Game, start: Array, actions: Sequence[int]) -> Array:
        """Where a line leads, from the last position on the way that is known; `GameError` if a move may not be."""
        deal = start.tobytes()
        ways = [(deal, *actions[:count]) for count in range(len(actions) + 1)]
        known = max(count for count, way in enumerate(ways) if not count or way in self._seen)
        state = self._seen[(deal, *actions[:known])] if known else start
        for count in range(known, len(actions)):
            if actions[count] not in game.moves(state):
                raise GameError(f"{game.format(actions[count])} is not possible there")
            state = game.step(state, actions[count])
            self._seen[(deal, *actions[: count + 1])] = state
        while len(self._seen) > MOST_SEEN:
            del self._seen[next(iter(self._seen))]
        return copied(state)
