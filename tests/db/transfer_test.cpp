// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/transfer.hpp"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A campaign with everything that one can have.
struct ACampaign : AGame {
    explicit ACampaign(const std::filesystem::path& path) : AGame(path, 3) {
        Journal second = file.journal(file.addGame(campaign, "Second evening", "hex-acw", evening));
        second.append(entryAfter(0, "", 0, "[{\"say\":\"\xC3\x9C \\u0000 \\\" </script>\"}]"),
                      {"Round 1", false});
        file.setSummary(game, "Over", true);
        file.addPerson(campaign, "Ann");
        file.bindTag(campaign, {"A1/T/7K3M9QX2", "piece", "s1"});
        file.saveDocument(campaign, {"map", "River crossing", "{\"hexes\" : []}"});
        file.setPlace(game, "Club room", evening);
        file.addPhotograph(game, aPhotograph("/9j/4AAQ", "The river"), evening);
    }
};

/// A file with nothing in it but what it is asked to take.
struct Elsewhere {
    TemporaryFolder folder;
    CampaignFile file = CampaignFile::open(folder.file());
};

TEST(Transfer, ACampaignComesBackHashForHash) {
    const TemporaryFolder folder;
    const ACampaign here(folder.file());
    const std::string text = exportCampaign(here.file, here.campaign);
    Elsewhere there;
    const Imported imported = importAsNew(there.file, text);
    EXPECT_THAT(imported.leftOut, IsEmpty());
    EXPECT_EQ(imported.games.size(), 2U);
    EXPECT_EQ(exportCampaign(there.file, imported.campaign), text);
    const Game first = *there.file.findGame(imported.campaign, "First evening");
    EXPECT_EQ(there.file.journal(first.id).entries(), here.file.journal(here.game).entries());
    EXPECT_EQ(first.tip, here.file.game(here.game).tip);
    EXPECT_EQ(first.summary, "Over");
    EXPECT_TRUE(first.finished);
    EXPECT_EQ(there.file.verify(first.id).broken, std::nullopt);
}

TEST(Transfer, OneGameComesWithItsCampaignsTagsPeopleAndDocuments) {
    const TemporaryFolder folder;
    const ACampaign here(folder.file());
    Elsewhere there;
    const Imported imported = importAsNew(there.file, exportGame(here.file, here.game), "Another name");
    EXPECT_EQ(there.file.campaigns().at(0).name, "Another name");
    EXPECT_EQ(there.file.games().size(), 1U);
    EXPECT_THAT(there.file.people(imported.campaign), ElementsAre("Ann"));
    EXPECT_EQ(there.file.tags(imported.campaign).size(), 1U);
    EXPECT_EQ(there.file.documents(imported.campaign), here.file.documents(here.campaign));
}

TEST(Transfer, ClubsAndPeopleWhoShareANameComeAlongOnce) {
    const TemporaryFolder folder;
    ACampaign here(folder.file());
    EXPECT_FALSE(json::parse(exportCampaign(here.file, here.campaign)).contains("persons"));
    static_cast<void>(here.file.addAnother(here.campaign, "Ann", "River Club"));
    const std::string text = exportCampaign(here.file, here.campaign);
    const TemporaryFolder elsewhere;
    CampaignFile there = CampaignFile::open(elsewhere.file());
    const CampaignId campaign = importAsNew(there, text, std::nullopt).campaign;
    static_cast<void>(importInto(there, campaign, text));
    const auto people = there.persons(campaign);
    ASSERT_EQ(people.size(), 2U);
    EXPECT_EQ(people.at(0).name, people.at(1).name);
    EXPECT_NE(people.at(0).club, people.at(1).club);
}

TEST(Transfer, TheFormatIsTheOneThatIsDescribed) {
    const TemporaryFolder folder;
    const ACampaign here(folder.file());
    const json whole = json::parse(exportCampaign(here.file, here.campaign));
    EXPECT_EQ(whole.at("format"), "adjutant-campaign");
    EXPECT_EQ(whole.at("version"), 1);
    EXPECT_EQ(whole.at("campaign"), json({{"name", "Sumter"}, {"created", evening}}));
    EXPECT_EQ(whole.at("people"), json({"Ann"}));
    EXPECT_EQ(whole.at("tags"),
              json::array({{{"code", "A1/T/7K3M9QX2"}, {"kind", "piece"}, {"target", "s1"}}}));
    const EntryText entry = here.file.journal(here.game).entries().at(1);
    EXPECT_EQ(whole.at("games").at(0).at("entries").at(1), json({{"seq", 2},
                                                                 {"parent", 1},
                                                                 {"at", entry.at},
                                                                 {"request", entry.request},
                                                                 {"rolls", entry.rolls},
                                                                 {"events", entry.events},
                                                                 {"hash", entry.hash}}));
}

TEST(Transfer, AGameThatWasPlayedOnElsewhereIsPlayedOnHere) {
    const TemporaryFolder folder;
    ACampaign here(folder.file());
    Elsewhere there;
    const CampaignId campaign = importAsNew(there.file, exportCampaign(here.file, here.campaign)).campaign;
    Journal journal = here.file.journal(here.game);
    play(journal, 2);
    here.file.setSummary(here.game, "Over, and begun again", false);
    const Imported imported = importInto(there.file, campaign, exportGame(here.file, here.game));
    const Game game = *there.file.findGame(campaign, "First evening");
    EXPECT_THAT(imported.games, ElementsAre(game.id));
    EXPECT_EQ(game.acts, 5);
    EXPECT_EQ(game.tip, journal.lastHash());
    EXPECT_EQ(game.summary, "Over, and begun again");
}

TEST(Transfer, AnOlderStateOfAGameChangesNothing) {
    const TemporaryFolder folder;
    ACampaign here(folder.file());
    const std::string before = exportCampaign(here.file, here.campaign);
    Journal journal = here.file.journal(here.game);
    play(journal, 2);
    const std::string now = exportCampaign(here.file, here.campaign);
    const Imported imported = importInto(here.file, here.campaign, before);
    EXPECT_THAT(imported.games, IsEmpty());
    EXPECT_EQ(imported.leftOut.size(), 2U);
    EXPECT_EQ(exportCampaign(here.file, here.campaign), now);
}

TEST(Transfer, PhotographsOfAGameThatIsHereAlreadyComeTogether) {
    const TemporaryFolder folder;
    ACampaign here(folder.file());
    Elsewhere there;
    const CampaignId campaign = importAsNew(there.file, exportCampaign(here.file, here.campaign)).campaign;
    const GameId game = there.file.findGame(campaign, "First evening")->id;
    there.file.addPhotograph(game, aPhotograph("/9j/4BBQ", "The ford"), evening);
    here.file.addPhotograph(here.game, aPhotograph("/9j/4CCQ", "The end"), evening);
    here.file.describePhotograph(here.game, aPhotograph("/9j/4AAQ").name, "The mill", evening);
    static_cast<void>(importInto(there.file, campaign, exportCampaign(here.file, here.campaign)));
    const auto all = there.file.photographs(game);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all.front().words, "The river") << "what is said of one here stays";
    EXPECT_EQ(there.file.place(game), "Club room");
}

TEST(Transfer, AGameWithAnotherHistoryIsNotMixedIn) {
    const TemporaryFolder folder;
    ACampaign here(folder.file());
    Elsewhere there;
    const CampaignId campaign = importAsNew(there.file, exportCampaign(here.file, here.campaign)).campaign;
    Journal journal = here.file.journal(here.game);
    play(journal, 1);
    Journal other = there.file.journal(there.file.findGame(campaign, "First evening")->id);
    other.append(entryAfter(3, other.lastHash(), 1));
    play(other, 1);
    const std::string before = exportCampaign(there.file, campaign);
    here.file.addPerson(here.campaign, "Zoe");
    EXPECT_EQ(
        kindThrownBy([&] { importInto(there.file, campaign, exportCampaign(here.file, here.campaign)); }),
        Error::Kind::duplicate);
    EXPECT_EQ(exportCampaign(there.file, campaign), before) << "half of it was imported";
}

TEST(Transfer, WhatDiffersHereStaysAndIsNamed) {
    const TemporaryFolder folder;
    ACampaign here(folder.file());
    const std::string text = exportCampaign(here.file, here.campaign);
    here.file.rebindTag(here.campaign, {"A1/T/7K3M9QX2", "place", "farm"});
    here.file.saveDocument(here.campaign, {"map", "River crossing", "redrawn"});
    const Imported imported = importInto(here.file, here.campaign, text);
    EXPECT_EQ(here.file.findTag(here.campaign, "A1/T/7K3M9QX2")->target, "farm");
    EXPECT_EQ(here.file.findDocument(here.campaign, "map", "River crossing")->text, "redrawn");
    EXPECT_THAT(imported.leftOut, testing::Contains(HasSubstr("A1/T/7K3M9QX2")));
    EXPECT_THAT(imported.leftOut, testing::Contains(HasSubstr("River crossing")));
}

TEST(Transfer, ANameThatIsTakenImportsNothing) {
    const TemporaryFolder folder;
    ACampaign here(folder.file());
    const std::string text = exportCampaign(here.file, here.campaign);
    EXPECT_EQ(kindThrownBy([&] { importAsNew(here.file, text); }), Error::Kind::duplicate);
    EXPECT_EQ(here.file.campaigns().size(), 1U);
    EXPECT_NO_THROW(importAsNew(here.file, text, "Sumter again"));
    EXPECT_EQ(kindThrownBy([&] { importInto(here.file, CampaignId{9}, text); }),
              Error::Kind::unknownCampaign);
}

TEST(Transfer, TextsThatAreNoExportAreRefused) {
    Elsewhere there;
    for (const std::string& text :
         {std::string(), std::string("Dear Ann"), std::string("[]"), std::string("{}"),
          std::string("{\"format\":7}"), std::string(100'000, '['),
          std::string(R"({"format":"adjutant-campaign")"), std::string("\xff\xfe")})
        EXPECT_EQ(kindThrownBy([&] { importAsNew(there.file, text); }), Error::Kind::notOurs)
            << text.substr(0, 40);
    EXPECT_EQ(kindThrownBy([&] { importAsNew(there.file, R"({"format":"adjutant-campaign","version":2})"); }),
              Error::Kind::newer);
    EXPECT_THAT(there.file.campaigns(), IsEmpty());
}

TEST(Transfer, EveryMissingOrWrongPartIsNamedAndNothingIsImported) {
    const TemporaryFolder folder;
    const ACampaign here(folder.file());
    const json whole = json::parse(exportCampaign(here.file, here.campaign));
    Elsewhere there;
    int tried = 0;
    const json flat = whole.flatten();
    for (const auto& [way, value] : flat.items()) {
        if (way == "/format") continue;
        SCOPED_TRACE(way);
        for (const json& wrong : {json(), json(true), json(-5), json("x")}) {
            if (wrong.type() == value.type()) continue;
            json torn = whole;
            torn[json::json_pointer(way)] = wrong;
            EXPECT_EQ(kindThrownBy([&] { importAsNew(there.file, torn.dump()); }), Error::Kind::damaged);
            ++tried;
        }
    }
    EXPECT_GT(tried, 100);
    EXPECT_THAT(there.file.campaigns(), IsEmpty());
}

TEST(Transfer, AnEntryThatWasTouchedIsNamed) {
    const TemporaryFolder folder;
    const ACampaign here(folder.file());
    json whole = json::parse(exportCampaign(here.file, here.campaign));
    whole["games"][0]["entries"][1]["rolls"] = "[[6]]";
    Elsewhere there;
    try {
        importAsNew(there.file, whole.dump());
        FAIL() << "imported";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind, Error::Kind::damaged);
        EXPECT_THAT(error.what(), HasSubstr("'First evening', Entry 2"));
    }
    EXPECT_THAT(there.file.campaigns(), IsEmpty());
}

TEST(Transfer, TwoGamesOfOneNameAreADamage) {
    const TemporaryFolder folder;
    const ACampaign here(folder.file());
    json whole = json::parse(exportCampaign(here.file, here.campaign));
    whole["games"].push_back(whole["games"][0]);
    Elsewhere there;
    EXPECT_EQ(kindThrownBy([&] { importAsNew(there.file, whole.dump()); }), Error::Kind::damaged);
}

}  // namespace
}  // namespace adjutant::db
