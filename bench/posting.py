"""HTTP requests of the load: each on a connection of its own, with nothing around it."""

import asyncio
import json
from typing import Any
from urllib.parse import urlsplit

TIMEOUT = 60.0


async def post(address: str, body: dict[str, Any], token: str | None = None) -> dict[str, Any]:
    """The answer to a request, both as JSON."""
    target, content = urlsplit(address), json.dumps(body).encode()
    lines = [f"POST {target.path} HTTP/1.1", f"Host: {target.netloc}", "Connection: close"]
    lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
    lines += [f"Authorization: Bearer {token}"] if token else []
    async with asyncio.timeout(TIMEOUT):
        reader, writer = await asyncio.open_connection(target.hostname, target.port)
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode() + content)
            head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
    if not head.split(b" ", 2)[1].startswith(b"2"):
        raise ConnectionError(f"{target.path}: {head[:60]!r} {answer[:200]!r}")
    return json.loads(answer)  # type: ignore[no-any-return]
