// SPDX-License-Identifier: GPL-3.0-or-later
// The present state of a game as the texts of a few codes on paper, and back: the start that it had, and one
// ruling that sets whatever is otherwise since. It knows no system.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table.hpp"

namespace adjutant::companion {

/// `A1G/<game>/<number>/<of how many>/<data>`, each short enough to be read from a printed page. Throws
/// std::runtime_error where a start and a ruling do not lead to the state.
[[nodiscard]] std::vector<std::string> stateCodes(const Game&);

/// The acts that bring it back, from codes in any order and however often: a start, and a ruling where one is
/// needed. `lines`: a code a line, or what `scan` answers. Throws db::Error where one is missing, torn or of
/// another game.
[[nodiscard]] std::vector<nlohmann::json> actsOfCodes(std::string_view lines);

}  // namespace adjutant::companion
