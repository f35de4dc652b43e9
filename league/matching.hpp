// SPDX-License-Identifier: GPL-3.0-or-later
// The least perfect matching of a graph, by costs that are compared place by place: no number in an earlier
// place is outweighed by any in a later one. C++17, because matching.cpp is (see its CMakeLists.txt).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace adjutant::league {

inline constexpr std::size_t costPlaces = 5;
using Cost = std::array<std::int64_t, costPlaces>;

struct Edge {
    std::size_t a = 0, b = 0;
    Cost cost{};
};

/// Who is matched with whom, each pair once; empty when there is no perfect matching (or nobody to match).
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> leastMatching(std::size_t size,
                                                                             const std::vector<Edge>& edges);

}  // namespace adjutant::league
