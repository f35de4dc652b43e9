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
    static Allowed no(Phrase sentence) { return refuse(code::badParameter, std::move(sentence)); }
    static bool plays(const SideId& side) { return side == unionSide || side == confederate; }

    Allowed turn() {
        if (s_.round < 1) return no(refusals::RoundZero{});
        if (!plays(s_.turn.side)) return no(refusals::TurnOfNobody{});
        const bool both =
            s_.sides.size() == 2 && s_.sides.contains(unionSide) && s_.sides.contains(confederate);
        return both ? Allowed() : no(refusals::TwoSides{});
    }

    Allowed cities() {
        for (const auto& [id, city] : s_.cities) {
            if (!plays(city.owner)) return no(refusals::OfNoSide{.what = id.text});
            if (city.fortified && !plays(*city.fortified))
                return no(refusals::FortifiedByNoSide{.city = id.text});
            if (city.penalty < 0 || city.garrison < 0) return no(refusals::BelowZero{.city = id.text});
            if (asked(s_)) continue;
            const bool placed = city.square && readSquare(city.square->text) && known(s_, *city.square);
            if (!placed) return no(refusals::NeedsSquare{.city = id.text});
        }
        return {};
    }

    Allowed pieces() {
        for (const auto& [id, piece] : s_.pieces) {
            if (!isPieceId(id)) return no(refusals::PieceId{.piece = id.text});
            if (!plays(piece.side)) return no(refusals::OfNoSide{.what = id.text});
            if (!piece.out && !piece.place) return no(refusals::StandsNowhere{.piece = id.text});
            if (!piece.out && !known(s_, *piece.place))
                return no(refusals::NoPlaceCalled{.place = piece.place->text});
            if (piece.disabled && *piece.disabled != "d1" && *piece.disabled != "d2" &&
                *piece.disabled != "d3")
                return no(refusals::DisabledMarkers{});
        }
        return {};
    }

    Allowed pending() {
        for (const Duty& duty : s_.pending) {
            const bool removal = duty.kind == DutyKind::removal;
            const bool complete = removal ? duty.city && duty.count : duty.place && duty.pieces;
            if (!complete || !plays(duty.side)) return no(refusals::DutyIncomplete{});
            if (removal && (!s_.cities.contains(*duty.city) || *duty.count < 1))
                return no(refusals::RemovalIncomplete{});
            if (!removal && !fleeing(duty)) return no(refusals::ExtraMoveIncomplete{});
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
        return fine ? Allowed() : no(refusals::WinnersNoSides{});
    }

    const State& s_;
};

}  // namespace

Allowed CivilWar::check(const State& state) { return StateCheck(state).run(); }

}  // namespace adjutant::w63
