"""Showing the menu: in short below the question, and in full with what every action is worth."""

from collections.abc import Sequence
from typing import Any

from rooftree.cli.table.desk import Desk
from rooftree.cli.table.effects import Effect, Outlook
from rooftree.cli.table.menu import LONG, Group, Item, Menu

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
    return desk.speaker.say(desk.drawing.describe(view, item.notation, desk.names))


# With effects


def show_effects(desk: Desk, menu: Menu, asked: str = "") -> None:
    """`?`: what each action changes in the score that everyone can see; `? drill` for one kind only."""
    groups = [group for group in menu.groups if group.answers_to(asked)] or menu.groups
    effects = Outlook(desk.game, desk.sitting.state, desk.drawing.foreseen).effects
    view = desk.view(desk.game.to_act(desk.sitting.state))
    labels = [group.pattern if group.is_bundle else item.notation for group in groups for item in group.items]
    width = max(map(len, labels))
    desk.say("menu-effects")
    for group in groups:
        rated = [(item, effects[item.action]) for item in group.items]
        if group.is_bundle:
            _show_bundle(desk, view, group, rated, width)
            continue
        if len(rated) > LONG:
            rated.sort(key=lambda each: -each[1].points)
        _show_rated(desk, view, rated, width)


def _show_rated(desk: Desk, view: dict[str, Any], rated: Sequence[tuple[Item, Effect]], width: int) -> None:
    for item, effect in rated[:MANY]:
        aside = desk.drawing.aside(view, item.notation)
        parts = [_reason(desk, effect), desk.speaker.say(aside) if aside else ""]
        desk.entry(_label(item, item.notation, effect, width), " · ".join(part for part in parts if part))
    rest = rated[MANY:]
    if rest:
        desk.flow((f"{item.number:>3} {item.notation} {effect.points:+}" for item, effect in rest), indent=0)


def _show_bundle(
    desk: Desk, view: dict[str, Any], group: Group, rated: Sequence[tuple[Item, Effect]], width: int
) -> None:
    """Places that are worth the same stand together, the best first."""
    alike: dict[str, list[tuple[Item, Effect]]] = {}
    for item, effect in sorted(rated, key=lambda each: -each[1].points):
        alike.setdefault(f"{effect.points} {_reason(desk, effect)}", []).append((item, effect))
    for same in alike.values():
        item, effect = same[0]
        places = desk.drawing.places(view, desk.speaker, [item.notation for item, _ in same])
        parts = [_reason(desk, effect), places]
        desk.entry(_label(item, group.pattern, effect, width), " · ".join(part for part in parts if part))


def _label(item: Item, name: str, effect: Effect, width: int) -> str:
    return f"{item.number:>3}  {name:<{width}} {effect.points:>+4}  "


def _reason(desk: Desk, effect: Effect) -> str:
    """How to get there and what earns it: `place T3: living room +5`; nothing where nothing changes."""
    route = " → ".join(desk.game.format(action) for action in effect.route) if effect.lines else ""
    lines = ", ".join(f"{desk.speaker.line(what)}\u00a0{points:+}" for what, points in effect.lines)
    return ": ".join(part for part in (route, lines) if part)
