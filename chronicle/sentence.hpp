// SPDX-License-Identifier: GPL-3.0-or-later
// An entry of a chronicle in an English sentence, by which people name it.
#pragma once

#include <string>

#include "chronicle/chronicle.hpp"

namespace adjutant::chronicle {

/// "Old Ada of The Rats: lost +1." An undoing tells what was undone.
[[nodiscard]] std::string sentenceOf(const Chronicle&, EntryId);
/// "from The bridge, line 42"; empty without a source.
[[nodiscard]] std::string sourceOf(const Entry&);
/// "+3", "-2"
[[nodiscard]] std::string signedCount(std::int64_t);

}  // namespace adjutant::chronicle
