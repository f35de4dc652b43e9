// SPDX-License-Identifier: GPL-3.0-or-later
// A board as a text of JSON: in the campaign file, exported, imported.
//
//     {"adjutant-board": 1, "system": "…", "name": "…", "drawing": {…}, "options": {…}}
//
// `options`, those of `start` that bring the board into a game, are written where the rules can use it.
// Either of the two is enough to read it.
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "engine/words/refusal.hpp"

namespace adjutant::companion {

/// The text; `options` may be null.
[[nodiscard]] std::string boardText(const std::string& system, const nlohmann::json& drawing,
                                    const nlohmann::json& options);

struct BoardFile {
    std::string system;
    std::string name;
    std::string drawing;  ///< JSON text of a drawing
};

/// Refused, with a sentence, when the text holds no board of a system that this program has. `system` is the
/// one to read bare options of `start` for.
[[nodiscard]] Expected<BoardFile> readBoard(const std::string& text, const std::string& system = {});

}  // namespace adjutant::companion
