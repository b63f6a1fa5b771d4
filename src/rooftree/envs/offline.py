"""Games that others played, from a Parquet file (`rooftree simulate --parquet`), as arrays and as torch's tensors.

    from rooftree.envs import offline

    played = offline.tensors("games.parquet")
    for batch in offline.batches(played, 1024, seed=1):
        loss = cross_entropy(net(batch["observation"]), batch["action"])

docs/offline.md has the columns.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from rooftree.core.game import GameError
from rooftree.core.layout import Array
from rooftree.core.needs import needing

FORMAT = "rooftree-positions/1"
RUNS = ("observation", "legal")


def about(path: str | Path) -> dict[str, Any]:
    """What was played: game, ruleset, players, bots, options, seed, number of actions."""
    with needing("parquet", "rooftree.envs.offline"):
        import pyarrow.parquet as parquet
    kept = (parquet.read_schema(path).metadata or {}).get(b"rooftree")
    named: dict[str, Any] = json.loads(kept) if kept else {}
    if named.get("format") != FORMAT:
        raise GameError(f"{path} is not a file of {FORMAT}: rooftree simulate GAME --parquet FILE writes one")
    return named


def arrays(path: str | Path) -> dict[str, Array]:
    """All columns; `observation` as (rows, size) int8, and `mask`, made of `legal`, as (rows, actions) bool."""
    named = about(path)
    import pyarrow.parquet as parquet

    table = parquet.read_table(path).combine_chunks()
    columns: dict[str, Array] = {}
    for name in table.column_names:
        column = table.column(name).combine_chunks()
        if name in RUNS:
            columns[name] = column.flatten().to_numpy().reshape(len(column), -1)
        else:
            columns[name] = column.to_numpy()
    bits = np.unpackbits(columns.pop("legal"), axis=1, count=named["actions"], bitorder="little")
    return {**columns, "mask": bits.view(np.bool_)}


def tensors(path: str | Path) -> dict[str, Any]:
    """The same as tensors of PyTorch; whole numbers that count or choose are wide ones, as losses want them."""
    try:
        import torch
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise ImportError("tensors are PyTorch's: pip install torch (offline.arrays is the same for NumPy)") from None

    made = {name: torch.from_numpy(np.array(column)) for name, column in arrays(path).items()}
    return {name: each.long() if each.dtype == torch.int16 else each for name, each in made.items()}


def batches(columns: Mapping[str, Any], size: int, seed: int) -> Iterator[dict[str, Any]]:
    """All rows once, in an order that the seed decides; of arrays or of tensors."""
    order = np.random.default_rng(seed).permutation(len(columns["action"]))
    for first in range(0, len(order), size):
        chosen = order[first : first + size]
        yield {name: column[chosen] for name, column in columns.items()}
