// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/entry.hpp"

#include "engine/games/conquest_1762/conquest_1762.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/offers.hpp"
#include "engine/games/conquest_1762/own_map_wire.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/play/position_of.hpp"

namespace adjutant::conquest {

extern const std::string_view rulesText;   // rules.md
extern const std::string_view behindText;  // behind.md
std::vector<std::string> languages();      // words.*.json
const Catalogue& catalogue(std::string_view language);

SystemEntry entry() { return PositionOf<Conquest>::entry(rulesText, languages, catalogue, behindText); }

}  // namespace adjutant::conquest
