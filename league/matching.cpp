// SPDX-License-Identifier: GPL-3.0-or-later
// LEMON's maximum weighted perfect matching (Edmonds) over weights that are tuples in lexicographic order.
// The algorithm adds, subtracts, halves and compares weights and does nothing else with them, so that any
// ordered group serves; with tuples no bound is needed by which one place outweighs the next.
#define LEMON_ONLY_TEMPLATES
#include "league/matching.hpp"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

#include <limits>

namespace {

__extension__ using Wide = __int128;  // sums of squares

class Weight {
  public:
    Weight() = default;
    Weight(int zero) { places_.fill(zero); }  // NOLINT: LEMON sets and compares weights with 0
    static Weight most() {
        Weight weight;
        weight.places_.fill(std::numeric_limits<std::int64_t>::max());
        weight.places_.front() = static_cast<Wide>(1) << 120;
        return weight;
    }
    static Weight lessFor(const adjutant::league::Cost& cost) {
        Weight weight;
        for (std::size_t i = 0; i < cost.size(); ++i) weight.places_[i] = -static_cast<Wide>(cost[i]);
        return weight;
    }

    Weight& operator+=(const Weight& other) { return with(other, 1); }
    Weight& operator-=(const Weight& other) { return with(other, -1); }
    Weight& operator*=(int factor) {
        for (Wide& place : places_) place *= factor;
        return *this;
    }
    Weight& operator/=(int divisor) {
        for (Wide& place : places_) place /= divisor;
        return *this;
    }
    friend Weight operator+(Weight a, const Weight& b) { return a += b; }
    friend Weight operator-(Weight a, const Weight& b) { return a -= b; }
    friend Weight operator-(const Weight& a) { return Weight() -= a; }
    friend Weight operator*(int factor, Weight a) { return a *= factor; }
    friend Weight operator/(Weight a, int divisor) { return a /= divisor; }
    friend bool operator<(const Weight& a, const Weight& b) { return a.places_ < b.places_; }
    friend bool operator>(const Weight& a, const Weight& b) { return b < a; }
    friend bool operator==(const Weight& a, const Weight& b) { return a.places_ == b.places_; }
    friend bool operator!=(const Weight& a, const Weight& b) { return !(a == b); }

  private:
    Weight& with(const Weight& other, int sign) {
        for (std::size_t i = 0; i < places_.size(); ++i) places_[i] += sign * other.places_[i];
        return *this;
    }

    std::array<Wide, adjutant::league::costPlaces> places_{};
};

}  // namespace

/// As far as LEMON asks.
template <>
struct std::numeric_limits<Weight> {
    [[maybe_unused]] static constexpr bool is_specialized = true;
    static constexpr bool is_integer = true;
    static Weight max() { return Weight::most(); }
};

namespace adjutant::league {

std::vector<std::pair<std::size_t, std::size_t>> leastMatching(std::size_t size,
                                                               const std::vector<Edge>& edges) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    if (size == 0 || size % 2 != 0) return pairs;
    lemon::SmartGraph graph;
    graph.reserveNode(static_cast<int>(size));
    graph.reserveEdge(static_cast<int>(edges.size()));
    for (std::size_t i = 0; i < size; ++i) graph.addNode();
    lemon::SmartGraph::EdgeMap<Weight> weights(graph);
    for (const Edge& edge : edges)
        weights[graph.addEdge(lemon::SmartGraph::nodeFromId(static_cast<int>(edge.a)),
                              lemon::SmartGraph::nodeFromId(static_cast<int>(edge.b)))] =
            Weight::lessFor(edge.cost);
    lemon::MaxWeightedPerfectMatching<lemon::SmartGraph, lemon::SmartGraph::EdgeMap<Weight>> matching(
        graph, weights);
    matching.init();
    if (!matching.start()) return pairs;
    for (std::size_t i = 0; i < size; ++i) {
        const auto mate = matching.mate(lemon::SmartGraph::nodeFromId(static_cast<int>(i)));
        const auto other = static_cast<std::size_t>(lemon::SmartGraph::id(mate));
        if (i < other) pairs.emplace_back(i, other);
    }
    return pairs;
}

}  // namespace adjutant::league
