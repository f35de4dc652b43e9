// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a club by touch, against a real server: joined by a code, in step, asked about, invited to,
// left; and looked at in every form of the window.
#include <nlohmann/json.hpp>

#include "companion/club_veil.hpp"
#include "companion/league_book.hpp"
#include "companion/leagues/league_desk.hpp"
#include "db/club/address.hpp"
#include "db/club/certificate.hpp"
#include "db/text_file.hpp"
#include "league/acts.hpp"
#include "league/pairing.hpp"
#include "tests/companion/club/club_page.hpp"
#include "tests/companion/codes_on_screen.hpp"

namespace adjutant::companion {
namespace {

TEST_F(ClubPage, IsOneTouchFromHomeAndJoinedByAPastedInvitation) {
    const QString invitation = invitedAs();
    playOn(1, "First evening", 4);
    sync(1);
    open();
    touchNamed("club");
    ASSERT_EQ(page(), "club");
    EXPECT_FALSE(desk.isJoined());
    type("tabletName", "table nine");
    joinBy(invitation);
    EXPECT_TRUE(isRead("table nine"));
    EXPECT_TRUE(isRead("this tablet plays"));
    EXPECT_TRUE(comes([&] { return desk.standing().inStep; }));
    EXPECT_TRUE(isRead("Everything is in step since"));
    EXPECT_EQ(evening.companion.campaigns().campaign(), "Sumter");
    ASSERT_TRUE(comes([&] { return evening.companion.campaigns().games()->count() == 1; }));
    EXPECT_EQ(evening.companion.campaigns().games()->at(0).value("name"), "First evening");
    EXPECT_NE(item("clubGame-First evening"), nullptr) << "it stands at the other table";
}

TEST_F(ClubPage, AnInvitationThatWasScannedStandsThereReady) {
    open();
    show("scan");
    evening.companion.scans().read(invitedAs());
    settle();
    ASSERT_EQ(page(), "club");
    touch("Join");
    ASSERT_TRUE(comes([&] { return desk.isJoined() && desk.standing().known; }));
    EXPECT_EQ(desk.offered(), "");
}

TEST_F(ClubPage, WhatIsPlayedHereIsAtTheOtherTabletAndTheOtherWayRound) {
    open();
    joinBy(invitedAs());
    evening.toActions();
    const auto acts = static_cast<std::int64_t>(table.log().cursor());
    const std::string game = table.gameName().toStdString();
    ASSERT_TRUE(comes([&] {
        sync(1);
        const auto there = gameAt(1, game);
        return there && there->acts >= acts;
    }));
    playOn(1, "Next door", 3);
    sync(1);
    show("home");
    show("club");
    ASSERT_TRUE(comes([&] { return item("clubGame-Next door") != nullptr; }));
    EXPECT_TRUE(table.isOpen()) << "the game at this table is not disturbed";
    EXPECT_TRUE(evening.act("note", {{"text", "goes on"}}));
}

TEST_F(ClubPage, OfTwoChangesOfOneBoardOneIsChosenByATouch) {
    open();
    joinBy(invitedAs());
    const auto save = [](db::CampaignFile& file, db::CampaignId campaign, const char* text) {
        file.saveDocument(campaign, {"board", "Ford", text});
    };
    db::CampaignFile& file = *evening.companion.campaigns().open();
    const auto campaign = file.findCampaign("Sumter")->id;
    save(file, campaign, "first");
    ASSERT_TRUE(comes([&] {
        sync(1);
        const auto there = db::CampaignFile::openToRead(tablet(1));
        return there.findDocument(campaignAt(there), "board", "Ford").has_value();
    }));
    // Both before either hears of the other.
    {
        auto there = db::CampaignFile::open(tablet(1));
        save(there, campaignAt(there), "there");
    }
    save(file, campaign, "here");
    sync(1);
    ASSERT_TRUE(comes([&] { return item("version-Ford-1") != nullptr; }));
    const QVariantList versions = desk.asked()->at(0).value("versions").toList();
    touchNamed("version-Ford-1");
    ASSERT_TRUE(comes([&] { return desk.asked()->count() == 0; }));
    EXPECT_EQ(file.findDocument(campaign, "board", "Ford")->text,
              versions[0].toMap().value("text").toString().toStdString());
    sync(1);
    EXPECT_TRUE(statusAt(1).conflicts.empty());
}

class LeagueOnClubPage : public ClubPage {
  protected:
    template <class Work>
    void actInLeague(int number, const Work& work) {
        auto file = db::CampaignFile::open(tablet(number));
        LeagueBook book(file, file.campaign(campaignAt(file)));
        work(file, book);
    }
    /// The result of a table of round 1: who of the two has won, 0 for nobody.
    void tell(int number, int table, int winner) {
        actInLeague(number, [&](db::CampaignFile& file, LeagueBook& book) {
            const league::Table at = *book.league().table(1, table);
            const league::Outcome outcome{.winner = winner == 0 ? 0 : winner == 1 ? at.a : at.b, .score = {}};
            book.append(file, {{"do", "result"}, {"round", 1}, {"table", table}},
                        nlohmann::ordered_json::array(),
                        {league::tell(book.league(), 1, table, outcome).value()});
        });
    }
    [[nodiscard]] std::vector<EntryText> entriesAt(int number) const {
        const auto file = db::CampaignFile::openToRead(tablet(number));
        return file.leagueEntries(campaignAt(file));
    }
};

TEST_F(LeagueOnClubPage, OfTwoResultsOfOneTableThisTabletsIsChosenByATouchAndTheLeagueShowsIt) {
    found();
    joinAs(2);
    actInLeague(1, [](db::CampaignFile& file, LeagueBook& book) {
        league::Rules rules;
        rules.seed = 7;
        book.append(file, {{"do", "create"}}, nlohmann::ordered_json::array(), {league::Created{rules}});
        for (const char* name : {"Ann", "Boris", "Cleo", "Dan"}) {
            const auto who = file.addAnother(book.campaign().id, name, "");
            const auto entered = league::enter(book.league(), name, "", {}).value();
            book.append(file, {{"do", "enter"}}, nlohmann::ordered_json::array(), {entered}, {who});
        }
        book.append(file, {{"do", "pair"}, {"round", 1}}, nlohmann::ordered_json::array(),
                    {league::pair(book.league(), 1).value()});
    });
    sync(1);
    sync(2);
    leaveAs(2);
    tell(1, 1, 1);
    tell(2, 1, 0);
    tell(2, 2, 2);
    sync(1);
    evening.companion.campaigns().openFile(QString::fromStdString(tablet(2).string()));
    open();
    joinBy(QString::fromStdString(club::invite(tablet(1), "table")));
    ASSERT_TRUE(comes([&] { return item("version-Round 1, table 1-2") != nullptr; }));
    EXPECT_TRUE(isRead("Two tables told it at once, each in its own way."));
    EXPECT_TRUE(isRead("What the club has counts"));
    EXPECT_FALSE(desk.standing().inStep);
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    EXPECT_TRUE(
        comes([&] { return isRead("Liga oder Chronik: Runde 1, Tisch 1") && isRead("unentschieden"); }));
    evening.companion.settings().setLanguage(QStringLiteral("en"));
    ASSERT_TRUE(comes([&] { return isRead("league or chronicle: Round 1, table 1"); }));
    touch("Leave the club");
    touch("Leave it");
    EXPECT_TRUE(comes([&] { return isRead("answer it, and leave then"); }));
    EXPECT_TRUE(desk.isJoined());
    touchNamed("version-Round 1, table 1-2");
    ASSERT_TRUE(comes([&] { return desk.asked()->count() == 0 && desk.standing().inStep; }));
    const ClubVeil rules;
    const auto meetAtTheOther = [&] {
        club::OwnDoor door(tablet(1));
        static_cast<void>(club::meet(tablet(1), rules, door, db::evening));
    };
    meetAtTheOther();
    // A page of the league that is open shows what comes, and what was told here behind it.
    show("league");
    LeagueDesk& shown = evening.companion.league();
    EXPECT_EQ(shown.tables()->at(0).value("winner"), "draw");
    ASSERT_TRUE(shown.tell("1.2", "draw"));
    tell(1, 1, 2);
    EXPECT_TRUE(comes([&] {
        meetAtTheOther();
        return shown.tables()->at(0).value("winner") != "draw" && entriesAt(1) == entriesAt(2);
    }));
    EXPECT_EQ(shown.tables()->at(1).value("winner"), "draw");
    const QString words = shown.tables()->at(0).value("words").toString();
    EXPECT_TRUE(comes([&] {
        QQuickItem* row = item("table-1.1");
        auto* read = row == nullptr ? nullptr : QAccessible::queryAccessibleInterface(row);
        return read != nullptr && read->text(QAccessible::Name).contains(words);
    }));
}

TEST_F(ClubPage, TheGameOfALostTabletIsTakenOverWithAQuestion) {
    const QString invitation = invitedAs();
    playOn(1, "Friday", 3);
    sync(1);
    open();
    joinBy(invitation);
    ASSERT_TRUE(comes([&] { return item("clubGame-Friday") != nullptr; }));
    touchNamed("clubGame-Friday");
    EXPECT_TRUE(isRead("Only when Tablet 1 is lost or broken."));
    touch("Not now");
    EXPECT_EQ(statusHere().games.at(0).lease, "other");
    touchNamed("clubGame-Friday");
    touch("Take it over");
    ASSERT_TRUE(comes([&] { return desk.games()->at(0).value("lease") == "mine"; }));
    EXPECT_EQ(statusAt(1).games.at(0).lease, "other");
    touchNamed("clubGame-Friday");
    touch("Give it back");
    ASSERT_TRUE(comes([&] { return desk.games()->count() == 0; }));
    EXPECT_EQ(statusAt(1).games.at(0).lease, "nobody");
}

TEST_F(ClubPage, TheOrganiserShowsACodeThatACameraReadsAndThatLetsIn) {
    found();
    evening.companion.campaigns().openFile(QString::fromStdString(tablet(1).string()));
    open();
    show("club");
    ASSERT_TRUE(comes([&] { return desk.standing().organiser; }));
    touch("Invite");
    touchNamed("inviteReader");
    ASSERT_TRUE(comes([&] { return item("invitationCode") != nullptr; }));
    settle();
    const QStringList codes = codesOnScreen(*window);
    ASSERT_EQ(codes, QStringList{desk.invitation()});
    joinAs(2, codes.front().toStdString());
    EXPECT_EQ(statusAt(2).role, "reader");
    touch("Close");
    EXPECT_EQ(desk.invitation(), "") << "it is shown once";
}

TEST_F(ClubPage, ACodeIsReadThatCarriesAsMuchOfACertificateAsItMay) {
    found();
    const std::filesystem::path certificate = folder.path() / "club.crt";
    db::saveText(certificate, "-----BEGIN CERTIFICATE-----\n" + std::string(club::mostOfACertificate, 'k') +
                                  "\n-----END CERTIFICATE-----\n");
    {
        auto notebook = club::Notebook::open(tablet(1));
        club::Membership member = notebook.membership();
        member.url = club::withOption(member.url, "sslrootcert", certificate.string());
        notebook.setMembership(member);
    }
    evening.companion.campaigns().openFile(QString::fromStdString(tablet(1).string()));
    open();
    show("club");
    ASSERT_TRUE(comes([&] { return desk.standing().organiser; }));
    touch("Invite");
    touchNamed("inviteTable");
    ASSERT_TRUE(comes([&] { return item("invitationCode") != nullptr; }));
    settle();
    EXPECT_GT(desk.invitation().size(), static_cast<qsizetype>(club::mostOfACertificate));
    EXPECT_EQ(codesOnScreen(*window), QStringList{desk.invitation()});
}

TEST_F(ClubPage, WithoutAServerItSaysSoAndPlayGoesOn) {
    open();
    joinBy(invitedAs());
    {
        auto notebook = club::Notebook::open(here());
        club::Membership member = notebook.membership();
        member.url = "postgresql://nobody@/none?host=/nowhere";
        notebook.setMembership(member);
    }
    show("home");
    show("club");
    ASSERT_TRUE(comes([&] { return !desk.standing().reachable; }));
    EXPECT_TRUE(isRead("The club cannot be reached now."));
    EXPECT_TRUE(evening.start());
    show("club");
    touch("Leave the club");
    EXPECT_TRUE(isRead("what waits here is not sent"));
    touch("Leave it");
    ASSERT_TRUE(comes([&] { return !desk.isJoined(); }));
    EXPECT_TRUE(table.isOpen());
    EXPECT_NE(item("invitation"), nullptr);
}

TEST_F(ClubPage, LeavingSendsEverythingFirst) {
    open();
    joinBy(invitedAs());
    ASSERT_TRUE(evening.start());
    const std::string game = table.gameName().toStdString();
    show("club");
    touch("Leave the club");
    touch("Leave it");
    ASSERT_TRUE(comes([&] { return !desk.isJoined(); }));
    sync(1);
    ASSERT_TRUE(gameAt(1, game));
    EXPECT_EQ(statusAt(1).games.at(0).lease, "nobody");
}

TEST_F(ClubPage, AWrongInvitationIsRefusedInASentence) {
    open();
    show("club");
    type("invitation", "https");
    EXPECT_TRUE(isRead("An invitation begins with postgresql://"));
    QGuiApplication::clipboard()->setText("postgresql://nobody@/none?host=/nowhere");
    touchNamed("paste");
    touch("Join");
    ASSERT_TRUE(comes([&] { return !desk.problem().isEmpty(); }));
    EXPECT_TRUE(isRead("The club cannot be reached now."));
    EXPECT_FALSE(desk.isJoined());
}

TEST_F(ClubPage, IsFoundedByTouchFromTheAddressOfADatabase) {
    beginEmpty();
    ASSERT_TRUE(evening.start());
    const std::string game = table.gameName().toStdString();
    const QString campaign = evening.companion.campaigns().campaign();
    open();
    show("club");
    touch("Found a club");
    EXPECT_TRUE(isRead("A club needs a PostgreSQL database of its own"));
    type("databaseAddress", "https");
    EXPECT_TRUE(isRead("An address begins with postgresql://"));
    QGuiApplication::clipboard()->setText(QString::fromStdString(url));
    touchNamed("pasteAddress");
    type("founderName", "table one");
    touch("Found it");
    ASSERT_TRUE(comes([&] { return desk.isJoined() && desk.standing().known && !desk.isBusy(); }))
        << desk.problem().toStdString();
    EXPECT_TRUE(isRead("this tablet is the organiser's"));
    EXPECT_TRUE(isRead("table one"));
    EXPECT_EQ(desk.told(), "") << "there was no earlier club that needed a dump";
    EXPECT_TRUE(table.isOpen());
    joinAs(2, club::invite(here(), "table"));
    EXPECT_EQ(statusAt(2).campaign, campaign.toStdString());
    EXPECT_EQ(statusAt(2).games.at(0).game, game);
}

TEST_F(ClubPage, FoundingTellsWhyNotInASentenceAndChangesNothing) {
    found();
    open();
    show("club");
    touch("Found a club");
    const auto refused = [&](const std::string& address, const char* sentence) {
        QGuiApplication::clipboard()->setText(QString::fromStdString(address));
        touchNamed("pasteAddress");
        touch("Found it");
        ASSERT_TRUE(comes([&] { return !desk.isBusy() && !desk.problem().isEmpty(); })) << sentence;
        EXPECT_TRUE(isRead(sentence)) << desk.problem().toStdString();
        EXPECT_FALSE(desk.isJoined());
    };
    refused("postgresql://nobody@/none?host=/nowhere", "No database answers at this address.");
    refused(club::invite(tablet(1), "table"), "This login may not make a club in this database.");
    refused("postgresql://a?nonsense=1", "This is no address of a database.");
    const QString campaign = evening.companion.campaigns().campaign();
    found(3, campaign.toStdString());
    refused(url, "The club in this database has a campaign of that name already.");
    const std::string table = club::invite(tablet(1), "table");
    static_cast<void>(asked("DELETE FROM adjutant.migration WHERE step > 4"));
    refused(table, "only the organiser's tablet brings it up to date.");
    EXPECT_EQ(asked("SELECT max(step) FROM adjutant.migration"), "4");
    touch("Join one instead");
    EXPECT_NE(item("invitation"), nullptr);
}

TEST_F(ClubPage, TheOrganiserBringsAnEarlierDatabaseUpToDateAndHearsOfTheDump) {
    found();
    static_cast<void>(asked("DELETE FROM adjutant.migration WHERE step > 3"));
    evening.companion.campaigns().openFile(QString::fromStdString(tablet(1).string()));
    open();
    show("club");
    ASSERT_TRUE(comes([&] { return desk.standing().older; }));
    EXPECT_TRUE(isRead("The club waits for its organiser"));
    touch("Bring it up to date");
    ASSERT_TRUE(comes([&] { return !desk.told().isEmpty(); })) << desk.problem().toStdString();
    EXPECT_TRUE(isRead("-club-step-3.dump"));
    EXPECT_TRUE(std::filesystem::exists(tablet(1).string() + "-club-step-3.dump"));
    EXPECT_TRUE(comes([&] { return desk.standing().reachable; }));
}

class ClubInFull : public ClubPage {
  protected:
    void examineEverything() {
        found();
        open();
        show("club");
        touch(inLanguage("ClubPage", "Found a club"));
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            window->resize(size);
            settle();
            examine("founding, " + std::to_string(size.width()) + " wide");
        }
        touch(inLanguage("ClubPage", "Join one instead"));
        examine("joining");
        evening.companion.campaigns().openFile(QString::fromStdString(tablet(1).string()));
        for (const char* game : {"Am Fluss", "Ein Angriff bei Nacht"}) {
            ASSERT_TRUE(evening.companion.campaigns().newGame("life-1861", {}, game));
        }
        show("home");
        show("club");
        ASSERT_TRUE(comes([&] { return desk.games()->count() == 2; }));
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            window->resize(size);
            settle();
            const std::string wide = std::to_string(size.width()) + " wide";
            examine("club, " + wide);
            touch(inLanguage("ClubPage", "Invite"));
            settle();
            examine("inviting, " + wide);
            touchNamed("inviteTable");
            ASSERT_TRUE(comes([&] { return item("invitationCode") != nullptr; }));
            settle();
            examine("the code, " + wide);
            QTest::keyClick(window, Qt::Key_Escape);
            settle();
            touch(inLanguage("ClubPage", "Leave the club"));
            examine("leaving, " + wide);
            QTest::keyClick(window, Qt::Key_Escape);
            settle();
        }
    }
};

TEST_F(ClubInFull, IsWholeWithTheLargestText) {
    evening.companion.settings().setTextScale(1.5);
    examineEverything();
}

TEST_F(ClubInFull, IsWholeInGerman) {
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    examineEverything();
}

TEST_F(ClubInFull, IsWholeInALongLanguage) {
    speakLong();
    examineEverything();
}

}  // namespace
}  // namespace adjutant::companion
