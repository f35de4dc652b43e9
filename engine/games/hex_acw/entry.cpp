// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/entry.hpp"

#include "engine/games/hex_acw/hex_acw.hpp"
#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/offers.hpp"
#include "engine/games/hex_acw/state_wire.hpp"
// After the wire of this system's own types:
#include "engine/play/position_of.hpp"

namespace adjutant::acw {

extern const std::string_view rulesText;   // rules.md
extern const std::string_view behindText;  // behind.md
std::vector<std::string> languages();      // words.*.json
const Catalogue& catalogue(std::string_view language);

SystemEntry entry() { return PositionOf<HexAcw>::entry(rulesText, languages, catalogue, behindText); }

}  // namespace adjutant::acw
