"""Dream Home, as the contract of core/game.py wants it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rooftree.core.game import Game, Line, Option, Options, Rules
from rooftree.core.layout import Array
from rooftree.core.message import Message
from rooftree.games.dreamhome import view as views
from rooftree.games.dreamhome.deal import deal_of, lay_out
from rooftree.games.dreamhome.determinize import determinize
from rooftree.games.dreamhome.flow import apply
from rooftree.games.dreamhome.laws import broken_laws
from rooftree.games.dreamhome.legal import list_moves
from rooftree.games.dreamhome.lines import lines, lines_without_roof
from rooftree.games.dreamhome.notation import NOTATION
from rooftree.games.dreamhome.observe import Observation, are_roofs_shown, observe
from rooftree.games.dreamhome.phrases import phrase
from rooftree.games.dreamhome.reasons import SPANS, reason
from rooftree.games.dreamhome.remarks import remarks
from rooftree.games.dreamhome.scoring import children, score
from rooftree.games.dreamhome.setup import deal
from rooftree.games.dreamhome.state import MAX_PLAYERS, Decision, State
from rooftree.games.dreamhome.tell import tell


class DreamHome(Game):
    """2–4 players, 12 rounds: draft a column, build a home."""

    name: ClassVar = "dreamhome"
    ruleset: ClassVar = "dreamhome/1"
    min_players: ClassVar = 2
    max_players: ClassVar = MAX_PLAYERS
    options: ClassVar = (Option("discard", (True, False)), Option("roofs", ("strict", "open")))
    state_class: ClassVar = State
    observation_class: ClassVar = Observation
    decisions: ClassVar = Decision
    spans: ClassVar = SPANS
    notation: ClassVar = NOTATION
    rules: ClassVar = Rules(deal, list_moves, apply, determinize, observe, score, children)

    def set_options(self, state: State, options: Options) -> None:
        state.discard_rule = int(options["discard"] is True)
        state.open_roofs = int(options["roofs"] == "open")

    def options_of(self, state: Array) -> Options:
        return views.options_of(self.look(state))

    def deal_of(self, state: Array) -> dict[str, list[Any]]:
        return deal_of(self.look(state))

    def from_deal(
        self, players: int, deal: Mapping[str, Any], options: Mapping[str, Any] | None = None, seed: int | None = None
    ) -> Array:
        state = self.blank(players, options)
        lay_out(self.read(state), deal)
        return state

    def lines(self, state: Array, seat: int) -> tuple[Line, ...]:
        return lines(self.look(state), seat)

    def visible_lines(self, state: Array, seat: int) -> tuple[Line, ...]:
        table = self.look(state)
        return lines(table, seat) if are_roofs_shown(table) else lines_without_roof(table, seat)

    def show(self, state: Array, seat: int | None, legal: list[int], reasons: dict[str, Message]) -> dict[str, Any]:
        words = [self.format(action) for action in legal]
        return dict(views.view(self.look(state), seat, words, reasons))

    def reason(self, table: State, action: int) -> Message | None:
        return reason(table, action)

    def tell(self, state: Array, action: int) -> Message:
        return tell(self.look(state), action)

    def phrase(self, view: Mapping[str, Any], notation: str, names: Sequence[str] = ()) -> Message:
        return phrase(view, notation, names)

    def remarks(self, before: Array, after: Array, seat: int) -> tuple[Message, ...]:
        return tuple(remarks(self.look(before), self.look(after), seat))

    def reveals(self, before: Array, after: Array) -> bool:
        """New cards in the market, or the roofs at the end."""
        return bool(before["round_number"][0] != after["round_number"][0]) or self.is_over(after)

    def check(self, state: Array) -> list[str]:
        return broken_laws(self.look(state))
