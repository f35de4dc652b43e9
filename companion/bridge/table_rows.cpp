// SPDX-License-Identifier: GPL-3.0-or-later
// One state as rows for the models: pieces, sides with their stocks, places.
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>
#include <vector>

#include "companion/bridge/board_counters.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/place_goods.hpp"
#include "companion/bridge/table_view.hpp"
#include "companion/bridge/told.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

json asJson(const QString& words) { return words.toStdString(); }

/// How the look file describes one kind's value of a table such as "health": a number, or one for each kind.
int most(const json& described, const QString& kind, int otherwise) {
    const json& table = under(described, "most");
    const auto found = table.find(kind.toStdString());
    return found == table.end() ? otherwise : found->get<int>();
}

/// The word of a small number, such as how many turns are left; empty where the mark has none for it.
std::string wordOfNumber(const json& mark, const json& value) {
    if (!value.is_number_integer() || !mark.contains("words")) return {};
    const json& words = mark.at("words");
    const auto number = value.get<int>();
    if (number < 0 || number >= static_cast<int>(words.size())) return {};
    return words.at(static_cast<std::size_t>(number)).get<std::string>();
}

/// What is so of a piece and worth a mark: a true flag, a word for a number, or the items of a list.
json marksOf(const json& described, const json& piece, const GameFace& look) {
    json marks = json::array();
    for (const json& mark : described) {
        const json& value = under(piece, mark.at("key").get<std::string>());
        if (mark.contains("kind") && under(piece, "kind") != mark.at("kind")) continue;
        if (const std::string words = wordOfNumber(mark, value); !words.empty()) {
            marks.push_back(
                {{"name", words}, {"sign", mark.at("sign")}, {"good", mark.value("good", false)}});
        } else if (value.is_boolean() && value.get<bool>()) {
            marks.push_back(
                {{"name", mark.at("name")}, {"sign", mark.at("sign")}, {"good", mark.value("good", false)}});
        } else if (value.is_string() && mark.value("value", "") == value.get<std::string>()) {
            marks.push_back(
                {{"name", mark.at("name")}, {"sign", mark.at("sign")}, {"good", mark.value("good", false)}});
        } else if (value.is_array()) {
            for (const json& item : value) {
                const QString id = companion::text(item);
                marks.push_back(
                    {{"name", asJson(look.word(id))}, {"sign", asJson(look.wordSign(id))}, {"good", false}});
            }
        }
    }
    return marks;
}

/// Pieces that are with this one (their place is its id), such as a commander with its unit: a mark each.
json companionsOf(const json& pieces, const QStringList& with, const GameFace& look) {
    json marks = json::array();
    for (const QString& other : with) {
        const json& piece = under(pieces, other.toStdString());
        if (under(piece, "out") == true) continue;
        const QString kind = textAt(piece, "kind");
        marks.push_back(
            {{"name", asJson(look.word(kind))}, {"sign", asJson(look.pieceSign(kind))}, {"good", true}});
    }
    return marks;
}

/// The icon of a place: its own, its kind's, or that of something that marks it, such as works.
QString placeSignOf(const json& place, const GameFace& look) {
    QString sign = look.placeSign(textAt(place, "id"), textAt(place, "kind"));
    for (const json& mark : place.value("marks", json::array())) {
        if (sign.isEmpty()) sign = look.placeSign(QString(), companion::text(mark));
    }
    return sign;
}

/// Where a counter looks, in degrees clockwise from up: a number, or a word that the look file explains.
json degreesOf(const json& facing, const json& words) {
    if (facing.is_number()) return facing;
    return facing.is_string() ? words.value(facing.get<std::string>(), json()) : json();
}

json collect(const json& marks, const char* key) {
    json list = json::array();
    for (const json& mark : marks) list.push_back(mark.at(key));
    return list;
}

/// The ids of the pieces: by id, or, where the look file ranks the kinds, by rank and number (r2 before r10).
std::vector<std::string> ranked(const json& ranks, const json& pieces) {
    std::vector<std::string> ids;
    for (const auto& [id, piece] : pieces.items()) ids.push_back(id);
    if (!ranks.is_array()) return ids;
    const auto rank = [&](const std::string& id) {
        const json& kind = under(pieces.at(id), "kind");
        return std::tuple(std::find(ranks.begin(), ranks.end(), kind) - ranks.begin(), id.size());
    };
    std::stable_sort(ids.begin(), ids.end(),
                     [&](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
    return ids;
}

std::string joined(const json& list) {
    std::string words;
    for (const json& item : list) words += (words.empty() ? "" : ", ") + item.get<std::string>();
    return words;
}

}  // namespace

/// As the look says it, or else: its side is to act, and it cannot.
bool TableView::isSpent(const QString& id, const json& piece) const {
    const QString side = textAt(piece, "side");
    if (side.isEmpty()) return false;
    const json& rule = under(under(look_->data(), "spent"), textAt(piece, "kind").toStdString());
    if (rule.contains("key"))
        return piece.value(rule.at("key").get<std::string>(), 0) >= rule.at("least").get<int>();
    return textAt(*state_, "active") == side && !canAct(id);
}

json TableView::pieceRow(const QString& id, const json& piece) const {
    const json& look = look_->data();
    const QString kind = textAt(piece, "kind");
    const QString place = textAt(piece, "place");
    const json& health = under(look, "health");
    const int healthy = piece.value(health.value("key", "health"), 0);
    json marks = marksOf(under(look, "marks"), piece, *look_);
    for (json& mark : companionsOf(under(*state_, "pieces"), pieceIndex().with(id), *look_))
        marks.push_back(std::move(mark));
    const bool out = under(piece, "out") == true;
    const std::string numberKey = look.value("number", "");
    const bool numbered = !numberKey.empty() && piece.contains(numberKey) && piece.at(numberKey).is_number();
    const QString name = pieceName(id);
    json row{
        {"id", asJson(id)},
        {"owner", asJson(textAt(piece, "side"))},
        {"side", asJson(look_->colour(textAt(piece, "side"), under(*state_, "seating")))},
        {"code", asJson(codeOf(id))},
        {"kind", asJson(kind)},
        {"name", asJson(name)},
        {"cell", asJson(out ? QString() : place)},
        {"place", asJson(place.isEmpty()  ? QString()
                         : isPiece(place) ? pieceName(place)
                                          : placeName(place))},
        {"sign", asJson(look_->pieceSign(kind))},
        {"number", numbered ? piece.at(numberKey).dump() : std::string()},
        {"corner", numbered ? asJson(look_->pieceSign(kind)) : json("")},
        {"health", healthy},
        {"healthMost", most(health, kind, healthy)},
        {"mark", joined(collect(marks, "name"))},
        {"markSign", marks.empty() ? json("") : marks.at(0).at("sign")},
        {"markGood", !marks.empty() && std::all_of(marks.begin(), marks.end(),
                                                   [](const json& mark) { return mark.at("good") == true; })},
        {"marks", collect(marks, "sign")},
        {"allMarks", marks},
        {"facing", degreesOf(piece.value("facing", json()), under(look, "facings"))},
        {"out", out},
        {"own", piece},
        {"chosen", false},
        {"lying", under(piece, "down") == true},
        {"spent", !out && isSpent(id, piece)}};
    row["told"] = asJson(toldPiece(*this, row));
    return row;
}

json TableView::pieceRows() const {
    json rows = json::array();
    std::set<std::string> done;
    const json& pieces = under(*state_, "pieces");
    const auto ids = ranked(under(look_->data(), "ranks"), pieces);
    // Side by side in the order of seating, then those of nobody.
    for (const json& side : under(*state_, "seating")) {
        for (const std::string& id : ids) {
            if (pieces.at(id).value("side", json()) != side) continue;
            rows.push_back(pieceRow(QString::fromStdString(id), pieces.at(id)));
            done.insert(id);
        }
    }
    for (const std::string& id : ids) {
        if (!done.contains(id)) rows.push_back(pieceRow(QString::fromStdString(id), pieces.at(id)));
    }
    return rows;
}

json TableView::sideRows() const {
    json rows = json::array();
    const json& look = look_->data();
    for (const json& seated : under(*state_, "seating")) {
        const QString id = companion::text(seated);
        const json& side = under(under(*state_, "sides"), id.toStdString());
        json stocks = json::array();
        const auto add = [&](const json::json_pointer& path, const json& value, bool counted = false) {
            const std::string& key = path.back();
            const QString word = QString::fromStdString(key);
            stocks.push_back({{"id", key},
                              {"path", path.to_string()},
                              {"name", asJson(look_->word(word))},
                              {"sign", asJson(look_->wordSign(word))},
                              {"counted", counted},
                              {"lacking", value == 0 && contains(under(look, "needed"), word)},
                              {"value", value}});
        };
        if (look.contains("stocks")) {
            for (const json& key : look.at("stocks")) {
                if (key.is_object()) {
                    for (const auto& [what, of] : key.items())
                        add(json::json_pointer() / of.get<std::string>(), counted(id, what, of), true);
                    continue;
                }
                const json::json_pointer path("/" + key.get<std::string>());
                if (side.contains(path)) add(path, side.at(path));
            }
        } else {
            for (const auto& [key, value] : side.items()) {
                if (value.is_number_integer()) add(json::json_pointer() / key, value);
            }
        }
        rows.push_back({{"id", seated},
                        {"name", asJson(sideName(id))},
                        {"colour", asJson(look_->colour(id, under(*state_, "seating")))},
                        {"stocks", stocks}});
    }
    return rows;
}

/// A stock that is counted: pieces of a kind that a side has in play, or the items of a list.
int TableView::counted(const QString& side, const std::string& what, const std::string& of) const {
    if (what == "list")
        return static_cast<int>(under(under(under(*state_, "sides"), side.toStdString()), of).size());
    const json& pieces = under(*state_, "pieces");
    return static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [&](const json& piece) {
        return textAt(piece, "side") == side && piece.value("kind", "") == of && under(piece, "out") != true;
    }));
}

/// Cells as the board painters take them: coordinates in radii, a kind of ground, a name or a number.
json TableView::placeRows() const {
    json rows = json::array();
    const json& look = look_->data();
    const json& holdings = under(look, "holdings");
    const json& held = under(*state_, holdings.value("key", ""));
    const double unit = textAt(*board_, "grid").startsWith("hex") ? std::sqrt(3.0) : 2.0;
    for (const json& place : under(*board_, "places")) {
        const QString id = textAt(place, "id");
        const QString kind = textAt(place, "kind");
        const bool numbered = under(look, "placePrefix").contains(kind.toStdString());
        const json& here = under(held, id.toStdString());
        const QString owner = ownerOf(*this, place);
        const auto number = here.find(holdings.value("number", ""));
        const json marks = place.value("marks", json::array());
        const json& landmarks = under(look, "landmarks");
        const bool landmark = std::any_of(marks.begin(), marks.end(),
                                          [&](const json& mark) { return contains(landmarks, mark); });
        const QString cellKind = textAt(under(look, "cellKinds"), kind.toStdString().c_str());
        rows.push_back(
            {{"id", place.at("id")},
             {"title", asJson(placeName(id))},
             {"x", place.at("x").get<double>() * unit},
             {"y", place.at("y").get<double>() * unit},
             {"kind", cellKind.isEmpty()
                          ? kind.isEmpty() || numbered ? json("open") : json(kind.toStdString())
                          : asJson(cellKind)},
             {"name", numbered ? json("") : place.at("name")},
             {"number", number != here.end() ? json(number->dump())
                        : numbered           ? place.at("name")
                                             : json("")},
             {"coordinate", asJson(coordinateOf(id))},
             {"sign", asJson(placeSignOf(place, *look_))},
             {"goods", goodsOf(*this, id)},
             {"badges", badgesOf(*this, place)},
             {"chip", chipOf(*this, place)},
             {"landmark", landmark},
             {"colour",
              asJson(owner.isEmpty() ? QString() : look_->colour(owner, under(*state_, "seating")))}});
    }
    return rows;
}

json TableView::extras() const {
    static const std::set<std::string> shown{"system", "round",   "phase",  "active",
                                             "sides",  "seating", "pieces", "verdict"};
    json rest = json::object();
    for (const auto& [key, value] : state_->items()) {
        if (!shown.contains(key)) rest[key] = value;
    }
    return rest;
}

}  // namespace adjutant::companion
