// SPDX-License-Identifier: GPL-3.0-or-later
// `club withdraw`: an invitation is taken back, by the organiser alone.
#include <gmock/gmock.h>

#include "tests/db/club/a_command.hpp"

namespace adjutant::club {
namespace {

using Kind = ClubError::Kind;
using testing::HasSubstr;

using Withdrawing = Commands;

TEST_F(Withdrawing, WhoseInvitationIsTakenBackReadsAndWritesNothingMoreAndLosesNothing) {
    found();
    joinAs(2, invite(tablet(1), "table"));
    joinAs(3, invite(tablet(1), "table"));
    playOn(2, "Friday", 3);
    sync(2);
    const auto answer = run({"withdraw", "--file", file(1), "--name", "Tablet 2"});
    ASSERT_EQ(answer.status, 0) << answer.out << answer.errors;
    EXPECT_EQ(answer.object().at("withdrawn"), 1);
    playOn(2, "Friday", 1);
    EXPECT_EQ(refusedBy([&] { sync(2); }), Kind::notAllowed);
    // By the server's own means, whatever the app would do.
    const std::string login = Notebook::open(tablet(2)).membership().url;
    EXPECT_THROW(static_cast<void>(AServer::askBy(login, "SELECT * FROM adjutant.game")), std::runtime_error);
    EXPECT_EQ(gameAt(2, "Friday")->acts, 4);
    // The others go on, also with its game.
    playOn(3, "Saturday", 2);
    EXPECT_EQ(sync(3).sent, 2);
    sync(1);
    EXPECT_EQ(gameAt(1, "Friday")->acts, 3);
    {
        OwnDoor door(tablet(3));
        EXPECT_NO_THROW(takeOver(tablet(3), "Friday", veil, door));
    }
    // Invited anew it comes back with what it has.
    ASSERT_EQ(run({"leave", "--file", file(2), "--at-once"}).status, 0);
    joinAs(2, invite(tablet(1), "table"));
    EXPECT_TRUE(statusAt(2).inStep);
}

TEST_F(Withdrawing, WhatNobodyJoinedWithIsTakenBackAtOnce) {
    found();
    joinAs(2, invite(tablet(1), "table"));
    const std::string one = invite(tablet(1), "table"), other = invite(tablet(1), "reader");
    EXPECT_EQ(run({"withdraw", "--file", file(1), "--unused"}).object().at("withdrawn"), 2);
    EXPECT_EQ(refusedBy([&] { joinAs(3, one); }), Kind::notAllowed);
    EXPECT_EQ(refusedBy([&] { joinAs(3, other); }), Kind::notAllowed);
    playOn(2, "Friday", 3);
    EXPECT_EQ(sync(2).sent, 3);
}

TEST_F(Withdrawing, IsTheOrganisersAloneAndAsksWhichOneIsMeant) {
    found();
    joinAs(2, invite(tablet(1), "table"));
    joinAs(3, invite(tablet(1), "table"));
    EXPECT_EQ(run({"withdraw", "--file", file(2), "--name", "Tablet 3"}).object().at("error").at("code"),
              "not-allowed");
    EXPECT_EQ(run({"withdraw", "--file", file(1), "--name", "Tablet 9"}).object().at("error").at("code"),
              "no-club");
    EXPECT_EQ(run({"withdraw", "--file", file(1), "--name", "Tablet 1"}).object().at("error").at("code"),
              "no-club")
        << "the organiser was not invited";
    EXPECT_EQ(run({"withdraw", "--file", file(1)}).object().at("error").at("code"), "which");
    EXPECT_EQ(asked("SELECT count(*) FROM adjutant.member"), "3");
}

TEST_F(Withdrawing, TheOwnerIsNamedAmongTheOrganisers) {
    found();
    EXPECT_EQ(
        asked("SELECT pg_has_role(session_user, 'adjutant_organiser', 'MEMBER') AND EXISTS (SELECT FROM "
              "pg_auth_members m JOIN pg_roles r ON r.oid = m.roleid JOIN pg_roles o ON o.oid = m.member "
              "WHERE r.rolname = 'adjutant_organiser' AND o.rolname = session_user)"),
        "t");
}

}  // namespace
}  // namespace adjutant::club
