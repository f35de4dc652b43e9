// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/board_counters.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

#include "companion/bridge/in_sentence.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/told.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// What the state holds of a place, where the look file says that it holds anything.
const json& holdingAt(const TableView& view, const std::string& place) {
    const json& holdings = under(view.look().data(), "holdings");
    return under(under(view.state(), holdings.value("key", "")), place);
}

/// A number of the state as a figure, a text as it is; empty otherwise.
std::string figure(const json& value) {
    return value.is_number() ? value.dump() : value.is_string() ? value.get<std::string>() : std::string();
}

/// Signs for the keys of a holding: a true flag has the sign that is named, a word its own.
void addHoldingBadges(json& badges, const TableView& view, const std::string& place) {
    const json& holding = holdingAt(view, place);
    for (const json& badge : under(under(view.look().data(), "holdings"), "badges")) {
        const json& value = under(holding, badge.at("key").get<std::string>());
        if (value == true) {
            badges.push_back({{"sign", badge.at("sign")}, {"text", ""}, {"name", badge.at("name")}});
        } else if (value.is_string()) {
            const QString word = text(value);
            badges.push_back({{"sign", view.look().wordSign(word).toStdString()},
                              {"text", ""},
                              {"name", view.look().word(word).toStdString()}});
        }
    }
}

/// Pieces that lie at a holding are counted by kind.
void addDocked(json& badges, const TableView& view, const std::string& place) {
    std::map<std::string, int> docked;
    for (const json& piece : under(view.state(), "pieces")) {
        if (under(piece, "out") != true && textAt(piece, "place").toStdString() == place)
            ++docked[piece.value("kind", "")];
    }
    for (const auto& [kind, count] : docked) {
        const QString word = QString::fromStdString(kind);
        badges.push_back({{"sign", view.look().pieceSign(word).toStdString()},
                          {"text", count > 1 ? std::to_string(count) : ""},
                          {"name", view.look().word(word).toStdString()}});
    }
}

/// What stands behind a prefix among the marks of a place; empty when none begins so.
QString behind(const json& place, const std::string& prefix) {
    for (const json& given : place.value("marks", json::array())) {
        const auto mark = given.get<std::string>();
        if (!prefix.empty() && mark.rfind(prefix, 0) == 0)
            return QString::fromStdString(mark.substr(prefix.size()));
    }
    return {};
}

/// Marks of the board that the look file explains: a word, or a prefix with a figure or a side behind it.
/// `side` and `text` are prefixes of other marks that colour it or stand beside it; `unless` is one that
/// hides it.
void addMarkBadges(json& badges, const TableView& view, const json& place) {
    for (const auto& [word, badge] : under(view.look().data(), "badges").items()) {
        if (!behind(place, badge.value("unless", "")).isEmpty()) continue;
        for (const json& given : place.value("marks", json::array())) {
            const auto mark = given.get<std::string>();
            if (mark.rfind(word, 0) != 0) continue;
            QString words = QString::fromStdString(mark.substr(word.size()));
            QString side = badge.contains("side") ? behind(place, badge.at("side")) : words;
            if (!view.isSide(side)) side.clear();
            if (badge.contains("text")) words = behind(place, badge.at("text"));
            badges.push_back({{"sign", badge.at("sign")},
                              {"text", view.isSide(words) ? "" : words.toStdString()},
                              {"colour", side.isEmpty() ? "" : view.colourOf(side).toStdString()},
                              {"name", badge.at("name")}});
        }
    }
}

QString toldHolding(const TableView& view, const json& place, const json& holding) {
    const json& look = under(view.look().data(), "holdings");
    const QString side = textAt(holding, look.value("side", "").c_str());
    const std::string number = look.value("number", "");
    QStringList parts{textAt(place, "title"), side.isEmpty() ? QString() : view.sideName(side)};
    if (const std::string many = figure(under(holding, number)); !many.empty())
        parts << inSentence(view.look().word(QString::fromStdString(number))) + ' ' +
                     QString::fromStdString(many);
    return joinedTold(parts);
}

json holdingRow(const TableView& view, const json& place) {
    const QString id = textAt(place, "id");
    const json& look = under(view.look().data(), "holdings");
    const json& holding = holdingAt(view, id.toStdString());
    const QString colour = textAt(place, "colour");
    const bool capital = under(holding, look.value("big", "")) == true;
    const QString owner = ownerOf(view, place);
    const bool nobodys = !owner.isEmpty() && !view.isSide(owner);  // held by nobody who plays
    return {{"id", place.at("id")},
            {"cell", place.at("id")},
            {"side", colour.isEmpty() ? "nobody" : colour.toStdString()},
            {"number", figure(under(holding, look.value("number", "")))},
            {"name", textAt(place, "title").toStdString()},
            {"corner", nobodys ? view.look().wordSign(owner).toStdString() : ""},
            {"badges", place.at("badges")},
            {"told", toldHolding(view, place, holding).toStdString()},
            {"big", capital}};
}

/// Pieces of one side on one cell.
struct Stack {
    std::vector<const json*> rows;
    json kinds = json::array();  ///< [{sign, count, name}]
    json marks = json::array();
    int fresh = 0;  ///< how many can still be used

    void add(const TableView& view, const json& row);
};

void Stack::add(const TableView& view, const json& row) {
    rows.push_back(&row);
    const auto known = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const json& kind) { return kind.at("id") == row.at("kind"); });
    if (known == kinds.end()) {
        kinds.push_back({{"id", row.at("kind")},
                         {"sign", row.at("sign")},
                         {"count", 1},
                         {"name", view.look().word(textAt(row, "kind")).toStdString()}});
    } else {
        known->at("count") = known->at("count").get<int>() + 1;
    }
    const json& look = under(view.look().data(), "stacks");
    const json& piece = under(under(view.state(), "pieces"), textAt(row, "id").toStdString());
    for (const json& mark : under(look, "marks")) {
        const json& value = under(piece, mark.at("key").get<std::string>());
        const bool so = value == true || value.is_string();
        if (so && !contains(marks, mark.at("sign"))) marks.push_back(mark.at("sign"));
    }
    if (under(piece, look.value("spent", "")) != true) ++fresh;
}

std::string wordsOf(const Stack& stack) {
    std::string words;
    for (const json& kind : stack.kinds) {
        words += (words.empty() ? "" : ", ") + std::to_string(kind.at("count").get<int>()) + ' ' +
                 kind.at("name").get<std::string>();
    }
    return words;
}

json stackRow(const TableView& view, const Stack& stack, const json& badges) {
    const json& first = *stack.rows.front();
    json pieces = json::array();
    for (const json* row : stack.rows) pieces.push_back(row->at("id"));
    return {{"id", first.at("id")},
            {"pieces", pieces},
            {"cell", first.at("cell")},
            {"side", first.at("side")},
            {"name", view.sideName(textAt(first, "owner")).toStdString() + ", " + wordsOf(stack)},
            {"told", view.sideName(textAt(first, "owner")).toStdString() + ", " + wordsOf(stack) + ", " +
                         textAt(first, "place").toStdString()},
            {"place", first.at("place")},
            {"kinds", stack.kinds},
            {"badges", badges},
            {"marks", stack.marks},
            {"spent", stack.fresh == 0 && textAt(view.state(), "active") == textAt(first, "owner")}};
}

json stackRows(const TableView& view, const json& pieceRows, const json& placeRows) {
    std::map<std::pair<std::string, std::string>, Stack> stacks;
    for (const json& row : pieceRows) {
        if (row.at("out") == true || textAt(row, "cell").isEmpty()) continue;
        stacks[{row.at("cell").get<std::string>(), row.at("owner").get<std::string>()}].add(view, row);
    }
    std::map<std::string, json> badges;
    for (const json& place : placeRows) badges[place.at("id")] = place.at("badges");
    json rows = json::array();
    for (const auto& [where, stack] : stacks) rows.push_back(stackRow(view, stack, badges[where.first]));
    return rows;
}

}  // namespace

json counterRows(const TableView& view, const json& pieceRows, const json& placeRows) {
    const std::string way = view.look().data().value("counters", "pieces");
    if (way == "stacks") return stackRows(view, pieceRows, placeRows);
    if (way != "holdings") return pieceRows;
    json rows = json::array();
    for (const json& place : placeRows) rows.push_back(holdingRow(view, place));
    return rows;
}

json counterMarks(const json& row, const Touched& touched) {
    QString id = textAt(row, "id");
    QString aim = id;
    bool chosen = id == touched.chosen;
    if (const auto pieces = row.find("pieces"); pieces != row.end()) {
        chosen = contains(*pieces, touched.chosen);
        id = chosen ? touched.chosen : text(pieces->front());
        const auto aimed = std::find_if(pieces->begin(), pieces->end(), [&](const json& piece) {
            return touched.targets.contains(text(piece));
        });
        aim = aimed != pieces->end() ? text(*aimed) : textAt(row, "cell");
    }
    return {{"id", id.toStdString()},
            {"chosen", chosen},
            {"target", touched.targets.contains(aim)},
            {"odds", touched.targets.value(aim).toString().toStdString()}};
}

json badgesOf(const TableView& view, const json& place) {
    json badges = json::array();
    const auto id = place.at("id").get<std::string>();
    if (view.look().data().value("counters", "") == "holdings") {
        addHoldingBadges(badges, view, id);
        addDocked(badges, view, id);
    }
    addMarkBadges(badges, view, place);
    return badges;
}

json chipOf(const TableView& view, const json& place) {
    const json& look = under(under(view.look().data(), "holdings"), "chip");
    if (look.empty()) return json::object();
    const json& holding = holdingAt(view, place.at("id").get<std::string>());
    const QString word = textAt(holding, look.at("sign").get<std::string>().c_str());
    if (word.isEmpty()) return json::object();
    return {{"sign", view.look().wordSign(word).toStdString()},
            {"text", figure(under(holding, look.at("text").get<std::string>()))},
            {"name", view.look().word(word).toStdString()}};
}

QString ownerOf(const TableView& view, const json& place) {
    const json& holdings = under(view.look().data(), "holdings");
    const std::string id = place.at("id");
    QString held = textAt(holdingAt(view, id), holdings.value("side", "").c_str());
    if (!held.isEmpty()) return held;
    const std::string prefix = under(view.look().data(), "owners").value("prefix", "");
    if (prefix.empty()) return {};
    for (const json& mark : place.value("marks", json::array())) {
        const auto word = mark.get<std::string>();
        if (word.rfind(prefix, 0) == 0) return QString::fromStdString(word.substr(prefix.size()));
    }
    return {};
}

}  // namespace adjutant::companion
