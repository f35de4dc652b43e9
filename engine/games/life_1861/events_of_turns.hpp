// SPDX-License-Identifier: GPL-3.0-or-later
// Events: rounds and turns, people and tension.
#pragma once

#include <string>
#include <string_view>

#include "engine/chance/sum.hpp"
#include "engine/games/life_1861/words.hpp"
#include "engine/words/describe.hpp"
#include "engine/words/id.hpp"

namespace adjutant::life {

struct RoundBegan {
    static constexpr std::string_view name = "round-began";
    int round = 1;
    static constexpr auto fields() { return listed(field("round", &RoundBegan::round)); }
};

struct RoundEnded {
    static constexpr std::string_view name = "round-ended";
    int round = 1;
    static constexpr auto fields() { return listed(field("round", &RoundEnded::round)); }
};

/// The event stage (of a new round) or the action stage begins.
struct StageBegan {
    static constexpr std::string_view name = "stage-began";
    Phase stage = Phase::event;
    int round = 1;

    static constexpr auto fields() {
        return listed(field("stage", &StageBegan::stage), field("round", &StageBegan::round));
    }
};

struct ActionStageEnded {
    static constexpr std::string_view name = "action-stage-ended";
    static constexpr auto fields() { return listed(); }
};

struct TurnBegan {
    static constexpr std::string_view name = "turn-began";
    PieceId piece;
    int actions = 2;
    Sum sum;

    static constexpr auto fields() {
        return listed(field("piece", &TurnBegan::piece), field("actions", &TurnBegan::actions),
                      field("sum", &TurnBegan::sum));
    }
};

/// An action of the open turn is spent, and the turn goes on.
struct ActionSpent {
    static constexpr std::string_view name = "action-spent";
    PieceId piece;
    int left = 0;

    static constexpr auto fields() {
        return listed(field("piece", &ActionSpent::piece), field("left", &ActionSpent::left));
    }
};

struct TurnEnded {
    static constexpr std::string_view name = "turn-ended";
    PieceId piece;
    static constexpr auto fields() { return listed(field("piece", &TurnEnded::piece)); }
};

struct TurnLost {
    static constexpr std::string_view name = "turn-lost";
    PieceId piece;
    int turns = 1;

    static constexpr auto fields() {
        return listed(field("piece", &TurnLost::piece), field("turns", &TurnLost::turns));
    }
};

struct Damaged {
    static constexpr std::string_view name = "damaged";
    PieceId piece;
    std::string by;  ///< a piece id, `town`, `battlefield`, `hunger`, `typhoid` or `skirmish`
    int health = 0;  ///< that is left

    static constexpr auto fields() {
        return listed(field("piece", &Damaged::piece), field("by", &Damaged::by),
                      field("health", &Damaged::health));
    }
};

struct Died {
    static constexpr std::string_view name = "died";
    PieceId piece;
    std::string by;

    static constexpr auto fields() { return listed(field("piece", &Died::piece), field("by", &Died::by)); }
};

struct TensionChanged {
    static constexpr std::string_view name = "tension-changed";
    int from = 1;
    int to = 1;
    TensionCause by = TensionCause::attack;
    Sum sum;

    static constexpr auto fields() {
        return listed(field("from", &TensionChanged::from), field("to", &TensionChanged::to),
                      field("by", &TensionChanged::by), field("sum", &TensionChanged::sum));
    }
};

/// The referee overruled a change of tension away.
struct TensionKept {
    static constexpr std::string_view name = "tension-kept";
    int level = 1;
    Sum sum;

    static constexpr auto fields() {
        return listed(field("level", &TensionKept::level), field("sum", &TensionKept::sum));
    }
};

struct TensionCounted {
    static constexpr std::string_view name = "tension-counted";
    int counter = 0;
    static constexpr auto fields() { return listed(field("counter", &TensionCounted::counter)); }
};

}  // namespace adjutant::life
