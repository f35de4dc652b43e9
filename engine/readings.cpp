// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/readings.hpp"

#include <map>

#include "engine/games/conquest_1762/entry.hpp"

namespace adjutant {

const Readings& readingsOf(std::string_view system) {
    static const std::map<std::string_view, Readings> all{{"conquest-1762", conquest::readings()}};
    static const Readings none;
    const auto found = all.find(system);
    return found == all.end() ? none : found->second;
}

}  // namespace adjutant
