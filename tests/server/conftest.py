"""What the tests of this folder share."""

from tests.server.postgres import postgres  # noqa: F401  a fixture; found only here
