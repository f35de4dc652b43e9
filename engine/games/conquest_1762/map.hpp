// SPDX-License-Identifier: GPL-3.0-or-later
// The map in play: territories in map order, joined by land and sea. Never changes during a game.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/board/graph.hpp"
#include "engine/games/conquest_1762/map_data.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::conquest {

enum class LinkKind { land, sea };

/// The refusal of a map that the rules cannot use; `why` ends the sentence.
[[nodiscard]] tl::unexpected<Refusal> unplayable(Phrase why);

// How many of them win, so that a map of one's own has as many: C62-WIN-01, C62-WIN-02.
inline constexpr int continentsToWin = 4, capitalsToWin = 8;

class Map {
  public:
    using Node = graph::Node;

    /// A map that can be played, or why it cannot: unknown or doubled names, links that run one way only,
    /// places that cannot be reached, too few continents or capitals, no room for the capitals.
    static Expected<std::shared_ptr<const Map>> make(MapData data);
    /// The house map.
    static const Map& house();

    [[nodiscard]] const MapData& data() const { return data_; }
    [[nodiscard]] const std::vector<TerritoryData>& territories() const { return data_.territories; }
    [[nodiscard]] const std::vector<ContinentData>& continents() const { return data_.continents; }
    [[nodiscard]] bool has(const PlaceId& id) const { return nodes_.contains(id); }
    /// The territory of that id; the id is known.
    [[nodiscard]] const TerritoryData& at(const PlaceId& id) const { return data_.territories[node(id)]; }
    [[nodiscard]] const std::string& nameOf(const PlaceId& id) const { return at(id).name; }
    [[nodiscard]] Node node(const PlaceId& id) const { return nodes_.at(id); }
    [[nodiscard]] const PlaceId& id(Node node) const { return data_.territories[node].id; }
    [[nodiscard]] const graph::Graph<LinkKind>& graph() const { return graph_; }
    /// The territories of a continent, in map order.
    [[nodiscard]] std::vector<PlaceId> of(const ContinentData& continent) const;

    [[nodiscard]] bool linkedByLand(const PlaceId& a, const PlaceId& b) const {
        return graph_.joined(node(a), node(b), LinkKind::land);
    }
    [[nodiscard]] bool linked(const PlaceId& a, const PlaceId& b) const {
        return graph_.joined(node(a), node(b));
    }

    /// How many tiles of each resource there are: one for each territory.
    [[nodiscard]] const std::map<Resource, int>& tiles() const { return tiles_; }
    /// How many toppers of each number there are.
    [[nodiscard]] const std::map<int, int>& toppers() const { return toppers_; }

  private:
    explicit Map(MapData data) : data_(std::move(data)), graph_(data_.territories.size()) {}

    [[nodiscard]] Allowed readNames();
    [[nodiscard]] Allowed readLinks();
    [[nodiscard]] Allowed readTiles();
    [[nodiscard]] Allowed checkReach() const;
    [[nodiscard]] Allowed checkCapitals() const;
    [[nodiscard]] bool roomForCapitals() const;

    MapData data_;
    graph::Graph<LinkKind> graph_;
    std::map<PlaceId, Node> nodes_;
    std::map<Resource, int> tiles_;
    std::map<int, int> toppers_;
};

/// A group's own map in the options of a game. Read from JSON it is checked; see own_map_wire.hpp.
struct OwnMap {
    std::shared_ptr<const Map> map;

    friend bool operator==(const OwnMap& a, const OwnMap& b) {
        return a.map == b.map || a.map->data() == b.map->data();
    }
    friend auto operator<=>(const OwnMap& a, const OwnMap& b) { return a.map->data() <=> b.map->data(); }
};

}  // namespace adjutant::conquest
