"""What people can ask for between two moves."""

import pytest

from rooftree.cli.table.commands import NAMES, words_of
from rooftree.cli.table.sitting import Sitting
from rooftree.core.outlook import effects_of
from rooftree.core.replay import Seat
from rooftree.core.score import tally
from rooftree.texts import LANGUAGES, Speaker, plain
from tests.terminal.terminal_table import DREAMHOME, TableUnderTest, dealt, position, positions

PEOPLE = [Seat("Anna", "human"), Seat("Jón", "human"), Seat("Zoë", "human")]


def sitting_at(seed: int, steps: int) -> Sitting:
    sitting = dealt(PEOPLE, seed)
    sitting.start = sitting.state = position(seed, steps)
    return sitting


def test_why_answers_for_a_cell_face_up_and_face_down() -> None:
    table = TableUnderTest(["2", "3", "why B4", "why t3"], players=3)
    answer = " ".join(table.after("why B4").split())
    assert "place B4: You cannot build a living room in the basement" in answer
    assert "place B4 down: This is possible now." in answer
    assert "Nothing stands under T3 yet: build on G3 first." in table.after("why t3")


def test_why_answers_for_a_whole_action() -> None:
    table = TableUnderTest(["2", "why take 2", "why drill 1 T3"], players=3)
    assert "take 2: Column 2 has no room left." in table.after("why take 2")
    assert "You need a drill for that." in table.after("why drill 1 T3")


def test_why_answers_before_a_card_is_taken() -> None:
    table = TableUnderTest(["2", "why T3", "why", "why xyzzy"], players=3)
    assert "T3: Not now. You are being asked: Which column do you take?" in " ".join(table.after("why T3").split())
    assert "Name a space or a move" in table.after("why")
    assert "No move of this game mentions “xyzzy”." in table.after("why xyzzy")


def test_a_space_that_no_answer_names_is_refused_once() -> None:
    table = TableUnderTest(["why T3"], players=3)
    asked = "T3: Not now. You are being asked: You begin: which column do you discard?"
    assert " ".join(table.after("why T3").split()) == asked


def test_the_effect_of_a_column_is_the_best_place_for_it() -> None:
    table = TableUnderTest(["2", "?"], players=3)
    assert "take 1   +1  place G1: bedroom\u00a0+1" in table.after("?")


@pytest.mark.parametrize(("seed", "steps"), [(1, 60), (2, 90), (3, 130), (5, 40), (8, 80)])
def test_an_effect_is_what_really_happens(seed: int, steps: int) -> None:
    """Each route leads to the points that were promised."""
    state = position(seed, steps)
    seat = DREAMHOME.to_act(state)
    assert seat is not None
    now = tally(DREAMHOME.visible_lines(state, seat)).total()
    for move, effect in effects_of(DREAMHOME, state).items():
        after = state
        for each in map(DREAMHOME.parse, (move, *(further.move for further in effect.then))):
            assert each in DREAMHOME.moves(after)
            after = DREAMHOME.step(after, each)
        if not DREAMHOME.is_over(after):
            assert tally(DREAMHOME.visible_lines(after, seat)).total() - now == effect.points


def test_the_cards_explain_themselves() -> None:
    shown = TableUnderTest(["cards"], players=3).after("cards")
    assert "1 / 4 / 9 points for 1 / 2 / 3 cards side by side" in shown
    assert "2 points in a living room; the room then grows no more" in shown


def test_the_rules_by_topic() -> None:
    table = TableUnderTest(["rules", "rules roofs", "rules placing", "rules xyzzy"], players=3)
    assert "Placing a room" in table.after("rules")
    assert "4 roof cards" in " ".join(table.after("rules roofs").split()) or "four" in table.after("rules roofs")
    assert "Placing a room" in table.after("rules placing")
    assert "No topic of the rules is called “xyzzy”." in table.after("rules xyzzy")


@pytest.mark.parametrize(("lang", "word", "topic"), [("fr", "regles toits", "Les toits"), ("is", "reglur þök", "Þök")])
def test_the_rules_in_other_languages(lang: str, word: str, topic: str) -> None:
    assert topic in TableUnderTest([word], players=3, lang=lang).after(word)


def test_the_score_so_far_has_no_roof_in_it() -> None:
    table = TableUnderTest(["score"], sitting=sitting_at(seed=2, steps=90))
    shown = table.after("score")
    assert "Total" in shown
    assert "roof of" not in shown


@pytest.mark.parametrize(
    ("decision", "told"),
    [("USE_JACKHAMMER", "Ada keeps the jackhammer."), ("USE_HELPER", "Ada uses no more helpers.")],
)
def test_the_log_tells_what_a_player_does_without(decision: str, told: str) -> None:
    courses = (state for seed in range(1, 40) for state in positions(seed))
    state = next(each for each in courses if DREAMHOME.decision(each).name == decision)
    assert Speaker("en", "dreamhome").say(DREAMHOME.tell(state, DREAMHOME.parse("pass")), player="Ada") == told


def test_help_names_every_command() -> None:
    shown = TableUnderTest(["help"], players=2).after("help")
    assert all(
        f"  {word} " in shown for word in ("?", "why", "undo", "cards", "rules", "log", "score", "save", "quit")
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_means_one_command(lang: str) -> None:
    speaker = Speaker(lang, "dreamhome")
    words = {name: set(map(plain, words_of(speaker, name))) for name in NAMES}
    every = [word for each in words.values() for word in each]
    assert len(every) == len(set(every))


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", ["aide", "pourquoi T3", "journal", "cartes"]), ("is", ["hjálp", "hvi T3", "saga", "spil"])],
)
def test_commands_in_the_readers_language(lang: str, words: list[str]) -> None:
    output = TableUnderTest(words, players=2, lang=lang).output
    assert not any(sentence in output for sentence in ("ni un coup ni une commande", "hvorki leikur né skipun"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_helpers_and_tools_are_described(lang: str, seed: int) -> None:
    """Every action of every kind of question can be listed, in every language."""
    for state in positions(seed)[seed::11]:
        sitting = dealt(PEOPLE, seed)
        sitting.start = sitting.state = state
        assert TableUnderTest(["?"], sitting=sitting, lang=lang).status == 0
