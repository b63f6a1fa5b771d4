"""The small texts of the drawing: money, bonus cards, and what an owner has."""

from collections.abc import Sequence

from rooftree.draw.lettering import width_of
from rooftree.games.california.cards import CARDS
from rooftree.games.california.state import GOLD
from rooftree.games.california.texts.facts import LOANS
from rooftree.games.california.view import MansionView
from rooftree.texts import Speaker


def money(speaker: Speaker, silver: int) -> str:
    """All in silver, and which coins that makes: `8 silver (1 gold, 3 silver)`."""
    return speaker.say("draw-money", total=silver, gold=silver // GOLD, silver=silver % GOLD)


def colour_name(speaker: Speaker, colour: str, width: int) -> str:
    """The whole name where it fits, otherwise the short one."""
    name = speaker.name(colour)
    return name if width_of(name) <= width else speaker.say(f"short-{colour}")


def needs_of(bonus: str) -> list[str]:
    """What a bonus card asks for: colours, one of them perhaps thrice, or pieces."""
    row = CARDS.bonus[bonus]
    return list(row.get("pieces") or row["colours"])


def colours_of(bonus: str) -> list[str]:
    """The colour of each piece that a bonus card asks for."""
    return [str(CARDS.furniture[need]["colour"]) if need in CARDS.furniture else need for need in needs_of(bonus)]


def bonus_name(speaker: Speaker, bonus: str) -> str:
    """In short: `brown ×3`, `swimming pool + grand piano`."""
    needs = needs_of(bonus)
    if len(set(needs)) == 1:
        return f"{speaker.name(needs[0])}\u00a0×{len(needs)}"
    return " + ".join(speaker.name(need) for need in needs)


def facts(mansion: MansionView, speaker: Speaker) -> list[str]:
    """Money, loan and gifts of an owner."""
    found = [money(speaker, mansion["money"])]
    if mansion["has_loan"]:
        found.append(speaker.say("draw-loan", silver=LOANS["silver"], repaid=LOANS["repaid"]))
    return [*found, speaker.say("draw-gifts", count=mansion["gifts"])]


def guests(mansion: MansionView, speaker: Speaker) -> str:
    names = ", ".join(map(speaker.name, mansion["neighbours"]))
    return speaker.say("draw-guests", names=names) if names else speaker.say("draw-no-guests")


def bonuses(mansion: MansionView, speaker: Speaker) -> str:
    names = [bonus_name(speaker, bonus) for bonus in mansion["bonuses"]]
    return speaker.say("draw-bonuses-of", names="; ".join(names)) if names else ""


def listed(speaker: Speaker, tiles: Sequence[str]) -> str:
    return ", ".join(map(speaker.name, tiles))
