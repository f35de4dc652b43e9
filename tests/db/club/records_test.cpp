// SPDX-License-Identifier: GPL-3.0-or-later
// People, documents and tags in a club, and hidden parts of games.
#include <gmock/gmock.h>

#include "db/club/address.hpp"
#include "db/club/dump.hpp"
#include "db/club/schema_steps.hpp"
#include "db/club/seal.hpp"
#include "tests/db/club/a_club.hpp"

namespace adjutant::club {
namespace {

using Kind = ClubError::Kind;
using testing::HasSubstr;
using testing::Not;

class Records : public Club {
  protected:
    void save(int number, const std::string& document, const std::string& text) const {
        auto file = db::CampaignFile::open(tablet(number));
        file.saveDocument(campaignAt(file), {"board", document, text});
    }
    [[nodiscard]] std::string board(int number, const std::string& document) const {
        const auto file = db::CampaignFile::openToRead(tablet(number));
        const auto found = file.findDocument(campaignAt(file), "board", document);
        return found ? found->text : "none";
    }
    [[nodiscard]] std::vector<std::string> people(int number) const {
        const auto file = db::CampaignFile::openToRead(tablet(number));
        return file.people(campaignAt(file));
    }
};

TEST_F(Records, DocumentsTagsAndPeopleReachTheOtherTabletAndGoFromItToo) {
    found();
    joinAs(2);
    save(1, "Ford", "{\"a\":1}");
    {
        auto file = db::CampaignFile::open(tablet(1));
        file.bindTag(campaignAt(file), {"A1/T/7K3M9QX2", "piece", "s1"});
        static_cast<void>(file.addAnother(campaignAt(file), "Ann", "River Club"));
    }
    sync(1);
    sync(2);
    EXPECT_EQ(board(2, "Ford"), "{\"a\":1}");
    {
        auto file = db::CampaignFile::open(tablet(2));
        EXPECT_EQ(file.findTag(campaignAt(file), "A1/T/7K3M9QX2")->target, "s1");
        EXPECT_EQ(file.persons(campaignAt(file)).at(0).club, "River Club");
        file.renamePerson(campaignAt(file), "Ann", "Anna");
        file.removeDocument(campaignAt(file), "board", "Ford");
        file.unbindTag(campaignAt(file), "A1/T/7K3M9QX2");
    }
    sync(2);
    sync(1);
    EXPECT_EQ(board(1, "Ford"), "none");
    EXPECT_EQ(people(1), std::vector<std::string>{"Anna"});
    EXPECT_TRUE(statusAt(1).inStep);
    EXPECT_TRUE(statusAt(1).conflicts.empty());
}

TEST_F(Records, WhatATableSentItselfIsNothingThatIsStillToCome) {
    found();
    joinAs(2);
    {
        auto file = db::CampaignFile::open(tablet(1));
        static_cast<void>(file.addPerson(campaignAt(file), "Ann"));
    }
    EXPECT_FALSE(statusAt(1).inStep) << "it waits here";
    sync(1);
    EXPECT_TRUE(statusAt(1).inStep);
    EXPECT_FALSE(statusAt(2).inStep) << "it is to come";
    sync(2);
    EXPECT_TRUE(statusAt(2).inStep);
}

TEST_F(Records, TwoWhoWriteDownOneNewcomerMeanOnePerson) {
    found();
    joinAs(2);
    for (const int number : {1, 2}) {
        auto file = db::CampaignFile::open(tablet(number));
        file.addPerson(campaignAt(file), "Ruth");
    }
    for (const int number : {1, 2, 1, 2}) sync(number);
    EXPECT_EQ(people(1).size(), 1U);
    EXPECT_EQ(people(2).size(), 1U);
}

TEST_F(Records, TwoChangesOfOneBoardAreBothKeptAndAskedAbout) {
    found();
    joinAs(2);
    save(1, "Ford", "first");
    sync(1);
    sync(2);
    save(1, "Ford", "here");
    save(2, "Ford", "there");
    for (const int number : {1, 2, 1, 2}) sync(number);
    EXPECT_EQ(board(1, "Ford"), board(2, "Ford"));
    for (const int number : {1, 2}) {
        const auto asked = statusAt(number).conflicts;
        ASSERT_EQ(asked.size(), 1U);
        EXPECT_EQ(asked[0].kind, "document");
        EXPECT_THAT(asked[0].versions, testing::UnorderedElementsAre("here", "there"));
    }
    EXPECT_EQ(refusedBy([&] { settleAt(2, "Ford", 3); }), Kind::unknownRecord);
    settleAt(2, "Ford", 1);
    sync(1);
    EXPECT_EQ(board(1, "Ford"), "here");
    EXPECT_EQ(board(2, "Ford"), "here");
    EXPECT_TRUE(statusAt(1).conflicts.empty());
}

TEST_F(Records, AnInvitationLetsInAndAReaderMayNotWrite) {
    found();
    playOn(1, "Friday", 3);
    sync(1);
    joinAs(2, invite(tablet(1), "table"));
    joinAs(3, invite(tablet(1), "reader"));
    EXPECT_EQ(statusAt(2).role, "table");
    EXPECT_EQ(statusAt(3).role, "reader");
    EXPECT_EQ(gameAt(3, "Friday")->acts, 3);
    playOn(2, "Saturday", 2);
    EXPECT_EQ(sync(2).sent, 2);
    sync(3);
    EXPECT_EQ(gameAt(3, "Saturday")->acts, 2);
    // By the server's own means, whatever the app would do.
    Notebook notebook = Notebook::open(tablet(3));
    Link link(notebook.membership().url, "test");
    EXPECT_EQ(refusedBy([&] {
                  static_cast<void>(link.hold(notebook.membership(), notebook.games().front().key, true));
              }),
              Kind::notAllowed);
    EXPECT_EQ(refusedBy([&] { static_cast<void>(invite(tablet(2), "table")); }), Kind::notAllowed);
}

TEST_F(Records, WhatAReaderPlayedAllTheSameStaysWithIt) {
    found();
    playOn(1, "Friday", 3);
    playOn(1, "Sunday", 3);
    sync(1);
    joinAs(3, invite(tablet(1), "reader"));
    playOn(3, "Friday", 1, "alone");
    playOn(3, "Sunday", 1, "alone");
    playOn(1, "Friday", 1, "together");
    playOn(1, "Sunday", 2, "together");
    sync(1);
    EXPECT_FALSE(statusAt(3).inStep);
    sync(3);
    EXPECT_TRUE(statusAt(3).inStep);
    for (const char* game : {"Friday", "Sunday"}) {
        EXPECT_EQ(gameAt(3, game)->tip, gameAt(1, game)->tip) << game;
        EXPECT_EQ(gameAt(3, std::string(game) + " (Tablet 3)")->acts, 4) << game;
    }
    sync(3);
    EXPECT_EQ(asked("SELECT count(*) FROM adjutant.game"), "2");
}

TEST_F(Records, ATableSeesNothingOfAnotherCampaign) {
    found();
    playOn(1, "Friday", 3);
    sync(1);
    found(9, "Secret war");
    joinAs(2, invite(tablet(1), "table"));
    const std::string login = Notebook::open(tablet(2)).membership().url;
    Link link(login, "test");
    EXPECT_EQ(link.campaigns().size(), 1U);
    const std::string foreign = Notebook::open(tablet(9)).membership().campaign;
    Membership liar = Notebook::open(tablet(2)).membership();
    liar.campaign = foreign;
    EXPECT_TRUE(link.gamesSince(foreign, 0).empty());
    EXPECT_EQ(refusedBy([&] { static_cast<void>(link.join(liar)); }), Kind::notAllowed);
}

TEST_F(Records, HiddenPartsAreReadByNobodyElseUntilTheGameIsOver) {
    found();
    joinAs(2, invite(tablet(1), "table"));
    joinAs(3, invite(tablet(1), "table"));
    playOn(2, "Cards", 4, "royal-veto", "secretive");
    sync(2);
    EXPECT_THAT(asked("SELECT string_agg(request || rolls || events, ' ') FROM adjutant.entry"),
                Not(HasSubstr("veto")));
    sync(3);
    EXPECT_FALSE(gameAt(3, "Cards"));
    const auto seen = statusAt(3).games.at(0);
    EXPECT_TRUE(seen.sealed);
    EXPECT_EQ(seen.here, 4);
    EXPECT_TRUE(statusAt(3).inStep);
    EXPECT_THAT(Notebook::open(tablet(3)).games().at(0).told, HasSubstr("seen"));
    {
        Notebook notebook = Notebook::open(tablet(3));
        Link link(notebook.membership().url, "test");
        OwnDoor door(tablet(3));
        Sync third(notebook, door, veil, link);
        EXPECT_EQ(refusedBy([&] { third.openGame("Cards", true); }), Kind::noKey);
    }
    {  // the organiser has the key
        Notebook notebook = Notebook::open(tablet(1));
        Link link(notebook.membership().url, "test");
        OwnDoor door(tablet(1));
        Sync(notebook, door, veil, link).openGame("Cards", true);
    }
    EXPECT_EQ(gameAt(1, "Cards")->tip, gameAt(2, "Cards")->tip);
    playOn(1, "Cards", 1, "last", "secretive");
    {
        auto file = db::CampaignFile::open(tablet(1));
        file.setSummary(gameAt(1, "Cards")->id, R"({"say":"over"})", true);
    }
    sync(1);
    sync(3);
    sync(2);
    for (const int number : {2, 3}) {
        ASSERT_TRUE(gameAt(number, "Cards")) << number;
        EXPECT_EQ(gameAt(number, "Cards")->tip, gameAt(1, "Cards")->tip) << number;
    }
    EXPECT_FALSE(db::CampaignFile::openToRead(tablet(3)).verify(gameAt(3, "Cards")->id).broken);
}

TEST_F(Records, ANewerDatabaseIsRefusedAndAnOlderOneIsDumpedFirst) {
    found();
    playOn(1, "Friday", 2);
    sync(1);
    static_cast<void>(asked("INSERT INTO adjutant.migration(step) VALUES (99)"));
    EXPECT_EQ(refusedBy([&] { sync(1); }), Kind::newer);
    EXPECT_EQ(refusedBy([&] { found(); }), Kind::newer);
    // As an earlier Adjutant left it: without the last step.
    static_cast<void>(
        asked("DELETE FROM adjutant.migration WHERE step >= 3; DROP TABLE adjutant.record CASCADE; "
              "DROP FUNCTION adjutant.keep(uuid, uuid, bigint, text, text, text[], text, boolean, text)"));
    EXPECT_EQ(refusedBy([&] { sync(1); }), Kind::older);
    const auto dump = found();
    ASSERT_TRUE(dump);
    EXPECT_GT(std::filesystem::file_size(*dump), 1000U);
    playOn(1, "Friday", 1);
    EXPECT_EQ(sync(1).sent, 1);
}

TEST_F(Records, ADumpIsRestoredIntoAnEmptyDatabaseAndJoinedThere) {
    found();
    playOn(1, "Friday", 3);
    sync(1);
    const auto dump = folder.path() / "club.dump";
    dumpTo(url, dump);
    const std::string elsewhere = server->database(name + "_again");
    EXPECT_EQ(restoreFrom(elsewhere, dump), 0);
    EXPECT_EQ(refusedBy([&] { static_cast<void>(restoreFrom(elsewhere, dump)); }), Kind::taken);
    joinAs(2, elsewhere);
    EXPECT_EQ(gameAt(2, "Friday")->tip, gameAt(1, "Friday")->tip);
}

TEST(Address, AnInvitationIsAUrlThatSaysWhichCampaignIsMeant) {
    const Address address{"postgresql://ann:pw@club.example:5433/adjutant?sslmode=verify-full", "c-1", "k_1"};
    const std::string text = invitation(address, "adjutant_1", "p/w");
    const Address read = addressIn(text + "\n");
    EXPECT_EQ(read.campaign, "c-1");
    EXPECT_EQ(read.organiserKey, "k_1");
    EXPECT_THAT(read.url, HasSubstr("adjutant_1:p%2Fw@club.example:5433/adjutant"));
    EXPECT_THAT(read.url, HasSubstr("sslmode=verify-full"));
    EXPECT_THAT(shownUrl(read.url), Not(HasSubstr("p%2Fw")));
    for (const char* bad : {"", "https://club.example", "host=x", "postgresql://a?nonsense=1"})
        EXPECT_THROW(static_cast<void>(addressIn(bad)), ClubError) << bad;
}

TEST(Seal, WhatWasTouchedOrIsOfAnotherKeyIsNotOpened) {
    const std::string key = newKey();
    std::string sealed = seal("levy", key);
    EXPECT_EQ(unseal(sealed, key), "levy");
    EXPECT_FALSE(unseal(sealed, newKey()));
    sealed[sealed.size() / 2] = sealed[sealed.size() / 2] == 'A' ? 'B' : 'A';
    EXPECT_FALSE(unseal(sealed, key));
    const KeyPair organiser = newKeyPair();
    EXPECT_EQ(unsealOwn(organiser, sealFor(organiser.open, key)), key);
    EXPECT_FALSE(unsealOwn(newKeyPair(), sealFor(organiser.open, key)));
}

TEST(Seal, OfNothingNothingIsOpened) {
    const std::string key = newKey();
    EXPECT_EQ(unseal(seal("", key), key), "");
    EXPECT_FALSE(unseal("", key));
    EXPECT_FALSE(unsealOwn(newKeyPair(), ""));
    EXPECT_THROW(static_cast<void>(seal("levy", "")), std::runtime_error);
}

}  // namespace
}  // namespace adjutant::club
