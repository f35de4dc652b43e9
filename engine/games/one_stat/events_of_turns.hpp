// SPDX-License-Identifier: GPL-3.0-or-later
// Events of initiative, activations, rounds and moves.
#pragma once

#include "engine/chance/sum.hpp"
#include "engine/games/one_stat/state.hpp"

namespace adjutant::onestat {

struct Initiative {
    static constexpr std::string_view name = "initiative";
    std::vector<SideId> ranks{};
    static constexpr auto fields() { return listed(field("ranks", &Initiative::ranks)); }
};
struct PositionChosen {
    static constexpr std::string_view name = "position-chosen";
    SideId side{};
    int position = 0;
    static constexpr auto fields() {
        return listed(field("side", &PositionChosen::side), field("position", &PositionChosen::position));
    }
};
struct Activated {
    static constexpr std::string_view name = "activated";
    PieceId fighter{};
    SideId side{};
    FrameKind kind = FrameKind::regular;
    static constexpr auto fields() {
        return listed(field("fighter", &Activated::fighter), field("side", &Activated::side),
                      field("kind", &Activated::kind));
    }
};
/// What is left of the innermost activation.
struct Spent {
    static constexpr std::string_view name = "spent";
    PieceId fighter{};
    bool move = false;
    bool other = false;
    int bonus = 0;
    int moves = 0;
    bool tried = false;
    static constexpr auto fields() {
        return listed(field("fighter", &Spent::fighter), field("move", &Spent::move),
                      field("other", &Spent::other), field("bonus", &Spent::bonus),
                      field("moves", &Spent::moves), field("tried", &Spent::tried));
    }
};
struct ActivationEnded {
    static constexpr std::string_view name = "activation-ended";
    PieceId fighter{};
    FrameKind kind = FrameKind::regular;
    static constexpr auto fields() {
        return listed(field("fighter", &ActivationEnded::fighter), field("kind", &ActivationEnded::kind));
    }
};
struct TurnEnded {
    static constexpr std::string_view name = "turn-ended";
    SideId side{};
    static constexpr auto fields() { return listed(field("side", &TurnEnded::side)); }
};
struct SideToAct {
    static constexpr std::string_view name = "side-to-act";
    SideId side{};
    static constexpr auto fields() { return listed(field("side", &SideToAct::side)); }
};
struct Respawned {
    static constexpr std::string_view name = "respawned";
    PieceId fighter{};
    static constexpr auto fields() { return listed(field("fighter", &Respawned::fighter)); }
};
struct RoundEnded {
    static constexpr std::string_view name = "round-ended";
    int round = 0;
    static constexpr auto fields() { return listed(field("round", &RoundEnded::round)); }
};
struct RoundBegan {
    static constexpr std::string_view name = "round-began";
    int round = 0;
    static constexpr auto fields() { return listed(field("round", &RoundBegan::round)); }
};
struct AssassinTried {
    static constexpr std::string_view name = "assassin";
    PieceId fighter{};
    int result = 0;
    bool success = false;
    Sum sum{};
    static constexpr auto fields() {
        return listed(field("fighter", &AssassinTried::fighter), field("result", &AssassinTried::result),
                      field("success", &AssassinTried::success), field("sum", &AssassinTried::sum));
    }
};
/// `hill`: it now touches the hill's token.
struct Moved {
    static constexpr std::string_view name = "moved";
    PieceId fighter{};
    double distance = 0;
    std::string movement{};
    bool hill = false;
    Sum sum{};
    std::optional<double> jump{};   ///< inches; nothing where it did not jump
    std::optional<double> climb{};  ///< inches; nothing where it did not climb
    static constexpr auto fields() {
        return listed(field("fighter", &Moved::fighter), field("distance", &Moved::distance),
                      field("movement", &Moved::movement), field("hill", &Moved::hill),
                      field("sum", &Moved::sum), sparse("jump", &Moved::jump),
                      sparse("climb", &Moved::climb));
    }
};
struct Commanded {
    static constexpr std::string_view name = "commanded";
    PieceId fighter{};
    PieceId target{};
    static constexpr auto fields() {
        return listed(field("fighter", &Commanded::fighter), field("target", &Commanded::target));
    }
};
struct Drove {
    static constexpr std::string_view name = "drove";
    PieceId fighter{};
    PieceId target{};
    int result = 0;
    bool success = false;
    Sum sum{};
    static constexpr auto fields() {
        return listed(field("fighter", &Drove::fighter), field("target", &Drove::target),
                      field("result", &Drove::result), field("success", &Drove::success),
                      field("sum", &Drove::sum));
    }
};
struct Influenced {
    static constexpr std::string_view name = "influenced";
    PieceId fighter{};
    PieceId target{};
    int result = 0;
    bool success = false;
    Sum sum{};
    static constexpr auto fields() {
        return listed(field("fighter", &Influenced::fighter), field("target", &Influenced::target),
                      field("result", &Influenced::result), field("success", &Influenced::success),
                      field("sum", &Influenced::sum));
    }
};

}  // namespace adjutant::onestat
