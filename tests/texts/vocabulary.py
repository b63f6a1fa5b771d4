"""What each game has words for, gathered from its enums and its notation; the tests hold the texts against it."""

import random
from collections.abc import Mapping
from typing import NamedTuple

from rooftree.core.game import Game
from rooftree.core.message import Message, Name, Names
from rooftree.core.notation import kebab
from rooftree.games.california import cards as california
from rooftree.games.dreamhome import cards as dreamhome
from rooftree.games.dreamhome.board import Floor
from rooftree.games.homesweethome import cards as homesweethome

Forms = Mapping[str, tuple[str, ...]]  # names with the forms that they are declined in
Samples = Mapping[str, tuple[int | str, ...]]  # variables with things that may be said for them


class Vocabulary(NamedTuple):
    """One game. `actions`: the sentences that a menu needs for each phrase of the notation, with their variables."""

    names: Forms
    cards: tuple[str, ...]
    effects: frozenset[str]
    lines: frozenset[str]
    actions: Mapping[str, Mapping[str, frozenset[str]]]
    samples: Samples
    options: tuple[dict[str, bool | str], ...]  # with which random games are played, in turn
    seldom_said: frozenset[str] = frozenset()  # reasons and log entries that random games may not reach


def play_at_random(game: Game, players: int, seed: int, options: dict[str, bool | str]) -> list[Message]:
    """Every log entry, and every reason against an action of the span that is asked for, of one game."""
    chance, said = random.Random(seed), list[Message]()
    state = game.new(players, seed, options)
    while not game.is_over(state):
        said += game.view(state, game.to_act(state))["reasons"].values()
        action = chance.choice(game.moves(state))
        said.append(game.tell(state, action))
        game.apply(state, action)
    return [*said, *filter(None, [game.why_not(state, 0)])]


# Dream Home

ROOMS = [kebab(room) for room in dreamhome.RoomType if room]
ROOFS = [f"roof-{kebab(colour)}{window}" for colour in dreamhome.RoofColour for window in ("", "-window")]
DECOR = [kebab(decor) for decor in dreamhome.Decor if decor]
TOOLS = [kebab(tool) for tool in dreamhome.Tool]
HELPERS = [kebab(helper) for helper in dreamhome.Helper]
PLACES = [*map(kebab, Floor), "garden", "first-player-marker"]
CARD_EFFECTS = ("room", "room-beside", "room-sizes", "decor", "decor-any", "decor-garden", "roof", "roof-window")
SOME_ROOMS = (Name("living-room#3"), Name("empty-room"), Name("gym"))

DREAMHOME = Vocabulary(
    names={
        **dict.fromkeys((*ROOMS, "empty-room"), ("a", "the", "no", "in", "beside")),
        **dict.fromkeys(("roof", *ROOFS), ("a", "the", "no")),
        **dict.fromkeys((*DECOR, *TOOLS, *HELPERS), ("a", "the")),
        **dict.fromkeys((*map(kebab, dreamhome.RoofColour), *PLACES), ()),
    },
    cards=(*dreamhome.ROOM_NAMES[1:], *dreamhome.RESOURCE_NAMES[1:], "roof"),
    effects=frozenset({*CARD_EFFECTS, *TOOLS, *HELPERS, "too-late"}),
    lines=frozenset(
        ("bathrooms", "empty-rooms", "essentials", "roof-incomplete", "roof-mixed", "roof-uniform", "windows")
    ),
    actions={
        "pass": {"pass": frozenset()},
        "discard {}": {"discard": frozenset({"column", "room", "resource"})},
        "hammer {}": {"hammer": frozenset({"column", "room"})},
        "drill {} {}": {"drill": frozenset({"column", "room", "old", "cell"})},
        "mix {} {}": {"mix": frozenset({"column", "column2", "room", "room2"})},
        "take {}": {
            "take": frozenset({"column", "room", "resource"}),
            "take-first": frozenset({"column", "room"}),
        },
        "place {}": {"place": frozenset({"room", "cell"})},
        "place {} down": {"place-down": frozenset({"cell"})},
        "decor {}": {"decor": frozenset({"decor", "cell"})},
        "scaffold {}": {"scaffold": frozenset({"cell"})},
        "roofer {}{}": {"roofer": frozenset({"roof"})},
        "supply {} {}": {"supply": frozenset({"room", "old", "cell"})},
        "swap {} {}": {"swap": frozenset({"cell", "cell2", "room", "room2"})},
    },
    samples={
        **dict.fromkeys(("column", "column2", "size", "cards", "rounds"), (1, 2, 21)),
        **dict.fromkeys(("cell", "cell2", "below"), (Name("T2"), Name("B4"))),
        **dict.fromkeys(("room", "room2", "old", "other"), SOME_ROOMS),
        "resource": (Name("roof-red#2"), Name("paintings"), Name("architect#1")),
        "roof": (Name("roof-grey-window"), Name("roof-green#1")),
        "decor": (Name("paintings"), Name("sofa")),
        "tool": (Name("drill"), Name("concrete-mixer")),
        "helper": (Name("roofer"), Name("handyman")),
        "decision": (Name("take-column"), Name("use-helper")),
        "player": ("Ada",),
    },
    options=({"roofs": "strict"}, {"roofs": "open"}),
    # few jackhammers are kept; the last two guard what play never reaches
    seldom_said=frozenset({"tell-keep-jackhammer", "why-two-tokens", "why-no-card", "why-no-room-in-hand"}),
)


# California

COLOURS = [kebab(colour) for colour in california.Colour if colour]
PIECES = [kebab(piece) for piece in california.Piece if piece]
BONUSES = [kebab(bonus) for bonus in california.Bonus]
SOME_PIECES = (Name("sports-gear#1"), Name("greek-statue"), Name("workbench#3"))
BUYING = frozenset({"slot", "price"})

CALIFORNIA = Vocabulary(
    names={
        **dict.fromkeys(("attic-extension", *(f"room-{colour}" for colour in COLOURS)), ("a", "the")),
        **dict.fromkeys(PIECES, ("a", "the", "no")),
        **dict.fromkeys(COLOURS, ("room", "rooms", "in", "neighbour", "piece", "pieces")),
        **dict.fromkeys((*BONUSES, "attic"), ()),
    },
    cards=(*california.TILE_NAMES[1:], *BONUSES),
    effects=frozenset(
        ("room", "furniture", "furniture-pair", "attic-extension", "bonus-same", "bonus-colours", "bonus-pieces")
    ),
    lines=frozenset({"gifts", "rooms", "unpaid-loan"}),
    actions={
        "gold": {"gold": frozenset({"silver"})},
        "borrow": {"borrow": frozenset({"silver", "repaid"})},
        "repay": {"repay": frozenset({"repaid"})},
        "buy {} {}": {"renovate": BUYING | {"room", "cell"}, "furnish": BUYING | {"piece", "cell"}},
        "buy {} attic": {"store": BUYING | {"piece"}},
        "buy {} extension": {"extend": BUYING},
        "unpack {}": {"unpack": frozenset({"piece", "cell"})},
    },
    samples={
        **dict.fromkeys(
            ("price", "money", "silver", "repaid", "points", "left", "rooms", "days", "day", "tiles"), (1, 4, 21)
        ),
        **dict.fromkeys(("colour", "colour1", "colour2", "colour3"), tuple(map(Name, COLOURS))),
        **dict.fromkeys(("piece", "piece2"), SOME_PIECES),
        "room": (Name("room-brown#4"), Name("room-light-blue#1"), Name("room-green#8")),
        "cell": (Name("C3"), Name("B2")),
        "slot": (Name("L2"), Name("R4")),
        "bonus": tuple(map(Name, BONUSES[:3])),
        "seat": ("Bo",),
        "decision": (Name("choose-action"), Name("unpack")),
        "player": ("Ada",),
    },
    options=({},),
    # two different pieces of one colour in the attic are rare
    seldom_said=frozenset({"why-not-stored", "tell-unpack"}),
)


# Home Sweet Home

RESOURCES = [kebab(resource) for resource in homesweethome.Resource if resource]
TRAPS = [kebab(trap) for trap in homesweethome.Trap if trap]
BUILT = [name for name in homesweethome.CONSTRUCTION_NAMES[1:] if name not in TRAPS]
KINDS = [kebab(kind) for enum in (homesweethome.Kind, homesweethome.RoomKind) for kind in enum if kind]
CHARACTERS = [kebab(character) for character in homesweethome.Character if character]
RANKS = ["palace", "manor", "nice-house", "cabin"]
BUILDING_EFFECTS = ("cost", "terrain", "foundation", "room", "roof")
HAND_EFFECTS = ("resource", "water", "joker", "tarp", "poison")
CHARACTER_EFFECTS = ("gift", "gardener", "good-neighbour", "banker", "site-manager", "architect")
SOME_CARDS = (Name("paved-path"), Name("wooden-stilts"), Name("master-suite"))
CELL, RESOURCE = frozenset({"cell"}), frozenset({"resource"})

HOMESWEETHOME = Vocabulary(
    names={
        **dict.fromkeys(KINDS, ()),
        **dict.fromkeys(RESOURCES, ("a", "no", "with")),
        **dict.fromkeys(BUILT, ("a", "the")),
        **dict.fromkeys(TRAPS, ("the", "against")),
        **dict.fromkeys(CHARACTERS, ("the",)),
        **dict.fromkeys(RANKS, ("a",)),
    },
    cards=(*homesweethome.CONSTRUCTION_NAMES[1:], *homesweethome.RESOURCE_NAMES[1:], *CHARACTERS),
    effects=frozenset({*BUILDING_EFFECTS, *TRAPS, *HAND_EFFECTS, *CHARACTER_EFFECTS}),
    lines=frozenset({"all-cells", "all-roofed", "all-rooms"}),
    actions={
        "say {}": {"say": frozenset({"queue", "card"}), "say-none": frozenset()},
        "choose {}": {"choose": frozenset({"queue", "card"}), "choose-none": frozenset()},
        "peek {}": {"peek": frozenset({"seat"})},
        "swap {}": {"swap": frozenset({"queue", "card", "card2", "stars"})},
        "pay {}": {"pay": frozenset({"resource", "stars"})},
        "power": {"power": frozenset({"resource", "character"})},
        "hold": {"hold": frozenset(), "hold-rescue": frozenset()},
        "play {}": {"play": RESOURCE},
        "play joker {}": {"play-joker": RESOURCE},
        "pass": {"pass": frozenset({"resources"}), "pass-trap": frozenset({"trap"})},
        "help {}": {"help": RESOURCE},
        "at {}": {"at": frozenset({"card", "cell"})},
        "toss {}": {"toss": RESOURCE},
        "keep": {"keep": frozenset()},
        "counter {}": {"counter": frozenset({"resource", "trap"})},
        "shield {} {}": {"shield-water": CELL, "shield-joker": CELL, "shield-power": CELL},
    },
    samples={
        **dict.fromkeys(("stars", "held", "turn", "turns"), (1, 3, 21)),
        **dict.fromkeys(("card", "card2"), SOME_CARDS),
        "cell": (Name("C3"), Name("B2")),
        "queue": ("A", "B"),
        "seat": (1, 4, "Bo"),
        "resource": (Name("slate"), Name("water"), Name("joker")),
        "resources": (Names("glass"), Names("concrete water"), Names("wood slate brick")),
        "trap": tuple(map(Name, TRAPS)),
        "character": (Name("architect"), Name("good-neighbour")),
        "decision": (Name("play"), Name("offer-power")),
        "player": ("Ada",),
    },
    options=({"expert": True}, {}, {"characters": False}),
    # whoever plays at random builds little and seldom holds what stops a trap; full hands always have stars enough
    seldom_said=frozenset(
        {
            *(f"tell-{deed}" for deed in ("counter", "help", "shield-joker", "shield-power")),
            *(f"why-{reason}" for reason in ("few-stars", "foundation-full", "no-ground", "wrong-counter")),
        }
    ),
)

VOCABULARIES = {"dreamhome": DREAMHOME, "california": CALIFORNIA, "homesweethome": HOMESWEETHOME}
