"""The three languages have the same messages with the same attributes and variables, and sentences for all that the
code can say.
"""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rooftree
from rooftree.core.game import Game
from rooftree.core.message import Message, Name
from rooftree.core.notation import kebab
from rooftree.games.dreamhome.cards import RESOURCE_NAMES, ROOM_NAMES, Decor, Helper, RoofColour, RoomType, Tool
from rooftree.games.dreamhome.notation import NOTATION
from rooftree.games.dreamhome.state import Decision, Floor
from rooftree.texts import LANGUAGES, Speaker

PACKAGE = Path(rooftree.__file__).parent
DREAMHOME = PACKAGE / "games" / "dreamhome"
FOLDERS = (PACKAGE / "texts", DREAMHOME / "texts")

NAME_FORMS = ("a", "the", "no", "in", "beside")
ROOF_FORMS = ("a", "the", "no")
CARD_FORMS = ("a", "the")
ROOMS = [kebab(room) for room in RoomType if room]
ROOFS = [f"roof-{kebab(colour)}{window}" for colour in RoofColour for window in ("", "-window")]
DECOR = [kebab(decor) for decor in Decor if decor]
TOOLS = [kebab(tool) for tool in Tool]
HELPERS = [kebab(helper) for helper in Helper]

NAMES: dict[str, tuple[str, ...]] = dict.fromkeys((*ROOMS, "empty-room"), NAME_FORMS)
NAMES |= dict.fromkeys(("roof", *ROOFS), ROOF_FORMS)
NAMES |= dict.fromkeys((*DECOR, *TOOLS, *HELPERS), CARD_FORMS)
NAMES |= dict.fromkeys((*map(kebab, RoofColour), *map(kebab, Floor), "garden", "first-player-marker"), ())
LINES = ("bathrooms", "empty-rooms", "essentials", "roof-incomplete", "roof-mixed", "roof-uniform", "windows")
ROOM_EFFECTS = ("room", "room-beside", "room-sizes", "decor", "decor-any", "decor-garden", "roof", "roof-window")

# What a caller supplies for each action, with an example; `room` and such are names.
ACTIONS: dict[str, set[str]] = {
    "pass": set(),
    "discard": {"column", "room", "resource"},
    "hammer": {"column", "room"},
    "drill": {"column", "room", "old", "cell"},
    "mix": {"column", "column2", "room", "room2"},
    "take": {"column", "room", "resource"},
    "take-first": {"column", "room"},
    "place": {"room", "cell"},
    "place-down": {"cell"},
    "decor": {"decor", "cell"},
    "scaffold": {"cell"},
    "roofer": {"roof"},
    "supply": {"room", "old", "cell"},
    "swap": {"cell", "cell2", "room", "room2"},
}

SOME_ROOMS = (Name("living-room#3"), Name("empty-room"), Name("gym"))
SAMPLES: dict[str, tuple[int | str, ...]] = {
    **dict.fromkeys(("column", "column2", "size"), (1, 2, 21)),
    **dict.fromkeys(("cell", "cell2", "below"), (Name("T2"), Name("B4"))),
    **dict.fromkeys(("room", "room2", "old"), SOME_ROOMS),
    "other": SOME_ROOMS,
    "resource": (Name("roof-red#2"), Name("paintings"), Name("architect#1")),
    "roof": (Name("roof-grey-window"), Name("roof-green#1")),
    "decor": (Name("paintings"), Name("sofa")),
    "tool": (Name("drill"), Name("concrete-mixer")),
    "helper": (Name("roofer"), Name("handyman")),
    "decision": (Name("take-column"), Name("use-helper")),
    "player": ("Ada",),
}
SELDOM_SAID = {"why-two-tokens", "why-no-card", "why-no-room-in-hand"}  # the last two guard what play never reaches


class Variables(Visitor):
    """Collects the variables of a pattern, the forms of one name counted as one."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(re.sub(rf"-({'|'.join(NAME_FORMS)})$", "", node.id.name))


def variables(pattern: ast.Pattern | None) -> frozenset[str]:
    visitor = Variables()
    if pattern:
        visitor.visit(pattern)
    return frozenset(visitor.found)


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


def keys(prefix: str) -> set[str]:
    """The messages of one family, without its prefix."""
    found = patterns(DREAMHOME / "texts" / "en.ftl")
    return {key.removeprefix(prefix) for key in found if key.startswith(prefix) and "." not in key}


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(request.param, "dreamhome")


# The files


@pytest.mark.parametrize("folder", FOLDERS, ids=("interface", "dreamhome"))
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_attributes_and_variables(folder: Path, lang: str) -> None:
    assert patterns(folder / f"{lang}.ftl") == patterns(folder / "en.ftl")


def test_the_interface_and_the_game_share_no_key() -> None:
    interface, game = (set(patterns(folder / "en.ftl")) for folder in FOLDERS)
    assert not interface & game


def test_every_family_of_messages_is_used_in_the_source() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    families = {key.partition("-")[0] for key in patterns(DREAMHOME / "texts" / "en.ftl")}
    families -= {"action", "option"}  # checked below, each on its own
    assert [family for family in families if f'"{family}-' not in source] == []


# What the code can say


def literal_keys(prefix: str) -> set[str]:
    """The keys of one family that the game's source mentions."""
    source = "".join(path.read_text(encoding="utf-8") for path in DREAMHOME.glob("*.py"))
    return set(re.findall(rf'"{prefix}([a-z-]+)"', source))


@pytest.mark.parametrize("prefix", ["why-", "tell-"])
def test_every_key_in_the_source_has_a_sentence_and_no_sentence_is_unused(prefix: str) -> None:
    assert literal_keys(prefix) == keys(prefix) != set()


def test_every_decision_has_a_question_and_a_short_form() -> None:
    names = {kebab(decision) for decision in Decision}
    assert keys("decision-") == names | {f"{name}-short" for name in names}


def test_every_action_can_be_offered_and_its_variables_are_known() -> None:
    verbs = {phrase.pattern.partition(" ")[0] for phrase in NOTATION.phrases}
    assert verbs == {action.partition("-")[0] for action in ACTIONS}
    found = patterns(DREAMHOME / "texts" / "en.ftl")
    assert {action: found[f"action-{action}"] for action in keys("action-")} == ACTIONS


def test_every_line_of_a_score_has_words() -> None:
    source = (DREAMHOME / "lines.py").read_text(encoding="utf-8")
    assert set(re.findall(r'Line\("([a-z-]+)"', source)) == keys("line-") == set(LINES)


def test_every_thing_has_its_name_in_every_form() -> None:
    found = patterns(DREAMHOME / "texts" / "en.ftl")
    forms = {(name, form) for name, all_forms in NAMES.items() for form in ("", *(f".{each}" for each in all_forms))}
    assert {key for key in found if key.startswith("name-")} == {f"name-{name}{form}" for name, form in forms}


def test_every_effect_is_of_a_card() -> None:
    assert keys("effect-") == {*ROOM_EFFECTS, *TOOLS, *HELPERS, "too-late"}


def test_every_option_and_value_is_explained() -> None:
    options = rooftree.load("dreamhome", build="checked").options
    values = {f"option-{option.name}.{str(value).lower()}" for option in options for value in option.values}
    found = {key for key in patterns(DREAMHOME / "texts" / "en.ftl") if key.startswith("option-")}
    assert found == values | {f"option-{option.name}" for option in options}


# Saying it


def test_every_card_speaks_its_name_and_effect(speaker: Speaker) -> None:
    for card in (*ROOM_NAMES[1:], *RESOURCE_NAMES[1:], "roof"):
        assert "#" not in speaker.name(card)
        assert speaker.effect(card)


@pytest.mark.parametrize("family", ["decision-", "action-", "why-", "tell-"])
def test_every_sentence_can_be_said_about_anything(speaker: Speaker, family: str) -> None:
    """Also those that random games seldom reach."""
    found = patterns(DREAMHOME / "texts" / "en.ftl")
    for key in sorted(keys(family)):
        for sample in range(3):
            given = {each: SAMPLES[each][sample % len(SAMPLES[each])] for each in found[family + key]}
            assert "{" not in speaker.say(family + key, **given)


def play_at_random(game: Game, players: int, seed: int) -> list[Message]:
    """Every log entry, and every reason against an action of the span that is asked for, of one game."""
    chance, said = random.Random(seed), list[Message]()
    state = game.new(players, seed, {"roofs": chance.choice(["strict", "open"])})
    while not game.is_over(state):
        said += game.view(state, game.to_act(state))["reasons"].values()
        action = chance.choice(game.moves(state))
        said.append(game.tell(state, action))
        game.apply(state, action)
    return [*said, *filter(None, [game.why_not(state, 0)])]


@pytest.fixture(scope="module")
def said() -> list[Message]:
    game = rooftree.load("dreamhome", build="checked")
    spoken = [each for seed in range(6) for each in play_at_random(game, 2 + seed % 3, seed)]
    spoken += filter(None, [game.why_not(game.new(4, 1), action) for action in range(len(game.notation))])
    return list({(each.key, *each.args.items()): each for each in spoken}.values())


def test_random_games_reach_most_of_the_log_and_the_reasons(said: list[Message]) -> None:
    reached = {each.key for each in said}
    assert {prefix + key for prefix in ("why-", "tell-") for key in keys(prefix)} - reached <= SELDOM_SAID


def test_everything_said_in_random_games_can_be_said(speaker: Speaker, said: list[Message]) -> None:
    for each in said:
        sentence = speaker.say(each, player="Ada")
        assert sentence[0].isupper(), sentence
        assert sentence[-1] in ".?", sentence


def test_a_sentence_wants_only_what_the_code_supplies(said: list[Message]) -> None:
    found = patterns(DREAMHOME / "texts" / "en.ftl")
    for each in said:
        assert found[each.key] <= {*each.args, "player"}
