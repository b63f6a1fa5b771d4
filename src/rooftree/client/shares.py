"""A client's shares in deals: secrets that it makes itself, pledged first and told when everybody has pledged."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rooftree.client.copies import TableCopy
from rooftree.protocol import Command, Ready, Reveal, seals


class Witness(NamedTuple):
    """What was under seal, and who had pledged what, when a secret was given away."""

    commitment: str | None
    pledges: list[str]

    def agrees(self, summary: Mapping[str, Any]) -> bool:
        """Whether the deal was made from just that."""
        return (self.commitment, self.pledges) == (summary["commitment"], pledges_in(summary))


def pledges_in(summary: Mapping[str, Any]) -> list[str]:
    return sorted(share["pledge"] for share in (summary.get("seal") or {"shares": []})["shares"])


class Shares:
    """The secrets of one client."""

    def __init__(self) -> None:
        self._secrets: dict[str, str] = {}  # by pledge
        self._tables: set[str] = set()  # at which this client has pledged, and not another one of the same person
        self._asked: set[str] = set()
        self._witnessed: dict[str, Witness] = {}  # by pledge

    def pledge(self, table: str) -> str:
        """The hash of a new secret."""
        self._tables.add(table)
        secret = seals.new_secret()
        pledge = seals.digest(secret)
        self._secrets[pledge] = secret
        return pledge

    def follow(self, table: str) -> None:
        """A pledge went on to a table of a rematch."""
        self._tables.add(table)

    def owed(self, copy: TableCopy, new_id: Callable[[], str]) -> Command | None:
        """What has to be said for this client's share to be in the deal: each thing once."""
        summary, seal = copy.summary, copy.summary.get("seal")
        mine = [seat for seat in copy.my_seats if summary["seats"][seat]["is_ready"]]
        if summary["status"] != "waiting" or not mine or not seal or copy.id not in self._tables:
            return None
        person = summary["seats"][mine[0]]["person"]
        share = next((each for each in seal["shares"] if each["person"] == person), None)
        if share is None:
            is_open = seal["version"] == seals.VERSION and not seal["is_called"]
            is_due = is_open and self._once(f"{copy.id} {copy.version}")
            return Ready(new_id(), copy.id, mine[0], pledge=self.pledge(copy.id)) if is_due else None
        secret = self._secrets.get(share["pledge"])
        if secret is None or not seal["is_called"] or share["is_revealed"] or not self._once(share["pledge"]):
            return None
        self._witnessed[share["pledge"]] = Witness(summary["commitment"], pledges_in(summary))
        return Reveal(new_id(), copy.id, secret)

    def witness(self, summary: Mapping[str, Any]) -> Witness | None:
        """What this client saw before the deal of a table, if it has a share in it."""
        return next((self._witnessed[each] for each in pledges_in(summary) if each in self._witnessed), None)

    def _once(self, what: str) -> bool:
        is_new = what not in self._asked
        self._asked.add(what)
        return is_new
