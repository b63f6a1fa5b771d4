"""California, as the contract of core/game.py wants it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rooftree.core.game import Game, Line, Options, Rules
from rooftree.core.layout import Array
from rooftree.core.message import Message
from rooftree.games.california import view as views
from rooftree.games.california.actions import REPAY
from rooftree.games.california.deal import deal_of, lay_out
from rooftree.games.california.determinize import determinize
from rooftree.games.california.flow import apply
from rooftree.games.california.laws import broken_laws
from rooftree.games.california.legal import list_moves
from rooftree.games.california.lines import lines
from rooftree.games.california.notation import NOTATION
from rooftree.games.california.observe import Observation, observe
from rooftree.games.california.phrases import phrase
from rooftree.games.california.reasons import SPANS, reason
from rooftree.games.california.remarks import remarks
from rooftree.games.california.rules.money import LOAN_REPAID
from rooftree.games.california.scoring import score, wealth
from rooftree.games.california.setup import deal
from rooftree.games.california.state import MAX_PLAYERS, Decision, State
from rooftree.games.california.tell import tell


class California(Game):
    """2–5 players, 12 days: renovate a mansion, furnish it, receive the neighbours."""

    name: ClassVar = "california"
    ruleset: ClassVar = "california/1"
    min_players: ClassVar = 2
    max_players: ClassVar = MAX_PLAYERS
    options: ClassVar = ()
    state_class: ClassVar = State
    observation_class: ClassVar = Observation
    decisions: ClassVar = Decision
    spans: ClassVar = SPANS
    notation: ClassVar = NOTATION
    rules: ClassVar = Rules(deal, list_moves, apply, determinize, observe, score, wealth)

    def set_options(self, state: State, options: Options) -> None:
        """There is nothing to choose."""

    def options_of(self, state: Array) -> Options:
        return {}

    def deal_of(self, state: Array) -> dict[str, list[Any]]:
        return deal_of(self.look(state))

    def from_deal(
        self, players: int, deal: Mapping[str, Any], options: Mapping[str, Any] | None = None, seed: int | None = None
    ) -> Array:
        """With the seed, a bag that was not yet drawn from lies as it lay."""
        state = self.blank(players, options)
        table = self.read(state)
        if seed is not None:
            shuffled = self.look(self.new(players, seed, options))
            for position, tile in enumerate(shuffled.bag_order):
                table.bag_order[position] = tile
        lay_out(table, deal)
        return state

    def lines(self, state: Array, seat: int) -> tuple[Line, ...]:
        return lines(self.look(state), seat)

    def visible_lines(self, state: Array, seat: int) -> tuple[Line, ...]:
        return self.lines(state, seat)

    def show(self, state: Array, seat: int | None, legal: list[int], reasons: dict[str, Message]) -> dict[str, Any]:
        words = [self.format(action) for action in legal]
        costs = {self.format(action): self._cost(state, action) for action in legal}
        return dict(views.view(self.look(state), seat, words, costs, reasons))

    def _cost(self, state: Array, action: int) -> int:
        """What an action would cost its player, in silver; gold and a new loan bring money."""
        return LOAN_REPAID if action in REPAY else int(self.tell(state, action).args.get("price", 0))

    def reason(self, table: State, action: int) -> Message | None:
        return reason(table, action)

    def tell(self, state: Array, action: int) -> Message:
        return tell(self.look(state), action)

    def phrase(self, view: Mapping[str, Any], notation: str, names: Sequence[str] = ()) -> Message:
        return phrase(view, notation, names)

    def remarks(self, before: Array, after: Array, seat: int) -> tuple[Message, ...]:
        return tuple(remarks(self.look(before), self.look(after), seat))

    def reveals(self, before: Array, after: Array) -> bool:
        """New tiles in the shops."""
        return bool(before["day"][0] != after["day"][0]) or self.is_over(after)

    def check(self, state: Array) -> list[str]:
        return broken_laws(self.look(state))
