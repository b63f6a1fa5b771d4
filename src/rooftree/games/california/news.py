"""What an action brought besides what the log tells: who came, which bonus cards were won, the end of the day."""

from typing import Any

from rooftree.core.message import Message, Name, message


def news(before: Any, after: Any, seat: int) -> list[Message]:
    """Told to everyone: a neighbour, perhaps with a gift, bonus cards, the end of the day."""
    was, now = before["mansions"][seat], after["mansions"][seat]
    key = "news-gift" if now["gifts"] > was["gifts"] else "news-neighbour"
    told = [message(key, colour=Name(each)) for each in now["neighbours"] if each not in was["neighbours"]]
    taken = [
        bonus for bonus in after["bonuses"] if bonus["name"] in now["bonuses"] and bonus["name"] not in was["bonuses"]
    ]
    told += [message("news-bonus", bonus=Name(bonus["name"]), points=bonus["points"]) for bonus in taken]
    is_day_over = before["day"] != after["day"] or after["decision"] == "game-over"
    return [*told, message("news-day", day=before["day"])] if is_day_over else told
