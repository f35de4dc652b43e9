// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/state_page.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "companion/doors/dice_rules.hpp"
#include "companion/session.hpp"
#include "messages/report.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;
using report::Page;
using report::PageCell;

constexpr std::int64_t mostBoxes = 20;

std::string plain(std::string word) {
    std::ranges::replace(word, '-', ' ');
    return word;
}

std::string called(const std::string& id, const report::ReportNames& names) {
    const auto found = names.things.find(id);
    return found == names.things.end() ? plain(id) : found->second;
}

/// As many boxes as there are, to be ticked off, and as many dots to be filled.
std::string boxes(std::int64_t value) {
    std::string text;
    for (std::int64_t i = 0; i < std::min(value, mostBoxes); ++i)
        text += (i % 5 == 0 && i > 0 ? " " : "") + std::string("☐");
    return text;
}

std::string shown(const json& value, const report::ReportNames& names) {
    if (value.is_string()) return called(value.get<std::string>(), names);
    if (value.is_number()) return value.dump();
    if (value.is_array()) {
        std::string text;
        for (const json& one : value) text += (text.empty() ? "" : ", ") + shown(one, names);
        return text;
    }
    return {};
}

void addTracks(std::vector<std::vector<PageCell>>& rows, const std::string& side, const json& values,
               const std::string& before, const report::ReportNames& names) {
    for (const auto& [key, value] : values.items()) {
        if (key == "name") continue;
        const std::string word = before.empty() ? plain(key) : plain(before) + " " + plain(key);
        if (value.is_object() && before.empty())
            addTracks(rows, side, value, key, names);
        else if (value.is_number_integer())
            rows.push_back({side, word, PageCell(value.dump(), {}, true), boxes(value.get<std::int64_t>())});
        else if (const std::string text = shown(value, names); !text.empty())
            rows.push_back({side, word, "", text});
    }
}

/// "hits 2, dug in": what a piece has beside its kind and place.
std::string marksOf(const json& piece, const report::ReportNames& names) {
    std::string text;
    for (const auto& [key, value] : piece.items()) {
        if (key == "side" || key == "place" || key == "kind" || key == "name" || key == "out") continue;
        std::string mark;
        if (value.is_boolean() && value.get<bool>()) mark = plain(key);
        if (value.is_number() && value != 0) mark = plain(key) + " " + value.dump();
        if (value.is_string() && !value.get<std::string>().empty())
            mark = plain(key) + " " + shown(value, names);
        if (!mark.empty()) text += (text.empty() ? "" : ", ") + mark;
    }
    return text;
}

bool isOnTable(const json& piece) {
    const json out = piece.value("out", json(false));
    return !(out.is_boolean() && out.get<bool>());
}

}  // namespace

Page statePage(const Table& table, const std::string& title, const report::ReportNames& names,
               const std::vector<std::string>& codes) {
    const std::string& language = names.language;
    const json state = Session::of(*table.game()).state().at("state");
    Page page{title, language};
    page.paragraph(names.system);
    std::string where;
    for (const char* key : {"round", "phase", "active"})
        if (const std::string text = shown(state.value(key, json()), names); !text.empty())
            where += (where.empty() ? "" : ", ") + plain(key) + ": " + text;
    page.paragraph(where);

    std::vector<std::vector<PageCell>> tracks{{"", "", PageCell("", {}, true), ""}};
    const json sides = state.value("sides", json::object());
    for (const auto& [side, values] : sides.items())
        if (values.is_object()) addTracks(tracks, called(side, names), values, "", names);
    page.heading(phraseOf<report::tables::Sides>().in(language));
    page.table(std::move(tracks));

    std::vector<std::vector<PageCell>> pieces{{"", "", "", "", "☐"}};
    const json units = state.value("pieces", json::object());
    for (const auto& [id, piece] : units.items())
        if (piece.is_object() && isOnTable(piece))
            pieces.push_back({shown(piece.value("side", json()), names), called(id, names),
                              shown(piece.value("place", json()), names), marksOf(piece, names), "☐☐☐"});
    std::ranges::stable_sort(pieces.begin() + 1, pieces.end(), {},
                             [](const auto& row) { return row[0].text; });
    page.heading(phraseOf<report::tables::OnTable>().in(language));
    page.table(std::move(pieces));

    page.heading(phraseOf<report::headings::Codes>().in(language));
    for (const std::string& code : codes) page.picture({}, code);

    std::string_view chapter;
    for (const Clause* clause : diceRules(table.game()->system().id)) {
        if (chapter.empty()) page.heading(phraseOf<report::headings::WhatDiceBring>().in(language));
        if (std::exchange(chapter, clause->chapter) != clause->chapter)
            page.subheading(std::string(clause->chapter));
        addClause(page, *clause);
    }
    return page;
}

}  // namespace adjutant::companion
