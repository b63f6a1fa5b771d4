"""What stands on every answer, and whose pages may talk to this server."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from rooftree.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
        "style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
ONLY_ENCRYPTED = {"Strict-Transport-Security": "max-age=31536000"}


# A replay within somebody's page: anybody may frame it. It knows nobody, and nothing can be done there.
EMBED = "/embed/"
POLICY = "Content-Security-Policy"
FRAMED = {name: value for name, value in HEADERS.items() if name != "X-Frame-Options"} | {
    POLICY: HEADERS[POLICY].replace("frame-ancestors 'none'", "frame-ancestors *")
}


def headers_of(settings: Settings, path: str) -> dict[str, str]:
    """The headers of an answer; what the API says is nobody's to keep."""
    found = (FRAMED if path.startswith(EMBED) else HEADERS) | (ONLY_ENCRYPTED if settings.is_secure else {})
    return found | {"Cache-Control": "no-store"} if path.startswith("/api") else found


def is_our_page(connection: HTTPConnection, settings: Settings) -> bool:
    """A browser says which page asks or opens a socket: another site's must not. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if settings.address:
        parts = urlsplit(settings.address)
        return bool(origin.lower() == f"{parts.scheme}://{parts.netloc}".lower())
    host = connection.headers.get("host")
    return origin in {f"http://{host}", f"https://{host}"}
