// SPDX-License-Identifier: GPL-3.0-or-later
// Renaming, archiving, deleting, merging, moving and noting, and taking each of them back.
#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

#include "db/journal.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class Keeping : public testing::Test {
  protected:
    CampaignFile& file() { return game.file; }
    /// The last change that stands is taken back.
    void takeBack() {
        std::optional<ChangeId> last;
        for (const Change& change : file().changes())
            if (change.undone.empty()) last = change.id;
        ASSERT_TRUE(last);
        static_cast<void>(file().takeBack(*last, evening));
    }
    std::string played(std::size_t side) { return file().result(game.game).sides.at(side).person; }

    TemporaryFolder folder;
    AGame game{folder.file(), 2};
};

TEST_F(Keeping, ARenamingIsWrittenDownAndTakenBack) {
    file().renameGame(game.game, "By the river", evening);
    file().renameCampaign(game.campaign, "Shiloh", evening);
    EXPECT_EQ(file().game(game.game).name, "By the river");
    ASSERT_THAT(file().changes(), SizeIs(2));
    EXPECT_EQ(file().changes().at(0).told, "The game 'First evening' was renamed to 'By the river'.");
    static_cast<void>(file().takeBack(file().changes().at(0).id, evening));
    EXPECT_EQ(file().game(game.game).name, "First evening") << "an earlier change may be taken back first";
    EXPECT_EQ(file().campaign(game.campaign).name, "Shiloh");
    EXPECT_EQ(kindThrownBy([&] { static_cast<void>(file().takeBack(file().changes().at(0).id, evening)); }),
              Error::Kind::changedSince)
        << "once only";
}

TEST_F(Keeping, WhatWasChangedAgainIsNotTakenBackUnderIt) {
    file().renameGame(game.game, "Two", evening);
    file().renameGame(game.game, "Three", evening);
    EXPECT_EQ(kindThrownBy([&] { static_cast<void>(file().takeBack(file().changes().at(0).id, evening)); }),
              Error::Kind::changedSince);
    EXPECT_EQ(file().game(game.game).name, "Three");
    takeBack();
    takeBack();
    EXPECT_EQ(file().game(game.game).name, "First evening");
}

TEST_F(Keeping, WhereAGameWasPlayedIsSaidFoundAndTakenBack) {
    EXPECT_EQ(file().lastPlace(game.campaign), "");
    file().setPlace(game.game, "Club room", evening);
    EXPECT_EQ(file().place(game.game), "Club room");
    EXPECT_EQ(file().lastPlace(game.campaign), "Club room");
    const auto words = [](const EntryText&) { return std::string(); };
    ASSERT_THAT(file().search("club ro", game.campaign, 9, words), SizeIs(1));
    EXPECT_EQ(file().search("club ro", game.campaign, 9, words).front().game, game.game);
    takeBack();
    EXPECT_EQ(file().place(game.game), "");
    const GameId next = file().addGame(game.campaign, "Next", "life-1861", evening, "At Ann's");
    EXPECT_EQ(file().place(next), "At Ann's");
}

TEST_F(Keeping, WordsAreIndexedAFewEntriesAtATime) {
    Journal journal = file().journal(game.game);
    play(journal, 5);
    const auto words = [](const EntryText& entry) { return "entry" + std::to_string(entry.seq); };
    EXPECT_EQ(file().index(words, 3), 4);
    EXPECT_THAT(file().search("entry2", game.campaign, 9, words), SizeIs(1));
    EXPECT_THAT(file().search("entry6", game.campaign, 9, words), SizeIs(1)) << "read as it is";
    EXPECT_EQ(file().index(words, 3), 1);
    EXPECT_EQ(file().index(words), 0);
    EXPECT_THAT(file().search("entry7", game.campaign, 9, words), SizeIs(1));
    EXPECT_THAT(file().search("entry", game.campaign, 99, words), SizeIs(7)) << "each once";
}

TEST_F(Keeping, APhotographIsOneOfItsKindIsDescribedAndComesBackWhenItWasTakenOut) {
    const Photograph river = aPhotograph("/9j/4AAQ", "The river");
    file().addPhotograph(game.game, river, evening);
    file().addPhotograph(game.game, aPhotograph("/9j/4BBQ", ""), evening);
    const auto changes = file().changes().size();
    file().addPhotograph(game.game, aPhotograph("/9j/4AAQ", "Again"), evening);
    EXPECT_THAT(file().changes(), SizeIs(changes)) << "the same picture again changes nothing";
    EXPECT_THAT(file().photographs(game.game), SizeIs(2));
    EXPECT_EQ(file().photographs(game.game).front(), river);

    file().describePhotograph(game.game, aPhotograph("/9j/4BBQ").name, "The ford", evening);
    EXPECT_EQ(file().photographs(game.game).back().words, "The ford");
    file().removePhotograph(game.game, aPhotograph("/9j/4AAQ").name, evening);
    ASSERT_THAT(file().photographs(game.game), SizeIs(1));
    takeBack();
    EXPECT_EQ(file().photographs(game.game).front(), river);
    takeBack();
    EXPECT_EQ(file().photographs(game.game).back().words, "");
    takeBack();
    EXPECT_THAT(file().photographs(game.game), SizeIs(1)) << "it was never there";
    file().addPhotograph(game.game, aPhotograph("/9j/4BBQ", ""), evening);
    EXPECT_THAT(file().photographs(game.game), SizeIs(2)) << "and comes again";
    EXPECT_EQ(kindThrownBy([&] { file().describePhotograph(game.game, "unknown", "Nothing", evening); }),
              Error::Kind::changedSince);
}

TEST_F(Keeping, APhotographIsTheOneOfItsNameOrRefusedAndADamagedOneIsFound) {
    Photograph other = aPhotograph("/9j/4AAQ");
    other.picture = "/9j/4CCQ";
    EXPECT_EQ(kindThrownBy([&] { file().addPhotograph(game.game, other, evening); }), Error::Kind::damaged);
    EXPECT_EQ(kindThrownBy([&] { file().addPhotograph(game.game, {}, evening); }), Error::Kind::badText);
    EXPECT_THAT(file().photographs(game.game), IsEmpty());
    file().addPhotograph(game.game, aPhotograph("/9j/4AAQ"), evening);
    EXPECT_THAT(file().checkFile(), IsEmpty());
    {
        SQLite::Database database(folder.file().string(), SQLite::OPEN_READWRITE);
        database.exec("UPDATE photograph SET picture = '/9j/4CCQ'");
    }
    const std::vector<Phrase> damages = file().checkFile();
    ASSERT_THAT(damages, SizeIs(1));
    EXPECT_EQ(damages.front().text(), "A photograph of the game 'First evening' is not as it was.");
    EXPECT_EQ(damages.front().in("de"), "Ein Foto der Partie „First evening“ ist nicht mehr, wie es war.");
}

TEST_F(Keeping, ADeletedGameIsInNoListAndComesBackWhole) {
    file().remove(game.game, evening);
    EXPECT_THAT(file().games(), IsEmpty());
    EXPECT_THAT(file().games(game.campaign), IsEmpty());
    EXPECT_FALSE(file().findGame(game.campaign, "First evening"));
    const GameId other = file().addGame(game.campaign, "First evening", "life-1861", evening);
    EXPECT_EQ(kindThrownBy([&] { takeBack(); }), Error::Kind::duplicate) << "its name is taken by now";
    EXPECT_THAT(file().games(), SizeIs(1)) << "and nothing of it was taken back";
    file().renameGame(other, "Second evening", evening);
    static_cast<void>(file().takeBack(file().changes().at(0).id, evening));
    EXPECT_EQ(file().verify(game.game).entries, 2);
    EXPECT_EQ(file().verify(game.game).broken, std::nullopt);
}

TEST_F(Keeping, ADeletedCampaignTakesItsGamesAlong) {
    file().remove(game.campaign, evening);
    EXPECT_THAT(file().campaigns(), IsEmpty());
    EXPECT_THAT(file().games(), IsEmpty());
    takeBack();
    EXPECT_THAT(file().games(), SizeIs(1));
}

TEST_F(Keeping, TwoPeopleWhoAreMergedHavePlayedAllThatEitherDid) {
    file().setResult(
        game.game,
        {"", "", {{"red", "Red", "Ann", "", "open", {}}, {"blue", "Blue", "Anne", "", "open", {}}}});
    const auto ann = file().personsCalled(game.campaign, "Ann").at(0).id;
    const auto anne = file().personsCalled(game.campaign, "Anne").at(0).id;
    file().merge(anne, ann, evening);
    EXPECT_THAT(file().people(game.campaign), ElementsAre("Ann"));
    EXPECT_EQ(played(1), "Ann");
    // The journal still says Anne with her number: she is Ann.
    file().setResult(game.game, {"", "", {{"blue", "Blue", "Anne", shownId(anne), "open", {}}}});
    EXPECT_EQ(played(0), "Ann");
    EXPECT_THAT(file().people(game.campaign), ElementsAre("Ann"));
    EXPECT_EQ(kindThrownBy([&] { file().merge(ann, ann, evening); }), Error::Kind::changedSince);
}

TEST_F(Keeping, AMergeTakenBackPartsThemAgain) {
    file().setResult(
        game.game,
        {"", "", {{"red", "Red", "Ann", "", "open", {}}, {"blue", "Blue", "Anne", "", "open", {}}}});
    file().merge(file().personsCalled(game.campaign, "Anne").at(0).id,
                 file().personsCalled(game.campaign, "Ann").at(0).id, evening);
    takeBack();
    EXPECT_THAT(file().people(game.campaign), ElementsAre("Ann", "Anne"));
    EXPECT_EQ(played(1), "Anne");
}

TEST_F(Keeping, AMovedGameTakesItsPeopleAlongAndComesBack) {
    file().setResult(game.game, {"", "", {{"red", "Red", "Ann", "", "open", {}}}});
    const CampaignId other = file().addCampaign("Shiloh", evening);
    file().move(game.game, other, evening);
    EXPECT_THAT(file().games(game.campaign), IsEmpty());
    EXPECT_THAT(file().people(other), ElementsAre("Ann"));
    EXPECT_EQ(file().result(game.game).sides.at(0).who, shownId(file().persons(other).at(0).id));
    takeBack();
    EXPECT_THAT(file().games(game.campaign), SizeIs(1));
    EXPECT_EQ(file().result(game.game).sides.at(0).who, shownId(file().persons(game.campaign).at(0).id));
}

TEST_F(Keeping, NotesTagsAndTheArchiveAreTakenBackToo) {
    file().setNote(game.game, "By the river", evening);
    file().setLabels(game.game, {"river", "night"}, evening);
    file().archive(game.game, true, evening);
    EXPECT_THAT(file().labels(game.game), ElementsAre("night", "river"));
    EXPECT_EQ(file().archivedAt(game.game), evening);
    file().setLabels(game.game, {"night"}, evening);
    takeBack();
    EXPECT_THAT(file().labels(game.game), ElementsAre("night", "river"));
    for (int i = 0; i < 3; ++i) takeBack();
    EXPECT_EQ(file().note(game.game), "");
    EXPECT_THAT(file().labels(game.game), IsEmpty());
    EXPECT_EQ(file().archivedAt(game.game), "");
}

TEST_F(Keeping, AnArchivedPersonStaysInTheListsAndSaysSo) {
    const PersonId ann = file().addAnother(game.campaign, "Ann", "");
    EXPECT_FALSE(file().person(ann).archived);
    file().archive(ann, true, evening);
    EXPECT_TRUE(file().person(ann).archived);
    EXPECT_TRUE(file().persons(game.campaign).at(0).archived);
    EXPECT_EQ(file().archivedAt(ann), evening);
    takeBack();
    EXPECT_FALSE(file().person(ann).archived);
    file().archive(game.game, true, evening);
    file().archive(game.campaign, true, evening);
    EXPECT_TRUE(file().games(game.campaign).at(0).archived);
    EXPECT_TRUE(file().campaigns().at(0).archived);
}

TEST_F(Keeping, AChangeTellsWhoMadeItAndOfWhatItIs) {
    file().renameGame(game.game, "By the river", evening);
    file().signAs("Ruth (tablet-3)");
    const CampaignId other = file().addCampaign("Shiloh", evening);
    file().move(game.game, other, evening);
    const auto changes = file().changes();
    EXPECT_EQ(changes.at(0).who, "");
    EXPECT_THAT(changes.at(0).names, ElementsAre("First evening", "By the river"));
    EXPECT_EQ(changes.at(1).who, "Ruth (tablet-3)");
    EXPECT_THAT(changes.at(1).names, ElementsAre("By the river", "Sumter", "Shiloh"));
}

TEST_F(Keeping, WhatChangesNothingIsNoChange) {
    file().renameGame(game.game, "First evening", evening);
    file().setNote(game.game, "", evening);
    EXPECT_THAT(file().changes(), IsEmpty());
}

TEST_F(Keeping, WordsFindPeopleGamesNotesAndEntriesOfEitherIndex) {
    const auto words = [](const EntryText& entry) { return entry.events; };
    file().addPerson(game.campaign, "Zoë Müller");
    file().setNote(game.game, "At the old mill", evening);
    const auto found = [&](const char* text) {
        std::vector<std::string> what;
        for (const Found& one : file().search(text, std::nullopt, 50, words)) what.push_back(one.what);
        return what;
    };
    EXPECT_THAT(found("zoe MULL"), ElementsAre("person")) << "without accents, by beginnings";
    EXPECT_THAT(found("old mill"), ElementsAre("game"));
    EXPECT_THAT(found("old windmill"), IsEmpty()) << "all of the words";
    EXPECT_THAT(found("tea"), ElementsAre("entry", "entry")) << "before they are indexed";
    file().index(words);
    Journal journal = file().journal(game.game);
    play(journal, 1);
    const auto all = file().search("tea", std::nullopt, 50, words);
    ASSERT_THAT(all, SizeIs(3)) << "two from the index, one that came since";
    EXPECT_EQ(all.at(0).seq, 3);
    EXPECT_EQ(all.at(1).seq, 2);
    EXPECT_THAT(found("\"'*(){}"), IsEmpty()) << "nothing that people type is a query of its own";
    file().remove(game.game, evening);
    EXPECT_THAT(found("tea"), IsEmpty());
}

}  // namespace
}  // namespace adjutant::db
