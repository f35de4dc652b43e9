// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/civil_war_1863/entry.hpp"

#include "engine/games/civil_war_1863/civil_war_1863.hpp"
#include "engine/games/civil_war_1863/names.hpp"
#include "engine/games/civil_war_1863/offers.hpp"
#include "engine/games/civil_war_1863/rules.hpp"
#include "engine/play/position_of.hpp"

namespace adjutant::w63 {

extern const std::string_view rulesText;   // rules.md
extern const std::string_view behindText;  // behind.md
std::vector<std::string> languages();      // words.*.json
const Catalogue& catalogue(std::string_view language);

SystemEntry entry() { return PositionOf<CivilWar>::entry(rulesText, languages, catalogue, behindText); }

}  // namespace adjutant::w63
