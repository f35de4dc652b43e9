// SPDX-License-Identifier: GPL-3.0-or-later
// The key `pieces` on the wire: one object for people, merchants and bandits. Included by entry.cpp alone.
#pragma once

#include "engine/games/life_1861/pieces.hpp"
#include "engine/words/wire.hpp"

namespace adjutant::wire {

template <>
struct Writer<life::Pieces> {
    static json write(const life::Pieces& pieces) {
        json object = json::object();
        const auto add = [&object](const std::vector<PieceId>& ids, const auto& list) {
            for (std::size_t i = 0; i < list.size(); ++i) object[ids[i].text] = wire::write(list[i]);
        };
        add(life::peopleIds(), pieces.people);
        add(life::merchantIds(), pieces.merchants);
        add(life::banditIds(), pieces.bandits);
        return object;
    }
};

template <>
struct Reader<life::Pieces> {
    static void read(const json& from, life::Pieces& pieces) {
        if (!from.is_object()) throwNeeded(shared::shapes::AnObject{}, from);
        const auto take = [&from](const std::vector<PieceId>& ids, auto& list) {
            for (std::size_t i = 0; i < list.size(); ++i) {
                if (!from.contains(ids[i].text))
                    throw ParseError(shared::shapes::Missing{.name = ids[i].text});
                try {
                    wire::read(from[ids[i].text], list[i]);
                } catch (const ParseError& error) {
                    throwWithin(ids[i].text, error);
                }
            }
        };
        take(life::peopleIds(), pieces.people);
        take(life::merchantIds(), pieces.merchants);
        take(life::banditIds(), pieces.bandits);
    }
};

}  // namespace adjutant::wire
