# SPDX-License-Identifier: GPL-3.0-or-later
"""Random Swiss tournaments through the command line, with late entries, drops and corrections, held against a count that
was written from the description of the command line alone: every pairing against all that there are, every rank and
tie-break in exact fractions.

    by_the_text.py ADJUTANT-CLI FOLDER FIRST-SEED SEEDS"""
import itertools
import json
import os
import random
import shutil
import subprocess
import sys
from fractions import Fraction

cli, folder, first, seeds = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
everything = 999


def run(*words):
    done = subprocess.run([cli, *words], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


class Tournament:
    def __init__(self, seed):
        self.chance = random.Random(seed)
        draw = self.chance
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        names = ["head-to-head", "strength-of-schedule", "score-difference", "wins", "lot"]
        draw.shuffle(names)
        self.rules = {"kind": "swiss", "rounds": 5,
                      "points": {"win": draw.choice([1, 2, 3]), "draw": draw.choice([1, 0.5]), "loss": 0,
                                 "bye": draw.choice([0, 1, 3])},
                      "tie-breaks": names[:draw.randint(1, 5)], "unplayed": draw.choice(["ignore", "zero", "virtual"]),
                      "avoid": draw.choice([["rematch", "club"], ["rematch"], [], ["club"]]),
                      "seed": draw.randint(0, 10**9)}
        self.worth = {key: Fraction(str(value)) for key, value in self.rules["points"].items()}
        with open(f"{folder}/rules.json", "w", encoding="utf-8") as file:
            json.dump(self.rules, file)
        self.where = ["--file", f"{folder}/league.adjutant", "--campaign", "Club"]
        assert self.league("create", "--rules", f"{folder}/rules.json")[0] == 0
        self.order, self.club, self.comings, self.rounds = [], {}, {}, []

    def league(self, word, *more):
        return run("league", word, *self.where, *more)

    def enter(self, name, number=None):
        if name not in self.club:
            self.club[name] = self.chance.choice(["", "River", "Hill"])
            assert run("campaign", "person", *self.where, "--name", name, "--club", self.club[name])[0] == 0
        if self.league("enter", "--person", name, *(["--round", str(number)] if number else []))[0] == 0:
            self.comings.setdefault(name, []).append((number or len(self.rounds) + 1, True))
            if name not in self.order:
                self.order.append(name)

    def drop(self, name, number):
        if self.league("drop", "--person", name, "--round", str(number))[0] == 0:
            self.comings[name].append((number, False))

    def plays(self, name, number):
        told = [comes for start, comes in self.comings[name] if number >= start]
        return bool(told) and told[-1]

    def since(self, name):
        return min(start for start, comes in self.comings[name] if comes)

    def games(self, last, name=None):
        for played in self.rounds[:last]:
            for table in played["tables"]:
                if table["result"] and (name is None or name in table["pair"]):
                    yield table

    def worth_of(self, table, name):
        winner = table["result"][0]
        return self.worth["draw" if winner is None else "win" if winner == name else "loss"]

    def from_games(self, name, last):
        return sum((self.worth_of(table, name) for table in self.games(last, name)), Fraction(0))

    def byes(self, name, last):
        return sum(played["bye"] == name for played in self.rounds[:last])

    def points(self, name, last):
        return self.from_games(name, last) + self.byes(name, last) * self.worth["bye"]

    def met(self, one, other, last):
        return any(other in table["pair"] for table in self.games(last, one))

    def cost(self, pairs, bye, last):
        points = {name: self.points(name, last) for name in self.order}
        return (sum(self.met(a, b, last) for a, b in pairs) if "rematch" in self.rules["avoid"] else 0,
                self.byes(bye, last) if bye else 0, points[bye] if bye else 0,
                sum((points[a] - points[b])**2 for a, b in pairs),
                sum(bool(self.club[a]) and self.club[a] == self.club[b] for a, b in pairs)
                if "club" in self.rules["avoid"] else 0)

    def all_pairings(self, people):
        if len(people) % 2:
            for bye in people:
                for pairs, _ in self.all_pairings([name for name in people if name != bye]):
                    yield pairs, bye
        elif not people:
            yield [], None
        else:
            for other in people[1:]:
                for pairs, _ in self.all_pairings([name for name in people[1:] if name != other]):
                    yield [(people[0], other)] + pairs, None

    def pair(self, number):
        people = [name for name in self.order if self.plays(name, number)]
        status, out = self.league("pair", "--round", str(number))
        least = min((self.cost(pairs, bye, number - 1) for pairs, bye in self.all_pairings(people)), default=None)
        if status == 1:
            assert not people or (json.loads(out)["error"]["code"] == "no-pairing" and least[0] > 0), out
            return False
        lines = [json.loads(line) for line in out.splitlines()]
        tables = [(line["a"], line["b"]) for line in lines if "table" in line]
        byes = [line["bye"] for line in lines if "bye" in line]
        assert [line["table"] for line in lines if "table" in line] == list(range(1, len(tables) + 1))
        assert sorted(itertools.chain(*tables, byes)) == sorted(people) and len(byes) == len(people) % 2
        assert self.cost(tables, byes[0] if byes else None, number - 1) == least
        self.rounds.append({"bye": byes[0] if byes else None,
                            "tables": [{"pair": pair, "result": None} for pair in tables]})
        assert self.league("pair", "--round", str(number)) == (0, out), "pairing again gives what was paired"
        return True

    def tell(self, number, at):
        table = self.rounds[number - 1]["tables"][at - 1]
        winner = self.chance.choice([*table["pair"], None])
        score = self.chance.choice([None, (self.chance.randint(0, 9), self.chance.randint(0, 9))])
        words = ["--draw"] if winner is None else ["--winner", winner]
        if score:
            words += ["--score", *map(str, score)]
        status, out = self.league("result", "--round", str(number), "--table", str(at), *words)
        assert status == 0 and ("changed" in json.loads(out)) == (table["result"] is not None), out
        table["result"] = (winner, score)

    def tie_break(self, what, name, last):
        if what == "wins":
            return Fraction(sum(table["result"][0] == name for table in self.games(last, name)))
        if what == "score-difference":
            own = [(table["pair"].index(name), table["result"][1]) for table in self.games(last, name)]
            return Fraction(sum(score[side] - score[1 - side] for side, score in own if score))
        entries = []
        for table in self.games(last, name):
            other = table["pair"][1 - table["pair"].index(name)]
            entries.append(self.from_games(other, last) / len(list(self.games(last, other))))
        played = len(entries)
        missed = min(last, len(self.rounds)) - self.since(name) + 1 - played
        if self.rules["unplayed"] == "zero":
            entries += [Fraction(0)] * missed
        if self.rules["unplayed"] == "virtual":
            entries += [self.from_games(name, last) / played if played else Fraction(0)] * missed
        return sum(entries, Fraction(0)) / len(entries) if entries else Fraction(0)

    @staticmethod
    def parted(group, value):
        return [[name for name in group if value(name) == one]
                for one in sorted({value(name) for name in group}, reverse=True)]

    def head_to_head(self, group, last):
        if not all(self.met(one, other, last) for one, other in itertools.combinations(group, 2)):
            return [group]
        parts = self.parted(group, lambda name: sum(
            (self.worth_of(table, name) for table in self.games(last, name)
             if all(other in group for other in table["pair"])), Fraction(0)))
        if len(parts) == 1:
            return parts
        return [part for one in parts for part in ([one] if len(one) == 1 else self.head_to_head(one, last))]

    def check(self, number=None):
        last = number or everything
        rows = json.loads(self.league("standings", *(["--round", str(number)] if number else []))[1])["standings"]
        groups = self.parted([name for name in self.order if self.since(name) <= last],
                             lambda name: self.points(name, last))
        lots = {row["person"]: row["tie-breaks"].get("lot") for row in rows}
        for what in self.rules["tie-breaks"]:
            parted = []
            for group in groups:
                if len(group) == 1:
                    parted.append(group)
                elif what == "head-to-head":
                    parted += self.head_to_head(group, last)
                else:
                    parted += self.parted(group, lots.get if what == "lot" else
                                          lambda name, what=what: self.tie_break(what, name, last))
            groups = parted
        ranks = {}
        for group in groups:
            ranks.update({name: len(ranks) + 1 for name in group} if len(group) == 1 else
                         dict.fromkeys(group, len(ranks) + 1))
        assert {row["person"]: row["rank"] for row in rows} == ranks
        for row in rows:
            name = row["person"]
            assert Fraction(row["points"]) == self.points(name, last) and row["byes"] == self.byes(name, last)
            assert row["played"] == row["won"] + row["drawn"] + row["lost"] == len(list(self.games(last, name)))
            assert isinstance(row["points"], int) or "/" in row["points"]
            for what in set(self.rules["tie-breaks"]) - {"lot", "head-to-head"}:
                assert Fraction(row["tie-breaks"][what]) == self.tie_break(what, name, last), (row, what)


for seed in range(first, first + seeds):
    tournament = Tournament(seed)
    draw = tournament.chance
    people = [f"Person {number}" for number in range(9)]
    for person in people[:draw.randint(2, 8)]:
        tournament.enter(person)
    for current in range(1, 6):
        newcomers = [person for person in people if person not in tournament.order]
        if newcomers and draw.random() < 0.3:
            tournament.enter(newcomers[0], draw.choice([None, current, max(1, current - 1)]))
        if draw.random() < 0.3:
            tournament.drop(draw.choice(tournament.order), current)
        if not tournament.pair(current):
            break
        for table_number in range(1, len(tournament.rounds[-1]["tables"]) + 1):
            if current < 5:
                code = json.loads(tournament.league("pair", "--round", str(current + 1))[1])["error"]["code"]
                assert code == "round-open", code
            tournament.tell(current, table_number)
        if tournament.rounds[0]["tables"] and draw.random() < 0.5:
            tournament.tell(1, 1)
        for standing in (None, *range(1, current + 1)):
            tournament.check(standing)
    print(f"seed {seed}: as the text says")
