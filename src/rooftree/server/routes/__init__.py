"""Everything that is asked for once: who I am, games, tables, records.

What happens at a table goes through the socket, or one command at a time through `/api/do`.
"""

from rooftree.server.edge import api
from rooftree.server.routes import daily, games, houses, people, printing, puzzles, ratings, reviews, tables

__all__ = ["api", "daily", "games", "houses", "people", "printing", "puzzles", "ratings", "reviews", "tables"]
