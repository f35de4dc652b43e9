// SPDX-License-Identifier: GPL-3.0-or-later
// `club backup` and `club restore`: onto the same server, onto one with a club, and onto another server,
// where neither the old owner nor any login is known.
#include <gmock/gmock.h>

#include "tests/db/club/a_command.hpp"

namespace adjutant::club {
namespace {

using testing::HasSubstr;

class Backups : public Commands {
  protected:
    void SetUp() override {
        Commands::SetUp();
        if (IsSkipped()) return;
        url = owned(*server, "founder_" + name);
        ASSERT_EQ(run({"create", "--url", url, "--file", file(1), "--campaign", "Sumter"}).status, 0);
        ASSERT_EQ(run({"join", "--url", invite(tablet(1), "table"), "--file", file(2)}).status, 0);
        referee(2, "G1", std::string(start) + "\n" + note + "\n");
        const auto made = run({"backup", "--file", file(1), "--out", dump});
        ASSERT_EQ(made.status, 0) << made.out << made.errors;
        EXPECT_EQ(made.object().at("file"), dump);
    }
    /// An empty database of somebody who is no superuser, but may make logins.
    [[nodiscard]] static std::string owned(const AServer& on, const std::string& owner) {
        static_cast<void>(on.ask("postgres", "CREATE ROLE " + owner + " LOGIN CREATEROLE PASSWORD 'pw'"));
        static_cast<void>(on.ask("postgres", "CREATE DATABASE " + owner + " OWNER " + owner));
        return on.url(owner, owner + ":pw");
    }
    [[nodiscard]] Answer restore(const std::string& into) const {
        return run({"restore", "--url", into, dump});
    }

    const std::string dump = (folder.path() / "club.dump").string();
};

TEST_F(Backups, IsRestoredIntoAnEmptyDatabaseWhereEveryInvitationStillHolds) {
    const std::string again = owned(*server, "again_" + name);
    const auto restored = restore(again);
    ASSERT_EQ(restored.status, 0) << restored.out << restored.errors;
    EXPECT_EQ(restored.object().at("invitations-void"), 0);
    EXPECT_EQ(restored.errors, "");
    // The table's login, in the other database.
    std::string login = Notebook::open(tablet(2)).membership().url;
    const std::string before = "/founder_" + name;
    login.replace(login.find(before), before.size(), "/again_" + name);
    joinAs(3, login);
    EXPECT_EQ(statusAt(3).role, "table");
    EXPECT_EQ(gameAt(3, "G1")->tip, gameAt(2, "G1")->tip);
}

TEST_F(Backups, IsNotRestoredOverAClub) {
    playOn(1, "Saturday", 2);
    sync(1);
    const auto refused = restore(url);
    EXPECT_EQ(refused.status, 1);
    EXPECT_EQ(refused.object().at("error").at("code"), "duplicate");
    EXPECT_THAT(refused.out, HasSubstr("Restore into an empty one"));
    EXPECT_EQ(server->ask("founder_" + name, "SELECT count(*) FROM adjutant.game"), "2\n");
}

TEST_F(Backups, IsRestoredOntoAnotherServerByTheOwnerOfADatabaseThere) {
    const AServer other;
    const std::string there = owned(other, "steward");
    const auto restored = restore(there);
    ASSERT_EQ(restored.status, 0) << restored.out << restored.errors;
    EXPECT_EQ(restored.object().at("invitations-void"), 1);
    EXPECT_THAT(restored.errors, HasSubstr("`club invite`"));
    EXPECT_EQ(
        other.ask("steward",
                  "SELECT count(*) FROM pg_roles WHERE rolname IN ('adjutant_reader', 'adjutant_table', "
                  "'adjutant_organiser')"),
        "3\n");
    // Its owner is the organiser there, and who is invited anew plays and sends what he had.
    ASSERT_EQ(run({"join", "--url", there, "--file", file(3)}).object().at("role"), "organiser");
    EXPECT_EQ(gameAt(3, "G1")->tip, gameAt(2, "G1")->tip);
    ASSERT_EQ(run({"leave", "--file", file(2), "--at-once"}).status, 0);
    ASSERT_EQ(run({"join", "--url", invite(tablet(3), "table"), "--file", file(2)}).status, 0);
    EXPECT_THAT(referee(2, "G1", std::string(note) + "\n", true).out, HasSubstr("\"ok\":true"));
    EXPECT_THAT(referee(2, "G2", std::string(start) + "\n").out, HasSubstr("\"ok\":true"));
    ASSERT_EQ(run({"join", "--url", invite(tablet(3), "reader"), "--file", file(4)}).status, 0);
    EXPECT_EQ(gameAt(4, "G1")->acts, 3);
    EXPECT_EQ(gameAt(4, "G2")->acts, 1);
}

TEST_F(Backups, OnAnotherServerTheOrganiserStillOpensWhatWasSealedForHim) {
    referee(2, "Empire", std::string(R"({"do":"start","system":"conquest-1762","seed":3})") + "\n");
    ASSERT_EQ(run({"backup", "--file", file(1), "--out", dump, "--force"}).status, 0);
    const AServer other;
    const std::string there = owned(other, "steward");
    ASSERT_EQ(restore(there).status, 0);
    ASSERT_EQ(run({"leave", "--file", file(1), "--at-once"}).status, 0);
    const std::filesystem::path kept = tablet(1).string() + "-club.key";
    ASSERT_TRUE(std::filesystem::exists(kept));
    EXPECT_EQ(std::filesystem::status(kept).permissions() & std::filesystem::perms::others_all,
              std::filesystem::perms::none);
    ASSERT_EQ(run({"join", "--url", there, "--file", file(1)}).object().at("role"), "organiser");
    EXPECT_FALSE(std::filesystem::exists(kept)) << "the notebook has it again";
    EXPECT_THAT(referee(1, "Empire", std::string(note) + "\n", true).out, HasSubstr("\"ok\":true"));
    // Nobody else does.
    ASSERT_EQ(run({"join", "--url", there, "--file", file(3)}).status, 0);
    EXPECT_THAT(referee(3, "Empire", std::string(note) + "\n", true).errors, HasSubstr("hidden hands"));
}

TEST_F(Backups, WhatIsNoDumpIsRefusedAndLeavesTheDatabaseEmpty) {
    db::writeBytes(dump, "no dump");
    const std::string again = owned(*server, "again_" + name);
    const auto refused = restore(again);
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.errors, HasSubstr("could not be restored"));
    EXPECT_EQ(run({"create", "--url", again, "--file", file(5), "--campaign", "New"}).status, 0);
}

}  // namespace
}  // namespace adjutant::club
