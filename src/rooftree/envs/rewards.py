"""What a finished game is worth to each seat: rules, chosen by name."""

from typing import Any

from rooftree.core.game import Game, GameError
from rooftree.core.jit import rule


@rule
def win(scores: Any, places: Any, game: int, seat: int, players: int) -> float:
    """The winners share 1, the others share -1: nothing is won that is not lost."""
    winners = 0
    for other in range(players):
        if places[game, other] == 1:
            winners += 1
    if winners == players:
        return 0.0
    return 1 / winners if places[game, seat] == 1 else -1 / (players - winners)


@rule
def points(scores: Any, places: Any, game: int, seat: int, players: int) -> float:
    """One's own points."""
    return float(scores[game, seat])


@rule
def margin(scores: Any, places: Any, game: int, seat: int, players: int) -> float:
    """One's own points less the best of the others."""
    best = -10_000
    for other in range(players):
        if other != seat:
            best = max(best, int(scores[game, other]))
    return float(scores[game, seat] - best)


REWARDS = {"win": win, "points": points, "margin": margin}


def reward_rule(game: Game, name: str | None) -> Any:
    """By name; otherwise who wins, or the points where everyone plays together."""
    chosen = name or ("points" if game.is_shared else "win")
    if chosen not in REWARDS:
        raise GameError(f"there is no reward {chosen!r}; there are {', '.join(REWARDS)}")
    return REWARDS[chosen]
