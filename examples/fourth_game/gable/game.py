"""Gable, as Rooftree's contract wants it."""

from typing import ClassVar

from gable.rules import apply, deal, determinize, list_moves, observe, score
from gable.state import BUILD, MAX_PLAYERS, TOSS, Decision, Seen, State
from gable.words import DRAWS, broken_laws, deal_of, lay_out, lines, phrase, show, tell, why_not_build, why_not_toss
from rooftree.core.game import Game, Rules, Words
from rooftree.core.layout import Array
from rooftree.core.notation import Notation, Phrase


class Gable(Game):
    """2–4 players, 12 rounds: take a card, and build it into your house."""

    contract: ClassVar = 1
    name: ClassVar = "gable"
    ruleset: ClassVar = "gable/1"
    min_players: ClassVar = 2
    max_players: ClassVar = MAX_PLAYERS
    options: ClassVar = ()
    state_class: ClassVar = State
    observation_class: ClassVar = Seen
    decisions: ClassVar = Decision
    spans: ClassVar = {Decision.GAME_OVER: (), Decision.TAKE_CARD: (BUILD, TOSS)}
    notation: ClassVar = Notation(Phrase(BUILD, "build {} {}"), Phrase(TOSS, "toss {}"))
    rules: ClassVar = Rules(deal, list_moves, apply, determinize, observe, score)
    draws: ClassVar = DRAWS
    words: ClassVar = Words(
        show, lines, {BUILD: why_not_build, TOSS: why_not_toss}, deal_of, lay_out, broken_laws, tell, phrase
    )

    def reveals(self, before: Array, after: Array) -> bool:
        """New cards in the market, or the end."""
        return bool(before["drawn"][0] != after["drawn"][0]) or self.is_over(after)
