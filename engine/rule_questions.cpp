// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rule_questions.hpp"

#include <string>

#include "engine/games.hpp"
#include "engine/play/request.hpp"
#include "engine/words/wire.hpp"
#include "messages/shared.hpp"

namespace adjutant {

namespace {

using nlohmann::json;
using request::refused;

json ruleJson(const SystemEntry& system, const Clause& clause) {
    json rule{{"clause", clause.id},
              {"system", system.id},
              {"chapter", clause.chapter},
              {"tag", clause.tag},
              {"text", clause.text}};
    if (!clause.leftToPeople.empty()) rule["left-to-people"] = clause.leftToPeople;
    return rule;
}

json neighbourJson(const Clause* clause) {
    if (clause == nullptr) return nullptr;
    return {{"clause", clause->id}, {"text", clause->text}};
}

/// Where a word of the game is ruled: {"action"}, {"action","outcome"}, {"action","parameter"}, or a word of
/// the other kinds.
Expected<std::vector<const Clause*>> behindWord(const json& request, const BehindWords& words) {
    const auto given = request::object(request, "behind");
    if (!given.has_value()) return tl::unexpected(given.error());
    const json& word = *given;
    for (const char* kind : {"card", "option", "stock", "piece", "place", "reason"}) {
        const auto one = request::optionalText(word, kind);
        if (!one.has_value()) return tl::unexpected(one.error());
        if (*one) return words.of(kind, **one);
    }
    const auto action = request::text(word, "action");
    if (!action.has_value()) return tl::unexpected(action.error());
    const auto outcome = request::optionalText(word, "outcome");
    if (!outcome.has_value()) return tl::unexpected(outcome.error());
    if (*outcome) return words.ofOutcome(*action, **outcome);
    const auto parameter = request::optionalText(word, "parameter");
    if (!parameter.has_value()) return tl::unexpected(parameter.error());
    return *parameter ? words.ofParameter(*action, **parameter) : words.of("action", *action);
}

}  // namespace

json askRule(const json& request, std::string_view language) {
    const auto given = request::text(request, "clause");
    if (!given.has_value()) return refused(given.error(), language);
    for (const SystemEntry& system : systems()) {
        const Clause* clause = system.ledger->find(*given);
        if (clause == nullptr) continue;
        json rule = ruleJson(system, *clause);
        rule["before"] = neighbourJson(system.ledger->before(*clause));
        rule["after"] = neighbourJson(system.ledger->after(*clause));
        return {{"ok", true}, {"rule", std::move(rule)}};
    }
    return refused(
        {std::string(code::badParameter), shared::refusals::UnknownClauseAnywhere{.clause = *given}, {}},
        language);
}

json askRules(const json& request, const SystemEntry* ofGame, std::string_view language) {
    const auto words = request::optionalText(request, "find");
    if (!words.has_value()) return refused(words.error(), language);
    const auto id = request::optionalText(request, "system");
    if (!id.has_value()) return refused(id.error(), language);
    const SystemEntry* only = ofGame;
    if (*id) {
        only = findSystem(**id);
        if (only == nullptr) return refused({std::string(code::badParameter), noSystem(**id), {}}, language);
    }
    json rules = json::array();
    if (request::find(request, "behind") != nullptr) {
        if (only == nullptr)
            return refused({std::string(code::noGame), shared::refusals::NoGame{}, {}}, language);
        const auto clauses = behindWord(request, *behindWordsOf(only->id));
        if (!clauses.has_value()) return refused(clauses.error(), language);
        for (const Clause* clause : *clauses) rules.push_back(ruleJson(*only, *clause));
        return {{"ok", true}, {"rules", std::move(rules)}};
    }
    for (const SystemEntry& system : systems()) {
        if (only != nullptr && only->id != system.id) continue;
        for (const Clause* clause : system.ledger->search(words->value_or("")))
            rules.push_back(ruleJson(system, *clause));
    }
    return {{"ok", true}, {"rules", std::move(rules)}};
}

}  // namespace adjutant
