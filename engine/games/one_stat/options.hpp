// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose, and the rosters that people bring.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/one_stat/frozen.hpp"
#include "engine/games/one_stat/words.hpp"
#include "engine/play/option.hpp"
#include "engine/words/common.hpp"
#include "engine/words/flat_map.hpp"
#include "messages/one_stat.hpp"

namespace adjutant::onestat {

struct TerrainTag {
    static constexpr std::string_view type = "terrain";
};
struct TokenTag {
    static constexpr std::string_view type = "token";
};
using TerrainId = Id<TerrainTag>;
using TokenId = Id<TokenTag>;

}  // namespace adjutant::onestat

// Clients show no choices of these types.
template <>
inline constexpr std::string_view adjutant::choiceType<adjutant::onestat::TerrainId> = "choice";
template <>
inline constexpr std::string_view adjutant::choiceType<adjutant::onestat::TokenId> = "choice";

namespace adjutant::onestat {

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
    Phrase fault;
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
    Phrase fault;
    std::string given;

    static constexpr auto fields() {
        return listed(sparse("name", &Roster::name), sparse("fighters", &Roster::fighters));
    }
    auto operator<=>(const Roster&) const = default;
};

// How a form offers what no type tells.
[[nodiscard]] Param deviceGoalsForm();
[[nodiscard]] Param terrainForm();
[[nodiscard]] Param opponentsForm();

// Where an option counts.
[[nodiscard]] std::vector<Value> versus();      ///< the scenarios of players against one another
[[nodiscard]] std::vector<Value> solo();        ///< those against the program's opponents
[[nodiscard]] std::vector<Value> wholeGames();  ///< those against one another with whole warbands
template <auto one>
[[nodiscard]] std::vector<Value> only() {
    return {value(one)};
}

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
        using O = Options;
        return listed(
            option("scenario", &O::scenario),
            option("players", &O::players)
                .between(2, 4, refusals::PlayersBounds{})
                .noted(options::Players{})
                .enabledIf<&O::scenario>(&versus),
            option("size", &O::size)
                .between(1, 3, refusals::SizeBounds{})
                .noted(options::Size{})
                .enabledIf<&O::scenario>(&wholeGames),
            option("dice", &O::dice), field("warbands", &O::warbands),
            option("initiative", &O::initiative).enabledIf<&O::scenario>(&versus),
            option("positions", &O::positions).enabledIf<&O::scenario>(&versus),
            option("boss-shield", &O::bossShield), option("influence-die", &O::influenceDie),
            option("bomb-clock", &O::bombClock).enabledIf<&O::scenario>(&only<Scenario::bombingRun>),
            option("device", &O::device).noted(options::Device{}).enabledIf<&O::scenario>(&versus),
            option("device-goals", &O::deviceGoals)
                .offeredAs(&deviceGoalsForm)
                .enabledIf<&O::device>(&only<true>),
            option("device-effect", &O::deviceEffect).enabledIf<&O::device>(&only<true>),
            option("terrain", &O::terrain).offeredAs(&terrainForm).noted(options::Terrain{}),
            option("opponents", &O::opponents).offeredAs(&opponentsForm).enabledIf<&O::scenario>(&solo),
            option("respawn", &O::respawn).enabledIf<&O::scenario>(&solo),
            option("mystery", &O::mystery).enabledIf<&O::scenario>(&only<Scenario::investigate>),
            option("bounty-boss", &O::bountyBoss).enabledIf<&O::scenario>(&only<Scenario::bounty>),
            option("rescue-hard", &O::rescueHard).enabledIf<&O::scenario>(&only<Scenario::rescue>));
    }
    auto operator<=>(const Options&) const = default;
};

}  // namespace adjutant::onestat
