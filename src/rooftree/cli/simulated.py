"""What a match came to, for people and for programs: who won, or how well everyone did together."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rooftree.cli import output, shared

if TYPE_CHECKING:
    from rooftree.core.game import Game
    from rooftree.lab.comparing import Difference
    from rooftree.lab.simulate import Match, Played
    from rooftree.lab.summary import Contestant, Summary, Together

SPREAD = ("least", "low", "median", "high", "most")
SPREAD_COLUMNS = ("least", "5 %", "median", "95 %", "most")


def summary_of(game: "Game", match: "Match", played: "Iterable[Played]") -> "Summary | Together":
    from rooftree.lab.simulate import is_played_together
    from rooftree.lab.summary import summary, summary_together

    return summary_together(played) if is_played_together(game) else summary(played, len(match.bots))


def report(match: "Match", build: str, jobs: int, result: "Summary | Together", seconds: float) -> dict[str, Any]:
    """The summary as JSON has it."""
    from rooftree.lab.summary import Together

    outcome = row_together(match, result) if isinstance(result, Together) else _contest(match, result)
    return {
        **shared.named(match.game),
        "options": dict(match.options),
        "seed": match.seed,
        "games": result.games,
        "rotate": match.rotate,
        "jobs": jobs,
        "build": build,
        **outcome,
        "decisions": result.decisions,
        "decisions_a_game": result.decisions / result.games,
        "seconds": seconds,
        "games_a_second": result.games / seconds,
        "decisions_a_second": result.decisions / seconds,
    }


def show(report: dict[str, Any]) -> None:
    console = output.console()
    if "contestants" in report:
        columns = ("bot", "wins", "won", "95 %", *SPREAD_COLUMNS, "mean")
        rows = [_row(each) for each in report["contestants"]]
        console.print(output.table(_title(report), columns, rows))
    else:
        console.print(_table_together(report, [report]))
    if report.get("shared_victories"):
        console.print(f"{report['shared_victories']} shared victories, counted as a share for each winner")
    console.print(
        f"{report['decisions_a_game']:.1f} decisions a game, {report['seconds']:.1f} s, "
        f"a second: games {output.grouped(round(report['games_a_second']))}, "
        f"decisions {output.grouped(round(report['decisions_a_second']))}"
    )


def _title(report: dict[str, Any]) -> str:
    games = "1 game" if report["games"] == 1 else f"{output.grouped(report['games'])} games"
    return f"{shared.titled(report)}, {games} from seed {report['seed']}"


# By house rules and by the box


def difference_report(match: "Match", found: "list[Difference]") -> dict[str, Any]:
    """A match by house rules, held against the same one by the box; points are those of a house."""
    rows = [
        {**each._asdict(), "change_95": each.change_95 and [round(end, 4) for end in each.change_95]} for each in found
    ]
    head = {**shared.named(match.game), "bots": list(match.bots), "options": dict(match.options)}
    return {**head, "seed": match.seed, "games": match.games, "differences": rows}


def show_differences(report: dict[str, Any], most: int = 12) -> None:
    from rooftree.texts import Speaker

    speaker = Speaker("en", report["game"])
    columns = ("points of a house", "box", "house rules", "change", "95 %")
    rows = [
        [
            "all" if not place else f"  {speaker.line(each['what'])}",
            f"{each['box']:.2f}",
            f"{each['house']:.2f}",
            f"{each['change']:+.2f}",
            "–" if each["change_95"] is None else "{:+.2f} to {:+.2f}".format(*each["change_95"]),
        ]
        for place, each in enumerate(report["differences"][: most + 1])
    ]
    output.console().print(output.table(_title(report), columns, rows))


# Against each other


def _contest(match: "Match", result: "Summary") -> dict[str, Any]:
    from rooftree.lab.simulate import labels

    named = zip(labels(match.bots), match.bots, result.contestants, strict=True)
    contestants = [_contestant(label, bot, each) for label, bot, each in named]
    return {"contestants": contestants, "shared_victories": result.shared}


def _contestant(label: str, bot: str, each: "Contestant") -> dict[str, Any]:
    return {
        "name": label,
        "bot": bot,
        "wins": round(each.wins, 6),
        "rate": round(each.rate, 6),
        "rate_95": [round(each.rate_low, 6), round(each.rate_high, 6)],
        "scores": each.scores._asdict(),
    }


def _row(each: dict[str, Any]) -> list[object]:
    low, high = each["rate_95"]
    shares = [f"{each['wins']:.2f}".removesuffix(".00"), f"{each['rate']:.1%}", f"{low:.1%} to {high:.1%}"]
    points = [each["scores"][name] for name in SPREAD]
    return [each["name"], *shares, *points, f"{each['scores']['mean']:.1f}"]


# Together


def row_together(match: "Match", result: "Together") -> dict[str, Any]:
    """One table of bots that share their score."""
    return {
        "bots": list(match.bots),
        "players": len(match.bots),
        "scores": result.scores._asdict(),
        "mean_95": result.mean_95 and [round(end, 6) for end in result.mean_95],
        "ranks": result.ranks,
    }


def table_report(match: "Match", build: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Many such tables, each with the games of `match`."""
    return {
        **shared.named(match.game),
        "options": dict(match.options),
        "seed": match.seed,
        "games": match.games,
        "build": build,
        "rows": rows,
    }


def show_table(report: dict[str, Any]) -> None:
    output.console().print(_table_together(report, report["rows"]))


def _table_together(report: dict[str, Any], rows: list[dict[str, Any]]) -> Any:
    ranks = [name.replace("-", " ") for name in rows[0]["ranks"]]
    columns = ("bots", "players", "mean", "95 %", *SPREAD_COLUMNS, *ranks)
    return output.table(_title(report), columns, [_row_together(row, report["games"]) for row in rows])


def _row_together(row: dict[str, Any], games: int) -> list[object]:
    interval = "–" if row["mean_95"] is None else "{:.1f} to {:.1f}".format(*row["mean_95"])
    bots = row["bots"] if len(set(row["bots"])) > 1 else row["bots"][:1]
    shares = [f"{count / games:.1%}" for count in row["ranks"].values()]
    points = [row["scores"][name] for name in SPREAD]
    return [", ".join(bots), row["players"], f"{row['scores']['mean']:.1f}", interval, *points, *shares]
