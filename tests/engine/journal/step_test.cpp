// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/step.hpp"

#include <gtest/gtest.h>

#include <string>

namespace adjutant {
namespace {

TEST(Step, UndoneRedoneAndRewoundNameTheEntryThatTheyGoTo) {
    EXPECT_EQ(stepOf(R"([{"event":"undone","say":"Taken back.","seq":3}])"), (Step{Step::Kind::undo, 3}));
    EXPECT_EQ(stepOf(R"([{"event":"redone","say":"Done again.","seq":2}])"), (Step{Step::Kind::redo, 2}));
    EXPECT_EQ(stepOf(R"([{"event":"rewound","say":"Play goes on.","seq":1}])"),
              (Step{Step::Kind::rewind, 1}));
}

TEST(Step, WhatOnlySpeaksOfUndoingIsAnAct) {
    EXPECT_EQ(stepOf(R"([{"event":"noted","text":"\"undone\" is my favourite word","seq":1}])"), Step{});
    EXPECT_EQ(stepOf(R"([{"event":"moved"},{"event":"undone","seq":1}])"), Step{});
}

TEST(Step, WhatCannotBeReadIsAnAct) {
    for (const std::string events :
         {R"([{"event":"undone")", R"([{"event":"undone"}])", R"([{"event":"undone","seq":"1"}])",
          R"([{"event":"undone","seq":1.5}])", R"(["undone"])", "[]", ""}) {
        EXPECT_EQ(stepOf(events), Step{}) << events;
    }
}

}  // namespace
}  // namespace adjutant
