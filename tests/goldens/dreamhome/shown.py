"""What the playthroughs of Dream Home show: each tool, each helper and each way of being equal."""

from functools import partial
from typing import Any

from tests.goldens.golden import Golden, Show, View

ROOMS = ("living-room", "kitchen", "bedroom", "playroom", "garage")


def told_later(golden: Golden) -> dict[str, Any]:
    return {}


def a_tool_is_used(verb: str, golden: Golden) -> None:
    used = [move for move in golden.moves if move.text.startswith(verb)]
    assert used
    for move in used:
        tools = [view["houses"][move.seat]["tools"] for view in (move.before, move.after)]
        assert (golden.kind in tools[0], golden.kind in tools[1]) == (True, False)


def a_scaffolding_carries_a_room_and_makes_way(golden: Golden) -> None:
    [(number, owner, cell)] = [
        (number, move.seat, move.text.split()[1])
        for number, move in enumerate(golden.moves)
        if move.text.startswith("scaffold ")
    ]
    above = {"B4": "G4", "B5": "G5"}.get(cell, cell.replace("G", "T"))
    later = [move.text for move in golden.moves[number:] if move.seat == owner]
    built = [text.split()[1] for text in later if text.startswith("place ")]
    assert built.index(above) < built.index(cell)


def a_helper_has_effect(verb: str, golden: Golden) -> None:
    game = golden.game
    gains = [
        game.score(after, step.seat) - game.score(step.before, step.seat)
        for step, after in golden.steps
        if game.format(step.action).startswith(verb)
    ]
    assert max(gains) > 0


def an_architect_has_effect(golden: Golden) -> None:
    """Empty rooms earn points, and a functionality more than its three."""
    told = [{line.what: line.points for line in lines} for lines in golden.result.lines]
    assert any(
        lines.get("empty-rooms", 0) > 0 and max(lines.get("bathrooms", 0), lines.get("essentials", 0)) > 3
        for lines in told
    )


def an_interior_designer_has_effect(golden: Golden) -> None:
    """A decorated room grows: between two positions, the line of a room with a token on it names more cells."""
    grown = 0
    for move in golden.moves:
        if move.text.startswith("place "):
            grown += sum(
                any(set(cells) < set(larger) for larger in decorated_rooms(move.after, move.seat))
                for cells in decorated_rooms(move.before, move.seat)
            )
    assert grown


def decorated_rooms(view: View, seat: int) -> list[tuple[str, ...]]:
    house, told = view["houses"][seat], view["scores"][seat]["lines"]
    tokens = {cell for cell, standing in house["cells"].items() if standing["decor"]}
    rooms = [tuple(line["cells"]) for line in told if line["cells"] and line["what"] in ROOMS]
    return [cells for cells in rooms if tokens & set(cells)]


def scores_are_equal(winners: int, golden: Golden) -> None:
    result = golden.result
    children = [house["children"] for house in golden.end["houses"]]
    assert result.scores[0] == result.scores[1]
    assert len(result.winners) == winners
    assert (children[0] == children[1]) == (winners == 2)
    assert all(children[winner] == max(children) for winner in result.winners)


SHOWN: dict[str, Show] = {
    "drill": partial(a_tool_is_used, "drill "),
    "jackhammer": partial(a_tool_is_used, "hammer "),
    "concrete-mixer": partial(a_tool_is_used, "mix "),
    "scaffolding": a_scaffolding_carries_a_room_and_makes_way,
    "roofer": partial(a_helper_has_effect, "roofer "),
    "supplier": partial(a_helper_has_effect, "supply "),
    "architect": an_architect_has_effect,
    "handyman": partial(a_helper_has_effect, "swap "),
    "interior-designer": an_interior_designer_has_effect,
    "tie-by-children": partial(scores_are_equal, 1),
    "shared-victory": partial(scores_are_equal, 2),
}
