// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/behind_words.hpp"

#include <algorithm>
#include <string>

#include "engine/words/trimmed.hpp"

namespace adjutant {
namespace {

/// What stands before `mark`, which is taken off `text` with it.
std::string_view upTo(std::string_view& text, char mark) {
    const std::size_t end = std::min(text.find(mark), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return trimmed(part);
}

/// A word between backticks; empty for others.
std::string_view quoted(std::string_view cell) {
    if (cell.size() < 3 || !cell.starts_with('`') || !cell.ends_with('`')) return {};
    return cell.substr(1, cell.size() - 2);
}

/// "hits-12" as the tables write it: "hits-#".
std::string withoutNumbers(std::string_view part) {
    std::string pattern;
    for (const char c : part) {
        const bool digit = c >= '0' && c <= '9';
        if (!digit) pattern += c;
        if (digit && !pattern.ends_with('#')) pattern += '#';
    }
    return pattern;
}

/// Those that are not there yet; were there any?
bool addTo(std::vector<const Clause*>& found, const std::vector<const Clause*>& clauses) {
    for (const Clause* clause : clauses)
        if (std::ranges::find(found, clause) == found.end()) found.push_back(clause);
    return !clauses.empty();
}

}  // namespace

BehindWords::BehindWords(std::string_view markdown, const Ledger& ledger) : ledger_(ledger) {
    while (!markdown.empty()) take(upTo(markdown, '\n'));
}

void BehindWords::take(std::string_view row) {
    if (!row.starts_with("| ")) return;
    row.remove_prefix(1);
    const std::string_view kind = upTo(row, '|');
    const std::string_view word = quoted(upTo(row, '|'));
    if (word.empty()) return;
    std::string_view ids = upTo(row, '|');
    auto& list = rows_[{kind, word}];
    while (!ids.empty()) list.push_back(upTo(ids, ','));
}

std::vector<const Clause*> BehindWords::of(std::string_view kind, std::string_view word) const {
    std::vector<const Clause*> found;
    const auto row = rows_.find({kind, word});
    if (row == rows_.end()) return found;
    for (const std::string_view id : row->second)
        if (const Clause* clause = ledger_.find(id)) found.push_back(clause);
    return found;
}

std::vector<const Clause*> BehindWords::ofOutcome(std::string_view action, std::string_view outcome) const {
    std::vector<const Clause*> found;
    const auto add = [&](const std::vector<const Clause*>& clauses) { return addTo(found, clauses); };
    const auto isRuled = [&](std::string_view part) {
        const std::string pattern = withoutNumbers(part);
        return add(of("outcome", std::string(action) + ' ' + pattern)) || add(of("outcome", pattern));
    };
    while (!outcome.empty()) {
        const std::string_view part = upTo(outcome, ',');
        if (isRuled(part) || add(of("card", part))) continue;
        // Behind the one that it befalls: "blue-r1-miss".
        for (auto dash = part.find('-'); dash != std::string_view::npos; dash = part.find('-', dash + 1))
            if (isRuled(part.substr(dash + 1))) break;
    }
    return found.empty() ? of("action", action) : found;
}

std::vector<const Clause*> BehindWords::ofParameter(std::string_view action,
                                                    std::string_view parameter) const {
    auto found = of("parameter", std::string(action) + ' ' + std::string(parameter));
    if (found.empty()) found = of("parameter", parameter);
    return found.empty() ? of("action", action) : found;
}

std::vector<const Clause*> BehindWords::ofPlace(std::string_view id, std::string_view kind,
                                                const std::vector<std::string>& marks) const {
    std::vector<const Clause*> found = of("place", id);
    for (const std::string& mark : marks) addTo(found, of("place", mark));
    addTo(found, of("place", kind));
    return found.empty() ? of("place", "open") : found;
}

std::vector<const Clause*> BehindWords::ofReason(std::string_view reason) const {
    const auto found = of("reason", reason);
    return found.empty() ? of("action", "end") : found;
}

}  // namespace adjutant
