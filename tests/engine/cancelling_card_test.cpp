// SPDX-License-Identifier: GPL-3.0-or-later
// Which card of a hidden hand cancels which act (engine/play/readings.hpp), tried at the table.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/games.hpp"
#include "engine/readings.hpp"
#include "engine/table.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

TEST(TheCardThatCancels, CancelsTheActThatIsDoneAgainWithTheSideThatHoldsIt) {  // C62-CARD-06
    const auto cancels = readingsOf("conquest-1762").cancels;
    ASSERT_TRUE(cancels);
    Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1}; }}};
    const auto take = [&](const json& request) {
        json reply = table.answer(request);
        EXPECT_TRUE(reply.value("ok", false)) << request << " " << reply;
        return reply;
    };
    take({{"do", "start"},
          {"system", "conquest-1762"},
          {"options",
           {{"sides", {"british", "french"}},
            {"setup", "standard"},
            {"reinforcement", "spread"},
            {"first", "british"}}},
          {"seed", 1762}});
    take({{"do", "ruling"},
          {"set",
           {{"/phase", "build"},
            {"/sides/british/hand", {"levy"}},
            {"/sides/french/hand", {std::string(cancels->card)}}}},
          {"reason", "the test begins here"}});
    json act{{"do", std::string(cancels->act)}, {"card", "levy"}};
    const auto isVetoed = [](const json& reply) {
        return std::ranges::any_of(reply.at("events"),
                                   [](const json& event) { return event.at("event") == "card-vetoed"; });
    };
    EXPECT_FALSE(isVetoed(take(act)));
    take({{"do", "undo"}});
    act[std::string(cancels->parameter)] = "french";
    EXPECT_TRUE(isVetoed(take(act)));
}

TEST(TheCardThatCancels, IsInNoGameThatKeepsNoHandsHidden) {
    for (const char* open : {"life-1861", "hex-acw", "civil-war-1863", "one-stat"})
        EXPECT_FALSE(readingsOf(open).cancels) << open;
}

}  // namespace
}  // namespace adjutant
