# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the limits that the manual states against the constants of the code: each constant is read where it stands, and the
page must say its number in these words.

    limits.py SOURCES PAGE
"""
import os
import re
import sys

MB, GB, MILLIONS, KB = 1 << 20, 1 << 30, 1_000_000, 1000

# Where the constant stands, its name, what one of it is called in the page, and the words there.
LIMITS = [
    ("engine/table.cpp", "longestLine", MB, "A line for the referee: {} MB"),
    ("companion/cli/referee.cpp", "longestLine", MB, "A line for the referee: {} MB"),
    ("companion/cli/referee.cpp", "deepestNesting", 1, "with brackets in brackets {} deep."),
    ("engine/journal/parsed.hpp", "deepestNesting", 1, "codes of a state: brackets in brackets {} deep"),
    ("engine/journal/parsed.hpp", "deepestOfAnEntry", 1, "an entry of a log {} deep"),
    ("db/text_file.hpp", "largestText", GB, "An export: {} GB"),
    ("companion/doors/campaign_zip.cpp", "largestExport", MB, "the export in a zip {} MB"),
    ("companion/doors/plays_in.cpp", "largest", MB, "A list of plays of another program: {} MB"),
    ("db/text_file.hpp", "largestDocument", MB, "rules and codes of a state: {} MB each"),
    ("companion/doors/state_codes.cpp", "largestState", MB, "what codes of a state unpack to: {} MB"),
    ("companion/bridge/text_documents.cpp", "maxBytes", MB, "Boards and rosters that the app opens: {} MB"),
    ("companion/bridge/board_file.cpp", "longest", MB, "Boards and rosters that the app opens: {} MB"),
    ("scanner/picture.hpp", "maxPixels", MILLIONS, "A picture: {} million pixels"),
    ("scanner/picture.hpp", "maxPixels", MILLIONS, "at the same time share {} million pixels"),
    ("scanner/luma_view.hpp", "largestSide", 1, "million pixels, {} a side"),
    ("companion/bridge/picture_pile.hpp", "most", 1, "The app takes {} files with pictures at once"),
    ("companion/people/photograph.cpp", "mostPixels", MILLIONS, "A photograph of a game may have {} million pixels"),
    ("companion/people/photograph.hpp", "longestEdge", 1, "kept with {} pixels a side"),
    ("companion/people/photograph.hpp", "largestPhotograph", KB, "pixels a side and {} kB"),
    ("companion/people/photograph.hpp", "mostPhotographs", 1, "a game has {} of them"),
    ("cards/csv.hpp", "maxCsvColumns", 1, "A deck: {} columns"),
    ("cards/csv.hpp", "maxCsvRows", 1, "columns, {:,} rows"),
    ("cards/sheet.hpp", "maxOfOneCard", 1, "{} of one card"),
    ("companion/cli/print_command.cpp", "maxTags", 1, "a sheet of tags: {:,}."),
    ("engine/table.cpp", "largest", 1, "A blank board to draw on: {0} columns and {0} rows"),
    ("companion/bridge/board_sketch.cpp", "maxSteps", 1, "{} steps of drawing are undone"),
    ("league/rules.hpp", "maxRounds", 1, "A league: {} rounds"),
    ("companion/leagues/league_draft.cpp", "mostRounds", 1, "of which the app sets up {}"),
    ("league/rules.cpp", "most", 1, "points from -{0} to {0} with"),
    ("league/fraction.cpp", "maxWhole", 1, "scores to {:,};"),
    ("league/trf_in.cpp", "most", 1, "numbers in a tournament report: {}."),
    ("chronicle/why_not.cpp", "longestName", 1, "A chronicle: names of {} bytes"),
    ("chronicle/why_not.cpp", "longestText", 1, "texts of {}, amounts"),
    ("chronicle/why_not.cpp", "most", 1, "amounts to {:,}."),
    ("db/raw_records.hpp", "largestRescue", GB, "that are to be rescued: {} GB each"),
]


def value(text, name):
    """Of `constexpr … name = 4U << 20U;`, which may be made of other constants of the same file."""
    found = re.findall(rf"constexpr\b[^;=(]*\b{name} = ([^;]+);", text)
    if len(found) != 1:
        raise LookupError(f"has {len(found)} constants {name}")
    formula = re.sub(r"(?<=\d)'(?=\d)", "", found[0])
    formula = re.sub(r"\b(0x[0-9A-Fa-f]+|[0-9.]+(?:e\d+)?)[UuLlZz]*", r"\1", formula)
    for other in set(re.findall(r"\b[a-z]\w*", formula)):
        formula = re.sub(rf"\b{other}\b", str(value(text, other)), formula)
    if not re.fullmatch(r"[0-9.e+*<>() x-]+", formula):
        raise LookupError(f"has a {name} that is no number: {formula}")
    return int(eval(formula))  # pylint: disable=eval-used


def limits_in(page):
    text = page[page.index(".Sh LIMITS"):]
    text = text[: text.index("\n.El")]
    return " ".join(line for line in text.split("\n") if not line.startswith("."))


def main():
    sources, path = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        page = limits_in(file.read())
    failed = False
    for where, name, unit, words in LIMITS:
        with open(os.path.join(sources, where), encoding="utf-8") as file:
            text = file.read()
        try:
            number = value(text, name)
        except LookupError as error:
            print(f"{where} {error}")
            failed = True
            continue
        said = words.format(number // unit)
        if number % unit != 0 or said not in page:
            print(f"{where}: {name} is {number}, and the manual does not say: {said}")
            failed = True
    sys.exit(failed)


main()
