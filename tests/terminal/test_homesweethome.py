"""Home Sweet Home at the table: one house for all, hands that nobody else sees, a screen covered between people."""

import io
import json
import re
from itertools import pairwise
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

from rooftree.cli import main
from rooftree.cli.table.answers import Unclear, Understood, understand
from rooftree.cli.table.desk import Desk
from rooftree.cli.table.keyboard import Keyboard
from rooftree.cli.table.menu import Menu
from rooftree.cli.table.sitting import Sitting
from rooftree.core.layout import Array
from rooftree.core.outlook import effects_of
from rooftree.core.replay import Seat
from rooftree.draw import drawing_of
from rooftree.texts import LANGUAGES, Speaker
from tests.games.homesweethome.drawing import paid_for, play, struck, table
from tests.terminal.real_terminal import with_play
from tests.terminal.terminal_table import HOMESWEETHOME, TableUnderTest, dealt, is_confirming, is_covered, somebody

BUNDLED = drawing_of("homesweethome").BUNDLED
PEOPLE = [Seat("Anna", "human"), Seat("Jón", "human"), Seat("Zoë", "human"), Seat("Ali", "human")]
CONFIRM = "Enter = done, u = undo"
HAND_OVER = "Hand the keyboard to"
START = "lawn | . | .\n . | . | .\n . | . | ."
DRY = "lawn | . | .\n flower-bed | . | .\n barbecue | . | ."


def sitting_at(state: Array, *names: str) -> Sitting:
    """This position, with people by these names or by others, and bots called `bot:random`."""
    count = HOMESWEETHOME.num_players(state)
    seats = [Seat(name, name if name.startswith("bot:") else "human") for name in names] or PEOPLE[:count]
    sitting = dealt(seats, 0, game=HOMESWEETHOME)
    sitting.start = sitting.state = state
    return sitting


def at(state: Array, *lines: str, names: tuple[str, ...] = (), lang: str = "en") -> TableUnderTest:
    """People who type these lines, the first of them to uncover the screen."""
    return TableUnderTest(["", *lines], sitting=sitting_at(state, *names), lang=lang)


def answer(state: Array, *lines: str, lang: str = "en") -> str:
    """What was said to the last of these lines, on one line."""
    return " ".join(at(state, *lines, lang=lang).after(lines[-1]).split())


def shown(played: TableUnderTest) -> str:
    return " ".join(played.output.split())


def menu(state: Array) -> dict[str, int]:
    return {item.notation: item.number for item in Menu(HOMESWEETHOME, state, BUNDLED).items}


# The menu


def test_words_come_first_and_seats_by_name() -> None:
    state = table(START, a="cellar hail pests", b="bathroom", characters="site-manager mason", speaking=True, active=1)
    assert menu(state) == {"say A": 1, "say none": 2, "peek 1": 3}
    told = shown(at(state))
    assert "1 A: advise to build the cellar 2 Advise to build nothing 3 Look at Jón’s cards" in told


def test_the_architect_is_told_what_a_swap_brings() -> None:
    told = shown(at(table(START, "3 wood", a="cellar hail bathroom", characters="architect mason")))
    assert "Swap the second and third card of queue A (hail, bathroom) for 3 stars" in told


def test_resources_to_discard_stand_on_one_line() -> None:
    told = shown(at(play(table(START, "2 wood, slate, joker", "wood"), "choose none")))
    assert "Discard 1 wood ×2 2 slate 3 joker 4 Keep the cards you have" in told


def test_what_a_swap_is_paid_with_has_its_stars() -> None:
    state = play(table(START, "2 wood, slate", characters="architect mason"), "swap A")
    assert "Discard for the swap 1 wood ×2 ★ 2 slate ★★" in shown(at(state))


def test_a_card_is_placed_by_the_name_of_a_cell() -> None:
    state = paid_for("cellar", START)
    assert "Place the cellar on 1 B1 2 A2" in shown(at(state))
    assert at(state, "b1", "").moves == ["at B1"]
    assert at(state, "2", "").moves == ["at A2"]


def test_cells_are_protected_by_what_is_spent_on_them() -> None:
    state = struck("drought", DRY, "2 water, joker", "wood")
    told = shown(at(state))
    assert "1 Protect with water: A2 A3 2 Protect with a joker: A2 A3 4 Spend nothing against the drought" in told
    assert at(state, "1 A3").moves == ["shield water A3"]
    assert at(state, "joker A2").moves == ["shield joker A2"]
    assert "1 shield water +0 A2 A3 Where to? Type for example “water A2”." in answer(state, "1")


def test_a_question_without_bundles_begins_with_one() -> None:
    state = play(table(START, "wood", "wood", a="cellar", characters="mason banker"), "choose A")
    assert menu(state) == {"power": 1, "hold": 2}


def test_every_legal_action_is_in_the_menu_once() -> None:
    state, chance = HOMESWEETHOME.new(4, 3), iter(range(10**6))
    while not HOMESWEETHOME.is_over(state):
        moves = HOMESWEETHOME.moves(state)
        assert sorted(item.action for item in Menu(HOMESWEETHOME, state, BUNDLED).items) == sorted(moves)
        state = HOMESWEETHOME.step(state, moves[next(chance) * 7 % len(moves)])


# Answers


def paying() -> Array:
    """Anna pays for a cellar; she holds concrete, brick and a joker."""
    return play(table(START, "concrete, brick, joker", "2 concrete", a="cellar"), "choose A")


@pytest.mark.parametrize("text", ["play concrete", "concrete", "CONCRETE", "p concrete", "1"])
def test_one_resource_many_ways_to_write_it(text: str) -> None:
    found = understand(HOMESWEETHOME, Menu(HOMESWEETHOME, paying(), BUNDLED), text)
    assert isinstance(found, Understood)
    assert HOMESWEETHOME.format(found.action) == "play concrete"


def test_a_joker_alone_is_asked_back() -> None:
    found = understand(HOMESWEETHOME, Menu(HOMESWEETHOME, paying(), BUNDLED), "joker brick")
    assert isinstance(found, Understood)
    assert HOMESWEETHOME.format(found.action) == "play joker brick"
    assert isinstance(understand(HOMESWEETHOME, Menu(HOMESWEETHOME, paying(), BUNDLED), "joker"), Unclear)


def rescuing() -> Array:
    """Jón has passed; Anna, the good neighbour, may give wood."""
    state = table(START, "2 wood, water", "glass", a="wooden-terrace", characters="good-neighbour banker")
    return play(state, "choose A", "play wood", "pass")


def test_helping_out_asks_for_no_help() -> None:
    """`help wood` is a move, `help` a command."""
    assert at(rescuing(), "help wood", "").moves == ["help wood"]
    assert "take back your last action" in answer(rescuing(), "help")


MISTAKES = [
    ("choose A", "Not now."),
    ("play wood", "There is no need for wood here now."),
    ("pass", "You may not pass: you have a resource that is needed."),
    ("power", "You have no power that would help here."),
    ("9", "There is no move 9 here."),
    ("xyzzy", "is neither a move nor a command"),
]


@pytest.mark.parametrize(("text", "sentence"), MISTAKES)
def test_a_mistake_gets_a_sentence_and_changes_nothing(text: str, sentence: str) -> None:
    assert sentence in answer(paying(), text)
    assert at(paying(), text).moves == []


# Looking things up


def test_why_answers_for_a_cell() -> None:
    state = paid_for("cellar", START)
    assert answer(state, "why C3").startswith("at C3: What you build must touch something built: C3 touches nothing.")
    assert "Something is built on A1 already." in answer(state, "why A1")


def test_the_effects_tell_points_and_what_a_move_means() -> None:
    state = table(START, "water, wood", "wood", a="flower-bed", b="wooden-terrace")
    told = answer(state, "?")
    assert "choose A +1 play water → at B1: flower bed\xa0+1 · you hold 1 of the 1 card it takes" in told.replace(
        "bed +", "bed\xa0+"
    )
    assert "choose B +0 you hold 1 of the 2 cards it takes" in told
    assert "play concrete +0 then 2 more are needed" in answer(paying(), "?")


def test_a_place_that_a_trap_will_strike_is_marked() -> None:
    told = answer(paid_for("flower-bed", START, b="cellar hail bathroom"), "?")
    assert "at B1 +1 flower bed +1 · A trap strikes B1 when this turn ends: hail." in told
    assert "at A2 +1 flower bed +1" in told


def test_the_score_is_one_for_all() -> None:
    told = answer(table("cellar bathroom slate-roof | lawn | .\n.|.|.\n.|.|."), "score")
    assert "buildings 11 cellar A1 3 bathroom A1 6 slate roof A1 2 terrains 1 lawn B1 1 Total 12" in told
    assert "Anna" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_looked_up_in_every_language(lang: str) -> None:
    looks = ["?", "why C3", "why A", "why joker", "why power", "score", "log", "cards", "help", "table"]
    drought, hail = struck("drought", DRY, "2 water, joker"), struck("hail", START, "tarp")
    swapping = play(table(START, "2 wood, slate", characters="architect mason"), "swap A")
    peeking = table(START, "wood", "slate", characters="site-manager mason")
    states = [drought, hail, swapping, peeking, paying(), rescuing(), paid_for("cellar", START)]
    for state in (*states, play(table(START, "wood", "wood"), "choose none")):
        assert at(state, *looks, lang=lang).status == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_can_be_described(lang: str) -> None:
    speaker = Speaker(lang, "homesweethome")
    state, names = HOMESWEETHOME.new(3, 9), ["Anna", "Jón", "Zoë"]
    for step in range(400):
        if HOMESWEETHOME.is_over(state):
            return
        view, moves = HOMESWEETHOME.view(state, HOMESWEETHOME.to_act(state)), HOMESWEETHOME.moves(state)
        for notation in view["legal"]:
            assert speaker.say(HOMESWEETHOME.phrase(view, notation, names))
        state = HOMESWEETHOME.step(state, moves[step * 5 % len(moves)])


# What happened


def test_a_trap_is_told_with_what_it_destroys() -> None:
    state = play(table(START, "wood", "wood", a="cellar hail bathroom"), "choose none")
    told = " ".join(at(state, "keep", "", "", "keep", "", "", "log").after("log").split())
    assert "Jón keeps the cards in hand. A trap strikes: hail. Lost: the lawn on A1. That ends turn 2." in told


def test_a_trap_without_prey_does_no_harm() -> None:
    state = table("cellar | . | .\n.|.|.\n.|.|.", "wood", "wood", a="lawn hail bathroom")
    told = " ".join(at(state, "choose none", "", "keep", "", "", "keep", "", "", "log").after("log").split())
    assert "A trap strikes: hail. It does no harm." in told


def test_pests_take_a_building_as_one() -> None:
    house = "cellar bathroom slate-roof | . | .\n.|.|.\n.|.|."
    state = play(table(house, "wood", "wood", a="lawn pests fountain"), "choose none")
    told = " ".join(at(state, "keep", "", "", "keep", "", "", "log").after("log").split())
    assert "A trap strikes: pests. Lost: the whole building on A1." in told


def test_a_construction_that_fails_is_told() -> None:
    state = play(table(START, "concrete", "glass", a="cellar"), "choose A", "play concrete")
    told = " ".join(at(state, "pass", "", "", "log").after("log").split())
    assert "Jón passes: no concrete or brick in hand. The construction fails (cellar), and what was played" in told


def test_whoever_is_looked_at_is_called_by_name() -> None:
    state = table(START, "wood", "slate", characters="site-manager mason")
    assert "Anna looks at Jón’s cards." in at(state, "peek 1", "", "log").after("log")
    spoken_to = at(state, "peek 1", "", "choose none", "", names=("Anna", "You"), lang="en")
    assert "Anna looks at your cards." in spoken_to.output


def test_advice_stands_on_the_table_and_is_not_told_again() -> None:
    state = table(START, "wood", "slate", a="cellar", speaking=True)
    played = at(state, "say A", "")
    assert "is for A" not in played.output
    assert any(re.search(r"Jón +7? *\d +A$", line.rstrip()) for line in played.output.splitlines())
    assert "Jón is for A: the cellar." in at(state, "say A", "", "log").after("log")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_low_terminal_everything_is_on_one_screen(lang: str) -> None:
    """The house, the queues, the hand, what happened and the question, with all five players."""
    hands = ["2 wood, slate", "2 brick, water", "2 metal", "2 concrete", "wood"]
    state = table(
        "cellar bathroom kitchenette | . | lawn\n small-slab guest-bedroom tiled-roof | . | .\n fountain | . | .",
        *hands,
        a="swimming-pool hail glass-roof",
        b="glazed-living-room fireside-living-room guttered-slate-roof",
        characters="mason site-manager good-neighbour carpenter architect",
    )
    state = play(state, "choose none", "keep")
    tossing = ["toss brick", "toss brick", "", "toss metal", "toss metal", "", "toss concrete", "toss concrete", ""]
    tossing += ["toss wood", "", *["say none"] * 3, "choose none"]
    seated = sitting_at(state, *(seat.name for seat in PEOPLE), "Þóra")
    calls = iter(tossing)

    def answer_all(played: TableUnderTest) -> str | None:
        return "" if is_covered(played) else next(calls, None)

    played = TableUnderTest(answer_all, sitting=seated, lang=lang, height=24)
    screens = played.output.split("\x1b[2J\x1b[H")
    asked = [screen for screen in screens if "\n> " in screen and "A1" in screen]
    assert len(asked) > 8
    assert all(screen.split("\n> ")[0].count("\n") <= 23 for screen in asked[1:])
    assert any("· … " in screen for screen in asked)


# Taking back


def test_advice_passes_on_at_once() -> None:
    played = at(table(START, a="cellar", speaking=True), "say A")
    assert CONFIRM not in played.output
    assert played.moves == ["say A"]
    assert f"{HAND_OVER} Anna" in played.output


def test_a_resource_waits_for_a_word() -> None:
    played = at(paying(), "concrete")
    assert played.after("concrete").rstrip().endswith(CONFIRM)
    assert is_confirming(played)
    assert at(paying(), "concrete", "u", "brick").moves == ["play brick"]


def test_what_was_seen_cannot_be_taken_back() -> None:
    """R6  The site manager confirms before the hand is shown."""
    state = table(START, "wood", "2 slate", characters="site-manager mason")
    asked = at(state, "peek 1")
    assert asked.after("peek 1").rstrip().endswith(CONFIRM)
    assert "seen:" not in asked.output
    assert at(state, "peek 1", "u", "choose none").moves == ["choose none"]
    seen = at(state, "peek 1", "", "undo")
    assert "seen: Sl2" in seen.output
    assert "There is nothing of yours to take back" in seen.after("undo")


def test_what_a_turn_turns_up_waits_until_it_is_closed() -> None:
    """The trap, what it destroys and the next turn are news only after the last word."""
    state = play(table(START, "wood", "wood", a="cellar hail bathroom"), "choose none", "keep")
    waiting = at(state, "keep", "log", "score", "table")
    for word in ("trap strikes", "Lost", "ends turn", "turn 3"):
        assert word not in waiting.output
    assert waiting.after("score").count("lawn") == 1
    closed = at(state, "keep", "", "")
    assert "A trap strikes: hail. Lost: the lawn on A1. That ends turn 2." in shown(closed)
    assert "turn 3 of 20" in closed.output


def test_what_came_of_ones_own_move_is_told_to_oneself() -> None:
    """With one person at the table there is nobody else to tell it."""
    state = paid_for("flower-bed", START, b="cellar hail bathroom")
    played = TableUnderTest(["at B1", ""], sitting=sitting_at(state, "You", "bot:random"))
    told = played.output.split(CONFIRM, 1)[1]
    assert "A trap strikes: hail. Lost: the lawn on A1. Lost at once: the flower bed." in " ".join(told.split())


# Passing the keyboard on


def test_the_screen_is_covered_between_two_people() -> None:
    played = TableUnderTest(["", "say none", ""], "Anna,Jón", game=HOMESWEETHOME)
    parts = played.output.split(HAND_OVER)
    assert parts[0].strip() == ""
    assert parts[1].startswith(" Jón, and press Enter when nobody else is looking.")
    assert parts[2].startswith(" Anna, and press Enter when nobody else is looking.")
    assert "Your hand" in parts[1]
    assert "Your hand" in parts[2]


def test_with_one_person_nothing_is_covered() -> None:
    played = TableUnderTest(["say none", "choose none", ""], "Anna,random,random", game=HOMESWEETHOME)
    assert HAND_OVER not in played.output


def test_bots_between_two_turns_of_one_person_change_nothing() -> None:
    played = TableUnderTest(somebody(1), "Anna,random,Jón,random", seed=3, game=HOMESWEETHOME)
    called = re.findall(rf"{HAND_OVER} (\w+)", played.output)
    assert all(one != other for one, other in pairwise(called))


def test_only_enter_uncovers_the_screen() -> None:
    """Whoever types something else is not the one who was called."""
    played = TableUnderTest(["u", "2", "table", "quit", ""], "Anna,Jón", game=HOMESWEETHOME)
    assert "Your hand" not in played.output
    assert played.output.count(HAND_OVER) == 4
    assert played.status == 0
    assert "Goodbye!" in played.output


def test_a_game_is_saved_from_behind_the_cover(own_folder: Path) -> None:
    played = TableUnderTest(["save here", "quit"], "Anna,Jón", game=HOMESWEETHOME)
    assert (own_folder / "here.json").exists()
    assert "Your hand" not in played.output


def test_a_terminal_forgets_what_it_has_shown() -> None:
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=80, height=24)
    sitting = dealt(PEOPLE[:2], 7, game=HOMESWEETHOME)
    speaker, drawing = Speaker("en", "homesweethome"), drawing_of("homesweethome")
    Desk(sitting, speaker, drawing, console, Keyboard(console, io.StringIO())).cover()
    assert screen.getvalue().startswith("\x1b[H\x1b[2J\x1b[3J")


def test_a_terminal_that_cannot_erase_scrolls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=80, height=24)
    sitting = dealt(PEOPLE[:2], 7, game=HOMESWEETHOME)
    speaker, drawing = Speaker("en", "homesweethome"), drawing_of("homesweethome")
    Desk(sitting, speaker, drawing, console, Keyboard(console, io.StringIO())).cover()
    assert screen.getvalue().count("\n") >= 24


def test_on_a_real_terminal_nothing_can_be_called_up_again() -> None:
    child = with_play("--seed", "7", "--seats", "Anna,Jón", game="homesweethome")
    for line, expected in [
        ("", "Your turn, Jón"),
        ("why joker", "Not now"),
        ("say none", "\x1b\\[3J.*Hand the keyboard to Anna"),
        ("", "Your turn, Anna"),
        ("\x1b[A", "Type the number of a move, or"),
    ]:
        child.sendline(line)
        child.expect(expected)
        child.expect("\r\n> ")
    child.sendline("quit")
    child.expect("Type a file name")
    child.sendline("")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


# The end


WINNING = {"en": ("win", "victory"), "fr": ("gagne", "victoire"), "is": ("vinnur", "sigr")}
TOGETHER = {"en": "Together you have built", "fr": "Ensemble, vous avez bâti", "is": "Saman hafið þið byggt"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_ends_with_a_house_and_nobody_wins(lang: str, players: int) -> None:
    """R10"""
    seats = ",".join(["Anna", "Jón", "random", "random", "random"][:players])
    options = {"characters": players % 2 == 0, "expert": players > 3}
    played = TableUnderTest(somebody(players), seats, lang=lang, seed=players, options=options, game=HOMESWEETHOME)
    assert played.status == 0
    assert HOMESWEETHOME.is_over(played.sitting.state)
    end = played.output[played.output.rindex(TOGETHER[lang]) - 4000 :].lower()
    assert TOGETHER[lang].lower() in end
    assert not any(word in end for word in WINNING[lang])


def test_the_final_score_is_told_once_line_by_line() -> None:
    state = table("cellar bathroom slate-roof | lawn | .\n.|.|.\n.|.|.", "wood", "wood", turn=20)
    played = at(state, "choose none", "", "keep", "", "", "keep", "", "")
    end = " ".join(played.output.split(CONFIRM)[-1].split())
    assert "buildings 11 cellar A1 3 bathroom A1 6 slate roof A1 2 terrains 1 lawn B1 1 Total 12" in end
    assert end.count("Total") == 1
    assert "Together you have built a cabin, worth 12 points." in end


# Saving, loading, watching


def test_a_saved_game_goes_on_where_it_was(own_folder: Path) -> None:
    before = TableUnderTest(["", "say none", "", "save mine", "quit"], "Anna,Jón", game=HOMESWEETHOME)
    record = json.loads((own_folder / "mine.json").read_text())
    assert record["moves"] == [[1, "say none"]]
    from rooftree.cli.table.saving import load

    resumed = Sitting.resumed(HOMESWEETHOME, load(HOMESWEETHOME, own_folder / "mine.json"))
    assert resumed.state.tobytes() == before.sitting.state.tobytes()
    after = TableUnderTest([""], sitting=resumed)
    assert after.output.lstrip().startswith(f"{HAND_OVER} Anna")
    assert "Your turn, Anna." in after.output


def test_a_finished_game_is_watched_turn_by_turn(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    finished = TableUnderTest(somebody(2), "Anna,Jón", seed=2, game=HOMESWEETHOME)
    from rooftree.cli.table.saving import save

    save(finished.sitting.record(), own_folder / "game.json")
    assert main(["replay", "game.json", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert all(f"turn {turn} of 20" in told for turn in range(1, 21))
    assert "Together you have built" in told
    assert "Your hand" not in told
    assert told.count("Total") == 1
    assert main(["replay", "game.json", "--json"]) == 0
    moves = json.loads(capsys.readouterr().out)["moves"]
    assert {move["turn"] for move in moves} == set(range(1, 21))
    assert main(["replay", "game.json", "--check"]) == 0


# Effects know no hands


def test_the_effect_of_a_move_is_the_same_whoever_holds_the_tarp() -> None:
    """R7  With a tarp at the table somebody would be asked, without it the hail would strike at once."""
    worlds = [
        play(table(START, "wood", cards, a="cellar hail bathroom"), "choose none", "keep")
        for cards in ("tarp", "glass")
    ]
    shown = [effects_of(HOMESWEETHOME, world)["keep"] for world in worlds]
    assert shown[0] == shown[1]
    assert shown[0].points == 0
