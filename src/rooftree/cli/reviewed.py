"""A review as people read it, and as programs do."""

from typing import TYPE_CHECKING, Any

from rooftree.cli import output, shared

if TYPE_CHECKING:
    from rooftree.coach.review import Moment, Review
    from rooftree.core.game import Game
    from rooftree.texts import Speaker

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 72  # of the chart


def show(game: "Game", review: "Review", lang: str, is_gentle: bool) -> None:
    Reviewed(game, review, lang, is_gentle).show()


class Reviewed:
    """A review on its way to the screen."""

    def __init__(self, game: "Game", review: "Review", lang: str, is_gentle: bool) -> None:
        from rooftree.bots.cast import called
        from rooftree.texts import Speaker

        self.game, self.review, self.is_gentle = game, review, is_gentle
        self.speaker: Speaker = Speaker(lang, game.name)
        self.names = called(game.name, [(seat.name, seat.player) for seat in review.record.seats])
        self.is_together = game.is_shared or len(self.names) == 1

    def show(self) -> None:
        self._print(self.speaker.say("review-title"))
        for line in shared.tell_house_rules(type(self.game), self.speaker):
            self._print(line)
        self._show_chart()
        output.console().print(self._table())
        self._print(self.speaker.say("review-luck"))
        self._show_moments("review-worst", self.review.worst, "review-none")
        self._show_moments("review-praised", self.review.praised, "review-none-praised")
        if not self.is_gentle:
            self._print("\n" + self._limits())

    def _print(self, text: str) -> None:
        output.console().print(text, markup=False, soft_wrap=True)

    def _show_chart(self) -> None:
        self._print("\n" + self.speaker.say("review-chart-together" if self.is_together else "review-chart"))
        standings = [moment.judged.standing for moment in self.review.moments]
        rows = list(zip(*standings, strict=True))
        names = [""] if self.is_together else self.names
        most = max((max(row) for row in rows), default=1) if self.is_together else 1.0
        for name, row in zip(names, rows, strict=False):
            last = f"{row[-1]:.0f}" if self.is_together else f"{row[-1]:.0%}"
            self._print(f"  {name:<12.12} {bars(row, most)} {last}")

    def _table(self) -> Any:
        called = [] if self.is_gentle else ["inaccuracy", "mistake", "blunder"]
        columns = [self.speaker.say(f"review-{name}") for name in ("player", *called, "dealt", "made")]
        return output.table("", columns, [self._row(seat, called) for seat in range(len(self.names))])

    def _row(self, seat: int, called: list[str]) -> list[object]:
        from rooftree.coach.judging import Verdict

        luck = self.review.luck[seat]
        numbers = [self.review.num_called(seat, Verdict(each)) for each in called]
        return [self.names[seat], *numbers, f"{luck.dealt:+.0f}", f"{luck.made:+.0f}"]

    def _show_moments(self, title: str, moments: "list[Moment]", none: str) -> None:
        self._print("\n" + self.speaker.say(title))
        for moment in moments:
            self._show_moment(moment)
        if not moments:
            self._print("  " + self.speaker.say(none))

    def _show_moment(self, moment: "Moment") -> None:
        seen, name = moment.judged, self.names[moment.judged.seat]
        move = phrase(self.game, moment, seen.move, self.names, self.speaker)
        self._print("  " + self.speaker.say("review-moment", number=moment.number, player=name, move=move))
        if seen.best != seen.move:
            self._print(f"    {self._called(moment)}")
            better = phrase(self.game, moment, seen.best, self.names, self.speaker)
            self._print("    " + self.speaker.say("review-better", move=better))
        if seen.reason:
            self._print(f"    {reason_in_words(moment, self.names, self.speaker)}")

    def _called(self, moment: "Moment") -> str:
        seen = moment.judged
        if self.is_together:
            given = self.speaker.say("review-points", points=round(seen.gave_away, 1))
        else:
            given = self.speaker.say("review-chance", percent=round(100 * seen.gave_away))
        if self.is_gentle:
            return self.speaker.say("review-gentle", given=given)
        return self.speaker.say("review-called", verdict=seen.verdict.value, given=given)

    def _limits(self) -> str:
        from rooftree.coach.judging import CHANCES, POINTS

        if self.is_together:
            return self.speaker.say("review-limits-points", **{each.value: POINTS[each] for each in POINTS})
        return self.speaker.say("review-limits", **{each.value: round(100 * CHANCES[each]) for each in CHANCES})


def bars(row: tuple[float, ...], most: float) -> str:
    """A line of bars, no wider than a terminal: of several decisions in one place, the last."""
    width = min(WIDTH, len(row))
    shown = [row[(place + 1) * len(row) // width - 1] for place in range(width)]
    top = len(BARS) - 1
    return "".join(BARS[min(top, max(0, round(top * each / most)))] for each in shown) if most > 0 else BARS[0] * width


def phrase(game: "Game", moment: "Moment", move: str, names: list[str], speaker: "Speaker") -> str:
    """A move in words, as its player saw it."""
    view = game.show(moment.before, moment.judged.seat, [game.parse(move)], {})
    return speaker.say(game.phrase(view, move, names))


def reason_in_words(moment: "Moment", names: list[str], speaker: "Speaker") -> str:
    reason = moment.judged.reason
    assert reason is not None
    seat = reason.args.get("seat")
    return speaker.say(reason, **({"seat": names[seat]} if isinstance(seat, int) else {}))


def report(game: "Game", review: "Review", lang: str) -> dict[str, Any]:
    """The same for programs."""
    from rooftree.coach.judging import CHANCES, POINTS
    from rooftree.texts import Speaker

    speaker, names = Speaker(lang, game.name), [seat.name for seat in review.record.seats]
    limits = POINTS if game.is_shared or len(names) == 1 else CHANCES
    return {
        **shared.named(game.name),
        "limits": {verdict.value: least for verdict, least in limits.items()},
        "seats": [
            {"name": name, "dealt": round(luck.dealt, 2), "made": round(luck.made, 2)}
            for name, luck in zip(names, review.luck, strict=True)
        ],
        "decisions": [_decision(moment, names, speaker) for moment in review.moments],
        "worst": [moment.number for moment in review.worst],
        "praised": [moment.number for moment in review.praised],
    }


def _decision(moment: "Moment", names: list[str], speaker: "Speaker") -> dict[str, Any]:
    seen = moment.judged
    return {
        "number": moment.number,
        "seat": seen.seat,
        "move": seen.move,
        "best": seen.best,
        "verdict": seen.verdict.value,
        "gave_away": round(seen.gave_away, 4),
        "standing": [round(each, 4) for each in seen.standing],
        "reason": reason_in_words(moment, names, speaker) if seen.reason else None,
    }
