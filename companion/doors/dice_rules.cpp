// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/dice_rules.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <utility>

#include "engine/games.hpp"
#include "engine/words/trimmed.hpp"

namespace adjutant::companion {
namespace {

/// By their places in the ledger, which holds them in a row.
using Clauses = std::set<const Clause*, std::less<>>;

/// Without the marks of bold and code, and with the signs that are marked as no marks.
std::string withoutMarks(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '`' || text.substr(i, 2) == "**") {
            i += text[i] == '`' ? 0 : 1;
            continue;
        }
        if (text[i] == '\\' && i + 1 < text.size()) ++i;
        plain += text[i];
    }
    return plain;
}

std::vector<report::PageCell> cellsOf(std::string_view line) {
    std::vector<report::PageCell> cells;
    line.remove_prefix(1);
    if (line.ends_with('|')) line.remove_suffix(1);
    for (std::size_t from = 0; from <= line.size();) {
        const std::size_t to = std::min(line.find('|', from), line.size());
        cells.emplace_back(withoutMarks(adjutant::trimmed(line.substr(from, to - from))));
        from = to + 1;
    }
    return cells;
}

/// "|---|---|" below the head of a table.
bool isRule(std::string_view line) { return line.find_first_not_of("|-: ") == std::string_view::npos; }

}  // namespace

std::vector<const Clause*> diceRules(std::string_view system) {
    const BehindWords* behind = behindWordsOf(system);
    if (behind == nullptr) return {};
    const auto clausesOf = [&](const auto& row) { return behind->of(row.first.first, row.first.second); };
    Clauses outcomes;
    for (const auto& row : behind->rows())
        if (row.first.first == "outcome")
            for (const Clause* clause : clausesOf(row)) outcomes.insert(clause);
    Clauses all = outcomes;
    for (const auto& row : behind->rows()) {
        const auto clauses = clausesOf(row);
        const bool comesToThem =
            std::ranges::any_of(clauses, [&](const Clause* clause) { return outcomes.contains(clause); });
        if (row.first.first == "action" && comesToThem) all.insert(clauses.begin(), clauses.end());
    }
    return {all.begin(), all.end()};
}

void addClause(report::Page& page, const Clause& clause) {
    std::string words = std::string(clause.id) + ".";
    std::vector<std::vector<report::PageCell>> table;
    const auto tell = [&] {
        if (!words.empty()) page.small(std::exchange(words, {}));
        if (!table.empty()) page.table(std::exchange(table, {}));
    };
    for (std::string_view rest = clause.text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = adjutant::trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.starts_with('|')) {
            if (table.empty()) tell();
            if (!isRule(line)) table.push_back(cellsOf(line));
            continue;
        }
        if (!table.empty()) tell();
        if (line.empty())
            tell();
        else
            words += (words.empty() ? "" : " ") + withoutMarks(line);
    }
    tell();
}

}  // namespace adjutant::companion
