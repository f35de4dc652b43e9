// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/civil_war_1863/stack_part.hpp"

#include <algorithm>

#include "engine/games/civil_war_1863/routes.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::w63 {
namespace {

using Pieces = std::vector<PieceId>;

std::vector<Pieces> byKind(const State& state, const Pieces& stack) {
    std::vector<Pieces> kinds;
    for (const Kind kind : {Kind::infantry, Kind::cavalry, Kind::gunboat}) {
        Pieces some;
        std::copy_if(stack.begin(), stack.end(), std::back_inserter(some),
                     [&](const PieceId& id) { return state.pieces.at(id).kind == kind; });
        if (!some.empty()) kinds.push_back(std::move(some));
    }
    return kinds;
}

Phrase nameOf(const State& state, const std::vector<Pieces>& kinds) {
    std::vector<Phrase> list;
    for (const Pieces& kind : kinds) {
        list.emplace_back(
            phrases::OfAKind{.kind = state.pieces.at(kind.front()).kind, .pieces = kind.size()});
    }
    return phrases::Group{.kinds = std::move(list)};
}

/// W63-BOAT-07: who goes from the open sea must not leave infantry alone there. Nobody may go of a part of
/// which neither all nor some may.
void keepTogetherAtSea(const State& state, StackPart& part) {
    const PlaceId from = *state.pieces.at(part.pieces.front()).place;
    const auto square = readSquare(from.text);
    if (!square || !mapOf(state).openSea(*square)) return;
    const bool sails = groupOf(state, part.pieces).gunboats;
    if (sails && part.kinds.size() > 1) {
        part.least = part.pieces.size();
        if (abandonsInfantry(state, part.pieces, from)) part.most = 0;
        return;
    }
    const auto first = [&] {
        return Pieces(part.pieces.begin(), part.pieces.begin() + static_cast<std::ptrdiff_t>(part.most));
    };
    while (sails && part.most > 0 && abandonsInfantry(state, first(), from)) --part.most;
}

}  // namespace

std::vector<StackPart> partsOf(const State& state, const Pieces& stack) {
    const auto kinds = byKind(state, stack);
    std::vector<StackPart> parts;
    for (unsigned choice = 1; choice < 1U << kinds.size(); ++choice) {
        StackPart part;
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            if ((choice >> kind & 1U) == 0) continue;
            part.kinds.push_back(kinds[kind]);
            part.pieces.insert(part.pieces.end(), kinds[kind].begin(), kinds[kind].end());
        }
        part.name = nameOf(state, part.kinds);
        part.least = part.kinds.size();
        part.most = part.pieces.size();
        keepTogetherAtSea(state, part);
        if (part.most > 0) parts.push_back(std::move(part));
    }
    std::stable_sort(parts.begin(), parts.end(), [](const StackPart& a, const StackPart& b) {
        return a.pieces.size() > b.pieces.size();  // the whole stack first
    });
    return parts;
}

StackPart wholeOf(const Pieces& stack) {
    return {phrases::Pieces{.pieces = stack.size()}, stack, {}, 1, stack.size()};
}

std::map<PlaceId, Pieces> stacksOf(const State& state, const Pieces& pieces) {
    std::map<PlaceId, Pieces> stacks;
    for (const PieceId& id : pieces) stacks[*state.pieces.at(id).place].push_back(id);
    return stacks;
}

Param whoGoes(ParameterOf<PieceId> pieces, const StackPart& part, std::size_t least, std::size_t most) {
    Param list =
        someOf(pieces, part.pieces, static_cast<std::int64_t>(least), static_cast<std::int64_t>(most));
    Pieces likely;
    if (part.kinds.size() > 1) {
        for (const Pieces& kind : part.kinds) {
            likely.push_back(kind.front());
            list.coverEach.emplace_back();
            for (const PieceId& id : kind) list.coverEach.back().push_back(value(id));
        }
    }
    for (const PieceId& id : part.pieces) {
        if (likely.size() < most && !contains(likely, id)) likely.push_back(id);
    }
    Pieces ordered;
    std::copy_if(part.pieces.begin(), part.pieces.end(), std::back_inserter(ordered),
                 [&](const PieceId& id) { return contains(likely, id); });
    return list.byDefault(value(ordered));
}

}  // namespace adjutant::w63
