"""A keyboard that makes way for news: whoever is asked is asked below them, never in their midst."""

import threading

import pytest
from rich.console import Console

from rooftree.cli.joined.keys import LiveKeyboard
from rooftree.cli.table.keyboard import Keyboard


def test_nobody_is_asked_in_the_midst_of_news(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def ask(_: Keyboard, prompt: str) -> str:
        told.append(prompt)
        return ""

    monkeypatch.setattr(Keyboard, "ask", ask)
    keyboard = LiveKeyboard(Console())
    asking = threading.Thread(target=keyboard.ask, args=("> ",))
    with keyboard.interrupted():
        asking.start()
        asking.join(0.2)  # it would be done by now if it did not wait
        told.append("news")
    asking.join()
    assert told == ["news", "> "]
