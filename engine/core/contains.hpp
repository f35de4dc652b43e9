// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace adjutant {

/// Is the value among those of the list?
template <class List, class Value>
[[nodiscard]] bool contains(const List& list, const Value& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace adjutant
