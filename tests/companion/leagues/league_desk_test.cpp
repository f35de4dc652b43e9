// SPDX-License-Identifier: GPL-3.0-or-later
// The league of a campaign behind its page: entering, pairing, results that the games know, corrections.
#include "companion/leagues/league_desk.hpp"

#include <gtest/gtest.h>

#include "companion/bridge/campaign_people.hpp"
#include "companion/league_book.hpp"
#include "companion/leagues/league_draft.hpp"
#include "companion/leagues/league_words.hpp"
#include "engine/words/failure.hpp"
#include "tests/companion/evening.hpp"
#include "tests/companion/refusal_codes.hpp"

namespace adjutant::companion {
namespace {

class LeagueOfACampaign : public testing::Test {
  protected:
    void make(const QStringList& names, league::Rules rules = {}) {
        rules.seed = 7;
        ASSERT_TRUE(league.make(rules));
        for (const QString& name : names) ASSERT_TRUE(league.enterNamed(name));
    }
    [[nodiscard]] QVariantMap table(int row) { return league.tables()->at(row); }
    /// A game of these two at the table, ended by agreement for the first of them, or open.
    void play(const QString& winner, const QString& loser, bool toTheEnd = true) {
        ASSERT_TRUE(evening.companion.campaigns().newGame("life-1861", {}, {},
                                                          {{"soldier", winner}, {"civilians", loser}}));
        if (toTheEnd) {
            ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier"}}}));
        }
    }
    [[nodiscard]] QStringList rolesOfStandings(const char* role) {
        QStringList list;
        for (int row = 0; row < league.standings()->count(); ++row)
            list << league.standings()->at(row).value(role).toString();
        return list;
    }

    Evening evening;
    LeagueDesk& league = evening.companion.league();
};

TEST_F(LeagueOfACampaign, IsMadeOnceAndTheSecondIsRefusedInASentence) {
    EXPECT_FALSE(league.exists());
    make({"Ann", "Bob"});
    EXPECT_TRUE(league.exists());
    const QSignalSpy failed(&league, &LeagueDesk::failed);
    EXPECT_FALSE(league.make({}));
    ASSERT_EQ(failed.count(), 1);
    EXPECT_EQ(failed.at(0).at(0).toString(), "This campaign has a league already.");
}

TEST_F(LeagueOfACampaign, PairsARoundAndTakesTheNextOnlyWhenAllTablesAreTold) {
    make({"Ann", "Bob", "Cid", "Dot"});
    ASSERT_TRUE(league.pairNext());
    EXPECT_EQ(league.round(), 1);
    ASSERT_EQ(league.tables()->count(), 2);
    EXPECT_EQ(league.openTables(), 2);
    EXPECT_EQ(league.whyNotPair(), "Round 1 is not over: a table has no result yet.");
    EXPECT_FALSE(league.pairNext());
    ASSERT_TRUE(league.tell("1.1", "a"));
    EXPECT_EQ(
        league.said(),
        QStringLiteral("%1 beat %2.").arg(table(0).value("a").toString(), table(0).value("b").toString()));
    ASSERT_TRUE(league.tell("1.2", "draw", {2, 2}));
    EXPECT_EQ(table(1).value("score"), "2 : 2");
    EXPECT_EQ(league.whyNotPair(), "");
    ASSERT_TRUE(league.pairNext());
    EXPECT_EQ(league.round(), 2);
    EXPECT_EQ(rolesOfStandings("points"), (QStringList{"3", "1", "1", "0"}));
    EXPECT_EQ(league.course().rounds, (QStringList{"1", "2"}));
    const auto first = league.pointsGrown().first().value<PlotSeries>();
    EXPECT_EQ(first.name, league.standings()->at(0).value("name").toString());
    EXPECT_EQ(first.values, (QList<double>{3, 3}));
    league.setRound(1);
    EXPECT_EQ(table(0).value("winner"), "a") << "an earlier round is looked back to";
}

TEST_F(LeagueOfACampaign, KnowsTheResultOfAGameThatThePairedTwoHavePlayed) {
    make({"Ann", "Bob"});
    ASSERT_TRUE(league.pairNext());
    play("Ann", "Bob", false);
    league.refresh();
    EXPECT_EQ(table(0).value("known"), "");
    EXPECT_FALSE(table(0).value("going").toString().isEmpty()) << "it goes on";
    ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier"}}}));
    league.refresh();
    EXPECT_EQ(table(0).value("known"), "Ann beat Bob");
    EXPECT_EQ(league.knownTables(), 1);
    ASSERT_TRUE(league.takeAllKnown());
    EXPECT_TRUE(table(0).value("done").toBool());
    EXPECT_EQ(table(0).value("words"), "Ann beat Bob");
    EXPECT_EQ(table(0).value("game"), "Game 1");
    EXPECT_EQ(league.knownTables(), 0);
}

TEST_F(LeagueOfACampaign, ReadsWhatABonusAsksForFromTheGameThatAnswersTheTable) {
    league::Rules rules;
    rules.bonus = {{"positions", 1, 2, {}}};
    rules.seasons = {1, 2};
    make({"Ann", "Bob"}, rules);
    ASSERT_TRUE(league.pairNext());
    ASSERT_TRUE(
        evening.companion.campaigns().newGame("hex-acw", {}, {}, {{"union", "Ann"}, {"confederate", "Bob"}}));
    ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"union"}}}));
    league.refresh();
    ASSERT_TRUE(league.takeAllKnown());
    EXPECT_EQ(rolesOfStandings("points"), (QStringList{"5", "2"})) << "each holds a position";
    EXPECT_EQ(league.said(), "Ann beat Bob. Bonus: " + table(0).value("a").toString() + " 2, " +
                                 table(0).value("b").toString() + " 2.");
    EXPECT_EQ(league.course().seasons, 1) << "the second has not begun";
    ASSERT_TRUE(league.pairNext());
    EXPECT_EQ(league.course().seasons, 2);
    EXPECT_EQ(league.course().rounds, QStringList{"2"});
    EXPECT_EQ(league.standings()->at(0).value("form").toList(), QVariantList{});
}

TEST_F(LeagueOfACampaign, TakesNoGameOfOthersAndNoneThatHasNoResult) {
    make({"Ann", "Bob"});
    ASSERT_TRUE(league.pairNext());
    play("Ann", "Cid");
    league.refresh();
    EXPECT_EQ(table(0).value("known"), "");
    play("Ann", "Bob", false);
    ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{}}}));
    league.refresh();
    EXPECT_EQ(table(0).value("known"), "") << "ended without a result";
    EXPECT_EQ(table(0).value("going"), "");
}

TEST_F(LeagueOfACampaign, SaysWhatACorrectionOfAnEarlierRoundHasChanged) {
    make({"Ann", "Bob", "Cid", "Dot"});
    ASSERT_TRUE(league.pairNext());
    ASSERT_TRUE(league.tell("1.1", "a"));
    ASSERT_TRUE(league.tell("1.2", "a"));
    ASSERT_TRUE(league.pairNext());
    const QString was = rolesOfStandings("name").first();
    ASSERT_TRUE(league.tell("1.1", "b"));
    EXPECT_TRUE(league.said().startsWith("It was: ")) << league.said().toStdString();
    EXPECT_TRUE(league.said().contains("It is now: "));
    EXPECT_TRUE(league.said().contains(" falls from rank ")) << league.said().toStdString();
    const db::CampaignFile file = db::CampaignFile::openToRead(evening.file().toStdString());
    const auto campaign = file.campaigns().front();
    EXPECT_FALSE(file.verifyLeague(campaign.id).broken);
    EXPECT_FALSE(wrongWithLeague(file, campaign));
}

TEST_F(LeagueOfACampaign, EntersLateAndLeavesAndComesBack) {
    make({"Ann", "Bob"});
    ASSERT_TRUE(league.pairNext());
    ASSERT_TRUE(league.tell("1.1", "a"));
    ASSERT_TRUE(league.enterNamed("Cid"));
    EXPECT_EQ(league.said(), "Cid is in from round 2 on.");
    ASSERT_TRUE(league.drop("p2"));
    EXPECT_EQ(league.said(), "Bob is out from round 2 on.");
    EXPECT_FALSE(league.people()->find("p2").value("plays").toBool());
    ASSERT_TRUE(league.enter("p2"));
    EXPECT_TRUE(league.people()->find("p2").value("plays").toBool());
    ASSERT_TRUE(league.drop("p2"));
    ASSERT_TRUE(league.pairNext());
    const QStringList met{table(0).value("a").toString(), table(0).value("b").toString()};
    EXPECT_TRUE(met.contains("Ann") && met.contains("Cid"));
}

TEST_F(LeagueOfACampaign, EntersEverybodyOfTheCampaignAtOnce) {
    for (const char* name : {"Ann", "Bob", "Cid"}) ASSERT_TRUE(evening.companion.people().add(name));
    ASSERT_TRUE(league.make({}));
    ASSERT_TRUE(league.enterAll());
    EXPECT_EQ(league.standings()->count(), 3);
    EXPECT_EQ(league.said(), "Entered: 3.");
}

TEST_F(LeagueOfACampaign, OfALadderTakesGamesThatWerePlayedAndMovesTheWinner) {
    league::Rules rules;
    rules.kind = league::Kind::ladder;
    make({"Ann", "Bob", "Cid"}, rules);
    EXPECT_EQ(rolesOfStandings("name"), (QStringList{"Ann", "Bob", "Cid"}));
    play("Cid", "Ann");
    league.refresh();
    EXPECT_EQ(table(0).value("known"), "Cid beat Ann");
    ASSERT_TRUE(league.takeKnown(table(0).value("id").toString()));
    EXPECT_EQ(rolesOfStandings("name"), (QStringList{"Cid", "Ann", "Bob"}));
    EXPECT_EQ(rolesOfStandings("because").first(), "Above Ann: took the place of Ann by a win.");
    ASSERT_TRUE(league.challenge("p2", "p1", "a"));
    EXPECT_EQ(rolesOfStandings("name"), (QStringList{"Cid", "Bob", "Ann"}));
    EXPECT_EQ(league.knownTables(), 0);
}

TEST_F(LeagueOfACampaign, ShowsFormAndCrossTable) {
    make({"Ann", "Bob"});
    ASSERT_TRUE(league.pairNext());
    ASSERT_TRUE(league.tell("1.1", "a"));
    const QVariantMap first = league.standings()->at(0), second = league.standings()->at(1);
    EXPECT_EQ(first.value("form").toList(), QVariantList{"w"});
    EXPECT_EQ(second.value("form").toList(), QVariantList{"l"});
    const auto cell = [](bool own, const QVariantList& results) -> QVariant {
        return QVariantMap{{"own", own}, {"results", results}};
    };
    EXPECT_EQ(first.value("cells").toList(), (QVariantList{cell(true, {}), cell(false, {"w"})}));
    EXPECT_EQ(second.value("cells").toList(), (QVariantList{cell(false, {"l"}), cell(true, {})}));
    EXPECT_EQ(first.value("because").toString(),
              QStringLiteral("Ahead of %1 on points: 3 to 0.").arg(second.value("name").toString()));
}

TEST(ALeagueInTheMaking, IsTheUsualOneUntilSomethingIsTouched) {
    LeagueDraft draft;
    EXPECT_EQ(draft.kind(), "swiss");
    EXPECT_EQ(draft.rules(), league::Rules());
    draft.raise("lot");
    EXPECT_EQ(draft.tieBreaks().at(3).id, "lot");
    draft.switchTieBreak("head-to-head");
    EXPECT_EQ(draft.tieBreaks().first().id, "strength-of-schedule");
    EXPECT_EQ(draft.tieBreaks().last().place, 0);
    draft.switchTieBreak("head-to-head");
    EXPECT_EQ(draft.tieBreaks().last().place, 5);
    draft.setWin(2);
    draft.setRounds(5);
    EXPECT_EQ(draft.rules().points.win, 2);
    EXPECT_EQ(draft.rules().rounds, 5);
    draft.setSeasonRounds(2);
    EXPECT_EQ(draft.rules().seasons, (std::vector<int>{1, 3, 5}));
    draft.addBonus("margin", -2, 1, "loss");
    EXPECT_EQ(draft.bonuses(), QStringList{"Points: 1. Margin of the score of the loser: at least −2"});
    draft.setKind("ladder");
    EXPECT_TRUE(draft.rules().bonus.empty() && draft.rules().seasons.empty()) << "a ladder counts no points";
    draft.reset();
    EXPECT_EQ(draft.rules(), league::Rules());
}

TEST_F(LeagueOfACampaign, IsRefusedInGermanWhateverIsAsked) {
    evening.companion.settings().setLanguage("de");
    const league::League nothing;
    std::set<std::string> codes = refusalCodesOf("league");
    ASSERT_GT(codes.size(), 12U);
    for (const char* ofReportFiles : {"bad-trf", "not-in-trf"}) EXPECT_EQ(codes.erase(ofReportFiles), 1U);
    for (const std::string& code : codes)
        for (const char* who : {"", "Ann"})
            EXPECT_NE(LeagueWords(nothing).refused({code, "In English."}, who), "In English.") << code;
}

TEST_F(LeagueOfACampaign, SaysInGermanWhatIsWrongWithItsLog) {
    const auto why = [](const char* line) {
        try {
            static_cast<void>(league::League::of(league::readEvents(line)));
        } catch (const std::exception& error) {
            return toldBy(error).in("de");
        }
        return std::string();
    };
    EXPECT_EQ(why("{}"),
              "Das Protokoll der Liga ist nicht lesbar: Ein Eintrag ist keine Liste von Ereignissen.");
    EXPECT_EQ(why(R"([{"event":"dropped","entrant":1,"from":1}])"),
              "Das Protokoll der Liga hängt nicht zusammen: Sein Anfang fehlt.");
}

}  // namespace
}  // namespace adjutant::companion
