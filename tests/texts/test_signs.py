"""One kind of apostrophe in everything that people read."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/rooftree/texts", "src/rooftree/games/*/texts", "web/src/texts", "web/src/games/*/texts")
PAGES = [
    page for folder in FOLDERS for end in ("*.ftl", "rules.*.md") for page in sorted(ROOT.glob(f"{folder}/{end}"))
]


def test_all_pages_are_found() -> None:
    assert len([page for page in PAGES if page.suffix == ".ftl"]) == 3 * 8
    assert len([page for page in PAGES if page.suffix == ".md"]) == 3 * 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_an_apostrophe_is_curved(page: Path) -> None:
    assert re.findall(r".*\w'.*", page.read_text(encoding="utf-8")) == []
