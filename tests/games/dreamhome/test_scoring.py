"""The score (R11)."""

from collections import Counter

import pytest

from tests.games.dreamhome.drawing import GAME, changes, helpers_hour, lines, play, points, scored

EXAMPLE = """
    T  playroom living living*piano bath dressing-room
    G  bath     bed*cat-house kitchen pantry kitchen
    B                                garage ##
"""
MIXED = "roof-red, roof-red, roof-red, roof-grey"


def total(*houses: str, front: dict[int, str] | None = None, seat: int = 0) -> int:
    return GAME.outcome(scored(*houses, front=front)).scores[seat]


# The rulebook's example


def test_the_rulebooks_example_line_by_line() -> None:
    """R11  29 points = rooms 15, décor 4, functionality 6, roof 4 (rulebook p. 16)."""
    state = scored(EXAMPLE, front={0: "roof-red, roof-red-window, roof-grey, roof-green"})
    assert lines(state) == [
        ("playroom", 2, "T1"),
        ("living-room", 4, "T2 T3"),
        ("bathroom", 1, "T4"),
        ("dressing-room", 1, "T5"),
        ("bathroom", 1, "G1"),
        ("bedroom", 1, "G2"),
        ("kitchen", 1, "G3"),
        ("pantry", 3, "G4"),
        ("kitchen", 1, "G5"),
        ("garage", 0, "B4"),
        ("empty-rooms", 0, "B5"),
        ("piano", 3, "T3"),
        ("cat-house", 1, "G2"),
        ("bathrooms", 3, "T4 G1"),
        ("essentials", 3, "T4 G3 G2"),
        ("roof-mixed", 3, ""),
        ("windows", 1, ""),
    ]
    assert GAME.outcome(state).scores[0] == 29


def test_the_example_by_part() -> None:
    """R11  The same house in parts: 15 for rooms, 4 for décor, 6 for functionality, 4 for the roof."""
    state = scored(EXAMPLE, front={0: "roof-red, roof-red-window, roof-grey, roof-green"})
    parts = Counter[str]()
    for line in GAME.lines(state, 0):
        parts[line.section] += line.points
    assert parts == {"rooms": 15, "decor": 4, "functionality": 6, "roof": 4}


def test_what_lies_on_no_cell_comes_from_somewhere_too() -> None:
    """R11  The roof and the garden can be shown when their points are told."""
    state = scored("G  bath . . . .", front={0: f"birdhouse, {MIXED}"})
    places = {line.what: line.places for line in GAME.lines(state, 0) if not line.cells}
    assert places == {"birdhouse": ("birdhouse",), "roof-mixed": ("roof",)}


# R11: rooms


@pytest.mark.parametrize(
    ("house", "expected"),
    [
        ("G  living . . . .", 1),
        ("G  living living . . .", 4),
        ("G  living living living . .", 9),
        ("G  kitchen . . . .", 1),
        ("G  kitchen kitchen . . .", 6),
        ("G  bed . . . .", 1),
        ("G  bed bed . . .", 4),
        ("G  playroom . . . .", 2),
        ("G  playroom playroom . . .", 6),
        ("G  bath . . . .", 1),
        ("G  pantry . . . .", 1),
        ("G  pantry kitchen . . .", 3 + 1),
        ("G  dressing-room . . . .", 1),
        ("G  dressing-room bed . . .", 3 + 1),
        ("G  sauna . . . .", 1),
        ("G  bath sauna . . .", 1 + 3),
        ("G  library . . . .", 1),
        ("G  library study . . .", 3 + 2),
        ("G  study . . . .", 2),
        ("G  board-game-room . . . .", 2),
        ("B  garage .", 0),
        ("B  garage garage", 4),
        ("B  wine-cellar workshop", 2),
        ("B  laundry storage", 2),
        ("B  gym .", 1),
        ("G  ## ## ## . .", 0),
    ],
)
def test_rooms(house: str, expected: int) -> None:
    """R11  Rooms: points by size, and for a unique room by what is beside it."""
    assert total(house) == expected


def test_a_neighbour_counts_once() -> None:
    """R11  A pantry between two kitchens is worth 3; one between kitchens serves two pantries."""
    assert points(scored("G  kitchen pantry kitchen . ."), "pantry") == [3]
    assert points(scored("G  pantry kitchen pantry . ."), "pantry") == [3, 3]


def test_the_neighbours_neighbour_does_not_count() -> None:
    """R11  A wrong neighbour makes nothing of a unique room: a study beside a library stays a study."""
    assert points(scored("G  pantry bed . . ."), "pantry") == [1]
    assert points(scored("G  library study . . ."), "study") == [2]


# R11: décor


@pytest.mark.parametrize(
    ("house", "token", "expected"),
    [
        ("G  living*piano . . . .", "piano", 3),
        ("G  bed*canopy-bed . . . .", "canopy-bed", 3),
        ("G  kitchen*ice-cream-machine . . . .", "ice-cream-machine", 2),
        ("G  bath*whirlpool . . . .", "whirlpool", 2),
        ("G  living*paintings . . . .", "paintings", 2),
        ("G  living*sofa . . . .", "sofa", 2),
        ("G  playroom*play-tent . . . .", "play-tent", 2),
        ("G  study*cat-house . . . .", "cat-house", 1),
    ],
)
def test_decor(house: str, token: str, expected: int) -> None:
    """R11  Décor: each token has its value, on the cell where it stands."""
    assert (token, expected, "G1") in lines(scored(house))


def test_the_garden_counts() -> None:
    """R11  Décor in the garden counts too: treehouse 2, birdhouse 1."""
    assert total("G  bath . . . .", front={0: "treehouse, birdhouse"}) == 1 + 2 + 1


# R11: functionality


def test_a_bathroom_on_each_of_the_top_two_floors() -> None:
    """R11  3 for a face-up bathroom on each of the top two floors."""
    assert points(scored("T  bath . . . .\nG  . . bath . ."), "bathrooms") == [3]
    assert points(scored("T  bath . bath . .\nG  bath . bath . ."), "bathrooms") == [3]
    assert points(scored("T  bath . bath . .\nG  ## . . . ."), "bathrooms") == []


def test_an_empty_room_is_no_bathroom() -> None:
    """R11  A face-up bathroom: a bathroom card that lies face down is an empty room."""
    assert points(scored("T  bath . . . .\nG  ##bath . . . ."), "bathrooms") == []


def test_bathroom_kitchen_and_bedroom_anywhere() -> None:
    """R11  3 for bathroom, kitchen and bedroom anywhere."""
    assert points(scored("T  bath . . . .\nG  kitchen . bed . ."), "essentials") == [3]
    assert points(scored("G  kitchen . bed . bath\nB  ## ##"), "essentials") == [3]
    for missing in ("bath . kitchen . .", "bath . bed . .", "kitchen . bed . ."):
        assert points(scored(f"G  {missing}"), "essentials") == []


def test_both_functionalities_add_up() -> None:
    """R11  Functionality: both are possible, each once."""
    house = "T  bath kitchen kitchen bed bed\nG  bath kitchen . bed ."
    assert points(scored(house + "\nB  ## ."), "bathrooms") == points(scored(house + "\nB  ## ."), "essentials") == [3]


# R11: roof


@pytest.mark.parametrize(
    ("roofs", "expected"),
    [
        ("", 0),
        ("roof-red, roof-red, roof-red-window", 0),
        ("roof-red-window, roof-grey-window, roof-green-window", 0),
        ("roof-red, roof-red, roof-red, roof-red", 8),
        ("roof-red, roof-red, roof-red, roof-red-window", 9),
        (MIXED, 3),
        ("roof-red, roof-red-window, roof-grey, roof-grey-window", 5),
        ("roof-red-window, roof-brown-window, roof-grey-window, roof-green-window", 7),
        # more than four: the best four
        ("roof-red, roof-red, roof-red, roof-red, roof-red-window", 9),
        ("roof-red, roof-red, roof-red, roof-red, roof-red, roof-red-window", 9),
        ("roof-red, roof-red, roof-red, roof-red, roof-grey-window", 8),
        ("roof-red, roof-red, roof-red, roof-grey, roof-grey-window", 4),
        ("roof-red, roof-red, roof-red, roof-red, roof-grey, roof-grey, roof-grey, roof-grey-window", 9),
        ("roof-grey, roof-grey, roof-grey, roof-grey-window, roof-red, roof-red, roof-red, roof-red", 9),
        ("roof-red, roof-red, roof-grey-window, roof-brown-window, roof-green-window, roof-red-window", 7),
        ("roof-red, roof-red, roof-red, roof-red, roof-grey-window, roof-brown-window, roof-green-window", 8),
    ],
)
def test_roof(roofs: str, expected: int) -> None:
    """R11  Roof: best four, 8 one colour, else 3; +1 a window; fewer than four cards: 0."""
    assert total(front={0: roofs}) == expected


def test_the_roof_lines() -> None:
    """R11  The roof is told in its own lines; an incomplete one as such."""
    assert lines(scored(front={0: "roof-red"}))[-1] == ("roof-incomplete", 0, "")
    assert lines(scored(front={0: "roof-red, roof-red, roof-red, roof-red-window"}))[-2:] == [
        ("roof-uniform", 8, ""),
        ("windows", 1, ""),
    ]


def test_the_largest_roof_there_is() -> None:
    """R11  The maximum possible roof score is 9 (rulebook p. 10)."""
    everything = ", ".join(f"roof-{c}-window" for c in ("red", "brown", "grey", "green"))
    plain = ", ".join(["roof-red"] * 5 + ["roof-brown"] * 5 + ["roof-grey"] * 5 + ["roof-green"] * 5)
    assert total(front={0: f"{everything}, {plain}"}) == 9


# R11: architect and interior designer


FUNCTIONAL = "T  bath . . . .\nG  kitchen bath bed . ."


@pytest.mark.parametrize(("front", "each"), [("", 3), ("architect", 4), ("architect, architect", 5)])
def test_architect_on_functionality(front: str, each: int) -> None:
    """R11  Architect: each fulfilled functionality +1. Copies add up."""
    state = scored(FUNCTIONAL, front={0: front})
    assert points(state, "bathrooms") == points(state, "essentials") == [each]


def test_an_architect_fulfils_nothing() -> None:
    """R11  Each fulfilled functionality: one that is not fulfilled stays worth nothing."""
    assert total("G  bath . . . .", front={0: "architect"}) == 1


@pytest.mark.parametrize(("front", "each"), [("", 0), ("architect", 1), ("architect, architect", 2)])
def test_architect_on_empty_rooms(front: str, each: int) -> None:
    """R11  Architect: each empty room +1. Copies add up."""
    state = scored("G  ## ## bath . .\nB  ## .", front={0: front})
    assert ("empty-rooms", 3 * each, "G1 G2 B4") in lines(state)


@pytest.mark.parametrize(
    ("front", "more"), [("", 0), ("interior-designer", 1), ("interior-designer, interior-designer", 2)]
)
def test_interior_designer(front: str, more: int) -> None:
    """R11  Interior designer: each token +1, garden too. Copies add up."""
    state = scored("G  living*piano bath*whirlpool . . .", front={0: f"treehouse, {front}"})
    assert [points(state, token) for token in ("piano", "whirlpool", "treehouse")] == [
        [3 + more],
        [2 + more],
        [2 + more],
    ]


def test_helpers_count_for_their_owner_only() -> None:
    """R11  Architect and interior designer work for the player they lie before."""
    homes = ["G  ## living*piano . . .", "G  ## living*sofa . . ."]
    assert GAME.outcome(scored(*homes, front={1: "architect, interior-designer"})).scores == (1 + 3, 1 + 1 + 2 + 1)


def test_the_other_helpers_are_worth_nothing_themselves() -> None:
    """R11  Roofer, supplier and handyman score nothing, nor does a tool that was never used."""
    assert total("G  bath . . . .", front={0: "roofer, supplier, handyman, drill, jackhammer, concrete-mixer"}) == 1


def test_a_roofer_can_complete_a_roof() -> None:
    """R11  Helpers, then scoring: what the roofer added counts."""
    state = helpers_hour(front={0: "roofer, roof-red, roof-red, roof-red"}, discarded="roof-red-window")
    assert GAME.score(state, 0) == 0
    assert GAME.outcome(play(state, "roofer red window")).scores[0] == 9


# R11: who wins


def test_most_points_win() -> None:
    """R11  Most points win."""
    outcome = GAME.outcome(scored("G  bath . . . .", "G  playroom . . . .", "G  study . bath . ."))
    assert (outcome.scores, outcome.winners) == ((1, 2, 3), (2,))


def test_a_tie_is_broken_by_children() -> None:
    """R11  Tie: most children on face-up cards (playroom#1 shows 2, playroom#2 shows 1)."""
    outcome = GAME.outcome(scored("G  playroom#2 . . . .", "G  playroom#1 . . . ."))
    assert (outcome.scores, outcome.winners) == ((2, 2), (1,))


def test_children_do_not_beat_points() -> None:
    """R11  Children only break ties."""
    outcome = GAME.outcome(scored("G  playroom#1 . . . .", "G  study#1 . bath#1 . ."))
    assert (outcome.scores, outcome.winners) == ((2, 3), (1,))


def test_only_children_on_face_up_cards_count() -> None:
    """R11  On face-up cards: a child in an empty room is not seen."""
    state = scored("G  bath#1 ##playroom#1 . . .", "G  bath#3 ## . . .")
    assert GAME.outcome(state).winners == (1,)
    assert GAME.view(state, 0)["houses"][0]["children"] == 0


def test_only_the_tied_players_compare_children() -> None:
    """R11  Most points win first: a third player with fewer points and more children is no rival."""
    state = scored("G  study#1 . . . .", "G  study#2 . . . .", "G  living#1 . . . .\nB  garage#2 .")
    assert [house["children"] for house in GAME.view(state, 0)["houses"]] == [0, 1, 2]
    assert (GAME.outcome(state).scores, GAME.outcome(state).winners) == ((2, 2, 1), (1,))


def test_then_they_share_the_victory() -> None:
    """R11  Then shared victory: as many points, as many children."""
    outcome = GAME.outcome(scored("G  bath#1 . . . .", "G  bath#2 . . . .", "G  ## . . . ."))
    assert (outcome.scores, outcome.winners) == ((1, 1, 0), (0, 1))


def test_three_may_share_it() -> None:
    """R11  Then shared victory, however many they are."""
    outcome = GAME.outcome(scored("G  bath#1 . . . .", "G  bath#2 . . . .", "G  bath#4 . . . ."))
    assert outcome.winners == (0, 1, 2)


def test_the_score_grows_with_the_house() -> None:
    """R11  The score so far is the same sum at any time: a swap that joins two living rooms shows it."""
    state = helpers_hour("T  living . . . .\nG  living bath . . .", front={0: "handyman"})
    after = play(state, "swap T1 G2")
    assert changes(state, after)
    assert GAME.score(after, 0) - GAME.score(state, 0) == 4 - 1 - 1
