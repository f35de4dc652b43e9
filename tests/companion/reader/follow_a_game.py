# SPDX-License-Identifier: GPL-3.0-or-later
# follow_a_game.py APP CLI: an evening without seeing it. The app is used by the presses and the focus of the accessibility
# bus and by the keyboard; whatever a player must know is waited for on the bus: pieces, prompts, pads, results, hexes,
# sheets and the verdict.
import json
import os
import subprocess
import sys

from bus import (DOWN, ESCAPE, LEFT, RETURN, RIGHT, UP, app, do_press, expect, find, focus_came, give_window_the_keyboard,
                 heard, key, listen, names, press, told, wait_for, walk)

APP, CLI = sys.argv[1:3]
FILE = os.path.join(os.environ["HOME"], "evening.adjutant")


def referee(game, *requests):
    """Plays a game by the command line, so that there is one to be taken up."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    answers = subprocess.run([CLI, "referee", "--file", FILE, "--campaign", "Evenings", "--game", game],
                             input=lines, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    for answer in map(json.loads, answers):
        assert answer["ok"], answer


def on_the_board():
    """The counters of the board, as they are read."""
    return [one.name for one in walk(find("Board", "panel")) if one.getRoleName() == "push button" and "facing" in one.name]


def pieces_say_who_what_how_and_where():
    board = wait_for("the pieces", on_the_board)
    expect(len(board) == 12, "twelve pieces stand on the board: " + str(board))
    expect(len(set(board)) == len(board), "pieces cannot be told apart: " + str(board))
    for name in board:
        expect(any(kind in name for kind in ("Infantry", "Cavalry", "Artillery")), name + " has no name")
        expect(("Union" in name) != ("Confederate" in name), name + " has no side")
        expect("hits " in name, name + " has no value")
    for name in ("Infantry 2, Union, hits 2", "Infantry 2, Confederate, hits 0"):
        expect(any(one.startswith(name) for one in board), "nobody is called " + name)
    expect(any(one.startswith("Infantry 2, Confederate") and "Open E4" in one for one in board), "no piece says its place")
    for row in ("Turn 1", "Union to act"):
        expect(any(row in name for name in names("label")), row + " is not told")


def a_chance_is_told_and_its_pad_covers_the_table():
    piece = find("Infantry 2, Union", "push button")
    press("Draw a card")
    wait_for("the prompt", lambda: told("The event card", "Union to draw"))
    wait_for("the pad's heading, by the focus", lambda: focus_came("The event card", "Union to draw"))
    wait_for("its answers", lambda: find("Smoke", "push button"))
    nothing_of_the_table_is_there(piece)
    press("Smoke")
    wait_for("what came of it", lambda: told("Union draws Smoke"))
    wait_for("its face", lambda: find("Smoke, drawn", "push button"))
    nothing_of_the_table_is_there(piece)
    press("Smoke, drawn")
    wait_for("the table", on_the_board)


def nothing_of_the_table_is_there(piece):
    """With something before the table: no piece is found, and one that a reader remembers cannot be chosen."""
    wait_for("the table gone from the tree", lambda: not [name for name in names() if "hits" in name or name == "Board"])
    heard.clear()
    do_press(piece)
    # What is asked next is answered after the press has been.
    names()
    expect(not told("chosen"), "a piece behind was chosen")


def who_is_chosen_is_told_with_what_is_in_reach():
    press("Infantry 2, Union")
    wait_for("who is chosen", lambda: told("Infantry 2 chosen", "3 places in reach", "1 target"))
    wait_for("that he says so himself", lambda: [name for name in on_the_board()
                                                 if name.startswith("Infantry 2, Union") and "chosen" in name])


def hexes_say_what_may_be_done_there():
    heard.clear()
    give_window_the_keyboard()
    find("Board", "panel").queryComponent().grabFocus()
    wait_for("the hex of the chosen piece", lambda: focus_came("Open E5", "Infantry 2, Union", "chosen"))

    def walk_to(arrow, *words):
        heard.clear()
        key(arrow)
        wait_for("the hex " + str(words), lambda: focus_came(*words))

    walk_to(UP, "Open E4", "Infantry 2, Confederate", "shoot")
    walk_to(DOWN, "Open E5")
    walk_to(RIGHT, "Open F4", "Move Infantry 2")
    walk_to(LEFT, "Open E5")
    walk_to(DOWN, "Open E6", "Move Infantry 2")
    walk_to(UP, "Open E5")
    walk_to(RIGHT, "Open F4", "Move Infantry 2")
    heard.clear()
    key(RETURN)
    wait_for("the march", lambda: told("Infantry 2", "F4"))
    wait_for("the piece at its new place", lambda: [name for name in on_the_board()
                                                    if name.startswith("Infantry 2, Union") and "F4" in name])


def dice_are_told_and_answered_by_the_keyboard():
    piece = find("Infantry 3, Union", "push button")
    press("Infantry 3, Union")
    wait_for("who is chosen", lambda: told("Infantry 3 chosen", "1 target"))
    press("Infantry 3: shoot Confederate Infantry 2")
    wait_for("the prompt", lambda: told("The shot", "Infantry 3 to roll"))
    wait_for("the pad's heading, by the focus", lambda: focus_came("The shot", "Infantry 3 to roll", "% rout"))
    faces = wait_for("what its faces bring", lambda: [name for name in names("push button") if name.startswith("2, 1 hit")]
                     and [name for name in names("push button") if name[0].isdigit()])
    expect(len(faces) == 3 and not any(name.endswith("%") for name in faces), "its faces say what they bring: " + str(faces))
    nothing_of_the_table_is_there(piece)
    heard.clear()
    key(ord("1"))
    wait_for("what came of it", lambda: told("Infantry 3", "Infantry 2"))
    wait_for("the focus back on its hex", lambda: focus_came("Open F4"))
    wait_for("the table", on_the_board)


def a_sheet_is_told_and_covers_the_table():
    piece = wait_for("the piece", lambda: find("Infantry 2, Union", "push button"))
    press("Menu")
    wait_for("the sheet's title, by the focus", lambda: focus_came("Gridded American Civil War"))
    nothing_of_the_table_is_there(piece)
    expect(names("push button").count("Close") == 1, "the sheet is closed in one way")
    expect(len(names("heading")) == 2, "its parts have headings: " + str(names("heading")))
    heard.clear()
    key(ESCAPE)
    wait_for("the table again", on_the_board)
    wait_for("the focus back on its hex", lambda: focus_came("Open F4"))


def the_verdict_is_told_and_stands_in_the_tree():
    press("Menu")
    press("End the game, the winner: Union")
    wait_for("the verdict", lambda: told("Victory by agreement: Union"))
    wait_for("the verdict in the tree", lambda: find("Victory by agreement: Union", "heading"))
    expect(find("Report", "push button"), "the report is at hand")


referee("Mill Run", {"do": "start", "system": "hex-acw", "options": {"dice": "table"}},
        {"do": "ruling", "set": {"/pieces/c2/place": "E4", "/pieces/u2/hits": 2, "/pieces/u3/place": "D4",
                                 "/pieces/u3/facing": "ne"}, "reason": "They met at the bridge"})
listen()
program = subprocess.Popen([APP, "--file", FILE])
try:
    wait_for("the app on the bus", app)
    press("Resume")
    for step in (pieces_say_who_what_how_and_where, a_chance_is_told_and_its_pad_covers_the_table,
                 who_is_chosen_is_told_with_what_is_in_reach, hexes_say_what_may_be_done_there,
                 dice_are_told_and_answered_by_the_keyboard, a_sheet_is_told_and_covers_the_table,
                 the_verdict_is_told_and_stands_in_the_tree):
        print(step.__name__.replace("_", " "), flush=True)
        step()
finally:
    program.terminate()
    program.wait()
