"""A section of the rules pages as blocks of words, for whoever lays them out: paragraphs, lists, tables."""

import re
from typing import Any

from rooftree.texts.rules import Figure, Section, parts_of

Block = dict[str, Any]
Words = list[dict[str, str]]

MARKED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
FENCE = "```"
ITEM = re.compile(r"^(?:(-)|\d+\.) +")
RULE = re.compile(r"^\|[-:| ]+\|$")


def blocks(section: Section) -> list[Block]:
    """All of a section but its figures, which an aid has no room for."""
    text = "\n\n".join(part for part in parts_of(section.body) if not isinstance(part, Figure))
    return [_block(each) for each in text.split("\n\n") if each.strip()]


def _block(text: str) -> Block:
    lines = text.strip().splitlines()
    if lines[0].startswith(FENCE):
        return _plan(lines[1:-1])
    if lines[0].startswith("|"):
        rows = [[words(cell.strip()) for cell in line.strip("|").split("|")] for line in lines if not RULE.match(line)]
        return {"kind": "table", "columns": len(rows[0]), "rows": rows}
    if marker := ITEM.match(lines[0]):
        return {"kind": "list", "numbered": marker[1] is None, "items": [words(item) for item in _items(lines)]}
    return {"kind": "words", "words": words(" ".join(lines))}


def _plan(lines: list[str]) -> Block:
    """A plan in letters, with names above its columns and before its rows."""
    width = max(len(line.split()) for line in lines)
    rows = [line.split() for line in lines]
    return {"kind": "plan", "columns": width, "rows": [[""] * (width - len(row)) + row for row in rows]}


def _items(lines: list[str]) -> list[str]:
    """The items of a list; what is indented goes on."""
    found: list[str] = []
    for line in lines:
        if marker := ITEM.match(line):
            found.append(line[marker.end() :])
        else:
            found[-1] += f" {line.strip()}"
    return found


def words(text: str) -> Words:
    """Plain, bold and slanted words in their order."""
    found, end = [], 0
    for marked in MARKED.finditer(text):
        found += [{"kind": "plain", "text": text[end : marked.start()]}]
        kind = ("bold", "slanted", "plain")[marked.lastindex - 1 if marked.lastindex else 0]
        found += [{"kind": kind, "text": marked[marked.lastindex or 0]}]
        end = marked.end()
    return [each for each in [*found, {"kind": "plain", "text": text[end:]}] if each["text"]]
