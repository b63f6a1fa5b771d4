"""What people install holds the browser's table, ready to be served."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from rooftree.server.pages import BUILT

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not (BUILT / "index.html").exists(), reason="the browser client is not built: make web")
def test_the_wheel_contains_the_built_client(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        page = archive.read("rooftree/server/static/index.html").decode()
    assert {"rooftree/server/static/sw.js", "rooftree/server/static/icon.svg.br"} <= names
    script = page.split('<script type="module" crossorigin src="/')[1].split('"')[0]
    assert f"rooftree/server/static/{script}" in names
    assert {"rooftree/press/art/dreamhome/rooms/gym.svg", "rooftree/press/art/letters/LICENSE"} <= names
    assert not [name for name in names if "node_modules" in name]
    built = {path.stem for path in (ROOT / "web" / "src" / "modules").glob("*.wasm")}  # those that there were
    modules = {name for name in names if name.endswith(".wasm") and "/python-" not in name}
    assert {name.rpartition("/")[2].partition("-")[0] for name in modules} == built
    assert "rooftree/py.typed" in names
