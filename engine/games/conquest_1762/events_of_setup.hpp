// SPDX-License-Identifier: GPL-3.0-or-later
// What happens during set-up, on a roll and from turn to turn. Events carry all that `apply` needs.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/chance/sum.hpp"
#include "engine/games/conquest_1762/dealings.hpp"
#include "engine/games/conquest_1762/words.hpp"

namespace adjutant::conquest {

/// What lies on a territory from the beginning.
struct Ground {
    Resource resource = Resource::wood;
    int number = 0;
    bool capital = false;
    static constexpr auto fields() {
        return listed(field("resource", &Ground::resource), field("number", &Ground::number),
                      field("capital", &Ground::capital));
    }
    auto operator<=>(const Ground&) const = default;
};
using Grounds = std::map<PlaceId, Ground>;

/// The tiles, toppers and capitals lie (rolled or entered).
struct BoardLaid {
    static constexpr std::string_view name = "board-laid";
    Grounds board;
    static constexpr auto fields() { return listed(field("board", &BoardLaid::board)); }
};
/// The standard board lies; beyond the ledger, because the state is the fold of events.
struct BoardSet {
    static constexpr std::string_view name = "board-set";
    Grounds board;
    static constexpr auto fields() { return listed(field("board", &BoardSet::board)); }
};
/// C62-SETUP-03
struct CapitalsRestarted {
    static constexpr std::string_view name = "capitals-restarted";
    std::string continent;  ///< where none was left
    static constexpr auto fields() { return listed(field("continent", &CapitalsRestarted::continent)); }
};
/// C62-SETUP-10
struct Redealt {
    static constexpr std::string_view name = "redealt";
    SideId side;
    std::string reason;
    static constexpr auto fields() {
        return listed(field("side", &Redealt::side), field("reason", &Redealt::reason));
    }
};
/// A side gets its territory cards.
struct Dealt {
    static constexpr std::string_view name = "dealt";
    SideId side;
    int territories = 0;  ///< how many
    std::vector<PlaceId> places;
    static constexpr auto fields() {
        return listed(field("side", &Dealt::side), field("territories", &Dealt::territories),
                      field("places", &Dealt::places));
    }
};
/// C62-SETUP-10: swapping begins.
struct HandUnbalanced {
    static constexpr std::string_view name = "farmers-hand";
    SideId side;
    std::string reason;
    static constexpr auto fields() {
        return listed(field("side", &HandUnbalanced::side), field("reason", &HandUnbalanced::reason));
    }
};
struct Swapped {
    static constexpr std::string_view name = "swapped";
    PlaceId a;
    PlaceId b;
    static constexpr auto fields() { return listed(field("a", &Swapped::a), field("b", &Swapped::b)); }
};
/// Who begins. With it the dealt territories are settled: a soldier each, and their cards.
struct First {
    static constexpr std::string_view name = "first";
    SideId side;
    std::optional<std::map<SideId, Amounts>> settled;
    static constexpr auto fields() {
        return listed(field("side", &First::side), sparse("settled", &First::settled));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const {
        std::vector<Dealing> all;
        if (settled) {
            for (const auto& [who, amounts] : *settled) all.push_back(takes(who, amounts));
        }
        return all;
    }
};
/// C62-SETUP-11
struct Claimed {
    static constexpr std::string_view name = "claimed";
    SideId side;
    PlaceId territory;
    Amounts got;

    static constexpr auto fields() {
        return listed(field("side", &Claimed::side), field("territory", &Claimed::territory),
                      field("got", &Claimed::got));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const { return {takes(side, got)}; }
};
/// C62-SETUP-09
struct SpreadOut {
    static constexpr std::string_view name = "spread";
    SideId side;
    int soldiers = 0;
    std::map<PlaceId, int> places;
    static constexpr auto fields() {
        return listed(field("side", &SpreadOut::side), field("soldiers", &SpreadOut::soldiers),
                      field("places", &SpreadOut::places));
    }
};
struct Placed {
    static constexpr std::string_view name = "placed";
    SideId side;
    PlaceId territory;
    int soldiers = 0;
    static constexpr auto fields() {
        return listed(field("side", &Placed::side), field("territory", &Placed::territory),
                      field("soldiers", &Placed::soldiers));
    }
};
/// Whose turn it is to claim or place; beyond the ledger.
struct OnTurn {
    static constexpr std::string_view name = "on-turn";
    SideId side;
    int step = 0;  ///< of the snake
    static constexpr auto fields() {
        return listed(field("side", &OnTurn::side), field("step", &OnTurn::step));
    }
};
/// C62-TURN-04
struct PhaseBegan {
    static constexpr std::string_view name = "phase";
    Phase phase = Phase::setUp;
    std::optional<std::map<SideId, int>> pools;  ///< reinforce: what each side may place
    static constexpr auto fields() {
        return listed(field("phase", &PhaseBegan::phase), sparse("pools", &PhaseBegan::pools));
    }
};
/// C62-BONUS-03
struct ReinforcementsLost {
    static constexpr std::string_view name = "reinforcements-lost";
    SideId side;
    int soldiers = 0;
    static constexpr auto fields() {
        return listed(field("side", &ReinforcementsLost::side),
                      field("soldiers", &ReinforcementsLost::soldiers));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const { return {paysSoldiers(side, soldiers)}; }
};
/// C62-TURN-05
struct TurnBegan {
    static constexpr std::string_view name = "turn-began";
    SideId side;
    int round = 0;
    static constexpr auto fields() {
        return listed(field("side", &TurnBegan::side), field("round", &TurnBegan::round));
    }
};
/// C62-TURN-05: garrisons and ships recover with it.
struct TurnEnded {
    static constexpr std::string_view name = "turn-ended";
    SideId side;
    static constexpr auto fields() { return listed(field("side", &TurnEnded::side)); }
};
/// C62-ROLL-01
struct Rolled {
    static constexpr std::string_view name = "rolled";
    SideId side;
    int number = 0;
    static constexpr auto fields() {
        return listed(field("side", &Rolled::side), field("number", &Rolled::number));
    }
};
/// C62-ROLL-01
struct Collected {
    static constexpr std::string_view name = "collected";
    SideId side;
    Amounts got;
    Sum sum;
    static constexpr auto fields() {
        return listed(field("side", &Collected::side), field("got", &Collected::got),
                      field("sum", &Collected::sum));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const { return {takes(side, got)}; }
};
/// C62-ROLL-06
struct MetropolisBonus {
    static constexpr std::string_view name = "metropolis-bonus";
    SideId side;
    Amounts got;
    static constexpr auto fields() {
        return listed(field("side", &MetropolisBonus::side), field("got", &MetropolisBonus::got));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const { return {takes(side, got)}; }
};
/// C62-BONUS-01, C62-BONUS-02
struct Reinforcements {
    static constexpr std::string_view name = "reinforcements";
    SideId side;
    int soldiers = 0;
    std::vector<std::string> continents;
    int fortresses = 0;
    Sum sum;
    static constexpr auto fields() {
        return listed(field("side", &Reinforcements::side), field("soldiers", &Reinforcements::soldiers),
                      field("continents", &Reinforcements::continents),
                      field("fortresses", &Reinforcements::fortresses), field("sum", &Reinforcements::sum));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const { return {takesSoldiers(side, soldiers)}; }
};

}  // namespace adjutant::conquest
