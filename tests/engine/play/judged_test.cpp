// SPDX-License-Identifier: GPL-3.0-or-later
// What is judged of an act, in the order that the game's struct declares.
#include "engine/play/judged.hpp"

#include <gtest/gtest.h>

#include <string>
#include <variant>

namespace adjutant {
namespace {

enum class Phase { march, fight };

struct State {
    Phase phase = Phase::march;
    bool raining = false;
    bool mutiny = false;
};

struct March {
    static constexpr std::string_view name = "march";
    int side = 1;
};
struct Shoot {
    static constexpr std::string_view name = "shoot";
    static Allowed beforePhase(const State& state) {
        if (!state.raining) return {};
        return refuse("wet-powder", Phrase("The powder is wet."));
    }
};
struct Charge {
    static constexpr std::string_view name = "charge";
    static bool isTimely(const State& state) { return !state.raining; }
};
struct Talk {
    static constexpr std::string_view name = "talk";
};

struct War {
    using State = adjutant::State;
    using Action = std::variant<March, Shoot, Charge, Talk>;
    using Phases =
        PhaseTable<During<Phase::march, March, Shoot>, During<Phase::fight, Shoot, Charge>, AtAnyTime<Talk>>;
    static constexpr auto order =
        std::array{Judged::own, Judged::pending, Judged::phase, Judged::side, Judged::parameters};
    static Allowed nothingPending(const State& state) {
        if (!state.mutiny) return {};
        return refuse("mutiny", Phrase("There is a mutiny."));
    }
    static Allowed notNow(const State& /*state*/, std::string_view action) {
        return refuse("wrong-phase", Phrase("Not now: " + std::string(action) + "."));
    }
    static Allowed onTurn(const State& /*state*/, int side) {
        if (side == 1) return {};
        return refuse("not-your-turn", Phrase("Wait."));
    }
};
struct Hasty : War {
    static constexpr auto order =
        std::array{Judged::parameters, Judged::side, Judged::phase, Judged::pending, Judged::own};
};
struct Forgetful : War {
    using Phases = PhaseTable<During<Phase::march, March, Shoot>, AtAnyTime<Talk>>;
};
struct Unsettled : War {
    static constexpr auto order = std::array{Judged::phase, Judged::parameters};
};
struct Timeless : War {
    static constexpr auto order = std::array{Judged::pending, Judged::parameters};
};

template <class Game = War, class Act>
std::string refused(const Act& act, const State& state) {
    const Allowed may = mayBeTaken<Game>(state, act);
    return may.has_value() ? "" : may.error().code;
}

TEST(Judged, AnActionIsTakenInThePhasesOfItsRowsAlone) {
    EXPECT_EQ(refused(March(), {Phase::march}), "");
    EXPECT_EQ(refused(March(), {Phase::fight}), "wrong-phase");
    EXPECT_EQ(refused(Shoot(), {Phase::march}), "");
    EXPECT_EQ(refused(Shoot(), {Phase::fight}), "");
}

TEST(Judged, WhereMoreThanThePhaseCountsTheStructSaysIt) {
    EXPECT_EQ(refused(Charge(), {Phase::fight}), "");
    EXPECT_EQ(refused(Charge(), {Phase::fight, true}), "wrong-phase");
    EXPECT_EQ(refused(Charge(), {Phase::march}), "wrong-phase");
}

TEST(Judged, WhatComesFirstIsWhatTheOrderHasFirst) {
    const State all{Phase::fight, true, true};
    EXPECT_EQ(refused(March{2}, all), "mutiny");
    EXPECT_EQ(refused<Hasty>(March{2}, all), "not-your-turn");
    EXPECT_EQ(refused(Shoot(), all), "wet-powder");
    EXPECT_EQ(refused<Hasty>(Shoot(), all), "mutiny");
    EXPECT_EQ(refused(March{2}, {Phase::fight}), "wrong-phase");
    EXPECT_EQ(refused(March{2}, {Phase::march}), "not-your-turn");
}

TEST(Judged, WhatIsTakenAtAnyTimeWaitsForNothing) {
    EXPECT_EQ(refused(Talk(), {Phase::fight, true, true}), "");
}

TEST(Judged, AnOrderHasAllThatItListsAndNothingBesides) {
    EXPECT_TRUE(ordersTruly<War>());
    EXPECT_FALSE(ordersTruly<Forgetful>()) << "no row has Charge";
    EXPECT_FALSE(ordersTruly<Unsettled>()) << "something may be pending, and nothing judges it";
    EXPECT_FALSE(ordersTruly<Timeless>()) << "there is a table of phases, and nothing judges them";
}

}  // namespace
}  // namespace adjutant
