"""HTTP requests of the load: few, so each has a connection of its own in a thread."""

import asyncio
import json
from typing import Any
from urllib.request import Request, urlopen

TIMEOUT = 60.0


async def post(address: str, body: dict[str, Any], token: str | None = None) -> dict[str, Any]:
    """The answer to a request, both as JSON."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return await asyncio.to_thread(_answer, Request(address, json.dumps(body).encode(), headers))


def _answer(request: Request) -> dict[str, Any]:
    with urlopen(request, timeout=TIMEOUT) as answer:
        return json.load(answer)  # type: ignore[no-any-return]
