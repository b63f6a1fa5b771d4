"""The one error that commands raise for a person: what was wrong, and what would be right."""


class CommandError(Exception):
    """Printed on stderr; the exit status is 2."""
