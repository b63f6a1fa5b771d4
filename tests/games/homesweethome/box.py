"""The cards of the rules page, typed once more: what the tests hold the package's data against."""

from typing import NamedTuple

RESOURCES = {  # name: how many cards, how many stars
    "concrete": (12, 1),
    "wood": (10, 1),
    "metal": (8, 2),
    "slate": (6, 2),
    "brick": (6, 2),
    "water": (6, 2),
    "glass": (2, 3),
    "joker": (2, 3),
    "tarp": (1, 3),
    "poison": (1, 3),
}
LETTERS = {"C": "concrete", "W": "wood", "M": "metal", "S": "slate", "B": "brick", "E": "water", "G": "glass"}
STARS = {name: stars for name, (_, stars) in RESOURCES.items()}

# Name, cost, points; of foundations how many rooms; of rooms what they are for.
TERRAINS = """
    lawn              E     1
    flower-bed        E     1
    vegetable-garden  WE    2
    fountain          SE    3
    wooden-terrace    WW    1
    paved-path        CS    2
    barbecue          B     1
    playground        WM    2
    swimming-pool     CCBE  5
    greenhouse        MG    4
"""
FOUNDATIONS = """
    concrete-slab     C     1  1
    small-slab        C     1  1
    wooden-stilts     W     1  1
    crawl-space       CM    2  1
    brick-base        CB    2  1
    large-slab        CC    1  2
    reinforced-raft   CCM   3  2
    cellar            CCB   3  2
    basement          CMB   4  2
"""
ROOMS = """
    kitchenette           CM    3  kitchen
    fitted-kitchen        WME   5  kitchen
    childs-bedroom        WW    2  bedroom
    guest-bedroom         WB    3  bedroom
    master-suite          WMS   5  bedroom
    shower-room           CE    3  bathroom
    bathroom              MSE   6  bathroom
    small-living-room     CW    2  living-room
    fireside-living-room  CWB   4  living-room
    glazed-living-room    CWBG  7  living-room
"""
ROOFS = """
    shingle-roof         WW    1
    sheet-metal-roof     M     1
    slate-roof           WS    2
    guttered-slate-roof  MS    3
    tiled-roof           WB    2
    roof-terrace         CM    2
    dormer-roof          WWSS  5
    glass-roof           MG    4
"""
ZONES = {
    "hail": ["A1", "B1", "C1", "B2", "B3"],
    "drought": ["A2", "C2", "A3", "B3", "C3"],
    "pests": ["A1", "B2", "C3"],
}
CHARACTERS = ["mason", "carpenter", "gardener", "good-neighbour", "banker", "site-manager", "architect"]
HAND_SIZES = {2: 7, 3: 6, 4: 5, 5: 4}
CELLS = ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"]


class Card(NamedTuple):
    """A construction card."""

    kind: str
    cost: list[str]
    points: int
    rooms: int = 0  # that a foundation carries
    purpose: str = ""  # of a room


def _cards(kind: str, rows: str) -> dict[str, Card]:
    found = {}
    for name, cost, points, *more in (line.split() for line in rows.strip().splitlines()):
        last = more[0] if more else ""
        rooms, purpose = (int(last), "") if last.isdigit() else (0, last)
        found[name] = Card(kind, [LETTERS[letter] for letter in cost], int(points), rooms, purpose)
    return found


CONSTRUCTIONS = {
    **_cards("terrain", TERRAINS),
    **_cards("foundation", FOUNDATIONS),
    **_cards("room", ROOMS),
    **_cards("roof", ROOFS),
    **{name: Card("trap", [], 0) for name in ZONES},
}
