#!/usr/bin/env python3
"""A bot for Traque in Python, standard library only: it takes a seat, listens to the stream and plays at random.

    python3 examples/bot.py http://localhost:3000/table/AbCdEfGhIjKl
    python3 examples/bot.py http://localhost:3000/table/AbCdEfGhIjKl --token 1.3.xxxx   # a seat that is already yours

Put your own thinking into `choose`. The interface is described at /api/openapi.json, the games in docs/protocol.md.
"""
import argparse
import json
import random
import re
import sys
import time
import urllib.error
import urllib.request


class Table:
    """One table, spoken to over plain HTTP."""

    def __init__(self, link):
        found = re.match(r"(https?://[^/]+)/.*?([0-9A-Za-z]{12})(?:[/?#]|$)", link)
        if not found:
            sys.exit(f"{link} is not the link of a table")
        self.server, self.id = found.groups()
        self.headers = {}

    def open(self, method, path, body=None, accept="application/json", timeout=60):
        data = None if body is None else json.dumps(body).encode()
        headers = {"accept": accept, **self.headers}
        if data is not None:
            headers["content-type"] = "application/json"
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        return urllib.request.urlopen(request, timeout=timeout)

    def ask(self, method, path, body=None):
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def sit_down(self, name):
        """Takes a seat with a guest cookie; from then on the seat's token is enough."""
        with self.open("PUT", "/api/me", {"name": name}) as answer:
            cookie = answer.headers["set-cookie"].split(";")[0]
        self.headers = {"cookie": cookie}
        seated = self.ask("POST", f"/api/tables/{self.id}/join", {})
        self.use(seated["token"])
        return seated["seat"]

    def use(self, token):
        self.headers = {"authorization": f"Bearer {token}"}

    def messages(self, after):
        """The live messages, one JSON a line, with the legal actions when it is our turn."""
        path = f"/api/tables/{self.id}/stream?legal=1" + (f"&after={after}" if after is not None else "")
        with self.open("GET", path, accept="application/x-ndjson") as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)

    def act(self, decision, action):
        """The id makes it safe to send again: the same command counts once."""
        command = {"id": f"py-{decision}", "decision": decision, "action": action}
        try:
            self.ask("POST", f"/api/tables/{self.id}/commands", command)
        except urllib.error.HTTPError as error:
            if error.code != 409:
                raise
            # Refused: the decision is over, or a rule forbids it. The next message says how things stand.
            print("refused:", json.load(error).get("why"), file=sys.stderr)


def choose(view, legal):
    """`view` is all that this seat may know."""
    return random.choice(legal["actions"])


def play(table):
    after = None
    while True:
        try:
            for message in table.messages(after):
                if message["type"] not in ("welcome", "update"):
                    continue
                after = message["number"]
                moment = message.get("moment")
                if moment is None:
                    continue
                if moment["view"]["result"] is not None:
                    return moment["view"]["result"]
                if "legal" in moment:
                    table.act(moment["decision"], choose(moment["view"], moment["legal"]))
        except urllib.error.HTTPError as error:
            if error.code < 500:
                sys.exit(f"the server says {error.code}: {error.read().decode()}")
            print(f"the server says {error.code}; trying again", file=sys.stderr)
        except OSError as error:
            print(f"the line broke ({error}); trying again", file=sys.stderr)
        time.sleep(1)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description="Plays a seat of a table at random.")
    arguments.add_argument("table", help="the table's link")
    arguments.add_argument("--name", default="Python")
    arguments.add_argument("--token", help="the token of a seat that is already taken")
    given = arguments.parse_args()
    here = Table(given.table)
    if given.token:
        here.use(given.token)
    else:
        try:
            print("playing seat", here.sit_down(given.name))
        except urllib.error.HTTPError as refused:
            sys.exit(f"no seat: {json.load(refused)['error']['message']}")
    print("over:", json.dumps(play(here)))
