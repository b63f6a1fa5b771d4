"""Showing the menu: in short below the question, and in full with what every action is worth."""

from collections.abc import Mapping, Sequence
from typing import Any

from rooftree.cli.table.desk import Desk
from rooftree.cli.table.menu import LONG, Group, Item, Menu
from rooftree.core.outlook import Effect
from rooftree.core.speech import heard

MANY = 30  # actions of one kind: then only the best come with their reasons


def menu_of(desk: Desk) -> Menu:
    """The menu of the present question."""
    return Menu(desk.game, desk.sitting.state, desk.drawing.BUNDLED)


def show_menu(desk: Desk, view: dict[str, Any]) -> None:
    """Every legal action with its number; long groups are folded into one line."""
    for group in menu_of(desk).groups:
        heading = desk.drawing.heading(view, group.pattern)
        if group.is_bundle:
            desk.entry(f" {group.items[0].number:>2}  ", _bundled(desk, view, group))
        elif heading is not None:
            desk.write(desk.speaker.say(heading), indent=1)
            desk.flow(f"{item.number:>2} {_short(desk, view, item)}" for item in group.items)
        elif len(group.items) > LONG:
            _show_folded(desk, group)
        else:
            for item in group.items:
                desk.entry(f" {item.number:>2}  ", _described(desk, view, item))


def _bundled(desk: Desk, view: dict[str, Any], group: Group) -> str:
    return desk.drawing.bundle(view, desk.speaker, [item.notation for item in group.items])


def _show_folded(desk: Desk, group: Group) -> None:
    first, last = group.items[0].number, group.items[-1].number
    desk.entry(f" {first}-{last}  ", desk.speaker.say("menu-folded", verb=group.verb, count=len(group.items)))


def _short(desk: Desk, view: dict[str, Any], item: Item) -> str:
    return desk.drawing.short(view, desk.speaker, item.notation)


def _described(desk: Desk, view: dict[str, Any], item: Item) -> str:
    return desk.speaker.say(desk.game.phrase(view, item.notation, desk.names))


# With effects


def show_effects(desk: Desk, menu: Menu, effects: Mapping[str, Effect], asked: str = "", final: str = "") -> None:
    """`?`: what each action changes in the score that everyone can see; `? drill` for one kind only.

    `final` is what is said of an action that cannot be taken back, where that makes a difference.
    """
    groups = [group for group in menu.groups if group.answers_to(asked)] or menu.groups
    screen = EffectsScreen(desk, groups, effects, final)
    desk.say("menu-effects")
    for group in groups:
        screen.show(group)


class EffectsScreen:
    """The actions of some groups with what they are worth, all in the same columns."""

    def __init__(self, desk: Desk, groups: Sequence[Group], effects: Mapping[str, Effect], final: str) -> None:
        self.desk, self.effects, self.final = desk, effects, final
        self.view = desk.view(desk.game.to_act(desk.sitting.state))
        labels = [group.pattern if group.is_bundle else item.notation for group in groups for item in group.items]
        self.width = max(map(len, labels))

    def show(self, group: Group) -> None:
        items = [item for item in group.items if item.notation in self.effects]
        if group.is_bundle or len(items) > LONG:
            items.sort(key=lambda item: -self.effects[item.notation].points)
        if group.is_bundle:
            self._show_bundle(group, items)
            return
        for item in items[:MANY]:
            self._entry(item, item.notation, self._aside(item))
        rest = [f"{item.number:>3} {item.notation} {self.effects[item.notation].points:+}" for item in items[MANY:]]
        if rest:
            self.desk.flow(rest, indent=0)

    def _show_bundle(self, group: Group, items: Sequence[Item]) -> None:
        """Places that are worth the same stand together, the best first."""
        alike: dict[tuple[int, str], list[Item]] = {}
        for item in items:
            effect = self.effects[item.notation]
            alike.setdefault((effect.points, " · ".join(self._told(effect))), []).append(item)
        for same in alike.values():
            places = self.desk.drawing.places(self.view, self.desk.speaker, [item.notation for item in same])
            self._entry(same[0], group.pattern, places)

    def _entry(self, item: Item, name: str, aside: str) -> None:
        effect = self.effects[item.notation]
        reason, *others = self._told(effect)
        label = f"{item.number:>3}  {name:<{self.width}} {effect.points:>+4}  "
        self.desk.entry(label, " · ".join(part for part in (reason, aside, *others) if part))

    def _aside(self, item: Item) -> str:
        aside = self.desk.drawing.aside(self.view, item.notation)
        return self.desk.speaker.say(aside) if aside else ""

    def _told(self, effect: Effect) -> list[str]:
        """How to get there and what earns it (`place T3: living room +5`), then whatever else is known."""
        say, line = self.desk.speaker.say, self.desk.speaker.line
        route = " → ".join(further.move for further in effect.then)
        lines = ", ".join(f"{line(each.what)}\u00a0{each.points:+}" for each in effect.lines)
        told = [": ".join(part for part in (route, lines) if part), *(say(heard(note)) for note in effect.notes)]
        told += [say(heard(each)) for each in (*effect.costs, *effect.losses)]
        if effect.at_once != effect.points:
            told.append(say("effect-at-once", points=f"{effect.at_once:+}"))
        return [*told, self.final] if effect.is_final and self.final else told
