// SPDX-License-Identifier: GPL-3.0-or-later
// What can happen: one struct an event, fields in the ledger's order.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/chance/sum.hpp"
#include "engine/games/civil_war_1863/state.hpp"

namespace adjutant::w63 {

/// `moved`; the state marks pieces as moved except on an extra move.
struct Moved {
    static constexpr std::string_view name = "moved";
    std::vector<PieceId> pieces;
    PlaceId from, to;
    How how = How::march;
    bool extra = false;  ///< an extra move of survivors

    static constexpr auto fields() {
        return listed(field("pieces", &Moved::pieces), field("from", &Moved::from), field("to", &Moved::to),
                      field("how", &Moved::how), field("extra", &Moved::extra));
    }
};
struct Battle {
    static constexpr std::string_view name = "battle";
    PlaceId place;
    SideId side;
    int attackers = 0;
    int defence = 0;
    BattleKind kind = BattleKind::larger;
    Sum sum;  ///< the defence

    static constexpr auto fields() {
        return listed(field("place", &Battle::place), field("side", &Battle::side),
                      field("attackers", &Battle::attackers), field("defence", &Battle::defence),
                      field("kind", &Battle::kind), field("sum", &Battle::sum));
    }
};
struct CoinTossed {
    static constexpr std::string_view name = "coin";
    std::string got;
    SideId winner;
    static constexpr auto fields() {
        return listed(field("got", &CoinTossed::got), field("winner", &CoinTossed::winner));
    }
};
struct Eliminated {
    static constexpr std::string_view name = "eliminated";
    SideId side;
    std::vector<PieceId> pieces;
    std::string reason;  ///< `battle`, `at-sea`, `no-way-out`, `penalty`
    static constexpr auto fields() {
        return listed(field("side", &Eliminated::side), field("pieces", &Eliminated::pieces),
                      field("reason", &Eliminated::reason));
    }
};
struct Disabled {
    static constexpr std::string_view name = "disabled";
    SideId side;
    std::vector<PieceId> pieces;
    std::string marker;
    static constexpr auto fields() {
        return listed(field("side", &Disabled::side), field("pieces", &Disabled::pieces),
                      field("marker", &Disabled::marker));
    }
};
struct Captured {
    static constexpr std::string_view name = "captured";
    PlaceId city;
    SideId side;
    int penalty = 0;
    static constexpr auto fields() {
        return listed(field("city", &Captured::city), field("side", &Captured::side),
                      field("penalty", &Captured::penalty));
    }
};
struct ExtraMoveDue {
    static constexpr std::string_view name = "extra-move-due";
    SideId side;
    PlaceId place;
    std::vector<PieceId> pieces;
    static constexpr auto fields() {
        return listed(field("side", &ExtraMoveDue::side), field("place", &ExtraMoveDue::place),
                      field("pieces", &ExtraMoveDue::pieces));
    }
};
struct RemovalDue {
    static constexpr std::string_view name = "removal-due";
    SideId side;
    PlaceId city;
    int count = 0;
    static constexpr auto fields() {
        return listed(field("side", &RemovalDue::side), field("city", &RemovalDue::city),
                      field("count", &RemovalDue::count));
    }
};
struct Fortified {
    static constexpr std::string_view name = "fortified";
    PlaceId city;
    SideId side;
    static constexpr auto fields() {
        return listed(field("city", &Fortified::city), field("side", &Fortified::side));
    }
};
struct Unfortified {
    static constexpr std::string_view name = "unfortified";
    PlaceId city;
    SideId side;
    std::string reason;  ///< `order`, `no-troops`
    static constexpr auto fields() {
        return listed(field("city", &Unfortified::city), field("side", &Unfortified::side),
                      field("reason", &Unfortified::reason));
    }
};
struct Recovered {
    static constexpr std::string_view name = "recovered";
    SideId side;
    std::vector<PieceId> pieces;
    static constexpr auto fields() {
        return listed(field("side", &Recovered::side), field("pieces", &Recovered::pieces));
    }
};
struct TurnEnded {
    static constexpr std::string_view name = "turn-ended";
    SideId side;
    int round = 1;
    static constexpr auto fields() {
        return listed(field("side", &TurnEnded::side), field("round", &TurnEnded::round));
    }
};
struct TurnBegan {
    static constexpr std::string_view name = "turn-began";
    SideId side;
    int round = 1;
    static constexpr auto fields() {
        return listed(field("side", &TurnBegan::side), field("round", &TurnBegan::round));
    }
};
struct Stationed {
    static constexpr std::string_view name = "stationed";
    std::vector<PieceId> pieces;
    PlaceId at;
    static constexpr auto fields() {
        return listed(field("pieces", &Stationed::pieces), field("at", &Stationed::at));
    }
};

using Event =
    std::variant<Moved, Battle, CoinTossed, Eliminated, Disabled, Captured, ExtraMoveDue, RemovalDue,
                 Fortified, Unfortified, Recovered, TurnEnded, TurnBegan, Stationed, GameOver>;

}  // namespace adjutant::w63
