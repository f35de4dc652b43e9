// SPDX-License-Identifier: GPL-3.0-or-later
// The one list of game systems.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/play/position.hpp"
#include "engine/words/behind_words.hpp"

namespace adjutant {

/// All systems that are built in, in the order in which they are offered.
[[nodiscard]] std::span<const SystemEntry> systems();

/// The system of that id, or null.
[[nodiscard]] const SystemEntry* findSystem(std::string_view id);

/// Where the words of a system are ruled; null where there is no such system.
[[nodiscard]] const BehindWords* behindWordsOf(std::string_view system);

/// That there is no such system, and which there are.
[[nodiscard]] Phrase noSystem(std::string_view id);

/// What people call the system; the id where there is none of that id.
[[nodiscard]] std::string systemName(std::string_view id);

}  // namespace adjutant
