// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/ledger.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include "engine/words/trimmed.hpp"

namespace adjutant {
namespace {

/// Is this an id as "L61-COMBAT-05" is one?
bool isId(std::string_view word) {
    const auto allowed = [](char c) { return c == '-' || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); };
    return std::ranges::count(word, '-') >= 2 && std::ranges::all_of(word, allowed) && word.back() >= '0' &&
           word.back() <= '9';
}

/// The beginning of a clause: its id and tag, and how much of the line they take.
struct Beginning {
    std::string_view id;
    std::string_view tag{};
    std::size_t length = 0;
};

std::optional<Beginning> beginningOf(std::string_view line) {
    std::string_view rest = line;
    if (rest.starts_with("- ")) rest.remove_prefix(2);
    if (!rest.starts_with("**")) return std::nullopt;
    rest.remove_prefix(2);
    const auto end = rest.find("**");
    if (end == std::string_view::npos || !isId(rest.substr(0, end))) return std::nullopt;
    Beginning found{.id = rest.substr(0, end)};
    rest.remove_prefix(end + 2);
    while (rest.starts_with(' ')) rest.remove_prefix(1);
    if (const auto close = rest.find(']'); rest.starts_with('[') && close != std::string_view::npos) {
        found.tag = rest.substr(1, close - 1);
        rest.remove_prefix(close + 1);
    }
    found.length = line.size() - rest.size();
    return found;
}

/// The two cells of a row `| a | b |`; empty for other lines.
std::pair<std::string_view, std::string_view> cellsOf(std::string_view line) {
    if (!line.starts_with("| ")) return {};
    const auto middle = line.find(" | ");
    const auto end = line.rfind(" |");
    if (middle == std::string_view::npos || end <= middle) return {};
    return {trimmed(line.substr(2, middle - 2)), trimmed(line.substr(middle + 3, end - middle - 3))};
}

std::string lowered(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return small;
}

/// Each once, so that a text of one word over and over is no more work than that word.
std::set<std::string> wordsOf(std::string_view text) {
    std::istringstream words(lowered(text));
    return {std::istream_iterator<std::string>(words), {}};
}

}  // namespace

Ledger::Ledger(std::string_view markdown) {
    std::string_view chapter;
    std::size_t textFrom = 0;
    bool inClause = false;
    const auto closeAt = [&](std::size_t end) {
        if (inClause) clauses_.back().text = trimmed(markdown.substr(textFrom, end - textFrom));
        inClause = false;
    };
    for (std::size_t from = 0; from < markdown.size();) {
        const std::size_t end = std::min(markdown.find('\n', from), markdown.size());
        const std::string_view line = markdown.substr(from, end - from);
        if (line.starts_with('#')) {
            closeAt(from);
            chapter = trimmed(line.substr(std::min(line.find_first_not_of('#'), line.size())));
        } else if (const auto beginning = beginningOf(line)) {
            closeAt(from);
            clauses_.push_back({.id = beginning->id, .tag = beginning->tag, .chapter = chapter, .text = {}});
            textFrom = from + beginning->length;
            inClause = true;
        } else if (chapter == "Left to people") {
            const auto [id, why] = cellsOf(line);
            const auto left = std::ranges::find(clauses_, id, &Clause::id);
            if (left != clauses_.end()) left->leftToPeople = why;
        }
        from = end + 1;
    }
    closeAt(markdown.size());
    for (std::size_t i = 0; i < clauses_.size(); ++i) places_.emplace(clauses_[i].id, i);
}

const Clause* Ledger::find(std::string_view id) const {
    const auto place = places_.find(id.substr(0, id.find(' ')));
    return place == places_.end() ? nullptr : &clauses_[place->second];
}

const Clause* Ledger::before(const Clause& clause) const {
    const std::size_t place = places_.at(clause.id);
    return place == 0 ? nullptr : &clauses_[place - 1];
}

const Clause* Ledger::after(const Clause& clause) const {
    const std::size_t place = places_.at(clause.id);
    return place + 1 == clauses_.size() ? nullptr : &clauses_[place + 1];
}

std::vector<const Clause*> Ledger::search(std::string_view words) const {
    const std::set<std::string> wanted = wordsOf(words);
    std::vector<const Clause*> found;
    for (const Clause& clause : clauses_) {
        const std::string whole = lowered(std::string(clause.id) + ' ' + std::string(clause.chapter) + ' ' +
                                          std::string(clause.text));
        const bool has = std::ranges::all_of(
            wanted, [&](const std::string& word) { return whole.find(word) != std::string::npos; });
        if (has) found.push_back(&clause);
    }
    return found;
}

}  // namespace adjutant
