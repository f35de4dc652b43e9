// SPDX-License-Identifier: GPL-3.0-or-later
// What a ruling cannot set: anything is the referee's to decide that the rules can go on from.
#include <algorithm>

#include "engine/games/civil_war_1863/civil_war_1863.hpp"

namespace adjutant::w63 {
namespace {

/// Looks a ruled state over part by part; the first thing wrong is the answer.
class StateCheck {
  public:
    explicit StateCheck(const State& state) : s_(state) {}

    Allowed run() {
        if (s_.options.board) {
            if (Allowed usable = checkPlan(*s_.options.board); !usable.has_value()) return usable;
        }
        for (const auto part : {&StateCheck::turn, &StateCheck::cities, &StateCheck::pieces,
                                &StateCheck::pending, &StateCheck::verdict}) {
            if (Allowed fine = (this->*part)(); !fine.has_value()) return fine;
        }
        return {};
    }

  private:
    static Allowed no(const std::string& sentence) { return refuse(code::badParameter, sentence); }
    static bool plays(const SideId& side) { return side == unionSide || side == confederate; }

    Allowed turn() {
        if (s_.round < 1) return no("Rounds are counted from 1.");
        if (!plays(s_.turn.side)) return no("It is the turn of a side that does not play.");
        const bool both =
            s_.sides.size() == 2 && s_.sides.contains(unionSide) && s_.sides.contains(confederate);
        return both ? Allowed() : no("The sides are the Union and the Confederacy.");
    }

    Allowed cities() {
        for (const auto& [id, city] : s_.cities) {
            if (!plays(city.owner)) return no(id.text + " belongs to no side.");
            if (city.fortified && !plays(*city.fortified)) return no(id.text + " is fortified by no side.");
            if (city.penalty < 0 || city.garrison < 0) return no(id.text + " has a number below 0.");
            if (asked(s_)) continue;
            const bool placed = city.square && readSquare(city.square->text) && known(s_, *city.square);
            if (!placed) return no(id.text + " needs a square of the board.");
        }
        return {};
    }

    Allowed pieces() {
        for (const auto& [id, piece] : s_.pieces) {
            if (!isPieceId(id)) return no("Pieces are called like ui1, uc2 or cg3, not " + id.text + ".");
            if (!plays(piece.side)) return no(id.text + " belongs to no side.");
            if (!piece.out && (!piece.place || !known(s_, *piece.place)))
                return no(id.text + " stands nowhere.");
            if (piece.disabled && *piece.disabled != "d1" && *piece.disabled != "d2" &&
                *piece.disabled != "d3")
                return no("The disabled markers are d1, d2 and d3.");
        }
        return {};
    }

    Allowed pending() {
        for (const Duty& duty : s_.pending) {
            const bool removal = duty.kind == DutyKind::removal;
            const bool complete = removal ? duty.city && duty.count : duty.place && duty.pieces;
            if (!complete || !plays(duty.side)) return no("A duty in 'pending' is not complete.");
            if (removal && (!s_.cities.contains(*duty.city) || *duty.count < 1))
                return no("A removal in 'pending' names a city and one or more pieces.");
            if (!removal && !fleeing(duty)) return no("An extra move in 'pending' names pieces in play.");
        }
        return {};
    }

    [[nodiscard]] bool fleeing(const Duty& duty) const {
        return known(s_, *duty.place) &&
               std::all_of(duty.pieces->begin(), duty.pieces->end(), [&](const PieceId& id) {
                   return known(s_, id) && s_.pieces.at(id).side == duty.side;
               });
    }

    Allowed verdict() {
        if (!s_.verdict) return {};
        const bool fine = std::all_of(s_.verdict->winners.begin(), s_.verdict->winners.end(), plays);
        return fine ? Allowed() : no("The winners of a verdict are sides.");
    }

    const State& s_;
};

}  // namespace

Allowed CivilWar::check(const State& state) { return StateCheck(state).run(); }

}  // namespace adjutant::w63
