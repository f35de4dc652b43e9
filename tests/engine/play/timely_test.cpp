// SPDX-License-Identifier: GPL-3.0-or-later
// When an action may be taken, as its struct says it.
#include "engine/play/timely.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <variant>

namespace adjutant {
namespace {

enum class Phase { march, fight };

struct State {
    Phase phase = Phase::march;
    bool raining = false;
};

struct March {
    static constexpr std::string_view name = "march";
    static constexpr auto phases = std::array{Phase::march};
};
struct Shoot {
    static constexpr std::string_view name = "shoot";
    static constexpr auto phases = std::array{Phase::march, Phase::fight};
    static std::optional<Refusal> untimely(const State& state) {
        if (!state.raining) return {};
        return Refusal{"wet-powder", Phrase("The powder is wet."), "T-1"};
    }
};
struct Charge {
    static constexpr std::string_view name = "charge";
    static bool isTimely(const State& state) { return state.phase == Phase::fight && !state.raining; }
};
struct Talk {
    static constexpr std::string_view name = "talk";
};
using Action = std::variant<March, Shoot, Charge, Talk>;

Refusal notNow(const State& /*state*/, std::string_view action) {
    return {"wrong-phase", Phrase("Not now: " + std::string(action) + "."), "T-2"};
}

std::string refused(std::string_view action, const State& state) {
    const auto refusal = untimely(action, state, &notNow, static_cast<const Action*>(nullptr));
    return refusal ? refusal->code + ": " + refusal->sentence.text() : "";
}

TEST(Timely, AnActionIsTakenInThePhasesOfItsListAlone) {
    EXPECT_EQ(refused("march", {Phase::march}), "");
    EXPECT_EQ(refused("march", {Phase::fight}), "wrong-phase: Not now: march.");
    EXPECT_EQ(refused("shoot", {Phase::march}), "");
    EXPECT_EQ(refused("shoot", {Phase::fight}), "");
}

TEST(Timely, WhereMoreThanThePhaseCountsTheStructSaysIt) {
    EXPECT_EQ(refused("charge", {Phase::fight}), "");
    EXPECT_EQ(refused("charge", {Phase::fight, true}), "wrong-phase: Not now: charge.");
    EXPECT_EQ(refused("charge", {Phase::march}), "wrong-phase: Not now: charge.");
}

TEST(Timely, ARefusalOfItsOwnComesBeforeThePhase) {
    EXPECT_EQ(refused("shoot", {Phase::march, true}), "wet-powder: The powder is wet.");
}

TEST(Timely, WhatSaysNothingIsTakenAtAnyTimeAndSoIsWhatNobodyKnows) {
    EXPECT_EQ(refused("talk", {Phase::fight, true}), "");
    EXPECT_EQ(refused("sing", {Phase::fight}), "");  // another check refuses it
}

}  // namespace
}  // namespace adjutant
