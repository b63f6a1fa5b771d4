"""From what somebody types to a move: as at any table, but what a move is worth has to be asked of the server."""

from collections.abc import Awaitable, Callable

from rooftree.cli.joined.desk import JoinedDesk
from rooftree.cli.table.answers import Unclear, Understood, understand
from rooftree.cli.table.asking import Question
from rooftree.cli.table.menus import menu_of, show_effects
from rooftree.cli.table.why import explain
from rooftree.core.message import message
from rooftree.protocol import Previewed

AskWorth = Callable[[], Awaitable[Previewed]]


class Answering(Question):
    """One decision of one of our seats."""

    desk: JoinedDesk

    def __init__(self, desk: JoinedDesk, seat: int, ask_worth: AskWorth) -> None:
        self.desk, self.seat, self.ask_worth = desk, seat, ask_worth
        self.menu = menu_of(desk)

    def is_move(self, text: str) -> bool:
        """Whether this can only be a legal move, whatever command begins with the same word."""
        answer = understand(self.desk.game, self.menu, text)
        legal = [item.action for item in self.menu.items]
        return self._is_notation(text) or (isinstance(answer, Understood) and answer.action in legal)

    async def move(self, text: str) -> str | None:
        """A legal move in notation, or a sentence about what is wrong and None."""
        if any(group.verb == text.lower() and len(group.items) > 1 for group in self.menu.groups):
            await self.show_worth(text)
            return None
        if stem := self.menu.stem_of(text):
            return await self._only_one(stem)
        answer = understand(self.desk.game, self.menu, text)
        if isinstance(answer, Unclear):
            self._complain(text, answer)
            return None
        if answer.action in [item.action for item in self.menu.items]:
            return self.desk.game.format(answer.action)
        await self._learn_reasons()
        self.desk.say(self.desk.game.why_not(self.desk.sitting.state, answer.action) or message("why-possible"))
        return None

    async def _only_one(self, stem: str) -> str | None:
        items = [item for item in self.menu.items if item.notation.startswith(f"{stem} ")]
        if not items:
            await self.explain(stem.partition(" ")[2])
        elif len(items) > 1:
            await self.show_worth(stem)
            self.desk.say("answer-where", example=items[0].words)
        return items[0].notation if len(items) == 1 else None

    async def explain(self, asked: str) -> None:
        """`why`: what is against a move."""
        await self._learn_reasons()
        explain(self.desk, asked)

    async def _learn_reasons(self) -> None:
        self.desk.seen.reasons = (await self.ask_worth()).reasons

    # What moves are worth

    async def show_worth(self, asked: str = "") -> None:
        """`?`: what each move changes, as at any table; `? drill` for one kind only."""
        effects = (await self.ask_worth()).moves
        show_effects(self.desk, self.menu, effects, asked, self.desk.speaker.say("join-final"))
