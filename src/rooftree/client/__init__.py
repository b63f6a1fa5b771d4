"""Playing at a table server from Python: the same protocol that the browser speaks.

>>> async with Client("http://localhost:8000") as client:        # doctest: +SKIP
...     await client.become_guest()
...     table = await client.open_table(game="dreamhome", players=2)
...     await client.sit(table, 0, "Ada")

A `Client` keeps every table it watches up to date, sends a command again until it is answered, and comes back by
itself when the line breaks. `rooftree join URL` is built on it; examples/play_online.py is a bot that uses it.
"""

from rooftree.client.client import Client
from rooftree.client.connection import OtherProtocol
from rooftree.client.copies import TableCopy
from rooftree.client.shares import Witness
from rooftree.client.web import Refused, Unreachable

__all__ = ["Client", "OtherProtocol", "Refused", "TableCopy", "Unreachable", "Witness"]
