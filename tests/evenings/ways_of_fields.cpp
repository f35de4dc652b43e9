// SPDX-License-Identifier: GPL-3.0-or-later
// How what an act leaves open is chosen: its numbers, lists and facts.
#include <algorithm>
#include <map>

#include "companion/bridge/offer_params.hpp"
#include "tests/evenings/board_sight.hpp"
#include "tests/evenings/ways.hpp"

namespace adjutant::evenings {

using companion::actorParam;
using companion::isGroup;
using nlohmann::json;

namespace {

/// Does a heading of this title stand above it?
bool isUnder(const Scene& scene, const QString& title, const Seen& seen) {
    return std::any_of(scene.print.begin(), scene.print.end(), [&](const Seen& heading) {
        return beginsWith(heading.name, title) && heading.whole.top() < seen.whole.top() &&
               seen.whole.top() - heading.whole.top() < 220;
    });
}

}  // namespace

/// Its choices as they are seen; of equal ones under several headings those under its own.
Ways::Found Ways::choicesOf(const Scene& scene, const Seen* sheet, const json& param,
                            const QString& label) const {
    const QString title = lexicon_.titleOf(param, wish_.offer);
    Found found = spokenChoices(scene, sheet, spokenTitle(scene, title) + ", " + label);
    if (!found.isEmpty()) return found;
    for (const Seen* seen : scene.pressables(label)) {
        if (isIn(sheet, *seen) && !isOnBoard(*seen)) found.append(seen);
    }
    if (std::any_of(found.begin(), found.end(),
                    [&](const Seen* seen) { return seen->head().compare(label, Qt::CaseInsensitive) == 0; }))
        found.erase(std::remove_if(found.begin(), found.end(),
                                   [&](const Seen* seen) {
                                       return seen->head().compare(label, Qt::CaseInsensitive) != 0;
                                   }),
                    found.end());
    return underHeading(scene, sheet, param, found);
}

/// What a field is called beside the board: where several acts leave the same open, with its act before it.
QString Ways::spokenTitle(const Scene& scene, const QString& title) const {
    const QString withAct = label() + ", " + title;
    const bool several = std::any_of(scene.all.begin(), scene.all.end(), [&](const Seen& seen) {
        return seen.name.startsWith(withAct + ", ", Qt::CaseInsensitive);
    });
    return several ? withAct : title;
}

/// Those whose name says what they choose of what: "Stop at, 1".
Ways::Found Ways::spokenChoices(const Scene& scene, const Seen* sheet, const QString& spoken) const {
    Found found;
    for (const Seen* seen : scene.pressables(spoken)) {
        if (isIn(sheet, *seen) && !isOnBoard(*seen)) found.append(seen);
    }
    return found;
}

/// The number itself among those that stand there to be touched, or one that leads near it in fewer touches.
std::optional<Move> Ways::toPill(const Scene& scene, const Seen* sheet, const QString& spoken,
                                 int wanted) const {
    std::optional<int> now;
    for (const Seen& seen : scene.all) {
        const bool shows = !seen.isPressable() || seen.isChosen();
        if (isIn(sheet, seen) && shows && !now) now = numberIn(seen.name, spoken);
    }
    const Seen* best = nullptr;
    int least = now ? std::abs(*now - wanted) : 1000;
    for (const Seen* seen : spokenChoices(scene, sheet, spoken)) {
        const std::optional<int> number = numberIn(seen->name, spoken);
        const bool value = number && beginsWith(seen->name, spoken + ", " + QString::number(*number));
        if (!value || seen->isChosen() || std::abs(*number - wanted) + 1 > least) continue;
        least = std::abs(*number - wanted) + 1;
        best = seen;
    }
    if (best == nullptr || (now && *now == wanted)) return {};
    return Move{*best, best->name};
}

const Seen* Ways::headingOf(const Scene& scene, const Seen* sheet, const json& param) const {
    const QString title = lexicon_.titleOf(param, wish_.offer);
    for (const Seen& seen : scene.print) {
        if (isIn(sheet, seen) && beginsWith(seen.name, title)) return &seen;
    }
    return nullptr;
}

/// Those of them that stand under the heading of this parameter and above the next; where it has none, those
/// that stand under no other's: a field that is not wanted now is not shown.
Ways::Found Ways::underHeading(const Scene& scene, const Seen* sheet, const json& param,
                               const Found& found) const {
    const Seen* own = headingOf(scene, sheet, param);
    double first = 1e9, end = 1e9;
    for (const json& other : wish_.offer.at("params")) {
        if (other.at("name") == param.at("name")) continue;
        const Seen* next = headingOf(scene, sheet, other);
        if (next == nullptr) continue;
        first = std::min(first, next->whole.top());
        if (own != nullptr && next->whole.top() > own->whole.top()) end = std::min(end, next->whole.top());
    }
    if (own == nullptr) {
        Found before;
        for (const Seen* seen : found) {
            if (seen->whole.top() < first) before.append(seen);
        }
        return before;
    }
    Found under;
    for (const Seen* seen : found) {
        if (seen->whole.top() >= own->whole.top() - 2 && seen->whole.top() < end) under.append(seen);
    }
    return under.isEmpty() ? found : under;
}

/// The key of a stepper that leads to the wanted number: of several of one name the one beside it.
std::optional<Move> Ways::toKey(const Scene& scene, const Seen& field, const QString& title,
                                bool more) const {
    const QString key = title + (more ? QStringLiteral(" more") : QStringLiteral(" less"));
    const Seen* nearest = nullptr;
    for (const Seen* step : scene.pressables(key)) {
        const auto far = [&](const Seen* seen) {
            return (seen->whole.center() - field.whole.center()).manhattanLength();
        };
        if (nearest == nullptr || far(step) < far(nearest)) nearest = step;
    }
    if (nearest == nullptr) return {};
    return Move{*nearest, key};
}

std::optional<Move> Ways::toNumber(const Scene& scene, const Seen* sheet, const QString& title, int wanted) {
    for (const Seen& seen : scene.all) {
        if (seen.isPressable() || !isIn(sheet, seen)) continue;
        const std::optional<int> number = numberIn(seen.name, title);
        if (!number || *number == wanted) continue;
        if (auto move = toKey(scene, seen, title, wanted > *number)) return move;
    }
    return {};
}

/// What is counted of it: "Iron: 2", with − and + beside it.
Ways::Found Ways::countersOf(const Scene& scene, const Seen* sheet, const json& param,
                             const QString& label) const {
    Found counters;
    for (const Seen& seen : scene.all) {
        if (isIn(sheet, seen) && numberIn(seen.name, label + ":")) counters.append(&seen);
    }
    return underHeading(scene, sheet, param, counters);
}

std::optional<Move> Ways::toList(const Scene& scene, const Seen* sheet, const json& param,
                                 const json& wanted) {
    std::map<QString, int> counts;
    for (const json& choice : param.value("choices", json::array()))
        counts[lexicon_.choiceOf(param, choice)] += 0;
    if (wanted.is_object()) {
        for (const auto& [item, count] : wanted.items())
            counts[lexicon_.choiceOf(param, item)] += count.get<int>();
    } else {
        for (const json& item : wanted) ++counts[lexicon_.choiceOf(param, item)];
    }
    const QString name = words(param.at("name"));
    // Of what is counted, what is let go comes first: the whole may be full. A list that is full takes what
    // is wanted for what it had.
    for (const auto& [label, count] : counts) {
        if (!countersOf(scene, sheet, param, label).isEmpty()) asked_.insert(name);
    }
    for (const bool less : {true, false}) {
        for (const auto& [label, count] : counts) {
            for (const Seen* seen : countersOf(scene, sheet, param, label)) {
                const int number = numberIn(seen->name, label + ":").value_or(count);
                if (less ? number <= count : number >= count) continue;
                if (auto move = toKey(scene, *seen, label, !less)) return move;
            }
        }
    }
    for (const bool less : {false, true}) {
        for (const auto& [label, count] : counts) {
            if (!countersOf(scene, sheet, param, label).isEmpty()) continue;
            const Found found = choicesOf(scene, sheet, param, label);
            if (found.isEmpty()) continue;
            asked_.insert(name);
            const auto chosen = static_cast<int>(
                std::count_if(found.begin(), found.end(), [](const Seen* seen) { return seen->isChosen(); }));
            for (const Seen* seen : found) {
                if (less ? chosen > count && seen->isChosen() : chosen < count && !seen->isChosen())
                    return Move{*seen, seen->name};
            }
        }
    }
    return {};
}

/// The next field that does not show yet what is wanted.
std::optional<Move> Ways::toField(const Scene& scene, const Seen* sheet) {
    for (const json& param : wish_.offer.at("params")) {
        const std::string name = param.at("name");
        if (!wish_.action.contains(name)) continue;
        const json& wanted = wish_.action.at(name);
        const std::string type = param.at("type");
        // Who acts is chosen in a sheet only where it asks for it.
        const bool acts = &param == actorParam(wish_.offer);
        if (acts && (sheet == nullptr || (!isGroup(param) && headingOf(scene, sheet, param) == nullptr)))
            continue;
        const QString title = lexicon_.titleOf(param, wish_.offer);
        if (type != "int" && type != "bool" && tileOf(scene, sheet, param) != nullptr) {
            if (auto move = toFact(scene, sheet, param, wanted)) return move;
            continue;
        }
        // Its tile is not there yet; things of its names are something else.
        if (sheet == nullptr && param.value("fact", false) && isGroup(param)) continue;
        if (type == "int") {
            const QString spoken = spokenTitle(scene, title);
            for (const Seen& seen : scene.all) {
                if (isIn(sheet, seen) && numberIn(seen.name, spoken)) asked_.insert(words(param.at("name")));
            }
            if (auto move = toPill(scene, sheet, spoken, wanted.get<int>())) return move;
            if (auto move = toNumber(scene, sheet, spoken, wanted.get<int>())) return move;
            // What comes of each number may be told instead of it: "loses 1, loses 2".
            for (const Seen& seen : scene.all) {
                if (!isIn(sheet, seen) || !seen.isPressable() || !seen.isChoice() ||
                    !beginsWith(seen.name, label()) ||
                    !seen.name.endsWith(QStringLiteral(" %1").arg(wanted.get<int>())))
                    continue;
                asked_.insert(words(param.at("name")));
                if (!seen.isChosen()) return Move{seen, seen.name};
            }
            // Few numbers are things to touch.
            for (const Seen* seen : choicesOf(scene, sheet, param, QString::number(wanted.get<int>()))) {
                if (seen->head() != QString::number(wanted.get<int>()) ||
                    (sheet == nullptr && !isUnder(scene, title, *seen)))
                    continue;
                asked_.insert(words(param.at("name")));
                if (!seen->isChosen()) return Move{*seen, seen->name};
            }
        } else if (type == "bool") {
            for (const Seen& seen : scene.all) {
                if (!isIn(sheet, seen) || !seen.isPressable() ||
                    !seen.name.startsWith(title + ":", Qt::CaseInsensitive) || numberIn(seen.name, title))
                    continue;
                asked_.insert(words(param.at("name")));
                const bool now = seen.checked || holdsWords(seen.name, QStringLiteral("yes"));
                if (now != wanted.get<bool>()) return Move{seen, seen.name};
            }
        } else if (type == "list" || type == "resources") {
            if (sheet == nullptr && headingOf(scene, sheet, param) == nullptr) continue;
            if (auto move = toList(scene, sheet, param, wanted)) return move;
        } else if (type == "pairs") {
            continue;
        } else if (type != "text" && param.value("choices", json::array()).size() > 1) {
            if (sheet == nullptr && headingOf(scene, sheet, param) == nullptr) continue;
            const Found found = choicesOf(scene, sheet, param, lexicon_.choiceOf(param, wanted));
            if (found.isEmpty()) continue;
            asked_.insert(words(param.at("name")));
            const bool chosen =
                std::any_of(found.begin(), found.end(), [](const Seen* seen) { return seen->isChosen(); });
            if (!chosen) return Move{*found.first(), found.first()->name};
        }
    }
    return {};
}

}  // namespace adjutant::evenings
