"""A hook of MkDocs (`make site`): the pages, and whatever they link to, where they lie in the repository."""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("*.md", "docs/**/*.md", "docs/site.css", "src/rooftree/games/*/RULES.md")
LINK = re.compile(r"""(?:\]\(|src=")([^)"#:]+)""")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for file in list(files.src_uris.values()):
        if file.src_dir == config.docs_dir:
            files.remove(file)
    for path in sorted(shown()):
        files.append(File(path.relative_to(ROOT).as_posix(), str(ROOT), config.site_dir, config.use_directory_urls))
    return files


def shown() -> set[Path]:
    found: set[Path] = set()
    waiting = [path for pattern in PAGES for path in ROOT.glob(pattern)]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += linked(path) if path.suffix == ".md" else []
    return found


def linked(page: Path) -> list[Path]:
    targets = [(page.parent / link).resolve() for link in LINK.findall(page.read_text(encoding="utf-8"))]
    return [target for target in targets if target.is_file() and target.is_relative_to(ROOT)]
