// SPDX-License-Identifier: GPL-3.0-or-later
// Events of attacks, wounds and what mends them, and of changed shapes.
#pragma once

#include "engine/chance/sum.hpp"
#include "engine/games/one_stat/state.hpp"

namespace adjutant::onestat {

struct CrowdHit {
    static constexpr std::string_view name = "crowd";
    PieceId target{};
    static constexpr auto fields() { return listed(field("target", &CrowdHit::target)); }
};
struct Attacked {
    static constexpr std::string_view name = "attacked";
    PieceId attacker{};
    PieceId target{};
    Weapon weapon = Weapon::melee1h;
    int result = 0;
    bool hit = false;
    Sum sum{};
    static constexpr auto fields() {
        return listed(field("attacker", &Attacked::attacker), field("target", &Attacked::target),
                      field("weapon", &Attacked::weapon), field("result", &Attacked::result),
                      field("hit", &Attacked::hit), field("sum", &Attacked::sum));
    }
};
struct Defended {
    static constexpr std::string_view name = "defended";
    PieceId fighter{};
    int result = 0;
    bool success = false;
    Sum sum{};
    static constexpr auto fields() {
        return listed(field("fighter", &Defended::fighter), field("result", &Defended::result),
                      field("success", &Defended::success), field("sum", &Defended::sum));
    }
};
struct Wounded {
    static constexpr std::string_view name = "wounded";
    PieceId fighter{};
    Effect effect = Effect::wound;
    static constexpr auto fields() {
        return listed(field("fighter", &Wounded::fighter), field("effect", &Wounded::effect));
    }
};
struct Dropped {
    static constexpr std::string_view name = "dropped";
    TokenId token{};
    PieceId fighter{};
    static constexpr auto fields() {
        return listed(field("token", &Dropped::token), field("fighter", &Dropped::fighter));
    }
};
struct DemonWild {
    static constexpr std::string_view name = "demon-wild";
    PieceId fighter{};
    static constexpr auto fields() { return listed(field("fighter", &DemonWild::fighter)); }
};
/// Without a result where it stands up by itself (OSS-ACTION-02).
struct Recovered {
    static constexpr std::string_view name = "recovered";
    PieceId fighter{};
    std::optional<int> result{};
    bool success = false;
    std::optional<Sum> sum{};
    static constexpr auto fields() {
        return listed(field("fighter", &Recovered::fighter), sparse("result", &Recovered::result),
                      field("success", &Recovered::success), sparse("sum", &Recovered::sum));
    }
};
struct Healed {
    static constexpr std::string_view name = "healed";
    PieceId fighter{};
    PieceId target{};
    int result = 0;
    bool success = false;
    Sum sum{};
    static constexpr auto fields() {
        return listed(field("fighter", &Healed::fighter), field("target", &Healed::target),
                      field("result", &Healed::result), field("success", &Healed::success),
                      field("sum", &Healed::sum));
    }
};
struct Summoned {
    static constexpr std::string_view name = "summoned";
    PieceId fighter{};
    PieceId demon{};
    int stat = 0;
    static constexpr auto fields() {
        return listed(field("fighter", &Summoned::fighter), field("demon", &Summoned::demon),
                      field("stat", &Summoned::stat));
    }
};
struct Shapeshifted {
    static constexpr std::string_view name = "shapeshifted";
    PieceId fighter{};
    int result = 0;
    bool success = false;
    bool animal = false;
    Sum sum{};
    static constexpr auto fields() {
        return listed(field("fighter", &Shapeshifted::fighter), field("result", &Shapeshifted::result),
                      field("success", &Shapeshifted::success), field("animal", &Shapeshifted::animal),
                      field("sum", &Shapeshifted::sum));
    }
};

}  // namespace adjutant::onestat
