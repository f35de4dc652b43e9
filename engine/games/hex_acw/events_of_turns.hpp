// SPDX-License-Identifier: GPL-3.0-or-later
// The events of a turn. In asked mode hexes and facings are null. The ledger's fields come first; what else
// an event carries makes it a fact that can be applied without any rule.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/chance/sum.hpp"
#include "engine/games/hex_acw/state.hpp"

namespace adjutant::acw {

struct CardDrawn {
    static constexpr std::string_view name = "card-drawn";
    Side side = Side::unionSide;
    Card card = Card::smoke;
    bool waits = false;  ///< the phase stays `card` until it is played or declined

    static constexpr auto fields() {
        return listed(field("side", &CardDrawn::side), field("card", &CardDrawn::card),
                      field("waits", &CardDrawn::waits));
    }
};
struct CardVoid {
    static constexpr std::string_view name = "card-void";
    Card card = Card::smoke;
    static constexpr auto fields() { return listed(field("card", &CardVoid::card)); }
};
struct CardPlayed {
    static constexpr std::string_view name = "card-played";
    Card card = Card::smoke;
    static constexpr auto fields() { return listed(field("card", &CardPlayed::card)); }
};
struct CardDeclined {
    static constexpr std::string_view name = "card-declined";
    Card card = Card::smoke;
    static constexpr auto fields() { return listed(field("card", &CardDeclined::card)); }
};
struct Arrived {
    static constexpr std::string_view name = "arrived";
    PieceId unit;
    std::optional<Place> hex;
    std::optional<Facing> facing;
    Origin from = Origin::reserve;

    static constexpr auto fields() {
        return listed(field("unit", &Arrived::unit), field("hex", &Arrived::hex),
                      field("facing", &Arrived::facing), field("from", &Arrived::from));
    }
};

/// In asked mode {unit, hexes}, else {unit, from, to, path, facing}; `sum` is the allowance.
struct Moved {
    static constexpr std::string_view name = "moved";
    PieceId unit;
    std::optional<Place> from, to;
    std::optional<std::vector<Place>> path;
    std::optional<Facing> facing;
    std::optional<int> hexes;
    Sum sum;

    static constexpr auto fields() {
        return listed(field("unit", &Moved::unit), sparse("from", &Moved::from), sparse("to", &Moved::to),
                      sparse("path", &Moved::path), sparse("facing", &Moved::facing),
                      sparse("hexes", &Moved::hexes), field("sum", &Moved::sum));
    }
};
struct Turned {
    static constexpr std::string_view name = "turned";
    PieceId unit;
    std::optional<Facing> facing;
    bool free = false;  ///< no move at all (ACW-MOVE-05)

    static constexpr auto fields() {
        return listed(field("unit", &Turned::unit), field("facing", &Turned::facing),
                      field("free", &Turned::free));
    }
};
struct FacedEnemy {
    static constexpr std::string_view name = "faced-enemy";
    PieceId unit;
    Facing facing = Facing::n;
    PieceId enemy;

    static constexpr auto fields() {
        return listed(field("unit", &FacedEnemy::unit), field("facing", &FacedEnemy::facing),
                      field("enemy", &FacedEnemy::enemy));
    }
};
struct DugIn {
    static constexpr std::string_view name = "dug-in";
    PieceId unit;
    static constexpr auto fields() { return listed(field("unit", &DugIn::unit)); }
};
struct DugInEnded {
    static constexpr std::string_view name = "dug-in-ended";
    PieceId unit;
    static constexpr auto fields() { return listed(field("unit", &DugInEnded::unit)); }
};

/// `sum` is the hits: the die and what is taken from it.
struct Shot {
    static constexpr std::string_view name = "shot";
    PieceId shooter, target;
    int range = 1;
    bool cover = false;
    int die = 1;
    int hits = 0;
    int total = 0;
    Sum sum;

    static constexpr auto fields() {
        return listed(field("shooter", &Shot::shooter), field("target", &Shot::target),
                      field("range", &Shot::range), field("cover", &Shot::cover), field("die", &Shot::die),
                      field("hits", &Shot::hits), field("total", &Shot::total), field("sum", &Shot::sum));
    }
};
struct AttacksClosed {
    static constexpr std::string_view name = "attacks-closed";
    PieceId unit;
    static constexpr auto fields() { return listed(field("unit", &AttacksClosed::unit)); }
};
/// `sum` is what the dice must exceed.
struct MoraleTested {
    static constexpr std::string_view name = "morale-tested";
    PieceId unit;
    int hits = 0;
    int score = 0;
    bool passed = false;
    Sum sum;

    static constexpr auto fields() {
        return listed(field("unit", &MoraleTested::unit), field("hits", &MoraleTested::hits),
                      field("score", &MoraleTested::score), field("passed", &MoraleTested::passed),
                      field("sum", &MoraleTested::sum));
    }
};
struct CommanderRemoved {
    static constexpr std::string_view name = "commander-removed";
    PieceId commander, unit;
    CommanderLoss cause = CommanderLoss::morale;

    static constexpr auto fields() {
        return listed(field("commander", &CommanderRemoved::commander),
                      field("unit", &CommanderRemoved::unit), field("cause", &CommanderRemoved::cause));
    }
};
struct UnitRemoved {
    static constexpr std::string_view name = "unit-removed";
    PieceId unit;
    UnitLoss cause = UnitLoss::routed;
    std::optional<Place> hex;

    static constexpr auto fields() {
        return listed(field("unit", &UnitRemoved::unit), field("cause", &UnitRemoved::cause),
                      field("hex", &UnitRemoved::hex));
    }
};
struct MayAdvance {
    static constexpr std::string_view name = "may-advance";
    PieceId target;
    std::optional<Place> hex;
    std::vector<PieceId> by;

    static constexpr auto fields() {
        return listed(field("target", &MayAdvance::target), field("hex", &MayAdvance::hex),
                      field("by", &MayAdvance::by));
    }
};
struct Advanced {
    static constexpr std::string_view name = "advanced";
    PieceId unit, target;
    std::optional<Place> from, to;
    std::optional<Facing> facing;

    static constexpr auto fields() {
        return listed(field("unit", &Advanced::unit), field("target", &Advanced::target),
                      field("from", &Advanced::from), field("to", &Advanced::to),
                      field("facing", &Advanced::facing));
    }
};
/// Shooting is over, and these advances are left; the turn waits for them.
struct AdvanceOpened {
    static constexpr std::string_view name = "advance-opened";
    std::vector<PieceId> targets;
    static constexpr auto fields() { return listed(field("targets", &AdvanceOpened::targets)); }
};
struct TurnEnded {
    static constexpr std::string_view name = "turn-ended";
    Side side = Side::unionSide;
    int round = 1;

    static constexpr auto fields() {
        return listed(field("side", &TurnEnded::side), field("round", &TurnEnded::round));
    }
};
struct Occupied {
    static constexpr std::string_view name = "occupied";
    std::string strongpoint;
    Holder side = Holder::nobody;

    static constexpr auto fields() {
        return listed(field("strongpoint", &Occupied::strongpoint), field("side", &Occupied::side));
    }
};

struct Points {
    int unionSide = 0;
    int confederate = 0;

    static constexpr auto fields() {
        return listed(field("union", &Points::unionSide), field("confederate", &Points::confederate));
    }
    auto operator<=>(const Points&) const = default;
};
struct Ended {
    static constexpr std::string_view name = "game-over";
    std::vector<Side> winners;
    std::string reason;
    Points points;

    static constexpr auto fields() {
        return listed(field("winners", &Ended::winners), field("reason", &Ended::reason),
                      field("points", &Ended::points));
    }
};

}  // namespace adjutant::acw
