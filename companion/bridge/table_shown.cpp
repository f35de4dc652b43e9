// SPDX-License-Identifier: GPL-3.0-or-later
// The table controller's models: one state, row by row.
#include "companion/bridge/board_counters.hpp"
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {

using nlohmann::json;

QList<QByteArray> pieceRoles() {
    return {"owner",  "side",   "code",   "kind",       "name",  "cell",     "place",    "sign",
            "corner", "number", "health", "healthMost", "mark",  "markSign", "markGood", "marks",
            "facing", "out",    "chosen", "lying",      "spent", "target",   "odds",     "own"};
}

void TableController::refresh() {
    view_.setState(play_->table->answer(json{{"ask", "state"}}).at("state"));
    json board = play_->table->answer(json{{"ask", "board"}}).at("board");
    if (board != view_.board()) {
        view_.open(system(), std::move(board), play_->table->answer(json{{"ask", "cards"}}).at("cards"));
        emit boardChanged();
    }
    refreshOffers();
    refreshJournal();
    showState();
}

void TableController::showState() {
    showPieces();
    showStocks();
    showPlaces();
    showStanding();
}

void TableController::showPlaces() {
    json rows = view_.placeRows();
    for (json& row : rows) {
        const QString id = textAt(row, "id");
        row["state"] = id == aimed_ && !aimed_.isEmpty()             ? "chosen"
                       : legalPlaces_.contains(id)                   ? "legal"
                       : targets_.contains(id) && !view_.isPiece(id) ? "target"
                                                                     : "";
        const QString way =
            legalPlaces_.contains(id) || targets_.contains(id) ? ways_.value(id).toString() : "";
        row["way"] = way.isEmpty() ? "" : view_.look().wordSign(way).toStdString();
    }
    places_.setRows(rows);
    showCounters();
}

void TableController::showCounters() {
    counters_.setRows(
        counterRows(view_, pieces_.rows(), places_.rows(), {looking_ == 0 ? chosen_ : QString(), targets_}));
}

void TableController::showPieces() {
    json rows = view_.pieceRows();
    const std::string tiles = view_.look().data().value("pieceTiles", "all");
    std::map<QString, json> bySide;
    for (json& row : rows) {
        const QString id = textAt(row, "id");
        row["chosen"] = looking_ == 0 && !resting_ && id == chosen_;
        row["target"] = targets_.contains(id);
        row["odds"] = targets_.value(id).toString().toStdString();
        // What lies in the box is not shown, nor what the look leaves to the board.
        const bool out = row.at("out") == true;
        if (tiles == "none" || (out && (tiles == "in-play" || textAt(row, "owner").isEmpty()))) continue;
        bySide[textAt(row, "owner")].push_back(row);
    }
    pieces_.setRows(rows);
    showCounters();
    for (auto model = piecesOf_.begin(); model != piecesOf_.end(); ++model) {
        const auto found = bySide.find(model.key());
        model.value()->setRows(found == bySide.end() ? json::array() : found->second);
    }
}

void TableController::showStocks() {
    json sides = view_.sideRows();
    for (json& side : sides) {
        if (auto* model = stocksOf_.value(textAt(side, "id"))) model->setRows(side.at("stocks"));
        side.erase("stocks");
    }
    sides_.setRows(sides);
}

RowsModel* TableController::piecesOf(const QString& side) {
    RowsModel*& model = piecesOf_[side];
    if (model == nullptr) {
        model = new RowsModel(pieceRoles(), this);
        if (isOpen()) showPieces();
    }
    return model;
}

RowsModel* TableController::stocksOf(const QString& side) {
    RowsModel*& model = stocksOf_[side];
    if (model == nullptr) {
        model = new RowsModel({"name", "sign", "value", "path", "counted"}, this);
        if (isOpen()) showStocks();
    }
    return model;
}

QVariantList TableController::toList(const RowsModel& model) {
    QVariantList list;
    for (int row = 0; row < model.count(); ++row) list.append(model.at(row));
    return list;
}

void TableController::showStanding() {
    const json& state = view_.state();
    Shown now;
    now.round = state.value("round", 0);
    now.phase = textAt(state, "phase");
    now.active = textAt(state, "active");
    now.extras = toVariant(view_.extras()).toMap();
    if (state.contains("verdict") && state.at("verdict").is_object()) {
        now.verdict = toVariant(state.at("verdict")).toMap();
        QStringList names;
        for (const json& winner : state.at("verdict").at("winners"))
            names.append(view_.sideName(text(winner)));
        now.verdict["names"] = names;
    }
    const Shown before = std::exchange(shown_, now);
    if (before.round != now.round) emit roundChanged();
    if (before.phase != now.phase) emit phaseChanged();
    if (before.active != now.active) emit activeChanged();
    if (before.verdict != now.verdict) emit verdictChanged();
    if (before.extras != now.extras) emit extrasChanged();
}

void TableController::refreshJournal() {
    numbers_.count(play_->table->game()->journal());
    markJournal();
    emit journalChanged();
}

/// Which acts count, and where the game stands.
void TableController::markJournal() {
    const Game& game = *play_->table->game();
    history_.follow(&game, looking_);
    journal_.follow(&game, looking_ > 0 ? looking_ : game.journal().cursor());
}

}  // namespace adjutant::companion
