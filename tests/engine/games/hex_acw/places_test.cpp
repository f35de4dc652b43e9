// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/places.hpp"

#include <gtest/gtest.h>

namespace adjutant::acw {
namespace {

Place at(std::string_view text) { return *readPlace(text); }

TEST(AcwPlaces, NeighboursAreThoseOfTheLedger) {  // section 3.3
    const auto around = [](std::string_view place) {
        std::string list;
        for (const Facing direction : allOf<Facing>()) list += text(*neighbour(at(place), direction)) + ' ';
        return list;
    };
    EXPECT_EQ(around("E3"), "E2 F2 F3 E4 D3 D2 ");
    EXPECT_EQ(around("D3"), "D2 E3 E4 D4 C4 C3 ");
}

TEST(AcwPlaces, NothingLiesBeyondTheEdge) {  // ACW-FORCE-06
    EXPECT_EQ(neighbour(at("A1"), Facing::n), std::nullopt);
    EXPECT_EQ(neighbour(at("A1"), Facing::nw), std::nullopt);
    EXPECT_EQ(neighbour(at("I6"), Facing::se), std::nullopt);
    EXPECT_EQ(neighbour(at("B6"), Facing::s), std::nullopt);
    EXPECT_EQ(neighbour(at("B6"), Facing::se), std::nullopt);
    for (const auto text : {"A0", "A7", "J1", "a1", "A11", "", "A"})
        EXPECT_EQ(readPlace(text), std::nullopt) << text;
}

TEST(AcwPlaces, DistancesAreThoseOfTheLedger) {
    EXPECT_EQ(distance(at("E6"), at("E2")), 4);
    EXPECT_EQ(distance(at("A1"), at("C1")), 2);
    EXPECT_EQ(distance(at("C5"), at("G2")), 5);
}

TEST(AcwPlaces, EveryHexHasOneNameAndOneCoordinate) {
    for (const Place place : allPlaces()) {
        EXPECT_EQ(readPlace(text(place)), place);
        EXPECT_EQ(placeAt(hexOf(place)), place);
        for (const Facing direction : allOf<Facing>()) {
            const auto next = neighbour(place, direction);
            if (!next) continue;
            EXPECT_EQ(directionOf(place, *next), direction);
            EXPECT_EQ(readHexside(text(hexside(*next, place))), hexside(place, *next));
        }
    }
}

TEST(AcwPlaces, HexsidesAreWrittenInTextOrder) {
    EXPECT_EQ(text(hexside(at("E4"), at("D4"))), "D4|E4");
    for (const auto text : {"E4|D4", "A1|C1", "A1A2", "A1|A1", "A1|A2 "})
        EXPECT_EQ(readHexside(text), std::nullopt) << text;
}

}  // namespace
}  // namespace adjutant::acw
