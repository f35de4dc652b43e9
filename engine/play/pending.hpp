// SPDX-License-Identifier: GPL-3.0-or-later
// Used inside Game alone (game.cpp, shared_acts.cpp).
#pragma once

#include <memory>
#include <nlohmann/json.hpp>

#include "engine/play/game.hpp"

namespace adjutant {

/// An act that is about to be kept.
struct Game::Pending {
    json request;
    json events;
    json rolls = json::array();
    Step step{};
    std::unique_ptr<Position> position;  ///< the position after it
};

}  // namespace adjutant
