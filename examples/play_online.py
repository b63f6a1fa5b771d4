"""Send a bot of your own to a table server: it sees what a person would see there, and plays by the same protocol.

    rooftree serve                                                       in one terminal, and in another one
    python examples/play_online.py http://localhost:8000                 opens a table there, with a bot as opponent,
    python examples/play_online.py http://localhost:8000/t/abcdefghjk    or sits down on a free seat of yours
to do whatever pays most at once, as the server foresees it.
"""

import asyncio
import sys

from rooftree.client import Client


async def play(server: str, table: str = "") -> None:
    async with Client(server) as client:
        await client.become_guest()
        if not table:
            table = await client.open_table(game="california", players=2)
            await client.seat_bot(table, 1, "random")
        seats = (await client.watch(table)).summary["seats"]
        seat = next(number for number, each in enumerate(seats) if each["player"] is None)
        await client.sit(table, seat, "Hasty")
        await client.prefer(table, seat, confirms=False)  # no second thoughts
        await client.ready(table, seat)
        async for copy in client.changes(table):  # copy.view(seat) is all that this seat may see
            if copy.is_over:
                break
            if copy.to_move == seat:
                worth = (await client.preview(table, seat)).moves
                best = max(worth, key=lambda move: worth[move].points or 0)
                done = await client.move(table, seat, best)
                print(f"version {done.version}: Hasty plays {best}, for {worth[best].points or 0:+} points")
        print("scores", copy.summary["result"]["scores"], "of the deal", copy.summary["seed"])


if __name__ == "__main__" and len(sys.argv) == 2:
    asyncio.run(play(*sys.argv[1].split("/t/")))
elif __name__ == "__main__":
    print(__doc__)
