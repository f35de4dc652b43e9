// SPDX-License-Identifier: GPL-3.0-or-later
// What outcomes cost, by what a face reads in them.
#include "companion/games/face.hpp"

#include <gtest/gtest.h>

namespace adjutant::companion {
namespace {

TEST(Losses, AreThoseWhoAreNotLeft) {
    const auto losses = faceOf("civil-war-1863").lossesIn("attacker-3,defender-1", 4, 3);
    ASSERT_TRUE(losses);
    EXPECT_EQ(losses->mine, 1);
    EXPECT_EQ(losses->theirs, 2);
    EXPECT_TRUE(losses->notes.isEmpty());
}

TEST(Losses, HaveTheNotesOfTheWordsBehindThem) {
    const GameFace& look = faceOf("civil-war-1863");
    EXPECT_EQ(look.lossesIn("attacker-12,defender-0,captured", 12, 2)->notes, QStringList{"the city falls"});
    EXPECT_EQ(look.lossesIn("attacker-0,defender-2,disabled", 1, 2)->notes,
              QStringList{"the defenders are disabled"});
}

TEST(Losses, AreNotReadFromOtherWords) {
    const GameFace& look = faceOf("civil-war-1863");
    EXPECT_FALSE(look.lossesIn("heads", 4, 3));
    EXPECT_FALSE(look.lossesIn("attacker-1,defenders-2", 4, 3));
    EXPECT_FALSE(faceOf("conquest-1762").lossesIn("attacker-1,defender-2", 4, 3))
        << "there the numbers are losses already";
}

}  // namespace
}  // namespace adjutant::companion
