"""Play the matches of docs/bots.md that show how strong the search is, and write their tables there.

python tools/strength.py               # plays what is missing, with as many processes as there are processors
python tools/strength.py dreamhome 2   # only the matches of which all these words tell; "dreamhome,california": either
JOBS=1 SECONDS=600 python …            # one process; no new deal after so long: whoever goes on later plays the rest

One bot sits at a table of others, and every deal is played from every seat; where one house is built together, all
seats are the bot's. The interval is over deals. Finished deals are kept in .strength/, a file a match; delete that
folder after a change of a bot. Time is that of the processor, so that a busy machine counts for nothing.
"""

import json
import math
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median, quantiles, stdev
from time import monotonic, thread_time
from typing import Any, NamedTuple

from rooftree import bots, games
from rooftree.bots import search
from rooftree.bots.searcher import SearchBot, budget_of, rests_on
from rooftree.core.chance import MAX_SEED, Stream, shuffle, sort
from rooftree.core.game import Game
from rooftree.core.jit import rule
from rooftree.core.layout import Array
from rooftree.core.seats import MAX_SEATS
from rooftree.games.homesweethome.cards import NUM_CONSTRUCTIONS
from rooftree.games.homesweethome.determinize import lay_pile
from rooftree.games.homesweethome.scoring import PALACE
from rooftree.games.homesweethome.state import State, Word

ROOT = Path(__file__).resolve().parent.parent
KEPT, PAGE = ROOT / ".strength", ROOT / "docs/bots.md"
BEGIN, END = "<!-- strength -->\n", "<!-- /strength -->"
SEED = 900_000  # deals on which nothing was chosen
SURE = 1.96  # standard errors that hold 95 of 100
PLAYOUTS_A_MS = 10  # about
FEWEST = 5  # deals, or an interval says nothing

OPEN, DEAF = " with open hands", " that hears nobody"


class Match(NamedTuple):
    """Who plays, and how many deals."""

    game: str
    players: int
    bot: str
    against: tuple[str, ...]  # the other seats, one after the other; () where all build together
    deals: int

    @property
    def words(self) -> tuple[str, ...]:
        return (self.game, str(self.players), *self.bot.split(), *dict.fromkeys(self.against))

    @property
    def file(self) -> Path:
        return KEPT / f"{re.sub('[^a-z0-9]+', '-', ' '.join(self.words))}.jsonl"


class Ended(NamedTuple):
    """How one game of a deal ended for the bot."""

    won: float  # a shared victory counts as a part of one
    score: int
    moves: list[float]  # seconds of each


def _matches() -> Iterator[Match]:
    """What says most for its time comes first."""
    yield from _alone()
    yield from _together()


def _alone() -> Iterator[Match]:
    """One against others: what is promised of it, then how its strength grows with time, up to a second a move."""
    both = ("dreamhome", "california")
    for game in both:
        yield Match(game, 4, "search:10", ("greedy",), 100)
        yield Match(game, 4, "search:100", ("greedy",), 100)
    yield Match("dreamhome", 2, "search:400", ("greedy",), 200)
    yield Match("california", 4, "search:2000", ("greedy",), 100)
    yield Match("california", 4, "search:5000", ("greedy",), 100)
    yield Match("california", 4, "search:1000", UNMODELLED, 100)
    yield Match("california", 4, "search:3000", UNMODELLED, 100)
    yield Match("california", 2, "search:1500", ("greedy",), 200)
    yield Match("dreamhome", 4, "search:3000", ("greedy",), 100)
    yield Match("dreamhome", 4, "search:5000", ("greedy",), 100)
    for game in both:
        yield Match(game, 4, "search:1000", ("greedy",), 25)
        yield Match(game, 4, "search:100", ("search:10",), 25)
        yield Match(game, 4, "search:1000", ("search:100",), 10)
        yield Match(game, 4, "master", ("greedy",), 10)
    yield Match("dreamhome", 4, "search:10000", ("greedy",), 5)
    yield Match("california", 4, "search:10000", ("greedy",), 100)
    yield Match("california", 4, "search:20000", ("greedy",), 100)
    for game in both:
        yield Match(game, 4, "search:1000ms", ("greedy",), 5)


def _together() -> Iterator[Match]:
    """One house is built by all."""
    for players in range(2, 6):
        yield Match("homesweethome", players, "team", (), 1000)
        yield Match("homesweethome", players, f"team{DEAF}", (), 1000)
    yield Match("homesweethome", 2, "search:1000", (), 200)  # 30 ms a move that is searched
    for players in range(3, 6):  # 50 ms
        yield Match("homesweethome", players, "search:1500", (), 100)
    yield Match("homesweethome", 3, f"search:1500{OPEN}", (), 100)
    yield Match("homesweethome", 3, f"search:1500{DEAF}", (), 100)
    yield Match("homesweethome", 3, "search:20000", (), 40)  # a second a move


UNMODELLED = ("careless:75", "careless:80", "careless:20")  # who plays otherwise than the search expects
MATCHES = tuple(_matches())


# Playing


def main(words: Sequence[str]) -> None:
    KEPT.mkdir(exist_ok=True)
    chosen = [match for match in MATCHES if all({*word.split(",")} & {*match.words} for word in words)]
    jobs, end = int(os.environ.get("JOBS", os.cpu_count() or 1)), monotonic() + float(os.environ.get("SECONDS", "1e9"))
    work = [(match, seed) for match in chosen for seed in _missing(match)]
    for match in {match.game: match for match, _ in work}.values():
        _game(match)  # compiled once, and not by all processes at the same time
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting, under_way = iter(work), set[Any]()
        while monotonic() < end:
            under_way |= {pool.submit(play_deal, *next_) for next_ in _some(waiting, jobs - len(under_way))}
            if not under_way:
                break
            done = next(as_completed(under_way))
            under_way.remove(done)
            done.result()
    write_page()


def _some(waiting: Iterator[tuple[Match, int]], count: int) -> Iterator[tuple[Match, int]]:
    for _, one in zip(range(count), waiting, strict=False):
        yield one


def _missing(match: Match) -> list[int]:
    done = {deal["seed"] for deal in kept(match)}
    return [seed for seed in range(SEED, SEED + match.deals) if seed not in done]


def kept(match: Match) -> list[dict[str, Any]]:
    if not match.file.exists():
        return []
    return [json.loads(line) for line in match.file.read_text(encoding="utf-8").splitlines()]


def play_deal(match: Match, seed: int) -> None:
    """From every seat; a line is written when all of it is done."""
    game = _game(match)
    seats = range(match.players if match.against else 1)
    played = [play(game, match, seed, seat)._asdict() for seat in seats]
    with match.file.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"seed": seed, "games": played}) + "\n")


@cache
def _game(match: Match) -> Game:
    """With everything compiled that the bots think with, so that no move has to wait for it."""
    game = games.load(match.game)
    state = game.new(match.players, 0)
    for name in {match.bot, *match.against}:
        made(name, game, 0).choose(state, int(state["to_act"][0]))
    return game


def play(game: Game, match: Match, seed: int, own: int) -> Ended:
    """One game, the bot in seat `own` and the others behind it."""
    names = [match.bot] * match.players
    for step in range(1, match.players):
        if match.against:
            names[(own + step) % match.players] = match.against[(step - 1) % len(match.against)]
    seats = [made(name, game, (seed * MAX_SEATS + seat) & MAX_SEED) for seat, name in enumerate(names)]
    state, moves = game.new(match.players, seed), []
    while (seat := game.to_act(state)) is not None:
        begun = thread_time()
        action = seats[seat].choose(state, seat)
        if seat == own:
            moves.append(thread_time() - begun)
        game.apply(state, action)
    ranks = [tuple(rank) for rank in game.ranks(state)]
    won = 1 / ranks.count(ranks[own]) if ranks[own] == max(ranks) else 0.0
    return Ended(won, int(game.score(state, own)), moves)


# Who plays


def made(name: str, game: Game, seed: int) -> bots.Bot:
    if name.endswith(OPEN):
        return OpenBot(game, seed, name.removesuffix(OPEN))
    if name.endswith(DEAF):
        return DeafBot(bots.make(name.removesuffix(DEAF), game, seed))
    return bots.make(name, game, seed)


@rule
def deal_piles(state: State, seat: int, stream: Stream) -> None:
    """A world of somebody who sees all hands: only the piles are unknown."""
    lay_pile(state, stream)
    sort(state.construction_pile, state.constructions_drawn, NUM_CONSTRUCTIONS)
    shuffle(stream, state.construction_pile, state.constructions_drawn, NUM_CONSTRUCTIONS)


class OpenBot(SearchBot):
    """The search of somebody who sees all hands: what can be reached at best."""

    def __init__(self, game: Game, seed: int, name: str) -> None:
        thinking = game.thinking()
        assert thinking is not None
        super().__init__(game, seed, thinking, budget_of(name))
        self._search = game.bound(search.search, **rests_on(thinking), determinize=deal_piles)


class DeafBot:
    """A bot to whom nobody has said anything."""

    def __init__(self, bot: bots.Bot) -> None:
        self._bot = bot

    def choose(self, state: Array, seat: int) -> int:
        silent = state.copy()
        silent["players"]["said"] = Word.NOT_YET
        return self._bot.choose(silent, seat)


# The page


def write_page() -> None:
    """What was not played anew stays as it is."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    former, _, after = rest.partition(END)
    tables = f"{against_others(former)}\n\n{together(former)}"
    PAGE.write_text(f"{before}{BEGIN}{tables}\n{END}{after}", encoding="utf-8")


def against_others(former: str) -> str:
    heads = ("game", "players", "bot", "against", "wins (95 %)", "games", "a move (median, 99 %)")
    return _table(heads, (_row(match, former, _won) for match in sorted(MATCHES, key=_place) if match.against))


def _place(match: Match) -> tuple[bool, int, bool, int]:
    """In a table: by game and players, first against `greedy`, and who thinks longer below."""
    playouts = int("".join(filter(str.isdigit, match.bot)) or 0) * (PLAYOUTS_A_MS if "ms" in match.bot else 1)
    return match.game != "dreamhome", -match.players, match.against != ("greedy",), playouts


def together(former: str) -> str:
    heads = ("game", "players", "bot", "mean score (95 %)", "palaces", "games", "a move (median, 99 %)")
    return _table(heads, (_row(match, former, _built) for match in MATCHES if not match.against))


def _table(heads: Sequence[str], rows: Iterable[str]) -> str:
    return "\n".join([_line(heads), _line(["---"] * len(heads)), *filter(None, rows)])


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _row(match: Match, former: str, told: Callable[[list[dict[str, Any]]], list[str]]) -> str:
    """Who plays, and how it went; as it stood there if too little was played since."""
    name, _, how = match.bot.partition(" ")
    others = ", ".join(f"`{name}`" for name in match.against)
    who = [match.game, str(match.players), f"`{name}` {how}".strip(), *filter(None, [others])]
    if len(deals := kept(match)) >= FEWEST:
        return _line([*who, *told(deals), _times(deals)])
    begun = _line(who)
    return next((line for line in former.splitlines() if line.startswith(begun)), "")


def _won(deals: list[dict[str, Any]]) -> list[str]:
    share, error = sure([mean(game["won"] for game in deal["games"]) for deal in deals])
    told = f"{share:.0%} ± {error:.0%}".replace("%", " %")
    return [told, str(sum(len(deal["games"]) for deal in deals))]


def _built(deals: list[dict[str, Any]]) -> list[str]:
    scores = [deal["games"][0]["score"] for deal in deals]
    score, error = sure(scores)
    palaces = f"{mean(each >= PALACE for each in scores):.0%}".replace("%", " %")
    return [f"{score:.1f} ± {error:.1f}", palaces, str(len(deals))]


def sure(values: Sequence[float]) -> tuple[float, float]:
    """The mean of what deals tell, and how far from it the truth may be."""
    return mean(values), SURE * stdev(values) / math.sqrt(len(values))


def _times(deals: list[dict[str, Any]]) -> str:
    moves = [seconds * 1000 for deal in deals for game in deal["games"] for seconds in game["moves"]]
    return f"{_time(median(moves))}, {_time(quantiles(moves, n=100)[-1])}"


def _time(milliseconds: float) -> str:
    return f"{milliseconds:.3g} ms" if milliseconds < 999.5 else f"{milliseconds / 1000:.3g} s"


if __name__ == "__main__":
    main(sys.argv[1:])
