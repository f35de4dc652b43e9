// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/club_veil.hpp"

#include <nlohmann/json.hpp>

#include "companion/session.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// An empty table where the entries cannot be read.
Table taken(std::string_view system, std::vector<EntryText> entries) {
    Table table(Environment{.now = {}, .seed = {}});
    try {
        table.resume(system, std::move(entries));
    } catch (const std::exception&) {  // of a later Adjutant, or touched: the caller shows nothing of it
        return Table(Environment{.now = {}, .seed = {}});
    }
    return table;
}

std::vector<std::string> hiddenIn(const Game& game) {
    return game.positionAt(game.journal().cursor())->hidden();
}

}  // namespace

bool ClubVeil::hides(std::string_view system, const EntryText& first) const {
    const Table table = taken(system, {first});
    return table.game() == nullptr || !hiddenIn(*table.game()).empty();
}

std::string ClubVeil::seenByAll(std::string_view system, const std::vector<EntryText>& entries) const {
    const Table table = taken(system, entries);
    if (table.game() == nullptr) return {};
    json state = Session::of(*table.game()).state().value("state", json());
    for (const std::string& pointer : hiddenIn(*table.game())) {
        const json::json_pointer place(pointer);
        if (!state.contains(place)) continue;
        // How many there are is for all to see; which they are is not.
        state[place] = state[place].is_array() ? json(state[place].size()) : json();
    }
    return state.dump();
}

}  // namespace adjutant::companion
