// SPDX-License-Identifier: GPL-3.0-or-later
// `adjutant-cli campaign list|show|export|import|verify|report|backup`: campaign files without a table, and
// the subcommands of seats_command.hpp. It needs no Qt.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

#include "companion/report/page.hpp"

namespace CLI {
class App;
}

namespace adjutant::cli {

/// Sets a page on paper: the bytes of a PDF. Needs Qt; where there is none, a PDF is refused.
using PdfMaker = std::function<std::string(const report::PrintedPage&)>;

/// Adds `campaign` and its subcommands. When one is parsed it runs at once: what was asked for goes to `out`,
/// sentences about what failed go to `errors`. Unless all was well it throws CLI::RuntimeError, whose exit
/// code is 1 when something was found to be wrong with a game, and 2 when nothing was done.
CLI::App& addCampaignCommands(CLI::App& app, std::ostream& out, std::ostream& errors, PdfMaker pdf = {});

/// The same with stdout and stderr.
CLI::App& addCampaignCommands(CLI::App& app, PdfMaker pdf = {});

}  // namespace adjutant::cli
