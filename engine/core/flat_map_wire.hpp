// SPDX-License-Identifier: GPL-3.0-or-later
// FlatMap as a JSON object. Included, like wire.hpp, by the one file of a system that makes its PositionOf.
#pragma once

#include "engine/core/flat_map.hpp"
#include "engine/core/wire.hpp"

namespace adjutant::wire {

template <class K, class V>
struct Writer<FlatMap<K, V>> {
    static json write(const FlatMap<K, V>& values) {
        json object = json::object();
        for (const auto& [key, value] : values) object[keyText(key)] = wire::write(value);
        return object;
    }
};
template <class K, class V>
struct Reader<FlatMap<K, V>> {
    static void read(const json& from, FlatMap<K, V>& to) {
        if (!from.is_object()) throw Misfit("an object is needed, not " + brief(from));
        to.clear();
        for (const auto& [text, item] : from.items()) {
            K key{};
            readKey(text, key);
            try {
                wire::read(item, to[key]);
            } catch (const Misfit& misfit) {
                throw Misfit(text + ": " + misfit.what());
            }
        }
    }
};

}  // namespace adjutant::wire
