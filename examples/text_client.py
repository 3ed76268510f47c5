"""Plays a whole game of Pantacle against two bots, at random, and tells it line by line; see docs/protocol.md.

python examples/text_client.py http://localhost:8000
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def make_table(site: str) -> dict:
    wish = {"game": "pantacle", "seats": [{"who": "me", "name": "Ada"}, {"who": "bot"}, {"who": "bot"}], "start": True}
    headers = {"content-type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{site}/api/tables", json.dumps(wish).encode(), headers)) as it:
        return json.load(it)


def say(sentence: list, seats: list) -> str:
    """A sentence as text: of a typed part [kind, name, text] the text, but of a seat the name that it has now."""
    parts = [("", "", part) if isinstance(part, str) else part for part in sentence]
    return "".join(seats[int(name)]["name"] if kind == "seat" else text for kind, name, text in parts)


async def play(site: str) -> list:
    """Play until the game is over. Returns the ranking: the seats in first place, then those in second, and so on."""
    made = make_table(site)
    sit = {"t": "sit", "table": made["table"], "keys": [made["seats"]["0"]], "seat": 0, "since": 0}
    sent = 0
    async for socket in connect(f"ws{site.removeprefix('http')}/api/live", max_size=None):  # again after every cut
        try:
            await socket.send(json.dumps(sit))
            room, now, seq, waiting = {"status": ""}, {"options": []}, 0, None
            async for text in socket:
                message = json.loads(text)
                room = message.get("room", room)
                if message["t"] in ("table", "moved"):
                    now, seq, first = message["now"], message["seq"], message["events_from"]
                    known = sit["since"] if message["t"] == "table" else first
                    for happened in message["events"][max(0, known - first) :]:
                        print(say(happened["say"], room["seats"]))
                    sit["since"] = first + len(message["events"])
                if message["t"] == "refused" or message.get("done") == waiting:
                    waiting = None
                if room["status"] == "over":
                    return room["ranking"]
                if now["options"] and waiting is None:
                    sent = waiting = sent + 1
                    move = random.choice(now["options"])["move"]
                    await socket.send(json.dumps({"t": "move", "id": sent, "seq": seq, "moves": [move]}))
        except ConnectionClosed:
            continue


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://localhost:8000")))
