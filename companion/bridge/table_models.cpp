// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_models.hpp"

#include <QSet>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "companion/bridge/counter_marks.hpp"
#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

QList<QByteArray> pieceRoles() {
    return {"told",       "here",   "brief",    "owner",    "side",   "code",     "kind",
            "name",       "cell",   "place",    "sign",     "corner", "number",   "health",
            "healthMost", "mark",   "markSign", "markGood", "marks",  "allMarks", "facing",
            "out",        "chosen", "lying",    "spent",    "target", "odds",     "own"};
}

void collectChanged(QSet<QString>& ids, const QVariantMap& before, const QVariantMap& now) {
    for (auto one = before.begin(); one != before.end(); ++one) {
        if (!now.contains(one.key()) || now.value(one.key()) != one.value()) ids.insert(one.key());
    }
    for (auto one = now.begin(); one != now.end(); ++one) {
        if (!before.contains(one.key())) ids.insert(one.key());
    }
}

/// The pieces and places that are marked otherwise.
QSet<QString> changedBetween(const Marks& before, const Marks& now) {
    const QSet<QString> was(before.legal.begin(), before.legal.end());
    const QSet<QString> is(now.legal.begin(), now.legal.end());
    QSet<QString> ids = (was - is) + (is - was);
    ids << before.chosen << now.chosen << before.aimed << now.aimed;
    collectChanged(ids, before.targets, now.targets);
    collectChanged(ids, before.ways, now.ways);
    return ids;
}

json marksOfPiece(const QString& id, const Marks& marks) {
    return {{"chosen", id == marks.chosen},
            {"target", marks.targets.contains(id)},
            {"odds", marks.targets.value(id).toString().toStdString()}};
}

}  // namespace

TableModels::TableModels(const TableView& view, QObject* owner)
    : view_(view),
      owner_(owner),
      pieces_(pieceRoles()),
      sides_({"name", "colour"}),
      places_({"title", "x", "y", "kind", "name", "number", "coordinate", "sign", "goods", "colour", "state",
               "odds", "badges", "chip", "way", "landmark"}),
      counters_(pieceRoles() + QList<QByteArray>{"kinds", "big", "badges", "aimed"}) {}
TableModels::~TableModels() = default;

void TableModels::outdate() {
    made_ = false;
    shown_.reset();
}

void TableModels::clear() {
    outdate();
    for (RowsModel* model : {&pieces_, &sides_, &places_, &counters_}) model->setRows(json::array());
    for (RowsModel* model : piecesOf_) model->setRows(json::array());
    for (RowsModel* model : stocksOf_) model->setRows(json::array());
}

bool TableModels::show(const Marks& marks) {
    if (shown_ && *shown_ == marks) return false;
    const auto before = std::exchange(shown_, std::make_unique<Marks>(marks));
    if (before != nullptr && made_)
        markAnew(*before, marks);
    else
        make(marks);
    return true;
}

void TableModels::make(const Marks& marks) {
    made_ = true;
    json pieces = view_.pieceRows();
    for (json& row : pieces) row.update(marksOfPiece(textAt(row, "id"), marks));
    pieces_.setRows(pieces);
    shareOut();
    showSides();
    json places = view_.placeRows();
    for (json& row : places) row.update(marksOfPlace(textAt(row, "id"), marks));
    places_.setRows(places);
    showCounters(view_.look().counters(view_, pieces, places), marks);
}

/// A lit place is a destination, whatever of one's own stands on it: a touch on its counter is a move. Its
/// tile stays a target.
QVariantMap TableModels::targetsOnTheBoard(const Marks& marks) const {
    QVariantMap targets = marks.targets;
    const QString side = view_.sideOf(marks.chosen);
    for (const QString& id : marks.targets.keys()) {
        if (view_.isPiece(id) && view_.sideOf(id) == side && marks.legal.contains(view_.cellOf(id)))
            targets.remove(id);
    }
    return targets;
}

void TableModels::showCounters(json rows, const Marks& marks) {
    const QVariantMap targets = targetsOnTheBoard(marks);
    for (json& row : rows) row.update(counterMarks(row, {marks.chosen, marks.aimed, targets}));
    counters_.setRows(rows);
}

/// A touch costs what it changes: no row is made or compared that it does not mark.
void TableModels::markAnew(const Marks& before, const Marks& marks) {
    for (const QString& id : changedBetween(before, marks)) {
        places_.patch(id, marksOfPlace(id, marks));
        if (pieces_.rowOf(id) < 0) continue;
        const json marked = marksOfPiece(id, marks);
        pieces_.patch(id, marked);
        for (RowsModel* model : piecesOf_) model->patch(id, marked);
    }
    const QVariantMap targets = targetsOnTheBoard(marks);
    std::vector<json> changes;
    for (const json& row : counters_.rows()) {
        changes.push_back(counterMarks(row, {marks.chosen, marks.aimed, targets}));
        if (changes.back().at("id") != row.at("id")) return showCounters(counters_.rows(), marks);
    }
    for (const json& change : changes) counters_.patch(textAt(change, "id"), change);
}

json TableModels::marksOfPlace(const QString& id, const Marks& marks) const {
    const bool legal = marks.legal.contains(id);
    const bool target = marks.targets.contains(id);
    const QString way = legal || target ? marks.ways.value(id).toString() : QString();
    return {{"state", !id.isEmpty() && id == marks.aimed ? "chosen"
                      : legal                            ? "legal"
                      : target && !view_.isPiece(id)     ? "target"
                                                         : ""},
            {"way", way.isEmpty() ? "" : view_.look().wordSign(way).toStdString()}};
}

/// The pieces side by side. What lies in the box is not shown, nor what the look leaves to the board, nor who
/// is with a piece whose tile has a mark for it (`rides` of the face).
void TableModels::shareOut() {
    if (piecesOf_.isEmpty()) return;
    const Tiles tiles = view_.look().tiles();
    std::map<QString, json> bySide;
    for (const json& row : pieces_.rows()) {
        const bool out = row.at("out") == true;
        const bool rides = view_.look().rides(textAt(row, "kind")) && view_.isPiece(textAt(row, "cell"));
        if (tiles == Tiles::none || rides ||
            (out && (tiles == Tiles::inPlay || textAt(row, "owner").isEmpty())))
            continue;
        bySide[textAt(row, "owner")].push_back(row);
    }
    for (auto model = piecesOf_.begin(); model != piecesOf_.end(); ++model) {
        const auto found = bySide.find(model.key());
        model.value()->setRows(found == bySide.end() ? json::array() : found->second);
    }
}

void TableModels::showSides() {
    json sides = view_.sideRows();
    for (json& side : sides) {
        if (auto* model = stocksOf_.value(textAt(side, "id"))) model->setRows(side.at("stocks"));
        side.erase("stocks");
    }
    sides_.setRows(sides);
}

RowsModel* TableModels::piecesOf(const QString& side) {
    RowsModel*& model = piecesOf_[side];
    if (model == nullptr) {
        model = new RowsModel(pieceRoles(), owner_);
        if (made_) shareOut();
    }
    return model;
}

RowsModel* TableModels::stocksOf(const QString& side) {
    RowsModel*& model = stocksOf_[side];
    if (model == nullptr) {
        model = new RowsModel({"name", "sign", "value", "path", "counted", "lacking"}, owner_);
        if (made_) showSides();
    }
    return model;
}

}  // namespace adjutant::companion
