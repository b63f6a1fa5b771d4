"""Who sits at the table, from what was written on the command line."""

import pytest

from rooftree.cli.errors import CommandError
from rooftree.cli.table.seats import seats_of
from rooftree.texts import Speaker
from tests.terminal.terminal_table import DREAMHOME


def seated(text: str | None = None, players: int | None = None, lang: str = "en") -> list[tuple[str, str]]:
    return [(seat.name, seat.player) for seat in seats_of(DREAMHOME, Speaker(lang, "dreamhome"), text, players)]


def test_alone_one_plays_against_a_greedy_bot() -> None:
    assert seated() == [("You", "human"), ("Margot", "bot:greedy")]
    assert seated(lang="is") == [("Þú", "human"), ("Margot", "bot:greedy")]


def test_greedy_bots_fill_the_table() -> None:
    assert seated(players=4)[1:] == [(name, "bot:greedy") for name in ("Margot", "Hugo", "Freyja")]
    assert seated("Anna,random", players=3)[1:] == [("Pip", "bot:random"), ("Margot", "bot:greedy")]


def test_nobody_is_taken_for_somebody_else() -> None:
    assert seated("greedy,MARGOT") == [("Hugo", "bot:greedy"), ("MARGOT", "human")]


def test_people_and_bots_in_any_mix() -> None:
    assert seated("Anna, Jón ,greedy,bot:random") == [
        ("Anna", "human"),
        ("Jón", "human"),
        ("Margot", "bot:greedy"),
        ("Pip", "bot:random"),
    ]


@pytest.mark.parametrize(
    ("text", "players", "reason"),
    [
        ("Anna", None, "for 2 to 4 players, not 1"),
        (None, 1, "for 2 to 4 players, not 1"),
        (None, 5, "for 2 to 4 players, not 5"),
        ("A,B,C", 2, "--seats names 3 players, --players says 2"),
        ("Anna,bot:deep", None, "there is no bot 'deep'; there are random, greedy"),
        ("Anna,", None, "1 to 20 printable characters"),
        ("Anna,\x1b[2J", None, "1 to 20 printable characters"),
        ("Anna," + "x" * 21, None, "1 to 20 printable characters"),
        ("Anna,ANNA", None, "two players are called 'Anna'"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str | None, players: int | None, reason: str) -> None:
    with pytest.raises(CommandError, match=reason.replace("(", r"\(")):
        seated(text, players)
