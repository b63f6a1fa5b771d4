"""The rules of a game as a module for browsers (core/wasm.py), kept once it is made.

    path = module_of("dreamhome")        made if need be: about half a minute, in a process of its own
    path = kept("dreamhome")             None, if nobody has made it from these rules

What is kept is called by all that it was made of, down to the last table, so that an edit of a rule is another module,
and an edit of anything else is none.
"""

import contextlib
import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rooftree.bots import careless, search
from rooftree.bots.searcher import question_of, rests_on
from rooftree.coach import lines
from rooftree.core import jit, wasm
from rooftree.core.actions import MAX_MOVES, MOVES
from rooftree.core.chance import STREAM
from rooftree.core.extras import Thinking
from rooftree.core.found import game_class
from rooftree.core.game import Game
from rooftree.core.jit import Kind
from rooftree.core.layout import dtype_of
from rooftree.core.wasm import Count, Door, Number, Records, place_of
from rooftree.core.whole import finish_nothing

CANDIDATE, QUESTION = dtype_of(search.Candidate), dtype_of(search.Question)
ASKED, NOTE = dtype_of(lines.Asked), dtype_of(lines.Note)
MOST_KEPT = 4  # of each game


def module_of(name: str) -> Path:
    """Where the module of a game lies; made, if it does not."""
    path = _place(name)
    if not path.exists():
        module = wasm.in_process_of_its_own(__spec__.name, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        _put(path, module)
        _forget_old(path.parent, name)
    return path


def kept(name: str) -> Path | None:
    path = _place(name)
    return path if path.exists() else None


def doors(game: Game) -> list[Door]:
    """All that the module of a game can be asked."""
    return [*wasm.doors(game), *_thinking_doors(game, game.thinking())]


def _thinking_doors(game: Game, own: Thinking | None) -> Iterator[Door]:
    """Whoever overlooks things plays every game; a search is begun, and gone on with in portions, or done at once."""
    thinking: Thinking = own or careless.ByPoints()
    tables, stream = Records("tables", game.dtype, search.NUM_TABLES), Records("stream", STREAM)
    scratch = (
        Records("lines", game.dtype, thinking.TABLES),
        Records("searched_moves", MOVES, thinking.TABLES),
        Records("memory", dtype_of(thinking.Memory)),
    )
    candidates = Records("candidates", CANDIDATE, MAX_MOVES)
    rules = rests_on(thinking)
    worlds, manner = Records("worlds", game.dtype, 1 + careless.WORLDS), Records("manner", dtype_of(careless.Manner))
    noticing = (worlds, *scratch, Records("noticed", MOVES), manner, stream)
    yield Door("notice", careless.best_noticed, noticing, rules)
    asking = (tables, *scratch, candidates, Records("asked", ASKED))
    ends = Records("notes", NOTE), Records("ends", game.dtype)  # as many as there is room for
    yield Door("play_lines", lines.play_lines, (*asking, *ends, stream), rules)
    yield Door("play_worlds", lines.play_worlds, (*asking, Records("notes", NOTE, None), stream, Count()), rules)
    if own:
        searching = (tables, *scratch, candidates, Records("question", QUESTION), stream)
        yield Door("begin_search", search.begin, searching, rules)
        yield Door("search_on", search.go_on, (*searching, Number("playouts")), rules)
        yield Door("search", search.search, searching, rules)


def facts(game: Game) -> dict[str, Any]:
    """What whoever searches has to know besides."""
    thinking = game.thinking()
    if thinking is None:
        return {}
    asked = {name: place_of(QUESTION, name) for name in ("seat", "playouts")}
    found = {name: place_of(CANDIDATE, name) for name in ("action", "value", "lines")}
    size = CANDIDATE.itemsize
    return {
        "search": {
            "question": question_of(game, thinking).tobytes().hex(),
            "asked": asked,
            "found": found,
            "candidate": size,
        }
    }


def _place(name: str) -> Path:
    game = game_class(name)(Kind.CHECKED)
    told = hashlib.sha256(repr(wasm.made_of(game, doors(game), facts(game))).encode())
    return jit.cache_home() / "rooftree-wasm" / f"{name}-{told.hexdigest()[:16]}.wasm"


def _put(path: Path, module: bytes) -> None:
    """All at once, as others may read it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(module)
    os.replace(file.name, path)


def _forget_old(folder: Path, name: str) -> None:
    with contextlib.suppress(FileNotFoundError):  # somebody else forgets them
        others = sorted(folder.glob(f"{name}-*.wasm"), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in others[MOST_KEPT:]:
            old.unlink()


def main(name: str) -> None:
    """Write the module of a game to the output."""
    finish_nothing()
    game = game_class(name)(Kind.WASM)
    sys.stdout.buffer.write(wasm.module_of(game, doors(game), facts(game)))


if __name__ == "__main__":
    main(*sys.argv[1:])
