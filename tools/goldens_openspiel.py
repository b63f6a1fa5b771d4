"""Golden playthroughs as OpenSpiel writes them down: one random game of two players for each game.

All that OpenSpiel can be asked at a position is there, at every position that its tool tells. Tensors are told by
their size and a digest, other long lines by how they begin, their length and a digest: whatever changes is seen, and a
page can still be read. Every move stands there in full, so that OpenSpiel's `replay` takes a page as it is.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from rooftree.core.layout import Array
from rooftree.envs.spiel import PREFIX

PARAMETERS = "(players=2,build=checked,deals=3)"
SEED = 1
LONGEST = 120  # characters of a line


def write(folder: Path, name: str, is_new: bool) -> None:
    """The same game anew, or a new one by the seed."""
    page = folder / f"{name}.txt"
    page.write_text(chosen_by_seed(name) if is_new or not page.exists() else again(page), encoding="utf-8")


def chosen_by_seed(name: str) -> str:
    with tensors_by_digest():
        text = generate_playthrough.playthrough(f"{PREFIX}{name}{PARAMETERS}", None, seed=SEED)
    return abridged(text)


def again(page: Path) -> str:
    """The moves of a page, with what OpenSpiel is told at each now."""
    flags.FLAGS(["goldens"])  # what it is asked for stands in flags
    with tensors_by_digest():
        _, text = generate_playthrough.replay(str(page))
    return abridged(text)


def abridged(text: str) -> str:
    return "".join(f"{abridged_line(line)}\n" for line in text.splitlines())


def abridged_line(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    told = f" … {len(line)} characters, {digest_of(line.encode())}"
    return line[: LONGEST - len(told)] + told


@contextmanager
def tensors_by_digest() -> Iterator[None]:
    """OpenSpiel writes them number by number, which takes longer than all else together."""
    with patch.object(generate_playthrough, "_format_tensor", tensor_lines):
        yield


def tensor_lines(tensor: Array, name: str) -> list[str]:
    return [f"{name}: {tensor.size} numbers, {(tensor != 0).sum()} of them not 0, {digest_of(tensor.tobytes())}"]


def digest_of(told: bytes) -> str:
    return hashlib.blake2b(told, digest_size=8).hexdigest()
