// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_view.hpp"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

json text(const QString& words) { return words.toStdString(); }

const json& under(const json& object, const std::string& key) {
    static const json nothing = json::object();
    if (!object.is_object()) return nothing;
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nothing : *found;
}

QString trailingNumber(const QString& id) {
    static const QRegularExpression digits(QStringLiteral("(\\d+)$"));
    return digits.match(id).captured(1);
}

/// How the look file describes one kind's value of a table such as "health": a number, or one for each kind.
int most(const json& described, const QString& kind, int otherwise) {
    const json& table = under(described, "most");
    const auto found = table.find(kind.toStdString());
    return found == table.end() ? otherwise : found->get<int>();
}

/// What is so of a piece and worth a mark: a true flag, or the items of a list.
json marksOf(const json& described, const json& piece, const SystemLook& look) {
    json marks = json::array();
    for (const json& mark : described) {
        const json& value = under(piece, mark.at("key").get<std::string>());
        if (value.is_boolean() && value.get<bool>()) {
            marks.push_back(
                {{"name", mark.at("name")}, {"sign", mark.at("sign")}, {"good", mark.value("good", false)}});
        } else if (value.is_string() && mark.value("value", "") == value.get<std::string>()) {
            marks.push_back(
                {{"name", mark.at("name")}, {"sign", mark.at("sign")}, {"good", mark.value("good", false)}});
        } else if (value.is_array()) {
            for (const json& item : value) {
                const QString id = companion::text(item);
                marks.push_back(
                    {{"name", text(look.word(id))}, {"sign", text(look.wordSign(id))}, {"good", false}});
            }
        }
    }
    return marks;
}

/// Pieces that are with this one (their place is its id), such as a commander with its unit: a mark each.
json companionsOf(const json& pieces, const QString& id, const SystemLook& look) {
    json marks = json::array();
    for (const auto& [other, piece] : pieces.items()) {
        if (textAt(piece, "place") != id || under(piece, "out") == true) continue;
        const QString kind = textAt(piece, "kind");
        marks.push_back(
            {{"name", text(look.word(kind))}, {"sign", text(look.pieceSign(kind))}, {"good", true}});
    }
    return marks;
}

/// The icon of a place: its own, its kind's, or that of something that marks it, such as works.
QString placeSignOf(const json& place, const SystemLook& look) {
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

std::string joined(const json& list) {
    std::string words;
    for (const json& item : list) words += (words.empty() ? "" : ", ") + item.get<std::string>();
    return words;
}

}  // namespace

json actorsOf(const json& offer) {
    for (const json& param : under(offer, "params")) {
        if (param.value("type", "") != "piece") continue;
        if (param.contains("choices")) return param.at("choices");
        if (param.contains("default")) return json::array({param.at("default")});
        return json::array();
    }
    return json::array();
}

TableView::TableView()
    : board_(std::make_unique<json>(json::object())),
      cards_(std::make_unique<json>(json::array())),
      state_(std::make_unique<json>(json::object())),
      offers_(std::make_unique<json>(json::object())) {}
TableView::~TableView() = default;

void TableView::open(const QString& system, json board, json cards) {
    look_ = SystemLook(system);
    *board_ = std::move(board);
    *cards_ = std::move(cards);
}

void TableView::setState(json state) { *state_ = std::move(state); }
void TableView::setOffers(json offers) { *offers_ = std::move(offers); }

bool TableView::isPiece(const QString& id) const {
    return under(*state_, "pieces").contains(id.toStdString());
}
bool TableView::isSide(const QString& id) const { return under(*state_, "sides").contains(id.toStdString()); }
bool TableView::isPlace(const QString& id) const {
    const json& places = under(*board_, "places");
    return std::any_of(places.begin(), places.end(),
                       [&](const json& place) { return textAt(place, "id") == id; });
}

QString TableView::pieceName(const QString& id) const {
    const json& pieces = under(*state_, "pieces");
    const json& piece = under(pieces, id.toStdString());
    if (const QString own = textAt(piece, "name"); !own.isEmpty()) return own;
    const QString kind = textAt(piece, "kind");
    if (kind.isEmpty()) return id;
    const auto ofKind = std::count_if(pieces.begin(), pieces.end(),
                                      [&](const json& other) { return textAt(other, "kind") == kind; });
    const QString number = trailingNumber(id);
    return ofKind < 2 || number.isEmpty() ? look_.word(kind) : look_.word(kind) + ' ' + number;
}

QString TableView::placeName(const QString& id) const {
    for (const json& place : under(*board_, "places")) {
        if (textAt(place, "id") != id) continue;
        const QString name = textAt(place, "name");
        const QString prefix =
            textAt(under(look_.data(), "placePrefix"), textAt(place, "kind").toStdString().c_str());
        if (name.isEmpty()) return isPiece(id) ? pieceName(id) : textAt(look_.data(), "openGround") + id;
        return prefix + name;
    }
    return look_.word(id);
}

QString TableView::sideName(const QString& id) const {
    const QString name = textAt(under(under(*state_, "sides"), id.toStdString()), "name");
    return name.isEmpty() ? humanised(id) : name;
}

json TableView::cardText(const QString& id) const {
    for (const json& card : *cards_) {
        if (textAt(card, "id") == id) return card;
    }
    return nullptr;
}

QString TableView::cardName(const QString& id) const {
    const QString name = textAt(cardText(id), "name");
    return name.isEmpty() ? look_.word(id) : name;
}

QString TableView::valueName(const QString& type, const json& value) const {
    if (value.is_boolean()) return value.get<bool>() ? QStringLiteral("Yes") : QStringLiteral("No");
    if (value.is_number()) return QString::fromStdString(value.dump()).replace('-', QChar(0x2212));
    if (!value.is_string()) return {};
    const QString id = companion::text(value);
    if (type == "piece") return pieceName(id);
    if (type == "place") return placeName(id);
    if (type == "side") return sideName(id);
    if (type == "card") return cardName(id);
    if (type == "text") return id;
    if (isPiece(id)) return pieceName(id);
    if (isSide(id)) return sideName(id);
    return look_.word(id);
}

QString TableView::colourOf(const QString& id) const {
    const json& seating = under(*state_, "seating");
    if (isSide(id)) return look_.colour(id, seating);
    return look_.colour(textAt(under(under(*state_, "pieces"), id.toStdString()), "side"), seating);
}

QString TableView::signOf(const QString& type, const QString& id) const {
    if (type == "piece" || isPiece(id))
        return look_.pieceSign(textAt(under(under(*state_, "pieces"), id.toStdString()), "kind"));
    if (type == "place") {
        for (const json& place : under(*board_, "places")) {
            if (textAt(place, "id") == id) return look_.placeSign(id, textAt(place, "kind"));
        }
    }
    return look_.wordSign(id);
}

/// As the look says it, or else: its side is to act, and it cannot.
bool TableView::isSpent(const QString& id, const json& piece) const {
    const QString side = textAt(piece, "side");
    if (side.isEmpty()) return false;
    const json& rule = under(under(look_.data(), "spent"), textAt(piece, "kind").toStdString());
    if (rule.contains("key"))
        return piece.value(rule.at("key").get<std::string>(), 0) >= rule.at("least").get<int>();
    return textAt(*state_, "active") == side && !canAct(id);
}

bool TableView::canAct(const QString& id) const {
    const json& offers = under(*offers_, "actions");
    bool anybody = false;
    for (const json& offer : offers) {
        const json actors = actorsOf(offer);
        anybody = anybody || !actors.empty();
        if (std::find(actors.begin(), actors.end(), id.toStdString()) != actors.end()) return true;
    }
    return !anybody;
}

json TableView::pieceRow(const QString& id, const json& piece) const {
    const json& look = look_.data();
    const QString kind = textAt(piece, "kind");
    const QString place = textAt(piece, "place");
    const json& health = under(look, "health");
    const int healthy = piece.value(health.value("key", "health"), 0);
    json marks = marksOf(under(look, "marks"), piece, look_);
    for (json& mark : companionsOf(under(*state_, "pieces"), id, look_)) marks.push_back(std::move(mark));
    const bool out = under(piece, "out") == true;
    const std::string numberKey = look.value("number", "");
    const bool numbered = !numberKey.empty() && piece.contains(numberKey) && piece.at(numberKey).is_number();
    const QString name = pieceName(id);
    return {
        {"id", text(id)},
        {"owner", text(textAt(piece, "side"))},
        {"side", text(look_.colour(textAt(piece, "side"), under(*state_, "seating")))},
        {"code", text(id)},
        {"kind", text(kind)},
        {"name", text(name)},
        {"cell", text(out ? QString() : place)},
        {"place", text(place.isEmpty()  ? QString()
                       : isPiece(place) ? pieceName(place)
                                        : placeName(place))},
        {"sign", text(look_.pieceSign(kind))},
        {"number", numbered ? piece.at(numberKey).dump() : std::string()},
        {"corner", numbered ? text(look_.pieceSign(kind)) : json("")},
        {"health", healthy},
        {"healthMost", most(health, kind, healthy)},
        {"mark", joined(collect(marks, "name"))},
        {"markSign", marks.empty() ? json("") : marks.at(0).at("sign")},
        {"markGood", !marks.empty() && std::all_of(marks.begin(), marks.end(),
                                                   [](const json& mark) { return mark.at("good") == true; })},
        {"marks", collect(marks, "sign")},
        {"facing", degreesOf(piece.value("facing", json()), under(look, "facings"))},
        {"out", out},
        {"chosen", false},
        {"lying", under(piece, "down") == true},
        {"spent", !out && isSpent(id, piece)}};
}

json TableView::pieceRows() const {
    json rows = json::array();
    std::set<std::string> done;
    const json& pieces = under(*state_, "pieces");
    // Side by side in the order of seating, then those of nobody.
    for (const json& side : under(*state_, "seating")) {
        for (const auto& [id, piece] : pieces.items()) {
            if (piece.value("side", json()) != side) continue;
            rows.push_back(pieceRow(QString::fromStdString(id), piece));
            done.insert(id);
        }
    }
    for (const auto& [id, piece] : pieces.items()) {
        if (!done.contains(id)) rows.push_back(pieceRow(QString::fromStdString(id), piece));
    }
    return rows;
}

json TableView::sideRows() const {
    json rows = json::array();
    const json& look = look_.data();
    for (const json& seated : under(*state_, "seating")) {
        const QString id = companion::text(seated);
        const json& side = under(under(*state_, "sides"), id.toStdString());
        json stocks = json::array();
        const auto add = [&](const json::json_pointer& path, const json& value) {
            const std::string key = path.back();
            const QString word = QString::fromStdString(key);
            stocks.push_back({{"id", key},
                              {"path", path.to_string()},
                              {"name", text(look_.word(word))},
                              {"sign", text(look_.wordSign(word))},
                              {"value", value}});
        };
        if (look.contains("stocks")) {
            for (const json& key : look.at("stocks")) {
                const json::json_pointer path("/" + key.get<std::string>());
                if (side.contains(path)) add(path, side.at(path));
            }
        } else {
            for (const auto& [key, value] : side.items()) {
                if (value.is_number_integer()) add(json::json_pointer() / key, value);
            }
        }
        rows.push_back({{"id", seated},
                        {"name", text(sideName(id))},
                        {"colour", text(look_.colour(id, under(*state_, "seating")))},
                        {"stocks", stocks}});
    }
    return rows;
}

/// Cells as the board painters take them: coordinates in radii, a kind of ground, a name or a number.
json TableView::placeRows() const {
    json rows = json::array();
    const json& look = look_.data();
    const json& holdings = under(look, "holdings");
    const json& held = under(*state_, holdings.value("key", ""));
    const json& ground = under(*state_, look.value("ground", "ground"));
    const double unit = textAt(*board_, "grid").startsWith("hex") ? std::sqrt(3.0) : 2.0;
    for (const json& place : under(*board_, "places")) {
        const QString id = textAt(place, "id");
        const QString kind = textAt(place, "kind");
        const bool numbered = under(look, "placePrefix").contains(kind.toStdString());
        const json& here = under(held, id.toStdString());
        const QString owner = textAt(here, holdings.value("side", "owner").c_str());
        const auto number = here.find(holdings.value("number", ""));
        const json& lying = under(ground, id.toStdString());
        const QString cellKind = textAt(under(look, "cellKinds"), kind.toStdString().c_str());
        rows.push_back(
            {{"id", place.at("id")},
             {"title", text(placeName(id))},
             {"x", place.at("x").get<double>() * unit},
             {"y", place.at("y").get<double>() * unit},
             {"kind", cellKind.isEmpty()
                          ? kind.isEmpty() || numbered ? json("open") : json(kind.toStdString())
                          : text(cellKind)},
             {"name", numbered ? json("") : place.at("name")},
             {"number", !lying.empty()         ? json("")
                        : number != here.end() ? json(number->dump())
                        : numbered             ? place.at("name")
                                               : json("")},
             {"sign", text(placeSignOf(place, look_))},
             {"good",
              lying.empty() ? json("") : text(look_.wordSign(QString::fromStdString(lying.begin().key())))},
             {"colour", text(owner.isEmpty() ? QString() : look_.colour(owner, under(*state_, "seating")))}});
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
