// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a club's schema: each is there whole or not at all, and the organiser alone takes them.
#include <gmock/gmock.h>

#include "tests/db/club/a_club.hpp"

namespace adjutant::club {
namespace {

using Kind = ClubError::Kind;
using testing::HasSubstr;

class Migrations : public Club {
  protected:
    static constexpr const char* tearing =
        "CREATE TABLE adjutant.half(a integer); UPDATE adjutant.campaign SET name = 'torn'; SELECT 1 / 0;";

    /// As an earlier Adjutant left it.
    void unmakeLastStep() const {
        static_cast<void>(
            asked("DELETE FROM adjutant.migration WHERE step >= 5; DROP INDEX adjutant.member_by_login"));
    }
    [[nodiscard]] std::size_t dumps() const {
        std::size_t count = 0;
        for (const auto& one : std::filesystem::directory_iterator(folder.path()))
            count += one.path().extension() == ".dump" ? 1 : 0;
        return count;
    }
};

TEST_F(Migrations, AStepThatFailsHalfWayLeavesTheOneBeforeItWhole) {
    found();
    playOn(1, "Friday", 2);
    sync(1);
    auto steps = schemaSteps();
    steps.emplace_back(tearing);
    Link organiser(url, "test");
    EXPECT_EQ(refusedBy([&] { organiser.migrate(steps); }), Kind::other);
    EXPECT_EQ(Link(url, "test").schema(), static_cast<int>(schemaSteps().size()));
    EXPECT_EQ(asked("SELECT count(*) FROM pg_class WHERE relname = 'half'"), "0");
    EXPECT_EQ(asked("SELECT name FROM adjutant.campaign"), "Sumter");
    playOn(1, "Friday", 1);
    EXPECT_EQ(sync(1).sent, 1);
    // Mended, it is taken from where it stood.
    steps.back() = "CREATE TABLE adjutant.half(a integer)";
    organiser.migrate(steps);
    EXPECT_EQ(organiser.schema(), static_cast<int>(steps.size()));
}

TEST_F(Migrations, TheStepsBeforeOneThatFailsStay) {
    beginEmpty();
    Link organiser(url, "test");
    EXPECT_EQ(refusedBy([&] {
                  organiser.migrate({schemaSteps().at(0), schemaSteps().at(1), tearing, schemaSteps().at(2)});
              }),
              Kind::other);
    EXPECT_EQ(asked("SELECT max(step) FROM adjutant.migration"), "2");
    organiser.migrate(schemaSteps());
    found();
    playOn(1, "Friday", 2);
    EXPECT_EQ(sync(1).sent, 2);
}

TEST_F(Migrations, TheOrganiserAloneBringsAnOlderDatabaseUpToDate) {
    found();
    joinAs(2, invite(tablet(1), "table"));
    const std::string code = invite(tablet(1), "reader");
    unmakeLastStep();
    for (const int number : {2, 3}) {
        OwnDoor door(tablet(number));
        Wish trying = wish(number);
        trying.url = number == 2 ? Notebook::open(tablet(2)).membership().url : code;
        try {
            static_cast<void>(create(trying, veil, door));
            ADD_FAILURE() << number << " may change the schema";
        } catch (const ClubError& error) {
            EXPECT_EQ(error.kind, Kind::notOwner);
            EXPECT_THAT(error.what(), HasSubstr("only the organiser"));
        }
    }
    EXPECT_EQ(dumps(), 0U);
    EXPECT_EQ(asked("SELECT max(step) FROM adjutant.migration"), "4");
    EXPECT_EQ(refusedBy([&] { sync(2); }), Kind::older);
    EXPECT_TRUE(found());
    EXPECT_EQ(dumps(), 1U);
    playOn(2, "Friday", 2);
    EXPECT_EQ(sync(2).sent, 2);
}

TEST(Server, OneThatIsTooOldOrKeepsNoUtf8IsRefused) {
    EXPECT_NO_THROW(requireServer(150000, "UTF8"));
    EXPECT_NO_THROW(requireServer(170002, "UTF8"));
    for (const auto& [version, encoding, said] : {std::tuple(140011, "UTF8", "older than PostgreSQL 15"),
                                                  std::tuple(90624, "UTF8", "older than PostgreSQL 15"),
                                                  std::tuple(150000, "SQL_ASCII", "not kept in UTF-8")}) {
        try {
            requireServer(version, encoding);
            ADD_FAILURE() << version << encoding;
        } catch (const ClubError& error) {
            EXPECT_THAT(error.what(), HasSubstr(said));
            EXPECT_THAT(error.what(), HasSubstr("Nothing was changed"));
        }
    }
}

}  // namespace
}  // namespace adjutant::club
