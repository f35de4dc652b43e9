// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/chain.hpp"

#include <gtest/gtest.h>

namespace adjutant {
namespace {

const EntryText entry{.seq = 2,
                      .parent = 1,
                      .at = "2026-11-21T19:30:00Z",
                      .request = R"({"do":"note","text":"tea"})",
                      .rolls = "[]",
                      .events = R"([{"event":"noted"}])",
                      .hash = ""};

TEST(Chain, AHashIsSixtyFourLowerCaseHexDigits) {
    const std::string hash = chainHash("", entry);
    EXPECT_EQ(hash.size(), 64U);
    EXPECT_EQ(hash.find_first_not_of("0123456789abcdef"), std::string::npos);
}

TEST(Chain, TheHashOfTheSameEntryIsTheSame) { EXPECT_EQ(chainHash("aa", entry), chainHash("aa", entry)); }

TEST(Chain, EveryFieldAndThePreviousHashCount) {
    const std::string hash = chainHash("aa", entry);
    EXPECT_NE(chainHash("ab", entry), hash);
    for (const auto change :
         {+[](EntryText& e) { e.seq = 3; }, +[](EntryText& e) { e.parent = 0; },
          +[](EntryText& e) { e.at = "2026-11-21T19:30:01Z"; }, +[](EntryText& e) { e.request += ' '; },
          +[](EntryText& e) { e.rolls = "[[1]]"; }, +[](EntryText& e) { e.events = "[]"; }}) {
        EntryText touched = entry;
        change(touched);
        EXPECT_NE(chainHash("aa", touched), hash);
    }
}

TEST(Chain, TextMovedFromOneFieldToTheNextChangesTheHash) {
    EntryText moved = entry;
    moved.rolls = "[]" + moved.events;
    moved.events = "";
    EXPECT_NE(chainHash("", moved), chainHash("", entry));
}

TEST(Chain, AKnownEntryHasTheHashThatItAlwaysHad) {
    EXPECT_EQ(chainHash("", entry), "d8c7381ed29bddb45fdcb4cc91f1a7870560a79ab5ba53d79d2e74233f989989");
}

}  // namespace
}  // namespace adjutant
