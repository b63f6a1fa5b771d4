"""The figures of a bench, put together and printed."""

from dataclasses import dataclass, field
from statistics import mean
from typing import TYPE_CHECKING, Any

from processes import Cost

if TYPE_CHECKING:
    from server import Measured

MS, MB, KB = 1000.0, 1e6, 1e3


@dataclass
class Slice:
    """A stretch of a phase: what the load counted, and what it cost the server."""

    load: dict[str, Any]
    cost: Cost
    stall: float | None  # the longest hold-up of the event loop
    work: float | None  # the longest that it worked without a pause
    bystander: float
    memory: int

    @property
    def moves_a_second(self) -> float:
        return float(self.load["moves"] / self.load["seconds"])

    def percentile(self, of: str, share: float) -> float:
        return percentile(self.load[of], share)


@dataclass
class Phase:
    """Slices that belong together."""

    slices: list[Slice] = field(default_factory=list)

    def total(self, what: str) -> float:
        return float(sum(each.load[what] for each in self.slices))

    def all(self, what: str) -> list[float]:
        return [value for each in self.slices for value in each.load[what]]

    @property
    def all_moves(self) -> float:
        """Of people and bots."""
        return self.total("moves") + self.total("bot_moves")

    @property
    def all_moves_a_second(self) -> float:
        return self.all_moves / self.total("seconds")

    @property
    def cpu(self) -> float:
        return sum(each.cost.cpu for each in self.slices)

    @property
    def cpu_a_move(self) -> float:
        return self.cpu / max(1.0, self.all_moves)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def say_server(found: "Measured") -> None:
    a_table = (found.opened.memory - found.idle.memory) / found.tables
    print(f"\n{found.name}")
    print(
        f"  opening      {found.tables:,} tables and {found.sockets:,} sockets in {found.opening_s:.1f} s; "
        f"memory {found.idle.memory / MB:.0f} MB before, {found.opened.memory / MB:.0f} MB after: "
        f"{a_table / KB:.0f} KB a table with its sockets"
    )
    for name, phase in found.phases.items():
        say_phase(name, phase)
    if found.longest_stall is not None:
        print(f"  longest stall of the event loop since the start: {found.longest_stall * MS:.0f} ms")


def say_phase(name: str, phase: Phase) -> None:
    slices, speeds = phase.slices, [each.moves_a_second for each in phase.slices]
    seconds = slices[0].load["seconds"]
    bots = phase.total("bot_moves") / phase.total("seconds")
    print(
        f"  {name:<12} {mean(speeds):,.0f} moves/s of people ({min(speeds):,.0f} – {max(speeds):,.0f} in "
        f"{len(slices)} slices of {seconds:.0f} s) and {bots:,.0f} of bots"
    )
    for what, text in (("to_ack", "to the answer"), ("to_everyone", "to everyone's view")):
        times, ends = phase.all(what), [each.percentile(what, 0.99) * MS for each in slices]
        print(
            f"               {text:<18} median {percentile(times, 0.5) * MS:7.1f} ms   "
            f"99% {percentile(times, 0.99) * MS:7.1f} ms   (by slices {min(ends):.1f} – {max(ends):.1f})"
        )
    print(
        f"               server: {phase.cpu_a_move * MS:.2f} ms of processor a move, "
        f"{phase.cpu / max(1.0, phase.total('messages')) * MS:.2f} a message; "
        f"{phase.cpu / phase.total('seconds'):.0%} of a core, "
        f"bots {sum(each.cost.cpu_of_children for each in slices) / phase.total('seconds'):.0%}, "
        f"load {phase.total('client_cpu') / phase.total('seconds'):.0%}; memory {slices[-1].memory / MB:.0f} MB"
    )
    print(
        f"               {phase.total('messages') / phase.total('seconds'):,.0f} messages/s of "
        f"{phase.total('bytes') / max(1.0, phase.total('messages')) / KB:.1f} KB; "
        f"{phase.total('finished'):.0f} games ended, {phase.total('refused'):.0f} moves refused, "
        f"{phase.total('gaps'):.0f} gaps, {slices[-1].load['lost']} sockets lost"
    )
    stalls, works = [each.stall or 0.0 for each in slices], [each.work or 0.0 for each in slices]
    if any(stalls):
        print(
            f"               event loop held up for {max(stalls) * MS:.0f} ms at most "
            f"(by slices {min(stalls) * MS:.0f} – {max(stalls) * MS:.0f}), working {max(works) * MS:.0f} ms on end; "
            f"an idle process beside it was late by {max(each.bystander for each in slices) * MS:.0f} ms"
        )


def say_ratio(ours: "Measured", theirs: "Measured") -> None:
    print(f"\nRooftree to {theirs.name}")
    if "closed loop" in ours.phases:
        mine, other = ours.phases["closed loop"], theirs.phases["closed loop"]
        print(
            f"  closed loop, moves of people and bots: {mine.all_moves_a_second:,.0f} to "
            f"{other.all_moves_a_second:,.0f} a second, {mine.all_moves_a_second / other.all_moves_a_second:.2f} "
            "times as many"
        )
    if "paced" in ours.phases:
        mine, other = ours.phases["paced"], theirs.phases["paced"]
        ends = [percentile(each.all("to_everyone"), 0.99) * MS for each in (mine, other)]
        print(f"  paced, to everyone's view: 99% {ends[0]:.1f} ms to {ends[1]:.1f} ms")
        print(f"  paced, processor a move: {mine.cpu_a_move * MS:.2f} ms to {other.cpu_a_move * MS:.2f} ms")
