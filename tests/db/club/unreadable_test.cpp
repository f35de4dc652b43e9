// SPDX-License-Identifier: GPL-3.0-or-later
// What a club's database may hold that nobody of ours wrote: each ends in a sentence, nothing here is lost,
// and everything else goes on.
#include <gmock/gmock.h>

#include "tests/db/club/a_club.hpp"

namespace adjutant::club {
namespace {

using Kind = ClubError::Kind;

constexpr const char* notObjects[] = {"", "{", "[]", "{\"name\":7}"};

class Unreadable : public Club {
  protected:
    void two() {
        found();
        playOn(1, "Friday", 3);
        sync(1);
        joinAs(2);
        auto file = db::CampaignFile::open(tablet(2));
        file.saveDocument(campaignAt(file), {"board", "Ford", "{\"a\":1}"});
        file.setNote(gameAt(2, "Friday")->id, "rain", db::evening);
    }
    void keep(const std::string& kind, const std::string& key, const std::string& text) const {
        const Membership member = Notebook::open(tablet(1)).membership();
        Link link(url, "test");
        static_cast<void>(link.keep(member, {.kind = kind, .key = key, .over = {}, .text = text, .at = ""},
                                    link.lastNumber(member) + 1));
    }
    /// Tablet 2 says so, has what it had, and goes on.
    void expectRefusedAndWhole(const std::string& what) {
        EXPECT_EQ(refusedBy([&] { sync(2); }), Kind::unreadable) << what;
        const auto file = db::CampaignFile::openToRead(tablet(2));
        EXPECT_EQ(file.findDocument(campaignAt(file), "board", "Ford")->text, "{\"a\":1}") << what;
        EXPECT_EQ(file.note(gameAt(2, "Friday")->id), "rain") << what;
        EXPECT_THAT(file.checkFile(), testing::IsEmpty()) << what;
        EXPECT_NO_THROW(static_cast<void>(statusAt(2))) << what;
    }
    [[nodiscard]] std::string keyOfFriday() const { return Notebook::open(tablet(2)).games().at(0).key; }
};

TEST_F(Unreadable, RecordsOfEveryKindAreToldInASentenceAndPassedOver) {
    two();
    sync(2);
    int number = 0;
    for (const char* kind : {"person", "document", "tag", "play"})
        for (const char* text : notObjects) {
            const std::string key =
                (std::string(kind) == "document" ? "board\n" : "") + std::to_string(++number);
            keep(kind, key, text);
            expectRefusedAndWhole(kind + std::string(" ") + text);
        }
    for (const char* kind : {"game-note", "game-labels", "game-name"})
        for (const char* text : {"[]", "{\"note\":7,\"labels\":[7],\"name\":[]}", "{\"labels\":\"x\"}"}) {
            keep(kind, keyOfFriday(), text);
            EXPECT_NO_THROW(static_cast<void>(statusAt(2)));
            static_cast<void>(refusedBy([&] { sync(2); }));
            EXPECT_EQ(gameAt(2, "Friday")->acts, 3) << "it is called what it was";
        }
    keep("person", "of-another-tongue", R"({"name":"Ruth","club":""})");
    playOn(1, "Saturday", 2);
    static_cast<void>(refusedBy([&] { sync(1); }));
    static_cast<void>(refusedBy([&] { sync(2); }));
    EXPECT_EQ(gameAt(2, "Saturday")->acts, 2) << "everything else goes on";
    const auto file = db::CampaignFile::openToRead(tablet(2));
    EXPECT_THAT(file.people(campaignAt(file)), testing::Contains("Ruth"));
}

TEST_F(Unreadable, WhatIsToldOfAGameMayBeAnythingAndItsEntriesAreTakenAllTheSame) {
    two();
    for (
        const char* told :
        {"", "[]", R"({"summary":7})", R"({"summary":"{}","result":7})",
         R"({"summary":"{}","result":{"sides":{}}})", R"({"summary":"{}","result":{"sides":[7]}})",
         R"({"summary":"{}","result":{"sides":[{"side":1}]}})",
         R"({"summary":"{}","result":{"sides":[{"side":"a","name":"","person":"","outcome":"","score":"x"}]}})",
         R"({"summary":"{}","result":{"sides":[{"side":"a","name":"","person":"","outcome":"","score":99999999999999999999}]}})",
         R"({"summary":"{}","result":{"by":[],"sides":[]}})"}) {
        playOn(1, "Friday", 1);
        sync(1);
        static_cast<void>(asked("UPDATE adjutant.game SET told = '" + std::string(told) +
                                "', head = adjutant.raise_head(campaign)"));
        expectRefusedAndWhole(told);
        EXPECT_EQ(gameAt(2, "Friday")->acts, gameAt(1, "Friday")->acts) << told;
        EXPECT_EQ(gameAt(2, "Friday")->tip, gameAt(1, "Friday")->tip) << told;
    }
}

TEST_F(Unreadable, TheLeagueMayBeToldAnything) {
    two();
    sync(2);
    {
        auto file = db::CampaignFile::open(tablet(1));
        const auto ann = file.addAnother(campaignAt(file), "Ann", "");
        file.appendToLeague(campaignAt(file), db::entryAfter(0, "", 0, "[]"), {ann});
    }
    sync(1);
    for (const char* told : {"", "[]", R"({"people":7})", R"({"people":[7]})"}) {
        static_cast<void>(asked("UPDATE adjutant.game SET told = '" + std::string(told) +
                                "', head = adjutant.raise_head(campaign) WHERE system = 'adjutant-league'"));
        expectRefusedAndWhole(told);
        const auto file = db::CampaignFile::openToRead(tablet(2));
        EXPECT_THAT(file.leagueEntries(campaignAt(file)), testing::IsEmpty()) << told;
    }
}

TEST_F(Unreadable, ADamagedNotebookIsToldAndTheFileIsWhole) {
    two();
    Notebook::open(tablet(2)).setWord("membership", "{\"url\":7");
    EXPECT_EQ(refusedBy([&] { sync(2); }), Kind::other);
    EXPECT_EQ(gameAt(2, "Friday")->acts, 3);
}

}  // namespace
}  // namespace adjutant::club
