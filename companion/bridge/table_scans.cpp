// SPDX-License-Identifier: GPL-3.0-or-later
// The table controller's scanned codes: a card, a piece or a place is what the table waits for, or is
// touched.
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {

using nlohmann::json;

bool TableController::scannedCard(const QString& id) {
    if (!isOpen()) return false;
    if (draft_.due()->need().kind == QStringLiteral("card")) {
        draft_.answer(id);
        return true;
    }
    if (draft_.isOpen() && draft_.fill("card", id)) {
        emit sheetWanted();
        return true;
    }
    putPadAside();
    // An act that would draw a card now: the card that was scanned is the one that was drawn.
    const Touch touch(*this);
    for (const OfferFacts& offer : play_->offers.all()) {
        if (!offer.possible || !drawsCard(offer, id)) continue;
        draft_.begin(*offer.offer, diceMode_);
        draft_.send("table");
        if (draft_.due()->need().kind == QStringLiteral("card")) draft_.answer(id);
        return true;
    }
    return false;
}

/// Could this act, done with its likely values, draw this card?
bool TableController::drawsCard(const OfferFacts& offer, const QString& card) {
    draft_.begin(*offer.offer, diceMode_);
    const json action = draft_.isReady() ? draft_.request() : json();
    draft_.close();
    if (action.is_null()) return false;
    const json faces = play_->session.faces(action);
    if (!faces.value("ok", false) || !faces.at("need").is_object()) return false;
    const json& need = faces.at("need");
    return need.value("dice", "").rfind("card:", 0) == 0 && contains(under(need, "choices"), card);
}

bool TableController::scannedPiece(const QString& id) {
    if (!isOpen() || !view_.isPiece(id)) return false;
    if (draft_.due()->need().kind == QStringLiteral("one")) {
        draft_.answer(id);
        return true;
    }
    touchCounter(id);
    return true;
}

bool TableController::scannedPlace(const QString& id) {
    if (!isOpen() || !view_.isPlace(id)) return false;
    if (isAiming() || play_->aim.byPlace() || !chosen().isEmpty()) {
        touchPlace(id);
        return true;
    }
    // With nobody chosen it is asked for by an act that is put together, or by nothing.
    if (!draft_.isOpen() || draft_.due()->isDue() || !draft_.fill("place", id)) return false;
    sendOrAsk();
    return true;
}

}  // namespace adjutant::companion
