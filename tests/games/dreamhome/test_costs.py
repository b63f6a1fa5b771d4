"""What a move costs is said before it is made, and told after: nothing is lost in silence (R4–R6, R10)."""

from rooftree.core.layout import Array
from rooftree.core.outlook import effects_of
from rooftree.games.dreamhome.state import Decision
from tests.games.dreamhome.drawing import GAME, helpers_hour, play, scored, table, why

HOMELESS = table("G  . . . . .", market="-, kitchen#1 + canopy-bed")


def losses(state: Array, move: str) -> list[tuple[str, str]]:
    return [(each.key, each.args["decor"]["name"]) for each in effects_of(GAME, state)[move].losses]


def costs(state: Array, move: str) -> list[str]:
    return [each.key for each in effects_of(GAME, state)[move].costs]


def news(state: Array, move: str) -> list[str]:
    seat = GAME.to_act(state)
    assert seat is not None
    return [each.key for each in GAME.news(state, play(state, move), seat)]


def ending(state: Array) -> tuple[str, bool]:
    told = GAME.ending(state)
    assert told is not None
    return told.what.key, told.is_near


def test_decor_without_a_room_is_said_at_the_market_and_in_hand_and_told_when_it_is_gone() -> None:
    """R4  A bed, a kitchen and no bedroom: the token will be discarded, wherever the kitchen goes."""
    assert losses(HOMELESS, "take 2") == [("loss-no-room", "canopy-bed")]
    taken = play(HOMELESS, "take 2")
    assert news(HOMELESS, "take 2") == []
    assert losses(taken, "place G2") == [("loss-no-room", "canopy-bed")]
    assert losses(taken, "place G2 down") == [("loss-no-room", "canopy-bed")]
    assert news(taken, "place G2") == ["news-no-room"]


def test_decor_in_hand_without_a_room_does_not_speak_of_a_cell() -> None:
    """R4  Pointing at the bed anywhere says that it will be discarded."""
    taken = play(HOMELESS, "take 2")
    assert {why(taken, f"decor {cell}") for cell in ("T1", "G2", "B4")} == {"why-without-room"}


def test_the_room_that_comes_with_it_may_take_it() -> None:
    """R4  A bed with its bedroom is lost only if the bedroom lies face down."""
    state = table("G  . . . . .", market="-, bedroom#1 + canopy-bed")
    assert losses(state, "take 2") == []
    taken = play(state, "take 2")
    assert losses(taken, "place G2") == []
    assert losses(taken, "place G2 down") == [("loss-no-room", "canopy-bed")]
    assert why(taken, "decor G2") == "why-no-open-room"


def test_a_room_that_is_there_takes_it() -> None:
    """R4  A bedroom without a token stands there already."""
    state = table("G  bedroom . . . .", market="-, kitchen#1 + canopy-bed")
    assert losses(state, "take 2") == []
    assert losses(play(state, "take 2"), "place G2") == []


def test_a_token_goes_with_the_room_that_the_drill_takes_out() -> None:
    """R6  The token of the old room is lost."""
    state = table("G  living*piano . . . .", market="-, kitchen#1", front={0: "drill"})
    assert losses(state, "drill 2 G1") == [("loss-token", "piano")]
    assert news(state, "drill 2 G1") == ["news-lost"]


def test_a_tool_of_the_last_round_comes_too_late() -> None:
    """R5  It is discarded at once."""
    late = table("G  . . . . .", market="-, kitchen#1 + drill", round_number=12)
    assert (costs(late, "take 2"), news(late, "take 2")) == (["cost-too-late"], ["news-too-late"])
    early = table("G  . . . . .", market="-, kitchen#1 + drill", round_number=11)
    assert (costs(early, "take 2"), news(early, "take 2")) == ([], [])


def test_helpers_who_stay_idle_are_named() -> None:
    """R10  Whoever passes is told who would still work."""
    state = helpers_hour("G  living . . . .", front={0: "roofer, handyman"}, discarded="roof-red")
    assert costs(state, "pass") == ["cost-idle", "cost-idle"]


def test_the_end_is_told_and_gives_its_reason() -> None:
    """R10  Twelve rounds, then the helpers."""
    assert ending(table(round_number=3)) == ("ending-rounds", False)
    assert ending(table(round_number=12)) == ("ending-last-round", True)
    assert ending(helpers_hour("G  living . . . .", front={0: "handyman"})) == ("ending-helpers", True)
    over = scored("G  living . . . .")
    assert GAME.decision(over) == Decision.GAME_OVER
    assert ending(over) == ("ended-rounds", False)
