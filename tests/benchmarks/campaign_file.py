#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a club's campaign of years costs: a file with 500 games of 400 acts and 60 people, and what is asked of it.

    campaign_file.py ADJUTANT-CLI FOLDER [GAMES] [ACTS]

One game is played by the referee and taken into the file again and again under other names; a league of 12 people with 30
games stands beside it. Each question is asked five times of the program, with its start; the median counts."""
import json
import os
import statistics
import subprocess
import sys
import time

cli, folder = sys.argv[1], sys.argv[2]
games = int(sys.argv[3]) if len(sys.argv) > 3 else 500
acts = int(sys.argv[4]) if len(sys.argv) > 4 else 400
os.makedirs(folder, exist_ok=True)
small, large = os.path.join(folder, "one.adjutant"), os.path.join(folder, "club.adjutant")
for path in (small, large):
    for ending in ("", "-wal", "-shm"):
        if os.path.exists(path + ending):
            os.remove(path + ending)


def run(*words, text=None):
    done = subprocess.run([cli, *words], input=text, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{words}: {done.stdout}{done.stderr}")
    return done.stdout


def median(*words):
    times = []
    for _ in range(5):
        begin = time.perf_counter()
        run(*words)
        times.append((time.perf_counter() - begin) * 1000)
    return statistics.median(times)


# A game with acts of the rules where the playthrough has them, and free rolls up to the number that is wanted.
here = os.path.dirname(os.path.abspath(__file__))
requests = []
with open(os.path.join(here, "..", "playthroughs", "hex-acw-asked-fifteen-turns.jsonl"), encoding="utf-8") as lines:
    for line in lines:  # requests and replies in turn
        request = json.loads(line)
        if "do" in request and request["do"] != "end":
            requests.append(request)
requests = requests[: acts - 2]
while len(requests) < acts - 1:
    requests.append({"do": "roll", "dice": "2d6", "for": f"scouting-{len(requests)}"})
requests.append({"do": "end", "reason": "late", "winners": ["union"]})
text = "".join(json.dumps(request) + "\n" for request in requests)
run("referee", "--file", small, "--campaign", "Club", "--game", "Game", "--seat", "union=Person 1", "--seat",
    "confederate=Person 2", text=text)
export = json.loads(run("campaign", "export", "--file", small))
game = export["games"][0]
print(f"one game: {len(game['entries'])} entries")
bare = sum(len(entry[key]) for entry in game["entries"] for key in ("request", "rolls", "events")) * games
export["people"] = [f"Person {number}" for number in range(1, 61)]
export["games"] = [dict(game, name=f"Game {number}") for number in range(1, games + 1)]
with open(os.path.join(folder, "club.json"), "w") as file:
    json.dump(export, file)
begin = time.perf_counter()
run("campaign", "import", os.path.join(folder, "club.json"), "--file", large)
print(f"importing and indexing it: {time.perf_counter() - begin:.1f} s")

rules = os.path.join(folder, "rules.json")
with open(rules, "w") as file:
    json.dump({"kind": "swiss", "rounds": 5, "seed": 7}, file)
run("league", "create", "--file", large, "--rules", rules)
for number in range(1, 13):
    run("league", "enter", "--file", large, "--person", f"Person {number}")
for number in range(1, 6):
    for line in run("league", "pair", "--file", large, "--round", str(number)).splitlines():
        table = json.loads(line)
        run("league", "result", "--file", large, "--round", str(number), "--table", str(table["table"]), "--winner",
            table["a"])

nothing = median("--version")
print(f"the program's start: {nothing:.0f} ms")
print(f"home's list: {median('campaign', 'list', '--file', large):.0f} ms")
print(f"a season's table: {median('league', 'standings', '--file', large):.0f} ms")
for words in ("scouting-7", "Person", "late"):
    print(f"search for {words}: {median('campaign', 'search', '--file', large, words):.0f} ms")
begin = time.perf_counter()
run("campaign", "export", "--file", large, "--out", os.path.join(folder, "all.json"), "--force")
print(f"the whole as JSON: {time.perf_counter() - begin:.1f} s")
begin = time.perf_counter()
run("campaign", "export", "--file", large, "--zip", os.path.join(folder, "all.zip"), "--force")
print(f"the whole as a zip with tables and reports: {time.perf_counter() - begin:.1f} s")
size = os.path.getsize(large)
print(f"size: {size / 1e6:.1f} MB, {size / bare:.2f} times the bare requests, rolls and events ({bare / 1e6:.1f} MB)")
