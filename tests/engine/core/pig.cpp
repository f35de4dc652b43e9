// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/core/pig.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/core/position_of.hpp"

namespace adjutant::pig {
namespace {

const SideId red{"red"};
const SideId blue{"blue"};

SideId other(const SideId& side) { return side == red ? blue : red; }

Allowed toAct(const State& state, const SideId& side) {
    if (side != state.active) {
        return refuse(code::notYourTurn, "It is not " + side.text + "'s turn.", "PIG-TURN-01");
    }
    return {};
}

Allowed decide(Draft<Pig>& d, const Throw& a) {
    if (auto ready = toAct(d.state(), a.side); !ready.has_value()) return ready;
    const auto faces = d.roll(Dice{.count = a.dice, .sides = 6}.inAnyOrder(), "throw", a.side.text);
    auto points = d.sum();
    points.base("faces", 0, "PIG-ROLL-01");
    for (const int face : faces) points.add("face", face, "PIG-ROLL-01");
    points.add("daring", a.dice > 1 ? 1 : 0, "PIG-ROLL-02");
    d.emit(Thrown{a.side, faces, points});
    if (faces.front() == 1) d.emit(Busted{a.side});
    return {};
}

Allowed decide(Draft<Pig>& d, const Hold& a) {
    if (auto ready = toAct(d.state(), a.side); !ready.has_value()) return ready;
    d.emit(Banked{a.side, d.state().pot});
    if (d.state().sides.at(a.side).points >= d.state().options.goal) d.emit(GameOver{{a.side}, "goal"});
    return {};
}

Allowed decide(Draft<Pig>& d, const End& a) {
    d.emit(GameOver{{}, a.reason});
    return {};
}

void apply(State& s, const Thrown& e) { s.pot += e.sum.total(); }
void apply(State& s, const Busted& e) {
    s.pot = 0;
    s.turnOf = other(e.side);
    ++s.round;
}
void apply(State& s, const Banked& e) {
    s.sides.at(e.side).points += e.points;
    s.pot = 0;
    s.turnOf = other(e.side);
    ++s.round;
}
void apply(State& s, const GameOver& e) {
    s.verdict = Verdict{e.winners, e.reason};
    s.phase = Phase::over;
}

}  // namespace

Expected<State> Pig::setup(const Options& options) {
    if (options.goal < 1) return refuse(code::badParameter, "The goal is at least 1.");
    State state;
    state.options = options;
    state.sides = {{red, {"Red", 0}}, {blue, {"Blue", 0}}};
    state.seating = {red, blue};
    state.turnOf = red;
    return state;
}

Allowed Pig::decide(Draft<Pig>& draft, const Action& action) {
    return std::visit([&](const auto& a) { return pig::decide(draft, a); }, action);
}

void Pig::apply(State& state, const Event& event) {
    std::visit([&](const auto& e) { pig::apply(state, e); }, event);
}

void Pig::derive(State& state) {
    state.active = state.verdict ? std::nullopt : std::optional(state.turnOf);
    state.lead = std::abs(state.sides.at(red).points - state.sides.at(blue).points);
}

Allowed Pig::check(const State& state) {
    if (state.pot < 0) return refuse(code::badParameter, "The pot cannot be less than nothing.");
    return {};
}

std::vector<Offer> Pig::offers(const State& state) {
    if (state.verdict) return {};
    const std::vector<SideId> side{*state.active};
    std::vector<Offer> list;
    list.push_back({"throw", "Throw", "", {oneOf("side", side), intOf("dice", 1, 4, 1)}, {}});
    list.push_back({"hold", "Hold", "", {oneOf("side", side)}, {}});
    if (state.pot == 0) list.back().blocked = Refusal{"nothing-here", "The pot is empty.", "PIG-HOLD-01"};
    return list;
}

std::string Pig::label(const Action&, const State&, const std::vector<Event>& events, const State&) {
    for (const Event& event : events) {
        if (std::holds_alternative<Busted>(event)) return "busted";
    }
    if (events.empty() || !std::holds_alternative<Thrown>(events.front())) return "certain";
    return std::to_string(std::get<Thrown>(events.front()).sum.total());
}

std::string Pig::say(const State& after, const Event& event) {
    if (std::holds_alternative<Busted>(event)) return "A one: the turn's points are gone.";
    if (std::holds_alternative<GameOver>(event)) return "The game is over.";
    return "The pot holds " + std::to_string(after.pot) + ".";
}

std::vector<Param> Pig::options() {
    return {choiceOf("dice", std::vector{DiceMode::app, DiceMode::table}).byDefault(value("app")),
            intOf("goal", 1, 100, 20)};
}

SystemEntry entry() {
    static constexpr std::string_view rules =
        "- **PIG-ROLL-01** [book] A roll of 2 to 6 goes into the pot.\n"
        "- **PIG-ROLL-02** [book] A 1 loses the pot and ends the turn.\n"
        "- **PIG-HOLD-01** [book] Who holds keeps the pot and ends the turn.\n"
        "- **PIG-TURN-01** [book] Players take turns; the first to reach the goal wins.\n";
    return PositionOf<Pig>::entry(rules);
}

}  // namespace adjutant::pig
