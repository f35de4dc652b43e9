// SPDX-License-Identifier: GPL-3.0-or-later
// The builder of rosters by touch.
#include "companion/bridge/roster_desk.hpp"
#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class RosterScreens : public Screens {};

TEST_F(RosterScreens, AFighterTooManyIsSaidAtOnceAndTakenOutAgain) {
    RosterDesk& desk = evening.companion.rosters();
    ASSERT_TRUE(desk.begin("one-stat"));
    open();
    show("roster");
    touch("Add: Boss (1)");
    EXPECT_EQ(desk.fighters().size(), 11);
    auto* objection = window->findChild<QQuickItem*>("objection");
    ASSERT_NE(objection, nullptr);
    EXPECT_TRUE(objection->isVisible());
    EXPECT_EQ(objection->property("text").toString(), desk.objection());
    desk.drop(1);
    settle();
    EXPECT_FALSE(objection->isVisible());
    touch("Keep it");
    EXPECT_EQ(desk.library()->count(), 1);
    EXPECT_TRUE(desk.isSaved());
}

}  // namespace
}  // namespace adjutant::companion
