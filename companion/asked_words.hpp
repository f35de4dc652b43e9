// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked about a league or a chronicle that two tables wrote to at once, as it is kept until somebody
// chooses: a text that is the same in all languages, or {"say": which message, and what stands in it}.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/words/phrase.hpp"

namespace adjutant::companion {

/// Nothing for what is no such thing.
[[nodiscard]] Phrase askedPhrase(const nlohmann::json& fact);

}  // namespace adjutant::companion
