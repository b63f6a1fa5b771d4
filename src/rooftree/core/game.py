"""The contract that every game keeps, with its laws (tested once for all games in tests/contract).

A state is a NumPy array of one record. Laws, for every reachable state:

  1. A state that is not over has a legal action, and it is the turn of exactly one seat.
  2. A question (everything but `apply`) never writes.
  3. `apply` of a legal action keeps every conservation law of the game (`check`).
  4. The compiled, bounds-checked and checked builds give the same bytes.
  5. `parse(format(action)) == action`; `why_not` is None exactly for legal actions.
  6. Unused player slots stay zero.
  7. A determinized state has the same view, observation and legal actions for its seat. It is dealt from nothing but
     what that seat knows, and every world that fits is as likely as any other.
  8. The view, observation, log, legal actions and reasons of a seat, and what it recalls of the past, are identical in
     all worlds that differ only in what that seat may not know.
  9. The lines of an outcome add up to its scores.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from copy import copy
from enum import IntEnum
from typing import Any, ClassVar, NamedTuple, Self

import numpy as np

from rooftree.core import border, editions, jit
from rooftree.core.actions import MOVES, Moves, Span
from rooftree.core.chance import MAX_SEED, Purpose, Stream, new_stream
from rooftree.core.draws import Draws
from rooftree.core.extras import Extras
from rooftree.core.houserules import HouseRules, family_of, problem_with
from rooftree.core.jit import Kind
from rooftree.core.layout import Array, Records, copied, diff, dtype_of, dump, snapshot
from rooftree.core.message import Message, Name, message
from rooftree.core.notation import Notation, kebab
from rooftree.core.score import Line, Scores
from rooftree.core.showing import Showing
from rooftree.core.view import Head

CONTRACT = 1  # grows when a game written for an earlier one would not do any more

IN_ORDER = dict.fromkeys(Head.__annotations__)  # what a view begins with

Options = dict[str, bool | str]
Why = Callable[..., Message | None]  # of the table, the seat, and all that an action says


class GameError(ValueError):
    """A request that the game cannot meet; the text says what was wrong and what would be right."""


class Option(NamedTuple):
    """A choice at the table's set-up; the first value is the default."""

    name: str
    values: tuple[bool | str, ...]
    field: str  # of the state: 1 for true, 0 for false; of several words, which one
    needs: Mapping[str, int] = {}  # of a value: how many must play at least

    def values_for(self, players: int) -> tuple[bool | str, ...]:
        """What so many players can choose from."""
        return tuple(value for value in self.values if self.needs.get(str(value), 0) <= players)

    def number(self, value: bool | str) -> int:
        return int(value) if isinstance(value, bool) else self.values.index(value)

    def value(self, number: int) -> bool | str:
        return next(value for value in self.values if self.number(value) == number)


class Rules(NamedTuple):
    """The compiled heart of a game: rules that core/border.py calls."""

    deal: Any
    list_moves: Any
    apply: Any
    determinize: Any
    observe: Any
    score: Any
    tie_break: Any = border.no_tie_break


class Outcome(NamedTuple):
    """How a game ended. `winners` are seats; several share a victory. `rank` is for games won together."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[tuple[Line, ...], ...]
    rank: str | None = None


class Ending(NamedTuple):
    """What will end a game, or has ended it; whether that is near."""

    what: Message
    is_near: bool = False


class Words(NamedTuple):
    """What is said of a table, in keys and names: functions of a state that is looked at (`Game.look`)."""

    show: Callable[[Any, int | None], Mapping[str, Any]]  # what lies on the table, as a seat sees it; fast as `Parts`
    lines: Callable[[Any, int], tuple[Line, ...]]
    why: Mapping[Span, Why]  # the reason against an action of a span, if there is one
    deal_of: Callable[[Any], dict[str, list[Any]]]
    lay_out: Callable[[Any, Mapping[str, Any]], None]  # a blank table, with a recorded deal
    broken_laws: Callable[[Any], list[str]]
    tell: Callable[[Any, int], Message] | None = None  # None: `tell-place` with what the action says, its `cell`
    phrase: Callable[[Any, str, Sequence[str]], Message] | None = None  # None: the same as `action-place`
    remarks: Callable[[Any, Any, int], Iterable[Message]] = lambda *_: ()
    news: Callable[[Any, Any, int], Iterable[Message]] = lambda *_: ()  # of what spectators saw before and after
    costs: Callable[[Any, Any, int, int], Iterable[Message]] = lambda *_: ()  # what an action costs besides points
    losses: Callable[[Any, Any, int, int], Iterable[Message]] = lambda *_: ()  # what is gone for nothing with it
    ending: Callable[[Any], Ending | None] = lambda _: None
    scored_by: Callable[[Any, int], Hashable] | None = None  # all that a seat's visible lines are made of, if it says
    score_fields: tuple[str, ...] = ()  # the fields of a state in which that is, as in core/parts.py; none: any
    ending_fields: tuple[str, ...] = ()  # the same of `ending`


def number_of(ruleset: str) -> int:
    """2 for `homesweethome/2`."""
    return int(ruleset.rpartition("/")[2])


class Game(Extras):
    """One game in one build. Subclasses fill in the nouns; the verbs are here."""

    contract: ClassVar[int]  # the one that the game was written for
    name: ClassVar[str]
    ruleset: ClassVar[str]  # a name and a number: what new games follow
    former_rulesets: ClassVar[tuple[str, ...]] = ()  # oldest first; the state's field `ruleset` has the number then
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    state_class: ClassVar[type]
    observation_class: ClassVar[type]
    decisions: ClassVar[type[IntEnum]]
    spans: ClassVar[Mapping[Any, tuple[Span, ...]]]  # which actions answer which decision: the table of contents
    notation: ClassVar[Notation]
    rules: ClassVar[Rules]
    words: ClassVar[Words]
    draws: ClassVar[Draws | None] = None  # how chance turns up card by card; None: it is known for whole deals only
    hides_hands: ClassVar[bool] = False  # players hold cards that others must not see; else everyone sees the same
    is_shared: ClassVar[bool] = False  # everyone builds the same house, for one score
    min_age: ClassVar[int | None] = None  # as the rulebook says, if it does
    minutes: ClassVar[int | None] = None  # about how long a game takes, as the rulebook says, if it does
    mere_words: ClassVar[
        tuple[str, ...]
    ] = ()  # verbs of advice, which binds nobody: no turn waits to be confirmed for it
    house_rules: ClassVar[HouseRules | None] = None  # by which it is played; None: as in the box

    def __init__(self, kind: Kind = Kind.COMPILED) -> None:
        self.kind = kind
        self.build = jit.build(kind)
        self.dtype = dtype_of(self.state_class)
        self._spare_moves: list[tuple[Array, Any]] = []  # lists that nobody is filling in just now
        self._deal_at = self.bound(border.deal_at)
        self._list_moves_at = self.bound(border.list_moves_at)
        self._apply_at = self.bound(border.apply_at)
        self._determinize_at = self.bound(border.determinize_at)
        self._observe_at = self.bound(border.observe_at)
        self._score_at = self.bound(border.score_at)
        self._tie_break_at = self.bound(border.tie_break_at)
        self._last_looks: list[tuple[bytes, Any]] = []
        self.showing = Showing(self)
        self._former: str | None = None  # the ruleset, if it is not the newest

    def bound(self, function: Any, **names: Any) -> Any:
        """A rule, of core/border.py or anybody's, with this game's rules filled in, in this game's build.

        `names` are rules that stand for further placeholders: `game.bound(play_out, policy=first_move)`.
        """
        return self.build.bind(function, self.name, {**self.rules._asdict(), **names})

    def opened(self, record: type, array: Array) -> Any:
        """An array as this build's rules take it: checked cursors when interpreted, as it is when compiled."""
        return Records(record, array) if self.kind is Kind.CHECKED else array

    # House rules

    @classmethod
    def by(cls, rules: HouseRules) -> type[Self]:
        """The class itself, which has read the cards of these rules; `GameError` if there is something wrong."""
        if problem := problem_with(rules):
            raise GameError(problem)
        if rules.cards and not editions.has_asked(cls.__module__):
            raise GameError(f"{rules.game} has no cards that house rules could change; they can settle its options")
        cls.house_rules, cls.name = rules, rules.id
        cls.checked_options(rules.options)
        return cls

    @classmethod
    def family(cls) -> str:
        """The game in whose box the cards are: its name, without the house rules."""
        return family_of(cls.name)

    @classmethod
    def settled(cls) -> Options:
        """Options that house rules have chosen for everybody."""
        return {} if cls.house_rules is None else cls.house_rules.options

    # Rulesets

    @classmethod
    def rulesets(cls) -> tuple[str, ...]:
        """All that are played here, oldest first: a record is played by its own for ever, a new game by the last."""
        return (*cls.former_rulesets, cls.ruleset)

    def under(self, ruleset: str) -> Self:
        """The same game by one of its rulesets, for whatever began under a former one."""
        if ruleset not in self.rulesets():
            raise GameError(f"{self.family()} is played by {', '.join(self.rulesets())}, not by {ruleset!r}")
        former = None if ruleset == self.ruleset else ruleset
        if former == self._former:
            return self
        game = copy(self)
        game._former, game.showing = former, Showing(game)
        return game

    def ruleset_of(self, state: Array) -> str:
        """Which rules a game that is being played follows."""
        return f"{self.family()}/{state['ruleset'][0]}" if self.former_rulesets else self.ruleset

    # Setting up

    def new(self, players: int, seed: int, options: Mapping[str, Any] | None = None) -> Array:
        """A shuffled game. The same seed gives the same deal on every machine."""
        state = self.blank(players, options)
        if type(seed) is not int or not 0 <= seed <= MAX_SEED:
            raise GameError(f"the seed must be a whole number from 0 to {MAX_SEED}, not {seed!r}")
        self._deal_at(self.opened(self.state_class, state), 0, seed)
        return state

    def blank(self, players: int, options: Mapping[str, Any] | None = None) -> Array:
        """An empty table for so many players, before the deal."""
        if not self.min_players <= players <= self.max_players:
            fit = f"{self.min_players} to {self.max_players}"
            raise GameError(f"{self.family()} is for {fit} players, not {players}")
        state: Array = np.zeros(1, self.dtype)
        state["num_players"], chosen = players, self.checked_options(options, players)
        if self.former_rulesets:
            state["ruleset"] = number_of(self._former or self.ruleset)
        for option in self.options:
            state[option.field] = option.number(chosen[option.name])
        return state

    @classmethod
    def checked_options(cls, options: Mapping[str, Any] | None, players: int | None = None) -> Options:
        """All options of the game, the given ones verified, the others at their defaults, or as house rules say."""
        count = cls.max_players if players is None else players
        known = {option.name: option for option in cls.options}
        chosen: Options = {name: option.values[0] for name, option in known.items()} | cls.settled()
        for name, value in {**cls.settled(), **(options or {})}.items():
            if name not in known:
                have = f"its options are {', '.join(known)}" if known else "there is nothing to choose"
                raise GameError(f"{cls.family()} has no option {name!r}; {have}")
            if name in cls.settled() and value != cls.settled()[name]:
                settled = str(cls.settled()[name]).lower()
                raise GameError(f"option {name} is {settled} by the house rules, not {value!r}")
            values = known[name].values_for(count)
            if not any(value is v or (isinstance(v, str) and value == v) for v in values):
                fit = " or ".join(str(v).lower() for v in values)
                raise GameError(f"option {name} must be {fit}, not {value!r}")
            chosen[name] = value
        return chosen

    def options_of(self, state: Array) -> Options:
        """The options of a game that is being played."""
        return {option.name: option.value(int(state[option.field][0])) for option in self.options}

    def deal_of(self, state: Array) -> dict[str, list[Any]]:
        """Everything chance decided, as card names in drawing order."""
        return self.words.deal_of(self.look(state))

    def from_deal(
        self, players: int, deal: Mapping[str, Any], options: Mapping[str, Any] | None = None, seed: int | None = None
    ) -> Array:
        """The game that begins with a recorded deal; `GameError` says what is wrong with it.

        The seed of a game that was saved before its end decides what chance had not yet shown.
        """
        state = self.blank(players, options)
        self.words.lay_out(self.read(state), deal)
        return state

    # Asking

    def read(self, state: Array) -> Any:
        """A state with named fields, as checked plain numbers (see the game's `state.py`)."""
        return Records(self.state_class, state)[0]

    def look(self, state: Array) -> Any:
        """The same for looking only: fast in the compiled build, checked in the checked one.

        Whoever looks at a position looks again: at its reasons, its lines, at what a move made of it.
        """
        if self.kind is Kind.CHECKED:
            return self.read(state)
        numbers = state.tobytes()
        for before, seen in self._last_looks:
            if before == numbers:
                return seen
        seen = snapshot(self.state_class, numbers)
        self._last_looks = [(numbers, seen), *self._last_looks[:1]]
        return seen

    def num_players(self, state: Array) -> int:
        return int(state["num_players"][0])

    def is_over(self, state: Array) -> bool:
        return bool(state["decision"][0] == border.OVER)

    def to_act(self, state: Array) -> int | None:
        """The seat whose decision it is, or None when the game is over."""
        return None if self.is_over(state) else int(state["to_act"][0])

    def decision(self, state: Array) -> IntEnum:
        """What the player to act is being asked."""
        return self.decisions(int(state["decision"][0]))

    def moves(self, state: Array) -> list[int]:
        """The legal actions, as a list."""
        moves, opened = self._moves_to_fill()
        self._list_moves_at(self.opened(self.state_class, state), 0, opened)
        listed: list[int] = moves[1 : 1 + moves[0]].tolist()
        self._spare_moves.append((moves, opened))
        return listed

    def _moves_to_fill(self) -> tuple[Array, Any]:
        """A list of this thread's own, as another may ask at the same moment: its numbers, the count first, and as
        the rules take it.
        """
        try:
            return self._spare_moves.pop()
        except IndexError:
            moves = np.zeros(1, MOVES)
            return moves.view(np.int16), self.opened(Moves, moves)

    def legal(self, state: Array) -> Array:
        """The legal actions, as a mask over all actions."""
        mask = np.zeros(len(self.notation), np.bool_)
        mask[self.moves(state)] = True
        return mask

    def observe(self, state: Array, seat: int) -> Array:
        """What a seat sees, as an array of small numbers (named by the game's `Observation`), itself first."""
        dtype = dtype_of(self.observation_class)
        numbers = bytearray(dtype.itemsize)
        seen = self.opened(self.observation_class, np.frombuffer(numbers, dtype))
        self._observe_at(self.opened(self.state_class, state), 0, seat, seen)
        return np.frombuffer(numbers, np.int8)

    def score(self, state: Array, seat: int) -> int:
        """The points of a seat as things stand, hidden cards counted: not for showing before the end."""
        return int(self._score_at(self.opened(self.state_class, state), 0, seat))

    def standing(self, state: Array) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Scores and winners as things stand: most points, then the tie-break, then a shared victory."""
        ranks = self.ranks(state)
        return tuple(score for score, _ in ranks), tuple(seat for seat, own in enumerate(ranks) if own == max(ranks))

    def ranks(self, state: Array) -> list[tuple[int, int]]:
        """Points and tie-break of every seat: whoever has more is ahead."""
        opened, seats = self.opened(self.state_class, state), range(self.num_players(state))
        return [(int(self._score_at(opened, 0, seat)), int(self._tie_break_at(opened, 0, seat))) for seat in seats]

    def outcome(self, state: Array) -> Outcome:
        """Scores, winners and the lines of a finished game."""
        scores, winners = self.standing(state)
        return Outcome(scores, winners, tuple(self.lines(state, seat) for seat in range(len(scores))))

    def lines(self, state: Array, seat: int) -> tuple[Line, ...]:
        """Every line of a seat's score, hidden cards counted: not for showing before the end."""
        return self.words.lines(self.look(state), seat)

    def visible_lines(self, state: Array, seat: int) -> tuple[Line, ...]:
        """A seat's score so far, from what is open to everyone: all of it, in most games."""
        return self.lines(state, seat)

    def scores(self, state: Array) -> Scores:
        """The score so far of every seat, as views hold it; everyone has that of a house that is built together."""
        return [self.showing.score(state, 0 if self.is_shared else seat) for seat in range(self.num_players(state))]

    def view(self, state: Array, seat: int | None) -> dict[str, Any]:
        """What one seat (None: a spectator) may see, with its legal actions and the reasons for the others.

        It is for reading: what has not changed since the last view, both share.
        """
        if seat is None or seat != self.to_act(state):
            return self.show(state, seat, [], {})
        return self.show(state, seat, self.moves(state), self.reasons(state))

    def reasons(self, state: Array) -> dict[str, Message]:
        """Why each other answer to the question that is asked may not be given, by notation."""
        legal, table = set(self.moves(state)), self.look(state)
        asked = [action for span in self.spans[self.decision(state)] for action in range(span.start, span.stop)]
        refused = [(action, self.reason(table, action)) for action in asked if action not in legal]
        return {self.format(action): reason for action, reason in refused if reason}

    def show(self, state: Array, seat: int | None, legal: list[int], reasons: dict[str, Message]) -> dict[str, Any]:
        """Build a view by naming what is shown; legal actions and reasons are the seat's own."""
        alike, hand = self.showing.alike(state).entries(), self.showing.hand(state, seat).entries()
        return {**IN_ORDER, **alike, **hand, **self.own(state, seat, legal, reasons)}

    def own(self, state: Array, seat: int | None, legal: list[int], reasons: dict[str, Message]) -> dict[str, Any]:
        """Of a view, what is said to one seat alone."""
        return {"you": seat, "legal": self.notation.texts(legal), "reasons": reasons}

    def recalled(self, past: Array, now: Array, seat: int | None) -> dict[str, Any] | None:
        """A past position of a game that goes on, as far as a seat (None: a spectator) may know it now.

        What was shown once may lie face down by now. A game that does not say what may be looked at again recalls
        nothing; where that is everything, say `return self.show(past, seat, [], {})`.
        """
        return None

    def noted(self, state: Array, action: int) -> str:
        """An action about to be done, as the log of a game that goes on keeps it: its notation, unless that tells what
        nobody may look at again.
        """
        return self.format(action)

    def why_not(self, state: Array, action: int) -> Message | None:
        """Why the player to act may not do this; None if it is legal."""
        if self.is_over(state):
            return message("why-over")
        if self.kind is not Kind.CHECKED and action in self.moves(state):
            return None  # the rules have listed it: nobody need ask them one by one
        decision = self.decision(state)
        if not any(action in span for span in self.spans[decision]):
            return message("why-not-now", decision=Name(kebab(decision)))
        return self.reason(self.look(state), action)

    def reason(self, table: Any, action: int) -> Message | None:
        """The same for a state that is looked at, and an action that answers the question being asked."""
        span = next(span for span in self.spans[self.decisions(table.decision)] if action in span)
        return self.words.why[span](table, table.to_act, *span.values(action))

    def tell(self, state: Array, action: int) -> Message:
        """An action about to be done, for the log: nothing that any seat may not know."""
        tell = self.words.tell
        return tell(self.look(state), action) if tell else self.notation.message("tell", action)

    @classmethod
    def phrase(cls, view: Mapping[str, Any], notation: str, names: Sequence[str] = ()) -> Message:
        """An action of the player to act, as a sentence of a menu, from that player's view.

        Other players are told by their names, or by their seats if there are none.
        """
        phrase, words = cls.words.phrase, cls.notation
        return phrase(view, notation, names) if phrase else words.message("action", words.parse(notation))

    def foreseen(self, before: Array, after: Array, action: int) -> Array:
        """The position after an action as its player can foresee it: as if its question were still open, so that what
        the end of the game turns up stays hidden.
        """
        still = copied(after)
        still["decision"], still["to_act"] = before["decision"], before["to_act"]
        return still

    def remarks(self, before: Array, after: Array, seat: int) -> tuple[Message, ...]:
        """What is worth saying of an action of a seat besides its points; `after` is what can be foreseen."""
        return tuple(self.words.remarks(self.look(before), self.look(after), seat))

    def costs(self, before: Array, after: Array, seat: int, action: int) -> tuple[Message, ...]:
        """What an action costs its player besides points; `after` is what can be foreseen."""
        return tuple(self.words.costs(self.look(before), self.look(after), seat, action))

    def losses(self, before: Array, after: Array, seat: int, action: int) -> tuple[Message, ...]:
        """What would be gone for nothing: to be asked about before it is done for good."""
        return tuple(self.words.losses(self.look(before), self.look(after), seat, action))

    def ending(self, state: Array) -> Ending | None:
        """When the game ends, and in the end why: a game that does not say is over when it is over."""
        told = self.words.ending(self.look(state))
        return told or (Ending(message("ending-over")) if self.is_over(state) else None)

    def news(self, before: Array, after: Array, seat: int) -> tuple[Message, ...]:
        """What an action of a seat brought besides what the log tells: what was lost, who came, what ended."""
        was = self.showing.alike(before)
        return tuple(self.showing.news(was, self.showing.alike(after, was), seat))

    def reveals(self, before: Array, after: Array) -> bool:
        """Whether the move between the two showed anyone something new: then it cannot be taken back.

        To be on the safe side, every move does, unless a game says otherwise.
        """
        return True

    def check(self, state: Array) -> list[str]:
        """The conservation laws that a state breaks: none, unless the engine has a fault."""
        return self.words.broken_laws(self.look(state))

    # Doing

    def apply(self, state: Array, action: int) -> None:
        """Do a legal action, in place. It is not checked again: ask `why_not` first when in doubt."""
        self._apply_at(self.opened(self.state_class, state), 0, action)

    def step(self, state: Array, action: int) -> Array:
        """The state after a legal action; the given one stays as it is."""
        after = copied(state)
        self.apply(after, action)
        return after

    def determinize(self, state: Array, seat: int, seed: int) -> Array:
        """A world that this seat cannot tell from the real one, with what it may not know dealt anew."""
        world = copied(state)
        stream = self.opened(Stream, new_stream(seed, Purpose.WORLDS))
        self._determinize_at(self.opened(self.state_class, world), 0, seat, stream)
        return world

    def as_known(self, state: Array, seat: int) -> Array:
        """What a seat knows, as one world: the same bytes in all that it cannot tell apart."""
        world = self.determinize(state, seat, 0)
        self.number_copies(self.read(world))
        return world

    def number_copies(self, table: Any) -> None:
        """Where equal cards have numbers that nobody sees, give them out anew, in one order for all."""

    # Speaking

    def format(self, action: int) -> str:
        return self.notation.format(action)

    def parse(self, text: str) -> int:
        return self.notation.parse(text)

    def dump(self, state: Array) -> dict[str, int]:
        """Every number of a state by name, for debugging and docs."""
        return dump(self.state_class, self.look(state))

    def diff(self, before: Array, after: Array) -> list[str]:
        """What changed between two states, by name."""
        return diff(self.state_class, self.look(before), self.look(after))
