// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/conquest_1762/map.hpp"
#include "engine/games/conquest_1762/words.hpp"
#include "engine/play/option.hpp"
#include "messages/conquest_1762.hpp"

namespace adjutant::conquest {

// How a form offers what no type tells.
[[nodiscard]] Param sidesForm();
[[nodiscard]] Param namesForm();
[[nodiscard]] Param firstForm();
[[nodiscard]] Param setupForm();
[[nodiscard]] Param portLimitForm();
[[nodiscard]] Param handsForm();
[[nodiscard]] Param mapForm();

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
        return listed(
            option("dice", &O::dice).noted(options::Dice{}),
            option("sides", &O::sides).offeredAs(&sidesForm).noted(options::Sides{}),
            option("names", &O::names).offeredAs(&namesForm).noted(options::Names{}),
            option("first", &O::first).offeredAs(&firstForm).noted(options::First{}),
            option("setup", &O::setup).offeredAs(&setupForm).noted(options::Setup{}),
            option("deal", &O::deal), option("farmers-hand", &O::farmersHand).noted(options::FarmersHand{}),
            option("reinforcement", &O::reinforcement), option("reinforcement-count", &O::reinforcementCount),
            option("casualties", &O::casualties).noted(options::Casualties{}),
            option("defence", &O::defence).noted(options::Defence{}),
            option("plunder-values", &O::plunderValues),
            option("port-limit", &O::portLimit)
                .between(5, 6, refusals::PortLimitBounds{})
                .offeredAs(&portLimitForm),
            option("bank", &O::bank).noted(options::Bank{}),
            option("hands", &O::hands).leftOutIfEmpty().offeredAs(&handsForm).noted(options::Hands{}),
            option("capital-raids", &O::capitalRaids).noted(options::CapitalRaids{}),
            option("lone-attacker", &O::loneAttacker).noted(options::LoneAttacker{}),
            option("map", &O::map).leftOutIfEmpty().offeredAs(&mapForm).noted(options::Map{}));
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
