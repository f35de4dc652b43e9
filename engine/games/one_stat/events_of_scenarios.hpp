// SPDX-License-Identifier: GPL-3.0-or-later
// Events of the hill, tokens, the bomb, the device, and of solo play.
#pragma once

#include "engine/chance/sum.hpp"
#include "engine/games/one_stat/state.hpp"

namespace adjutant::onestat {

struct HillSet {
    static constexpr std::string_view name = "hill";
    PieceId fighter{};
    bool on = false;
    static constexpr auto fields() {
        return listed(field("fighter", &HillSet::fighter), field("on", &HillSet::on));
    }
};
struct HillHolder {
    static constexpr std::string_view name = "hill-holder";
    std::optional<SideId> side{};
    static constexpr auto fields() { return listed(field("side", &HillHolder::side)); }
};
struct PickedUp {
    static constexpr std::string_view name = "picked-up";
    TokenId token{};
    PieceId fighter{};
    static constexpr auto fields() {
        return listed(field("token", &PickedUp::token), field("fighter", &PickedUp::fighter));
    }
};
struct Collected {
    static constexpr std::string_view name = "collected";
    TokenId token{};
    PieceId fighter{};
    static constexpr auto fields() {
        return listed(field("token", &Collected::token), field("fighter", &Collected::fighter));
    }
};
struct SiteFound {
    static constexpr std::string_view name = "site";
    int x = 0;
    int y = 0;
    Mystery mystery = Mystery::rover;
    static constexpr auto fields() {
        return listed(field("x", &SiteFound::x), field("y", &SiteFound::y),
                      field("mystery", &SiteFound::mystery));
    }
};
struct ClockSet {
    static constexpr std::string_view name = "clock";
    int deadline = 0;
    static constexpr auto fields() { return listed(field("deadline", &ClockSet::deadline)); }
};
struct OpponentSpawned {
    static constexpr std::string_view name = "spawned";
    PieceId fighter{};
    Tier tier = Tier::rookie;
    std::string place{};
    static constexpr auto fields() {
        return listed(field("fighter", &OpponentSpawned::fighter), field("tier", &OpponentSpawned::tier),
                      field("place", &OpponentSpawned::place));
    }
};
/// `count`: tokens now on the stack.
struct Manipulated {
    static constexpr std::string_view name = "manipulated";
    PieceId fighter{};
    std::string device{};
    int result = 0;
    bool success = false;
    std::optional<int> count{};
    Sum sum{};
    static constexpr auto fields() {
        return listed(field("fighter", &Manipulated::fighter), field("device", &Manipulated::device),
                      field("result", &Manipulated::result), field("success", &Manipulated::success),
                      sparse("count", &Manipulated::count), field("sum", &Manipulated::sum));
    }
};
struct DeviceTriggered {
    static constexpr std::string_view name = "device-triggered";
    SideId side{};
    DeviceEffect effect = DeviceEffect::announce;
    static constexpr auto fields() {
        return listed(field("side", &DeviceTriggered::side), field("effect", &DeviceTriggered::effect));
    }
};
struct DeviceUsed {
    static constexpr std::string_view name = "device-used";
    PieceId fighter{};
    DeviceEffect effect = DeviceEffect::announce;
    static constexpr auto fields() {
        return listed(field("fighter", &DeviceUsed::fighter), field("effect", &DeviceUsed::effect));
    }
};
/// The fighter has reached its goal.
struct Delivered {
    static constexpr std::string_view name = "delivered";
    PieceId fighter{};
    static constexpr auto fields() { return listed(field("fighter", &Delivered::fighter)); }
};
struct Scored {
    static constexpr std::string_view name = "scored";
    SideId side{};
    int points = 0;
    static constexpr auto fields() {
        return listed(field("side", &Scored::side), field("points", &Scored::points));
    }
};
struct Returned {
    static constexpr std::string_view name = "returned";
    TokenId token{};
    static constexpr auto fields() { return listed(field("token", &Returned::token)); }
};
/// At 0 the game waits for `detonate`; `interrupts` tells what then goes on.
struct BombTicked {
    static constexpr std::string_view name = "bomb-ticked";
    int face = 0;
    std::optional<Span> interrupts{};
    static constexpr auto fields() {
        return listed(field("face", &BombTicked::face), sparse("interrupts", &BombTicked::interrupts));
    }
};
struct Detonated {
    static constexpr std::string_view name = "detonated";
    std::optional<PieceId> fighter{};
    static constexpr auto fields() { return listed(field("fighter", &Detonated::fighter)); }
};
/// A new bomb lies in the centre (OSS-ACTION-08).
struct BombLaid {
    static constexpr std::string_view name = "bomb-laid";
    static constexpr auto fields() { return listed(); }
};
struct Freed {
    static constexpr std::string_view name = "freed";
    PieceId fighter{};
    static constexpr auto fields() { return listed(field("fighter", &Freed::fighter)); }
};
struct Placed {
    static constexpr std::string_view name = "placed";
    std::string point{};
    int x = 0;
    int y = 0;
    static constexpr auto fields() {
        return listed(field("point", &Placed::point), field("x", &Placed::x), field("y", &Placed::y));
    }
};
struct Advice {
    static constexpr std::string_view name = "advice";
    PieceId fighter{};
    Order order = Order::recover;
    int distance = 0;
    std::optional<std::string> direction{};
    static constexpr auto fields() {
        return listed(field("fighter", &Advice::fighter), field("order", &Advice::order),
                      field("distance", &Advice::distance), sparse("direction", &Advice::direction));
    }
};

}  // namespace adjutant::onestat
