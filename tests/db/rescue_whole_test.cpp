// SPDX-License-Identifier: GPL-3.0-or-later
// A rescue brings all that a campaign file can hold, and says so where it does not.
#include <gmock/gmock.h>

#include <random>

#include "db/rescue.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/db/whole_content.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr std::size_t pageSize = 4096;

EntryText leagueEntry(std::int64_t seq, const std::string& before, const std::string& request) {
    EntryText entry{.seq = seq,
                    .parent = seq - 1,
                    .at = evening,
                    .request = request,
                    .rolls = "[]",
                    .events = "[]",
                    .hash = ""};
    entry.hash = chainHash(before, entry);
    return entry;
}

/// A file of two campaigns with something in every table, some of it archived, deleted, merged and renamed.
class RescueOfAll : public testing::Test {
  protected:
    RescueOfAll() {
        AGame game(file(), 40);
        CampaignFile& open = game.file;
        const PersonId ann = open.addAnother(game.campaign, "Ann", "River Club");
        const PersonId anna = open.addAnother(game.campaign, "Anna", "");
        const PersonId ben = open.addAnother(game.campaign, "Ben", "");
        open.setResult(game.game, {.by = "rules",
                                   .ended = evening,
                                   .sides = {{"red", "Red", "Ann", shownId(ann), "win", 7},
                                             {"blue", "Blue", "Anna", shownId(anna), "loss", {}}}});
        open.setSummary(game.game, "Round 4", true);
        open.setNote(game.game, "Rain all evening.", evening);
        open.setNote(ben, "Brings the cake.", evening);
        open.setLabels(game.game, {"club", "rain"}, evening);
        open.setPlace(game.game, "Club room", evening);
        open.addPhotograph(game.game, aPhotograph(std::string(9000, 'p'), "The river"), evening);
        open.addPhotograph(game.game, aPhotograph("/9j/4BBQ", "A thumb"), evening);
        open.removePhotograph(game.game, aPhotograph("/9j/4BBQ").name, evening);
        open.addPlay(game.campaign,
                     {.source = "bgg:1",
                      .title = "Chess",
                      .played = evening,
                      .minutes = 60,
                      .place = "Club room",
                      .note = "Quick.",
                      .sides = {{"Ann", "", "white", "win", "1"}, {"", "", "black", "loss", ""}}});
        const EntryText first = leagueEntry(1, "", R"({"do":"create"})");
        open.appendToLeague(game.campaign, first);
        open.appendToLeague(game.campaign, leagueEntry(2, first.hash, R"({"do":"enter"})"), {ben, ann});
        open.merge(anna, ann, evening);
        open.renamePerson(ben, "Benjamin", evening);
        open.remove(open.addAnother(game.campaign, "Nobody", ""), evening);
        open.bindTag(game.campaign, {"A1/T/7K3M9QX2", "piece", "s1"});
        open.saveDocument(game.campaign, {"map", "River", std::string(9000, 'm')});
        open.setSetting("last-game", "1");
        const GameId deleted = open.addGame(game.campaign, "A bad evening", "life-1861", evening);
        Journal journal = open.journal(deleted);
        play(journal, 3);
        open.remove(deleted, evening);
        open.archive(open.addGame(game.campaign, "An old evening", "hex-acw", evening), true, evening);
        open.archive(open.addCampaign("Shiloh", evening), true, evening);
    }

    [[nodiscard]] fs::path file() const { return folder_.file(); }
    [[nodiscard]] fs::path target() const { return folder_.path() / "rescued.adjutant"; }
    /// Rescues the file as it is now, over what was rescued before.
    Rescued rescueNow() {
        for (const char* ending : {"", "-wal", "-shm"}) fs::remove(target().string() + ending);
        return rescue(file(), target());
    }
    /// Writes `bytes` over the file from a byte on.
    void overwrite(std::size_t at, const std::string& bytes) {
        std::string torn = bytesOf(file());
        torn.replace(at, bytes.size(), bytes);
        writeBytes(file(), torn);
    }

    TemporaryFolder folder_;
};

TEST_F(RescueOfAll, BringsEveryRowUnderItsNumber) {
    const Content whole = contentOf(file());
    for (const auto& [table, rows] : whole) ASSERT_THAT(rows, Not(IsEmpty())) << table;
    const Rescued rescued = rescueNow();
    EXPECT_THAT(rescued.lost, IsEmpty());
    EXPECT_EQ(differenceOf(whole, contentOf(target())), "");
    EXPECT_THAT(rescued.brought, Contains(HasSubstr("The game 'A bad evening' (deleted): 3 of 3 entries")));
    EXPECT_THAT(rescued.brought, Contains(HasSubstr("The game 'An old evening' (archived)")));
    EXPECT_THAT(rescued.brought, Contains("1 play of a game without a log."));
    EXPECT_THAT(rescued.brought, Contains("2 notes."));
    EXPECT_THAT(rescued.brought, Contains("2 photographs."));
    CampaignFile out = CampaignFile::open(target());
    static_cast<void>(out.takeBack(out.changes().back().id, evening));  // changes can still be taken back
    EXPECT_EQ(out.archivedAt(out.findCampaign("Shiloh")->id), "");
}

TEST_F(RescueOfAll, OfAFileOfAnEarlierVersionBringsWhatOpeningItShows) {
    for (int version = 1; version <= 8; ++version) {
        SCOPED_TRACE("version " + std::to_string(version));
        const fs::path sample =
            tests::testsFolder() / "db" / "samples" / ("schema-" + std::to_string(version) + ".adjutant");
        fs::copy_file(sample, file(), fs::copy_options::overwrite_existing);
        const Rescued rescued = rescueNow();
        EXPECT_THAT(rescued.lost, IsEmpty());
        { const CampaignFile opened = CampaignFile::open(file()); }
        EXPECT_EQ(differenceOf(contentOf(file()), contentOf(target())), "");
    }
}

TEST_F(RescueOfAll, NeedsNoListOfTablesAndSaysThatItIsGone) {
    const Content whole = contentOf(file());
    overwrite(0, std::string(pageSize, 'x'));
    const Rescued rescued = rescueNow();
    EXPECT_THAT(rescued.lost, Contains(HasSubstr("Which tables the file has cannot be read")));
    EXPECT_EQ(differenceOf(whole, contentOf(target())), "");
}

TEST_F(RescueOfAll, SaysOfEachTableWhoseRowsAreGoneThatTheyMayBe) {
    const Content whole = contentOf(file());
    const std::map<std::string, std::string> words = {
        {"campaign", "campaigns"}, {"person", "people"},          {"side", "seats of games"},
        {"play", "plays"},         {"play_side", "players of"},   {"tag", "codes"},
        {"document", "documents"}, {"game_tag", "tags of games"}, {"photograph", "photographs"},
        {"change", "changes"},     {"setting", "settings"},       {"league_entrant", "people of leagues"}};
    const std::string sound = bytesOf(file());
    for (const auto& [table, page] : firstPages(file())) {
        if (!words.contains(table)) continue;
        SCOPED_TRACE(table);
        writeBytes(file(), sound);
        overwrite((page - 1) * pageSize, std::string(pageSize, '\0'));
        const Rescued rescued = rescueNow();
        EXPECT_THAT(rescued.lost, Contains(AllOf(HasSubstr(words.at(table)), HasSubstr("damaged"))));
        const Content out = contentOf(target());
        for (const char* other : {"entry", "document", "play", "setting"})
            if (table != other) {
                EXPECT_TRUE(out.at(other) == whole.at(other)) << other;
            }
    }
}

TEST_F(RescueOfAll, ReadsAPageThatDoesNotSayWhatItIs) {
    const Content whole = contentOf(file());
    const std::size_t page = firstPages(file()).at("play");
    overwrite((page - 1) * pageSize, "?");
    EXPECT_THAT(rescueNow().lost, Contains(HasSubstr("Among the plays 1 row or page is damaged")));
    EXPECT_EQ(differenceOf(whole, contentOf(target())), "");
}

TEST_F(RescueOfAll, CallsSomebodyWhoseRowIsGoneAsASeatDoes) {
    const std::size_t page = firstPages(file()).at("person");
    overwrite((page - 1) * pageSize, std::string(pageSize, '\0'));
    EXPECT_THAT(rescueNow().lost, Contains(HasSubstr("it is 'Ann' now, as a game says")));
    const CampaignFile out = CampaignFile::openToRead(target());
    EXPECT_EQ(out.result(out.findGame(out.campaigns().at(0).id, "First evening")->id).sides.at(0).person,
              "Ann");
}

TEST_F(RescueOfAll, TakesTheNameThatTheLeagueGivesToANumberWhoseRowIsGone) {
    const std::size_t page = firstPages(file()).at("league_entrant");
    overwrite((page - 1) * pageSize, std::string(pageSize, '\0'));
    fs::remove(target());
    const Rescued rescued = rescue(file(), target(), [](const std::vector<EntryText>&) {
        return std::vector<std::string>{"Somebody gone", "Ann"};
    });
    EXPECT_THAT(rescued.lost, Contains(HasSubstr("who its number 1 is cannot be read")));
    const CampaignFile out = CampaignFile::openToRead(target());
    const auto people = out.leaguePeople(out.campaigns().at(0).id);
    ASSERT_THAT(people, testing::SizeIs(2));
    EXPECT_EQ(people.at(0), std::nullopt);
    EXPECT_EQ(out.person(people.at(1).value()).name, "Ann");
}

TEST_F(RescueOfAll, NeverLosesAPageWithoutAWord) {
    const Content whole = contentOf(file());
    const std::string sound = bytesOf(file());
    for (std::size_t page = 0; page < sound.size() / pageSize; ++page) {
        for (const char with : {'\0', 'x'}) {
            SCOPED_TRACE("page " + std::to_string(page + 1) + " overwritten");
            writeBytes(file(), sound);
            overwrite(page * pageSize, std::string(pageSize, with));
            const Rescued rescued = rescueNow();
            const Content out = contentOf(target());
            EXPECT_THAT(CampaignFile::openToRead(target()).checkFile(), IsEmpty());
            // Letters in the place of others cannot be told from them in a text that has no hash.
            std::string gone = differenceOf(whole, out);
            if (with == 'x' && gone.find("document") != std::string::npos) continue;
            if (rescued.lost.empty()) {
                EXPECT_EQ(gone, "");
            }
        }
    }
}

TEST_F(RescueOfAll, MakesASoundFileOfOneWithAnyBitFlipped) {
    const std::string sound = bytesOf(file());
    std::mt19937 random(1861);
    for (int trial = 0; trial < 100; ++trial) {
        std::string torn = sound;
        const std::size_t at = random() % torn.size();
        torn[at] = static_cast<char>(torn[at] ^ static_cast<char>(1U << random() % 8U));
        writeBytes(file(), torn);
        SCOPED_TRACE("byte " + std::to_string(at));
        static_cast<void>(rescueNow());
        EXPECT_THAT(CampaignFile::openToRead(target()).checkFile(), IsEmpty());
    }
}

TEST_F(RescueOfAll, ShowsASignForLettersThatCannotBeRead) {
    const std::string sound = bytesOf(file());
    overwrite(sound.find("Rain all evening."), "\xff");
    EXPECT_THAT(rescueNow().lost, Contains(HasSubstr("1 text has letters that cannot be read")));
    const CampaignFile out = CampaignFile::openToRead(target());
    EXPECT_EQ(out.note(out.findGame(out.campaigns().at(0).id, "First evening")->id),
              "\uFFFDain all evening.");
}

}  // namespace
}  // namespace adjutant::db
