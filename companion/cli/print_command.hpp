// SPDX-License-Identifier: GPL-3.0-or-later
// `adjutant-cli print cards|tags|places|roster`: sheets of cards, tags, place labels and roster cards as PDF
// files. It knows no engine: whoever builds the program hands in how to find the cards and places of a
// system, and rosters.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cards/deck_file.hpp"
#include "cards/sheet.hpp"

namespace CLI {
class App;
}

namespace adjutant::cli {

using PlaceLabel = cards::Label;

/// What can be printed of a system; either list may be empty.
struct PrintableSystem {
    std::string title;
    std::vector<cards::CardFace> cards;
    std::vector<PlaceLabel> places;
    cards::DeckFile deck = {};  ///< what `cards` are made of
};

/// Which rosters to print: those of files, and one or all that a campaign keeps, or those of one of its
/// games.
struct RosterRequest {
    std::vector<std::string> files = {};
    std::string system = {};  ///< of a file that names none
    std::string side = {};    ///< codes of this side's pieces instead of the fighters' own; empty for those
    std::string campaignFile = {};  ///< empty: none
    std::string campaign = {};      ///< empty: the only one there is
    std::string game = {};
    std::string roster = {};  ///< a name in the campaign; empty for all, where no game is named
};

struct PrintSources {
    /// The system of that id, or nothing when there is none.
    std::function<std::optional<PrintableSystem>(std::string id)> system;
    /// The sentence for an id that is no system's.
    std::function<std::string(std::string id)> noSystem = {};
    /// The rosters that are asked for; throws an exception with a sentence when there are none.
    std::function<std::vector<cards::RosterCard>(const RosterRequest&)> rosters = {};
    /// 64 bits of chance for each new tag; the operating system's when nothing is given.
    std::function<std::uint64_t()> random = {};
    /// From how far labels read; without rows the sheets do not speak of it.
    cards::ReadingTable readsFrom = {};
};

/// Fonts, and words in the language of the system, come from a QGuiApplication; when the program has none yet
/// this makes one that needs no display.
void provideFonts();

/// Adds `print` and its subcommands. When one is parsed it runs at once: it writes the file and says so
/// on stdout, or puts a sentence on stderr and throws CLI::RuntimeError, whose exit code is 1 when the sheet
/// could not be made or written and 2 when something was asked for that there is not. Wrong options are
/// CLI::ParseErrors of other codes; the program ends with 2 for those.
CLI::App& addPrintCommand(CLI::App& app, PrintSources sources);

}  // namespace adjutant::cli
