// SPDX-License-Identifier: GPL-3.0-or-later
// Acts at tokens, devices and goals, and the corrections that a scenario needs.
#pragma once

#include <optional>

#include "engine/games/one_stat/parameter_hooks.hpp"

namespace adjutant::onestat {

struct SetHill {
    static constexpr std::string_view name = "hill";
    PieceId fighter;
    bool on = true;
    static constexpr auto fields() {
        return listed(required("fighter", &SetHill::fighter), adjutant::optional("on", &SetHill::on));
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
        return listed(required("fighter", &PickUp::fighter).byDefault(openFighter),
                      required("token", &PickUp::token).byDefault([](const State& s, const PickUp& a) {
                          return onlyTokenFor(s, a.fighter);
                      }),
                      fact("contact", &PickUp::contact));
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
        return listed(required("fighter", &Manipulate::fighter).byDefault(openFighter),
                      required("device", &Manipulate::device)
                          .byDefault([](const State& s, const Manipulate&) { return likelyDevice(s); })
                          .checked([](const State&, const Manipulate&, const std::string& device) {
                              return isDevice(device);
                          }),
                      fact("contact", &Manipulate::contact));
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
        return listed(required("fighter", &Deliver::fighter).byDefault([](const State& s, const Deliver&) {
            return onlyCarrier(s);
        }),
                      fact("area", &Deliver::area), fact("blast", &Deliver::blast).checked(differing));
    }
};

struct Detonate {
    static constexpr std::string_view name = "detonate";
    std::vector<PieceId> blast;
    static constexpr auto fields() { return listed(fact("blast", &Detonate::blast).checked(differing)); }
};

struct UseDevice {
    static constexpr std::string_view name = "use-device";
    PieceId fighter;
    static constexpr auto fields() { return listed(required("fighter", &UseDevice::fighter)); }
};

struct FreeHostage {
    static constexpr std::string_view name = "free-hostage";
    PieceId fighter;
    bool contact = true;
    static constexpr auto fields() {
        return listed(required("fighter", &FreeHostage::fighter), fact("contact", &FreeHostage::contact));
    }
};

}  // namespace adjutant::onestat
