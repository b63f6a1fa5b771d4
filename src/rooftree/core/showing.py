"""What lies on the table at one position, in parts; most of them are those of the position before.

A position is one large number here, its bytes. Where two of them differ, a move has touched the table; whether that
concerns a part is one `&`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
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
    make: Callable[[Array, Any], Any]  # of a state, and of the same looked at


class Shown:
    """The parts of a view at one position."""

    __slots__ = ("_entries", "numbers", "parts", "slots")

    def __init__(self, slots: tuple[Slot, ...], numbers: Numbers, parts: Sequence[Any]) -> None:
        self.slots, self.numbers, self.parts = slots, numbers, parts
        self._entries: dict[str, Any] | None = None

    @property
    def is_whole(self) -> bool:
        """Whether nobody knows which part is which."""
        return self.slots[-1:] != () and self.slots[-1].name == EVERYTHING

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


class Showing:
    """Makes what is shown of a game."""

    def __init__(self, game: "Game") -> None:
        self._game = game
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
            return since or self._keep(kind, Shown(slots, 0, ()))
        numbers = numbers_of(state, self._game.is_over(state))
        if since is None:
            table = self._game.look(state)
            return self._keep(kind, Shown(slots, numbers, [slot.make(state, table) for slot in slots]))
        touched = numbers ^ since.numbers
        news = [i for i, slot in enumerate(slots) if touched & slot.mask]
        if not news and not touched:
            return since
        parts = list(since.parts)
        if news:
            table = self._game.look(state)
            for i in news:
                parts[i] = slots[i].make(state, table)
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
            yield Slot(EVERYTHING, None, ALL, lambda _, table: show(table, None))

    def _hands(self, players: int, looker: int | None) -> Iterator[Slot]:
        show = self._game.words.show
        if isinstance(show, Parts):
            yield from self._slots_of([each for each in show if each.is_hand], players, looker)
        elif self._game.hides_hands:
            yield Slot(EVERYTHING, None, ALL, lambda _, table: show(table, looker))

    def _slots_of(self, parts: Iterable[Part], players: int, looker: int | None) -> Iterator[Slot]:
        for each in parts:
            for seat in range(players) if each.is_by_seat else (0,):
                make = partial(_make, each, looker, seat)
                yield Slot(each.name, seat if each.is_by_seat else None, self._mask(each.fields, seat), make)

    def _mask(self, fields: Iterable[str], seat: int = 0) -> Numbers:
        return mask(self._game.state_class, fields, seat)

    def news(self, before: Shown, after: Shown, seat: int) -> Iterable[Message]:
        """What everybody sees that an action of a seat brought."""
        return self._game.words.news(before.entries(), after.entries(), seat)

    # What the contract adds to every view

    def _head(self, players: int) -> Iterator[Slot]:
        game, words = self._game, self._game.words
        yield Slot("game", None, 0, lambda *_: game.name)
        yield Slot("num_players", None, 0, lambda *_: players)
        options = self._mask(option.field for option in game.options)
        yield Slot("options", None, options, lambda state, _: game.options_of(state))
        yield Slot("decision", None, self._mask(["decision"]), lambda state, _: kebab(game.decision(state)))
        yield Slot("to_act", None, self._mask(["decision", "to_act"]), lambda state, _: game.to_act(state))
        ending = self._mask(words.ending_fields) if words.ending_fields else ALL
        yield Slot("ending", None, ending, lambda state, _: self._ending(state))
        if game.is_shared:
            scored = self._mask(words.score_fields) if words.score_fields else ALL
            yield Slot("scores", None, scored, lambda state, _: [self.score(state, 0)] * players)
            return
        for seat in range(players):
            scored = self._mask(words.score_fields, seat) if words.score_fields else ALL
            yield Slot("scores", seat, scored, partial(self._score_of, seat))

    def _score_of(self, seat: int, state: Array, _: Any) -> dict[str, Any]:
        return self.score(state, seat)

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


def _make(part: Part, looker: int | None, seat: int, _: Array, table: Any) -> Any:
    return part.made(table, looker, seat)
