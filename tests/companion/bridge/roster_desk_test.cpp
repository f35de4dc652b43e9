// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/roster_desk.hpp"

#include <gtest/gtest.h>

#include <QFile>

#include "companion/bridge/text_documents.hpp"
#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class Rosters : public testing::Test {
  protected:
    void SetUp() override { ASSERT_TRUE(desk.begin("one-stat")); }
    [[nodiscard]] bool fits(int use) const { return desk.uses().at(use).fits; }
    [[nodiscard]] QString firstName() const { return desk.fighters().at(0).name; }

    Evening evening;
    RosterDesk& desk = evening.companion.rosters();
};

TEST_F(Rosters, BeginWithAWarbandThatFits) {
    EXPECT_EQ(desk.fighters().size(), 10);
    EXPECT_EQ(desk.objection(), "");
    EXPECT_TRUE(fits(0));
    EXPECT_FALSE(fits(1)) << "action scenarios are for five";
    EXPECT_TRUE(fits(2));
}

TEST_F(Rosters, SayAtOnceWhatIsTooMuchOrMissing) {
    desk.add("boss");
    EXPECT_NE(desk.objection(), "");
    EXPECT_FALSE(desk.save());
    EXPECT_EQ(desk.library()->count(), 0) << "what breaks the rules is not kept";
    desk.drop(1);
    EXPECT_EQ(desk.objection(), "");
    desk.set(0, "stat", 11);
    EXPECT_TRUE(desk.objection().contains("stat from 1 to 10")) << desk.objection().toStdString();
    desk.set(0, "stat", 7);
    desk.step(0, "weapons", "heavy-wound", 1);
    EXPECT_TRUE(desk.objection().contains("more than two hands")) << desk.objection().toStdString();
}

TEST_F(Rosters, AreKeptFromGameToGameAndBroughtToANewOne) {
    desk.setName("The Larks");
    desk.rename(0, "Old Ada");
    desk.set(0, "stat", 7);
    ASSERT_TRUE(desk.save());
    ASSERT_EQ(desk.library()->count(), 1);
    const QString id = desk.library()->at(0).value("id").toString();
    ASSERT_EQ(desk.sidesOf("one-stat", {}).size(), 2);
    EXPECT_EQ(desk.sidesOf("one-stat", {{"scenario", "bounty"}}).size(), 1) << "alone there is one warband";
    const QVariantMap options = desk.optionsOf("one-stat", {{"blue", id}});
    ASSERT_TRUE(evening.companion.campaigns().newGame("one-stat", options, {}));
    EXPECT_EQ(evening.table().names().pieceName("blue-boss"), "Old Ada");
    EXPECT_EQ(evening.table().names().pieceName("red-boss"), "Red's boss");
    ASSERT_TRUE(desk.begin("one-stat"));
    ASSERT_TRUE(desk.edit(id));
    EXPECT_EQ(firstName(), "Old Ada");
    EXPECT_TRUE(desk.isSaved());
    EXPECT_TRUE(desk.remove(id));
    EXPECT_EQ(desk.library()->count(), 0);
}

TEST_F(Rosters, GoOutAndComeBackAsJson) {
    desk.setName("The Larks");
    desk.rename(0, "Old Ada");
    const QString path = desk.exportFile(evening.folder.path());
    ASSERT_TRUE(QFile::exists(path));
    ASSERT_TRUE(desk.begin("one-stat"));
    ASSERT_TRUE(desk.importFile(path));
    EXPECT_EQ(desk.name(), "The Larks");
    EXPECT_EQ(firstName(), "Old Ada");
}

TEST_F(Rosters, WhatIsNoRosterIsRefusedAndNothingChanges) {
    const QString before = desk.toText();
    QSignalSpy refused(&desk, &RosterDesk::refused);
    for (const char* text : {"", "[]", "{", R"({"fighters": 3})", R"({"fighters": [7]})",
                             R"({"adjutant-roster": 1, "system": "life-1861", "roster": {}})"}) {
        EXPECT_FALSE(desk.fromText(text)) << text;
    }
    const QString deep = QString(100'000, '[') + QString(100'000, ']');
    EXPECT_FALSE(desk.fromText(R"({"fighters": [{"name": )" + deep + "}]}"));
    EXPECT_EQ(refused.count(), 7);
    EXPECT_FALSE(desk.importFile(evening.folder.filePath("nowhere.json")));
    EXPECT_EQ(desk.toText(), before);
}

TEST_F(Rosters, OddValuesInAFileAreToldByTheRulesAndCanBeMended) {
    const char* odd = R"({"adjutant-roster": 1, "system": "one-stat", "roster":
        {"name": 7, "fighters": [{}, {"name": 3, "tier": [], "stat": "x", "weapons": {"a": 1}}]}})";
    ASSERT_TRUE(desk.fromText(odd));
    EXPECT_NE(desk.objection(), "");
    desk.add("boss");
    desk.step(1, "weapons", "gun", 1);
    desk.set(1, "stat", 3);
    desk.rename(1, "Bob");
    EXPECT_EQ(desk.fighters().size(), 3);
    EXPECT_FALSE(desk.save()) << "it has no name";
}

TEST_F(Rosters, ARosterThatIsGoneIsNotReplacedByTheUsualOneUnseen) {
    const QVariantMap options = desk.optionsOf("one-stat", {{"blue", "roster/one-stat/The Larks"}});
    EXPECT_FALSE(evening.companion.campaigns().newGame("one-stat", options, {}));
}

TEST_F(Rosters, OneThatIsKeptIsNotReplacedByAnotherOfItsName) {
    desk.setName("The Larks");
    ASSERT_TRUE(desk.save());
    ASSERT_TRUE(desk.begin("one-stat"));
    desk.setName("The Larks");
    QSignalSpy failed(&desk, &RosterDesk::failed);
    EXPECT_FALSE(desk.save());
    ASSERT_EQ(failed.count(), 1);
    EXPECT_TRUE(failed.front().front().toString().contains("keeps The Larks already"));
    desk.setName("The Finches");
    EXPECT_TRUE(desk.save());
    EXPECT_EQ(desk.library()->count(), 2);
}

TEST_F(Rosters, OneThatIsRenamedIsKeptOnce) {
    desk.setName("The Larks");
    ASSERT_TRUE(desk.save());
    desk.setName("The Finches");
    ASSERT_TRUE(desk.save());
    ASSERT_EQ(desk.library()->count(), 1);
    EXPECT_EQ(desk.library()->at(0).value("name").toString(), "The Finches");
    EXPECT_EQ(desk.library()->at(0).value("id").toString(), desk.kept());
    EXPECT_TRUE(desk.remove(desk.kept()));
    EXPECT_FALSE(desk.isSaved());
    EXPECT_EQ(desk.kept(), "");
    EXPECT_TRUE(desk.save()) << "what is in the builder can be kept again";
}

TEST_F(Rosters, AreFoundAmongTheDocuments) {
    desk.setName("The Larks");
    ASSERT_NE(desk.exportFile(evening.folder.path()), "");
    QFile other(evening.folder.filePath("other.json"));
    ASSERT_TRUE(other.open(QIODevice::WriteOnly));
    other.write("{}");
    other.close();
    const QVariantList found = desk.files(evening.folder.path());
    ASSERT_EQ(found.size(), 1);
    EXPECT_EQ(found.front().value<FoundFile>().name, "The Larks");
    EXPECT_TRUE(desk.importFile(found.front().value<FoundFile>().path));
}

TEST_F(Rosters, AreLookedUpAnewInAnotherCampaign) {
    ASSERT_TRUE(desk.save());
    ASSERT_EQ(desk.library()->count(), 1);
    evening.companion.campaigns().setCampaign("Elsewhere");
    EXPECT_EQ(desk.library()->count(), 0);
}

TEST_F(Rosters, AnExportThatCannotBeWrittenGetsASentence) {
    QSignalSpy failed(&desk, &RosterDesk::failed);
    EXPECT_EQ(desk.exportFile("/proc/nowhere"), "");
    ASSERT_EQ(failed.count(), 1);
    EXPECT_FALSE(failed.front().front().toString().isEmpty());
}

}  // namespace
}  // namespace adjutant::companion
