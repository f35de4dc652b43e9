// SPDX-License-Identifier: GPL-3.0-or-later
// A board of places joined by links of several kinds (land and sea, roads and rails). Places are numbered
// from 0; a system keeps their names. Links run both ways.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/words/contains.hpp"

namespace adjutant::graph {

using Node = std::size_t;

template <class Kind>
struct Link {
    Node to = 0;
    Kind kind{};
    auto operator<=>(const Link&) const = default;
};

template <class Kind>
class Graph {
  public:
    explicit Graph(std::size_t nodes = 0) : links_(nodes) {}

    [[nodiscard]] std::size_t size() const { return links_.size(); }
    /// The links of a place, in the order in which they were joined.
    [[nodiscard]] const std::vector<Link<Kind>>& from(Node node) const { return links_.at(node); }

    /// Joins two different places, once for each kind.
    void join(Node a, Node b, Kind kind) {
        if (joined(a, b, kind)) return;
        links_.at(a).push_back({b, kind});
        links_.at(b).push_back({a, kind});
    }

    [[nodiscard]] bool joined(Node a, Node b) const {
        const auto& links = from(a);
        return std::any_of(links.begin(), links.end(), [b](const Link<Kind>& link) { return link.to == b; });
    }
    [[nodiscard]] bool joined(Node a, Node b, Kind kind) const {
        const auto& links = from(a);
        return contains(links, Link<Kind>{b, kind});
    }

    /// Every place that a chain of links leads to from `start`, itself included, each link being one that
    /// `passes(node, link)`. One flag a place.
    template <class Passes>
    [[nodiscard]] std::vector<bool> reachable(Node start, Passes passes) const {
        std::vector<bool> seen(size(), false);
        std::vector<Node> open{start};
        seen.at(start) = true;
        while (!open.empty()) {
            const Node here = open.back();
            open.pop_back();
            for (const Link<Kind>& link : links_[here]) {
                if (seen[link.to] || !passes(here, link)) continue;
                seen[link.to] = true;
                open.push_back(link.to);
            }
        }
        return seen;
    }
    [[nodiscard]] std::vector<bool> reachable(Node start) const {
        return reachable(start, [](Node, const Link<Kind>&) { return true; });
    }

  private:
    std::vector<std::vector<Link<Kind>>> links_;
};

}  // namespace adjutant::graph
