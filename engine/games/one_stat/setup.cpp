// SPDX-License-Identifier: GPL-3.0-or-later
// The start of a game: options, sides, pieces, tokens (OSS-ROSTER, OSS-SETUP, tables of the state).
#include <algorithm>
#include <cstdlib>

#include "engine/games/one_stat/rules.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::onestat {
namespace {

auto badParameter(Phrase sentence, std::string_view clause = {}) {
    return refuse(code::badParameter, std::move(sentence), clause);
}

Allowed checkOptions(const State& state) {
    const Options& options = state.options;
    if (options.device && state.solo) {
        return badParameter(refusals::NoDeviceInSolo{}, "OSS-SCEN-07");
    }
    for (const auto& [side, roster] : *options.warbands) {
        const auto own = contains(state.seating, side) && side != opponents;
        if (!own) return badParameter(refusals::NoSuchWarband{.side = side.text}, "OSS-ROSTER-13");
    }
    if (options.opponents->contains(Tier::demon)) return badParameter(refusals::OpponentsTiers{});
    return {};
}

void seat(State& state) {  // OSS-SETUP-03
    static const std::vector<std::pair<SideId, std::string>> corners{
        {{"red"}, "sw"}, {{"blue"}, "ne"}, {{"green"}, "nw"}, {{"yellow"}, "se"}};
    if (state.solo) {
        state.seating = {players, opponents};
        state.sides[players] = {"Players", "sw", 0};
        state.sides[opponents] = {"Opponents", "ne", 0};
        return;
    }
    for (int i = 0; i < std::min(state.options.players, 4); ++i) {
        const auto& [side, corner] = corners[static_cast<std::size_t>(i)];
        state.seating.push_back(side);
        state.sides[side] = {capital(side.text), corner, 0};
    }
}

/// OSS-SCEN-08.
Allowed completeGoals(State& state) {
    auto& goals = state.options.deviceGoals;
    for (const auto& [side, goal] : goals) {
        if (!known(state, side) || (goal != 0 && goal != 6)) {
            return badParameter(refusals::DeviceGoals{}, "OSS-SCEN-08");
        }
    }
    if (state.solo) return goals.clear(), Allowed{};
    for (std::size_t i = 0; i < state.seating.size(); ++i) {
        if (!goals.contains(state.seating[i])) goals[state.seating[i]] = i % 2 == 0 ? 0 : 6;
    }
    return {};
}

/// OSS-ROSTER-01, OSS-ROSTER-11, OSS-ROSTER-12.
Allowed checkMakeUp(const State& state, const SideId& side, const std::vector<Piece>& fighters) {
    const auto count = [&](Tier tier) {
        return std::ranges::count_if(fighters, [tier](const Piece& piece) { return piece.tier == tier; });
    };
    std::vector<Phrase> faults;
    const auto compare = [&](Tier tier, std::ptrdiff_t wanted) {
        const auto more = count(tier) - wanted;
        if (more != 0)
            faults.push_back(phrases::Difference{.tier = tier, .by = std::abs(more), .more = more > 0});
    };
    const auto specialists = count(Tier::specialist);
    const bool small = isActionScenario(state);
    const auto wanted = small ? 2 : state.solo ? 3 : std::max<std::ptrdiff_t>(1, specialists);
    compare(Tier::boss, 1);
    compare(Tier::specialist, wanted);
    compare(Tier::rookie, small ? 2 : 2 * wanted);
    if (faults.empty()) return {};
    return refuse(
        code::badRoster,
        refusals::MakeUp{
            .small = small, .solo = state.solo, .side = nameOf(state, side), .faults = std::move(faults)},
        small             ? "OSS-ROSTER-11"
        : state.solo      ? "OSS-ROSTER-12"
        : specialists < 1 ? "OSS-ROSTER-02"
                          : "OSS-ROSTER-01");
}

Roster rosterOf(const State& state, const SideId& side) {
    const auto given = state.options.warbands->find(side);
    if (given != state.options.warbands->end()) return given->second;
    if (isActionScenario(state)) return defaultRoster(side, 2, 2);
    const int specialists = state.solo ? 3 : state.options.size;
    return defaultRoster(side, specialists, 2 * specialists);
}

Allowed muster(State& state) {
    std::set<std::size_t> sizes;
    for (const SideId& side : state.seating) {
        if (side == opponents) continue;
        const Roster roster = rosterOf(state, side);
        state.sides[side].name = roster.name.value_or(side.text);
        auto fighters = fightersOf(roster, side);
        if (!fighters) return tl::make_unexpected(fighters.error());
        if (Allowed makeUp = checkMakeUp(state, side, *fighters); !makeUp) return makeUp;
        sizes.insert(fighters->size());
        for (std::size_t i = 0; i < fighters->size(); ++i) {
            state.pieces[fighterId(side, *fighters, i)] = (*fighters)[i];
        }
    }
    for (const Tier tier : {Tier::rookie, Tier::specialist, Tier::boss}) {  // OSS-SOLO-01
        if (auto piece = opponentOf(state.options, tier); !piece) return tl::make_unexpected(piece.error());
    }
    if (sizes.size() > 1) {
        return refuse(code::unequalWarbands, refusals::UnequalWarbands{}, "OSS-ROSTER-03");
    }
    return {};
}

Piece scenarioPiece(Kind kind, std::optional<SideId> side, int die) {
    Piece piece;
    piece.kind = kind;
    piece.side = std::move(side);
    piece.name = word(kind);
    piece.die = die;
    piece.stat = 4;
    return piece;
}

void placeScenario(State& state) {
    switch (state.options.scenario) {
        case Scenario::kingOfTheHill:
            state.hill.emplace();
            break;
        case Scenario::treasureHunt:
            state.tokens[{"treasure"}] = {TokenKind::treasure, TokenAt::centre};
            break;
        case Scenario::bombingRun:
            state.tokens[{"bomb"}] = {TokenKind::bomb, TokenAt::centre, {}, {}, 8};
            break;
        case Scenario::captureTheFlag:
            for (const SideId& side : state.seating) {
                state.tokens[{"flag-" + side.text}] = {TokenKind::flag, TokenAt::corner, {}, side};
            }
            break;
        case Scenario::bounty: {  // OSS-SOLO-14
            Piece bounty = scenarioPiece(Kind::bounty, opponents, 12);
            bounty.tier = Tier::boss;
            bounty.stat = 5;
            bounty.skill = Skill::veteran;
            bounty.weapons = opponentOf(state.options, Tier::boss)->weapons;
            bounty.shield = isShielded(state.options, bounty);
            state.pieces[{"bounty"}] = std::move(bounty);
            break;
        }
        case Scenario::collect:
            for (int i = 1; i <= 6; ++i) {
                state.tokens[{"treasure-" + std::to_string(i)}] = {TokenKind::treasure, TokenAt::off};
            }
            break;
        case Scenario::escort:
            state.pieces[{"escort"}] = scenarioPiece(Kind::escort, players, 6);
            break;
        case Scenario::investigate:
            for (const char* clue : {"clue-x", "clue-y"})
                state.tokens[{clue}] = {TokenKind::clue, TokenAt::off};
            break;
        case Scenario::rescue:
            state.pieces[{"hostage"}] = scenarioPiece(Kind::hostage, std::nullopt, 6);
            state.deadline = 6;  // OSS-SOLO-20
            break;
        default:
            break;
    }
}

}  // namespace

std::map<TerrainId, Terrain> usualTerrain() {  // OSS-TERRAIN-05
    return {{{"high-grass"}, {true, true, true}},     {{"stairs"}, {true, true, true}},
            {{"open-place"}, {true, true, false}},    {{"street"}, {true, true, false}},
            {{"wall"}, {true, false, false}},         {{"boulder"}, {true, false, false}},
            {{"barbed-wire"}, {false, true, true}},   {{"window"}, {false, true, true}},
            {{"lake"}, {false, true, false}},         {{"acid-pool"}, {false, true, false}},
            {{"high-pillar"}, {false, false, false}}, {{"trash-pile"}, {false, false, false}}};
}

Expected<State> OneStat::setup(const Options& options) {
    State state;
    state.options = options;
    state.solo = isSolo(options.scenario);
    state.table = isActionScenario(options.scenario) ? 24 : 36;  // OSS-SETUP-01
    auto terrain = usualTerrain();
    for (const auto& [id, own] : *options.terrain) terrain[id] = own;
    state.terrain = std::move(terrain);
    seat(state);
    if (Allowed allowed = checkOptions(state); !allowed) return tl::make_unexpected(allowed.error());
    if (Allowed allowed = completeGoals(state); !allowed) return tl::make_unexpected(allowed.error());
    if (Allowed allowed = muster(state); !allowed) return tl::make_unexpected(allowed.error());
    placeScenario(state);
    if (options.device) state.device.emplace();
    if (state.solo) {
        state.phase = Phase::spawn;
        state.order = {players, opponents};
        for (int i = 1; i <= 6; ++i) state.spawnpoints[std::to_string(i)];
    }
    return state;
}

}  // namespace adjutant::onestat
