// SPDX-License-Identifier: GPL-3.0-or-later
// What a client needs to draw the board.
#include <algorithm>

#include "engine/games/civil_war_1863/civil_war_1863.hpp"

namespace adjutant::w63 {
namespace {

std::string terrainKind(const BoardMap& map, Square square) {
    if (map.mountain(square)) return "mountain";
    if (map.openSea(square)) return "sea";
    if (map.sea(square)) return "coast";
    return "";
}

std::vector<std::string> marksOf(const State& state, const PlaceId& place, const Site* site) {
    std::vector<std::string> marks;
    if (site == nullptr) return marks;
    marks.emplace_back(site->kind == CityKind::key       ? "key-city"
                       : site->kind == CityKind::capital ? "capital"
                                                         : "town");
    const City* city = cityAt(state, place);
    if (city == nullptr) return marks;
    marks.push_back("owner:" + city->owner.text);
    if (city->captured) marks.push_back("captured:" + enemyOf(city->owner).text);
    if (city->garrison > 0) marks.push_back("garrison:" + std::to_string(city->garrison));
    if (city->fortified) marks.push_back("fortified:" + city->fortified->text);
    return marks;
}

/// The sides for which a section is cut (W63-RAIL-04).
std::vector<std::string> cutsOf(const State& state, const Section& section) {
    std::vector<std::string> marks;
    for (const SideId& rider : {unionSide, confederate}) {
        const bool cut = std::any_of(section.track.begin(), section.track.end(), [&](const PlaceId& square) {
            return !stackAt(state, enemyOf(rider), square).empty();
        });
        if (cut) marks.push_back("cut:" + rider.text);
    }
    return marks;
}

void addPlaces(Board& board, const State& state, const BoardMap& map) {
    for (int rank = 0; rank < map.ranks(); ++rank) {
        for (int file = 0; file < map.files(); ++file) {
            const Square square{file, rank};
            const PlaceId id{text(square)};
            const Site* site = map.siteAt(square);
            board.places.push_back({id, site != nullptr ? site->name : "", terrainKind(map, square),
                                    static_cast<double>(file), static_cast<double>(rank),
                                    marksOf(state, id, site)});
        }
    }
}

void addLinks(Board& board, const State& state, const BoardPlan& plan, const BoardMap& map) {
    for (const auto& course : plan.courses) {
        for (std::size_t i = 1; i < course.size(); ++i)
            board.links.push_back({course[i - 1], course[i], "river"});
    }
    for (const Section& section : plan.railroads) {
        auto line = section.track;
        line.insert(line.begin(), map.site(section.from)->square);
        line.push_back(map.site(section.to)->square);
        for (std::size_t i = 1; i < line.size(); ++i) {
            board.links.push_back({line[i - 1], line[i], "rail", false, cutsOf(state, section)});
        }
    }
}

}  // namespace

Board CivilWar::board(const State& state) {
    Board board;
    if (asked(state)) {
        double x = 0;
        for (const auto& [id, city] : state.cities) {
            board.places.push_back(
                {id, city.name, "city", x++, 0, marksOf(state, id, mapOf(state).site(id))});
        }
        board.places.push_back({openField, "Field", "", x, 0, {}});
        return board;
    }
    const BoardPlan& plan = state.options.board ? *state.options.board : housePlan();
    const BoardMap& map = mapOf(state);
    board.grid = Grid::square;
    addPlaces(board, state, map);
    addLinks(board, state, plan, map);
    return board;
}

}  // namespace adjutant::w63
