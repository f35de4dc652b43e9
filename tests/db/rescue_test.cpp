// SPDX-License-Identifier: GPL-3.0-or-later
// What comes out of files that nothing opens any more.
#include "db/rescue.hpp"

#include <gmock/gmock.h>

#include <random>

#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr int entries = 60;

/// A file with a long game, some of whose entries do not fit on a page, and with all that belongs to a
/// campaign.
class Rescue : public testing::Test {
  protected:
    Rescue() {
        AGame game(file(), entries - 3);
        Journal journal = game.file.journal(game.game);
        for (const int letters : {900, 5000, 20'000})
            journal.append(entryAfter(journal.size(), journal.lastHash(), journal.size(),
                                      R"([{"event":"noted","text":")" +
                                          std::string(static_cast<std::size_t>(letters), 'x') + "\"}]"));
        played_ = journal.entries();
        game.file.addAnother(game.campaign, "Ann", "River Club");
        game.file.bindTag(game.campaign, {"A1/T/7K3M9QX2", "piece", "s1"});
        game.file.saveDocument(game.campaign, {"map", "River", "{}"});
        game.file.setSummary(game.game, "Round 4", true);
    }

    [[nodiscard]] fs::path file() const { return folder_.file(); }
    [[nodiscard]] fs::path target() const { return folder_.path() / "rescued.adjutant"; }
    [[nodiscard]] std::vector<EntryText> rescuedEntries() const {
        const CampaignFile out = CampaignFile::openToRead(target());
        return out.games().empty() ? std::vector<EntryText>() : out.journal(out.games().at(0).id).entries();
    }

    TemporaryFolder folder_;
    std::vector<EntryText> played_;
};

TEST_F(Rescue, OfASoundFileBringsAllOfItAndSaysThatNothingIsLost) {
    const std::string before = bytesOf(file());
    const Rescued rescued = rescue(file(), target());
    EXPECT_THAT(rescued.lost, IsEmpty());
    EXPECT_EQ(bytesOf(file()), before);
    EXPECT_EQ(rescuedEntries(), played_);
    const CampaignFile out = CampaignFile::openToRead(target());
    const Campaign campaign = out.campaigns().at(0);
    EXPECT_EQ(campaign.name, "Sumter");
    EXPECT_EQ(campaign.created, evening);
    EXPECT_EQ(out.games().at(0).name, "First evening");
    EXPECT_EQ(out.games().at(0).system, "life-1861");
    EXPECT_EQ(out.games().at(0).summary, "Round 4");
    EXPECT_TRUE(out.games().at(0).finished);
    EXPECT_EQ(out.persons(campaign.id).at(0).club, "River Club");
    EXPECT_THAT(out.tags(campaign.id), ElementsAre(Tag{"A1/T/7K3M9QX2", "piece", "s1"}));
    EXPECT_THAT(out.documents(campaign.id), ElementsAre(Document{"map", "River", "{}"}));
}

TEST_F(Rescue, NeedsNeitherTheHeaderNorTheTreesOfTheFile) {
    std::string torn = bytesOf(file());
    for (std::size_t i = 0; i < 4096; ++i) torn[i] = 'x';  // the header and the names of all tables
    writeBytes(file(), torn);
    const Rescued rescued = rescue(file(), target());
    EXPECT_EQ(rescuedEntries(), played_);
    EXPECT_THAT(rescued.brought.back(), "1 document.");
}

TEST_F(Rescue, TakesWhatWaitsInTheLogBesideTheFile) {
    const fs::path copy = folder_.path() / "copy.adjutant";
    {
        CampaignFile open = CampaignFile::open(file());
        Journal journal = open.journal(open.games().at(0).id);
        journal.append(entryAfter(journal));
        played_ = journal.entries();
        fs::copy_file(file(), copy);
        fs::copy_file(file().string() + "-wal", copy.string() + "-wal");
    }
    EXPECT_THAT(rescue(copy, target()).lost, IsEmpty());
    EXPECT_EQ(rescuedEntries(), played_);
}

TEST_F(Rescue, GoesOnBeforeTheFirstEntryThatIsGoneAndKeepsTheLaterOnesToRead) {
    std::string torn = bytesOf(file());
    const std::size_t at = torn.find(played_.at(40).hash);
    ASSERT_NE(at, std::string::npos);
    torn[at] = torn[at] == '0' ? '1' : '0';
    writeBytes(file(), torn);
    const Rescued rescued = rescue(file(), target());
    EXPECT_THAT(rescued.lost.at(0), HasSubstr("entry 41 cannot be read"));
    EXPECT_THAT(rescuedEntries(), testing::SizeIs(40));
    const CampaignFile out = CampaignFile::openToRead(target());
    const auto loose = out.findDocument(out.campaigns().at(0).id, "rescued-entries", "First evening");
    ASSERT_TRUE(loose);
    EXPECT_THAT(loose->text, HasSubstr(played_.at(50).hash));
}

TEST_F(Rescue, NeverBringsBackWhatWasNotWritten) {
    const std::string whole = bytesOf(file());
    std::mt19937 random(1861);
    for (int trial = 0; trial < 60; ++trial) {
        SCOPED_TRACE("trial " + std::to_string(trial));
        std::string torn = whole;
        for (int flip = 0; flip < 40; ++flip) {
            char& byte = torn[random() % torn.size()];
            byte = static_cast<char>(static_cast<unsigned char>(byte) ^ 1U << random() % 8U);
        }
        writeBytes(file(), torn);
        const fs::path out = folder_.path() / ("out-" + std::to_string(trial));
        try {
            static_cast<void>(rescue(file(), out));
        } catch (const Error& error) {
            EXPECT_EQ(error.kind, Error::Kind::damaged) << error.what();
            continue;
        }
        const CampaignFile rescued = CampaignFile::openToRead(out);
        EXPECT_THAT(rescued.checkFile(), IsEmpty());
        for (const Game& game : rescued.games()) {
            EXPECT_EQ(rescued.verify(game.id).broken, std::nullopt);
            const auto kept = rescued.journal(game.id).entries();
            ASSERT_LE(kept.size(), played_.size());
            for (std::size_t i = 0; i < kept.size(); ++i) ASSERT_EQ(kept[i], played_[i]);
        }
    }
}

TEST_F(Rescue, OfSomethingElseIsASentenceAndMakesNothing) {
    writeBytes(folder_.path() / "letter", "Dear Ann");
    EXPECT_EQ(kindThrownBy([&] { rescue(folder_.path() / "letter", target()); }), Error::Kind::damaged);
    EXPECT_EQ(kindThrownBy([&] { rescue(folder_.path() / "nowhere", target()); }), Error::Kind::missing);
    EXPECT_FALSE(fs::exists(target()));
    writeBytes(target(), "notes");
    EXPECT_EQ(kindThrownBy([&] { rescue(file(), target()); }), Error::Kind::duplicate);
    EXPECT_EQ(bytesOf(target()), "notes");
}

}  // namespace
}  // namespace adjutant::db
