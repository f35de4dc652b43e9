// SPDX-License-Identifier: GPL-3.0-or-later
// Outcome labels (section Odds), and the odds that have a road of their own: the ranking, whose ties are
// rolled again without end, and the repeated attack.
#include <algorithm>

#include "engine/core/odds.hpp"
#include "engine/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

template <class E>
const E* firstOf(const std::vector<Event>& events) {
    for (const Event& event : events) {
        if (const auto* found = std::get_if<E>(&event)) return found;
    }
    return nullptr;
}

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

std::string labelOf(const Attack& attack, const std::vector<Event>& events, const State& after) {
    if (attack.repeat > 0) {
        const Piece& victim = pieceOf(after, attack.target);
        return victim.out ? "out" : victim.down ? "down" : "standing";
    }
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

std::string successOf(bool success) { return success ? "success" : "failure"; }

std::string ranking(const std::vector<SideId>& ranks) {
    std::string text;
    for (const SideId& side : ranks) text += (text.empty() ? "" : ",") + side.text;
    return text;
}

std::string spawnLabel(const State& before, const State& after) {
    const auto count = [](const char* tier, int number) { return tier + std::to_string(number); };
    return count("boss-", after.spawned.boss - before.spawned.boss) + "," +
           count("specialist-", after.spawned.specialist - before.spawned.specialist) + "," +
           count("rookie-", after.spawned.rookie - before.spawned.rookie);
}

/// A side and its initiative die.
using Roller = std::pair<SideId, int>;
using Rankings = std::map<std::vector<SideId>, Fraction>;

/// Exact: the case that all tie again begins anew, so the others are divided by what is left (OSS-INIT-03).
class Ranker {
  public:
    Rankings of(const std::vector<Roller>& rollers) {
        if (rollers.size() < 2) {
            std::vector<SideId> only;
            for (const auto& [side, die] : rollers) only.push_back(side);
            return {{only, Fraction(1)}};
        }
        Rankings found;
        long runs = 0, allTied = 0;
        std::vector<int> faces(rollers.size(), 1);
        do {
            ++runs;
            std::map<int, std::vector<Roller>, std::greater<>> groups;
            for (std::size_t i = 0; i < rollers.size(); ++i) groups[faces[i]].push_back(rollers[i]);
            if (groups.size() == 1) {
                ++allTied;
            } else {
                add(groups, found);
            }
        } while (next(faces, rollers));
        for (auto& [order, p] : found) p = p * Fraction(1, runs - allTied);
        return found;
    }

  private:
    using Groups = std::map<int, std::vector<Roller>, std::greater<>>;

    void add(const Groups& groups, Rankings& found) {
        Rankings whole{{{}, Fraction(1)}};
        for (const auto& [face, group] : groups) {
            Rankings longer;
            for (const auto& [rest, q] : memo(group)) {
                for (const auto& [order, p] : whole) {
                    auto joined = order;
                    joined.insert(joined.end(), rest.begin(), rest.end());
                    longer[joined] += p * q;
                }
            }
            whole = std::move(longer);
        }
        for (const auto& [order, p] : whole) found[order] += p;
    }
    const Rankings& memo(const std::vector<Roller>& group) {
        const auto known = known_.find(group);
        if (known != known_.end()) return known->second;
        Rankings solved = of(group);
        return known_.emplace(group, std::move(solved)).first->second;
    }
    static bool next(std::vector<int>& faces, const std::vector<Roller>& rollers) {
        for (std::size_t i = 0; i < faces.size(); ++i) {
            if (++faces[i] <= rollers[i].second) return true;
            faces[i] = 1;
        }
        return false;
    }

    std::map<std::vector<Roller>, Rankings> known_;
};

}  // namespace

std::string OneStat::label(const Action& action, const State& before, const std::vector<Event>& events,
                           const State& after) {
    if (const auto* attack = std::get_if<Attack>(&action)) return labelOf(*attack, events, after);
    if (const auto* e = firstOf<Initiative>(events)) return ranking(e->ranks);
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
    if (!std::holds_alternative<RollInitiative>(action) || !given.empty()) return {};
    std::vector<Roller> rollers;
    for (const SideId& side : state.seating) {
        if (const int die = initiativeDie(state, side); die > 0) rollers.emplace_back(side, die);
    }
    std::vector<Likelihood> outcomes;
    for (auto& [order, p] : Ranker().of(rollers)) outcomes.push_back({ranking(order), p});
    return outcomes;
}

Expected<std::vector<Likelihood>> OneStat::oddsRepeated(const State& state, Action action, int times,
                                                        std::span<const Overrule> overrules) {
    auto* attack = std::get_if<Attack>(&action);
    const bool fits = attack != nullptr && attack->crowd.empty() && attack->blast.empty();
    if (!fits || times < 1 || times > 20) {
        return refuse(code::badParameter, "An attack on one victim can be repeated 1 to 20 times.");
    }
    attack->repeat = times;
    return OddsOf<OneStat>(state, action, overrules).outcomes();
}

}  // namespace adjutant::onestat
