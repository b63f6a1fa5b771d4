"""What a store may fail with, in the three ways that matter, and the one for whoever starts a server."""


class DatabaseError(Exception):
    """A database that cannot be used, and why, in words for whoever runs the server."""


class Conflict(Exception):
    """Somebody else has written this version, or this command, before."""


class NotWritten(Exception):
    """The database has said no: nothing has changed."""


class OutOfReach(Exception):
    """The database cannot be asked: if something was being written, nobody knows whether it is."""
