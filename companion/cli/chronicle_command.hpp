// SPDX-License-Identifier: GPL-3.0-or-later
// `adjutant-cli chronicle …`: the chronicle of a linked campaign, kept in its file.
#pragma once

#include <iosfwd>

namespace CLI {
class App;
}

namespace adjutant::cli {

/// Adds `chronicle` with its subcommands. What is refused is `{"ok":false,"error":{…}}` on `out` and exit
/// code 1; what the file does not allow is a sentence on `errors` and exit code 2.
void addChronicleCommands(CLI::App& app, std::ostream& out, std::ostream& errors);
/// The same on the terminal.
void addChronicleCommands(CLI::App& app);

}  // namespace adjutant::cli
