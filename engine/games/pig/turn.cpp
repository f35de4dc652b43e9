// SPDX-License-Identifier: GPL-3.0-or-later
// A turn: throwing and holding, what they bring (decide) and what is then on the books (apply).
#include "engine/games/pig/pig.hpp"
#include "messages/pig.hpp"

template class adjutant::Draft<adjutant::pig::Pig>;

namespace adjutant::pig {
namespace {

SideId other(const SideId& side) { return side == red ? blue : red; }

// PIG-ROLL-01, PIG-ROLL-02, PIG-ROLL-03.
Allowed decide(Draft& d, const Throw& a) {
    const auto faces = d.roll(Dice{.count = a.dice, .sides = 6}.inAnyOrder(), "throw", a.side.text);
    auto points = d.sum();
    points.base("faces", 0, "PIG-ROLL-01");
    for (const int face : faces) points.add("face", face, "PIG-ROLL-01");
    points.add("daring", a.dice > 1 ? 1 : 0, "PIG-ROLL-02");
    d.emit(Thrown{a.side, faces, points});
    if (faces.front() == 1) d.emit(Busted{a.side});  // sorted: the lowest (PIG-ROLL-03)
    return {};
}

// PIG-HOLD-01; PIG-WIN-01.
Allowed decide(Draft& d, const Hold& a) {
    d.emit(Banked{a.side, d.state().pot});
    if (d.state().sides.at(a.side).points >= d.state().options.goal) d.emit(GameOver{{a.side}, "goal"});
    return {};
}

// PIG-WIN-02.
Allowed decide(Draft& d, const End& a) {
    d.emit(GameOver{{}, a.reason});
    return {};
}

void passTurn(State& s, const SideId& from) {
    s.pot = 0;
    s.turnOf = other(from);
    ++s.round;
}

void apply(State& s, const Thrown& e) { s.pot += e.sum.total(); }
void apply(State& s, const Busted& e) { passTurn(s, e.side); }
void apply(State& s, const Banked& e) {
    s.sides.at(e.side).points += e.points;
    passTurn(s, e.side);
}
void apply(State& s, const GameOver& e) {
    s.verdict = Verdict{e.winners, e.reason};
    s.phase = Phase::over;
}

}  // namespace

/// PIG-TURN-01: players take turns.
Allowed Pig::onTurn(const State& state, const SideId& side) {
    if (side == state.active) return {};
    return refuse(code::notYourTurn, refusals::NotTheirTurn{.side = side.text}, "PIG-TURN-01");
}

Allowed Pig::decide(Draft& draft, const Action& action) {
    return std::visit([&](const auto& a) { return pig::decide(draft, a); }, action);
}

void Pig::apply(State& state, const Event& event) {
    std::visit([&](const auto& e) { pig::apply(state, e); }, event);
}

}  // namespace adjutant::pig
