"""A hook of MkDocs (`make site`): the pages, and what they link to, where they lie in the repository."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
SHOWN = (
    "*.md",
    "LICENSE",
    "docs/**/*.*",
    "examples/**/*.md",
    "examples/**/*.py",
    "examples/**/*.toml",
    "src/rooftree/games/*/RULES.md",
    "src/rooftree/games/*/cards.toml",
    "web/src/protocol.ts",
)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for file in list(files.src_uris.values()):
        if file.src_dir == config.docs_dir:
            files.remove(file)
    for path in sorted(path for pattern in SHOWN for path in ROOT.glob(pattern)):
        files.append(File(path.relative_to(ROOT).as_posix(), str(ROOT), config.site_dir, config.use_directory_urls))
    return files
