// SPDX-License-Identifier: GPL-3.0-or-later
// A club's whole database as one file, by PostgreSQL's own programs.
#pragma once

#include <filesystem>
#include <string>

namespace adjutant::club {

/// Throws ClubError; no half file is left.
void dumpTo(const std::string& url, const std::filesystem::path&);
/// Into a database without a club, by whoever owns it: the club is his from then on. Gives how many of those
/// who were invited have no login on that server.
[[nodiscard]] int restoreFrom(const std::string& url, const std::filesystem::path&);

}  // namespace adjutant::club
