// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "messages/shared.hpp"

namespace adjutant {

const SystemEntry* findSystem(std::string_view id) {
    const auto list = systems();
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const SystemEntry& s) { return s.id == id; });
    return found == list.end() ? nullptr : &*found;
}

const BehindWords* behindWordsOf(std::string_view system) {
    static const std::map<std::string_view, BehindWords> words = [] {
        std::map<std::string_view, BehindWords> all;
        for (const SystemEntry& game : systems())
            if (!game.behind.empty()) all.try_emplace(game.id, game.behind, *game.ledger);
        return all;
    }();
    const auto found = words.find(system);
    return found == words.end() ? nullptr : &found->second;
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
