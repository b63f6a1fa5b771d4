"""Home Sweet Home, as the contract of core/game.py wants it."""

from collections.abc import Mapping
from typing import Any, ClassVar

from rooftree.core.game import Game, Option, Outcome, Rules, Words
from rooftree.core.layout import Array, copied
from rooftree.games.homesweethome.actions import PLACE, SPANS
from rooftree.games.homesweethome.cards import Character
from rooftree.games.homesweethome.copies import number_copies
from rooftree.games.homesweethome.costs import costs, losses
from rooftree.games.homesweethome.deal import deal_of, lay_out
from rooftree.games.homesweethome.determinize import determinize
from rooftree.games.homesweethome.draws import DRAWS
from rooftree.games.homesweethome.ending import ENDED, ending
from rooftree.games.homesweethome.flow import apply
from rooftree.games.homesweethome.laws import broken_laws
from rooftree.games.homesweethome.legal import list_moves
from rooftree.games.homesweethome.lines import SCORED, lines, rank, scored_by
from rooftree.games.homesweethome.news import news
from rooftree.games.homesweethome.notation import NOTATION
from rooftree.games.homesweethome.observe import Observation, observe
from rooftree.games.homesweethome.phrases import phrase
from rooftree.games.homesweethome.reasons import WHY
from rooftree.games.homesweethome.remarks import remarks
from rooftree.games.homesweethome.rules.ground import place
from rooftree.games.homesweethome.rules.queues import head
from rooftree.games.homesweethome.scoring import score
from rooftree.games.homesweethome.setup import deal
from rooftree.games.homesweethome.state import MAX_PLAYERS, Decision, Player, State
from rooftree.games.homesweethome.tell import tell
from rooftree.games.homesweethome.view import SHOWN


class HomeSweetHome(Game):
    """2–5 players together, 20 turns: one house, hidden hands."""

    contract: ClassVar = 1
    name: ClassVar = "homesweethome"
    ruleset: ClassVar = "homesweethome/2"
    former_rulesets: ClassVar = ("homesweethome/1",)
    min_players: ClassVar = 2
    max_players: ClassVar = MAX_PLAYERS
    options: ClassVar = (
        Option("characters", (True, False), "with_characters"),
        Option("expert", (False, True), "expert"),
    )
    state_class: ClassVar = State
    observation_class: ClassVar = Observation
    decisions: ClassVar = Decision
    spans: ClassVar = SPANS
    notation: ClassVar = NOTATION
    rules: ClassVar = Rules(deal, list_moves, apply, determinize, observe, score)
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
    min_age: ClassVar = 6
    hides_hands: ClassVar = True
    is_shared: ClassVar = True
    mere_words: ClassVar = ("say",)

    def from_deal(
        self, players: int, deal: Mapping[str, Any], options: Mapping[str, Any] | None = None, seed: int | None = None
    ) -> Array:
        """With the seed, later reshuffles come out as they would have; without, they are shuffled all the same."""
        state = self.blank(players, options)
        state["stream"] = self.new(players, seed or 0, options)["stream"]
        lay_out(self.read(state), deal)
        return state

    def number_copies(self, table: Any) -> None:
        """Nobody can tell one wood from another."""
        number_copies(table)

    def outcome(self, state: Array) -> Outcome:
        """R10  Everyone shares the score; nobody wins alone, the house has a rank."""
        scores, _ = self.standing(state)
        told = self.lines(state, 0)
        return Outcome(scores, (), tuple(told for _ in scores), rank(scores[0]))

    def foreseen(self, before: Array, after: Array, action: int) -> Array:
        """The position before, with the card that was placed: what else comes may depend on hidden hands (R7)."""
        still = copied(before)
        if action in PLACE:
            table = self.read(still)
            place(table, head(table, table.pending.queue), PLACE.cell(action))
        return still

    def recalled(self, past: Array, now: Array, seat: int | None) -> dict[str, Any]:
        """Cards leave a hand openly, and a hand is its owner's to remember; so is what the site manager saw."""
        return self.show(past, seat, [], {})

    def reveals(self, before: Array, after: Array) -> bool:
        """New cards in queues or hands, a trap that strikes, and whatever tells someone something about a hand."""
        one, two = self.look(before), self.look(after)
        if one.turn != two.turn or one.pending.trap != two.pending.trap or self.is_over(after):
            return True
        return any(_knowledge(old) != _knowledge(new) for old, new in zip(one.players, two.players, strict=True))


def _knowledge(player: Player) -> tuple[tuple[int, ...], tuple[int, ...], bool]:
    """What everyone knows of a player's hand, and whether the site manager looked: nobody else can tell what was new,
    nor whether a card that is spent had been seen.
    """
    has_looked = player.character == Character.SITE_MANAGER and bool(player.has_used_power)
    return tuple(player.lacks), tuple(player.holds), has_looked
