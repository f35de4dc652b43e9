// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/hex_reach.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <random>

#include "tests/engine/board/hexes.hpp"

namespace adjutant::hex {
namespace {

/// A random country: what it costs to enter each hex (nothing: nobody enters), and where one must stop.
struct Country {
    std::map<Hex, int> costs;
    std::set<Hex> stops;

    explicit Country(std::uint32_t seed) {
        std::mt19937 random(seed);
        std::uniform_int_distribution<int> kind(0, 9);
        for (const Hex hex : hexesWithin(4)) {
            const int rolled = kind(random);
            if (rolled < 7) costs[hex] = 1 + rolled % 3;
            if (kind(random) == 0) stops.insert(hex);
        }
        costs[Hex{}] = 1;
    }
    [[nodiscard]] std::optional<int> cost(Hex /*from*/, Hex to) const {
        const auto found = costs.find(to);
        return found == costs.end() ? std::nullopt : std::optional(found->second);
    }
    [[nodiscard]] Reach reachWith(int allowance) const {
        return reach(
            {}, allowance, [&](Hex from, Hex to) { return cost(from, to); },
            [&](Hex hex) { return stops.contains(hex); });
    }
    /// The twin: every walk, by brute force.
    [[nodiscard]] std::map<Hex, int> walked(int allowance) const {
        std::map<Hex, int> best;
        const std::function<void(Hex, int)> walk = [&](Hex hex, int spent) {
            const auto [at, fresh] = best.try_emplace(hex, spent);
            at->second = std::min(at->second, spent);
            if (hex != Hex{} && stops.contains(hex)) return;
            for (const Hex next : neighbours(hex)) {
                const auto step = cost(hex, next);
                if (step && spent + *step <= allowance) walk(next, spent + *step);
            }
        };
        walk({}, 0);
        return best;
    }
};

TEST(HexReach, FindsTheCheapestWayAsTryingAllWalksDoes) {
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const Country country(seed);
        const auto walked = country.walked(6);
        const Reach reached = country.reachWith(6);
        ASSERT_EQ(reached.size(), walked.size()) << seed;
        for (const auto& [hex, spent] : walked) ASSERT_EQ(reached.at(hex).cost, spent) << seed;
    }
}

TEST(HexReach, WaysCostWhatTheySayAndPassNoStop) {
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const Country country(seed);
        const Reach reached = country.reachWith(7);
        for (const auto& [hex, found] : reached) {
            int spent = 0;
            Hex at{};
            for (const Hex next : wayTo(reached, hex)) {
                ASSERT_EQ(distance(at, next), 1);
                ASSERT_TRUE(at == Hex{} || !country.stops.contains(at));
                spent += *country.cost(at, next);
                at = next;
            }
            ASSERT_EQ(at, hex);
            ASSERT_EQ(spent, found.cost);
        }
    }
}

TEST(HexReach, GrowsWithTheAllowance) {
    const Country country(5);
    for (int allowance = 0; allowance < 8; ++allowance) {
        const Reach more = country.reachWith(allowance + 1);
        for (const auto& [hex, found] : country.reachWith(allowance))
            EXPECT_EQ(more.at(hex).cost, found.cost);
    }
    EXPECT_EQ(country.reachWith(0).size(), 1U);
}

TEST(HexReach, OnOpenGroundIsTheDistance) {
    const Reach reached = reach(
        {1, 1}, 3, [](Hex, Hex) { return std::optional(1); }, [](Hex) { return false; });
    EXPECT_EQ(reached.size(), 37U);
    for (const auto& [hex, found] : reached) EXPECT_EQ(found.cost, distance({1, 1}, hex));
}

}  // namespace
}  // namespace adjutant::hex
