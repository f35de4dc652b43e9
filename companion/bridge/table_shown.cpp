// SPDX-License-Identifier: GPL-3.0-or-later
// What the table controller shows when something has happened: offers, log, who is chosen.
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {

using nlohmann::json;

void TableController::showState(const json& reply, Seq at) {
    view_.setFacts(Session::of(*play_->table).figures(at).at("figures"));
    view_.setState(reply.at("state"));
}

void TableController::refresh() {
    const Session session = Session::of(*play_->table);
    showState(session.state(), 0);
    showDiceMode();
    json board = session.board().at("board");
    if (board != view_.board()) {
        view_.open(system(), std::move(board), session.cards().at("cards"));
        emit boardChanged();
    }
    refreshOffers();
    refreshJournal();
    showStanding();
    const Game& game = *play_->table->game();
    const bool over = !verdict().isEmpty();
    showSeats(game.seats(), over ? Session::of(game).result().at("result") : json());
}

QString TableController::chosen() const { return play_->aim.chosen(); }
QString TableController::aimed() const { return play_->aim.place(); }
QString TableController::chosenWords() const { return play_->aim.stack().words(); }

QVariantList TableController::offerList() const {
    QVariantList list;
    for (int row = 0; row < offers_.count(); ++row) list.append(offers_.at(row));
    return list;
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
