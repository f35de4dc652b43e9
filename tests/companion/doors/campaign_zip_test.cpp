// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign export --zip X` and `campaign import X.zip`.
#include "companion/doors/campaign_zip.hpp"

#include <gmock/gmock.h>

#include "companion/doors/zip_file.hpp"
#include "db/error.hpp"
#include "db/transfer.hpp"
#include "tests/companion/doors/a_club.hpp"

namespace adjutant::companion {
namespace {

using db::bytesOf;
using db::writeBytes;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::uint64_t limit = 1U << 24U;

class CampaignZips : public AClub {
  protected:
    [[nodiscard]] std::string zip(const std::vector<std::string>& more = {}) const {
        std::vector<std::string> words{"export", "--zip", at("x.zip"), "--force"};
        words.insert(words.end(), more.begin(), more.end());
        const AtAShell answer = campaign(words);
        EXPECT_EQ(answer.status, 0) << answer.errors;
        return bytesOf(at("x.zip"));
    }
    [[nodiscard]] AtAShell import(const std::string& from, const std::string& into = "new.adjutant") const {
        return cli::atAShell({"campaign", "import", "--file", at(into), from});
    }
};

TEST_F(CampaignZips, ACampaignGoesOutAndComesInHashForHash) {
    playAll();
    const std::string packed = zip();
    const AtAShell imported = import(at("x.zip"));
    ASSERT_EQ(imported.status, 0) << imported.errors;
    EXPECT_THAT(imported.out, HasSubstr("League: 7 entries"));
    const auto here = db::CampaignFile::openToRead(folder.file());
    const auto there = db::CampaignFile::openToRead(at("new.adjutant"));
    EXPECT_EQ(exportCampaign(there, there.campaigns().at(0).id),
              exportCampaign(here, here.campaigns().at(0).id));
    EXPECT_EQ(cli::atAShell({"campaign", "results", "--file", at("new.adjutant")}).out,
              campaign({"results"}).out);
    EXPECT_EQ(cli::atAShell({"league", "standings", "--file", at("new.adjutant"), "--campaign", "Club"}).out,
              league({"standings"}).out);
    EXPECT_EQ(cli::atAShell({"campaign", "verify", "--file", at("new.adjutant")}).status, 0);
    const AtAShell again =
        cli::atAShell({"campaign", "import", "--file", at("new.adjutant"), at("x.zip"), "--dry-run"});
    for (const auto& line : again.lines()) EXPECT_EQ(line.at("is"), "same") << line;
}

TEST_F(CampaignZips, TheSameCampaignGivesTheSameBytes) {
    playAll();
    const std::string first = zip();
    EXPECT_EQ(zip(), first);
    ASSERT_EQ(import(at("x.zip")).status, 0);
    ASSERT_EQ(
        cli::atAShell({"campaign", "export", "--file", at("new.adjutant"), "--zip", at("y.zip")}).status, 0);
    EXPECT_EQ(bytesOf(at("y.zip")), first) << "also out of another file";
}

TEST_F(CampaignZips, TheZipHoldsWhatPeopleAndOtherProgramsRead) {
    playAll();
    const std::string packed = zip();
    EXPECT_EQ(unzipped(packed, "campaign.json", limit), campaign({"export"}).out);
    EXPECT_EQ(unzipped(packed, "schema.json", limit), db::exportSchema());
    EXPECT_EQ(unzipped(packed, "results.csv", limit), campaign({"results", "--csv"}).out);
    EXPECT_EQ(unzipped(packed, "reports/First evening.html", limit),
              campaign({"report", "--game", "First evening", "--format", "html"}).out);
    EXPECT_EQ(unzipped(packed, "reports/_.._x.md", limit), campaign({"report", "--game", "../x"}).out);
    EXPECT_THAT(unzipped(packed, "README.txt", limit), HasSubstr("acts.csv"));
    EXPECT_THAT(packed, Not(HasSubstr("../")));
    EXPECT_THAT(unzipped(packed, "reports/_.._x.html", limit), Not(HasSubstr("<script>")));
}

TEST_F(CampaignZips, EveryActIsARowWithWhatTheJournalKnows) {
    playAll();
    const std::string acts = unzipped(zip(), "acts.csv", limit);
    EXPECT_THAT(
        acts,
        StartsWith("game,system,number,when,side,person,act,clause,sentence,dice,modifiers,expected,luck,"
                   "ruling,undone\r\n../x,hex-acw,1,20"));
    EXPECT_THAT(acts, HasSubstr("Z,union,'=1+1,draw,"));
    EXPECT_THAT(acts, HasSubstr(",,,note,,'=1+1,,,,,,yes\r\n"));
    EXPECT_THAT(acts, HasSubstr(",,,undo,,"));
    EXPECT_THAT(acts, HasSubstr("First evening,hex-acw,2,"));
}

TEST_F(CampaignZips, DiceAreHeldAgainstWhatFairDiceShow) {
    play("Dice", start + R"({"do":"roll","dice":"2d6","for":"luck","rolls":[[6,3]],"by":"table"})"
                         "\n"
                         R"({"do":"roll","dice":"1d6","for":"luck","rolls":[[1]],"by":"table"})"
                         "\n");
    const std::string acts = unzipped(zip(), "acts.csv", limit);
    EXPECT_THAT(acts, HasSubstr("\"luck, 2d6: 6 3\",,7.0,2.0,,no\r\n")) << acts;
    EXPECT_THAT(acts, HasSubstr("\"luck, 1d6: 1\",,3.5,-2.5,,no\r\n")) << acts;
}

TEST_F(CampaignZips, ARulingStandsWithItsReasonAndWhoPlaysAPieceIsTold) {
    play("Ruled",
         start + R"({"do":"ruling","set":{"/round":3},"reason":"forgotten","person":"Zoe"})"
                 "\n"
                 R"({"do":"seat","side":"union","person":"Cy"})"
                 "\n"
                 R"({"do":"draw"})"
                 "\n",
         {{"union", "Ann"}});
    const std::string acts = unzipped(zip({"--game", "Ruled"}), "acts.csv", limit);
    EXPECT_THAT(acts, HasSubstr("\"Turn: 1 \xE2\x86\x92 3, Zoe: forgotten\"")) << acts;
    EXPECT_THAT(acts, HasSubstr(",union,Cy,draw,")) << acts;
}

TEST_F(CampaignZips, OneGameGoesOutByItself) {
    playAll();
    const std::string packed = zip({"--game", "First evening"});
    EXPECT_EQ(unzipped(packed, "campaign.json", limit), campaign({"export", "--game", "First evening"}).out);
    EXPECT_THAT(unzipped(packed, "acts.csv", limit), Not(HasSubstr("../x")));
    EXPECT_THROW(static_cast<void>(unzipped(packed, "reports/_.._x.md", limit)), db::Error);
}

TEST_F(CampaignZips, AnEmptyCampaignGoesOutAndComesIn) {
    { static_cast<void>(db::CampaignFile::open(folder.file()).addCampaign("Club", "2026-11-24T19:30:00Z")); }
    const std::string packed = zip();
    EXPECT_EQ(unzipped(packed, "acts.csv", limit).find("\r\n") + 2,
              unzipped(packed, "acts.csv", limit).size());
    EXPECT_EQ(import(at("x.zip")).status, 0);
}

TEST_F(CampaignZips, AGameThatTheRulesCannotReadIsKeptAndNamed) {
    playAll();
    {
        db::CampaignFile file = db::CampaignFile::open(folder.file());
        const auto game =
            file.addGame(file.campaigns().at(0).id, "Odd", "no-such-system", "2026-11-24T19:30:00Z");
        EntryText entry{.seq = 1,
                        .parent = 0,
                        .at = "2026-11-24T19:30:00Z",
                        .request = "{}",
                        .rolls = "[]",
                        .events = "[]",
                        .hash = {}};
        entry.hash = chainHash("", entry);
        file.journal(game).append(entry);
    }
    const AtAShell answer = campaign({"export", "--zip", at("x.zip")});
    EXPECT_EQ(answer.status, 0);
    EXPECT_THAT(answer.errors, HasSubstr("'Odd' cannot be read by the rules"));
    EXPECT_THAT(unzipped(bytesOf(at("x.zip")), "acts.csv", limit), HasSubstr("Odd,no-such-system,1,"));
    EXPECT_THAT(import(at("x.zip")).errors, HasSubstr("The game 'Odd' cannot be opened"));
    EXPECT_EQ(
        cli::atAShell({"campaign", "import", "--anyway", "--file", at("new.adjutant"), at("x.zip")}).status,
        0);
}

TEST_F(CampaignZips, WhatIsThereIsWrittenOverOnlyWhereThatWasAskedFor) {
    playAll();
    writeBytes(at("x.zip"), "Dear Ann");
    const AtAShell refused = campaign({"export", "--zip", at("x.zip")});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.errors, HasSubstr("--force"));
    EXPECT_EQ(bytesOf(at("x.zip")), "Dear Ann");
    EXPECT_THAT(zip(), StartsWith("PK"));
    EXPECT_EQ(campaign({"export", "--zip", at("y.zip"), "--out", at("y.json")}).status, 2);
}

TEST_F(CampaignZips, WhatIsNoCampaignInAZipIsRefusedAndNothingIsMade) {
    playAll();
    const std::string packed = zip();
    const std::vector<std::pair<std::string, const char*>> zips{
        {"Dear Ann", "no zip"},
        {"", "no zip"},
        {packed.substr(0, packed.size() / 2), "damaged"},
        {zipped({{"letter.txt", "Dear Ann"}}), "no campaign.json"},
        {zipped({{"campaign.json", "Dear Ann"}}), "no export"},
        {zipped({{"campaign.json", std::string(100U << 20U, '[')}}), "larger than 32 MB"}};
    for (const auto& [bytes, why] : zips) {
        writeBytes(at("bad.zip"), bytes);
        for (const bool dry : {false, true}) {
            std::vector<std::string> words{"campaign", "import", "--file", at("none.adjutant"),
                                           at("bad.zip")};
            if (dry) words.emplace_back("--dry-run");
            const AtAShell answer = cli::atAShell(words);
            EXPECT_EQ(answer.status, 2) << why;
            EXPECT_THAT(answer.errors, HasSubstr(why));
        }
        EXPECT_FALSE(std::filesystem::exists(at("none.adjutant"))) << why;
    }
    writeBytes(at("deep.zip"), zipped({{"campaign.json", std::string(30U << 20U, '[')}}));
    EXPECT_EQ(import(at("deep.zip"), "none.adjutant").status, 2);
    std::filesystem::rename(at("x.zip"), at("x"));
    EXPECT_EQ(import(at("x")).status, 0) << "a zip is known by its beginning, too";
}

}  // namespace
}  // namespace adjutant::companion
