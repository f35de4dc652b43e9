// SPDX-License-Identifier: GPL-3.0-or-later
// `adjutant-cli club`: a campaign kept in step with others by a PostgreSQL. One JSON object on `out` (lines
// while it watches); exit 0, 1 with {"ok":false,"error":…} when it is refused, 2 when the file or the
// database cannot be used.
#pragma once

#include <iosfwd>

namespace CLI {
class App;
}

namespace adjutant::cli {

void addClubCommands(CLI::App& app);
void addClubCommands(CLI::App& app, std::ostream& out, std::ostream& errors);

}  // namespace adjutant::cli
