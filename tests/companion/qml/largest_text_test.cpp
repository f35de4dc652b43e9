// SPDX-License-Identifier: GPL-3.0-or-later
// With the largest text nothing is cut off and no words are printed over others, in any form of the window.
#include "tests/companion/pages_in_full.hpp"

namespace adjutant::companion {
namespace {

class LargestText : public PagesInFull {};

TEST_P(LargestText, IsNeitherCutNorOverprinted) {
    ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam(), {}, {}));
    evening.companion.settings().setTextScale(1.5);
    open();
    examineAllPages();
}

INSTANTIATE_TEST_SUITE_P(EverySystem, LargestText,
                         testing::Values("life-1861", "hex-acw", "conquest-1762", "civil-war-1863",
                                         "one-stat"),
                         [](const auto& system) { return QString(system.param).remove('-').toStdString(); });

}  // namespace
}  // namespace adjutant::companion
