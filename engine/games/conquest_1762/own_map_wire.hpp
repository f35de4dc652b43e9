// SPDX-License-Identifier: GPL-3.0-or-later
// A group's own map over the wire: reading it checks it, so that no game begins on a map that cannot be
// played. Included where the system becomes a Position, and by tests.
#pragma once

#include "engine/games/conquest_1762/map.hpp"
#include "engine/games/conquest_1762/words.hpp"
#include "engine/words/wire.hpp"
#include "messages/conquest_1762.hpp"

namespace adjutant::wire {

template <>
struct Writer<conquest::OwnMap> {
    static json write(const conquest::OwnMap& own) { return writeObject(own.map->data()); }
};
template <>
struct Reader<conquest::OwnMap> {
    static void read(const json& from, conquest::OwnMap& to) {
        conquest::MapData data;
        readObject(from, data);
        auto map = conquest::Map::make(std::move(data));
        if (!map.has_value()) throw ParseError(map.error().sentence);
        to.map = *std::move(map);
    }
};

/// `ask`, `max`, 1 or 2.
template <>
struct Reader<conquest::DefenceDice> {
    static void read(const json& from, conquest::DefenceDice& to) {
        const std::int64_t dice = from.is_number_integer() ? from.get<std::int64_t>() : 0;
        if (from == json("ask")) {
            to = conquest::DefenceDice::ask;
        } else if (from == json("max")) {
            to = conquest::DefenceDice::max;
        } else if (dice == 1 || dice == 2) {
            to = dice == 1 ? conquest::DefenceDice::one : conquest::DefenceDice::two;
        } else {
            throwNeeded(conquest::phrases::WaysToDefend{}, from);
        }
    }
};

}  // namespace adjutant::wire
