// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the entries that were found in a damaged file follow on each other. Used by rescue. Inside the
// room only.
#pragma once

#include <string>
#include <vector>

#include "db/found_rows.hpp"

namespace adjutant::db {

/// The league's first entry says so; a game's names its system, whatever that is.
[[nodiscard]] bool beginsALeague(const EntryText& first);

/// The longest chain from one of the first entries, each proved by its hash. What is in it leaves `left`.
[[nodiscard]] std::vector<EntryText> chainOf(Candidates& left, bool ofLeague);

/// Entries that hang on nothing, as a text for people to read.
[[nodiscard]] std::string textOf(const Candidates&);

}  // namespace adjutant::db
