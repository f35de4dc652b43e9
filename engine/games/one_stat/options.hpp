// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose, and the rosters that people bring.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "engine/games/one_stat/frozen.hpp"
#include "engine/games/one_stat/words.hpp"
#include "engine/words/common.hpp"
#include "engine/words/flat_map.hpp"

namespace adjutant::onestat {

struct TerrainTag {
    static constexpr std::string_view type = "terrain";
};
struct TokenTag {
    static constexpr std::string_view type = "token";
};
using TerrainId = Id<TerrainTag>;
using TokenId = Id<TokenTag>;

/// OSS-TERRAIN-01.
struct Terrain {
    bool access = true;
    bool visibility = true;
    bool cover = false;

    static constexpr auto fields() {
        return listed(field("access", &Terrain::access), field("visibility", &Terrain::visibility),
                      field("cover", &Terrain::cover));
    }
    auto operator<=>(const Terrain&) const = default;
};

/// A fighter of a roster, or a tier of the solo opponents, as given. `fault` says what could not be read, so
/// that a roster is `bad-roster` and not a parameter of the wrong shape (OSS-ROSTER-13). `given` is its JSON:
/// the options are shown as they were given.
struct Recruit {
    std::optional<std::string> name;
    std::optional<std::string> tier;
    std::optional<int> stat;
    std::optional<std::string> specialization;
    std::optional<std::vector<std::string>> weapons;
    std::string fault;
    std::string given;

    static constexpr auto fields() {
        return listed(sparse("name", &Recruit::name), sparse("tier", &Recruit::tier),
                      sparse("stat", &Recruit::stat), sparse("specialization", &Recruit::specialization),
                      sparse("weapons", &Recruit::weapons));
    }
    auto operator<=>(const Recruit&) const = default;
};

struct Roster {
    std::optional<std::string> name;
    std::optional<std::vector<Recruit>> fighters;
    std::string fault;
    std::string given;

    static constexpr auto fields() {
        return listed(sparse("name", &Roster::name), sparse("fighters", &Roster::fighters));
    }
    auto operator<=>(const Roster&) const = default;
};

struct Options {
    DiceMode dice = DiceMode::app;
    Scenario scenario = Scenario::lastManStanding;
    int players = 2;
    int size = 3;
    Frozen<std::map<SideId, Roster>> warbands;
    InitiativeRolled initiative = InitiativeRolled::eachRound;
    Positions positions = Positions::choose;
    Span bossShield = Span::round;
    InfluenceDie influenceDie = InfluenceDie::target;
    Span bombClock = Span::round;
    bool device = false;
    FlatMap<SideId, int> deviceGoals;
    DeviceEffect deviceEffect = DeviceEffect::announce;
    Frozen<std::map<TerrainId, Terrain>> terrain;  ///< its kinds; where it stands people know (OSS-SETUP-02)
    Frozen<std::map<Tier, Recruit>> opponents;
    Respawn respawn = Respawn::none;
    Mystery mystery = Mystery::doomDevice;
    BountyBoss bountyBoss = BountyBoss::track;
    bool rescueHard = false;

    static constexpr auto fields() {
        return listed(field("dice", &Options::dice), field("scenario", &Options::scenario),
                      field("players", &Options::players), field("size", &Options::size),
                      field("warbands", &Options::warbands), field("initiative", &Options::initiative),
                      field("positions", &Options::positions), field("boss-shield", &Options::bossShield),
                      field("influence-die", &Options::influenceDie),
                      field("bomb-clock", &Options::bombClock), field("device", &Options::device),
                      field("device-goals", &Options::deviceGoals),
                      field("device-effect", &Options::deviceEffect), field("terrain", &Options::terrain),
                      field("opponents", &Options::opponents), field("respawn", &Options::respawn),
                      field("mystery", &Options::mystery), field("bounty-boss", &Options::bountyBoss),
                      field("rescue-hard", &Options::rescueHard));
    }
    auto operator<=>(const Options&) const = default;
};

}  // namespace adjutant::onestat
