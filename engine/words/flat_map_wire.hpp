// SPDX-License-Identifier: GPL-3.0-or-later
// FlatMap as a JSON object. Included, like wire.hpp, by the one file of a system that makes its PositionOf.
#pragma once

#include "engine/words/flat_map.hpp"
#include "engine/words/wire.hpp"

namespace adjutant::wire {

template <class K, class V>
struct Writer<FlatMap<K, V>> : MapWriter<FlatMap<K, V>> {};
template <class K, class V>
struct Reader<FlatMap<K, V>> : MapReader<FlatMap<K, V>, K> {};

}  // namespace adjutant::wire
