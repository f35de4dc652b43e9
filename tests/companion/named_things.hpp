// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to be named in each game: asked of the engine, over the recorded games.
#pragma once

#include <map>
#include <set>
#include <string>
#include <unordered_set>

namespace adjutant::companion {

/// What the engine gives words for: the id, its kind, and for values whose they are.
struct Named {
    std::string kind, of, id;
    auto operator<=>(const Named&) const = default;
    [[nodiscard]] std::string key() const { return kind + ':' + (of.empty() ? "" : of + ':') + id; }
};

/// Everything that one system names.
struct NamedThings {
    std::set<Named> names;
    std::set<std::string> places;          ///< the ids of places, sides and whatever has a name in a state
    std::set<std::string> given;           ///< what people named in the options they began with
    std::set<std::string> data;            ///< texts of the rules' data: names of places, lines of sums
    std::set<std::string> keys;            ///< of the state: what a ruling on "all the rest" leads through
    std::set<Named> values;                ///< words that a state holds, each of its key
    std::unordered_set<std::string> said;  ///< every word of its answers and questions, numbers in it as #
    bool contains(const Named& name) const { return names.contains(name); }
};

/// By system; found once.
[[nodiscard]] const std::map<std::string, NamedThings>& namedThings();

}  // namespace adjutant::companion
