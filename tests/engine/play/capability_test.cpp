// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/capability.hpp"

#include <gtest/gtest.h>

#include <variant>

#include "engine/games/pig/pig.hpp"

namespace adjutant {
namespace {

/// As much of a game as a capability may ask for.
struct Bare {
    struct State {};
    struct Options {};
    struct Event {};
    using Action = std::variant<std::monostate>;
    static void apply(State& /*state*/, const Event& /*event*/) {}
};

struct Secretive : Bare {
    static constexpr Capabilities capabilities{Capability::secrets};
    static std::vector<std::string> hidden(const State& /*state*/) { return {}; }
};
struct Misspelt : Bare {
    static constexpr Capabilities capabilities{Capability::secrets};
    static std::vector<std::string> hiden(const State& /*state*/) { return {}; }
};
struct OfAnotherShape : Bare {
    static constexpr Capabilities capabilities{Capability::secrets};
    static std::string hidden(const State& /*state*/) { return {}; }
};
struct NotListed : Bare {
    static constexpr Capabilities capabilities{};
    static std::vector<std::string> hidden(const State& /*state*/) { return {}; }
};
struct HalfABoard : Bare {
    static constexpr Capabilities capabilities{Capability::ownBoards};
    static Palette palette() { return {}; }
};

TEST(Capabilities, WhatIsListedAndThereIsTrulyListed) {
    EXPECT_TRUE((listsTruly<Secretive, Capability::secrets>()));
    EXPECT_TRUE((listsTruly<Secretive, Capability::cards>())) << "neither listed nor there";
    EXPECT_TRUE(listsAllTruly<Secretive>);
    EXPECT_TRUE(listsAllTruly<pig::Pig>);
}

TEST(Capabilities, AMisspeltFunctionIsNotWhatWasListed) {
    EXPECT_FALSE((listsTruly<Misspelt, Capability::secrets>()));
}

TEST(Capabilities, AFunctionOfAnotherShapeIsNotWhatWasListed) {
    EXPECT_FALSE((listsTruly<OfAnotherShape, Capability::secrets>()));
}

TEST(Capabilities, WhatIsThereAndNotListedIsFound) {
    EXPECT_FALSE((listsTruly<NotListed, Capability::secrets>()));
}

TEST(Capabilities, ABoardOfOnesOwnNeedsAllOfItsFunctions) {
    EXPECT_FALSE((listsTruly<HalfABoard, Capability::ownBoards>()));
}

}  // namespace
}  // namespace adjutant
