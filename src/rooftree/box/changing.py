"""What house rules change on the cards of a box: laid over its `cards.toml`, and told one by one.

Numbers change, and lists: points, copies, costs, prices. What a card is, where it belongs and who says so stays.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rooftree.core.game import GameError

Cards = Mapping[str, Any]  # a `cards.toml`
Row = dict[str, Any]

FIXED = ("supply",)  # what lies beside the cards, and is counted by the box
WORDLESS = ("sources",)
ONE_A_COPY = "children"  # a list that has a number for each copy of a card


class CardSetError(GameError):
    """A `cards.toml`, or house rules, that are no card set of their game; the text says where and why."""


class Change(NamedTuple):
    """One number that is different, or several that belong together: `room`, `garage`, `points`, [0, 4], [1, 6].

    Where an entry lists words, each word is a change: of `cost`, `wood` from 2 to 1.
    """

    table: str
    thing: str  # empty where a table has no rows: [hands], [coins]
    entry: str
    before: Any
    after: Any
    word: str = ""


def with_changes(cards: Cards, changes: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The cards of a box with what is different; `CardSetError` names what there is to be changed."""
    changed = dict(cards)
    known = [table for table in cards if table not in FIXED]
    for table, things in changes.items():
        if table not in known:
            raise CardSetError(f"[{table}] is not on the cards; there are {', '.join(known)}")
        if not isinstance(things, Mapping):
            raise CardSetError(f"[{table}] must say what is different, not {things!r}")
        changed[table] = _changed_table(table, cards[table], things)
    return changed


def _changed_table(table: str, known: Any, things: Mapping[str, Any]) -> Any:
    if isinstance(known, dict):
        return _changed_row(f"[{table}]", known, things)
    names = [_name_of(row) for row in known]
    for thing, entries in things.items():
        if thing not in names:
            raise CardSetError(f"{table} {thing!r} is unknown; known are {', '.join(names)}")
        if not isinstance(entries, Mapping):
            raise CardSetError(f"{table} {thing} must say what is different: [{table}.{thing}], not {entries!r}")
    return [_changed_row(f"{table} {_name_of(row)}", row, things.get(_name_of(row), {})) for row in known]


def _name_of(row: Row) -> str:
    return str(row["name"] if "name" in row else row["colour"])


def _changed_row(where: str, row: Row, entries: Mapping[str, Any]) -> Row:
    may_change = [entry for entry, value in row.items() if entry not in WORDLESS and not isinstance(value, bool | str)]
    changed = dict(row)
    for entry, value in entries.items():
        if entry not in may_change:
            have = f"there are {', '.join(may_change)}" if may_change else "there is nothing"
            raise CardSetError(f"{where} has no number {entry!r} to be changed; {have}")
        changed[entry] = _changed_value(f"{where}: {entry}", row[entry], value)
    return changed


def _changed_value(where: str, before: Any, after: Any) -> Any:
    if isinstance(before, dict) and isinstance(after, Mapping):
        return _changed_row(where, before, after)
    if type(after) is not type(before):
        raise CardSetError(f"{where} must be such as {before!r}, not {after!r}")
    return after


# What is different, one by one


def changes_between(cards: Cards, changes: Mapping[str, Mapping[str, Any]]) -> Iterator[Change]:
    """What is different from the box; what is said once more as it is there is none of it."""
    for table, things in changes.items():
        rows = {_name_of(row): row for row in cards[table]} if isinstance(cards[table], list) else {"": cards[table]}
        for thing, entries in things.items() if "" not in rows else [("", things)]:
            for entry, after in entries.items():
                yield from _told_apart(Change(table, thing, entry, rows[thing][entry], after))


def _told_apart(change: Change) -> Iterator[Change]:
    """What has parts is told part by part: `beside-points`; of a list of words, how often there is each."""
    before, after = change.before, change.after
    if before == after:
        return
    if isinstance(before, dict):
        for part, value in after.items():
            told = change._replace(entry=f"{change.entry}-{part}", before=before[part], after=value)
            yield from _told_apart(told)
    elif change.entry == ONE_A_COPY and len(before) != len(after):
        yield change._replace(entry="copies", before=len(before), after=len(after))
    elif isinstance(before, list) and all(isinstance(each, str) for each in [*before, *after]):
        for word in dict.fromkeys([*before, *after]):
            if before.count(word) != after.count(word):
                yield change._replace(before=before.count(word), after=after.count(word), word=word)
    else:
        yield change
