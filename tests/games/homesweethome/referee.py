"""A referee who has read the rules page and tells a whole game as one story, asking as he goes.

He knows nothing of the engine: he is given the deal and the options, and then each answer in notation. `Referee.story`
is a generator; where it yields, somebody is asked something. Hands and house are plain dictionaries of names.
"""

from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from typing import Any, NamedTuple

from tests.games.homesweethome.box import CELLS, CONSTRUCTIONS, HAND_SIZES, STARS, ZONES


class Question(NamedTuple):
    """Who is asked what, and what may be answered."""

    seat: int
    decision: str
    answers: frozenset[str]


Story = Generator[Question, str, None]
Told = Generator[Question, str, str]
Done = Generator[Question, str, bool]

MADE_BY = {"mason": "concrete", "carpenter": "wood", "gardener": "water"}  # R4
REMEDY = {"hail": "tarp", "drought": "water", "pests": "poison"}  # R7


def kind(card: str) -> str:
    """`wood#3` is `wood`."""
    return card.split("#")[0]


def beside(cell: str) -> set[str]:
    column, row = "ABC".index(cell[0]), int(cell[1])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return {f"{'ABC'[c]}{r}" for c, r in around if c in range(3) and r in range(1, 4)}


def is_a(card: str, *kinds: str) -> bool:
    return CONSTRUCTIONS[card].kind in kinds


class Referee:
    """The whole table."""

    def __init__(self, players: int, deal: Mapping[str, Any], options: Mapping[str, Any], ruleset: int = 2) -> None:
        self.ruleset = ruleset
        self.seats = list(range(players))
        self.characters = deal["characters"] if options["characters"] else [""] * players
        self.is_expert = options["expert"]
        self.pile = [kind(card) for card in deal["resources"]]
        self.discards: Counter[str] = Counter()
        self.reshuffles = [[kind(card) for card in pile] for pile in deal["reshuffles"]]
        self.constructions = list(deal["constructions"])
        self.gone: set[str] = set()
        self.queues: dict[str, list[str]] = {"A": [], "B": []}
        self.stacks: dict[str, list[str]] = {}  # cell -> cards from the ground up
        self.hands: list[Counter[str]] = [Counter() for _ in self.seats]
        self.lacks: list[set[str]] = [set() for _ in self.seats]
        self.holds: list[set[frozenset[str]]] = [set() for _ in self.seats]  # at least one of each set
        self.known: list[Counter[str]] = [Counter() for _ in self.seats]
        self.turn, self.active = 1, 0
        self.tired: set[int] = set()  # who has used a power this turn
        self.words: dict[int, str] = {}
        self.needed: Counter[str] = Counter()
        self.trap = ""
        self.safe: set[str] = set()

    def story(self) -> Story:
        """Set-up and twenty turns (R1)."""
        for seat in self.seats:
            self.fill_hand(seat)
        for queue in self.queues.values():
            for _ in range(3):
                queue.append(self.constructions.pop(0))
        while True:
            yield from self.play_turn()
            if self.turn == 20:
                return
            self.make_ready()

    def play_turn(self) -> Story:
        choice = yield from self.take_counsel()
        if choice == "none":
            yield from self.toss()
        else:
            yield from self.build(choice)
        for trap in self.move_up():
            yield from self.strike(trap)

    def make_ready(self) -> None:
        """5. The next turn is prepared, if there is one."""
        for seat in self.table_from(self.active):
            self.fill_hand(seat)
        self.tired.clear()
        self.words.clear()
        self.turn, self.active = self.turn + 1, (self.active + 1) % len(self.seats)

    def table_from(self, first: int) -> list[int]:
        """Round the table."""
        return [(first + step) % len(self.seats) for step in self.seats]

    # Cards of the hand

    def fill_hand(self, seat: int) -> None:
        size = HAND_SIZES[len(self.seats)] + (self.characters[seat] == "banker")
        while self.hands[seat].total() < size:
            if not self.pile:
                self.pile = self.reshuffles.pop(0)
                assert Counter(self.pile) == self.discards, "a new pile is made of the discards"
                self.discards.clear()
            self.hands[seat][self.pile.pop(0)] += 1
            self.lacks[seat] = set()

    def spend(self, seat: int, resource: str) -> None:
        assert self.hands[seat][resource] > 0
        self.hands[seat] -= Counter([resource])
        self.known[seat] -= Counter([resource])
        self.holds[seat] = {some for some in self.holds[seat] if resource not in some}
        self.discards[resource] += 1

    def has(self, seat: int, *resources: str) -> bool:
        return any(self.hands[seat][resource] for resource in resources)

    def gift(self, seat: int) -> str:
        """R4  What a character can still give from nowhere this turn."""
        return "" if seat in self.tired else MADE_BY.get(self.characters[seat], "")

    # 1. Words

    def take_counsel(self) -> Told:
        *others, last = self.table_from((self.active + 1) % len(self.seats))
        for seat in others:
            yield from self.hear(seat, "speak", "say")
        return (yield from self.hear(last, "choose", "choose"))

    def hear(self, seat: int, decision: str, verb: str) -> Told:
        while True:
            words = {f"{verb} none"}
            words |= {f"{verb} {name}" for name, queue in self.queues.items() if self.places(queue[0])}
            answer = yield Question(seat, decision, frozenset(words | self.extras(seat)))
            what, whom = answer.split()
            if what == verb:
                self.words[seat] = whom
                return whom
            self.tired.add(seat)
            if what == "peek":
                self.known[int(whom)] = +self.hands[int(whom)]
            else:
                yield from self.swap(seat, self.queues[whom])

    def extras(self, seat: int) -> set[str]:
        """R6"""
        if seat in self.tired:
            return set()
        if self.characters[seat] == "site-manager":
            return {f"peek {other}" for other in self.seats if other != seat}
        wealth = sum(STARS[resource] * count for resource, count in self.hands[seat].items())
        if self.characters[seat] == "architect" and wealth >= 3:
            return {f"swap {name}" for name, queue in self.queues.items() if len(queue) == 3}
        return set()

    def swap(self, seat: int, queue: list[str]) -> Story:
        paid = 0
        while paid < 3:
            answer = yield Question(seat, "pay-swap", frozenset(f"pay {each}" for each in self.hands[seat]))
            self.spend(seat, answer.split()[1])
            paid += STARS[answer.split()[1]]
        queue[1], queue[2] = queue[2], queue[1]

    # 2. Building

    def build(self, queue: str) -> Story:
        card = self.queues[queue][0]
        self.needed = Counter(CONSTRUCTIONS[card].cost)
        yield from self.offer_powers()
        seat = self.active
        while self.needed:
            if not (yield from self.contribute(seat)):
                self.needed.clear()
                return
            seat = (seat + 1) % len(self.seats)
        answer = yield Question(self.active, "place", frozenset(f"at {cell}" for cell in self.places(card)))
        self.stacks.setdefault(answer.split()[1], []).append(card)

    def meet(self, resource: str) -> None:
        assert self.needed[resource]
        self.needed -= Counter([resource])

    def offer_powers(self) -> Story:
        """R4  Before the first card is played."""
        for seat in self.table_from(self.active):
            if self.gift(seat) in self.needed:
                answer = yield Question(seat, "offer-power", frozenset({"power", "hold"}))
                if answer == "power":
                    self.meet(self.gift(seat))
                    self.tired.add(seat)

    def contribute(self, seat: int) -> Done:
        """R3"""
        exact = {f"play {resource}" for resource in self.needed if self.has(seat, resource)}
        jokers = {f"play joker {resource}" for resource in self.needed if self.has(seat, "joker")}
        power = {"power"} if self.gift(seat) in self.needed else set()
        answer = yield Question(seat, "play", frozenset(exact | jokers | power | (set() if exact else {"pass"})))
        match answer.split():
            case ["pass"]:
                self.lacks[seat] |= set(self.needed)
                return (yield from self.rescue(seat))
            case ["power"]:
                self.meet(self.gift(seat))
                self.tired.add(seat)
            case ["play", "joker", resource]:
                self.spend(seat, "joker")
                self.meet(resource)
            case ["play", resource]:
                self.spend(seat, resource)
                self.meet(resource)
        return True

    def rescue(self, passer: int) -> Done:
        """R4, R5"""
        for seat in self.table_from(passer)[1:]:
            answers = {"power"} if self.gift(seat) in self.needed else set()
            if self.characters[seat] == "good-neighbour" and seat not in self.tired:
                lendable = {resource for resource in ("concrete", "wood") if resource in self.needed}
                answers = {f"help {resource}" for resource in lendable if self.has(seat, resource)}
                if answers:
                    self.holds[seat].add(frozenset(lendable))
                else:
                    self.lacks[seat] |= lendable
            if not answers:
                continue
            answer = yield Question(seat, "rescue", frozenset(answers | {"hold"}))
            if answer == "hold":
                continue
            self.tired.add(seat)
            given = answer.split()[-1] if answer != "power" else MADE_BY[self.characters[seat]]
            if answer != "power":
                self.spend(seat, given)
            self.meet(given)
            return True
        return False

    def toss(self) -> Story:
        """Nothing is built: everyone may discard up to two."""
        for seat in self.table_from(self.active):
            for _ in range(2):
                if not self.hands[seat]:
                    break
                answers = {f"toss {resource}" for resource in self.hands[seat]} | {"keep"}
                answer = yield Question(seat, "toss", frozenset(answers))
                if answer == "keep":
                    break
                self.spend(seat, answer.split()[1])

    # The ground

    def places(self, card: str) -> list[str]:
        """R2"""
        return [cell for cell in CELLS if self.may_go(card, cell)]

    def may_go(self, card: str, cell: str) -> bool:
        stack = self.stacks.get(cell, [])
        if is_a(card, "trap"):
            return False
        if is_a(card, "terrain", "foundation"):
            return not stack and (not self.stacks or any(near in self.stacks for near in beside(cell)))
        if not stack or is_a(stack[0], "terrain") or is_a(stack[-1], "roof"):
            return False
        num_rooms = len(stack) - 1
        return num_rooms < CONSTRUCTIONS[stack[0]].rooms if is_a(card, "room") else num_rooms > 0

    # 3. Queues

    def move_up(self) -> list[str]:
        """Both heads leave; the traps among the new heads, A's first."""
        standing = {card for stack in self.stacks.values() for card in stack}
        for queue in self.queues.values():
            self.gone |= {queue.pop(0)} - standing
        for queue in self.queues.values():
            if self.constructions:
                queue.append(self.constructions.pop(0))
        return [queue[0] for queue in self.queues.values() if queue and is_a(queue[0], "trap")]

    # 4. Traps

    def doomed(self, cell: str) -> list[str]:
        """R7  What the trap would destroy here."""
        stack = self.stacks.get(cell, [])
        if not stack or cell not in ZONES[self.trap] or cell in self.safe:
            return []
        if self.trap == "pests" or is_a(stack[0], "terrain"):
            return list(stack)
        return (
            [card for card in stack if is_a(card, "room")] if self.trap == "hail" and not self.is_roofed(cell) else []
        )

    def threatened(self) -> list[str]:
        return [cell for cell in CELLS if self.trap and self.doomed(cell)]

    def is_roofed(self, cell: str) -> bool:
        return is_a(self.stacks[cell][-1], "roof")

    def strike(self, trap: str) -> Story:
        self.trap, self.safe = trap, set()
        if self.ruleset > 1 and trap != "drought":
            yield from self.use_remedy()
        for seat in self.table_from(self.active):
            yield from (self.shield(seat) if trap == "drought" else self.counter(seat))
        for cell in self.threatened():
            lost = self.doomed(cell)
            self.gone |= set(lost)
            self.stacks[cell] = [card for card in self.stacks[cell] if card not in lost]
            if not self.stacks[cell]:
                del self.stacks[cell]
        self.trap = ""

    def use_remedy(self) -> Story:
        """Tarp and poison must be laid, before anybody is asked for a joker."""
        for seat in self.table_from(self.active):
            if not self.threatened():
                return
            remedy = REMEDY[self.trap]
            if not self.has(seat, remedy):
                self.lacks[seat].add(remedy)
                continue
            self.holds[seat].add(frozenset({remedy}))
            yield Question(seat, "counter", frozenset({f"counter {remedy}"}))
            self.spend(seat, remedy)
            self.safe = set(CELLS)

    def counter(self, seat: int) -> Story:
        """One tarp, poison or joker saves everything."""
        remedies = {REMEDY[self.trap], "joker"} if self.ruleset == 1 else {"joker"}
        if not self.threatened():
            return
        if not self.has(seat, *remedies):
            self.lacks[seat] |= remedies
            return
        self.holds[seat].add(frozenset(remedies))
        answers = {f"counter {remedy}" for remedy in remedies if self.has(seat, remedy)} | {"pass"}
        answer = yield Question(seat, "counter", frozenset(answers))
        if answer != "pass":
            self.spend(seat, answer.split()[1])
            self.safe = set(CELLS)

    def shield(self, seat: int) -> Story:
        """A water for each terrain, as long as this player likes."""
        while cells := self.threatened():
            means = [each for each in ("water", "joker") if self.has(seat, each)]
            if self.gift(seat) == "water":
                means.append("power")
            elif means:
                self.holds[seat].add(frozenset({"water", "joker"}))
            else:
                self.lacks[seat] |= {"water", "joker"}
            if not means:
                return
            answers = {f"shield {each} {cell}" for each in means for cell in cells} | {"pass"}
            answer = yield Question(seat, "shield", frozenset(answers))
            if answer == "pass":
                return
            _, how, cell = answer.split()
            self.safe.add(cell)
            if how == "power":
                self.tired.add(seat)
            else:
                self.spend(seat, how)

    # Points

    def points(self) -> int:
        """R9"""
        worth = sum(self.worth(cell) for cell in self.stacks)
        return worth + (5 * self.bonuses() if self.is_expert else 0)

    def worth(self, cell: str) -> int:
        stack = self.stacks[cell]
        counts = is_a(stack[0], "terrain") or self.is_roofed(cell)
        return sum(CONSTRUCTIONS[card].points for card in stack) if counts else 0

    def bonuses(self) -> int:
        buildings = [cell for cell, stack in self.stacks.items() if is_a(stack[0], "foundation")]
        roofed = [cell for cell in buildings if self.is_roofed(cell)]
        counted = roofed if self.ruleset == 1 else buildings
        purposes = {CONSTRUCTIONS[card].purpose for cell in counted for card in self.stacks[cell]} - {""}
        return sum([len(self.stacks) == 9, 0 < len(buildings) == len(roofed), len(purposes) == 4])

    def rank(self) -> str:
        reached = [name for least, name in RANKS if self.points() >= least]
        return reached[-1]

    def everything_is_somewhere(self) -> Iterator[str]:
        """All construction cards, wherever they are."""
        yield from self.gone
        yield from self.constructions
        for cards in (*self.queues.values(), *self.stacks.values()):
            yield from cards


RANKS = [(-1, "cabin"), (15, "nice-house"), (30, "manor"), (45, "palace")]
