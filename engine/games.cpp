// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games.hpp"

#include <algorithm>
#include <vector>

#include "engine/games/civil_war_1863/entry.hpp"
#include "engine/games/conquest_1762/entry.hpp"
#include "engine/games/hex_acw/entry.hpp"
#include "engine/games/life_1861/entry.hpp"
#include "engine/games/one_stat/entry.hpp"
#include "messages/shared.hpp"

namespace adjutant {

std::span<const SystemEntry> systems() {
    static const std::vector<SystemEntry> list{
        life::entry(), acw::entry(), conquest::entry(), w63::entry(), onestat::entry(),
    };
    return list;
}

const SystemEntry* findSystem(std::string_view id) {
    const auto list = systems();
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const SystemEntry& s) { return s.id == id; });
    return found == list.end() ? nullptr : &*found;
}

Phrase noSystem(std::string_view id) {
    std::vector<std::string> known;
    for (const SystemEntry& system : systems()) known.emplace_back(system.id);
    return shared::refusals::UnknownSystem{.id = id, .known = known};
}

std::string systemName(std::string_view id) {
    const SystemEntry* system = findSystem(id);
    return std::string(system == nullptr ? id : system->name);
}

}  // namespace adjutant
