// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/seen_codes.hpp"

#include <gmock/gmock.h>

namespace adjutant::scanner {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using Time = SeenCodes::Time;

Code codeAt(const std::string& text, double x) {
    return {text, {Point{x, 0.1}, Point{x + 0.1, 0.1}, Point{x + 0.1, 0.2}, Point{x, 0.2}}, false};
}

TEST(SeenCodes, ACodeThatStaysInViewIsAnnouncedOnce) {
    SeenCodes seen;
    EXPECT_THAT(seen.see({codeAt("A", 0.1)}, Time(0)), ElementsAre("A"));
    for (int frame = 1; frame < 200; ++frame)
        EXPECT_THAT(seen.see({codeAt("A", 0.1)}, Time(33 * frame)), IsEmpty());
}

TEST(SeenCodes, ACodeThatWasMissedForAMomentIsNotAnnouncedAgain) {
    SeenCodes seen;
    seen.see({codeAt("A", 0.1)}, Time(0));
    seen.see({}, Time(700));
    EXPECT_THAT(seen.see({codeAt("A", 0.1)}, Time(1400)), IsEmpty());
}

TEST(SeenCodes, ACodeThatReturnsIsAnnouncedAgain) {
    SeenCodes seen;
    seen.see({codeAt("A", 0.1)}, Time(0));
    EXPECT_THAT(seen.see({codeAt("A", 0.1)}, Time(1501)), ElementsAre("A"));
}

TEST(SeenCodes, TheOutlineStaysForAMoment) {
    SeenCodes seen;
    seen.see({codeAt("A", 0.1)}, Time(0));
    seen.see({}, Time(100));
    EXPECT_THAT(seen.outlinedAt(Time(600)), SizeIs(1));
    EXPECT_THAT(seen.outlinedAt(Time(601)), IsEmpty());
}

TEST(SeenCodes, AMovingCodeHasOneOutlineWhereItIsNow) {
    SeenCodes seen;
    seen.see({codeAt("A", 0.1)}, Time(0));
    seen.see({codeAt("A", 0.5)}, Time(33));
    EXPECT_THAT(seen.outlinedAt(Time(33)), ElementsAre(codeAt("A", 0.5)));
}

TEST(SeenCodes, TwoLabelsWithTheSameTextAreAnnouncedOnceAndOutlinedTwice) {
    SeenCodes seen;
    EXPECT_THAT(seen.see({codeAt("A", 0.1), codeAt("A", 0.5)}, Time(0)), ElementsAre("A"));
    seen.see({codeAt("A", 0.11), codeAt("A", 0.51)}, Time(0));
    EXPECT_THAT(seen.outlinedAt(Time(0)), ElementsAre(codeAt("A", 0.11), codeAt("A", 0.51)));
}

TEST(SeenCodes, AfterClearingEverythingIsNew) {
    SeenCodes seen;
    seen.see({codeAt("A", 0.1)}, Time(0));
    seen.clear();
    EXPECT_THAT(seen.outlinedAt(Time(0)), IsEmpty());
    EXPECT_THAT(seen.see({codeAt("A", 0.1)}, Time(1)), ElementsAre("A"));
}

}  // namespace
}  // namespace adjutant::scanner
