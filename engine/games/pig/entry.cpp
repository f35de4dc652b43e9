// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/pig/entry.hpp"

#include "engine/games/pig/pig.hpp"
#include "engine/play/position_of.hpp"

namespace adjutant::pig {

extern const std::string_view rulesText;  // rules.md
std::vector<std::string> languages();     // words.*.json
const Catalogue& catalogue(std::string_view language);

SystemEntry entry() { return PositionOf<Pig>::entry(rulesText, languages, catalogue); }

}  // namespace adjutant::pig
