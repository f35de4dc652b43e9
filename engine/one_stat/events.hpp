// SPDX-License-Identifier: GPL-3.0-or-later
// The events of the ledger, and three of our own that carry bookkeeping: `spent`, `delivered`, and what is
// `sparse` in others.
#pragma once

#include "engine/core/sum.hpp"
#include "engine/one_stat/actions.hpp"

namespace adjutant::onestat {

struct Initiative {
    static constexpr std::string_view name = "initiative";
    std::vector<SideId> ranks{};
    static constexpr auto fields() { return std::tuple{field("ranks", &Initiative::ranks)}; }
};
struct PositionChosen {
    static constexpr std::string_view name = "position-chosen";
    SideId side{};
    int position = 0;
    static constexpr auto fields() {
        return std::tuple{field("side", &PositionChosen::side), field("position", &PositionChosen::position)};
    }
};
struct Activated {
    static constexpr std::string_view name = "activated";
    PieceId fighter{};
    SideId side{};
    FrameKind kind = FrameKind::regular;
    static constexpr auto fields() {
        return std::tuple{field("fighter", &Activated::fighter), field("side", &Activated::side),
                          field("kind", &Activated::kind)};
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
        return std::tuple{field("fighter", &Spent::fighter), field("move", &Spent::move),
                          field("other", &Spent::other),     field("bonus", &Spent::bonus),
                          field("moves", &Spent::moves),     field("tried", &Spent::tried)};
    }
};
struct ActivationEnded {
    static constexpr std::string_view name = "activation-ended";
    PieceId fighter{};
    FrameKind kind = FrameKind::regular;
    static constexpr auto fields() {
        return std::tuple{field("fighter", &ActivationEnded::fighter), field("kind", &ActivationEnded::kind)};
    }
};
struct TurnEnded {
    static constexpr std::string_view name = "turn-ended";
    SideId side{};
    static constexpr auto fields() { return std::tuple{field("side", &TurnEnded::side)}; }
};
struct SideToAct {
    static constexpr std::string_view name = "side-to-act";
    SideId side{};
    static constexpr auto fields() { return std::tuple{field("side", &SideToAct::side)}; }
};
struct Respawned {
    static constexpr std::string_view name = "respawned";
    PieceId fighter{};
    static constexpr auto fields() { return std::tuple{field("fighter", &Respawned::fighter)}; }
};
struct RoundEnded {
    static constexpr std::string_view name = "round-ended";
    int round = 0;
    static constexpr auto fields() { return std::tuple{field("round", &RoundEnded::round)}; }
};
struct RoundBegan {
    static constexpr std::string_view name = "round-began";
    int round = 0;
    static constexpr auto fields() { return std::tuple{field("round", &RoundBegan::round)}; }
};
/// At 0 the game waits for `detonate`; `interrupts` tells what then goes on.
struct BombTicked {
    static constexpr std::string_view name = "bomb-ticked";
    int face = 0;
    std::optional<Span> interrupts{};
    static constexpr auto fields() {
        return std::tuple{field("face", &BombTicked::face), sparse("interrupts", &BombTicked::interrupts)};
    }
};
struct AssassinTried {
    static constexpr std::string_view name = "assassin";
    PieceId fighter{};
    int result = 0;
    bool success = false;
    Sum sum{};
    static constexpr auto fields() {
        return std::tuple{field("fighter", &AssassinTried::fighter), field("result", &AssassinTried::result),
                          field("success", &AssassinTried::success), field("sum", &AssassinTried::sum)};
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
    static constexpr auto fields() {
        return std::tuple{field("fighter", &Moved::fighter), field("distance", &Moved::distance),
                          field("movement", &Moved::movement), field("hill", &Moved::hill),
                          field("sum", &Moved::sum)};
    }
};
struct HillSet {
    static constexpr std::string_view name = "hill";
    PieceId fighter{};
    bool on = false;
    static constexpr auto fields() {
        return std::tuple{field("fighter", &HillSet::fighter), field("on", &HillSet::on)};
    }
};
struct HillHolder {
    static constexpr std::string_view name = "hill-holder";
    std::optional<SideId> side{};
    static constexpr auto fields() { return std::tuple{field("side", &HillHolder::side)}; }
};
struct CrowdHit {
    static constexpr std::string_view name = "crowd";
    PieceId target{};
    static constexpr auto fields() { return std::tuple{field("target", &CrowdHit::target)}; }
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
        return std::tuple{field("attacker", &Attacked::attacker), field("target", &Attacked::target),
                          field("weapon", &Attacked::weapon),     field("result", &Attacked::result),
                          field("hit", &Attacked::hit),           field("sum", &Attacked::sum)};
    }
};
struct Defended {
    static constexpr std::string_view name = "defended";
    PieceId fighter{};
    int result = 0;
    bool success = false;
    Sum sum{};
    static constexpr auto fields() {
        return std::tuple{field("fighter", &Defended::fighter), field("result", &Defended::result),
                          field("success", &Defended::success), field("sum", &Defended::sum)};
    }
};
struct Wounded {
    static constexpr std::string_view name = "wounded";
    PieceId fighter{};
    Effect effect = Effect::wound;
    static constexpr auto fields() {
        return std::tuple{field("fighter", &Wounded::fighter), field("effect", &Wounded::effect)};
    }
};
struct Dropped {
    static constexpr std::string_view name = "dropped";
    TokenId token{};
    PieceId fighter{};
    static constexpr auto fields() {
        return std::tuple{field("token", &Dropped::token), field("fighter", &Dropped::fighter)};
    }
};
struct DemonWild {
    static constexpr std::string_view name = "demon-wild";
    PieceId fighter{};
    static constexpr auto fields() { return std::tuple{field("fighter", &DemonWild::fighter)}; }
};
/// Without a result where it stands up by itself (OSS-ACTION-02).
struct Recovered {
    static constexpr std::string_view name = "recovered";
    PieceId fighter{};
    std::optional<int> result{};
    bool success = false;
    std::optional<Sum> sum{};
    static constexpr auto fields() {
        return std::tuple{field("fighter", &Recovered::fighter), sparse("result", &Recovered::result),
                          field("success", &Recovered::success), sparse("sum", &Recovered::sum)};
    }
};
struct Commanded {
    static constexpr std::string_view name = "commanded";
    PieceId fighter{};
    PieceId target{};
    static constexpr auto fields() {
        return std::tuple{field("fighter", &Commanded::fighter), field("target", &Commanded::target)};
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
        return std::tuple{field("fighter", &Drove::fighter), field("target", &Drove::target),
                          field("result", &Drove::result), field("success", &Drove::success),
                          field("sum", &Drove::sum)};
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
        return std::tuple{field("fighter", &Healed::fighter), field("target", &Healed::target),
                          field("result", &Healed::result), field("success", &Healed::success),
                          field("sum", &Healed::sum)};
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
        return std::tuple{field("fighter", &Influenced::fighter), field("target", &Influenced::target),
                          field("result", &Influenced::result), field("success", &Influenced::success),
                          field("sum", &Influenced::sum)};
    }
};
struct Summoned {
    static constexpr std::string_view name = "summoned";
    PieceId fighter{};
    PieceId demon{};
    int stat = 0;
    static constexpr auto fields() {
        return std::tuple{field("fighter", &Summoned::fighter), field("demon", &Summoned::demon),
                          field("stat", &Summoned::stat)};
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
        return std::tuple{field("fighter", &Shapeshifted::fighter), field("result", &Shapeshifted::result),
                          field("success", &Shapeshifted::success), field("animal", &Shapeshifted::animal),
                          field("sum", &Shapeshifted::sum)};
    }
};
struct PickedUp {
    static constexpr std::string_view name = "picked-up";
    TokenId token{};
    PieceId fighter{};
    static constexpr auto fields() {
        return std::tuple{field("token", &PickedUp::token), field("fighter", &PickedUp::fighter)};
    }
};
struct Collected {
    static constexpr std::string_view name = "collected";
    TokenId token{};
    PieceId fighter{};
    static constexpr auto fields() {
        return std::tuple{field("token", &Collected::token), field("fighter", &Collected::fighter)};
    }
};
struct SiteFound {
    static constexpr std::string_view name = "site";
    int x = 0;
    int y = 0;
    Mystery mystery = Mystery::rover;
    static constexpr auto fields() {
        return std::tuple{field("x", &SiteFound::x), field("y", &SiteFound::y),
                          field("mystery", &SiteFound::mystery)};
    }
};
struct ClockSet {
    static constexpr std::string_view name = "clock";
    int deadline = 0;
    static constexpr auto fields() { return std::tuple{field("deadline", &ClockSet::deadline)}; }
};
struct OpponentSpawned {
    static constexpr std::string_view name = "spawned";
    PieceId fighter{};
    Tier tier = Tier::rookie;
    std::string place{};
    static constexpr auto fields() {
        return std::tuple{field("fighter", &OpponentSpawned::fighter), field("tier", &OpponentSpawned::tier),
                          field("place", &OpponentSpawned::place)};
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
        return std::tuple{field("fighter", &Manipulated::fighter), field("device", &Manipulated::device),
                          field("result", &Manipulated::result),   field("success", &Manipulated::success),
                          sparse("count", &Manipulated::count),    field("sum", &Manipulated::sum)};
    }
};
struct DeviceTriggered {
    static constexpr std::string_view name = "device-triggered";
    SideId side{};
    DeviceEffect effect = DeviceEffect::announce;
    static constexpr auto fields() {
        return std::tuple{field("side", &DeviceTriggered::side), field("effect", &DeviceTriggered::effect)};
    }
};
struct DeviceUsed {
    static constexpr std::string_view name = "device-used";
    PieceId fighter{};
    DeviceEffect effect = DeviceEffect::announce;
    static constexpr auto fields() {
        return std::tuple{field("fighter", &DeviceUsed::fighter), field("effect", &DeviceUsed::effect)};
    }
};
/// The fighter has reached its goal.
struct Delivered {
    static constexpr std::string_view name = "delivered";
    PieceId fighter{};
    static constexpr auto fields() { return std::tuple{field("fighter", &Delivered::fighter)}; }
};
struct Scored {
    static constexpr std::string_view name = "scored";
    SideId side{};
    int points = 0;
    static constexpr auto fields() {
        return std::tuple{field("side", &Scored::side), field("points", &Scored::points)};
    }
};
struct Returned {
    static constexpr std::string_view name = "returned";
    TokenId token{};
    static constexpr auto fields() { return std::tuple{field("token", &Returned::token)}; }
};
struct Detonated {
    static constexpr std::string_view name = "detonated";
    std::optional<PieceId> fighter{};
    static constexpr auto fields() { return std::tuple{field("fighter", &Detonated::fighter)}; }
};
/// A new bomb lies in the centre (OSS-ACTION-08).
struct BombLaid {
    static constexpr std::string_view name = "bomb-laid";
    static constexpr auto fields() { return std::tuple{}; }
};
struct Freed {
    static constexpr std::string_view name = "freed";
    PieceId fighter{};
    static constexpr auto fields() { return std::tuple{field("fighter", &Freed::fighter)}; }
};
struct Placed {
    static constexpr std::string_view name = "placed";
    std::string point{};
    int x = 0;
    int y = 0;
    static constexpr auto fields() {
        return std::tuple{field("point", &Placed::point), field("x", &Placed::x), field("y", &Placed::y)};
    }
};
struct Advice {
    static constexpr std::string_view name = "advice";
    PieceId fighter{};
    Order order = Order::recover;
    int distance = 0;
    std::optional<std::string> direction{};
    static constexpr auto fields() {
        return std::tuple{field("fighter", &Advice::fighter), field("order", &Advice::order),
                          field("distance", &Advice::distance), sparse("direction", &Advice::direction)};
    }
};

using Event =
    std::variant<Initiative, PositionChosen, Activated, Spent, ActivationEnded, TurnEnded, SideToAct,
                 Respawned, RoundEnded, RoundBegan, BombTicked, AssassinTried, Moved, HillSet, HillHolder,
                 CrowdHit, Attacked, Defended, Wounded, Dropped, DemonWild, Recovered, Commanded, Drove,
                 Healed, Influenced, Summoned, Shapeshifted, PickedUp, Collected, SiteFound, ClockSet,
                 OpponentSpawned, Manipulated, DeviceTriggered, DeviceUsed, Delivered, Scored, Returned,
                 Detonated, BombLaid, Freed, Placed, Advice, GameOver>;

}  // namespace adjutant::onestat
