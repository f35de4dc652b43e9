// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose (ledger, section 2).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/conquest_1762/map.hpp"
#include "engine/games/conquest_1762/words.hpp"

namespace adjutant::conquest {

struct Options {
    DiceMode dice = DiceMode::app;
    std::vector<SideId> sides{{"british"}, {"french"}, {"prussian"}, {"spanish"}};
    std::map<SideId, std::string> names;
    std::string first = "roll";  ///< "roll" or a side
    std::optional<Setup> setup;  ///< filled in by setup(): depends on `dice`
    Deal deal = Deal::random;
    FarmersHand farmersHand = FarmersHand::redeal;
    Reinforcement reinforcement = Reinforcement::allAtOnce;
    ReinforcementCount reinforcementCount = ReinforcementCount::additional;
    Casualties casualties = Casualties::difference;
    Defence defence = Defence::choose;
    PlunderValues plunderValues = PlunderValues::text;
    int portLimit = 5;
    BankKind bank = BankKind::open;
    bool capitalRaids = true;
    bool loneAttacker = true;
    std::optional<Hands> hands;  ///< only when private: the ledger's list knows no such option
    std::optional<OwnMap> map;   ///< a group's own board; the house map when there is none

    static constexpr auto fields() {
        using O = Options;
        return listed(field("dice", &O::dice), field("sides", &O::sides), field("names", &O::names),
                      field("first", &O::first), field("setup", &O::setup), field("deal", &O::deal),
                      field("farmers-hand", &O::farmersHand), field("reinforcement", &O::reinforcement),
                      field("reinforcement-count", &O::reinforcementCount),
                      field("casualties", &O::casualties), field("defence", &O::defence),
                      field("plunder-values", &O::plunderValues), field("port-limit", &O::portLimit),
                      field("bank", &O::bank), field("capital-raids", &O::capitalRaids),
                      field("lone-attacker", &O::loneAttacker), sparse("hands", &O::hands),
                      sparse("map", &O::map));
    }
    auto operator<=>(const Options&) const = default;
};

/// The five factions, in the order of the ledger: their names as titles and inside a sentence.
struct Faction {
    std::string_view id;
    std::string_view name;
    std::string_view people;
};
inline constexpr std::array<Faction, 5> factions{
    Faction{"british", "British", "the British"}, Faction{"french", "French", "the French"},
    Faction{"prussian", "Prussian", "the Prussians"}, Faction{"spanish", "Spanish", "the Spanish"},
    Faction{"ottoman", "Ottoman", "the Ottomans"}};

}  // namespace adjutant::conquest
