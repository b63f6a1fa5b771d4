"""Positions of random games that the browser's tests look at: every question of a game, with every mix of answers."""

import json
from itertools import count
from typing import Any

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.notation import kebab
from rooftree.server.views import wire_view
from rooftree.testing.tables import fast, playthrough, settings_of

Kind = tuple[Any, ...]


def positions(name: str) -> str:
    """web/src/games/<game>/positions.json: the first of each kind, a line each."""
    game, found = fast(name), dict[Kind, dict[str, Any]]()
    for seed in count():
        for setting in settings_of(name):
            for state, _ in playthrough(game, setting, seed):
                kind = _kind(game, state)
                if kind not in found:
                    found[kind] = wire_view(game, state, game.to_act(state))
        if {view["decision"] for view in found.values()} == {kebab(decision) for decision in game.decisions}:
            break
    lines = [json.dumps(view, ensure_ascii=False, separators=(",", ":")) for view in found.values()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _kind(game: Game, state: Array) -> Kind:
    """What is asked, and which kinds of answers there are; of ends one for each number of players."""
    if game.is_over(state):
        return "over", game.num_players(state)
    phrases = game.notation.phrases
    return game.decision(state), *(any(action in phrase.span for action in game.moves(state)) for phrase in phrases)
