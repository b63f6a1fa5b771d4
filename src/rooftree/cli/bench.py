"""Measure how fast the rules run on this machine.

Every figure comes from whole random games, from the deal to the final score, with every rule live and every legal
move equally likely. Each is measured several times; the spread is printed, because machines are noisy. The loop over
the same rules in plain Python runs in the same minute, so that the ratio holds even where the figures do not.

  rooftree bench dreamhome                      one core, all cores, plain Python, start-up
  rooftree bench california --players 4 --repeats 5
  rooftree bench homesweethome --no-start       without the half minute for compiling anew
  rooftree bench dreamhome --device cuda        on an NVIDIA GPU (pip install 'rooftree[cuda]'), checked against
                                                the CPU byte for byte over the first 100 000 games
  rooftree bench dreamhome --device wasm        as WebAssembly in Node, one core, checked in the same way, and
                                                measured in turn with the CPU (in a checkout)
  rooftree bench dreamhome --device wasm --browser
                                                the same check in Chromium, and nothing else
"""

import argparse
import json
import os
from typing import TYPE_CHECKING, Any

from rooftree.cli import options, shared
from rooftree.cli.errors import CommandError

if TYPE_CHECKING:
    from rooftree.core.game import Game
    from rooftree.lab.bench import Speed

SUMMARY = "how fast the rules run here"
DEVICES = ("cpu", "cuda", "wasm")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    shared.add_game(parser)
    shared.add_cards(parser)
    count = options.whole_number(1, 99)
    parser.add_argument("--players", type=count, action="append", help="player counts (default: 2 and 4)")
    parser.add_argument("--repeats", type=options.whole_number(3, 99), default=5, help="at least 3 (%(default)s)")
    length = options.whole_number(1, 60_000)
    parser.add_argument("--milliseconds", type=length, default=1000, help="of a repeat on the CPU (%(default)s)")
    parser.add_argument("--device", choices=DEVICES, default="cpu", help="cpu, cuda or wasm (%(default)s)")
    games = options.whole_number(1, 10**9)
    parser.add_argument("--gpu-games", type=games, default=4_000_000, help="games a GPU batch (%(default)s)")
    parser.add_argument("--verify", type=games, default=100_000, help="games compared with the CPU (%(default)s)")
    parser.add_argument("--browser", action="store_true", help="with --device wasm: only the check, in Chromium")
    parser.add_argument("--no-start", action="store_true", help="do not measure compiling and loading (half a minute)")
    parser.add_argument("--json", action="store_true", help="print everything as JSON at the end")


def run(args: argparse.Namespace) -> int:
    from rooftree import games
    from rooftree.core.game import GameError

    args.game = shared.chosen_game(args)
    game = games.load(args.game, "compiled")
    players = args.players or [2, 4]
    try:
        for count in players:
            game.blank(count)
    except GameError as error:
        raise CommandError(str(error)) from None
    report = Report(quiet=args.json)
    report.describe(game)
    measure = {"cpu": _bench_cpu, "cuda": _bench_gpu, "wasm": _bench_wasm}[args.device]
    failed = measure(game, players, args, report)
    if args.json:
        print(json.dumps(report.facts, indent=2))
    return int(failed)


class Report:
    """Says each result as soon as it is there, and keeps them all for `--json`."""

    def __init__(self, quiet: bool) -> None:
        self.quiet = quiet
        self.facts: dict[str, Any] = {"speeds": []}

    def say(self, text: str) -> None:
        if not self.quiet:
            print(text, flush=True)

    def describe(self, game: "Game") -> None:
        from rooftree.lab import bench

        facts = bench.machine()
        self.facts |= {"game": game.ruleset, **_house(game), "bytes_a_state": game.dtype.itemsize, "machine": facts}
        name = shared.titled({"game": game.ruleset, **_house(game)})
        self.say(f"{name}, {game.dtype.itemsize} bytes a state, random play from the deal to the score")
        self.say(f"{facts['processor']}, {facts['cores']} cores, load {facts['load']:.1f}")
        self.say(f"Python {facts['python']}, Numba {facts['numba']}, NumPy {facts['numpy']}")

    def add(self, speed: "Speed") -> None:
        runs = speed.decisions_a_second
        self.facts["speeds"].append(
            {
                **speed._asdict(),
                "typical_decisions_a_second": speed.typical,
                "games_a_second": speed.games_a_second,
            }
        )
        self.say(
            f"  {speed.players} players  {speed.what:<13}{speed.typical:>16,.0f} decisions/s"
            f"{speed.games_a_second:>14,.0f} games/s   ({min(runs):,.0f} – {max(runs):,.0f} in {len(runs)} runs"
            f" of {speed.games:,} games, {speed.decisions_a_game:.1f} decisions each)"
        )


def _house(game: "Game") -> dict[str, str]:
    return {"house_rules": game.house_rules.name} if game.house_rules else {}


def _bench_cpu(game: "Game", players: list[int], args: argparse.Namespace, report: Report) -> bool:
    from rooftree import games
    from rooftree.lab import bench

    plain = games.load(args.game, "checked")
    cores = os.cpu_count() or 1
    if not args.no_start:
        report.say("  starting twice in a new process: compiling, then from the cache…")
        start = bench.measure_start(args.game)
        report.facts["start"] = start._asdict()
        report.say(f"  to the end of the first game: cold {start.cold:.1f} s (compiling), warm {start.warm:.2f} s")
    seconds = args.milliseconds / 1000
    for count in players:
        one = bench.measure_cpu(game, count, args.repeats, 1, seconds, "1 thread")
        report.add(one)
        report.add(bench.measure_cpu(game, count, args.repeats, cores, seconds, f"{cores} threads"))
        slow = bench.measure_cpu(plain, count, 3, 1, seconds / 2, "plain Python")
        report.add(slow)
        ratio = one.typical / slow.typical
        report.facts.setdefault("ratio_to_plain_python", {})[count] = ratio
        report.say(f"  {count} players  compiled / plain Python on one thread: {ratio:,.0f} times as fast")
    return False


def _bench_gpu(game: "Game", players: list[int], args: argparse.Namespace, report: Report) -> bool:
    from rooftree.lab import bench

    try:
        name = bench.gpu_name()
    except RuntimeError as error:
        raise CommandError(str(error)) from None
    report.facts["gpu"] = name
    report.say(f"{name} (compiling for it takes about a minute)")
    failed = False
    for count in players:
        check = bench.check_gpu(game, count, args.verify)
        report.facts.setdefault("checks", []).append(check._asdict())
        same = check.first_difference is None
        verdict = "the same bytes as the CPU" if same else f"DIFFERENT from the CPU in game {check.first_difference}"
        report.say(f"  {count} players  {check.games:,} games: {verdict}")
        failed = failed or not same
        report.add(bench.measure_gpu(game, count, args.repeats, args.gpu_games))
    return failed


def _bench_wasm(game: "Game", players: list[int], args: argparse.Namespace, report: Report) -> bool:
    from rooftree.coach import modules
    from rooftree.lab import wasm

    try:
        wasm.node()
    except wasm.NoNode as error:
        raise CommandError(f"--device wasm: {error}") from None
    if modules.kept(game.name) is None:
        report.say("  making the module, once after each change of the rules (about half a minute)…")
    size = modules.module_of(game.name).stat().st_size
    report.facts["module_bytes"] = size
    report.say(f"WebAssembly in {'Chromium' if args.browser else 'Node'}, a module of {size:,} bytes")
    failed = False
    for count in players:
        try:
            same = wasm.plays_the_same(game, count, args.verify, args.browser)
        except wasm.NoNode as error:
            raise CommandError(f"--device wasm: {error}") from None
        verdict = "the same bytes as the CPU" if same else "DIFFERENT from the CPU"
        report.facts.setdefault("checks", []).append({"players": count, "games": args.verify, "same": same})
        report.say(f"  {count} players  {args.verify:,} games: {verdict}")
        failed = failed or not same
        if args.browser:
            continue
        compared = wasm.compare(game, count, args.repeats)
        report.add(compared.cpu)
        report.add(compared.wasm)
        report.facts.setdefault("ratio_to_cpu", {})[count] = compared.ratio
        report.say(f"  {count} players  WebAssembly / compiled on one thread: {compared.ratio:.2f}")
    return failed
