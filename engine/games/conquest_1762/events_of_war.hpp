// SPDX-License-Identifier: GPL-3.0-or-later
// What happens in the attack and redeploy phases, and who is left.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/chance/sum.hpp"
#include "engine/games/conquest_1762/dealings.hpp"
#include "engine/games/conquest_1762/words.hpp"

namespace adjutant::conquest {

/// Who fell in an exchange, in the ledger's order.
struct LossBreakdown {
    int soldiers = 0;
    std::map<PieceId, int> sailors;
    int port = 0;
    int garrison = 0;
    static constexpr auto fields() {
        return listed(field("soldiers", &LossBreakdown::soldiers), field("sailors", &LossBreakdown::sailors),
                      field("port", &LossBreakdown::port), field("garrison", &LossBreakdown::garrison));
    }
    auto operator<=>(const LossBreakdown&) const = default;
};

/// C62-NATIVE-01
struct NativesCame {
    static constexpr std::string_view name = "natives";
    PlaceId territory;
    static constexpr auto fields() { return listed(field("territory", &NativesCame::territory)); }
};
/// A new battle; by sea the soldiers go aboard. Beyond the ledger.
struct Engaged {
    static constexpr std::string_view name = "engaged";
    PlaceId from;
    PlaceId to;
    std::optional<PieceId> ship;
    int soldiers = 0;  ///< aboard
    static constexpr auto fields() {
        return listed(field("from", &Engaged::from), field("to", &Engaged::to), field("ship", &Engaged::ship),
                      field("soldiers", &Engaged::soldiers));
    }
};
/// C62-ATTACK-04
struct AttackRolled {
    static constexpr std::string_view name = "attack-rolled";
    PlaceId from;
    PlaceId to;
    std::vector<int> dice;
    static constexpr auto fields() {
        return listed(field("from", &AttackRolled::from), field("to", &AttackRolled::to),
                      field("dice", &AttackRolled::dice));
    }
};
/// C62-ATTACK-05
struct Exchanged {
    static constexpr std::string_view name = "exchange";
    PlaceId from;
    PlaceId to;
    std::vector<int> attack;
    std::vector<int> defence;
    int attackerLost = 0;
    int defenderLost = 0;
    bool naval = false;
    LossBreakdown attackerLosses;
    LossBreakdown defenderLosses;
    Sum sum;  ///< what the highest dice count more
    static constexpr auto fields() {
        return listed(field("from", &Exchanged::from), field("to", &Exchanged::to),
                      field("attack", &Exchanged::attack), field("defence", &Exchanged::defence),
                      field("attacker-lost", &Exchanged::attackerLost),
                      field("defender-lost", &Exchanged::defenderLost), field("naval", &Exchanged::naval),
                      field("attacker-toll", &Exchanged::attackerLosses),
                      field("defender-toll", &Exchanged::defenderLosses), field("sum", &Exchanged::sum));
    }
};
struct Repulsed {
    static constexpr std::string_view name = "repulsed";
    PlaceId from;
    PlaceId to;
    static constexpr auto fields() {
        return listed(field("from", &Repulsed::from), field("to", &Repulsed::to));
    }
};
/// C62-ATTACK-12
struct MutualDestruction {
    static constexpr std::string_view name = "mutual-destruction";
    PlaceId from;
    PlaceId to;
    static constexpr auto fields() {
        return listed(field("from", &MutualDestruction::from), field("to", &MutualDestruction::to));
    }
};
/// C62-CONQUEST-01
struct Conquered {
    static constexpr std::string_view name = "conquered";
    PlaceId territory;
    PlaceId from;
    static constexpr auto fields() {
        return listed(field("territory", &Conquered::territory), field("from", &Conquered::from));
    }
};
/// C62-ATTACK-09, C62-NAVAL-09
struct CalledOff {
    static constexpr std::string_view name = "called-off";
    PlaceId from;
    PlaceId to;
    static constexpr auto fields() {
        return listed(field("from", &CalledOff::from), field("to", &CalledOff::to));
    }
};
struct MovedIn {
    static constexpr std::string_view name = "moved-in";
    SideId side;
    PlaceId territory;
    int soldiers = 0;
    std::optional<std::string> ship;  ///< `dock` or `return`, by sea
    static constexpr auto fields() {
        return listed(field("side", &MovedIn::side), field("territory", &MovedIn::territory),
                      field("soldiers", &MovedIn::soldiers), sparse("ship", &MovedIn::ship));
    }
};
/// C62-PLUNDER-01
struct Plundered {
    static constexpr std::string_view name = "plundered";
    PlaceId territory;
    Item what = Item::port;
    int gold = 0;
    int fromLoser = 0;
    int fromBank = 0;
    SideId side;
    std::optional<SideId> loser;
    Sum sum;
    static constexpr auto fields() {
        return listed(field("territory", &Plundered::territory), field("what", &Plundered::what),
                      field("gold", &Plundered::gold), field("from-loser", &Plundered::fromLoser),
                      field("from-bank", &Plundered::fromBank), field("side", &Plundered::side),
                      field("loser", &Plundered::loser), field("sum", &Plundered::sum));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const {
        std::vector<Dealing> all{takes(side, {{Resource::gold, gold}})};
        if (loser) all.push_back(pays(*loser, {{Resource::gold, fromLoser}}));
        return all;
    }
};
/// C62-CONQUEST-05
struct Kept {
    static constexpr std::string_view name = "kept";
    PlaceId territory;
    Item what = Item::port;
    static constexpr auto fields() {
        return listed(field("territory", &Kept::territory), field("what", &Kept::what));
    }
};
/// C62-CONQUEST-04
struct Left {
    static constexpr std::string_view name = "left";
    PlaceId territory;
    static constexpr auto fields() { return listed(field("territory", &Left::territory)); }
};
/// C62-LOOT-01
struct Looted {
    static constexpr std::string_view name = "looted";
    PlaceId territory;
    Resource resource = Resource::wood;
    SideId side;
    static constexpr auto fields() {
        return listed(field("territory", &Looted::territory), field("resource", &Looted::resource),
                      field("side", &Looted::side));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const { return {takes(side, {{resource, 1}})}; }
};
/// C62-REDEPLOY-01, C62-REDEPLOY-02
struct Redeployed {
    static constexpr std::string_view name = "redeployed";
    PlaceId from;
    PlaceId to;
    int soldiers = 0;
    std::optional<PieceId> ship;
    static constexpr auto fields() {
        return listed(field("from", &Redeployed::from), field("to", &Redeployed::to),
                      field("soldiers", &Redeployed::soldiers), field("ship", &Redeployed::ship));
    }
};
/// C62-TURN-07
struct Eliminated {
    static constexpr std::string_view name = "eliminated";
    SideId side;
    static constexpr auto fields() { return listed(field("side", &Eliminated::side)); }
};

}  // namespace adjutant::conquest
