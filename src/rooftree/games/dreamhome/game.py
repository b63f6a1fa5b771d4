"""Dream Home, as the contract of core/game.py wants it."""

from typing import Any, ClassVar

from rooftree.box.starting import first_option
from rooftree.core.game import Game, Option, Rules, Words
from rooftree.core.layout import Array
from rooftree.core.score import Line
from rooftree.games.dreamhome.actions import ROOFER, SPANS
from rooftree.games.dreamhome.costs import costs, losses
from rooftree.games.dreamhome.deal import deal_of, lay_out
from rooftree.games.dreamhome.determinize import determinize
from rooftree.games.dreamhome.draws import DRAWS
from rooftree.games.dreamhome.ending import ENDED, ending
from rooftree.games.dreamhome.flow import apply
from rooftree.games.dreamhome.laws import broken_laws
from rooftree.games.dreamhome.legal import list_moves
from rooftree.games.dreamhome.lines import SCORED, lines, lines_without_roof, scored_by
from rooftree.games.dreamhome.news import news
from rooftree.games.dreamhome.notation import NOTATION
from rooftree.games.dreamhome.observe import Observation, are_roofs_shown, observe
from rooftree.games.dreamhome.phrases import phrase
from rooftree.games.dreamhome.reasons import WHY
from rooftree.games.dreamhome.recall import recalled
from rooftree.games.dreamhome.remarks import remarks
from rooftree.games.dreamhome.scoring import children, score
from rooftree.games.dreamhome.setup import deal
from rooftree.games.dreamhome.state import MAX_PLAYERS, Decision, State
from rooftree.games.dreamhome.tell import tell
from rooftree.games.dreamhome.view import SHOWN


class DreamHome(Game):
    """2–4 players, 12 rounds: draft a column, build a home."""

    contract: ClassVar = 1
    name: ClassVar = "dreamhome"
    ruleset: ClassVar = "dreamhome/1"
    min_players: ClassVar = 2
    max_players: ClassVar = MAX_PLAYERS
    options: ClassVar = (
        Option("discard", (True, False), "discard_rule"),
        Option("roofs", ("strict", "open"), "open_roofs"),
        first_option(MAX_PLAYERS),
    )
    state_class: ClassVar = State
    observation_class: ClassVar = Observation
    decisions: ClassVar = Decision
    spans: ClassVar = SPANS
    notation: ClassVar = NOTATION
    rules: ClassVar = Rules(deal, list_moves, apply, determinize, observe, score, children)
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

    def visible_lines(self, state: Array, seat: int) -> tuple[Line, ...]:
        table = self.look(state)
        return lines(table, seat) if are_roofs_shown(table) else lines_without_roof(table, seat)

    def reveals(self, before: Array, after: Array) -> bool:
        """New cards in the market, or the roofs at the end."""
        return bool(before["round_number"][0] != after["round_number"][0]) or self.is_over(after)

    def recalled(self, past: Array, now: Array, seat: int | None) -> dict[str, Any]:
        """All but what lies face down by now."""
        return recalled(self.show(past, seat, [], {}), self.look(now))

    def noted(self, state: Array, action: int) -> str:
        """R9  The card that a roofer takes goes face down."""
        return "roofer" if action in ROOFER and not are_roofs_shown(self.look(state)) else self.format(action)
