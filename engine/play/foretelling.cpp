// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/foretelling.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "engine/chance/explorer.hpp"
#include "engine/chance/first_answers.hpp"
#include "engine/play/offer_wire.hpp"
#include "engine/words/language.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

constexpr int maxTries = 300;  // a pad waits for it

/// The answers of a chance that could make a difference; none where they are too many to try.
std::vector<WeightedAnswer> waysOf(Chance chance) {
    chance.incidental = false;  // to the outcome, but not to what is rolled afterwards
    if (chance.kind == Chance::Kind::dice && !chance.totalNeeded) {
        const std::set<int> kinds(chance.classes.begin(), chance.classes.end());
        const auto ofADie = kinds.empty() ? static_cast<std::size_t>(chance.sides) : kinds.size();
        if (std::pow(ofADie, chance.count) > maxTries) return {};
    }
    return weightedAnswersOf(chance);
}

/// How many chances there are after those that are answered: where they are as many whatever comes up, and
/// the ways to go are few enough to try each of them.
std::optional<std::size_t> chancesAfter(const Unfinished& act, std::vector<SuppliedAnswer>& answered,
                                        int& tries) {
    if (tries-- == 0) return {};
    TableDice nobody;
    SuppliedRolls chances(answered, nobody);
    const auto decision = act.position.decide(act.action, chances, act.overrules);
    if (std::holds_alternative<Position::Next>(decision)) return 0;
    const auto* due = std::get_if<Chance>(&decision);
    if (due == nullptr) return {};
    std::optional<std::size_t> count;
    for (const WeightedAnswer& way : waysOf(*due)) {
        answered.emplace_back(way.answer);
        const auto more = chancesAfter(act, answered, tries);
        answered.pop_back();
        if (!more || (count && *count != 1 + *more)) return {};
        count = 1 + *more;
    }
    return count;
}

/// The events of the act when this answer comes next; null when it cannot be told.
json eventsAfter(const Unfinished& act, const Answer& next) {
    std::vector<SuppliedAnswer> answers = act.answered;
    answers.emplace_back(next);
    FirstAnswers rest;
    SuppliedRolls chances(std::move(answers), rest);
    const auto decision = act.position.decide(act.action, chances, act.overrules);
    const auto* after = std::get_if<Position::Next>(&decision);
    if (after == nullptr) return {};
    json events = *after->events;
    if (act.language != journalLanguage) act.position.clone()->retell(events, act.language);
    return events;
}

/// The first event that is not the same after every answer: that of the chance. The size of the shortest list
/// when there is none.
std::size_t whereTheyPart(const std::vector<json>& lists) {
    std::size_t shortest = lists.front().size();
    for (const json& list : lists) shortest = std::min(shortest, list.size());
    for (std::size_t at = 0; at < shortest; ++at) {
        for (const json& list : lists)
            if (list[at] != lists.front()[at]) return at;
    }
    return shortest;
}

/// What all these events say alike, without sentences and sums; null where they are not of one kind.
json commonOf(const json& events) {
    json common = events.front();
    if (!common.is_object()) return nullptr;
    for (const char* told : {"say", "sum", "idle"}) common.erase(told);
    for (const json& event : events) {
        if (!event.is_object() || event.at("event") != common.at("event")) return nullptr;
        for (auto field = common.begin(); field != common.end();) {
            const auto other = event.find(field.key());
            field = other == event.end() || *other != *field ? common.erase(field) : std::next(field);
        }
    }
    return common;
}

/// The classes of the faces when there are two, those that meet what is needed all on one side.
std::optional<std::pair<const char*, int>> neededOf(const Chance& chance) {
    const auto& met = chance.classes;
    if (static_cast<int>(met.size()) != chance.sides) return {};
    if (std::ranges::any_of(met, [](int kind) { return kind != 0 && kind != 1; })) return {};
    if (std::ranges::is_sorted(met)) {  // none, or those from some face on
        const auto first = std::ranges::find(met, 1);
        return std::pair{"least", 1 + static_cast<int>(first - met.begin())};
    }
    if (!std::ranges::is_sorted(met, std::greater{})) return {};
    return std::pair{"most", static_cast<int>(std::ranges::count(met, 1))};
}

}  // namespace

json writeDue(const Chance& chance) {
    json due = wire::writeNeed(chance);
    if (const auto needed = neededOf(chance)) due[needed->first] = needed->second;
    return due;
}

json foretell(const Unfinished& act, const std::vector<Answer>& next, json& due) {
    due["number"] = act.answered.size() + 1;
    auto answered = act.answered;
    int tries = maxTries;
    if (const auto more = chancesAfter(act, answered, tries)) due["of"] = act.answered.size() + *more;
    json brings = json::array();
    std::vector<json> lists;
    for (const Answer& answer : next) {
        lists.push_back(eventsAfter(act, answer));
        if (lists.back().is_null()) return brings;
    }
    if (lists.empty()) return brings;
    const std::size_t at = whereTheyPart(lists);
    for (json& list : lists) brings.push_back(at < list.size() ? std::move(list[at]) : json());
    if (json common = commonOf(brings); common.is_object()) due["about"] = std::move(common);
    return brings;
}

}  // namespace adjutant
