// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games.hpp"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <utility>
#include <vector>

#include "engine/games/civil_war_1863/entry.hpp"
#include "engine/games/conquest_1762/entry.hpp"
#include "engine/games/hex_acw/entry.hpp"
#include "engine/games/life_1861/entry.hpp"
#include "engine/games/one_stat/entry.hpp"
#include "messages/shared.hpp"

namespace adjutant {

// The text of each game's behind.md (engine/texts.cmake).
namespace life {
extern const std::string_view behindText;
}
namespace acw {
extern const std::string_view behindText;
}
namespace conquest {
extern const std::string_view behindText;
}
namespace w63 {
extern const std::string_view behindText;
}
namespace onestat {
extern const std::string_view behindText;
}

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

const BehindWords* behindWordsOf(std::string_view system) {
    static const std::map<std::string_view, BehindWords> words = [] {
        std::map<std::string_view, BehindWords> all;
        using Texts = std::initializer_list<std::pair<std::string_view, std::string_view>>;
        for (const auto& [id, text] : Texts{{"life-1861", life::behindText},
                                            {"hex-acw", acw::behindText},
                                            {"conquest-1762", conquest::behindText},
                                            {"civil-war-1863", w63::behindText},
                                            {"one-stat", onestat::behindText}})
            all.try_emplace(id, text, *findSystem(id)->ledger);
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
