// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/graph.hpp"

#include <gtest/gtest.h>

namespace adjutant::graph {
namespace {

enum class Way { land, sea };

/// 0 – 1 – 2 by land, 2 ~ 3 by sea, 4 alone.
Graph<Way> coast() {
    Graph<Way> graph(5);
    graph.join(0, 1, Way::land);
    graph.join(1, 2, Way::land);
    graph.join(2, 3, Way::sea);
    graph.join(2, 3, Way::sea);
    return graph;
}

TEST(Graph, LinksRunBothWaysAndOnceForEachKind) {
    const auto graph = coast();
    EXPECT_TRUE(graph.joined(2, 3));
    EXPECT_TRUE(graph.joined(3, 2, Way::sea));
    EXPECT_FALSE(graph.joined(3, 2, Way::land));
    EXPECT_EQ(graph.from(3).size(), 1U);
}

TEST(Graph, ReachesWhatAChainOfLinksLeadsTo) {
    const auto graph = coast();
    EXPECT_EQ(graph.reachable(0), (std::vector<bool>{true, true, true, true, false}));
    const auto byLand =
        graph.reachable(0, [](Node, const Link<Way>& link) { return link.kind == Way::land; });
    EXPECT_EQ(byLand, (std::vector<bool>{true, true, true, false, false}));
}

}  // namespace
}  // namespace adjutant::graph
