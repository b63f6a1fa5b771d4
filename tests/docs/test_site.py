"""The site has every page, and the release one version."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import rooftree

ROOT = Path(__file__).resolve().parents[2]
SITE = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))


def pages_of(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from pages_of(part)


def test_every_page_is_on_the_site_once() -> None:
    there = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/rooftree/games/*/RULES.md")]
    assert sorted(pages_of(SITE["nav"])) == sorted(path.relative_to(ROOT).as_posix() for path in there)


def test_package_module_and_changelog_name_the_same_version() -> None:
    package = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    latest = re.findall(r"^## (\S+) \(", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[0]
    assert package == latest == rooftree.__version__


def test_a_page_asks_for_nothing_from_elsewhere() -> None:
    """Pictures, styles, letters and programs lie beside it: it is read without a network. Links may lead away."""
    built = ROOT / "site"
    if not built.is_dir():
        pytest.skip("the site is not built: make site")
    pages = {path: path.read_text(encoding="utf-8") for path in built.rglob("*") if path.suffix in {".html", ".css"}}
    assert len(pages) > len(list(pages_of(SITE["nav"])))
    foreign = re.compile(r"<(script|img|link|iframe)[^>]+(src|href)=[\"']?(https?:)?//|(url\(|@import)\W*https?:")
    assert [str(path.relative_to(built)) for path, text in pages.items() if foreign.search(text)] == []
    assert foreign.search('<link rel="stylesheet" href="https://fonts.example/nunito.css">')
