// SPDX-License-Identifier: GPL-3.0-or-later
// How people are told of a record: what it is called, and what a version of it says. What cannot be read is
// shown as it is. Inside the room only.
#pragma once

#include <string>

#include "db/club/notebook.hpp"

namespace adjutant::club {

[[nodiscard]] std::string recordName(const Notebook&, const Version&);
/// Of one that does not remove the record.
[[nodiscard]] std::string recordWords(const Notebook&, const Version&);

}  // namespace adjutant::club
