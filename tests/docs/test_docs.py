"""The pages tell the truth: their code runs, their links lead somewhere, generated files are up to date."""

import re
import shlex
from pathlib import Path

import pytest

import docs
from rooftree.cli import parser

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)
    return [code for named, code in found if named == language]


@pytest.mark.parametrize("code", blocks("python"))
def test_the_python_code_of_the_readme_runs(code: str) -> None:
    exec(compile(code, "README.md", "exec"), {})


def test_the_readme_shows_python_code() -> None:
    assert blocks("python")


def test_the_commands_of_the_readme_parse() -> None:
    lines = [line for block in blocks("") for line in block.splitlines() if line.startswith("rooftree ")]
    assert len(lines) >= 8
    for line in lines:
        command = re.split(r"\s{2,}", line.partition("#")[0].strip())[0]
        parser().parse_args(shlex.split(command)[1:])


def test_the_readme_begins_with_a_picture_and_the_two_commands() -> None:
    first_screen = README.split("\n## ")[0]
    assert "![" in first_screen
    assert "make play" in first_screen
    assert "make test" in first_screen


@pytest.mark.parametrize("page", PAGES)
def test_links_between_pages_lead_somewhere(page: str) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", (ROOT / page).read_text(encoding="utf-8")):
        assert link.startswith("#") or (ROOT / page).parent.joinpath(link.partition("#")[0]).exists(), link


def test_the_files_named_in_the_architecture_exist() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    tree = page.split("```")[1]
    names = set(re.findall(r"\b[a-z]+\.(?:py|toml)\b", tree))
    there = {path.name for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".toml")}
    assert names <= there, names - there
    assert len(names) > 20


@pytest.mark.parametrize("name", docs.PAGES)
def test_generated_files_are_up_to_date(name: str) -> None:
    made = docs.PAGES[name]()
    assert (ROOT / name).read_text(encoding="utf-8") == made, "run `make docs`"
