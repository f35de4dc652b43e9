// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which side and how games came out, as a campaign file keeps it; people and their numbers.
#include <gmock/gmock.h>

#include "db/journal.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using testing::ElementsAre;

Result openGame(const std::string& ann, const std::string& bob = {}) {
    return {.by = "",
            .ended = "",
            .sides = {{"french", "French", ann, "", "open", std::nullopt},
                      {"british", "British", bob, "", "open", 3}}};
}

class SeatsKept : public testing::Test {
  protected:
    std::vector<std::string> played() {
        std::vector<std::string> names;
        for (const SideResult& side : game.file.result(game.game).sides) names.push_back(side.person);
        return names;
    }

    TemporaryFolder folder;
    AGame game{folder.file(), 1};
};

TEST_F(SeatsKept, WhoIsNamedBecomesOneOfThePeopleOnce) {
    game.file.addPerson(game.campaign, "Ann");
    game.file.setResult(game.game, openGame("Ann", "Bob"));
    game.file.setResult(game.game, openGame("Ann", "Bob"));
    EXPECT_THAT(game.file.people(game.campaign), ElementsAre("Ann", "Bob"));
    EXPECT_THAT(played(), ElementsAre("Ann", "Bob"));
    const Result result = game.file.result(game.game);
    EXPECT_EQ(result.sides.at(0).score, std::nullopt);
    EXPECT_EQ(result.sides.at(1).score, 3);
    EXPECT_EQ(result.sides.at(0).name, "French");
}

TEST_F(SeatsKept, GoWithAnEntryOrNotAtAll) {
    Journal journal = game.file.journal(game.game);
    EntryText wrong = entryAfter(journal);
    wrong.seq = 7;
    const EntryExtras extras{
        .summary = "{}", .finished = false, .state = "", .maker = "", .result = openGame("Ann")};
    EXPECT_EQ(kindThrownBy([&] { journal.append(wrong, extras); }), Error::Kind::notNext);
    EXPECT_TRUE(played().empty());
    journal.append(entryAfter(journal), extras);
    EXPECT_THAT(played(), ElementsAre("Ann", ""));
    journal.append(entryAfter(journal), {.summary = "{}", .finished = false});
    EXPECT_THAT(played(), ElementsAre("Ann", "")) << "what is not told stays";
    journal.append(entryAfter(journal),
                   {.summary = "{}", .finished = false, .state = "", .maker = "", .result = Result()});
    EXPECT_TRUE(played().empty()) << "the seat was taken back";
}

TEST_F(SeatsKept, MeanThePersonWhoWasRenamedSince) {
    game.file.setResult(game.game, openGame("Ann"));
    ASSERT_TRUE(game.file.renamePerson(game.campaign, "Ann", "Anne Archer"));
    EXPECT_THAT(played(), ElementsAre("Anne Archer", ""));
    ASSERT_TRUE(game.file.removePerson(game.campaign, "Anne Archer"));
    EXPECT_THAT(played(), ElementsAre("Ann", "")) << "the name that was typed stays with the game";
}

TEST_F(SeatsKept, TwoWhoShareANameAreToldApartByTheirNumbers) {
    const PersonId first = game.file.addAnother(game.campaign, "Ann", "River Club");
    const PersonId second = game.file.addAnother(game.campaign, "Ann", "Hill Club");
    EXPECT_EQ(game.file.personsCalled(game.campaign, "Ann").size(), 2U);
    EXPECT_THAT(game.file.personsCalled(game.campaign, shownId(second)),
                ElementsAre(Person{second, "Ann", "Hill Club"}));
    Result result = openGame("Ann");
    result.sides.at(0).who = shownId(second);
    game.file.setResult(game.game, result);
    EXPECT_EQ(game.file.result(game.game).sides.at(0).who, shownId(second));
    EXPECT_NE(shownId(first), shownId(second));
}

TEST_F(SeatsKept, ANumberIsNotGivenTwice) {
    const PersonId first = game.file.addAnother(game.campaign, "Ann", "");
    ASSERT_TRUE(game.file.removePerson(game.campaign, "Ann"));
    EXPECT_NE(game.file.addAnother(game.campaign, "Bob", ""), first);
}

TEST_F(SeatsKept, OfTheGameOfThatSystemThatWasPlayedLast) {
    EXPECT_TRUE(game.file.lastSeats(game.campaign, "life-1861").empty());
    game.file.setResult(game.game, openGame("Ann", "Bob"));
    const GameId later = game.file.addGame(game.campaign, "Later", "life-1861", "2027-01-01T00:00:00Z");
    EXPECT_EQ(game.file.lastSeats(game.campaign, "life-1861").at(0).person, "Ann")
        << "nobody sits at the later one";
    game.file.setResult(later, openGame("Cy", "Bob"));
    EXPECT_EQ(game.file.lastSeats(game.campaign, "life-1861").at(0).person, "Cy");
    EXPECT_TRUE(game.file.lastSeats(game.campaign, "hex-acw").empty());
}

}  // namespace
}  // namespace adjutant::db
