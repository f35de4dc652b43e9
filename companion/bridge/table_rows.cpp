// SPDX-License-Identifier: GPL-3.0-or-later
// One state as rows for the models: pieces, sides with their stocks, places.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>
#include <vector>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/table_place.hpp"
#include "companion/bridge/table_view.hpp"
#include "companion/bridge/told.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

json asJson(const QString& words) { return words.toStdString(); }

/// The words of a mark, where it is so of the piece; null where it is not.
const char* wordOf(const PieceMark& mark, const json& value) {
    if (value.is_number_integer() && !mark.words.empty()) {
        const auto number = value.get<int>();
        const bool known = number >= 0 && number < static_cast<int>(mark.words.size());
        return known ? mark.words[static_cast<std::size_t>(number)] : nullptr;
    }
    const bool so = value == true || (mark.value != nullptr && value == mark.value);
    return so ? mark.name : nullptr;
}

/// What is so of a piece and worth a mark.
json marksOf(const json& piece, const GameFace& look) {
    json marks = json::array();
    for (const PieceMark& mark : look.marks()) {
        const json& value = under(piece, mark.key);
        if (mark.kind != nullptr && under(piece, "kind") != mark.kind) continue;
        if (const char* name = wordOf(mark, value); name != nullptr)
            marks.push_back({{"name", asJson(look.told(name))}, {"sign", mark.sign}, {"good", mark.good}});
        for (const json& item : value.is_array() ? value : json::array()) {
            const QString id = companion::text(item);
            marks.push_back(
                {{"name", asJson(look.word(id))}, {"sign", asJson(look.wordSign(id))}, {"good", false}});
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

/// Where a counter looks, in degrees clockwise from up: a number, or a word that the face explains.
json degreesOf(const json& facing, const GameFace& look) {
    if (facing.is_number()) return facing;
    const auto found = look.facings().constFind(companion::text(facing));
    return facing.is_string() && found != look.facings().constEnd() ? json(*found) : json();
}

json badgesOf(const TableView& view, const json& place) {
    json rows = json::array();
    for (const Badge& badge : view.look().badges(view, place))
        rows.push_back({{"sign", asJson(badge.sign)},
                        {"text", asJson(badge.text)},
                        {"colour", asJson(badge.colour)},
                        {"name", asJson(badge.name)}});
    return rows;
}

json chipOf(const TableView& view, const QString& place) {
    const std::optional<Badge> chip = view.look().chip(view, place);
    if (!chip) return json::object();
    return {{"sign", asJson(chip->sign)}, {"text", asJson(chip->text)}, {"name", asJson(chip->name)}};
}

json collect(const json& marks, const char* key) {
    json list = json::array();
    for (const json& mark : marks) list.push_back(mark.at(key));
    return list;
}

/// The ids of the pieces: by id, or, where the face ranks the kinds, by rank and number (r2 before r10).
std::vector<std::string> ranked(const QStringList& ranks, const json& pieces) {
    std::vector<std::string> ids;
    for (const auto& [id, piece] : pieces.items()) ids.push_back(id);
    if (ranks.isEmpty()) return ids;
    const auto rank = [&](const std::string& id) {
        const auto of = ranks.indexOf(textAt(pieces.at(id), "kind"));
        return std::tuple(of < 0 ? ranks.size() : of, id.size());
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

/// As the rules say it, or else: its side is to act, and it cannot.
bool TableView::isSpent(const QString& id, const json& piece) const {
    const QString side = textAt(piece, "side");
    if (side.isEmpty()) return false;
    const json& said = under(under(under(*facts_, "pieces"), id.toStdString()), "spent");
    return said.is_boolean() ? said.get<bool>() : textAt(*state_, "active") == side && !canAct(id);
}

json TableView::pieceRow(const QString& id, const json& piece) const {
    const QString kind = textAt(piece, "kind");
    const QString place = textAt(piece, "place");
    const int healthy = piece.value("health", 0);
    const json& most = under(under(under(*facts_, "pieces"), id.toStdString()), "health");
    json marks = marksOf(piece, *look_);
    for (json& mark : companionsOf(under(*state_, "pieces"), pieceIndex().with(id), *look_))
        marks.push_back(std::move(mark));
    const bool out = under(piece, "out") == true;
    const std::string numberKey = look_->pieceNumber();
    const bool numbered = !numberKey.empty() && piece.contains(numberKey) && piece.at(numberKey).is_number();
    const QString name = pieceName(id);
    const QString brief = look_->briefCalling(*state_, id);
    json row{
        {"id", asJson(id)},
        {"owner", asJson(textAt(piece, "side"))},
        {"side", asJson(look_->colour(textAt(piece, "side"), under(*state_, "seating")))},
        {"code", asJson(codeOf(id))},
        {"kind", asJson(kind)},
        {"name", asJson(name)},
        {"brief", asJson(brief.isEmpty() ? name : brief)},
        {"cell", asJson(out ? QString() : place)},
        {"place", asJson(place.isEmpty()  ? QString()
                         : isPiece(place) ? pieceName(place)
                                          : placeName(place))},
        {"sign", asJson(look_->pieceSign(kind))},
        {"number", numbered ? piece.at(numberKey).dump() : std::string()},
        {"corner", numbered ? asJson(look_->pieceSign(kind)) : json("")},
        {"health", healthy},
        {"healthMost", most.is_number() ? most.get<int>() : healthy},
        {"mark", joined(collect(marks, "name"))},
        {"markSign", marks.empty() ? json("") : marks.at(0).at("sign")},
        {"markGood", !marks.empty() && std::all_of(marks.begin(), marks.end(),
                                                   [](const json& mark) { return mark.at("good") == true; })},
        {"marks", collect(marks, "sign")},
        {"allMarks", marks},
        {"facing", degreesOf(piece.value("facing", json()), *look_)},
        {"out", out},
        {"own", piece},
        {"chosen", false},
        {"lying", under(piece, "down") == true},
        {"spent", !out && isSpent(id, piece)}};
    row["told"] = asJson(toldPiece(*this, row));
    row["here"] = asJson(toldOnItsPlace(*this, row));
    return row;
}

json TableView::pieceRows() const {
    json rows = json::array();
    std::set<std::string> done;
    const json& pieces = under(*state_, "pieces");
    const auto ids = ranked(look_->ranks(), pieces);
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
    const std::vector<Stock> listed = look_->stocks();
    for (const json& seated : under(*state_, "seating")) {
        const QString id = companion::text(seated);
        const json& side = under(under(*state_, "sides"), id.toStdString());
        json stocks = json::array();
        const auto add = [&](const json::json_pointer& path, const json& value, const Stock& stock) {
            const std::string& key = path.back();
            const QString word = QString::fromStdString(key);
            stocks.push_back({{"id", key},
                              {"path", path.to_string()},
                              {"name", asJson(look_->word(word))},
                              {"sign", asJson(look_->wordSign(word))},
                              {"counted", stock.isCounted()},
                              {"lacking", stock.needed && value == 0},
                              {"value", value}});
        };
        for (const Stock& stock : listed) {
            const json::json_pointer path("/" + std::string(stock.at));
            if (stock.isCounted())
                add(path, counted(id, stock), stock);
            else if (side.contains(path))
                add(path, side.at(path), stock);
        }
        for (const auto& [key, value] : side.items()) {
            if (listed.empty() && value.is_number_integer())
                add(json::json_pointer() / key, value, {.at = ""});
        }
        rows.push_back({{"id", seated},
                        {"name", asJson(sideName(id))},
                        {"colour", asJson(look_->colour(id, under(*state_, "seating")))},
                        {"stocks", stocks}});
    }
    return rows;
}

/// A stock that is counted: pieces of a kind that a side has in play, or the items of a list.
int TableView::counted(const QString& side, const Stock& stock) const {
    if (stock.of == Stock::Of::list) {
        const json& list = under(under(under(*state_, "sides"), side.toStdString()), stock.at);
        // Of a hand that is hidden it is told how many there are.
        return list.is_number_integer() ? list.get<int>() : static_cast<int>(list.size());
    }
    const json& pieces = under(*state_, "pieces");
    return static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [&](const json& piece) {
        return textAt(piece, "side") == side && piece.value("kind", "") == stock.at &&
               under(piece, "out") != true;
    }));
}

/// Cells as the board painters take them: coordinates in radii, a kind of ground, a name or a number.
json TableView::placeRows() const {
    json rows = json::array();
    const std::optional<Holding> holding = look_->holding();
    const json& held = under(*state_, holding ? holding->key : "");
    const double unit = radiiApart(*board_);
    for (const json& place : under(*board_, "places")) {
        const QString id = textAt(place, "id");
        const QString kind = textAt(place, "kind");
        const bool numbered = look_->numberPrefix(kind) != nullptr;
        const json& here = under(held, id.toStdString());
        const QString owner = look_->ownerOf(*state_, place);
        const auto number = here.find(holding ? holding->number : "");
        const json marks = place.value("marks", json::array());
        const bool landmark = std::any_of(marks.begin(), marks.end(), [&](const json& mark) {
            return look_->isLandmark(companion::text(mark));
        });
        const QString cellKind = QString::fromLatin1(look_->grounds().value(kind, ""));
        rows.push_back(
            {{"id", place.at("id")},
             {"title", asJson(placeName(id))},
             {"x", place.at("x").get<double>() * unit},
             {"y", place.at("y").get<double>() * unit},
             {"kind", cellKind.isEmpty()
                          ? kind.isEmpty() || numbered ? json("open") : json(kind.toStdString())
                          : asJson(cellKind)},
             {"name", numbered ? json("") : asJson(look_->said(textAt(place, "name")))},
             {"number", number != here.end() ? json(number->dump())
                        : numbered           ? place.at("name")
                                             : json("")},
             {"coordinate", asJson(coordinateOf(id))},
             {"sign", asJson(placeSignOf(place, *look_))},
             {"goods", goodsAt(id)},
             {"badges", badgesOf(*this, place)},
             {"chip", chipOf(*this, id)},
             {"landmark", landmark},
             {"colour",
              asJson(owner.isEmpty() ? QString() : look_->colour(owner, under(*state_, "seating")))}});
    }
    return rows;
}

/// What lies at a place, as the board shows it and a list tells it.
json TableView::goodsAt(const QString& place) const {
    json rows = json::array();
    for (const Good& good : look_->goods(*this, place))
        rows.push_back({{"sign", asJson(good.sign)},
                        {"text", asJson(good.text)},
                        {"word", asJson(good.word)},
                        {"note", asJson(good.note)},
                        {"name", asJson(good.name)}});
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
