// SPDX-License-Identifier: GPL-3.0-or-later
// Tags, people, documents and settings of a campaign file.
#include <gmock/gmock.h>

#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const Tag soldier{.code = "A1/T/7K3M9QX2", .kind = "piece", .target = "s1"};
const Tag farm{.code = "A1/T/7K3M9QX2", .kind = "place", .target = "farm"};

TEST(Tags, ACodeIsBoundFoundAndUnbound) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    EXPECT_EQ(game.file.findTag(game.campaign, soldier.code), std::nullopt);
    game.file.bindTag(game.campaign, soldier);
    EXPECT_EQ(game.file.findTag(game.campaign, soldier.code), soldier);
    EXPECT_THAT(game.file.tags(game.campaign), ElementsAre(soldier));
    EXPECT_TRUE(game.file.unbindTag(game.campaign, soldier.code));
    EXPECT_FALSE(game.file.unbindTag(game.campaign, soldier.code));
    EXPECT_THAT(game.file.tags(game.campaign), IsEmpty());
}

TEST(Tags, ABoundCodeIsNotTakenSilently) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    game.file.bindTag(game.campaign, soldier);
    EXPECT_NO_THROW(game.file.bindTag(game.campaign, soldier));
    try {
        game.file.bindTag(game.campaign, farm);
        FAIL() << "bound twice";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind, Error::Kind::duplicate);
        EXPECT_THAT(error.what(), HasSubstr("piece 's1'"));
    }
    EXPECT_EQ(game.file.findTag(game.campaign, soldier.code), soldier);
    game.file.rebindTag(game.campaign, farm);
    EXPECT_EQ(game.file.findTag(game.campaign, soldier.code), farm);
}

TEST(Tags, ACodeStandsForSomethingElseInAnotherCampaign) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    const CampaignId other = game.file.addCampaign("Shiloh", evening);
    game.file.bindTag(game.campaign, soldier);
    game.file.bindTag(other, farm);
    EXPECT_EQ(game.file.findTag(game.campaign, soldier.code), soldier);
    EXPECT_EQ(game.file.findTag(other, farm.code), farm);
}

TEST(Tags, AnyCodeOfTheWorldCanBeBound) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    const Tag barcode{.code = "https://example.org/?a='b'&c=\xC3\xA4", .kind = "card", .target = "rally"};
    game.file.bindTag(game.campaign, barcode);
    EXPECT_EQ(game.file.findTag(game.campaign, barcode.code), barcode);
    EXPECT_EQ(kindThrownBy([&] {
                  game.file.bindTag(game.campaign, {"", "card", "rally"});
              }),
              Error::Kind::badText);
}

TEST(People, AreAddedRenamedAndRemoved) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    EXPECT_TRUE(game.file.addPerson(game.campaign, "Ruth"));
    EXPECT_TRUE(game.file.addPerson(game.campaign, "Ann"));
    EXPECT_FALSE(game.file.addPerson(game.campaign, "Ann"));
    EXPECT_THAT(game.file.people(game.campaign), ElementsAre("Ann", "Ruth"));
    EXPECT_TRUE(game.file.renamePerson(game.campaign, "Ann", "Anne"));
    EXPECT_TRUE(game.file.renamePerson(game.campaign, "Anne", "Anne"));
    EXPECT_FALSE(game.file.renamePerson(game.campaign, "Ann", "Anna"));
    EXPECT_EQ(kindThrownBy([&] { game.file.renamePerson(game.campaign, "Anne", "Ruth"); }),
              Error::Kind::duplicate);
    EXPECT_TRUE(game.file.removePerson(game.campaign, "Ruth"));
    EXPECT_FALSE(game.file.removePerson(game.campaign, "Ruth"));
    EXPECT_THAT(game.file.people(game.campaign), ElementsAre("Anne"));
}

TEST(Documents, AreSavedReplacedAndRemoved) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    const Document map{.kind = "map", .name = "River crossing", .text = R"({"hexes":[]})"};
    const Document band{.kind = "warband", .name = "River crossing", .text = "{}"};
    game.file.saveDocument(game.campaign, map);
    game.file.saveDocument(game.campaign, band);
    EXPECT_THAT(game.file.documents(game.campaign), ElementsAre(map, band));
    EXPECT_THAT(game.file.documents(game.campaign, "warband"), ElementsAre(band));
    Document drawnAnew = map;
    drawnAnew.text = std::string(100'000, 'x');
    game.file.saveDocument(game.campaign, drawnAnew);
    EXPECT_EQ(game.file.findDocument(game.campaign, "map", "River crossing"), drawnAnew);
    EXPECT_TRUE(game.file.removeDocument(game.campaign, "map", "River crossing"));
    EXPECT_FALSE(game.file.removeDocument(game.campaign, "map", "River crossing"));
    EXPECT_EQ(game.file.findDocument(game.campaign, "map", "River crossing"), std::nullopt);
}

TEST(Settings, AreRememberedInTheFile) {
    const TemporaryFolder folder;
    {
        CampaignFile file = CampaignFile::open(folder.file());
        EXPECT_EQ(file.setting("last game"), std::nullopt);
        file.setSetting("last game", "6");
        file.setSetting("last game", "7");
    }
    EXPECT_EQ(CampaignFile::openToRead(folder.file()).setting("last game"), "7");
}

}  // namespace
}  // namespace adjutant::db
