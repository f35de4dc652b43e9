// SPDX-License-Identifier: GPL-3.0-or-later
// What the table controller shows when something has happened: offers, log, who is chosen.
#include "companion/bridge/from_row.hpp"
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
        emit tabletop_.boardChanged();
    }
    const Game& game = *play_->table->game();
    log_.show(&game);  // first: what may be answered depends on the last act
    refreshOffers();
    standing_.show();
    tabletop_.show();
    seating_.show(game.seats());
    const bool over = standing_.isOver();
    standing_.showResult(over ? Session::of(game).result().at("result") : json());
}

QString TableController::chosen() const { return play_->aim.chosen(); }
QString TableController::aimed() const { return play_->aim.place(); }
void TableController::showChosen() {
    selection_.showChosen(chosen(), play_->aim.stack().words());
    selection_.showAimed(aimed());
}

json TableController::offered(std::string_view act) const {
    json list = json::array();
    if (!isOpen()) return list;
    for (const OfferFacts& offer : play_->offers.all())
        if (offer.possible && offer.action.toStdString() == act) list.push_back(*offer.offer);
    return list;
}

QVariantList TableController::offerList() const {
    QVariantList list;
    for (const json& row : offers_.rows()) list.append(QVariant::fromValue(fromRow<TableOffer>(row)));
    return list;
}

}  // namespace adjutant::companion
