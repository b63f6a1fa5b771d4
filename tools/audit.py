"""Holds the locked dependencies against the advisories of PyPI or OSV: `make audit`, for a machine with a network.

pip-audit calls it a success when no service has heard of anything. Here that is a failure: nothing was checked.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SERVICES = ("pypi", "osv")
FOUND, NOT_CHECKED = 1, 2


def main() -> int:
    for service in SERVICES:
        checked = [each for each in asked(service) if "skip_reason" not in each]
        if checked:
            return told(service, checked)
    print(f"No advisory service can be reached from here ({', '.join(SERVICES)}): nothing was checked.")
    return NOT_CHECKED


def asked(service: str) -> list[dict[str, Any]]:
    """Every dependency, with what a service knows about it; nothing at all if it does not answer."""
    options = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--format", "json", "--timeout", "10"]
    command = [sys.executable, "-m", "pip_audit", "-r", str(ROOT / "requirements.lock"), "-s", service, *options]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        return json.loads(answer.stdout)["dependencies"]  # type: ignore[no-any-return]
    except ValueError:
        return []


def told(service: str, checked: list[dict[str, Any]]) -> int:
    weak = [each for each in checked if each["vulns"]]
    for each in weak:
        for known in each["vulns"]:
            better = ", ".join(known["fix_versions"]) or "no version yet"
            print(f"{each['name']} {each['version']}: {known['id']}, better in {better}")
    print(f"{len(checked)} dependencies checked with {service}, {len(weak)} with known weaknesses.")
    return FOUND if weak else 0


if __name__ == "__main__":
    sys.exit(main())
