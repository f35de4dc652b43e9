// SPDX-License-Identifier: GPL-3.0-or-later
// Outcome labels (section Odds), and the odds that have a road of their own: the ranking and the repeated
// attack.
#include <algorithm>

#include "engine/chance/happened.hpp"
#include "engine/chance/odds.hpp"
#include "engine/games/one_stat/combat.hpp"
#include "engine/games/one_stat/ranking_odds.hpp"
#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

/// The last thing that happened to a victim; a defence does not hide a wound before it.
std::string fateOf(const std::vector<Event>& events, const PieceId& victim, std::string fate) {
    bool hurt = false;
    for (const Event& event : events) {
        if (const auto* hit = std::get_if<Attacked>(&event); hit && hit->target == victim && !hit->hit)
            fate = "miss";
        if (const auto* saved = std::get_if<Defended>(&event);
            saved && saved->fighter == victim && saved->success && !hurt)
            fate = "defended";
        if (const auto* wounded = std::get_if<Wounded>(&event); wounded && wounded->fighter == victim) {
            fate = word(wounded->effect);
            hurt = true;
        }
    }
    return fate;
}

bool struckBack(const std::vector<Event>& events, const PieceId& attacker) {
    return std::ranges::any_of(events, [&](const Event& event) {
        const auto* saved = std::get_if<Defended>(&event);
        return saved != nullptr && saved->fighter == attacker;
    });
}

std::string labelOf(const Attack& attack, const std::vector<Event>& events) {
    if (const auto* crowd = firstOf<CrowdHit>(events)) {
        return crowd->target.text + "-" + fateOf(events, crowd->target, "miss");
    }
    if (attack.blast.empty()) {
        std::string label = fateOf(events, attack.target, "miss");
        if (struckBack(events, attack.fighter)) {
            label += ",attacker-" + fateOf(events, attack.fighter, "defended");
        }
        return label;
    }
    std::string label = attack.target.text + "-" + fateOf(events, attack.target, "miss");
    for (const PieceId& id : attack.blast) label += "," + id.text + "-" + fateOf(events, id, "miss");
    return label;
}

/// Within one activation, whose actions do not run out; nobody strikes back.
Allowed strikeRepeatedly(Draft& draft, const Attack& attack, int times) {
    if (Allowed begun = beginAct(draft, attack.fighter); !begun) return begun;
    if (Allowed may = mayDo(draft.state(), attack); !may) return may;
    const Blow blow = judged(draft.state(), attack);
    for (int i = 0; i < times && !pieceOf(draft.state(), attack.target).out; ++i) {
        strike(draft, blow, attack.target);
        draft.checkpoint();
    }
    return {};
}

std::string fateOf(const Piece& victim) { return victim.out ? "out" : victim.down ? "down" : "standing"; }

std::string successOf(bool success) { return success ? "success" : "failure"; }

std::string spawnLabel(const State& before, const State& after) {
    const auto count = [](const char* tier, int number) { return tier + std::to_string(number); };
    return count("boss-", after.spawned.boss - before.spawned.boss) + "," +
           count("specialist-", after.spawned.specialist - before.spawned.specialist) + "," +
           count("rookie-", after.spawned.rookie - before.spawned.rookie);
}

}  // namespace

std::string OneStat::label(const Action& action, const State& before, const std::vector<Event>& events,
                           const State& after) {
    if (const auto* attack = std::get_if<Attack>(&action)) return labelOf(*attack, events);
    if (const auto* e = firstOf<Initiative>(events)) return rankingLabel(e->ranks);
    if (std::holds_alternative<Spawn>(action)) return spawnLabel(before, after);
    if (std::holds_alternative<Activate>(action) || std::holds_alternative<EndTurn>(action)) return "certain";
    if (const auto* e = firstOf<Recovered>(events)) return successOf(e->success);
    if (const auto* e = firstOf<Advice>(events)) return e->direction.value_or(std::string(word(e->order)));
    if (const auto* e = firstOf<AssassinTried>(events)) return successOf(e->success);
    if (const auto* e = firstOf<Drove>(events)) return successOf(e->success);
    if (const auto* e = firstOf<Healed>(events)) return successOf(e->success);
    if (const auto* e = firstOf<Influenced>(events)) return successOf(e->success);
    if (const auto* e = firstOf<Shapeshifted>(events)) return successOf(e->success);
    if (const auto* e = firstOf<Manipulated>(events)) return successOf(e->success);
    return "certain";
}

std::optional<Expected<std::vector<Likelihood>>> OneStat::odds(const State& state, const Action& action,
                                                               std::span<const Overrule> /*overrules*/,
                                                               const std::vector<Answer>& given) {
    if (!std::holds_alternative<RollInitiative>(action)) return {};
    std::vector<int> lying;
    for (const Answer& answer : given) {
        const auto* faces = std::get_if<std::vector<int>>(&answer);
        if (faces == nullptr || faces->size() != 1)
            return refuse(code::badRoll, refusals::OneDieEach{}, "OSS-INIT-01");
        lying.push_back(faces->front());
    }
    std::vector<Roller> rollers;
    for (const SideId& side : state.seating) {
        if (const int die = initiativeDie(state, side); die > 0) rollers.push_back({side, die});
    }
    return rankingOdds(std::move(rollers), lying);
}

Expected<std::vector<Likelihood>> OneStat::oddsRepeated(const State& state, const Action& action, int times,
                                                        std::span<const Overrule> overrules) {
    const auto* attack = std::get_if<Attack>(&action);
    const bool fits = attack != nullptr && attack->crowd.empty() && attack->blast.empty();
    if (!fits || times < 1 || times > 20) {
        return refuse(code::badParameter, refusals::RepeatBounds{});
    }
    const Question<OneStat> repeated{
        [&](Draft& draft) { return strikeRepeatedly(draft, *attack, times); },
        [&](const Draft& draft) { return fateOf(pieceOf(draft.state(), attack->target)); }};
    return OddsOf<OneStat>(state, repeated, overrules).outcomes();
}

}  // namespace adjutant::onestat
