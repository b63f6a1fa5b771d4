"""Compiled rules by house rules: the same as checked, kept in the cache beside the box's, and shared where alike."""

import os
import subprocess
import sys
from pathlib import Path

from rooftree import games
from rooftree.core.houserules import in_environment, introduce
from rooftree.testing.tables import playthrough, settings_of
from tests.houserules.rules import example, played_by

RANKED = """
import sys
from rooftree import games
name = sys.argv[1]
state = games.load(name, "checked").new(2, 1)
print(games.load(name, "compiled").ranks(state))
"""


def test_compiled_scores_are_the_checked_scores() -> None:
    rules = example("garage-sale")
    checked, compiled = played_by(rules), games.load(introduce(rules), "compiled")
    ends = [
        state
        for seed in range(8)
        for state, action in playthrough(checked, settings_of(type(checked))[0], seed)
        if action < 0
    ]
    assert [checked.ranks(state) for state in ends] == [compiled.ranks(state) for state in ends]


def test_whoever_compiles_first_leaves_what_the_other_can_use(tmp_path: Path) -> None:
    """In processes of their own: by house rules first, then the box, which has never heard of them."""
    for name in (example("garage-sale").id, "dreamhome"):
        environment = {**os.environ, **in_environment(name), "ROOFTREE_CACHE_DIR": str(tmp_path)}
        command = [sys.executable, "-c", RANKED, name]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("[(")
