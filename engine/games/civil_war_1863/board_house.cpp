// SPDX-License-Identifier: GPL-3.0-or-later
// The house board: the ledger's tables of it, as data.
#include <initializer_list>
#include <sstream>

#include "engine/games/civil_war_1863/board_map.hpp"

namespace adjutant::w63 {
namespace {

template <class T>
std::vector<T> words(const char* text) {
    std::istringstream stream(text);
    std::vector<T> list;
    for (std::string word; stream >> word;) list.push_back(T{word});
    return list;
}

/// W63-CITY-01: four key cities in the north, three in the south.
std::vector<Site> sites() {
    using enum CityKind;
    std::vector<Site> list{
        {{"st-louis"}, "St. Louis", {"d3"}, key, unionSide, 2, 0},
        {{"indianapolis"}, "Indianapolis", {"g2"}, key, unionSide, 2, 0},
        {{"pittsburg"}, "Pittsburg", {"k2"}, key, unionSide, 2, 0},
        {{"baltimore"}, "Baltimore", {"n3"}, key, unionSide, 2, 0},
        {{"washington"}, "Washington", {"m4"}, capital, unionSide, 6, 4},
        {{"chattanooga"}, "Chattanooga", {"h7"}, key, confederate, 1, 0},
        {{"charleston"}, "Charleston", {"k9"}, key, confederate, 1, 0},
        {{"atlanta"}, "Atlanta", {"i9"}, key, confederate, 1, 0},
        {{"richmond"}, "Richmond", {"m6"}, capital, confederate, 5, 5},
    };
    for (const auto& [id, name, square] :
         std::initializer_list<std::array<const char*, 3>>{{"chicago", "Chicago", "e1"},
                                                           {"cleveland", "Cleveland", "i1"},
                                                           {"philadelphia", "Philadelphia", "n1"},
                                                           {"cincinnati", "Cincinnati", "i3"},
                                                           {"louisville", "Louisville", "h4"},
                                                           {"cairo", "Cairo", "e5"},
                                                           {"memphis", "Memphis", "d7"},
                                                           {"vicksburg", "Vicksburg", "c9"},
                                                           {"new-orleans", "New Orleans", "d11"},
                                                           {"mobile", "Mobile", "f11"},
                                                           {"lynchburg", "Lynchburg", "k6"},
                                                           {"wilmington", "Wilmington", "m8"}}) {
        list.push_back({{id}, name, {square}, town, {}, 0, 0});
    }
    return list;
}

std::vector<Section> railroads() {
    std::vector<Section> list;
    for (const auto& [from, to, track] :
         std::initializer_list<std::array<const char*, 3>>{{"st-louis", "chicago", "d2"},
                                                           {"st-louis", "indianapolis", "e3 f2"},
                                                           {"st-louis", "cairo", "e4"},
                                                           {"chicago", "indianapolis", "f1"},
                                                           {"indianapolis", "cleveland", "h1"},
                                                           {"indianapolis", "cincinnati", "h2"},
                                                           {"indianapolis", "louisville", "g3"},
                                                           {"cleveland", "pittsburg", "j1"},
                                                           {"cincinnati", "pittsburg", "j2"},
                                                           {"pittsburg", "philadelphia", "l1 m1"},
                                                           {"pittsburg", "baltimore", "l3 m3"},
                                                           {"philadelphia", "baltimore", "n2"},
                                                           {"baltimore", "washington", ""},
                                                           {"washington", "richmond", "m5"},
                                                           {"washington", "lynchburg", "l5"},
                                                           {"lynchburg", "richmond", "l6"},
                                                           {"richmond", "wilmington", "m7"},
                                                           {"wilmington", "charleston", "l8"},
                                                           {"charleston", "atlanta", "j9"},
                                                           {"chattanooga", "lynchburg", "i6 j6"},
                                                           {"chattanooga", "atlanta", "h8"},
                                                           {"louisville", "chattanooga", "h5 h6"},
                                                           {"memphis", "chattanooga", "e7 f7 g7"},
                                                           {"cairo", "memphis", "e6"},
                                                           {"memphis", "vicksburg", "d8"},
                                                           {"vicksburg", "new-orleans", "d10"},
                                                           {"vicksburg", "mobile", "d9 e10"},
                                                           {"mobile", "atlanta", "g10 h10"}}) {
        list.push_back({{from}, {to}, words<PlaceId>(track)});
    }
    return list;
}

std::map<PlaceId, std::vector<PieceId>> start() {
    std::map<PlaceId, std::vector<PieceId>> map;
    for (const auto& [square, pieces] : std::initializer_list<std::array<const char*, 2>>{
             {"m6", "ci1 ci2 ci3"}, {"k6", "ci4 cc1"},         {"l6", "cc2"},        {"h7", "ci5 ci6 cc3"},
             {"i9", "ci7"},         {"c9", "ci8 ci9"},         {"e8", "cc4"},        {"k9", "ci10"},
             {"f11", "cg1"},        {"m4", "ui1 ui2 ui3 uc1"}, {"n3", "ui4"},        {"k2", "ui5"},
             {"i3", "ui6"},         {"h4", "ui7 ui8 uc2"},     {"g2", "ui9"},        {"d3", "ui10"},
             {"e5", "ui11 ug1"},    {"d7", "ui12 ui13"},       {"d11", "ui14 ui15"}, {"o6", "ug2"},
             {"d12", "ug3"}}) {
        map[PlaceId{square}] = words<PieceId>(pieces);
    }
    return map;
}

BoardPlan makeHousePlan() {
    return {.name = "House board",
            .rows = {"...........^..c~", "...r......r^..c~", "...r....rr.^.rc~", "...r..rr..^.rrc~",
                     "....rr....^..r~~", "...r.r...^..rc~~", "...r.rr.^....c~~", "..r....^^..cc~~~",
                     "..r.......c~~~~~", "..r.......c~~~~~", "ccccccccc.~~~~~~", "~~~~~~~~~~~~~~~~"},
            .courses = {words<PlaceId>("d2 d3 d4 e5 d6 d7 c8 c9 c10 d11"),
                        words<PlaceId>("k2 j3 i3 h4 g4 f5 e5"), words<PlaceId>("e5 f6 f7 g7"),
                        words<PlaceId>("n3 n4 n5 n6"), words<PlaceId>("m4 n5"), words<PlaceId>("m6 n6")},
            .sites = sites(),
            .railroads = railroads(),
            .start = start()};
}

}  // namespace

const BoardPlan& housePlan() {
    static const BoardPlan plan = makeHousePlan();
    return plan;
}

}  // namespace adjutant::w63
