"""Rooftree beside its peers, all in one run, each from its registry in an environment of its own: `make bench-peers`.

python bench/peers.py                    install what is not there, run everything, write docs/benchmarks.md
python bench/peers.py --only pgx rooftree
python bench/peers.py --seconds 1        of each measurement, three times

What is run is in bench/peers/run_*.py, one file a peer; ours before all others, and once more after them. On one core
each is pinned to it; on all cores, what knows of threads has them all, and the others run once for each core at the
same time, and are added up.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "bench" / "peers"
KEPT = ROOT / ".peers"
PAGE = ROOT / "docs" / "benchmarks.md"
PATIENCE = 900.0


class Peer(NamedTuple):
    """A package, what to install for it, and whether one process takes all cores by itself."""

    name: str
    packages: tuple[str, ...]
    has_threads: bool = False


class Row(NamedTuple):
    """One way of playing one game: decisions and games a second on one core and on all, run by run.

    `choices` is the share of decisions with more than one legal action, if it was counted.
    """

    peer: str
    what: str
    one: list[dict[str, float]]
    all: list[dict[str, float]]
    choices: float | None


PEERS = (
    Peer("catanatron", ("catanatron",)),
    Peer("openspiel", ("open_spiel",)),
    Peer("pgx", ("pgx",), has_threads=True),
    Peer("rlcard", ("rlcard", "pip", "setuptools")),  # it asks pip what is there
    Peer("pettingzoo", ("pettingzoo[classic]",)),
    Peer("pufferlib", ("pufferlib",)),
)
OURS = Peer("rooftree", ())
NOTES = {  # on those that cannot be installed everywhere
    "pufferlib": "its games in C, from 2.0 on, fetch a graphics library while they are built; 1.0.1 has none"
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--only", nargs="*", choices=[each.name for each in (*PEERS, OURS)])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write (%(default)s)")
    asked = parser.parse_args()
    rows: dict[tuple[str, str], Row] = {}
    begun = jiffies()
    versions, missing = {"rooftree": "this checkout"}, {}
    for peer in (OURS, *PEERS, OURS):
        if asked.only and peer.name not in asked.only:
            continue
        python = sys.executable if peer is OURS else installed(peer)
        if not Path(python).is_file():
            missing[peer.name] = python
            print(f"{peer.name}: not installed: {python}", flush=True)
            continue
        versions[peer.name] = version(peer, python)
        found = measured(peer, python, asked.seconds)
        for row in found:
            print(shown(row), flush=True)
            before = rows.get((row.peer, row.what))
            rows[row.peer, row.what] = together(before, row) if before else row
    asked.page.write_text(page([*rows.values()], versions, missing, asked.seconds, taken(begun)), encoding="utf-8")


def together(before: Row, after: Row) -> Row:
    return after._replace(one=before.one + after.one, all=before.all + after.all)


def installed(peer: Peer) -> str:
    """The Python of an environment that has this peer; else the last line of why not."""
    python = KEPT / peer.name / "bin" / "python"
    if (KEPT / peer.name / "ready").exists():
        return str(python)
    uv = [sys.executable, "-m", "uv"]
    try:
        for words in (
            [*uv, "venv", "-q", "--clear", "--python", sys.executable, str(KEPT / peer.name)],
            [*uv, "pip", "install", "-q", "--python", str(python), *peer.packages],
        ):
            subprocess.run(words, check=True, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.CalledProcessError as error:
        told = [line.strip() for line in error.stderr.splitlines() if "rror" in line and "hint" not in line]
        return told[-1] if told else "for no reason that was told"
    except subprocess.TimeoutExpired:
        return f"not within {PATIENCE:.0f} seconds"
    (KEPT / peer.name / "ready").touch()
    return str(python)


def version(peer: Peer, python: str) -> str:
    if peer is OURS:
        return "this checkout"
    package = re.split(r"\W", peer.packages[0])[0]
    code = f"from importlib.metadata import version; print(version({package!r}))"
    done = subprocess.run([python, "-c", code], check=True, capture_output=True, text=True)
    return f"{package} {done.stdout.strip()}"


def measured(peer: Peer, python: str, seconds: float) -> list[Row]:
    cores = sorted(os.sched_getaffinity(0))
    one = outputs(peer, python, seconds, [cores[:1]])[0]
    everyone = outputs(peer, python, seconds, [cores] if peer.has_threads else [[each] for each in cores])
    rows = []
    for place, told in enumerate(one):
        at_once = [each[place]["runs"] for each in everyone]
        added = [{key: sum(run[key] for run in runs) for key in runs[0]} for runs in zip(*at_once, strict=True)]
        rows.append(Row(peer.name, told["what"], told["runs"], added, told["choices"]))
    return rows


def outputs(peer: Peer, python: str, seconds: float, shares: list[list[int]]) -> list[list[dict[str, Any]]]:
    """What the program printed on each of these sets of cores, all at the same time."""
    environment = {**os.environ, "PEERS_SECONDS": str(seconds), "JAX_PLATFORMS": "cpu"}
    words = [python, str(HERE / f"run_{peer.name}.py")]
    started = [
        subprocess.Popen(
            ["taskset", "-c", ",".join(map(str, share)), *words], env=environment, stdout=subprocess.PIPE, text=True
        )
        for share in shares
    ]
    told = [each.communicate(timeout=PATIENCE)[0] for each in started]
    if any(each.returncode for each in started):
        raise SystemExit(f"{peer.name}: its program failed")
    return [[json.loads(line) for line in text.splitlines() if line.startswith("{")] for text in told]


def middle(runs: list[dict[str, float]], key: str) -> float:
    return median(run[key] for run in runs)


def shown(row: Row) -> str:
    return f"{row.peer:12} {row.what}: {speeds(row.one)} on one core, {middle(row.all, 'decisions'):,.0f} on all"


def speeds(runs: list[dict[str, float]]) -> str:
    low, high = min(run["decisions"] for run in runs), max(run["decisions"] for run in runs)
    return f"{middle(runs, 'decisions'):,.0f} decisions a second ({low:,.0f} – {high:,.0f})"


def cells(runs: list[dict[str, float]]) -> str:
    low, high = min(run["decisions"] for run in runs), max(run["decisions"] for run in runs)
    return f"{middle(runs, 'decisions'):,.0f} ({low:,.0f} – {high:,.0f}) | {middle(runs, 'games'):,.0f}"


def machine() -> str:
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        model = next((line.partition(":")[2].strip() for line in file if line.startswith("model name")), "?")
    cores = len(os.sched_getaffinity(0))
    return f"{model}, {cores} cores, load {os.getloadavg()[0]:.1f}, Python {platform.python_version()}"


def jiffies() -> list[int]:
    """What the processors have done since they started, as Linux counts it: the eighth is what others took of them."""
    with open("/proc/stat", encoding="utf-8") as file:
        return [int(word) for word in file.readline().split()[1:9]]


def taken(begun: list[int]) -> float:
    """The share of the processors' time since then that a virtual machine asked for and did not get."""
    spent = [now - before for now, before in zip(jiffies(), begun, strict=True)]
    return spent[-1] / max(sum(spent), 1)


def page(rows: list[Row], versions: dict[str, str], missing: dict[str, str], seconds: float, stolen: float) -> str:
    parts = [
        "# Beside its peers",
        "",
        "Written by `make bench-peers` (bench/peers.py): everything in one run, each package from its registry in",
        "an environment of its own. The games differ, so a decision of one is not a decision of another: what is",
        "compared is how many decisions, and how many games, a program that learns or searches gets in a second.",
        "",
        f"- {time.strftime('%Y-%m-%d')}, {machine()}",
        f"- {', '.join(f'{name}: {each}' for name, each in versions.items())}",
        f"- Three runs of {seconds:g} seconds each, the middle one and the range, in the processes' own time, so",
        "  that other work on the machine counts for little. On one core: pinned to it. On all: pgx has threads, the",
        "  others run once for each core at the same time, and are added up. Ours are run before all others and once",
        "  more after them, so that the range tells how much the machine changed meanwhile.",
        f"- Other machines on the same host took {stolen:.0%} of these processors meanwhile, which may count as the",
        "  processes' own time: compare the ratios of one run, not the figures of two.",
        "- Games at once in arrays are counted when they end: in a short run that is few of the long ones.",
        *[f"- {name} could not be installed: `{why}`{noted(name)}" for name, why in missing.items()],
        "",
        "| | what was run | decisions a second, one core | games | decisions a second, all cores | games |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
        *[f"| {row.peer} | {row.what} | {cells(row.one)} | {cells(row.all)} |" for row in rows],
        "",
        "## Ratios",
        "",
        "On one core, decisions by decisions, choices by choices, and games by games. A choice is a decision with",
        "more than one legal action: dice that must be rolled, turns that can only be ended are none. Of OpenSpiel's",
        "games backgammon and gin rummy are counterparts of ours, with chance, cards and a hundred decisions; connect",
        "four, seven columns and nothing hidden, says how fast its machinery runs with next to no rules.",
        "",
        *ratios(rows),
        "",
        "## On a GPU",
        "",
        "[environments.md](environments.md) tells how `Vector` runs there; `python bench/vector.py --cuda` measures",
        "it. pgx on one H200 with a batch of 65,536 made 15 million steps a second of backgammon, 22 of sparrow",
        "mahjong and 1.7 of chess: measured by us once, with auto-reset, not in this run.",
        "",
    ]
    return "\n".join(parts)


def noted(name: str) -> str:
    return f" ({NOTES[name]})" if name in NOTES else ""


def ratios(rows: list[Row]) -> list[str]:
    """Ours to theirs, of the same way of playing."""
    told = []
    for ours, theirs in (
        ("compiled", "RandomPlayer"),
        ("compiled", "in C++"),
        ("Vector", "jitted"),
        ("PettingZoo", "agent_iter"),
        ("loop in Python", "loop in Python"),
        ("PettingZoo", "env.run"),
    ):
        for there in (row for row in rows if row.peer != "rooftree" and theirs in row.what):
            for here in (row for row in rows if row.peer == "rooftree" and ours in row.what):
                decisions = middle(here.one, "decisions") / middle(there.one, "decisions")
                pair = (
                    f"{here.what.partition(',')[0]} ({ours}) / {there.peer}, {there.what.partition(':')[0]} ({theirs})"
                )
                chosen = ""
                if here.choices and there.choices:
                    chosen = f"**{decisions * here.choices / there.choices:,.1f}** by choices, "
                ended = middle(there.one, "games")
                games = f"{middle(here.one, 'games') / ended:,.1f} by games" if ended else "none of its games ended"
                told.append(f"- {pair}: **{decisions:,.1f}** by decisions, {chosen}{games}")
    return told


if __name__ == "__main__":
    main()
