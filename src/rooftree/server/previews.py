"""What each legal move of a seat would change, as far as that seat can know."""

from collections import Counter

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.protocol import Effect, EffectLine, said


def effects_of(game: Game, state: Array, seat: int) -> dict[str, Effect]:
    """By notation; it takes some milliseconds, so a room asks once a version."""
    actions, now = game.moves(state), _tally(game, state, seat)
    view = game.show(state, seat, actions, {})
    effects = {}
    for action in actions:
        after, notation = game.step(state, action), game.format(action)
        foreseen = game.foreseen(state, after, action)
        then = _tally(game, foreseen, seat)
        then.subtract(now)
        effects[notation] = Effect(
            what=said(game.phrase(view, notation)),
            points=then.total(),
            is_final=game.reveals(state, after),
            lines=[EffectLine(what, points) for what, points in then.items() if points],
            notes=[said(remark) for remark in game.remarks(state, foreseen, seat)],
        )
    return effects


def _tally(game: Game, state: Array, seat: int) -> Counter[str]:
    """The points of a seat by line, from what is open to everyone."""
    found: Counter[str] = Counter()
    for line in game.visible_lines(state, seat):
        found[line.what] += line.points
    return found
