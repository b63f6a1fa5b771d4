"""People write what they say at home: official and everyday words, in three languages, each naming one thing."""

import pytest

from rooftree.box.padding import MORE_WORDS
from rooftree.games.california.scorepad.lexicon import BONUSES, COLOURS, PIECES
from rooftree.games.dreamhome.scorepad.lexicon import DECOR, HELPERS, IN_A_CELL, ROOFS
from rooftree.games.homesweethome.scorepad.lexicon import CARDS
from rooftree.texts import LANGUAGES
from rooftree.texts.speaker import keys_of
from tests.scorepad.sheets import pad, words

SLOTS = {
    "dreamhome": {"cell": IN_A_CELL, "decor": DECOR, "roofs": ROOFS, "helpers": HELPERS},
    "california": {"room": COLOURS, "piece": PIECES, "bonuses": BONUSES},
    "homesweethome": {"card": CARDS},
}
WORDS = [
    ("dreamhome", "decor", "cat-house", ("maison de chat", "maison pour chat", "cat tree", "kisuhús")),
    ("dreamhome", "cell", "bedroom", ("chambre à coucher", "la chambre", "svefnherbergið")),
    ("dreamhome", "cell", "bathroom", ("salle de bains", "the bathroom", "baðherbergið")),
    ("dreamhome", "roofs", "roof-brown", ("marron", "toit brun", "brown roof", "le toit brun")),
    ("dreamhome", "decor", "birdhouse", ("nichoir", "bird house", "fuglahúsið")),
    ("dreamhome", "decor", "treehouse", ("trjákofinn", "trjákofa", "cabane", "tree house")),
    ("dreamhome", "decor", "play-tent", ("leiktjald", "barnatjald", "tipi")),
    ("dreamhome", "roofs", "roof-green-window", ("toit vert avec fenêtre", "vert à fenêtre")),
    ("dreamhome", "roofs", "roof-red-window", ("red roof with window", "rautt þak með glugga")),
    ("dreamhome", "helpers", "interior-designer", ("décoratrice", "designer", "innanhússhönnuðurinn")),
    ("california", "bonuses", "motorcycle-and-pinball", ("moto & flipper", "flipper et moto", "motorbike + pinball",
                                                         "une moto et un flipper", "mótorhjól og kúluspil")),
    ("california", "bonuses", "swimming-pool-and-grand-piano", ("pool & piano", "piscine, piano", "laug og flygill")),
    ("california", "bonuses", "three-brown", ("3 bruns", "three brown", "3 brown pieces", "trois meubles bruns",
                                              "þrjú brún húsgögn", "3 brún")),
    ("california", "bonuses", "brown-red-mauve", ("mauve, rouge et brun", "brown + red + mauve")),
    ("california", "piece", "sunbed", ("transat", "la chaise longue", "sólstóll")),
    ("california", "room", "green", ("verte", "une pièce verte", "the green winter garden")),
    ("homesweethome", "card", "guttered-slate-roof", ("toit d’ardoise à gouttières", "gouttières")),
    ("homesweethome", "card", "cellar", ("la cave", "the cellar", "geymslukjallarinn")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "slot", "kind", "text"), [(game, slot, kind, text) for game, slot, kind, texts in WORDS for text in texts]
)
def test_an_everyday_word_is_understood(game: str, slot: str, kind: str, text: str) -> None:
    assert words(game).find(text, SLOTS[game][slot]) == kind


@pytest.mark.parametrize(("game", "slot"), [(game, slot) for game, slots in SLOTS.items() for slot in slots])
def test_no_word_names_two_things_that_belong_in_the_same_place(game: str, slot: str) -> None:
    assert words(game).ambiguous(SLOTS[game][slot]) == []


@pytest.mark.parametrize("game", SLOTS)
def test_whatever_has_more_words_is_something(game: str) -> None:
    known = {kind for kinds in SLOTS[game].values() for kind in kinds} | {"window", "three", "red", "brown", "grey"}
    for lang in LANGUAGES:
        more = [key.removeprefix(MORE_WORDS) for key in keys_of(lang, game) if key.startswith(MORE_WORDS)]
        assert more
        assert [kind for kind in more if kind not in known | {"green"}] == []


# What may have been meant belongs where it was written


@pytest.mark.parametrize(
    ("game", "text", "near"),
    [
        ("homesweethome", '[[home]]\nA1 = { base = "cave", rooms = ["cuisine"] }', ("kitchenette", "fitted-kitchen")),
        ("homesweethome", '[[home]]\nA1 = { base = "piscin" }', ("swimming-pool",)),
        ("homesweethome", '[[home]]\nA1 = { base = "cave", rooms = ["piscin"] }', ()),
        ("dreamhome", "[[house]]\nG1 = { room = 'cuisine', decor = 'birdhous' }", ()),
        ("dreamhome", "[[house]]\ngarden = ['birdhous']", ("birdhouse",)),
        ("dreamhome", "[[house]]\ngarden = ['pian']", ()),
        ("dreamhome", "[[house]]\nG1 = 'paino'", ()),
    ],
)
def test_a_suggestion_belongs_in_its_place(game: str, text: str, near: tuple[str, ...]) -> None:
    [problem] = pad(text, game).problems
    assert set(problem.near) == set(near)
