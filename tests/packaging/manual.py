# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the manual against the programs: every command, subcommand and option that --help tells of stands in the page, under
its command and with the same sentence, and nothing else does.

    manual.py adjutant-cli.1 PROGRAM           the commands under COMMANDS
    manual.py --options adjutant.1 PROGRAM     a program without commands: its options anywhere in the page
"""
import re
import subprocess
import sys


def told_by(program, path):
    return subprocess.run([program, *path, "--help"], capture_output=True, text=True, check=True).stdout


def section(title, text):
    found = re.search(rf"^{title}:\n((?:  .*\n)*)", text, re.MULTILINE)
    return found.group(1) if found else ""


def commands_of(program, path=()):
    """Each command that has no subcommands: what it does, and its options."""
    text = told_by(program, path)
    below = re.findall(r"^  ([a-z][a-z-]*) ", section("Subcommands", text), re.MULTILINE)
    if not below:
        options = re.findall(r"^  (?:-\w,)?--([a-z][a-z-]*)", section("Options", text), re.MULTILINE)
        return {" ".join(path): (text.split("\n")[0].rstrip(".") + ".", set(options) - {"help"})}
    return {name: what for word in below for name, what in commands_of(program, (*path, word)).items()}


def commands_in(page):
    text = page[page.index(".Sh COMMANDS"):]
    text = text[: text.index("\n.El")]
    found = re.findall(r"^\.It Xo\n\.Cm ([a-z -]+)\n(.*?)^\.Xc\n((?:[^.\n][^\n]*\n?)*)", text, re.MULTILINE | re.DOTALL)
    return {name: (" ".join(said.split()), set(re.findall(r"Fl -([a-z-]+)", head))) for name, head, said in found}


def differences(program, page):
    told, written = commands_of(program), commands_in(page)
    if not told or not any(options for _, options in told.values()):
        yield f"{program} --help tells of no commands"
    for name in sorted(told.keys() | written.keys()):
        if name not in written:
            yield f"'{name}' is not in the manual"
        elif name not in told:
            yield f"'{name}' is in the manual, and no command"
        else:
            if told[name][0] != written[name][0]:
                yield f"'{name}' is told as '{told[name][0]}', and in the manual as '{written[name][0]}'"
            for option in sorted(told[name][1] - written[name][1]):
                yield f"'{name} --{option}' is not in the manual"
            for option in sorted(written[name][1] - told[name][1]):
                yield f"'{name} --{option}' is in the manual, and no option"
    synopsis = page[page.index(".Sh SYNOPSIS"):page.index(".Sh DESCRIPTION")]
    for name in sorted({name.split()[0] for name in told}):
        if not re.search(rf"^\.Cm {name}\b", synopsis, re.MULTILINE):
            yield f"'{name}' is not in the synopsis"


def options_that_lack(program, page):
    for option in sorted(set(re.findall(r"--([a-z][a-z-]*)", told_by(program, ())))):
        if not re.search(rf"Fl -{option}\b(?!-)", page):
            yield f"'--{option}' is not in the manual"


def main():
    alone = sys.argv[1] == "--options"
    path, program = sys.argv[-2:]
    with open(path, encoding="utf-8") as file:
        page = file.read()
    wrong = list(options_that_lack(program, page) if alone else differences(program, page))
    print("\n".join(wrong))
    sys.exit(1 if wrong else 0)


main()
