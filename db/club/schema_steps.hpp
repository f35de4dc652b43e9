// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a club's database, as numbered steps. Inside the room, and for tests.
#pragma once

#include <string_view>
#include <vector>

namespace adjutant::club {

/// Step n stands at n - 1. A step is never changed once it was released.
[[nodiscard]] const std::vector<std::string_view>& schemaSteps();

/// What the steps grant to: groups of the whole server, made where they are missing.
extern const std::string_view groupRoles;

/// Throws ClubError where a server of that version, or a database of that encoding, can keep no club.
void requireServer(int version, std::string_view encoding);

}  // namespace adjutant::club
