"""What a server is made of, and the one function by which requests and sockets reach it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from rooftree.box.houserules import read_folder
from rooftree.core.houserules import HouseRules
from rooftree.server.caretaker import Caretaker
from rooftree.server.hall import Hall
from rooftree.server.limits import Headcount, Limits, Turnstile
from rooftree.server.line import Line
from rooftree.server.metrics import Metrics
from rooftree.server.ops import Ops, place_named
from rooftree.server.pages import BUILT, Pages
from rooftree.server.people import People
from rooftree.server.press import Press
from rooftree.server.proxies import network_named
from rooftree.server.reviews import Reviews
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
    lines: dict[Line, None] = field(default_factory=dict)  # in the order in which they came

    def __post_init__(self) -> None:
        settings = self.settings
        self.pages = Pages(Path(settings.static) if settings.static else BUILT)
        self.requests = self._turnstile(settings.requests_at_once, settings.requests_a_second)
        self.files = self._turnstile(settings.files_at_once, settings.files_a_second)
        self.headcount = Headcount(settings.lines_a_person, settings.lines_at_once, settings.lines_a_crowd)
        self.secrets = Limits(settings.secrets_at_once, settings.secrets_a_second)  # tries at them, by address
        self.tries = Limits(settings.secrets_at_once, settings.secrets_a_second)  # the same by account
        self.openings = Limits(settings.tables_at_once, settings.tables_a_second)  # of tables, by person
        self.reviews = Reviews(self.thinkers.coaches, self.store.shelf)
        self.press = Press()
        self.house_rules = {each.id: each for each in _offered(settings)}  # that people can choose
        self.metrics = Metrics(self)
        self.caretaker = Caretaker(self)
        self.hall.orders.listeners.append(self.people.forget)
        self.ops = Ops(self, place_named(settings.ops)) if settings.ops else None

    def _turnstile(self, at_once: float, a_second: float) -> Turnstile:
        crowd = Limits(at_once * self.settings.crowd_at_once, a_second * self.settings.crowd_a_second)
        return Turnstile(Limits(at_once, a_second), crowd)


def _offered(settings: Settings) -> list[HouseRules]:
    return read_folder(Path(settings.house_rules)) if settings.house_rules else []


def new_services(settings: Settings) -> Services:
    """Put together, and not opened yet."""
    store, thinkers = Store(settings.database), Thinkers(settings.thinkers)
    hall = Hall(store, thinkers)
    hall.notices.allowed = tuple(network_named(each) for each in settings.notices_to)
    return Services(settings, store, People(store, settings.key_file), thinkers, hall)


def services_of(connection: HTTPConnection) -> Services:
    """Nothing else is read off the application."""
    services: Services = connection.app.services
    return services


async def _services(connection: HTTPConnection) -> Services:
    """For FastAPI, which asks a plain function in a thread."""
    return services_of(connection)


Server = Annotated[Services, Depends(_services)]
