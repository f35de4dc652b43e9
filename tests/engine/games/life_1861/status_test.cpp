// SPDX-License-Identifier: GPL-3.0-or-later
// The status stage, and its odds against hand-reckoned fractions.
#include <array>
#include <map>
#include <numeric>

#include "engine/chance/fraction.hpp"
#include "tests/engine/games/life_1861/life_table.hpp"

namespace adjutant::tests {
namespace {

json statusStage(const json& rolls = nullptr) {
    json request{{"do", "status-stage"}};
    if (!rolls.is_null()) request["rolls"] = rolls;
    return request;
}

/// Civilians that are dead already.
json dead(std::initializer_list<const char*> ids) {
    json set = json::object();
    for (const std::string id : ids) {
        set["/pieces/" + id + "/out"] = true;
        set["/pieces/" + id + "/health"] = 0;
        set["/pieces/" + id + "/place"] = nullptr;
    }
    return set;
}

TEST(Life1861Status, BothSidesStarveTogetherAndNobodyWins) {  // L61-WIN-05, L61-STATUS-04
    LifeTable table(dead({"c2", "c3", "c4"}));
    table.rule({{"/phase", "status"},
                {"/sides/soldier/food", 0},
                {"/sides/civilians/food", 0},
                {"/pieces/s1/health", 1},
                {"/pieces/c1/health", 1}});
    const json reply = table.take(statusStage());
    EXPECT_EQ(LifeTable::count(reply, "died"), 2) << "all losses from hunger come first";
    EXPECT_EQ(table.state("/verdict"), (json{{"winners", json::array()}, {"reason", "eliminated"}}));
    EXPECT_TRUE(LifeTable::event(reply, "bread-baked").is_null());
}

TEST(Life1861Status, OneCivilianEatsOneFood) {  // L61-STATUS-01
    LifeTable table(dead({"c1", "c2", "c4"}));
    table.rule({{"/phase", "status"}});
    table.take(statusStage({{1}}));
    EXPECT_EQ(table.state("/sides/civilians/food"), 6);
}

TEST(Life1861Status, OneFoodFeedsTwoCiviliansOfThree) {  // L61-STATUS-02
    LifeTable table(dead({"c4"}));
    table.rule({{"/phase", "status"}, {"/sides/civilians/food", 1}});
    const json reply = table.take(statusStage({{1}}));
    EXPECT_EQ(LifeTable::count(reply, "went-hungry"), 1);
    EXPECT_EQ(table.state("/pieces/c3/health"), 1);
}

TEST(Life1861Status, TheRefereeOverrulesHowMuchIsEaten) {  // L61-STATUS-01
    LifeTable table(json{{"/phase", "status"}, {"/sides/soldier/food", 0}});
    json act = statusStage({{1}});
    act["overrule"] = {{{"clause", "L61-STATUS-01"}, {"value", 0}, {"reason", "a feast"}}};
    const json reply = table.take(act);
    EXPECT_EQ(LifeTable::count(reply, "went-hungry"), 0);
    EXPECT_EQ(table.state("/sides/civilians/food"), 7);
}

TEST(Life1861Status, FedMayNameAnybodyInPlayOnce) {  // L61-STATUS-03
    LifeTable table(dead({"c4"}));
    table.rule({{"/phase", "status"}});
    for (const json& fed : {json{"c4"}, json{"c1", "c1"}, json{"m1"}, json{"x"}, json("c1")}) {
        json act = statusStage();
        act["fed"] = fed;
        EXPECT_EQ(table.refusal(act), "bad-parameter") << fed;
    }
    json act = statusStage({{1}});
    act["fed"] = {"s1", "c2"};
    table.take(act);
}

TEST(Life1861Status, ReliefIsForEachSideAtTheTownHall) {  // L61-CARD-09
    LifeTable table(json{{"/phase", "status"}, {"/event", "relief"}, {"/pieces/s1/place", "town-hall"}});
    const json reply = table.take(statusStage({{1}}));
    EXPECT_EQ(LifeTable::count(reply, "relief-given"), 2);
    EXPECT_EQ(LifeTable::event(reply, "relief-given").at("side"), "soldier");
}

TEST(Life1861Status, TyphoidEndsTheStageWhenItWipesOutASide) {  // L61-WIN-05, L61-DISEASE-05
    LifeTable table(json{{"/phase", "status"},
                         {"/pieces/s1/diseases", {"typhoid"}},
                         {"/pieces/s1/health", 1},
                         {"/pieces/c1/diseases", {"typhoid"}}});
    const json reply = table.take(statusStage({{20}, {2}}));
    EXPECT_EQ(LifeTable::count(reply, "disease-suffered"), 1) << "the second roll is not asked for";
    EXPECT_EQ(table.state("/verdict/winners"), json({"civilians"}));
    EXPECT_EQ(table.state("/round"), 1);
}

TEST(Life1861Status, TheSkirmishIsFoughtUnderEitherOption) {  // L61-BOARD-06
    for (const char* when : {"turn-end", "status"}) {
        LifeTable table(
            json{{"/phase", "status"}, {"/event", "skirmish"}, {"/pieces/c3/place", "battlefield"}},
            json{{"board-attacks", when}});
        const json reply = table.take(statusStage({{1}, {5}}));
        EXPECT_EQ(LifeTable::event(reply, "damaged").at("by"), "skirmish") << when;
    }
}

TEST(Life1861Status, TheNextPieceFollowsWhenOneDies) {  // L61-STATUS-08
    LifeTable table(json{{"/phase", "status"},
                         {"/pieces/c1/health", 1},
                         {"/pieces/b1/out", false},
                         {"/pieces/b1/place", "house"},
                         {"/pieces/b2/out", false},
                         {"/pieces/b2/place", "house"}},
                    json{{"board-attacks", "status"}});
    // c1 dies by the first bandit; c2 and c3 meet both.
    const json reply = table.take(statusStage({{1}, {6}, {1}, {1}, {1}, {1}}));
    EXPECT_EQ(LifeTable::count(reply, "bandit-attacked"), 5);
}

TEST(Life1861Status, PiecesThatTheFactsDoNotNameHaveNoBanditNear) {  // L61-BOARD-03
    LifeTable table(json{{"/phase", "status"},
                         {"/pieces/b1/out", false},
                         {"/pieces/b1/place", "house"},
                         {"/pieces/b2/out", false},
                         {"/pieces/b2/place", "house"}},
                    json{{"board-attacks", "status"}});
    json act = statusStage({{1}, {1}, {1}});
    act["bandits"] = {{"s1", {"b2", "b1"}}};
    const json reply = table.take(act);
    EXPECT_EQ(LifeTable::event(reply, "bandit-attacked").at("bandit"), "b1");
    EXPECT_EQ(LifeTable::count(reply, "bandit-attacked"), 2);
}

TEST(Life1861Status, OffersAskForTheBanditsNearEachPieceOnAnOwnBoard) {  // L61-BOARD-03
    LifeTable table(json{{"/phase", "status"},
                         {"/pieces/b1/out", false},
                         {"/pieces/b1/place", "h1"},
                         {"/pieces/b2/out", false},
                         {"/pieces/b2/place", "h2"}},
                    json{{"board-attacks", "status"}, {"positions", "asked"}});
    const json params = table.offers().at("actions").at(0).at("params");
    EXPECT_EQ(params.at(0).at("name"), "bandits-near-s1");
    EXPECT_EQ(params.size(), 5U);
    json act = statusStage({{1}, {1}, {1}});
    act["bandits-near-c3"] = {"b2", "b1"};
    const json reply = table.take(act);
    EXPECT_EQ(LifeTable::count(reply, "bandit-attacked"), 2);
    EXPECT_EQ(LifeTable::event(reply, "bandit-attacked").at("piece"), "c3");
    act["bandits-near-c3"] = {"b3"};
    table.rule({{"/phase", "status"}});
    EXPECT_EQ(table.refusal(act), "bad-parameter") << "not in play";
}

TEST(Life1861Status, WithAttacksAtTurnEndTheFactsAreCheckedButUnused) {
    LifeTable table(json{
        {"/phase", "status"}, {"/tension/level", 10}, {"/pieces/b1/out", false}, {"/pieces/b1/place", "h1"}});
    json act = statusStage({{1}});
    act["bandits"] = {{"s1", {"b2"}}};
    EXPECT_EQ(table.refusal(act), "bad-parameter");
    act["bandits"] = {{"s1", {"b1"}}};
    act["town"] = true;
    EXPECT_EQ(LifeTable::count(table.take(act), "bandit-attacked"), 0);
}

TEST(Life1861Status, AMerchantStaysForItsSecondRound) {  // L61-MERCHANT-06
    LifeTable table(json{{"/phase", "status"},
                         {"/pieces/m1/out", false},
                         {"/pieces/m1/place", "h1"},
                         {"/pieces/m1/leaves", 2}});
    EXPECT_TRUE(LifeTable::event(table.take(statusStage({{1}})), "npc-left").is_null());
    table.rule({{"/phase", "status"}});
    EXPECT_FALSE(LifeTable::event(table.take(statusStage({{1}})), "npc-left").is_null());
}

TEST(Life1861Status, OddsCountTheHealthOfEachSide) {  // section 7
    LifeTable table(json{{"/phase", "status"},
                         {"/pieces/s1/diseases", {"typhoid"}},
                         {"/pieces/c1/health", 1},
                         {"/pieces/c1/diseases", {"typhoid"}}});
    EXPECT_EQ(table.odds(statusStage()), (json{{"soldier-0,civilians-0", "4/9"},
                                               {"soldier-0,civilians-1", "2/9"},
                                               {"soldier-1,civilians-0", "2/9"},
                                               {"soldier-1,civilians-1", "1/9"}}));
}

TEST(Life1861Status, OddsStopWhereTheGameEnds) {  // L61-WIN-05
    LifeTable table(json{{"/phase", "status"},
                         {"/event", "skirmish"},
                         {"/pieces/s1/diseases", {"typhoid"}},
                         {"/pieces/s1/health", 1},
                         {"/pieces/c1/place", "battlefield"}});
    // 1/3 the Soldier dies of typhoid, and nobody is fired at any more.
    EXPECT_EQ(table.odds(statusStage()), (json{{"soldier-1,civilians-0", "1/3"},
                                               {"soldier-0,civilians-0", "4/9"},
                                               {"soldier-0,civilians-1", "2/9"}}));
}

using Healths = std::array<int, 5>;  // s1, c1 … c4
using Distribution = std::map<Healths, Fraction>;

/// The status stage reckoned by hand: who is hit, one after the other, until a side is wiped out.
class SecondReckoning {
  public:
    void hit(std::size_t piece, const Fraction& p, const Fraction& spared) {
        Distribution next;
        for (const auto& [healths, weight] : open_) {
            if (healths[piece] == 0) {
                next[healths] += weight;
                continue;
            }
            next[healths] += weight * spared;
            Healths hurt = healths;
            --hurt[piece];
            (isDecided(hurt) ? decided_ : next)[hurt] += weight * p;
        }
        open_ = std::move(next);
    }
    [[nodiscard]] json odds() const {
        std::map<std::string, Fraction> byLabel;
        for (const Distribution* part : {&open_, &decided_}) {
            for (const auto& [healths, weight] : *part) {
                const int civilians = 8 - std::accumulate(healths.begin() + 1, healths.end(), 0);
                byLabel["soldier-" + std::to_string(3 - healths[0]) + ",civilians-" +
                        std::to_string(civilians)] += weight;
            }
        }
        json odds = json::object();
        for (const auto& [label, p] : byLabel) odds[label] = p.text();
        return odds;
    }

  private:
    static bool isDecided(const Healths& healths) {
        return healths[0] == 0 || std::accumulate(healths.begin() + 1, healths.end(), 0) == 0;
    }

    Distribution open_{{Healths{3, 2, 2, 2, 2}, Fraction(1)}};
    Distribution decided_;
};

TEST(Life1861Status, OddsOfTheWorstCaseAgreeWithASecondReckoning) {
    json set{{"/phase", "status"}, {"/event", "skirmish"}, {"/tension/level", 9}};
    for (const std::string id : {"s1", "c1", "c2", "c3", "c4"}) {
        set["/pieces/" + id + "/place"] = "battlefield";
        set["/pieces/" + id + "/diseases"] = {"typhoid"};
    }
    for (const std::string id : {"b1", "b2", "b3", "b4"}) {
        set["/pieces/" + id + "/out"] = false;
        set["/pieces/" + id + "/place"] = "battlefield";
    }
    LifeTable table(set, json{{"board-attacks", "status"}});
    json act = statusStage();
    act["town"] = true;

    SecondReckoning reckoning;
    const Fraction third(1, 3);
    const Fraction twoThirds(2, 3);
    for (std::size_t piece = 0; piece < 5; ++piece) reckoning.hit(piece, third, twoThirds);  // typhoid
    for (std::size_t piece = 0; piece < 5; ++piece) reckoning.hit(piece, third, twoThirds);  // skirmish
    for (std::size_t piece = 0; piece < 5; ++piece) {
        for (int bandit = 0; bandit < 4; ++bandit) reckoning.hit(piece, third, twoThirds);
    }
    reckoning.hit(0, Fraction(1, 2), Fraction(1, 2));  // the town, at tension 9
    EXPECT_EQ(table.odds(act), reckoning.odds());
}

}  // namespace
}  // namespace adjutant::tests
