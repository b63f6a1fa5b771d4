"""What is worth saying of a move besides its points: who comes to see the mansion, and which bonus cards it wins."""

from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.games.california.cards import BONUS_POINTS, Bonus, Colour
from rooftree.games.california.state import State


def remarks(before: State, after: State, seat: int) -> list[Message]:
    key = "news-gift" if after.mansions[seat].gifts > before.mansions[seat].gifts else "news-neighbour"
    come = [each for each in Colour if after.neighbour_at[each] == seat != before.neighbour_at[each]]
    won = [each for each in Bonus if after.bonus_of[each] == seat != before.bonus_of[each]]
    return [
        *(message(key, colour=Name(kebab(colour))) for colour in come),
        *(message("news-bonus", bonus=Name(kebab(bonus)), points=int(BONUS_POINTS[bonus])) for bonus in won),
    ]
