// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine takes from the world: the time and chance. The only place that asks for either.
#pragma once

#include <cstdint>
#include <string>

namespace adjutant::companion {

/// UTC, ISO 8601 in whole seconds: `2026-11-21T19:30:00Z`.
[[nodiscard]] std::string utcNow();

/// 64 bits from the system's source of chance.
[[nodiscard]] std::uint64_t randomSeed();

}  // namespace adjutant::companion
