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
    touch("Boss (1)");
    EXPECT_EQ(desk.fighters().size(), 11);
    auto* objection = window->findChild<QQuickItem*>("objection");
    ASSERT_NE(objection, nullptr);
    EXPECT_TRUE(objection->isVisible());
    EXPECT_EQ(objection->property("text").toString(), desk.objection());
    desk.drop(1);
    settle();
    EXPECT_FALSE(objection->isVisible());
    touch("Save");
    EXPECT_EQ(desk.library()->count(), 1);
    EXPECT_TRUE(desk.isSaved());
}

TEST_F(RosterScreens, ASavedOneIsDeletedFromItsMenuOnlyWhenThatIsMeantAndOneComesInFromAFile) {
    RosterDesk& desk = evening.companion.rosters();
    ASSERT_TRUE(desk.begin("one-stat"));
    desk.setName("The Larks");
    ASSERT_TRUE(desk.save());
    const QString path = desk.exportFile(evening.folder.path());
    open();
    show("roster");
    touch("The Larks");
    touch("Delete…");
    EXPECT_EQ(desk.library()->count(), 1) << "it is asked for first: nothing brings it back";
    touch("Keep it");
    EXPECT_EQ(desk.library()->count(), 1);
    touch("The Larks");
    touch("Delete…");
    touch("Delete it for good");
    EXPECT_EQ(desk.library()->count(), 0);
    desk.setName("Others");
    ASSERT_TRUE(desk.importFile(path));
    EXPECT_EQ(desk.name(), "The Larks");
    settle();
    touch("Save");
    EXPECT_EQ(desk.library()->count(), 1);
}

TEST_F(RosterScreens, TheBuilderKeepsTheRosterAndShowsItsCard) {
    RosterDesk& desk = evening.companion.rosters();
    ASSERT_TRUE(desk.begin("one-stat"));
    desk.setName("The Larks");
    open();
    show("roster");
    touch("Print");
    EXPECT_EQ(desk.library()->count(), 1) << "so that its codes are known";
    EXPECT_EQ(window->property("page").toString(), "print");
    auto* page = window->property("current").value<QQuickItem*>();
    EXPECT_EQ(page->property("what").toString(), "rosters");
    EXPECT_EQ(page->property("system").toString(), "one-stat");
    EXPECT_EQ(page->property("roster").toString(), desk.kept());
    EXPECT_FALSE(page->property("picture").toString().isEmpty());
    touch("Back");
    EXPECT_EQ(window->property("page").toString(), "roster");
}

TEST_F(RosterScreens, ALabelIsScannedForAFighterOfTheBuilder) {
    RosterDesk& desk = evening.companion.rosters();
    ASSERT_TRUE(desk.begin("one-stat"));
    ASSERT_TRUE(desk.save());
    const QString tag = desk.fighters().at(0).tag;
    open();
    show("roster");
    touch("Boss 1");
    QQuickItem* scan = button("Scan the label");
    ASSERT_NE(scan, nullptr);
    QMetaObject::invokeMethod(scan, "clicked");  // it stands below the fold
    settle();
    EXPECT_EQ(window->property("page").toString(), "scan");
    EXPECT_EQ(evening.companion.scans().awaited(), tag);
    evening.companion.scans().read("4006381333931");
    settle();
    EXPECT_EQ(window->property("page").toString(), "roster");
    EXPECT_EQ(evening.companion.scans().labelsOf(tag), QStringList{"4006381333931"});
}

}  // namespace
}  // namespace adjutant::companion
