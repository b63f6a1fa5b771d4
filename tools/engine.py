"""This package for Python in a browser (docs/wasm.md), put where the client is built from (web/python).

python tools/engine.py          made if anything that goes into it has changed

In it are the sources that `rooftree.device.start` imports, down to the last, with all games; what they read;
and msgspec as it is compiled for browsers, from PyPI, held against its hash. Without a network there is no engine:
the client is built without, and offers nothing that needs one. All of it is compiled by the Python that will run it
(web/tools/bytecode.ts), so that no page has to.
"""

import ast
import contextlib
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from msgspec.json import encode

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
WEB = ROOT / "web"
PLACE = WEB / "python"
PYODIDE = WEB / "node_modules" / "pyodide"
KEPT = WEB / "node_modules" / ".cache" / "rooftree"  # what takes long to get
COMPILER = WEB / "tools" / "bytecode.ts"
LOCK = ROOT / "requirements.lock"
PYTHON, PLATFORM = "314", "pyemscripten_2026_0_wasm32"  # of the Pyodide in web/package.json

ENTRY = "rooftree.device.start"
GAMES = SOURCES / "rooftree" / "games"
NOT_OF_A_GAME = {"terminal"}  # what a browser draws itself
READ = {".toml", ".ftl", ".md", ".jsonl"}
EPOCH = (1980, 1, 1, 0, 0, 0)  # the same bytes from the same sources

# Parts of Python's library that nothing here can need: networks, processes, markup, tests and tools.
LEFT_OUT = frozenset(
    """
    _aix_support _android_support _apple_support _ios_support _osx_support _pyrepl bdb cProfile cgi cmd ctypes
    curses dbm doctest ensurepip filecmp fileinput ftplib getpass http idlelib imaplib lib2to3 mailbox mailcap
    mimetypes modulefinder multiprocessing netrc nntplib nturl2path optparse pdb pickletools poplib profile pstats
    pty pyclbr pydoc pydoc_data pyrepl rlcompleter sched shelve smtplib socketserver sqlite3 telnetlib timeit
    tkinter trace tty turtle turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc zipapp
    """.split()  # noqa: SIM905  # shorter than so many quotes
)
CODECS = {
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "utf_8",
    "utf_8_sig",
    "utf_16",
    "raw_unicode_escape",
}


NOTICE = """\
What lies in this folder, and its terms

pyodide.asm.mjs, pyodide.asm.wasm
    Pyodide {pyodide}, as published, unchanged. What loads it is in engine.worker-*.js, one folder above.
    This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL was not
    distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.
    Its source code is at https://github.com/pyodide/pyodide/tree/{pyodide}.

pyodide.asm.wasm, python_stdlib.zip
    CPython {python}, its standard library without parts that are not needed here, compiled as far as it is needed.
    Copyright (c) 2001 Python Software Foundation. All rights reserved.
    Under the Python Software Foundation License Version 2, https://docs.python.org/3/license.html.

rooftree.zip
    Rooftree, compiled, under the terms that it comes with, and msgspec {msgspec}, Copyright (c) Jim Crist-Harif, under
    the BSD 3-Clause License, which is in it (msgspec-{msgspec}.dist-info).
"""


def main() -> int:
    if not PYODIDE.exists():
        print("rooftree: no Pyodide in web/node_modules, so the client is built without Python", file=sys.stderr)
        return 0
    wheel = fetched()
    if wheel is None:
        return 0
    PLACE.mkdir(exist_ok=True)
    texts = {
        "rooftree.zip": archive(ours(), spoken(), in_archive(wheel.read_bytes())),
        "python_stdlib.zip": archive(library()),
    }
    for name, content in compiled(texts).items():
        put(name, content)
    for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
        put(name, (PYODIDE / name).read_bytes())
    put("NOTICE.txt", notice().encode())
    return 0


def notice() -> str:
    """Whose work it is and under which terms, beside the files that it is said of."""
    release = json.loads((PYODIDE / "package.json").read_text())["version"]
    python = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]["python"]
    msgspec = in_lock("msgspec").partition("==")[2].split()[0]
    return NOTICE.format(pyodide=release, python=python, msgspec=msgspec)


def compiled(texts: dict[str, bytes]) -> dict[str, bytes]:
    """The same archives with bytecode, kept until one of them is another."""
    key = hashlib.sha256(COMPILER.read_bytes() + (PYODIDE / "package.json").read_bytes())
    for name in sorted(texts):
        key.update(texts[name])
    made = KEPT / f"compiled-{key.hexdigest()[:16]}"
    if not made.exists():
        for old in KEPT.glob("compiled-*"):
            shutil.rmtree(old)
        with tempfile.TemporaryDirectory(dir=KEPT) as folder:
            source, into = Path(folder, "texts"), Path(folder, "compiled")
            source.mkdir()
            into.mkdir()
            for name, content in texts.items():
                (source / name).write_bytes(content)
            node = [sys.executable, str(ROOT / "tools" / "node.py"), "node"]
            subprocess.run([*node, str(COMPILER), str(source), str(into)], check=True)
            with contextlib.suppress(OSError):  # somebody else was sooner
                into.rename(made)
    return {name: (made / name).read_bytes() for name in texts}


def put(name: str, content: bytes) -> None:
    """Only if it is another: what is built from it is built anew then."""
    path = PLACE / name
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)


def fetched() -> Path | None:
    """The wheel of msgspec, kept once it is there; None if it cannot be had."""
    wanted = in_lock("msgspec")
    version = wanted.partition("==")[2].split()[0]
    if not (kept := list(KEPT.glob(f"msgspec-{version}-*.whl"))):
        KEPT.mkdir(parents=True, exist_ok=True)
        lock = KEPT / "engine.lock"
        lock.write_text(wanted)
        where = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", f"cp{PYTHON}"]
        command = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary=:all:", *where, "--require-hashes", "-r", str(lock), "-d", str(KEPT)]
        if subprocess.run(command, check=False).returncode:
            print("rooftree: msgspec for browsers could not be fetched; the client has no Python", file=sys.stderr)
            return None
        kept = list(KEPT.glob(f"msgspec-{version}-*.whl"))
    return kept[0]


def in_lock(name: str) -> str:
    """What the lock file says of a package: its version, and the hashes of all its files."""
    found = re.search(rf"^{name}==.*?(?=^\S)", LOCK.read_text(), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[0]


def archive(*parts: Iterator[tuple[str, bytes]]) -> bytes:
    """Not compressed: what is sent is compressed as a whole, and much better."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as file:
        for part in parts:
            for name, content in sorted(part):
                file.writestr(zipfile.ZipInfo(name, EPOCH), content)
    return made.getvalue()


def in_archive(content: bytes) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        for name in file.namelist():
            if not name.endswith((".pyi", "/")):
                yield name, file.read(name)


def library() -> Iterator[tuple[str, bytes]]:
    """Python's own, without what nothing here can need."""
    for name, content in in_archive((PYODIDE / "python_stdlib.zip").read_bytes()):
        top, _, rest = name.partition("/")
        is_codec = top == "encodings" and Path(rest).stem not in CODECS
        if top.removesuffix(".py") not in LEFT_OUT and not is_codec:
            yield name, content


def ours() -> Iterator[tuple[str, bytes]]:
    for path in sorted(imported()):
        yield path.relative_to(SOURCES).as_posix(), path.read_bytes()
    for folder in (GAMES, SOURCES / "rooftree" / "texts"):
        for path in folder.rglob("*"):
            if path.suffix in READ and path.name != "RULES.md":
                yield path.relative_to(SOURCES).as_posix(), path.read_bytes()
    told = f"Metadata-Version: 2.1\nName: rooftree\nVersion: {version('rooftree')}\n"
    yield "rooftree.dist-info/METADATA", told.encode()


def spoken() -> Iterator[tuple[str, bytes]]:
    """The words of the score pads: speaking them needs Fluent, which stays here."""
    from rooftree.box.padding import score_pads, words_of

    yield "rooftree/device/words.json", encode({game: words_of(game) for game in sorted(score_pads())})


def imported() -> set[Path]:
    """The files of all modules that the entry imports, and those of the games, which are found by their folders."""
    found: set[Path] = set()
    games = [path for path in GAMES.rglob("*.py") if NOT_OF_A_GAME.isdisjoint(path.parts)]
    waiting = [*games, *files_of(ENTRY)]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [file for name in names_in(path) for file in files_of(name)]
    return found


def names_in(path: Path) -> Iterator[str]:
    """What a file imports of this package; what is for type checkers alone is left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing = [node for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)]
    unseen = {id(each) for node in typing for each in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in unseen:
            continue
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def files_of(name: str) -> Iterator[Path]:
    """The file of a module, with those of the packages that it is in; none if it is no module of ours."""
    steps = name.split(".")
    if steps[0] != "rooftree":
        return
    for length in range(1, len(steps) + 1):
        place = SOURCES.joinpath(*steps[:length])
        yield from (path for path in (place / "__init__.py", place.with_suffix(".py")) if path.is_file())


if __name__ == "__main__":
    sys.exit(main())
