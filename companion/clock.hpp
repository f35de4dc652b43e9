// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine takes from the world: the time and chance. The only place that asks for either.
#pragma once

#include <cstdint>
#include <ctime>
#include <optional>
#include <string>

namespace adjutant::companion {

/// UTC, ISO 8601 in whole seconds: `2026-11-21T19:30:00Z`. A clock that is set before 1970 or after the year
/// 9999 is taken for the nearest of these moments, so that what a journal says is a time everywhere.
[[nodiscard]] std::string timeText(std::time_t moment);

/// The same of the clock.
[[nodiscard]] std::string utcNow();

/// Between two times as the journal writes them; nothing where one cannot be read.
[[nodiscard]] std::optional<std::int64_t> minutesBetween(const std::string& from, const std::string& to);

/// 64 bits from the system's source of chance.
[[nodiscard]] std::uint64_t randomSeed();

}  // namespace adjutant::companion
