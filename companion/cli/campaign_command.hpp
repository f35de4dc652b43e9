// SPDX-License-Identifier: GPL-3.0-or-later
// `adjutant-cli campaign list|show|export|import|verify|report|backup`: campaign files without a table, and
// the subcommands of seats_command.hpp. It needs no Qt.
#pragma once

#include <iosfwd>

namespace CLI {
class App;
}

namespace adjutant::cli {

/// Adds `campaign` and its subcommands. When one is parsed it runs at once: what was asked for goes to `out`,
/// sentences about what failed go to `errors`. Unless all was well it throws CLI::RuntimeError, whose exit
/// code is 1 when something was found to be wrong with a game, and 2 when nothing was done.
CLI::App& addCampaignCommands(CLI::App& app, std::ostream& out, std::ostream& errors);

/// The same with stdout and stderr.
CLI::App& addCampaignCommands(CLI::App& app);

}  // namespace adjutant::cli
