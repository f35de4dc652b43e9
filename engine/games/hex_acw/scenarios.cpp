// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/scenarios.hpp"

#include <map>
#include <span>
#include <string_view>

#include "engine/games/hex_acw/cards.hpp"

namespace adjutant::acw {
namespace {

struct UnitRow {
    Kind kind;
    std::string_view place;  ///< empty: in reserve
    bool led;
};
struct StrongpointRow {
    std::string_view id, hex, name;
};
struct Setting {
    std::span<const UnitRow> unionSide, confederate;
    std::span<const StrongpointRow> strongpoints;
    Ground ground;
};

Place at(std::string_view text) { return *readPlace(text); }

void lay(Ground& ground, Terrain terrain, std::initializer_list<std::string_view> places) {
    for (const auto place : places) ground.terrain[at(place)] = terrain;
}
void flow(Ground& ground, Water water, std::initializer_list<std::string_view> hexsides) {
    for (const auto side : hexsides) ground.edges[*readHexside(side)] = {water, std::nullopt};
}
void cross(Ground& ground, Crossing crossing, std::initializer_list<std::string_view> hexsides) {
    for (const auto side : hexsides) ground.edges[*readHexside(side)].crossing = crossing;
}
void road(Ground& ground, std::initializer_list<std::string_view> hexsides) {
    for (const auto side : hexsides) ground.roads[*readHexside(side)] = true;
}

constexpr auto infantry = Kind::infantry;
constexpr auto cavalry = Kind::cavalry;
constexpr auto artillery = Kind::artillery;

Setting millRun() {  // 9.1
    static constexpr UnitRow unionSide[] = {
        {infantry, "D5", true}, {infantry, "E5", false},  {infantry, "F5", true}, {infantry, "B5", false},
        {cavalry, "H5", false}, {artillery, "C5", false}, {infantry, "", false}};
    static constexpr UnitRow confederate[] = {
        {infantry, "F1", true}, {infantry, "E2", false},  {infantry, "D1", true}, {infantry, "H1", false},
        {cavalry, "B1", false}, {artillery, "G2", false}, {infantry, "", false}};
    static constexpr StrongpointRow strongpoints[] = {{"mill-hill", "C5", "Mill Hill"},
                                                      {"chapel-hill", "G2", "Chapel Hill"},
                                                      {"west-town", "D3", "West Town"},
                                                      {"east-town", "F3", "East Town"}};
    Ground ground;
    lay(ground, Terrain::hill, {"C5", "G2"});
    lay(ground, Terrain::woods, {"A4", "B2", "H4", "I3"});
    lay(ground, Terrain::fields, {"D4", "F2"});
    lay(ground, Terrain::town, {"D3", "F3"});
    flow(ground, Water::stream,
         {"A3|A4", "A4|B3", "B3|B4", "B3|C4", "C3|C4", "C4|D3", "D3|D4", "D3|E4", "E3|E4", "E3|F3", "F2|F3",
          "F3|G3", "G3|G4", "G3|H3", "H2|H3", "H3|I3", "I3|I4"});
    cross(ground, Crossing::bridge, {"E3|E4"});
    road(ground, {"E1|E2", "E2|E3", "E3|E4", "E4|E5", "E5|E6"});
    return {unionSide, confederate, strongpoints, ground};
}

Setting stoneFord() {  // 9.2
    static constexpr UnitRow unionSide[] = {
        {infantry, "C5", true}, {infantry, "D5", false},  {infantry, "E5", true}, {infantry, "G5", true},
        {cavalry, "C6", false}, {artillery, "F5", false}, {infantry, "", false},  {artillery, "", false}};
    static constexpr UnitRow confederate[] = {{infantry, "C2", true}, {infantry, "E3", false},
                                              {infantry, "G3", true}, {infantry, "F2", false},
                                              {cavalry, "I2", false}, {artillery, "E2", false}};
    static constexpr StrongpointRow strongpoints[] = {
        {"ford-town", "C2", "Ford Town"}, {"gun-hill", "E2", "Gun Hill"}, {"east-works", "G3", "East Works"}};
    Ground ground;
    lay(ground, Terrain::hill, {"E2", "F5"});
    lay(ground, Terrain::woods, {"B4", "H5"});
    lay(ground, Terrain::town, {"C2"});
    lay(ground, Terrain::fields, {"C5", "G5"});
    lay(ground, Terrain::difficult, {"D2", "H2"});
    lay(ground, Terrain::marsh, {"A5"});
    lay(ground, Terrain::lake, {"I5"});
    for (const auto works : {"E3", "G3"}) ground.entrenched[at(works)] = true;
    flow(ground, Water::river,
         {"A3|A4", "A4|B3", "B3|B4", "B3|C4", "C3|C4", "C4|D3", "D3|D4", "D3|E4", "E3|E4", "E4|F3", "F3|F4",
          "F3|G4", "G3|G4", "G4|H3", "H3|H4", "H3|I4", "I3|I4"});
    cross(ground, Crossing::bridge, {"C3|C4"});
    cross(ground, Crossing::ford, {"E3|E4", "G3|G4"});
    road(ground, {"C1|C2", "C2|C3", "C3|C4", "C4|C5", "C5|C6"});
    return {unionSide, confederate, strongpoints, ground};
}

void raise(State& state, Side side, std::span<const UnitRow> rows) {
    const std::string letter = side == Side::unionSide ? "u" : "c";
    const bool tracked = state.options.positions == Positions::board;
    int number = 0;
    int leaders = 0;
    for (const UnitRow& row : rows) {
        const PieceId id{letter + std::to_string(++number)};
        Unit& unit = state.pieces.units[id];
        unit.side = side;
        unit.kind = row.kind;
        unit.reserve = row.place.empty();
        if (tracked && !unit.reserve) {
            unit.place = at(row.place);
            unit.facing = arrivalFacing(side);
        }
        if (row.led) {
            Commander& commander = state.pieces.commanders[PieceId{letter + 'l' + std::to_string(++leaders)}];
            commander.side = side;
            commander.place = id;
        }
    }
}

void furnish(State& state, const Setting& setting) {
    const bool tracked = state.options.positions == Positions::board;
    raise(state, Side::unionSide, setting.unionSide);
    raise(state, Side::confederate, setting.confederate);
    for (const StrongpointRow& row : setting.strongpoints) {
        Strongpoint& strongpoint = state.strongpoints[std::string(row.id)];
        strongpoint.name = row.name;
        if (tracked) strongpoint.hex = at(row.hex);
    }
    if (tracked) state.board = setting.ground;
}

/// A board that was drawn before the game.
void furnish(State& state, const OwnBoard& own) {
    const bool tracked = state.options.positions == Positions::board;
    std::map<Side, int> numbers, leaders;
    for (const OwnUnit& row : own.units) {
        const std::string letter = row.side == Side::unionSide ? "u" : "c";
        const PieceId id{letter + std::to_string(++numbers[row.side])};
        Unit& unit = state.pieces.units[id];
        unit.side = row.side;
        unit.kind = row.kind;
        unit.reserve = !row.place;
        if (tracked && row.place) {
            unit.place = row.place;
            unit.facing = row.facing.value_or(arrivalFacing(row.side));
        }
        if (row.led) {
            const PieceId leader{letter + 'l' + std::to_string(++leaders[row.side])};
            state.pieces.commanders[leader].side = row.side;
            state.pieces.commanders[leader].place = id;
        }
    }
    for (const auto& [id, position] : own.strongpoints) {
        Strongpoint& strongpoint = state.strongpoints[id];
        strongpoint.name = position.name;
        if (tracked) strongpoint.hex = position.hex;
    }
    if (tracked) state.board = own.ground;
}

}  // namespace

State firstState(const Options& options) {
    State state;
    state.options = options;
    const Side first = options.first == First::confederate ? Side::confederate : Side::unionSide;
    state.seating = {first, other(first)};
    for (const Side side : allOf<Side>()) {
        state.sides[side].name = side == Side::unionSide ? "Union" : "Confederate";
        state.sides[side].baseRow = side == Side::unionSide ? rows : 1;
        for (const Card card : allOf<Card>()) state.decks[side].draw[card] = copies(card);
    }
    if (options.positions == Positions::board) state.board.emplace();
    switch (options.scenario) {
        case Scenario::millRun:
            furnish(state, millRun());
            break;
        case Scenario::stoneFord:
            furnish(state, stoneFord());
            break;
        case Scenario::own:  // 9.3
            if (!options.board) {
                state.phase = Phase::setup;
                return state;
            }
            furnish(state, *options.board);
            break;
    }
    state.active = first;
    return state;
}

}  // namespace adjutant::acw
