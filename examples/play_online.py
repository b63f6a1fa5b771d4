"""Send a bot of your own to a table server: it sees what a person would see there, and plays by the same protocol.

python examples/play_online.py [LINK]      without a link to a table, at a server that it opens for itself
"""

import asyncio
import sys
from subprocess import DEVNULL, Popen
from tempfile import TemporaryDirectory

from rooftree.client import Client

SERVE = [sys.executable, "-m", "rooftree", "serve", "--port", "28765", "--database"]


async def play(server: str, table: str = "") -> None:
    async with Client(server) as client:
        await client.connect()  # waits until the server is there
        await client.become_guest()
        if not table:
            table = await client.open_table(game="california", players=2)
            await client.seat_bot(table, 1, "random")
        await client.sit(table, 0, "Hasty")
        await client.ready(table, 0)
        async for copy in client.changes(table):  # copy.view(0) is all that this seat may see
            if copy.to_confirm == 0:
                await client.confirm(table, 0)
            elif copy.to_move == 0:
                worth = (await client.preview(table, 0)).moves
                best = max(worth, key=lambda move: worth[move].points or 0)
                print(f"Hasty plays {best}, version {(await client.move(table, 0, best)).version} of the table")
            elif copy.is_over:
                break
        print("Scores:", copy.summary["result"]["scores"], "Deal:", copy.summary["seed"])


if __name__ == "__main__" and sys.argv[1:]:
    asyncio.run(play(*sys.argv[1].split("/t/")))
elif __name__ == "__main__":
    with TemporaryDirectory() as folder, Popen([*SERVE, f"{folder}/tables.db"], stderr=DEVNULL) as server:
        asyncio.run(play("http://127.0.0.1:28765"))
        server.terminate()
