// SPDX-License-Identifier: GPL-3.0-or-later
// Ways over the house board against twins that read the tables of the ledger step by step (3.4, 3.6).
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "engine/games/civil_war_1863/civil_war_1863.hpp"
#include "engine/games/civil_war_1863/routes.hpp"

namespace adjutant::w63 {
namespace {

using Squares = std::set<std::string>;

Square at(const PlaceId& place) { return *readSquare(place.text); }

/// The house board with every piece off it.
State emptyBoard() {
    State state = *CivilWar::setup({});
    for (auto& [id, piece] : state.pieces) piece.out = true;
    return state;
}

void put(State& state, const char* id, const PlaceId& place) {
    Piece& piece = state.pieces.at(PieceId{id});
    piece.out = false;
    piece.place = place;
}

/// Any square that belongs to a railroad, its cities and towns included.
rc::Gen<PlaceId> railSquare() {
    std::vector<PlaceId> squares;
    for (const Section& section : housePlan().railroads)
        squares.insert(squares.end(), section.track.begin(), section.track.end());
    for (const Site& site : housePlan().sites) squares.push_back(site.square);
    return rc::gen::elementOf(squares);
}

rc::Gen<PlaceId> anySquare() {
    return rc::gen::map(rc::gen::inRange(0, 16 * 12), [](int n) {
        return PlaceId{text(Square{n % 16, n / 16})};
    });
}

/// Some Union pieces on railroad squares.
std::vector<PlaceId> scatterEnemies(State& state, const PlaceId& spare) {
    const char* const ids[] = {"ui1", "ui2", "ui3", "uc1", "ug1"};
    auto places = *rc::gen::container<std::vector<PlaceId>>(railSquare());
    std::erase(places, spare);
    places.resize(std::min(places.size(), std::size(ids)));
    for (std::size_t i = 0; i < places.size(); ++i) put(state, ids[i], places[i]);
    return places;
}

// -- railroads

PlaceId squareOf(const PlaceId& site) {
    for (const Site& s : housePlan().sites) {
        if (s.id == site) return s.square;
    }
    return {};
}

/// Where a ride of Confederate infantry leads: sections walked one square after the other.
void rideOn(const State& state, const PlaceId& from, int steps, Squares& reached) {
    for (const Section& section : housePlan().railroads) {
        const bool cut = std::any_of(section.track.begin(), section.track.end(), [&](const PlaceId& square) {
            return !stackAt(state, unionSide, square).empty();
        });
        if (cut) continue;
        std::vector<PlaceId> line{squareOf(section.from)};
        line.insert(line.end(), section.track.begin(), section.track.end());
        line.push_back(squareOf(section.to));
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (line[i] != from) continue;
            for (const std::size_t next : {i - 1, i + 1}) {
                if (next >= line.size()) continue;  // i - 1 of the first wraps round
                if (steps >= 1) reached.insert(line[next].text);
                const bool closed = enemyForce(state, confederate, line[next]) ||
                                    openKeyCity(state, confederate, line[next]) ||
                                    fortifiedBy(state, confederate, line[next]);
                if (steps < 2 && !closed) rideOn(state, line[next], steps + 1, reached);
            }
        }
    }
}

RC_GTEST_PROP(W63Routes, ARideIsTwoOrThreeStepsOverSectionsThatAreNotCut,
              ()) {  // W63-RAIL-02, W63-RAIL-04, W63-RAIL-05
    State state = emptyBoard();
    const PlaceId from = *railSquare();
    put(state, "ci1", from);
    scatterEnemies(state, from);
    if (*rc::gen::arbitrary<bool>()) state.cities.at(PlaceId{"atlanta"}).fortified = confederate;
    if (*rc::gen::arbitrary<bool>()) state.cities.at(PlaceId{"st-louis"}).captured = true;
    Squares ridden;
    rideOn(state, from, 0, ridden);
    ridden.erase(from.text);
    const Group infantry = groupOf(state, {PieceId{"ci1"}});
    Squares marched;
    for (const Square square : reach(state, infantry, at(from), Rides::forbidden))
        marched.insert(text(square));
    Squares expected = marched;
    expected.insert(ridden.begin(), ridden.end());
    Squares reached;
    for (const Square square : reach(state, infantry, at(from), Rides::allowed)) reached.insert(text(square));
    RC_ASSERT(reached == expected);
    for (const std::string& square : reached) {
        const auto how = route(state, infantry, at(from), *readSquare(square), Rides::allowed);
        RC_ASSERT(*how == (marched.contains(square) ? How::march : How::rail));
    }
}

RC_GTEST_PROP(W63Routes, AnEnemyMoreNeverOpensAWay, ()) {  // W63-TURN-07, W63-RAIL-04
    State state = emptyBoard();
    const PlaceId from = *railSquare();
    const char* const mover = *rc::gen::element("ci1", "cc1", "cg1");
    put(state, mover, from);
    scatterEnemies(state, from);
    const Group group = groupOf(state, {PieceId{mover}});
    const auto before = reach(state, group, at(from), Rides::allowed);
    const PlaceId more = *anySquare();
    RC_PRE(more != from);
    put(state, "ui15", more);
    for (const Square square : reach(state, group, at(from), Rides::allowed))
        RC_ASSERT(std::find(before.begin(), before.end(), square) != before.end());
}

RC_GTEST_PROP(W63Routes, WhatHindersARideIsOneOfThreeCodes, ()) {  // chapter 6, route check
    State state = emptyBoard();
    const PlaceId from = *railSquare();
    put(state, "ci1", from);
    scatterEnemies(state, from);
    const PlaceId to = *anySquare();
    RC_PRE(to != from);
    const Group infantry = groupOf(state, {PieceId{"ci1"}});
    const auto way = route(state, infantry, at(from), at(to), Rides::allowed);
    if (way.has_value()) return;
    State cleared = state;
    for (auto& [id, piece] : cleared.pieces) {
        if (piece.place && mapOf(state).track(at(*piece.place)))
            piece.out = piece.out || piece.side == unionSide;
    }
    Squares ridden;
    rideOn(cleared, from, 0, ridden);
    const bool far = distance(at(from), at(to)) > 1;
    RC_ASSERT(way.error().code == (ridden.contains(to.text) ? "rail-cut" : far ? "too-far" : "no-route"));
}

// -- water

/// Squares one water step away, from the tables alone.
Squares waterFrom(const std::string& from) {
    const BoardPlan& plan = housePlan();
    const auto letter = [&](Square s) {
        const bool on = s.file >= 0 && s.file < 16 && s.rank >= 0 && s.rank < 12;
        return on ? plan.rows[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)] : ' ';
    };
    const auto sea = [&](Square s) { return letter(s) == 'c' || letter(s) == '~'; };
    Squares found;
    for (const Square next : around(*readSquare(from))) {
        if (sea(*readSquare(from)) && sea(next)) found.insert(text(next));
    }
    for (const auto& course : plan.courses) {
        for (std::size_t i = 1; i < course.size(); ++i) {
            if (course[i - 1].text == from) found.insert(course[i].text);
            if (course[i].text == from) found.insert(course[i - 1].text);
        }
    }
    return found;
}

Squares sailed(const State& state, const std::vector<PieceId>& group, const std::string& from) {
    Squares found;
    for (const Square square : reach(state, groupOf(state, group), *readSquare(from), Rides::allowed))
        found.insert(text(square));
    return found;
}

/// Washington and Richmond taken, so that no garrison or open key city is in the way.
State quietBoard() {
    State state = emptyBoard();
    for (auto& [id, city] : state.cities) {
        city.captured = true;
        city.garrison = 0;
    }
    return state;
}

RC_GTEST_PROP(W63Routes, AGunboatGoesOneOrTwoWaterSteps, ()) {  // W63-BOAT-01, W63-BOAT-02
    State state = quietBoard();
    const std::string from = (*anySquare()).text;
    put(state, "cg1", PlaceId{from});
    Squares expected;
    for (const std::string& next : waterFrom(from)) {
        expected.insert(next);
        expected.merge(waterFrom(next));
    }
    expected.erase(from);
    RC_ASSERT(sailed(state, {PieceId{"cg1"}}, from) == expected);
}

RC_GTEST_PROP(W63Routes, WaterLeadsBackAsItLeadsThere, ()) {  // W63-BOAT-02
    State state = quietBoard();
    const std::string from = (*anySquare()).text;
    put(state, "cg1", PlaceId{from});
    for (const std::string& to : sailed(state, {PieceId{"cg1"}}, from))
        RC_ASSERT(sailed(state, {PieceId{"cg1"}}, to).contains(from));
}

RC_GTEST_PROP(W63Routes, TransportsGoOneStepOrTwoByTheOption, ()) {  // W63-BOAT-06
    State state = quietBoard();
    const std::string from = (*anySquare()).text;
    put(state, "cg1", PlaceId{from});
    put(state, "ci1", PlaceId{from});
    const std::vector<PieceId> convoy{PieceId{"ci1"}, PieceId{"cg1"}};
    RC_ASSERT(sailed(state, convoy, from) == waterFrom(from));
    state.options.transportSpeed = TransportSpeed::two;
    RC_ASSERT(sailed(state, convoy, from) == sailed(state, {PieceId{"cg1"}}, from));
    put(state, "cc1", PlaceId{from});  // cavalry slows it again, and keeps it to land
    for (const std::string& to : sailed(state, {PieceId{"ci1"}, PieceId{"cc1"}, PieceId{"cg1"}}, from)) {
        RC_ASSERT(waterFrom(from).contains(to));
        RC_ASSERT(mapOf(state).land(*readSquare(to)));
    }
}

// -- on foot

RC_GTEST_PROP(W63Routes, CavalryGoesWhereTwoSquaresOfLandLead, ()) {  // W63-CAV-01, W63-CAV-02, W63-MTN-04
    State state = quietBoard();
    const PlaceId from = *anySquare();
    put(state, "cc1", from);
    const Squares reached = sailed(state, {PieceId{"cc1"}}, from.text);
    for (int rank = 0; rank < 12; ++rank) {
        for (int file = 0; file < 16; ++file) {
            const Square to{file, rank};
            bool way = false;
            for (const Square middle : around(at(from))) {
                const bool over = mapOf(state).land(middle) && touch(middle, to);
                way = way || over || middle == to;
            }
            RC_ASSERT(reached.contains(text(to)) == (way && to != at(from) && mapOf(state).land(to)));
        }
    }
}

RC_GTEST_PROP(W63Routes, SpaceOpensNoLessThanBed, ()) {  // W63-MTN-02
    State state = quietBoard();
    const PlaceId from = *anySquare();
    put(state, "ci1", from);
    const Squares bed = sailed(state, {PieceId{"ci1"}}, from.text);
    state.options.mountainRail = MountainRail::space;
    const Squares space = sailed(state, {PieceId{"ci1"}}, from.text);
    RC_ASSERT(std::includes(space.begin(), space.end(), bed.begin(), bed.end()));
    for (const std::string& square : space) {
        if (bed.contains(square)) continue;
        RC_ASSERT(mapOf(state).mountain(*readSquare(square)) && mapOf(state).track(*readSquare(square)));
    }
}

}  // namespace
}  // namespace adjutant::w63
