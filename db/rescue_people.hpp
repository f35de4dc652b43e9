// SPDX-License-Identifier: GPL-3.0-or-later
// People of a damaged file whose rows are gone, or who had none yet. Used by rescue. Inside the room only.
#pragma once

#include <string>
#include <vector>

#include "db/found_rows.hpp"

namespace adjutant::db {

/// Gives numbers to people from before they had any. Somebody who is known by a number alone is called as
/// most of their seats call them; a seat whose person nothing calls is nobody's. Says so in `lost`.
void completePeople(FoundRows&, std::vector<std::string>& lost);

}  // namespace adjutant::db
