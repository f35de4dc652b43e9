// SPDX-License-Identifier: GPL-3.0-or-later
// The acts of a fighter. Distances are inches and may have fractions.
#pragma once

#include <optional>

#include "engine/games/one_stat/parameter_hooks.hpp"

namespace adjutant::onestat {

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
        return listed(required("fighter", &Move::fighter).byDefault(openFighter),
                      fact("distance", &Move::distance).checked(notNegative),
                      fact("climb", &Move::climb).checked(notNegative),
                      fact("jump", &Move::jump).checked(notNegative),
                      fact("run-up", &Move::runUp).checked(notNegative),
                      fact("through", &Move::through).checked(differing),
                      adjutant::optional("assassin", &Move::assassin), fact("charge", &Move::charge),
                      fact("hill", &Move::hill));
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

    static constexpr auto fields() {
        return listed(required("fighter", &Attack::fighter).byDefault(openFighter),
                      required("target", &Attack::target), adjutant::optional("weapon", &Attack::weapon),
                      fact("range", &Attack::range).checked(notNegative), fact("contact", &Attack::contact),
                      fact("los", &Attack::los), fact("friends", &Attack::friends).checked(notNegative),
                      fact("covered", &Attack::covered).checked(differing),
                      fact("through", &Attack::through).checked(differing),
                      fact("preached", &Attack::preached).checked(differing), fact("tanks", &Attack::tanks),
                      fact("crowd", &Attack::crowd).checked(differing),
                      fact("blast", &Attack::blast).checked(differing));
    }
};

struct Recover {
    static constexpr std::string_view name = "recover";
    static Allowed beforePhase(const State& state);  ///< OSS-ACTION-02
    PieceId fighter;
    int friends = 0;
    static constexpr auto fields() {
        return listed(required("fighter", &Recover::fighter).byDefault(openFighter),
                      fact("friends", &Recover::friends).checked(notNegative));
    }
};

/// The parameters of the acts at a target within a distance: `command`, `drive`, `heal`, `influence`.
template <class Act>
constexpr auto reaching() {
    return listed(required("fighter", &Act::fighter).byDefault(openFighter), required("target", &Act::target),
                  fact("range", &Act::range).checked(notNegative));
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
        return listed(required("fighter", &Summon::fighter).byDefault(openFighter),
                      adjutant::optional("stat", &Summon::stat).checked(notNegative));
    }
};

struct Shapeshift {
    static constexpr std::string_view name = "shapeshift";
    PieceId fighter;
    static constexpr auto fields() {
        return listed(required("fighter", &Shapeshift::fighter).byDefault(openFighter));
    }
};

}  // namespace adjutant::onestat
