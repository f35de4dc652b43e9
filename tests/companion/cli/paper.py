# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints a game's state, photographs the pages, as it were, scans them, and holds the game that comes back against the one
that was printed; and sets reports on paper: paper.py ADJUTANT-CLI FOLDER"""
import glob
import json
import os
import shutil
import subprocess
import sys

program, folder = sys.argv[1:]
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
file = ["--file", f"{folder}/club.adjutant", "--campaign", "Club"]


def run(*words, text=""):
    done = subprocess.run(words, input=text, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return done.stdout


def state(game):
    answer = run(program, "referee", *file, "--game", game, text='{"ask":"state"}\n')
    return json.loads(answer.splitlines()[-1])["state"]


acts = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "playthroughs", "hex-acw-mill-run-points.jsonl")
with open(acts, encoding="utf-8") as lines:
    requests = [line for line in lines if "do" in json.loads(line)]
run(program, "referee", *file, "--game", "First evening", "--seat", "union=Ann", text="".join(requests[:120]))

run(program, "print", "state", *file, "--game", "First evening", "--out", f"{folder}/state.pdf")
run("pdftoppm", "-r", "200", "-png", f"{folder}/state.pdf", f"{folder}/page")
scanned = run(program, "scan", *sorted(glob.glob(f"{folder}/page*.png")))
with open(f"{folder}/scanned", "w", encoding="utf-8") as out:
    out.write(scanned)
run(program, "campaign", "from-paper", *file, "--game", "From paper", f"{folder}/scanned")
assert state("From paper") == state("First evening"), "another state came back"

for words, wanted in ((["--game", "First evening"], "How it went"), (["--person", "Ann"], "Record"), (["--whole"], "Games")):
    run(program, "campaign", "report", *file, *words, "--out", f"{folder}/report.pdf", "--force")
    text = run("pdftotext", "-layout", f"{folder}/report.pdf", "-")
    assert wanted in text and "First evening" in text, text
again = subprocess.run([program, "campaign", "report", *file, "--whole", "--out", f"{folder}/report.pdf"],
                       stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
assert again.returncode == 2 and b"--force" in again.stderr, "a file that is there was written over"
print("the state came back from paper, and the reports can be read")
