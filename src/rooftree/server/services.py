"""What a server is made of, and the one function by which requests and sockets reach it."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from rooftree.server.caretaker import Caretaker
from rooftree.server.hall import Hall
from rooftree.server.limits import Limits
from rooftree.server.line import Line
from rooftree.server.metrics import Metrics
from rooftree.server.pages import BUILT, Pages
from rooftree.server.people import People
from rooftree.server.settings import Settings
from rooftree.server.store.store import Store
from rooftree.server.thinkers import Thinkers


@dataclass
class Services:
    """One server."""

    settings: Settings
    store: Store
    people: People
    thinkers: Thinkers
    hall: Hall
    lines: set[Line] = field(default_factory=set)
    networks: Counter[str] = field(default_factory=Counter)  # lines by where they come from

    def __post_init__(self) -> None:
        settings = self.settings
        self.pages = Pages(Path(settings.static) if settings.static else BUILT)
        self.requests = Limits(settings.requests_at_once, settings.requests_a_second)
        self.files = Limits(settings.files_at_once, settings.files_a_second)
        self.secrets = Limits(settings.secrets_at_once, settings.secrets_a_second)  # tries at them
        self.openings = Limits(settings.tables_at_once, settings.tables_a_second)  # of tables, by person
        self.metrics = Metrics(self)
        self.caretaker = Caretaker(self)
        self.hall.orders.listeners.append(self.people.forget)


def new_services(settings: Settings) -> Services:
    """Put together, and not opened yet."""
    store, thinkers = Store(settings.database), Thinkers(settings.thinkers)
    return Services(settings, store, People(store, settings.key_file), thinkers, Hall(store, thinkers))


def services_of(connection: HTTPConnection) -> Services:
    """Nothing else is read off the application."""
    services: Services = connection.app.services
    return services


Server = Annotated[Services, Depends(services_of)]
