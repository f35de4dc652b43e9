// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the ledger. Distances are inches and may have fractions.
#pragma once

#include <set>
#include <variant>

#include "engine/one_stat/state.hpp"

namespace adjutant::onestat {

/// An act's fighter is by default that of the innermost open activation.
inline constexpr auto openFighter = [](const State& state, const auto&) -> std::optional<PieceId> {
    if (state.stack.empty()) return std::nullopt;
    return state.stack.back().fighter;
};
inline constexpr auto notNegative = [](const State&, const auto&, const auto& value) {
    if constexpr (requires { *value; }) {
        return *value >= 0;
    } else {
        return value >= 0;
    }
};
/// A list names each once.
inline constexpr auto differing = [](const State&, const auto&, const auto& value) {
    const auto isSet = [](const auto& list) {
        return std::set(list.begin(), list.end()).size() == list.size();
    };
    if constexpr (requires { *value; }) {
        return isSet(*value);
    } else {
        return isSet(value);
    }
};

struct RollInitiative {
    static constexpr std::string_view name = "roll-initiative";
    static constexpr auto fields() { return std::tuple{}; }
};

struct ChoosePosition {
    static constexpr std::string_view name = "choose-position";
    SideId side;
    int position = 1;

    static constexpr auto fields() {
        return std::tuple{
            required("side", &ChoosePosition::side).byDefault([](const State& s, const ChoosePosition&) {
                return s.active;
            }),
            adjutant::optional("position", &ChoosePosition::position)
                .byDefault([](const State& s, const ChoosePosition&) {
                    int free = 1;
                    for (const auto& taken : s.order) {
                        if (!taken) break;
                        ++free;
                    }
                    return free;
                })
                .checked([](const State&, const ChoosePosition&, int place) { return place >= 1; })};
    }
};

struct Activate {
    static constexpr std::string_view name = "activate";
    PieceId fighter;
    static constexpr auto fields() { return std::tuple{required("fighter", &Activate::fighter)}; }
};

struct EndActivation {
    static constexpr std::string_view name = "end-activation";
    static constexpr auto fields() { return std::tuple{}; }
};

struct EndTurn {
    static constexpr std::string_view name = "end-turn";
    static constexpr auto fields() { return std::tuple{}; }
};

struct Move {
    static constexpr std::string_view name = "move";
    PieceId fighter;
    std::optional<double> distance;
    double climb = 0;
    double jump = 0;
    std::optional<double> runUp;
    std::vector<TerrainId> through;
    bool assassin = false;
    bool charge = false;
    bool hill = false;

    static constexpr auto fields() {
        return std::tuple{required("fighter", &Move::fighter).byDefault(openFighter),
                          fact("distance", &Move::distance).checked(notNegative),
                          fact("climb", &Move::climb).checked(notNegative),
                          fact("jump", &Move::jump).checked(notNegative),
                          fact("run-up", &Move::runUp).checked(notNegative),
                          fact("through", &Move::through).checked(differing),
                          adjutant::optional("assassin", &Move::assassin),
                          fact("charge", &Move::charge),
                          fact("hill", &Move::hill)};
    }
};

struct SetHill {
    static constexpr std::string_view name = "hill";
    PieceId fighter;
    bool on = true;
    static constexpr auto fields() {
        return std::tuple{required("fighter", &SetHill::fighter), adjutant::optional("on", &SetHill::on)};
    }
};

struct Attack {
    static constexpr std::string_view name = "attack";
    PieceId fighter;
    PieceId target;
    std::optional<Weapon> weapon{};
    std::optional<double> range{};
    bool contact = true;
    std::optional<bool> los{};
    int friends = 0;
    std::optional<std::vector<PieceId>> covered{};
    std::vector<TerrainId> through{};
    std::vector<PieceId> preached{};
    std::map<PieceId, PieceId> tanks{};  ///< defender → the Tank whose die and stat it uses
    std::vector<PieceId> crowd{};
    std::vector<PieceId> blast{};
    int repeat = 0;  ///< only odds repeat an attack; not a parameter

    static constexpr auto fields() {
        return std::tuple{required("fighter", &Attack::fighter).byDefault(openFighter),
                          required("target", &Attack::target),
                          adjutant::optional("weapon", &Attack::weapon),
                          fact("range", &Attack::range).checked(notNegative),
                          fact("contact", &Attack::contact),
                          fact("los", &Attack::los),
                          fact("friends", &Attack::friends).checked(notNegative),
                          fact("covered", &Attack::covered).checked(differing),
                          fact("through", &Attack::through).checked(differing),
                          fact("preached", &Attack::preached).checked(differing),
                          fact("tanks", &Attack::tanks),
                          fact("crowd", &Attack::crowd).checked(differing),
                          fact("blast", &Attack::blast).checked(differing)};
    }
};

struct Recover {
    static constexpr std::string_view name = "recover";
    PieceId fighter;
    int friends = 0;
    static constexpr auto fields() {
        return std::tuple{required("fighter", &Recover::fighter).byDefault(openFighter),
                          fact("friends", &Recover::friends).checked(notNegative)};
    }
};

/// The parameters of the acts at a target within a distance: `command`, `drive`, `heal`, `influence`.
template <class Act>
constexpr auto reaching() {
    return std::tuple{required("fighter", &Act::fighter).byDefault(openFighter),
                      required("target", &Act::target), fact("range", &Act::range).checked(notNegative)};
}
struct Command {
    static constexpr std::string_view name = "command";
    PieceId fighter, target;
    double range = 0;
    static constexpr auto fields() { return reaching<Command>(); }
};
struct Drive {
    static constexpr std::string_view name = "drive";
    PieceId fighter, target;
    double range = 0;
    static constexpr auto fields() { return reaching<Drive>(); }
};
struct Heal {
    static constexpr std::string_view name = "heal";
    PieceId fighter, target;
    double range = 0;
    static constexpr auto fields() { return reaching<Heal>(); }
};
struct Influence {
    static constexpr std::string_view name = "influence";
    PieceId fighter, target;
    double range = 0;
    static constexpr auto fields() { return reaching<Influence>(); }
};

struct Summon {
    static constexpr std::string_view name = "summon";
    PieceId fighter;
    std::optional<int> stat;
    static constexpr auto fields() {
        return std::tuple{required("fighter", &Summon::fighter).byDefault(openFighter),
                          adjutant::optional("stat", &Summon::stat).checked(notNegative)};
    }
};

struct Shapeshift {
    static constexpr std::string_view name = "shapeshift";
    PieceId fighter;
    static constexpr auto fields() {
        return std::tuple{required("fighter", &Shapeshift::fighter).byDefault(openFighter)};
    }
};

/// The only token that may be picked up, if it is one (scenarios.cpp).
[[nodiscard]] std::optional<TokenId> onlyTokenFor(const State& state, const PieceId& fighter);

struct PickUp {
    static constexpr std::string_view name = "pick-up";
    PieceId fighter;
    TokenId token;
    bool contact = true;
    static constexpr auto fields() {
        return std::tuple{required("fighter", &PickUp::fighter).byDefault(openFighter),
                          required("token", &PickUp::token).byDefault([](const State& s, const PickUp& a) {
                              return onlyTokenFor(s, a.fighter);
                          }),
                          fact("contact", &PickUp::contact)};
    }
};

/// `device`, `site` or nothing (scenarios.cpp).
[[nodiscard]] std::optional<std::string> likelyDevice(const State& state);
/// Is it one of the words of the ledger, and has this game one?
[[nodiscard]] bool isDevice(const std::string& word);
[[nodiscard]] bool hasDevice(const State& state, const std::string& device);
/// The number of the spawnpoint that `spawn-…` names.
[[nodiscard]] std::string spawnpointOf(const std::string& device);

struct Manipulate {
    static constexpr std::string_view name = "manipulate";
    PieceId fighter;
    std::string device;
    bool contact = true;
    static constexpr auto fields() {
        return std::tuple{required("fighter", &Manipulate::fighter).byDefault(openFighter),
                          required("device", &Manipulate::device)
                              .byDefault([](const State& s, const Manipulate&) { return likelyDevice(s); })
                              .checked([](const State&, const Manipulate&, const std::string& device) {
                                  return isDevice(device);
                              }),
                          fact("contact", &Manipulate::contact)};
    }
};

/// The only piece that has something to deliver, if it is one (scenarios.cpp).
[[nodiscard]] std::optional<PieceId> onlyCarrier(const State& state);

struct Deliver {
    static constexpr std::string_view name = "deliver";
    PieceId fighter;
    std::optional<SideId> area;
    std::vector<PieceId> blast;
    static constexpr auto fields() {
        return std::tuple{
            required("fighter", &Deliver::fighter).byDefault([](const State& s, const Deliver&) {
                return onlyCarrier(s);
            }),
            fact("area", &Deliver::area), fact("blast", &Deliver::blast).checked(differing)};
    }
};

struct Detonate {
    static constexpr std::string_view name = "detonate";
    std::vector<PieceId> blast;
    static constexpr auto fields() { return std::tuple{fact("blast", &Detonate::blast).checked(differing)}; }
};

struct UseDevice {
    static constexpr std::string_view name = "use-device";
    PieceId fighter;
    static constexpr auto fields() { return std::tuple{required("fighter", &UseDevice::fighter)}; }
};

struct FreeHostage {
    static constexpr std::string_view name = "free-hostage";
    PieceId fighter;
    bool contact = true;
    static constexpr auto fields() {
        return std::tuple{required("fighter", &FreeHostage::fighter), fact("contact", &FreeHostage::contact)};
    }
};

struct PlacePoints {
    static constexpr std::string_view name = "place-points";
    static constexpr auto fields() { return std::tuple{}; }
};

struct Spawn {
    static constexpr std::string_view name = "spawn";
    static constexpr auto fields() { return std::tuple{}; }
};

struct OpponentTurn {
    static constexpr std::string_view name = "opponent-turn";
    std::optional<PieceId> fighter;
    std::optional<CanAttack> canAttack;
    std::optional<bool> inCover;
    std::optional<bool> inSight;
    int friends = 0;
    static constexpr auto fields() {
        return std::tuple{adjutant::optional("fighter", &OpponentTurn::fighter),
                          fact("can-attack", &OpponentTurn::canAttack),
                          fact("in-cover", &OpponentTurn::inCover), fact("in-sight", &OpponentTurn::inSight),
                          fact("friends", &OpponentTurn::friends).checked(notNegative)};
    }
};

using Action =
    std::variant<RollInitiative, ChoosePosition, Activate, EndActivation, EndTurn, Move, SetHill, Attack,
                 Recover, Command, Drive, Heal, Influence, Summon, Shapeshift, PickUp, Manipulate, Deliver,
                 Detonate, UseDevice, FreeHostage, PlacePoints, Spawn, OpponentTurn, End>;

}  // namespace adjutant::onestat
