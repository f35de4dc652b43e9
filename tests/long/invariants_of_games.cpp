// SPDX-License-Identifier: GPL-3.0-or-later
// What each game promises besides.
#include <algorithm>
#include <functional>
#include <map>

#include "tests/long/invariants.hpp"

namespace adjutant::longs {
namespace {

using nlohmann::json;

std::int64_t countOf(const json& list, const std::function<bool(const json&)>& is) {
    return std::ranges::count_if(list, is);
}

class OfLife final : public Invariants {
  public:
    explicit OfLife(const json& first) : Invariants(first) {}

  private:
    void lookAt(const json& next) override {
        const auto level = next.at("tension").at("level").get<int>();
        require(level >= 1 && level <= 10, "tension is " + std::to_string(level));
        require(next.at("tension").at("counter").get<int>() <= 2, "the counter of tension is beyond 2");
        for (const auto& [name, deck] : next.at("decks").items()) requireWholeDeck(name, deck, 0);
        for (const auto& [id, was] : before().at("pieces").items()) {
            const bool person = was.contains("health");
            if (person && was.at("out").get<bool>())
                require(next.at("pieces").at(id).at("out").get<bool>(), id + " came back from the dead");
            if (person) lookAtTurnsOf(id, next.at("pieces").at(id).at("turns").get<int>());
        }
        lookAtRow(next);
    }

    /// A Civilian has one turn a round, the Soldier two (L61-TURN-01).
    void lookAtTurnsOf(const std::string& id, int turns) {
        require(turns <= (id == "s1" ? 2 : 1), id + " has taken " + std::to_string(turns) + " turns");
    }

    /// Not two turns of the Soldier in a row (L61-TURN-02). A turn may begin and end in one act.
    void lookAtRow(const json& next) {
        if (next.at("round") != before().at("round")) lastPiece_.clear();
        for (const auto& [id, was] : before().at("pieces").items()) {
            if (!was.contains("turns") || next.at("pieces").at(id).at("turns") <= was.at("turns")) continue;
            require(id != "s1" || lastPiece_ != "s1", "the Soldier has two turns in a row");
            lastPiece_ = id;
        }
    }

    std::string lastPiece_;
};

class OfAcw final : public Invariants {
  public:
    explicit OfAcw(const json& first) : Invariants(first) {}

  private:
    void lookAt(const json& next) override {
        require(next.at("round").get<int>() <= 15, "a sixteenth round");
        for (const auto& [side, deck] : next.at("decks").items()) {
            requireWholeDeck(side, deck, 0);
        }
        std::map<std::string, std::string> hexes;
        std::map<std::string, int> units;
        for (const auto& [id, piece] : next.at("pieces").items()) {
            if (!piece.contains("facing")) continue;  // a commander
            ++units[piece.at("side").get<std::string>()];
            const bool stands = !piece.at("out").get<bool>() && !piece.at("reserve").get<bool>() &&
                                !piece.at("place").is_null();
            if (!stands) continue;
            const auto [there, free] = hexes.emplace(piece.at("place").dump(), id);
            require(free, id + " and " + there->second + " stand in one hex");
        }
        for (const auto& [side, count] : units) require(count <= 9, side + " has ten units");
        lookAtOrder(next);
    }

    /// Each side has one turn a round, the first of the seating first (ACW-TURN-05).
    void lookAtOrder(const json& next) {
        const json& was = before().at("active");
        const json& active = next.at("active");
        if (was.is_null() || active.is_null() || was == active) return;
        const bool begins = active == next.at("seating").at(0);
        require(begins == (next.at("round") != before().at("round")), "a side has two turns in a round");
    }
};

class OfConquest final : public Invariants {
  public:
    explicit OfConquest(const json& first) : Invariants(first) {}

  private:
    void lookAt(const json& next) override {
        std::int64_t held = 0;
        for (const auto& [id, side] : next.at("sides").items())
            held += static_cast<std::int64_t>(side.at("hand").size());
        requireWholeDeck("empire", next.at("decks").at("empire"), held);
        require(next.at("pieces").size() == 5 * next.at("seating").size(), "warships were made or lost");
        for (const auto& [id, ship] : next.at("pieces").items())
            require(ship.at("sailors").get<int>() <= 4, id + " has more than four sailors");
        for (const auto& [place, territory] : next.at("territories").items()) {
            const json& owner = territory.at("owner");
            const bool known = owner.is_null() || owner == "natives" || next.at("sides").contains(owner);
            require(known, place + " belongs to " + owner.dump());
        }
        lookAtBank(next);
        lookAtOrder(next);
    }

    /// What the box holds and the sides have is what the box held.
    void lookAtBank(const json& next) {
        if (next.at("bank").is_null()) return;
        for (const auto& [resource, left] : next.at("bank").items()) {
            std::int64_t all = left.get<std::int64_t>();
            bool counted = true;
            for (const auto& [id, side] : next.at("sides").items()) {
                if (resource != "gold") counted = counted && side.contains("resources");
                if (resource == "gold")
                    all += side.at("gold").get<std::int64_t>();
                else if (counted)
                    all += side.at("resources").at(resource).get<std::int64_t>();
            }
            if (!counted) continue;
            const auto [known, first] = bank_.emplace(resource, all);
            require(first || known->second == all, "of " + resource + " there are " + std::to_string(all) +
                                                       ", and were " + std::to_string(known->second));
        }
    }

    /// Round the table; who is out is passed over (C62-TURN).
    void lookAtOrder(const json& next) {
        const json& was = before().at("active");
        const json& active = next.at("active");
        const bool both = !was.is_null() && !active.is_null() && was != active;
        if (!both || before().at("turn").is_null()) return;
        const json& seating = next.at("seating");
        auto at = static_cast<std::size_t>(std::ranges::find(seating, was) - seating.begin());
        do at = (at + 1) % seating.size();
        while (next.at("sides").at(seating[at].get<std::string>()).at("out").get<bool>());
        require(seating[at] == active, "after " + was.dump() + " came " + active.dump());
    }

    std::map<std::string, std::int64_t> bank_;
};

class OfCivilWar final : public Invariants {
  public:
    explicit OfCivilWar(const json& first) : Invariants(first) {}

  private:
    void lookAt(const json& next) override {
        requireNobodyComesBack(next);
        const json& cities = next.at("cities");
        const auto fortified =
            countOf(cities, [](const json& city) { return !city.at("fortified").is_null(); });
        require(next.at("markers").at("doubling").get<std::int64_t>() + fortified == 6,
                "markers of fortification were made or lost");
        std::set<std::string> disabled;
        for (const auto& [id, piece] : next.at("pieces").items())
            if (!piece.at("disabled").is_null() && !piece.at("out").get<bool>())
                disabled.insert(piece.at("disabled").get<std::string>());
        require(next.at("markers").at("disabled").get<std::size_t>() + disabled.size() == 3,
                "markers of disabled pieces were made or lost");
        const json& was = before().at("turn").at("side");
        const json& side = next.at("turn").at("side");
        const bool roundBegins = next.at("round") != before().at("round");
        require(!roundBegins || (was == "union" && side == "confederate"), "a round began out of turn");
        require(was == side || roundBegins || was == "confederate", "the Union moved twice in a round");
    }
};

class OfOneStat final : public Invariants {
  public:
    explicit OfOneStat(const json& first) : Invariants(first) {}

  private:
    void lookAt(const json& next) override {
        const bool newRound = next.at("round") != before().at("round");
        for (const auto& [id, was] : before().at("pieces").items()) {
            const json& piece = next.at("pieces").at(id);
            if (!newRound && was.at("activated").get<bool>())
                require(piece.at("activated").get<bool>(), id + " may be activated twice in a round");
        }
        for (const auto& [id, token] : before().at("tokens").items())
            require(next.at("tokens").contains(id), "the token " + id + " vanished");
        for (const auto& [id, token] : next.at("tokens").items())
            require(token.at("by").is_null() || !next.at("pieces").at(token.at("by")).at("out").get<bool>(),
                    "somebody who is out carries " + id);
        for (const json& frame : next.at("stack"))
            require(next.at("pieces").contains(frame.at("fighter")), "nobody is activated");
    }
};

template <class Of>
std::unique_ptr<Invariants> make(const json& first) {
    return std::make_unique<Of>(first);
}

const std::map<std::string, std::unique_ptr<Invariants> (*)(const json&)>& makers() {
    static const std::map<std::string, std::unique_ptr<Invariants> (*)(const json&)> makers{
        {"life-1861", make<OfLife>},
        {"hex-acw", make<OfAcw>},
        {"conquest-1762", make<OfConquest>},
        {"civil-war-1863", make<OfCivilWar>},
        {"one-stat", make<OfOneStat>}};
    return makers;
}

}  // namespace

std::unique_ptr<Invariants> Invariants::of(const std::string& system, const json& first) {
    auto invariants = makers().at(system)(first);
    return invariants;
}

const std::vector<std::string>& systemsWithInvariants() {
    static const std::vector<std::string> systems = [] {
        std::vector<std::string> all;
        for (const auto& [system, make] : makers()) all.push_back(system);
        return all;
    }();
    return systems;
}

}  // namespace adjutant::longs
