// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/civil_war_1863/stack_part.hpp"

#include <initializer_list>

namespace adjutant::w63 {
namespace {

using Pieces = std::vector<PieceId>;

Pieces joined(std::initializer_list<Pieces> lists) {
    Pieces all;
    for (const Pieces& list : lists) all.insert(all.end(), list.begin(), list.end());
    return all;
}

Pieces ofKind(const State& state, const Pieces& stack, Kind kind) {
    Pieces list;
    for (const PieceId& id : stack) {
        if (state.pieces.at(id).kind == kind) list.push_back(id);
    }
    return list;
}

}  // namespace

std::string plural(std::size_t count, const std::string& word) {
    const bool unchanged = count == 1 || word == "infantry" || word == "cavalry";
    return std::to_string(count) + ' ' + word + (unchanged ? "" : "s");
}

std::vector<StackPart> partsOf(const State& state, const Pieces& stack) {
    const Pieces infantry = ofKind(state, stack, Kind::infantry);
    const Pieces cavalry = ofKind(state, stack, Kind::cavalry);
    const Pieces gunboats = ofKind(state, stack, Kind::gunboat);
    std::vector<StackPart> parts;
    const auto alone = [&](const std::string& word, const Pieces& pieces) {
        if (!pieces.empty()) parts.push_back({plural(pieces.size(), word), pieces, false});
    };
    const auto whole = [&](const std::string& name, Pieces pieces) {
        parts.push_back({name, std::move(pieces), true});
    };
    alone("infantry", infantry);
    alone("cavalry", cavalry);
    alone("gunboat", gunboats);
    if (!infantry.empty() && !cavalry.empty()) {
        whole(plural(infantry.size() + cavalry.size(), "troop"), joined({infantry, cavalry}));
    }
    if (!infantry.empty() && !gunboats.empty()) {
        whole(plural(infantry.size(), "infantry") + " aboard", joined({infantry, gunboats}));
    }
    if (!cavalry.empty() && !gunboats.empty()) {
        whole("all " + plural(stack.size(), "piece"), joined({infantry, cavalry, gunboats}));
    }
    return parts;
}

std::map<PlaceId, Pieces> stacksOf(const State& state, const Pieces& pieces) {
    std::map<PlaceId, Pieces> stacks;
    for (const PieceId& id : pieces) stacks[*state.pieces.at(id).place].push_back(id);
    return stacks;
}

}  // namespace adjutant::w63
