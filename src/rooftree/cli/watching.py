"""A record shown to people round by round or day by day, and told to programs move by move."""

from typing import TYPE_CHECKING, Any

from rooftree.cli import dealt, output, shared

if TYPE_CHECKING:
    from rooftree.core.game import Game, Outcome
    from rooftree.core.layout import Array
    from rooftree.core.replay import Replay, Step
    from rooftree.texts import Speaker


class Watching:
    """A record shown round by round, or day by day."""

    def __init__(self, whole: "Replay", speaker: "Speaker", waits: bool) -> None:
        from rooftree.bots.cast import called
        from rooftree.draw import drawing_of

        self.whole, self.speaker, self.waits = whole, speaker, waits
        self.names = called(whole.game.name, [(seat.name, seat.player) for seat in whole.record.seats])
        self.console = output.console()
        self.drawing = drawing_of(whole.game.name)

    def show(self) -> None:
        game, shown = self.whole.game, 0
        for line in shared.tell_house_rules(type(game), self.speaker):
            self.console.print(line, markup=False, soft_wrap=True)
        for step in self.whole:
            view = game.view(step.before, None)
            if view[self.drawing.CHAPTER] != shown:
                if shown and not self._goes_on():
                    return
                shown = view[self.drawing.CHAPTER]
                self.drawing.draw_table(self.console, view, self.speaker, self.names)
            sentence = _sentence(game, step, self.speaker, self.names)
            self.console.print(f"  {sentence}", markup=False, soft_wrap=True)
        self._show_end()

    def _goes_on(self) -> bool:
        """Wait for Enter, if someone sits there."""
        if not self.waits:
            return True
        question = self.speaker.say("replay-next")
        try:
            return input(f"\n{question} ").strip().lower() != "q"
        except EOFError:
            return False

    def _show_end(self) -> None:
        game, state = self.whole.game, self.whole.state
        self._tell_deal()
        if not game.is_over(state):
            print("\n" + self.speaker.say("replay-unfinished"))
            return
        self.drawing.draw_end(self.console, game.view(state, None), self.speaker, self.names)
        print_score(self.console, game, state, self.speaker, self.names)

    def _tell_deal(self) -> None:
        """Whether anybody can have chosen it."""
        record = self.whole.record
        told = dealt.sentence(dealt.verdict(self.whole.game, record), record)
        self.console.print()
        self.console.print(self.speaker.say(told), markup=False, soft_wrap=True)


def _sentence(game: "Game", step: "Step", speaker: "Speaker", names: list[str]) -> str:
    from rooftree.cli.table.sitting import Past
    from rooftree.cli.table.telling import tell

    after, told = game.step(step.before, step.action), game.tell(step.before, step.action)
    return tell(Past(step.before, after, step.seat, step.action, told), game, speaker, names)


def print_score(console: Any, game: "Game", state: "Array", speaker: "Speaker", names: list[str]) -> None:
    """The lines of every score, and who wins; of a house that all built together, once."""
    outcome = game.outcome(state)
    columns = [speaker.say(f"score-{column}") for column in ("what", "where", "points")]
    titles = names if outcome.rank is None else [speaker.listed(names, "play-and")]
    for title, points, lines in zip(titles, outcome.scores, outcome.lines, strict=False):
        rows: list[list[object]] = [[speaker.line(line.what), " ".join(line.cells), line.points] for line in lines]
        rows.append([speaker.say("score-total"), "", points])
        console.print(output.table(title, columns, rows, words=2))
    print(_verdict(outcome, speaker, names))


def _verdict(outcome: "Outcome", speaker: "Speaker", names: list[str]) -> str:
    from rooftree.core.message import Name

    if outcome.rank is not None:
        return speaker.say("end-rank", rank=Name(outcome.rank), points=outcome.scores[0])
    winners = [names[seat] for seat in outcome.winners]
    key = "end-winner" if len(winners) == 1 else "end-winners"
    return speaker.say(key, players=speaker.listed(winners, "play-and"), points=max(outcome.scores))


def report(whole: "Replay", speaker: "Speaker") -> dict[str, Any]:
    import msgspec

    from rooftree.draw import drawing_of

    game, record, drawing = whole.game, whole.record, drawing_of(whole.game.name)
    names = [seat.name for seat in record.seats]
    moves = [
        {
            drawing.CHAPTER: game.view(step.before, None)[drawing.CHAPTER],
            "seat": step.seat,
            "move": game.format(step.action),
            "text": _sentence(game, step, speaker, names),
        }
        for step in whole
    ]
    head = {"record": whole.number, **shared.named(record.played), "seed": record.seed, "options": record.options}
    deal = {"deal": dealt.verdict(game, record), "resumed": record.resumed}
    return {**head, **deal, "seats": names, "moves": moves, "result": msgspec.to_builtins(record.result)}
