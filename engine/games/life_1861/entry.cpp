// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/life_1861/entry.hpp"

#include "engine/games/life_1861/life_1861.hpp"
#include "engine/games/life_1861/names.hpp"
#include "engine/games/life_1861/offers.hpp"
#include "engine/games/life_1861/pieces_wire.hpp"
#include "engine/games/life_1861/wording.hpp"
// After the above, so that it knows how pieces are written.
#include "engine/play/position_of.hpp"

namespace adjutant::life {

extern const std::string_view rulesText;   // rules.md
extern const std::string_view behindText;  // behind.md
std::vector<std::string> languages();      // words.*.json
const Catalogue& catalogue(std::string_view language);

SystemEntry entry() { return PositionOf<Life>::entry(rulesText, languages, catalogue, behindText); }

}  // namespace adjutant::life
