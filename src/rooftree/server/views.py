"""Views as they go over the wire: reasons as keys and arguments."""

from typing import Any

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.protocol import plainly_said


def wire_view(game: Game, state: Array, seat: int | None) -> dict[str, Any]:
    view = game.view(state, seat)
    view["reasons"] = {move: plainly_said(why) for move, why in view["reasons"].items()}
    return view
