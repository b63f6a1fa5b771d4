"""What lies on the table at one position, in parts; most of them are those of the position before.

A position is one large number here, its bytes. Where two of them differ, a move has touched the table; whether that
concerns a part is one `&`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rooftree.core.kept import Kept
from rooftree.core.layout import Array
from rooftree.core.message import Message
from rooftree.core.notation import kebab
from rooftree.core.parts import Numbers, Part, Parts, mask, numbers_of
from rooftree.core.score import plain_score
from rooftree.core.speech import plainly_said
from rooftree.core.view import EndingView

if TYPE_CHECKING:
    from rooftree.core.game import Game

EVERYTHING = ""  # the name of a part that has all entries of a view
ALL = -1  # a mask


class Slot(NamedTuple):
    """A part of the views of one table."""

    name: str  # of the entry
    seat: int | None  # whose it is, in a list by seat
    mask: Numbers  # the fields that it is made of
    make: Callable[..., Any]
    of: tuple[Any, ...] = ()  # what it is made of besides the table, or the state
    is_of_state: bool = False

    def made(self, state: Array, table: Any) -> Any:
        """Of a state, or of the same looked at."""
        return self.make(state if self.is_of_state else table, *self.of)


class Shown:
    """The parts of a view at one position."""

    __slots__ = ("_entries", "is_whole", "numbers", "parts", "slots")

    def __init__(self, slots: tuple[Slot, ...], numbers: Numbers, parts: Sequence[Any]) -> None:
        self.slots, self.numbers, self.parts = slots, numbers, parts
        self.is_whole = bool(slots) and slots[-1].name == EVERYTHING  # nobody knows which part is which
        self._entries: dict[str, Any] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and self.entries() == other.entries()

    __hash__ = None  # type: ignore[assignment]

    def entries(self) -> dict[str, Any]:
        """As a view has them."""
        if self._entries is None:
            self._entries = found = dict[str, Any]()
            for slot, made in zip(self.slots, self.parts, strict=True):
                if slot.name == EVERYTHING:
                    found |= made
                elif slot.seat is None:
                    found[slot.name] = made
                else:
                    found.setdefault(slot.name, []).append(made)
        return self._entries


NOTHING = Shown((), 0, ())


class Showing:
    """Makes what is shown of a game."""

    def __init__(self, game: "Game") -> None:
        self._game, show = game, game.words.show
        # Whether there is anything that not everybody sees alike.
        self.has_hands = any(each.is_hand for each in show) if isinstance(show, Parts) else game.hides_hands
        self._slots: dict[tuple[int, int | None, bool], tuple[Slot, ...]] = {}  # by how many play, who looks, hands
        self._last: dict[tuple[int, int | None, bool], Shown] = {}
        self._scores: Kept[dict[str, Any]] = Kept()

    def alike(self, state: Array, since: Shown | None = None) -> Shown:
        """What spectators see; quickly, from what was shown of another position of this table."""
        return self._shown(state, None, False, since)

    def hand(self, state: Array, looker: int | None, since: Shown | None = None) -> Shown:
        """What whoever looks sees instead: hands. A game that does not tell them apart shows everything once more."""
        return self._shown(state, looker, True, since)

    def _shown(self, state: Array, looker: int | None, is_hand: bool, since: Shown | None) -> Shown:
        kind = self._game.num_players(state), looker, is_hand
        slots = self._slots.get(kind)
        if slots is None:
            slots = self._slots[kind] = tuple(self._hands(*kind[:2]) if is_hand else self._everybodys(kind[0]))
        if since is None or since.slots is not slots:
            since = self._last.get(kind)
        if not slots:
            return NOTHING
        numbers = numbers_of(state, self._game.is_over(state))
        if since is None:
            table = self._game.look(state)
            return self._keep(kind, Shown(slots, numbers, [slot.made(state, table) for slot in slots]))
        touched = numbers ^ since.numbers
        news = [i for i, slot in enumerate(slots) if touched & slot.mask]
        if not news and not touched:
            return since
        parts = list(since.parts)
        if news:
            table = self._game.look(state)
            for i in news:
                _, _, _, make, of, is_of_state = slots[i]
                parts[i] = make(state if is_of_state else table, *of)
        return self._keep(kind, Shown(slots, numbers, parts))

    def _keep(self, kind: tuple[int, int | None, bool], shown: Shown) -> Shown:
        self._last[kind] = shown
        return shown

    def _everybodys(self, players: int) -> Iterator[Slot]:
        yield from self._head(players)
        show = self._game.words.show
        if isinstance(show, Parts):
            yield from self._slots_of([each for each in show if not each.is_hand], players, None)
        else:
            yield Slot(EVERYTHING, None, ALL, show, (None,))

    def _hands(self, players: int, looker: int | None) -> Iterator[Slot]:
        show = self._game.words.show
        if isinstance(show, Parts):
            yield from self._slots_of([each for each in show if each.is_hand], players, looker)
        elif self._game.hides_hands:
            yield Slot(EVERYTHING, None, ALL, show, (looker,))

    def _slots_of(self, parts: Iterable[Part], players: int, looker: int | None) -> Iterator[Slot]:
        for each in parts:
            if not each.is_by_seat:
                yield Slot(each.name, None, self._mask(each.fields), each.make)
                continue
            for seat in range(players):
                of = (looker, seat) if each.is_hand else (seat,)
                yield Slot(each.name, seat, self._mask(each.fields, seat), each.make, of)

    def _mask(self, fields: Iterable[str], seat: int = 0) -> Numbers:
        return mask(self._game.state_class, fields, seat)

    def news(self, before: Shown, after: Shown, seat: int) -> Iterable[Message]:
        """What everybody sees that an action of a seat brought."""
        return self._game.words.news(before.entries(), after.entries(), seat)

    # What the contract adds to every view

    def _head(self, players: int) -> Iterator[Slot]:
        game, words = self._game, self._game.words
        yield Slot("game", None, 0, lambda _: game.name)
        yield Slot("num_players", None, 0, lambda _: players)
        options = self._mask(option.field for option in game.options)
        yield Slot("options", None, options, game.options_of, is_of_state=True)
        names = {int(each): kebab(each) for each in game.decisions}
        yield Slot("decision", None, self._mask(["decision"]), lambda table: names[table.decision])
        yield Slot("to_act", None, self._mask(["decision", "to_act"]), game.to_act, is_of_state=True)
        ending = self._mask(words.ending_fields) if words.ending_fields else ALL
        yield Slot("ending", None, ending, self._ending, is_of_state=True)
        if game.is_shared:
            scored = self._mask(words.score_fields) if words.score_fields else ALL
            yield Slot("scores", None, scored, lambda state: [self.score(state, 0)] * players, is_of_state=True)
            return
        for seat in range(players):
            scored = self._mask(words.score_fields, seat) if words.score_fields else ALL
            yield Slot("scores", seat, scored, self.score, (seat,), is_of_state=True)

    def score(self, state: Array, seat: int) -> dict[str, Any]:
        """The score so far of a seat. Most moves leave most of them as they are: kept by what they are made of."""
        game, scored_by = self._game, self._game.words.scored_by
        if scored_by is None:
            return plain_score(game.visible_lines(state, seat))
        numbers = game.ruleset_of(state), scored_by(game.look(state), seat)
        return self._scores.of(numbers, lambda: plain_score(game.visible_lines(state, seat)))

    def _ending(self, state: Array) -> EndingView | None:
        ending = self._game.ending(state)
        return EndingView(what=plainly_said(ending.what), is_near=ending.is_near) if ending else None
