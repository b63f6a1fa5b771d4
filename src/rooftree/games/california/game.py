"""California, as the contract of core/game.py wants it."""

from collections.abc import Mapping
from typing import Any, ClassVar

from rooftree.box.starting import first_option
from rooftree.core.game import Game, Rules, Words
from rooftree.core.layout import Array
from rooftree.core.message import Message
from rooftree.games.california.actions import SPANS
from rooftree.games.california.costs import costs, losses
from rooftree.games.california.deal import deal_of, lay_out
from rooftree.games.california.determinize import determinize
from rooftree.games.california.draws import DRAWS
from rooftree.games.california.ending import ENDED, ending
from rooftree.games.california.flow import apply
from rooftree.games.california.laws import broken_laws
from rooftree.games.california.legal import list_moves
from rooftree.games.california.lines import SCORED, lines, scored_by
from rooftree.games.california.news import news
from rooftree.games.california.notation import NOTATION
from rooftree.games.california.observe import Observation, observe
from rooftree.games.california.phrases import phrase
from rooftree.games.california.reasons import WHY
from rooftree.games.california.remarks import remarks
from rooftree.games.california.scoring import score, wealth
from rooftree.games.california.setup import deal
from rooftree.games.california.state import MAX_PLAYERS, Decision, State
from rooftree.games.california.tell import price, tell
from rooftree.games.california.view import SHOWN


class California(Game):
    """2–5 players, 12 days: renovate a mansion, furnish it, receive the neighbours."""

    contract: ClassVar = 1
    name: ClassVar = "california"
    ruleset: ClassVar = "california/1"
    min_players: ClassVar = 2
    max_players: ClassVar = MAX_PLAYERS
    options: ClassVar = (first_option(MAX_PLAYERS),)
    min_age: ClassVar = 8
    minutes: ClassVar = 60
    state_class: ClassVar = State
    observation_class: ClassVar = Observation
    decisions: ClassVar = Decision
    spans: ClassVar = SPANS
    notation: ClassVar = NOTATION
    rules: ClassVar = Rules(deal, list_moves, apply, determinize, observe, score, wealth)
    draws: ClassVar = DRAWS
    words: ClassVar = Words(
        SHOWN,
        lines,
        WHY,
        deal_of,
        lay_out,
        broken_laws,
        tell,
        phrase,
        remarks,
        news,
        costs,
        losses,
        ending,
        scored_by,
        score_fields=SCORED,
        ending_fields=ENDED,
    )

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

    def own(self, state: Array, seat: int | None, legal: list[int], reasons: dict[str, Message]) -> dict[str, Any]:
        own, table = super().own(state, seat, legal, reasons), self.look(state)
        costs = {move: price(table, action) for move, action in zip(own["legal"], legal, strict=True)}
        return {**own, "costs": costs}

    def recalled(self, past: Array, now: Array, seat: int | None) -> dict[str, Any]:
        """Everything that was ever shown is open to all for good."""
        return self.show(past, seat, [], {})

    def reveals(self, before: Array, after: Array) -> bool:
        """New tiles in the shops."""
        return bool(before["day"][0] != after["day"][0]) or self.is_over(after)
