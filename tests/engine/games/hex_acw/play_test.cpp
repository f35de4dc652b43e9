// SPDX-License-Identifier: GPL-3.0-or-later
// Random play under every option, through the offers alone: all that is offered is accepted, and a game comes
// to its end.
#include <gtest/gtest.h>

#include <set>

#include "tests/engine/games/hex_acw/battle.hpp"
#include "tests/engine/random_play.hpp"

namespace adjutant::acw {
namespace {

using nlohmann::json;

struct Variant {
    const char* name;
    json options;

    friend void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }
};

class AcwPlay : public testing::TestWithParam<Variant> {};

TEST_P(AcwPlay, EveryOfferIsAcceptedToTheEndOfTheGame) {
    Battle battle(GetParam().options);
    tests::RandomPlayer player(7);
    for (int act = 0; act < 1500; ++act) {
        const json action = player.choose(battle.ask({{"ask", "actions"}}));
        if (action.is_null()) break;
        const json reply = battle.table.answer(action);
        ASSERT_TRUE(reply.value("ok", false)) << action << reply;
    }
    if (GetParam().options.value("scenario", "") == "own") return;  // painting a board need not end
    EXPECT_EQ(battle.state("/phase"), "over");
    EXPECT_EQ(battle.state("/round"), 15);
}

const std::vector<Variant> variants{
    {"StoneFord", {{"scenario", "stone-ford"}}},
    {"FreeTurns", {{"turn-in-place", "free"}}},
    {"AnyEngaged", {{"engaged-moves", "any"}, {"scenario", "stone-ford"}}},
    {"FrontArcAndTargetTies", {{"artillery-arc", "front"}, {"sight-ties", "target"}, {"hills-block", false}}},
    {"PerTarget", {{"morale-timing", "per-target"}, {"demoralised", "both"}}},
    {"Asked", {{"positions", "asked"}}},
    {"AskedPerTargetFree",
     {{"positions", "asked"},
      {"morale-timing", "per-target"},
      {"turn-in-place", "free"},
      {"scenario", "stone-ford"}}},
    {"Own", {{"scenario", "own"}}},
    {"OwnAsked", {{"scenario", "own"}, {"positions", "asked"}}}};

INSTANTIATE_TEST_SUITE_P(Options, AcwPlay, testing::ValuesIn(variants),
                         [](const auto& info) { return info.param.name; });

/// All that a unit may legally do by the rules, tried hex by hex, against what is offered.
TEST(AcwOffers, NameEveryHexAndEveryTargetThatIsLegal) {
    Battle battle;
    tests::RandomPlayer player(3);
    for (int act = 0; act < 120; ++act) {
        const json reply = battle.ask({{"ask", "actions"}});
        std::set<std::string> offered;
        for (const json& offer : reply.at("actions")) {
            if (offer["do"] == "move" && offer["params"].size() == 2 && offer["params"][1]["name"] == "to") {
                for (const json& to : offer["params"][1]["choices"]) {
                    offered.insert(offer["params"][0]["default"].get<std::string>() + ' ' +
                                   to.get<std::string>());
                }
            }
            if (offer["do"] == "shoot") {
                offered.insert(offer["params"][0]["default"].get<std::string>() + '>' +
                               offer["params"][1]["default"].get<std::string>());
            }
        }
        std::set<std::string> legal;
        if (act % 10 == 0) {
            const json pieces = battle.state("/pieces");
            for (const auto& [unit, piece] : pieces.items()) {
                for (char column = 'A'; column <= 'I'; ++column) {
                    for (char row = '1'; row <= '6'; ++row) {
                        const std::string to{column, row};
                        const json odds = battle.ask(
                            {{"ask", "odds"}, {"action", {{"do", "move"}, {"unit", unit}, {"to", to}}}});
                        if (odds.at("ok")) legal.insert(std::string(unit).append(" ").append(to));
                    }
                }
                for (const auto& [target, other] : pieces.items()) {
                    const json odds =
                        battle.ask({{"ask", "odds"},
                                    {"action", {{"do", "shoot"}, {"shooter", unit}, {"target", target}}}});
                    if (odds.at("ok")) legal.insert(std::string(unit).append(">").append(target));
                }
            }
            ASSERT_EQ(offered, legal) << "act " << act;
        }
        const json action = player.choose(reply);
        if (action.is_null()) break;
        battle.act(action);
    }
}

}  // namespace
}  // namespace adjutant::acw
