# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the export in a zip against the schema in it: schema.py ADJUTANT-CLI FOLDER"""
import copy
import json
import os
import shutil
import subprocess
import sys
import zipfile

import jsonschema

program, folder = sys.argv[1:]
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
file = ["--file", f"{folder}/club.adjutant", "--campaign", "Club"]


def run(*words, text=""):
    subprocess.run([program, *words], input=text, text=True, check=True, stdout=subprocess.PIPE)


run("referee", *file, "--game", "First evening", "--seat", "union=Ann",
    text='{"do":"start","system":"hex-acw","seed":1}\n{"do":"draw"}\n')
run("campaign", "person", *file, "--name", "Ann", "--club", "River", "--another")
with open(f"{folder}/R.json", "w", encoding="utf-8") as rules:
    rules.write('{"kind":"swiss","seed":7}')
run("league", "create", *file, "--rules", f"{folder}/R.json")
run("league", "enter", *file, "--person", "Zoe")
run("campaign", "export", *file, "--zip", f"{folder}/x.zip")

with zipfile.ZipFile(f"{folder}/x.zip") as zipped:
    assert zipped.testzip() is None
    campaign = json.loads(zipped.read("campaign.json"))
    schema = json.loads(zipped.read("schema.json"))

check = jsonschema.Draft202012Validator
check.check_schema(schema)
check(schema).validate(campaign)
assert campaign["league"]["entries"] and campaign["persons"] and campaign["games"]


def parts(value, way=()):
    """Every key of every object, as the way that leads to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield way + (key,)
            yield from parts(inner, way + (key,))
    elif isinstance(value, list) and value:
        yield from parts(value[0], way + (0,))


# What the schema asks for it misses when it is not there, or is of another type.
tried = 0
for way in parts(campaign):
    for wrong in (None, "missing"):
        if wrong == "missing" and way in (("persons",), ("league",)):
            continue
        torn = copy.deepcopy(campaign)
        inner = torn
        for step in way[:-1]:
            inner = inner[step]
        if wrong is None:
            inner[way[-1]] = None
        else:
            del inner[way[-1]]
        tried += 1
        assert not check(schema).is_valid(torn), f"{way} may be {wrong}"
print(f"the schema holds, and misses each of {tried} torn parts")
