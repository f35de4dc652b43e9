// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which side, and how a game came out, as rows. Inside the room only.
#pragma once

#include "db/connection.hpp"
#include "db/records.hpp"

namespace adjutant::db {

/// Replaces what is kept of a game. Who is named and is nobody's name in the campaign yet becomes one of its
/// people. To be called in a transaction.
void keepResult(Connection&, GameId, const Result&);

}  // namespace adjutant::db
