// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_models.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "companion/bridge/board_counters.hpp"
#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

QList<QByteArray> pieceRoles() {
    return {"told",   "owner",  "side",   "code",       "kind",  "name",     "cell",     "place", "sign",
            "corner", "number", "health", "healthMost", "mark",  "markSign", "markGood", "marks", "allMarks",
            "facing", "out",    "chosen", "lying",      "spent", "target",   "odds",     "own"};
}

}  // namespace

struct TableModels::Rows {
    json pieces, places;
};

TableModels::TableModels(const TableView& view, QObject* owner)
    : view_(view),
      owner_(owner),
      pieces_(pieceRoles()),
      sides_({"name", "colour"}),
      places_({"title", "x", "y", "kind", "name", "number", "coordinate", "sign", "goods", "colour", "state",
               "odds", "badges", "chip", "way", "landmark"}),
      counters_(pieceRoles() + QList<QByteArray>{"kinds", "big", "badges"}) {}
TableModels::~TableModels() = default;

void TableModels::outdate() {
    rows_.reset();
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
    const bool fresh = !rows_;
    if (fresh) rows_ = std::make_unique<Rows>(Rows{view_.pieceRows(), view_.placeRows()});
    shown_ = std::make_unique<Marks>(marks);
    showPieces(marks);
    if (fresh) showSides();
    showPlaces(marks);
    counters_.setRows(counterRows(view_, pieces_.rows(), places_.rows(), {marks.chosen, marks.targets}));
    return true;
}

void TableModels::showPieces(const Marks& marks) {
    json rows = rows_->pieces;
    for (json& row : rows) {
        const QString id = textAt(row, "id");
        row["chosen"] = id == marks.chosen;
        row["target"] = marks.targets.contains(id);
        row["odds"] = marks.targets.value(id).toString().toStdString();
    }
    pieces_.setRows(rows);
    shareOut();
}

/// The pieces side by side. What lies in the box is not shown, nor what the look leaves to the board, nor who
/// is with a piece whose tile has a mark for it (`riders` in the look file).
void TableModels::shareOut() {
    if (piecesOf_.isEmpty()) return;
    const std::string tiles = view_.look().data().value("pieceTiles", "all");
    std::map<QString, json> bySide;
    for (const json& row : pieces_.rows()) {
        const bool out = row.at("out") == true;
        const bool rides = contains(under(view_.look().data(), "riders"), textAt(row, "kind")) &&
                           view_.isPiece(textAt(row, "cell"));
        if (tiles == "none" || rides || (out && (tiles == "in-play" || textAt(row, "owner").isEmpty())))
            continue;
        bySide[textAt(row, "owner")].push_back(row);
    }
    for (auto model = piecesOf_.begin(); model != piecesOf_.end(); ++model) {
        const auto found = bySide.find(model.key());
        model.value()->setRows(found == bySide.end() ? json::array() : found->second);
    }
}

void TableModels::showPlaces(const Marks& marks) {
    json rows = rows_->places;
    for (json& row : rows) {
        const QString id = textAt(row, "id");
        const bool legal = marks.legal.contains(id);
        const bool target = marks.targets.contains(id);
        row["state"] = !id.isEmpty() && id == marks.aimed ? "chosen"
                       : legal                            ? "legal"
                       : target && !view_.isPiece(id)     ? "target"
                                                          : "";
        const QString way = legal || target ? marks.ways.value(id).toString() : QString();
        row["way"] = way.isEmpty() ? "" : view_.look().wordSign(way).toStdString();
    }
    places_.setRows(rows);
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
        if (rows_) shareOut();
    }
    return model;
}

RowsModel* TableModels::stocksOf(const QString& side) {
    RowsModel*& model = stocksOf_[side];
    if (model == nullptr) {
        model = new RowsModel({"name", "sign", "value", "path", "counted", "lacking"}, owner_);
        if (rows_) showSides();
    }
    return model;
}

}  // namespace adjutant::companion
