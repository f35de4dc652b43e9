// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/journal.hpp"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Journal, GivesBackWhatWasAppendedToTheByte) {
    const TemporaryFolder folder;
    EntryText entry = entryAfter(0, "", 0, "[{\"say\":\"\xC3\x9C \xF0\x9F\x8E\xB2 '\\u0000\"}]");
    entry.request = std::string("nul\0in the text", 15);
    entry.hash = chainHash("", entry);
    {
        const AGame game(folder.file());
        game.file.journal(game.game).append(entry);
    }
    const CampaignFile file = CampaignFile::openToRead(folder.file());
    EXPECT_THAT(file.journal(file.games().at(0).id).entries(), ElementsAre(entry));
}

TEST(Journal, ReadsFromAnEntryOn) {
    const TemporaryFolder folder;
    const AGame game(folder.file(), 5);
    const Journal journal = game.file.journal(game.game);
    const auto all = journal.entries();
    EXPECT_EQ(all.size(), 5U);
    EXPECT_THAT(journal.entriesFrom(4), ElementsAre(all.at(3), all.at(4)));
    EXPECT_THAT(journal.entriesFrom(6), IsEmpty());
    EXPECT_THAT(journal.entriesFrom(100), IsEmpty());
    EXPECT_EQ(journal.entriesFrom(-3), all);
}

TEST(Journal, GoesOnWhereItStopped) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 3); }
    const CampaignFile file = CampaignFile::open(folder.file());
    Journal journal = file.journal(file.games().at(0).id);
    EXPECT_EQ(journal.size(), 3);
    EXPECT_EQ(journal.lastHash(), journal.entries().back().hash);
    play(journal, 2);
    EXPECT_EQ(journal.size(), 5);
    EXPECT_FALSE(file.verify(journal.game()).broken);
}

TEST(Journal, StatesLieBesideTheirEntriesAndAreGivenToTheirMaker) {
    const TemporaryFolder folder;
    AGame game(folder.file(), 1);
    Journal journal = game.file.journal(game.game);
    for (const char* maker : {"these rules", "those rules", "these rules"})
        journal.append(entryAfter(journal),
                       {"Round 1", false, "{\"by\":\"" + std::string(maker) + "\"}", maker});
    const auto entries = journal.entries();
    EXPECT_THAT(journal.states("these rules"),
                ElementsAre(StateText{2, entries.at(1).hash, R"({"by":"these rules"})"},
                            StateText{4, entries.at(3).hash, R"({"by":"these rules"})"}));
    EXPECT_THAT(journal.states("other rules"), IsEmpty());
    EXPECT_THAT(
        game.file.journal(game.file.addGame(game.campaign, "Second", "x", evening)).states("these rules"),
        IsEmpty());
}

TEST(Journal, AnEntryWhoseStateIsNoTextIsNotKeptWithoutIt) {
    const TemporaryFolder folder;
    const AGame game(folder.file(), 1);
    Journal journal = game.file.journal(game.game);
    EXPECT_EQ(kindThrownBy([&] {
                  journal.append(entryAfter(journal), {"Round 1", false, "\xff", "x"});
              }),
              Error::Kind::badText);
    EXPECT_EQ(journal.entries().size(), 1U);
}

TEST(Journal, GamesDoNotMix) {
    const TemporaryFolder folder;
    AGame game(folder.file(), 2);
    Journal other = game.file.journal(game.file.addGame(game.campaign, "Second", "x", evening));
    play(other, 1);
    Journal first = game.file.journal(game.game);
    play(first, 1);
    EXPECT_EQ(first.entries().size(), 3U);
    EXPECT_EQ(other.entries().size(), 1U);
}

TEST(Journal, AnEntryMustFollowOnTheLastOne) {
    const TemporaryFolder folder;
    const AGame game(folder.file(), 3);
    Journal journal = game.file.journal(game.game);
    const auto refuses = [&](EntryText entry, bool hashAnew = true) {
        if (hashAnew) entry.hash = chainHash(journal.lastHash(), entry);
        return kindThrownBy([&] { journal.append(entry); }) == Error::Kind::notNext && journal.size() == 3 &&
               journal.entries().size() == 3;
    };
    const EntryText next = entryAfter(journal);
    const auto with = [&](auto change) {
        EntryText changed = next;
        change(changed);
        return changed;
    };
    EXPECT_TRUE(refuses(with([](EntryText& e) { e.seq = 5; })));
    EXPECT_TRUE(refuses(with([](EntryText& e) { e.seq = 3; })));
    EXPECT_TRUE(refuses(with([](EntryText& e) { e.parent = 4; })));
    EXPECT_TRUE(refuses(with([](EntryText& e) { e.parent = 0; })));
    const std::string deep = std::string(129, '[') + std::string(129, ']');
    EXPECT_TRUE(refuses(with([&](EntryText& e) { e.request = deep; })));
    EXPECT_TRUE(refuses(with([&](EntryText& e) { e.rolls = deep; })));
    EXPECT_TRUE(refuses(with([&](EntryText& e) { e.events = deep; })));
    EXPECT_TRUE(refuses(with([](EntryText& e) { e.parent = -1; })));
    EXPECT_TRUE(refuses(with([](EntryText& e) { e.events = "[]"; }), false));
    EXPECT_TRUE(refuses(entryAfter(3, "not the last hash", 3), false));
    EXPECT_NO_THROW(journal.append(next));
}

TEST(Journal, TheStartHasNoParent) {
    const TemporaryFolder folder;
    const AGame game(folder.file());
    Journal journal = game.file.journal(game.game);
    EXPECT_EQ(kindThrownBy([&] { journal.append(entryAfter(0, "", 1)); }), Error::Kind::notNext);
    EXPECT_NO_THROW(journal.append(entryAfter(0, "", 0)));
}

TEST(Journal, TextThatIsNotUtf8IsNotTaken) {
    const TemporaryFolder folder;
    const AGame game(folder.file());
    Journal journal = game.file.journal(game.game);
    EXPECT_EQ(kindThrownBy([&] { journal.append(entryAfter(0, "", 0, "\xff")); }), Error::Kind::badText);
    EXPECT_EQ(journal.size(), 0);
}

TEST(Journal, ASecondCursorThatIsBehindDoesNotOverwrite) {
    const TemporaryFolder folder;
    const AGame game(folder.file(), 1);
    Journal one = game.file.journal(game.game);
    Journal two = game.file.journal(game.game);
    play(one, 1);
    EXPECT_EQ(kindThrownBy([&] { play(two, 1); }), Error::Kind::notNext);
    EXPECT_EQ(game.file.journal(game.game).entries(), one.entries());
    EXPECT_FALSE(game.file.verify(game.game).broken);
}

TEST(Journal, TheFileItselfRefusesToChangeOrRemoveEntries) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 3); }
    SQLite::Database database(folder.file().string(), SQLite::OPEN_READWRITE);
    EXPECT_THROW(database.exec("UPDATE entry SET rolls = '[[6]]' WHERE seq = 2"), SQLite::Exception);
    EXPECT_THROW(database.exec("DELETE FROM entry WHERE seq = 3"), SQLite::Exception);
    EXPECT_EQ(database.execAndGet("SELECT count(*) FROM entry").getInt(), 3);
}

}  // namespace
}  // namespace adjutant::db
