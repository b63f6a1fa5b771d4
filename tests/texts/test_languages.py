"""The three languages have the same messages with the same attributes and variables, and sentences for all that the
code can say.
"""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rooftree
from rooftree.core.game import Game
from rooftree.core.message import Message
from rooftree.core.notation import kebab
from rooftree.games import NAMES
from rooftree.texts import LANGUAGES, Speaker
from tests.texts.vocabulary import VOCABULARIES, Vocabulary, play_at_random

PACKAGE = Path(rooftree.__file__).parent
GAMES = PACKAGE / "games"
INTERFACE = PACKAGE / "texts"
FOLDERS = (INTERFACE, *(GAMES / name / "texts" for name in NAMES))
BROWSER = PACKAGE.parents[1] / "web" / "src"
ALL_FOLDERS = (*FOLDERS, BROWSER / "texts", *(BROWSER / "games" / name / "texts" for name in NAMES))
FORMS = {form for vocabulary in VOCABULARIES.values() for forms in vocabulary.names.values() for form in forms}

# What the table in the terminal and the replay ask of every game, beside its welcome.
SESSION = {"turn-score", "score-so-far", "help-cards", "replay-next"}
EXAMPLES = {"cell", "move", "moves", "verb", "topic"}

NUM_GAMES = 10  # at random, of each kind: enough to say almost everything


class Variables(Visitor):
    """Collects the variables of a pattern, the forms of one name counted as one."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(re.sub(rf"-({'|'.join(sorted(FORMS))})$", "", node.id.name))


def variables(pattern: ast.Pattern | None) -> frozenset[str]:
    visitor = Variables()
    if pattern:
        visitor.visit(pattern)
    return frozenset(visitor.found)


@cache
def patterns(path: Path) -> dict[str, frozenset[str]]:
    """Every message and attribute of a file with its variables."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), (path.name, entry.content)
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, (path.name, entry.id.name)
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def english(name: str) -> dict[str, frozenset[str]]:
    return patterns(GAMES / name / "texts" / "en.ftl")


def keys(name: str, prefix: str) -> set[str]:
    """The messages of one family of a game, without its prefix."""
    return {key.removeprefix(prefix) for key in english(name) if key.startswith(prefix) and "." not in key}


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def vocabulary(name: str) -> Vocabulary:
    return VOCABULARIES[name]


@pytest.fixture
def game(name: str) -> Game:
    return rooftree.load(name, build="checked")


@pytest.fixture(params=LANGUAGES)
def speaker(name: str, request: pytest.FixtureRequest) -> Speaker:
    return Speaker(request.param, name)


# The files


@pytest.mark.parametrize("folder", FOLDERS, ids=("interface", *NAMES))
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_attributes_and_variables(folder: Path, lang: str) -> None:
    assert patterns(folder / f"{lang}.ftl") == patterns(folder / "en.ftl")


def french(folder: Path) -> str:
    return re.sub(r"^#.*", "", (folder / "fr.ftl").read_text(encoding="utf-8"), flags=re.MULTILINE)


@pytest.mark.parametrize("folder", ALL_FOLDERS, ids=str)
def test_french_never_breaks_a_line_before_its_high_signs(folder: Path) -> None:
    assert re.findall(r"[^=\s]+ (?:[:;?!](?=\s)|»)|« \S+", french(folder)) == []


@pytest.mark.parametrize("folder", ALL_FOLDERS, ids=str)
def test_french_puts_no_word_that_elides_before_a_name(folder: Path) -> None:
    """“Maison de Anna” would be wrong, and “d’Anna” cannot be written without knowing the name."""
    assert re.findall(r"\b(?:de|que|si|ne) \{ \$(?:name|names|player|players|seat|bot) \}", french(folder)) == []


def test_the_interface_and_the_game_share_no_key(name: str) -> None:
    assert not set(patterns(INTERFACE / "en.ftl")) & set(english(name))


def test_every_family_of_messages_is_used_in_the_source(name: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    families = {key.partition("-")[0] for key in english(name)}
    families -= {"action", "option", "example"}  # checked below, each on its own
    assert [family for family in families if f'"{family}-' not in source] == []


# What the code can say


def literal_keys(folder: Path, prefix: str) -> set[str]:
    """The keys of one family that the source of a folder mentions."""
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    return set(re.findall(rf'"{prefix}([a-z-]+)"', source))


@pytest.mark.parametrize("prefix", ["why-", "tell-", "news-", "cost-", "loss-", "ending-", "ended-"])
def test_every_key_in_the_source_has_a_sentence_and_no_sentence_is_unused(name: str, prefix: str) -> None:
    assert literal_keys(GAMES / name, prefix) == keys(name, prefix)


def test_the_reasons_that_all_games_share_are_in_the_interface() -> None:
    shared = {f"why-{key}" for key in literal_keys(PACKAGE / "core", "why-")}
    assert shared <= set(patterns(INTERFACE / "en.ftl"))


def test_whatever_is_told_of_others_can_be_told_to_the_one_who_did_it(name: str) -> None:
    found = english(name)
    told = {key: found[f"tell-{key}"] - {"player"} for key in keys(name, "tell-")}
    assert {key: found[f"you-{key}"] for key in keys(name, "you-")} == told


def test_every_decision_has_a_question_and_a_short_form(name: str, game: Game) -> None:
    names = {kebab(decision) for decision in game.decisions}
    assert keys(name, "decision-") == names | {f"{each}-short" for each in names}


def test_every_action_can_be_offered_and_its_variables_are_known(
    name: str, game: Game, vocabulary: Vocabulary
) -> None:
    assert {phrase.pattern for phrase in game.notation.phrases} == set(vocabulary.actions)
    offered = {f"action-{key}": wanted for each in vocabulary.actions.values() for key, wanted in each.items()}
    assert {key: wanted for key, wanted in english(name).items() if key.startswith("action-")} == offered


def test_every_line_of_a_score_has_words(name: str, vocabulary: Vocabulary) -> None:
    source = (GAMES / name / "lines.py").read_text(encoding="utf-8")
    assert keys(name, "line-") == vocabulary.lines
    assert [line for line in vocabulary.lines if f'"{line}"' not in source] == []


def test_every_thing_has_its_name_in_every_form(name: str, vocabulary: Vocabulary) -> None:
    forms = {
        f"name-{thing}{form}"
        for thing, declined in vocabulary.names.items()
        for form in ("", *(f".{each}" for each in declined))
    }
    assert {key for key in english(name) if key.startswith("name-")} == forms


def test_every_effect_is_of_a_card(name: str, vocabulary: Vocabulary) -> None:
    assert keys(name, "effect-") == vocabulary.effects


def test_every_option_and_value_is_explained(name: str, game: Game) -> None:
    values = {f"option-{option.name}.{str(value).lower()}" for option in game.options for value in option.values}
    found = {key for key in english(name) if key.startswith("option-")}
    assert found == values | {f"option-{option.name}" for option in game.options}


def test_every_game_has_the_sentences_that_a_session_wants_of_it(name: str) -> None:
    assert SESSION | {f"welcome-{name}"} <= set(english(name))
    assert keys(name, "example-") == EXAMPLES


def test_the_examples_of_moves_are_moves(game: Game, speaker: Speaker) -> None:
    moves = speaker.say("example-moves").split(", ")
    for move in (*moves[:-1], speaker.say("example-move")):
        assert game.format(game.parse(move)) == move
    assert moves[-1] in moves[-2], "the last one is short for the one before"
    assert any(phrase.pattern.split()[0] == speaker.say("example-verb") for phrase in game.notation.phrases)
    assert any(speaker.say("example-cell") in game.format(move).split() for move in range(len(game.notation)))


# Saying it


def test_every_card_speaks_its_name_and_effect(speaker: Speaker, vocabulary: Vocabulary) -> None:
    for card in vocabulary.cards:
        assert "#" not in speaker.name(card)
        effect = speaker.effect(card)
        assert not effect[0].islower(), effect
        assert "{" not in effect


@pytest.mark.parametrize(
    "family",
    ["decision-", "action-", "why-", "tell-", "you-", "remark-", "news-", "cost-", "loss-", "ending-", "ended-"],
)
def test_every_sentence_can_be_said_about_anything(
    name: str, speaker: Speaker, vocabulary: Vocabulary, family: str
) -> None:
    """Also those that random games seldom reach."""
    samples = vocabulary.samples
    for key in sorted(keys(name, family)):
        for place in range(3):
            given = {each: samples[each][place % len(samples[each])] for each in english(name)[family + key]}
            assert "{" not in speaker.say(family + key, **given)


def test_the_interface_can_say_everything_at_the_table_of_every_game(speaker: Speaker) -> None:
    for key, wanted in patterns(INTERFACE / "en.ftl").items():
        assert "{" not in speaker.say(key, **dict.fromkeys(wanted, 21))


@cache
def said_at_random(name: str) -> list[Message]:
    game, options = rooftree.load(name, build="checked"), VOCABULARIES[name].options
    counts = range(game.min_players, game.max_players + 1)
    spoken = [
        each
        for seed in range(NUM_GAMES)
        for each in play_at_random(game, counts[seed % len(counts)], seed, options[seed % len(options)])
    ]
    state = game.new(game.max_players, 1)
    spoken += filter(None, [game.why_not(state, action) for action in range(len(game.notation))])
    return list({(each.key, *each.args.items()): each for each in spoken}.values())


def test_random_games_reach_most_of_the_log_and_the_reasons(name: str, vocabulary: Vocabulary) -> None:
    reached = {each.key for each in said_at_random(name)}
    wanted = {prefix + key for prefix in ("why-", "tell-") for key in keys(name, prefix)}
    assert wanted - reached <= vocabulary.seldom_said


def test_everything_said_in_random_games_can_be_said(name: str, speaker: Speaker) -> None:
    for each in said_at_random(name):
        sentence = speaker.say(each, player="Ada")
        assert sentence[0].isupper() or sentence[0].isdigit(), sentence
        assert sentence[-1] in ".?", sentence


def test_a_sentence_wants_only_what_the_code_supplies(name: str) -> None:
    wanted = patterns(INTERFACE / "en.ftl") | english(name)
    for each in said_at_random(name):
        assert wanted[each.key] <= {*each.args, "player"}
