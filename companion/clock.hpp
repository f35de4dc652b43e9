// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine takes from the world: the time and chance. The only place that asks for either.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace adjutant::companion {

/// UTC, ISO 8601 in whole seconds: `2026-11-21T19:30:00Z`.
[[nodiscard]] std::string utcNow();

/// Between two times as the journal writes them; nothing where one cannot be read.
[[nodiscard]] std::optional<std::int64_t> minutesBetween(const std::string& from, const std::string& to);

/// 64 bits from the system's source of chance.
[[nodiscard]] std::uint64_t randomSeed();

}  // namespace adjutant::companion
