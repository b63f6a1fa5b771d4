"""The speaker says names in every form, and refuses loudly what it cannot say."""

import subprocess
import sys

import pytest

from rooftree.core.message import Name, Names, message
from rooftree.games import NAMES
from rooftree.texts import LANGUAGES, Speaker, SpeechError, plain


@pytest.fixture
def english() -> Speaker:
    return Speaker("en", "dreamhome")


def test_a_name_brings_all_its_forms(english: Speaker) -> None:
    taken = message("tell-take", column=3, room=Name("living-room#3"), resource=Name("roof-red-window"))
    assert english.say(taken, player="Ada") == "Ada takes column 3: a living room and a red roof with a window."


def test_every_language_solves_its_own_grammar() -> None:
    taken = message("tell-take", column=3, room=Name("living-room#3"), resource=Name("scaffolding"))
    french, icelandic = Speaker("fr", "dreamhome"), Speaker("is", "dreamhome")
    assert french.say(taken, player="Ada") == "Ada prend la colonne 3\u00a0: un salon et un échafaudage."
    assert icelandic.say(taken, player="Ada") == "Ada tekur dálk 3: stofu og vinnupalla."


def test_a_room_tile_speaks_its_room_and_its_colour() -> None:
    built = message("tell-renovate", room=Name("room-green#4"), cell=Name("C3"), price=5)
    english, french, icelandic = (Speaker(lang, "california") for lang in ("en", "fr", "is"))
    assert english.name("room-brown#4") == "brown games room"
    assert english.say(built, player="Ada") == "Ada renovates C3 as a green winter garden for 5 silver."
    assert french.say(built, player="Ada") == "Ada rénove C3 en jardin d’hiver vert pour 5 monnaies d’argent."
    assert icelandic.say(built, player="Ada") == "Ada gerir C3 upp sem grænan vetrargarð fyrir 5 silfurpeninga."


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "A light blue room must touch your other light blue rooms: C3 touches none."),
        ("fr", "Il faut qu’une pièce bleu pâle touche tes autres pièces bleu pâle\u00a0: C3 n’en touche aucune."),
        ("is", "Nýtt ljósblátt herbergi þarf að snerta hin ljósbláu herbergin þín: C3 snertir ekkert þeirra."),
    ],
)
def test_a_colour_agrees_with_what_it_colours(lang: str, reason: str) -> None:
    speaker = Speaker(lang, "california")
    assert speaker.say("why-must-touch", colour=Name("light-blue"), cell=Name("C3")) == reason


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ada passes: no concrete, slate or water in hand."),
        ("fr", "Ada passe et n’a ni béton ni ardoise ni eau en main."),
        ("is", "Ada segir pass og á ekki steypu, skífu eða vatn."),
    ],
)
def test_a_pass_says_what_is_not_there(lang: str, told: str) -> None:
    passed = message("tell-pass", resources=Names("concrete slate water"))
    assert Speaker(lang, "homesweethome").say(passed, player="Ada") == told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ada passes: no water in hand."),
        ("fr", "Ada passe et n’a pas d’eau en main."),
        ("is", "Ada segir pass og á ekki vatn."),
    ],
)
def test_a_pass_for_want_of_one_thing_names_it_alone(lang: str, told: str) -> None:
    passed = message("tell-pass", resources=Names("water"))
    assert Speaker(lang, "homesweethome").say(passed, player="Ada") == told


@pytest.mark.parametrize(
    ("words", "list_"),
    [([], ""), (["Ada"], "Ada"), (["Ada", "Bo"], "Ada and Bo"), (["Ada", "Bo", "Cy"], "Ada, Bo and Cy")],
)
def test_people_are_listed_with_a_conjunction(english: Speaker, words: list[str], list_: str) -> None:
    assert english.listed(words, "play-and") == list_


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Ada adds concrete.", "Ada adds brick.", "Ada adds water."]),
        ("fr", ["Ada ajoute du béton.", "Ada ajoute de la brique.", "Ada ajoute de l’eau."]),
        ("is", ["Ada leggur til steypu.", "Ada leggur til múrstein.", "Ada leggur til vatn."]),
    ],
)
def test_a_resource_has_the_article_or_the_case_of_its_language(lang: str, sentences: list[str]) -> None:
    speaker = Speaker(lang, "homesweethome")
    told = [message("tell-play", resource=Name(resource)) for resource in ("concrete", "brick", "water")]
    assert [speaker.say(each, player="Ada") for each in told] == sentences


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, "Ada looks at the cards of seat 0."),
        ("Bo", "Ada looks at Bo’s cards."),
        ("you", "Ada looks at your cards."),
    ],
)
def test_a_seat_may_be_a_number_a_name_or_the_reader(seat: int | str, told: str) -> None:
    assert Speaker("en", "homesweethome").say("tell-peek", player="Ada", seat=seat) == told


def test_icelandic_counts_twenty_one_as_one() -> None:
    speaker = Speaker("is", "california")
    told = {price: speaker.say("you-extend", price=price) for price in (1, 2, 11, 21)}
    assert [price for price, text in told.items() if text.endswith("silfurpening.")] == [1, 21]


def test_a_cell_speaks_as_itself(english: Speaker) -> None:
    reason = message("why-unsupported", cell=Name("T3"), below=Name("G3"))
    assert english.say(reason) == "Nothing stands under T3 yet: build on G3 first."
    assert english.name("T3") == "T3"


def test_a_decision_is_named_by_its_question(english: Speaker) -> None:
    reason = message("why-not-now", decision=Name("take-column"))
    assert english.say(reason) == "Not now. You are being asked: Which column do you take?"


def test_one_is_said_as_a_word_and_more_as_a_number(english: Speaker) -> None:
    alone = message("why-too-large", room=Name("bathroom"), size=1, cell=Name("T2"))
    assert english.say(alone) == "Only one card fits in a bathroom: on T2 it would join another."
    assert english.say(alone, size=2).startswith("No more than 2 cards fit in a bathroom")


def test_an_attribute_is_said_with_a_dot(english: Speaker) -> None:
    assert english.say("option-roofs.open") == "Their colours are shown to everyone."


def test_a_line_is_a_sentence_or_a_name(english: Speaker) -> None:
    assert english.line("roof-uniform") == "uniform roof"
    assert english.line("board-game-room") == "board-game room"


def test_an_effect_has_the_numbers_of_the_card_set(english: Speaker) -> None:
    assert english.effect("living-room#3") == "1 / 4 / 9 points for 1 / 2 / 3 cards side by side"
    assert english.effect("pantry#1") == "1 point, but 3 beside a kitchen"
    assert english.effect("piano").startswith("3 points in a living room")


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("three-brown", "Worth 3 points to the first who has three brown pieces on the ground floor"),
        (
            "billiard-table-and-dog",
            "Worth 2 points to the first who has a billiard table and a dog on the ground floor",
        ),
        ("brown-red-mauve", "Worth 3 points to the first who has a brown piece, a red piece and a mauve piece on the"),
        ("dog#2", "Goes in a green room; the green neighbour comes to see it and may bring a gift; bonus of 2 points"),
        ("jukebox#1", "Goes in a red room; the red neighbour comes to see it and may bring a gift"),
        ("room-grey#8", "Worth a point on the ground floor, and holds a grey piece"),
        ("attic-extension#1", "Opens the second place in your attic"),
    ],
)
def test_every_sort_of_tile_and_bonus_card_has_its_effect(card: str, effect: str) -> None:
    assert Speaker("en", "california").effect(card).startswith(effect)


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("swimming-pool", "Terrain, costs concrete + concrete + brick + water; worth 5 points as it stands"),
        ("cellar", "Foundation, costs concrete + concrete + brick; carries two rooms, worth 3 points under a roof"),
        ("shower-room", "Room (bathroom), costs concrete + water; worth 3 points under a roof"),
        ("sheet-metal-roof", "Roof, costs metal; worth 1 point, and what is below it then counts, too"),
        ("pests", "Strike A1, B2, C3 and destroy everything there"),
        ("brick#2", "Pays for constructions"),
        ("water#6", "Pays for constructions, and saves one space from drought"),
        ("carpenter", "Once a turn brings wood without spending a card"),
        ("architect", "Once a turn, before speaking or deciding, swaps the second and third card of a queue for 3 st"),
    ],
)
def test_every_sort_of_card_in_the_house_has_its_effect(card: str, effect: str) -> None:
    assert Speaker("en", "homesweethome").effect(card).startswith(effect)


@pytest.mark.parametrize("key", ["no-such-key", "option-roofs.no-such-value", "name-living-room.no-such-form"])
def test_an_unknown_key_is_refused(english: Speaker, key: str) -> None:
    with pytest.raises(SpeechError, match=key):
        english.say(key)


def test_an_unknown_name_is_refused(english: Speaker) -> None:
    with pytest.raises(SpeechError, match="name-dungeon"):
        english.say("why-no-tool", tool=Name("dungeon"))


def test_a_missing_variable_is_refused(english: Speaker) -> None:
    with pytest.raises(SpeechError, match="tool-a"):
        english.say("why-no-tool")


def test_text_where_a_name_belongs_is_refused(english: Speaker) -> None:
    with pytest.raises(SpeechError, match="tool-a"):
        english.say("why-no-tool", tool="drill")


def test_an_effect_needs_a_game() -> None:
    with pytest.raises(SpeechError, match="without a game"):
        Speaker("en").effect("piano")


def test_an_unknown_language_or_game_is_refused() -> None:
    with pytest.raises(ValueError, match="there are en, fr, is"):
        Speaker("de")
    with pytest.raises(LookupError, match="no game 'chess'"):
        Speaker("en", "chess")


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_spoken_name_names_one_thing(lang: str, game: str) -> None:
    names = Speaker(lang, game).names()
    assert len({plain(name) for name in names}) == len(names) == len(set(names.values()))


def test_people_may_type_names_without_accents() -> None:
    typed = {plain(name): kind for name, kind in Speaker("is", "dreamhome").names().items()}
    assert typed[plain("BADHERBERGI")] == "bathroom"
    assert typed[plain("thaksmidur")] == "roofer"
    assert plain("Salle-de-bain") == plain("salle  de bain")
    assert plain("Manœuvre") == "manoeuvre"
    assert plain("Málverk æ ö") == "malverk ae o"


def test_importing_the_texts_imports_neither_fluent_nor_numpy() -> None:
    code = "import sys, rooftree.texts; print([m for m in ('fluent.runtime', 'numpy') if m in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
