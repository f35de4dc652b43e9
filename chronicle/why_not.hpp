// SPDX-License-Identifier: GPL-3.0-or-later
// Why an event cannot follow on a chronicle, undoing aside.
#pragma once

#include <optional>

#include "chronicle/chronicle.hpp"

namespace adjutant::chronicle {

/// `anew`: an entry of the log that is counted again, so that its numbers are known already.
[[nodiscard]] std::optional<Refusal> whyNotCounted(const Chronicle&, const Event&, bool anew);

}  // namespace adjutant::chronicle
