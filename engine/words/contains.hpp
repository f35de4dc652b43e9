// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <iterator>

namespace adjutant {

/// Is the value among those of the list?
template <class List, class Value>
[[nodiscard]] bool contains(const List& list, const Value& value) {
    return std::find(std::begin(list), std::end(list), value) != std::end(list);
}

}  // namespace adjutant
