// SPDX-License-Identifier: GPL-3.0-or-later
// Outcome labels (section 7), read off the events of a run, and the odds of shots, which look beyond them.
#include "engine/games/hex_acw/hex_acw.hpp"
#include "engine/games/hex_acw/morale.hpp"

namespace adjutant::acw {
namespace {

using Events = std::vector<Event>;

/// What became of a unit: holds, routs, commander-lost, eliminated.
std::string fateOf(const Events& events, const PieceId& unit) {
    std::string fate = "holds";
    for (const auto& event : events) {
        if (const auto* removed = std::get_if<UnitRemoved>(&event);
            removed != nullptr && removed->unit == unit) {
            return removed->cause == UnitLoss::eliminated ? "eliminated" : "routs";
        }
        const auto* lost = std::get_if<CommanderRemoved>(&event);
        if (lost != nullptr && lost->unit == unit && lost->cause == CommanderLoss::morale)
            fate = "commander-lost";
    }
    return fate;
}

std::string shotLabel(const Events& events, const PieceId& target) {
    int hits = 0;
    for (const auto& event : events) {
        if (const auto* shot = std::get_if<Shot>(&event)) hits += shot->hits;
    }
    return "hits-" + std::to_string(hits) + ',' + fateOf(events, target);
}

/// Whom the action shoots at.
const PieceId* targetOf(const Action& action) {
    if (const auto* shoot = std::get_if<Shoot>(&action)) return &shoot->target;
    const auto* volley = std::get_if<Volley>(&action);
    return volley == nullptr ? nullptr : &volley->target;
}

std::string endLabel(const State& before, const Events& events) {
    if (before.phase == Phase::advance) return "nothing";
    std::string label;
    for (const PieceId& unit : unitsToResolve(before)) {
        label += (label.empty() ? "" : ",") + unit.text + '-' + fateOf(events, unit);
    }
    return label.empty() ? "nothing" : label;
}

}  // namespace

std::string HexAcw::label(const Action& action, const State& before, const std::vector<Event>& events,
                          const State& /*after*/) {
    if (const PieceId* target = targetOf(action)) return shotLabel(events, *target);
    if (const auto* test = std::get_if<TestMorale>(&action)) return fateOf(events, test->unit);
    if (std::holds_alternative<EndTurn>(action)) return endLabel(before, events);
    if (std::holds_alternative<DrawCard>(action)) {
        return std::string(word(std::get<CardDrawn>(events.front()).card));
    }
    return "certain";
}

/// Of a shot and what becomes of the target if this is the last attack on it this turn.
std::optional<Expected<std::vector<Likelihood>>> HexAcw::odds(const State& state, const Action& action,
                                                              std::span<const Overrule> overrules,
                                                              const std::vector<Answer>& given) {
    const PieceId* target = targetOf(action);
    if (target == nullptr) return {};
    auto shot = asDecided<HexAcw>(state, action);
    shot.course = [&](Draft& draft) {
        Allowed fired = decide(draft, action);
        if (fired && tookHit(draft.state(), *target)) resolveUnit(draft, *target, Attack::shooting);
        return fired;
    };
    return OddsOf<HexAcw>(state, std::move(shot), overrules, given).outcomes();
}

}  // namespace adjutant::acw
