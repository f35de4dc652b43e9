// SPDX-License-Identifier: GPL-3.0-or-later
// What the table controller shows of one state: how it stands, who is chosen, what was done.
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {

using nlohmann::json;

void TableController::refresh() {
    view_.setState(play_->table->answer(json{{"ask", "state"}}).at("state"));
    json board = play_->table->answer(json{{"ask", "board"}}).at("board");
    if (board != view_.board()) {
        view_.open(system(), std::move(board), play_->table->answer(json{{"ask", "cards"}}).at("cards"));
        emit boardChanged();
    }
    refreshOffers();
    refreshJournal();
    showStanding();
}

QString TableController::chosen() const { return play_->aim.chosen(); }
QString TableController::aimed() const { return play_->aim.place(); }
QString TableController::chosenWords() const { return play_->aim.stack().words(); }

QString TableController::progress() const {
    const json& look = under(view_.look().data(), "progress");
    if (look.empty() || textAt(look, "phase") != shown_.phase || shown_.active.isEmpty()) return {};
    int all = 0;
    int done = 0;
    for (const json& piece : under(view_.state(), "pieces")) {
        if (textAt(piece, "side") != shown_.active || piece.value("out", false)) continue;
        ++all;
        if (piece.value(look.at("flag").get<std::string>(), false)) ++done;
    }
    return textAt(look, "words").arg(done).arg(all);
}

QVariantList TableController::offerList() const {
    QVariantList list;
    for (int row = 0; row < offers_.count(); ++row) list.append(offers_.at(row));
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
