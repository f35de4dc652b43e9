// SPDX-License-Identifier: GPL-3.0-or-later
// Lines drawn piece by piece, read as chains: each chain runs from one end to another, an end being a node
// that stops every chain, or one where lines fork or come to an end. Every piece is in exactly one chain.
#pragma once

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace adjutant {

template <class Node>
using Chain = std::vector<Node>;

/// `stops(node)`: does every chain end there?
template <class Node, class Stops>
std::vector<Chain<Node>> chainsOf(const std::vector<std::pair<Node, Node>>& pieces, Stops stops) {
    std::map<Node, std::set<Node>> beside;
    for (const auto& [a, b] : pieces) {
        if (a == b) continue;
        beside[a].insert(b);
        beside[b].insert(a);
    }
    std::set<std::pair<Node, Node>> walked;
    std::vector<Chain<Node>> chains;
    const auto walk = [&](const Node& from, const Node& towards) {
        Chain<Node> chain{from};
        Node last = from;
        Node here = towards;
        while (walked.insert({std::min(last, here), std::max(last, here)}).second) {
            chain.push_back(here);
            if (stops(here) || beside[here].size() != 2) break;
            const Node next = *beside[here].begin() == last ? *beside[here].rbegin() : *beside[here].begin();
            last = std::exchange(here, next);
        }
        if (chain.size() > 1) chains.push_back(std::move(chain));
    };
    for (const auto& [node, others] : beside) {
        if (!stops(node) && others.size() == 2) continue;
        for (const Node& other : others) walk(node, other);
    }
    // What is left runs in circles.
    for (const auto& [node, others] : beside) {
        for (const Node& other : others) walk(node, other);
    }
    return chains;
}

}  // namespace adjutant
