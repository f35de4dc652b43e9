// SPDX-License-Identifier: GPL-3.0-or-later
// The closed list of words: whether the game goes on.
#pragma once

#include "engine/words/names.hpp"

namespace adjutant::pig {

enum class Phase { play, over };

}  // namespace adjutant::pig

template <>
struct adjutant::Names<adjutant::pig::Phase> {
    static constexpr auto list = std::to_array<adjutant::Name<adjutant::pig::Phase>>(
        {{adjutant::pig::Phase::play, "play"}, {adjutant::pig::Phase::over, "over"}});
};
