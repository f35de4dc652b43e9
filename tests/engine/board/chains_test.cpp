// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/chains.hpp"

#include <gmock/gmock.h>

namespace adjutant {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;
using Pairs = std::vector<std::pair<char, char>>;

const auto nowhere = [](char) { return false; };

TEST(Chains, PiecesInAnyOrderAndDirectionBecomeOneChain) {
    EXPECT_THAT(chainsOf(Pairs{{'c', 'b'}, {'d', 'c'}, {'a', 'b'}}, nowhere),
                ElementsAre(ElementsAre('a', 'b', 'c', 'd')));
}

TEST(Chains, EndAtForksAndAtStops) {
    EXPECT_THAT(chainsOf(Pairs{{'a', 'b'}, {'b', 'c'}, {'b', 'd'}}, nowhere),
                UnorderedElementsAre(ElementsAre('a', 'b'), ElementsAre('b', 'c'), ElementsAre('b', 'd')));
    EXPECT_THAT(chainsOf(Pairs{{'a', 'b'}, {'b', 'c'}}, [](char node) { return node == 'b'; }),
                UnorderedElementsAre(ElementsAre('a', 'b'), ElementsAre('b', 'c')));
}

TEST(Chains, ACircleIsOneChainThatComesBack) {
    EXPECT_THAT(chainsOf(Pairs{{'a', 'b'}, {'b', 'c'}, {'c', 'a'}}, nowhere),
                ElementsAre(ElementsAre('a', 'b', 'c', 'a')));
}

TEST(Chains, APieceThatIsGivenTwiceOrLeadsNowhereCountsOnceOrNotAtAll) {
    EXPECT_THAT(chainsOf(Pairs{{'a', 'b'}, {'b', 'a'}, {'c', 'c'}}, nowhere),
                ElementsAre(ElementsAre('a', 'b')));
}

}  // namespace
}  // namespace adjutant
