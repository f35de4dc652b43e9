// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/report.hpp"

#include <gmock/gmock.h>

#include <map>
#include <nlohmann/json.hpp>

#include "tests/companion/report/evening.hpp"

namespace adjutant::report {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::vector<std::string> sentencesOf(const Report& report) {
    std::vector<std::string> says;
    for (const ToldRound& round : report.rounds)
        for (const ToldAct& act : round.acts)
            for (const Told& told : act.events) says.push_back(told.say);
    return says;
}

TEST(Report, TellsWhatWhoAndWhen) {
    Evening evening;
    const Report report = evening.say("The farmer sows.").report();
    EXPECT_EQ(report.game.name, "First evening");
    EXPECT_EQ(report.campaign, "Sumter");
    EXPECT_THAT(report.people, ElementsAre("Ann"));
    EXPECT_EQ(report.inEffect, 2);
    const std::string text = markdownOf(report);
    EXPECT_THAT(text, HasSubstr("# First evening\n"));
    EXPECT_THAT(text, HasSubstr("Sumter · Life 1861 · 21 November 2026, "));
    EXPECT_THAT(
        markdownOf(reportOf(evening.game().file, evening.game().game, {.system = "1861", .things = {}})),
        HasSubstr("Sumter · 1861 · "));
    EXPECT_THAT(text, HasSubstr("- **2** The farmer sows.\n"));
    EXPECT_THAT(text, HasSubstr("People: Ann"));
    EXPECT_THAT(text, HasSubstr("The game is not over."));
}

TEST(Report, TimesAreThoseOfTheClockOnTheWall) {
    const char* before = std::getenv("TZ");
    const std::string zone = before == nullptr ? "" : before;
    ::setenv("TZ", "IST-5:30", 1);
    ::tzset();
    Evening evening;
    EXPECT_THAT(evening.say("The farmer sows.").markdown(), HasSubstr("22 November 2026, 01:35 to 02:35\n"));
    before == nullptr ? ::unsetenv("TZ") : ::setenv("TZ", zone.c_str(), 1);
    ::tzset();
}

TEST(Report, AMomentThatNoClockShowsIsSaidToBeUnreadableAndNotRepeated) {
    for (const char* forged : {"10000-01-01T00:00:00Z", "287168-08-04T16:00:00Z", "<b>*now*</b>"}) {
        Evening evening;
        evening.at(forged).say("The farmer sows.");
        for (const std::string& text : {evening.markdown(), evening.html()}) {
            EXPECT_THAT(text, HasSubstr("The farmer sows."));
            EXPECT_THAT(text, HasSubstr("at a time that cannot be read"));
            EXPECT_THAT(text, Not(HasSubstr("0-01-01")));
            EXPECT_THAT(text, Not(HasSubstr("287168")));
            EXPECT_THAT(text, Not(HasSubstr("*now*")));
        }
    }
}

TEST(Report, SidesAreToldWithThePeopleWhoPlayThem) {
    Evening evening;
    const json seating = {"french", "british"};
    evening.act(
        {{{"event", "started"}, {"say", "Again."}, {"seating", seating}},
         {{"event", "seated"}, {"side", "french"}, {"person", "Boris"}, {"say", "Boris plays the French."}}});
    evening.act(
        {{{"event", "game-over"}, {"winners", {"french"}}, {"reason", "gold"}, {"say", "The French win."}}});
    const Report report =
        reportOf(evening.game().file, evening.game().game,
                 {.system = "1762", .things = {{"french", "French"}, {"british", "British"}}});
    EXPECT_THAT(report.sides,
                ElementsAre(ToldSide{"French", "Boris", "win"}, ToldSide{"British", "", "loss"}));
    EXPECT_THAT(markdownOf(report), HasSubstr("French: Boris\n"));
    EXPECT_THAT(markdownOf(report), HasSubstr("## Verdict\n\nVictory: Boris (French). The French win.\n"));
    EXPECT_THAT(htmlOf(report), HasSubstr("French: Boris"));
}

TEST(Report, ADrawIsToldAsADraw) {
    Evening evening;
    evening.act({{{"event", "started"}, {"say", "Again."}, {"seating", {"union", "confederate"}}}});
    evening.act({{{"event", "game-over"},
                  {"winners", json::array()},
                  {"agreed", {"confederate", "union"}},
                  {"reason", "late"},
                  {"say", "Union and Confederate win."}}});
    EXPECT_THAT(evening.markdown(), HasSubstr("## Verdict\n\nA draw (late).\n"));
    EXPECT_EQ(evening.report().sides.front().outcome, "draw");
}

TEST(Report, AGameThatHasNotBegunHasAReport) {
    const db::TemporaryFolder folder;
    const db::AGame game(folder.file());
    const Report report = reportOf(game.file, game.game);
    EXPECT_THAT(markdownOf(report), HasSubstr("not begun"));
    EXPECT_THAT(htmlOf(report), HasSubstr("not begun"));
    EXPECT_EQ(db::kindThrownBy([&] { (void)reportOf(game.file, db::GameId{9}); }),
              db::Error::Kind::unknownGame);
}

TEST(Report, RoundsAreHeadings) {
    Evening evening;
    evening.say("In round one.");
    evening.act({{{"event", "round-ended"}, {"round", 1}, {"say", "All eat."}},
                 {{"event", "round-began"}, {"round", 2}, {"say", "A card is drawn."}}});
    evening.act({{{"event", "wagon-due"}, {"round", 7}, {"say", "A wagon comes in round 7."}}});
    const Report report = evening.say("In round two.").report();
    ASSERT_EQ(report.rounds.size(), 2U);
    EXPECT_EQ(report.rounds[0].number, 1);
    EXPECT_EQ(report.rounds[1].number, 2);
    EXPECT_EQ(report.rounds[0].acts.back().events.back().say, "All eat.");
    EXPECT_EQ(report.rounds[1].acts.front().events.front().say, "A card is drawn.");
    EXPECT_EQ(report.rounds[0].acts.back().seq, report.rounds[1].acts.front().seq);
    EXPECT_EQ(report.rounds[1].acts.size(), 3U);
    const std::string text = markdownOf(report);
    EXPECT_LT(text.find("## Round 1"), text.find("All eat."));
    EXPECT_LT(text.find("All eat."), text.find("## Round 2"));
    EXPECT_LT(text.find("## Round 2"), text.find("A card is drawn."));
}

TEST(Report, RoundsAreCalledWhatTheGameCallsThem) {
    Evening evening;
    evening.act({{{"event", "turn-began"}, {"round", 1}, {"say", "Union draws."}}});
    const db::AGame& played = evening.game();
    const ReportNames names{.system = "Hexes", .things = {{"round", "Turn"}}};
    const std::string text = markdownOf(reportOf(played.file, played.game, names));
    EXPECT_THAT(text, HasSubstr("## Turn 1\n"));
    EXPECT_THAT(text, Not(HasSubstr("Round")));
}

TEST(Report, ActsThatWereTakenBackAreCountedAndNotTold) {
    Evening evening;
    evening.say("The first try.").undo().say("The second try.");
    const Report report = evening.report();
    EXPECT_THAT(sentencesOf(report), ElementsAre("A game begins.", "The second try."));
    EXPECT_EQ(report.leftOut, 1);
    EXPECT_THAT(markdownOf(report), HasSubstr("2 acts. 1 was taken back and is not told."));
    EXPECT_THAT(htmlOf(report), Not(HasSubstr("The first try.")));
}

TEST(Report, SumsStandUnderTheirAct) {
    Evening evening;
    const std::string text = evening.act(json::array({attacked})).markdown();
    EXPECT_THAT(text, HasSubstr("- **2** The soldier hits.\n  - soldier: 3 (L61-COMBAT-01), same hex: 0 "
                                "(L61-COMBAT-03), overruled from \xE2\x88\x92"
                                "1 = 3\n"));
    EXPECT_THAT(evening.html(), HasSubstr("soldier: 3 (L61-COMBAT-01)"));
}

TEST(Report, ASumOfOnePartNeedsNoTotal) {
    Evening evening;
    evening.act(
        {{{"event", "moved"}, {"sum", {{{"part", "pace"}, {"value", 3}, {"clause", "L61-MOVE-01"}}}}}});
    EXPECT_THAT(evening.markdown(), HasSubstr("- **2** moved\n  - pace: 3 (L61-MOVE-01)\n"));
}

TEST(Report, RulingsAreListedWithTheirReasons) {
    Evening evening;
    evening.act({{{"event", "ruled"},
                  {"set", {{"/pieces/c1/place", "farm"}}},
                  {"reason", "it slipped"},
                  {"say", "x"}}});
    evening.act(json::array({attacked}));
    const Report report = evening.report();
    EXPECT_THAT(report.rulings, ElementsAre(Ruling{2, "C1, place: Farm", "it slipped"},
                                            Ruling{3,
                                                   "'same hex' counts 0 instead of \xE2\x88\x92"
                                                   "1 (L61-COMBAT-03)",
                                                   "a wall stands between"}));
    EXPECT_THAT(markdownOf(report),
                HasSubstr("## Rulings\n\n- **2** C1, place: Farm, the referee: it slipped\n"));
    EXPECT_THAT(htmlOf(report), HasSubstr("it slipped"));
}

TEST(Report, ARulingTellsFromWhatToWhatByWhomAndWhy) {
    Evening evening;
    evening.act({{{"event", "ruled"},
                  {"set", {{"/round", 3}, {"/sides/soldier/trade-goods", 4}}},
                  {"reason", "we forgot two"},
                  {"person", "Boris"},
                  {"say", "Boris rules: we forgot two"}}});
    ReportNames names;
    names.before[2] = {{"/round", "3"}, {"/sides/soldier/trade-goods", "2"}};
    const Report report = reportOf(evening.game().file, evening.game().game, names);
    const std::string what = "Soldier, trade goods: 2 \xE2\x86\x92 4";
    EXPECT_THAT(report.rulings, ElementsAre(Ruling{2, what, "we forgot two", "Boris"}))
        << "what was set to what it was is no change";
    const std::string told = what + ", Boris: we forgot two";
    EXPECT_THAT(markdownOf(report), HasSubstr("- **2** " + told + ".\n")) << "where it fell";
    EXPECT_THAT(markdownOf(report), HasSubstr("## Rulings\n\n- **2** " + told + "\n"));
    EXPECT_THAT(htmlOf(report), HasSubstr(told));
}

TEST(Report, ARulingIsToldInTheGamesOwnWords) {
    Evening evening;
    evening.act({{{"event", "ruled"},
                  {"set",
                   {{"/phase", "status"},
                    {"/pieces/c1/diseases", json::array({"fever", "wound"})},
                    {"/pieces/c1/gun", nullptr},
                    {"/pieces/c1/leaves-in", 4},
                    {"/sides/soldier/hand", json::array()}}},
                  {"hidden", json::array({"/sides/soldier/hand"})},
                  {"reason", "we forgot"},
                  {"say", "x"}}});
    ReportNames names;
    names.things = {{"c1", "Citizen 1"}};
    names.word = [](const std::string& key) {
        const std::map<std::string, std::string> words{
            {"phase", "stage"}, {"gun", "weapon"}, {"hand", "cards"}, {"fever", "a fever"}};
        const auto word = words.find(key);
        return word == words.end() ? std::string() : word->second;
    };
    const Report report = reportOf(evening.game().file, evening.game().game, names);
    ASSERT_EQ(report.rulings.size(), 1U);
    EXPECT_EQ(report.rulings.front().what,
              "Stage: Status; Citizen 1, diseases: A fever, Wound; Citizen 1, weapon: nothing; "
              "Citizen 1, leaves in: 4; Soldier, cards: set in secret")
        << "a key without a word is told by its own";
}

TEST(Report, OverrulesOfTheWholeGameAreRulings) {
    Evening evening;
    evening.act({{{"event", "started"},
                  {"overrule", {{{"clause", "L61-COMBAT-03"}, {"value", 0}, {"reason", "our house"}}}}}});
    EXPECT_THAT(evening.report().rulings,
                ElementsAre(Ruling{2, "L61-COMBAT-03 counts 0 in the whole game", "our house"}));
}

TEST(Report, NotesAreQuoted) {
    Evening evening;
    evening.note("tea\n1. with *sugar*");
    EXPECT_THAT(evening.markdown(), HasSubstr("\n> tea\n> 1\\. with \\*sugar\\*\n\n"));
    EXPECT_THAT(evening.html(), HasSubstr("<blockquote>tea\n1. with *sugar*</blockquote>"));
}

TEST(Report, TheVerdictIsTold) {
    Evening evening;
    evening.act({{{"event", "game-over"}, {"winners", {"soldier", "civilian"}}, {"reason", "survived"}}});
    EXPECT_THAT(evening.markdown(), HasSubstr("## Verdict\n\nWinners: Soldier, Civilian (survived).\n"));
    EXPECT_EQ(evening.report().verdict->winners.size(), 2U);
    Evening told;
    told.act(
        {{{"event", "game-over"}, {"winners", json::array()}, {"reason", "x"}, {"say", "Nobody lives."}}});
    EXPECT_THAT(told.html(), HasSubstr("<p class=\"verdict\">Nobody lives.</p>"));
}

TEST(Report, DiceThatFellOftenHaveATableOfTheirFaces) {
    Evening evening;
    for (int throws = 0; throws < 8; ++throws)
        evening.act({{{"event", "attacked"}}}, {{{"dice", "3d6"}, {"for", "attack"}, {"got", {6, 6, 1}}},
                                                {{"dice", "1d20"}, {"for", "luck"}, {"got", {7}}}});
    const std::string text = evening.markdown();
    EXPECT_THAT(text, HasSubstr("### d6, 24 thrown: mean 4.33, expected 3.50"));
    EXPECT_THAT(text, HasSubstr("| 6 | 16 | 4.0 |"));
    EXPECT_THAT(text, HasSubstr("\nd20, 8 thrown: mean 7.00, expected 10.50.\n"));
}

TEST(Report, AThingIsCalledByItsNameAndADealtDeckIsNotToldCardByCard) {
    Evening evening;
    json deal = json::array();
    for (int card = 0; card < 45; ++card)
        deal.push_back({{"dice", "card:territories"}, {"for", "deal"}, {"got", "new-zealand"}});
    deal.push_back({{"dice", "2d6"}, {"for", "first-british"}, {"got", {6, 1}}});
    evening.act({{{"event", "dealt"}, {"say", "The cards are dealt."}}}, deal);
    evening.act({{{"event", "chosen"}, {"say", "A capital."}}},
                {{{"dice", "one-of"}, {"for", "capital"}, {"got", "new-zealand"}}});
    const std::string text = markdownOf(
        reportOf(evening.game().file, evening.game().game,
                 {.system = "1762", .things = {{"british", "British"}, {"new-zealand", "New Zealand"}}}));
    EXPECT_THAT(text, HasSubstr("  - first, British, 2d6: 6 1; 45 cards and lots drawn\n"));
    EXPECT_THAT(text, HasSubstr("  - capital: New Zealand\n"));
}

TEST(Report, DiceAreCountedAgainstWhatWasToBeExpected) {
    Evening evening;
    evening.act({{{"event", "attacked"}}}, {{{"dice", "2d6"}, {"for", "attack"}, {"got", {6, 6}}},
                                            {{"dice", "1d3"}, {"for", "harm"}, {"got", {2}}},
                                            {{"dice", "coin"}, {"for", "start"}, {"got", "tails"}},
                                            {{"dice", "card:events"}, {"for", "event"}, {"got", "rally"}}});
    evening.act({{{"event", "attacked"}}}, {{{"dice", "1d6"}, {"for", "attack"}, {"got", {1}}}});
    evening.act({{{"event", "attacked"}}}, {{{"dice", "1d6"}, {"for", "attack"}, {"got", {5}}}}).undo();
    const std::vector<DiceTally> dice = evening.report().dice;
    ASSERT_EQ(dice.size(), 3U);
    EXPECT_EQ(dice[0].die, "coin");
    EXPECT_EQ(dice[0].faces[1], (FaceCount{"tails", 1, 0.5}));
    EXPECT_EQ(dice[1].die, "d3");
    EXPECT_EQ(dice[2].die, "d6");
    EXPECT_EQ(dice[2].thrown, 3);
    EXPECT_EQ(dice[2].faces.at(5), (FaceCount{"6", 2, 0.5}));
    EXPECT_EQ(dice[2].faces.at(4).fell, 0) << "the act was taken back";
    EXPECT_DOUBLE_EQ(dice[2].mean, 13.0 / 3);
    EXPECT_DOUBLE_EQ(dice[2].expectedMean, 3.5);
    const std::string text = evening.markdown();
    EXPECT_THAT(text, HasSubstr("\nd6, 3 thrown: mean 4.33, expected 3.50.\n"));
    EXPECT_THAT(text, Not(HasSubstr("| face |"))) << "three throws need no table";
    EXPECT_THAT(text, HasSubstr("  - attack, 2d6: 6 6; harm, 1d3: 2; start, coin: tails; event: Rally\n"));
}

TEST(Report, WhatOneSideAloneMaySeeIsNotTold) {
    Evening evening;
    evening.act({{{"event", "card-bought"}, {"say", "Ann buys a card."}, {"secret", "british"}}},
                {{{"dice", "card:empire"}, {"for", "empire-card"}, {"got", "levy"}}});
    evening.act({{{"event", "card-drawn"}, {"say", "Rain."}}},
                {{{"dice", "card:weather"}, {"for", "weather"}, {"got", "rain"}}});
    const std::string text = evening.markdown();
    EXPECT_THAT(text, HasSubstr("empire card: hidden"));
    EXPECT_THAT(text, Not(HasSubstr("levy")));
    EXPECT_THAT(text, HasSubstr("weather: Rain"));
}

TEST(Report, ARulingOnAHiddenHandDoesNotTellTheHand) {
    Evening evening;
    evening.act({{{"event", "ruled"},
                  {"set", {{"/round", 3}, {"/sides/british/hand", {"levy"}}}},
                  {"hidden", {"/sides/british/hand"}},
                  {"reason", "a card fell"},
                  {"say", "The referee rules: a card fell"}}});
    const std::string text = evening.markdown();
    EXPECT_THAT(text, HasSubstr("Round: 3; British, hand: set in secret"));
    EXPECT_THAT(text, Not(HasSubstr("levy")));
    EXPECT_THAT(evening.html(), Not(HasSubstr("levy")));
}

TEST(Report, RollsThatCannotBeReadAreLeftOut) {
    DiceCount count;
    for (const json& roll : std::vector<json>{nullptr,
                                              7,
                                              {{"dice", 6}},
                                              {{"dice", "d6"}, {"got", {1}}},
                                              {{"dice", "1d6"}, {"got", {0, 7, "x"}}},
                                              {{"dice", "1d6"}, {"got", 3}},
                                              {{"dice", "1d0"}, {"got", {1}}},
                                              {{"dice", "1d99999999999"}, {"got", {1}}},
                                              {{"dice", "1d6x"}, {"got", {1}}},
                                              {{"dice", "coin"}, {"got", "edge"}}})
        count.add(roll);
    EXPECT_THAT(count.tallies(), IsEmpty());
}

TEST(Report, EventsThatCannotBeReadDoNotStopIt) {
    Evening evening;
    for (const json& events : {json(), json("text"), json(7), json::array(), json::array({1, nullptr, "x"}),
                               json::array({{{"say", 7}, {"round", "x"}, {"sum", {1, 2}}, {"overrule", 3}}})})
        evening.act(events, json("x"));
    EXPECT_THAT(evening.say("The end.").markdown(), HasSubstr("The end."));
    EXPECT_THAT(evening.html(), HasSubstr("This entry cannot be read."));
}

TEST(Report, ATouchedLogIsSaid) {
    Evening evening;
    Report report = evening.say("x").report();
    EXPECT_THAT(markdownOf(report),
                HasSubstr("The log is in order: 2 entries. The last hash is " + report.game.tip));
    report.log.broken = db::Broken{2, Phrase("Entry 2 does not match its hash.")};
    EXPECT_THAT(markdownOf(report), HasSubstr("not as it was written. Entry 2"));
}

}  // namespace
}  // namespace adjutant::report
