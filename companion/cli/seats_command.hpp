// SPDX-License-Identifier: GPL-3.0-or-later
// `adjutant-cli campaign people|person|seat|results`: who plays, and how games came out, as lines of JSON.
#pragma once

#include <iosfwd>

namespace CLI {
class App;
}

namespace adjutant::cli {

/// Adds the subcommands to `campaign`. Answers go to `out`: one JSON object, or a line for each person or
/// game. What is refused is `{"ok":false,"error":{…}}` there and exit code 1; what the file does not allow is
/// a sentence on `errors` and exit code 2.
void addSeatCommands(CLI::App& campaign, std::ostream& out, std::ostream& errors);

}  // namespace adjutant::cli
