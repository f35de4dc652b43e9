// SPDX-License-Identifier: GPL-3.0-or-later
// The touches and scans of the table screen.
#include "companion/bridge/offer_params.hpp"
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {

using nlohmann::json;

bool TableController::tooSoon() const { return sinceAct_.isValid() && sinceAct_.elapsed() < doubleTouch_; }

void TableController::beginDraft(const json& offer) { draft_.begin(offer, diceMode_); }

/// "offer=heads": the offer, with that side of the table's coin.
void TableController::touchOffer(const QString& id) {
    if (tooSoon()) return;
    const json offer = offerOf(id.section('=', 0, 0));
    if (offer.is_null()) return;
    if (offer.contains("why")) {
        const json& why = offer.at("why");
        emit refused(textAt(why, "code"), textAt(why, "message"), textAt(why, "clause"));
        return;
    }
    if (const QString side = id.section('=', 1); !side.isEmpty() && isAiming()) {
        draft_.send(QStringLiteral("table"));
        draft_.answer(side);
        return;
    }
    if (!isAiming() || aimedOffer_ != id) {
        beginDraft(offer);
        fillChosen(offer);
    }
    if (aims() && isAimed(offer)) {
        // What it may come to stands beside it: where it is aimed, or where there is nothing left to aim.
        const bool seen = !aimed_.isEmpty() || leadsTo(offer).empty();
        if (seen && draft_.isReady()) return draft_.send();
    } else if (draft_.isPlain()) {
        return draft_.send();
    }
    const json missing = draft_.onlyMissing();
    if (missing.is_object() && missing.at("type") == "place" && missing.contains("choices") &&
        view_.board().value("grid", "none") != "none") {
        emit placeWanted(draft_.label());
        return;
    }
    emit sheetWanted();
}

/// What was touched already stands in the draft.
void TableController::fillChosen(const json& offer) {
    if (chosen_.isEmpty()) return;
    if (const json group = goingIn(offer); group.is_array()) {
        draft_.set(textAt(*actorParam(offer), "name"), toVariant(group));
    } else if (!view_.isPiece(chosen_)) {
        draft_.fill("place", chosen_);
    } else if (!aims()) {
        draft_.fill("piece", chosen_);
    }
    if (!aimed_.isEmpty()) draft_.fill("place", aimed_);
}

void TableController::openOffer(const QString& id) {
    const json offer = offerOf(id);
    if (offer.is_null() || offer.contains("why")) return;
    beginDraft(offer);
    fillChosen(offer);
    emit sheetWanted();
}

/// Begins an offer with `id` chosen; true when it was sent or waits in its sheet.
bool TableController::takeUp(const json& offer, const QString& type, const QString& id) {
    beginDraft(offer);
    fillChosen(offer);
    const bool named = draft_.fill(type, id) || draft_.target().value("id") == id;
    if (!named && type == "place") {
        draft_.close();
        return false;
    }
    // A counter is easily touched: its odds are shown before any dice fall.
    const bool aimed = type == "piece" && draft_.hasChances();
    if (draft_.isPlain() && !aimed)
        draft_.send();
    else
        emit sheetWanted();
    return true;
}

void TableController::touchCounter(const QString& id) {
    if (aims() || !view_.isPiece(id)) {
        if ((draft_.isOpen() && !isAiming()) || !aims()) return touchPlace(view_.cellOf(id));
        const bool there = legalPlaces_.contains(view_.cellOf(id)) || targets_.contains(view_.cellOf(id));
        if (looking_ == 0) touchAimed(there ? view_.cellOf(id) : id);
        return;
    }
    const json& pieces = view_.state().value("pieces", json::object());
    const auto sideOf = [&](const QString& piece) {
        return textAt(pieces.value(piece.toStdString(), json::object()), "side");
    };
    const bool other = !chosen_.isEmpty() && sideOf(chosen_) != sideOf(id);
    if (other && targets_.contains(id) && takeUpTarget(id)) return;
    touchPiece(id);
}

/// The chosen piece's likeliest act against this one.
bool TableController::takeUpTarget(const QString& id) {
    for (const json& offer : offersOf(chosen_)) {
        bool actor = true;
        for (const json& param : offer.at("params")) {
            if (param.at("type") != "piece" || std::exchange(actor, false)) continue;
            if (contains(param.value("choices", json::array()), id)) return takeUp(offer, "piece", id);
        }
    }
    return false;
}

void TableController::touchPiece(const QString& id) {
    if (looking_ > 0) return;
    if (draft_.isOpen() && draft_.need().isEmpty() && draft_.fill("piece", id)) {
        if (draft_.isPlain())
            draft_.send();
        else
            emit sheetWanted();
        return;
    }
    if (!chosen_.isEmpty() && chosen_ != id && targets_.contains(id) && offersOf(id).empty() &&
        takeUpTarget(id))
        return;
    draft_.close();
    choose(chosen_ == id && soleActor().isEmpty() ? QString() : id);
}

void TableController::touchPlace(const QString& id) {
    if (looking_ > 0) return;
    if (isAiming()) return touchAimed(id);
    if (draft_.isOpen() && draft_.need().isEmpty() && draft_.fill("place", id)) {
        if (draft_.isPlain())
            draft_.send();
        else
            emit sheetWanted();
        return;
    }
    if (aims()) return touchAimed(id);
    if (chosen_.isEmpty()) return;
    const json mine = offersOf(chosen_);
    for (const json& offer : mine) {
        for (const json& param : offer.at("params")) {
            if (param.at("type") == "place" && contains(param.value("choices", json::array()), id)) {
                takeUp(offer, "place", id);
                return;
            }
        }
    }
    // Nothing there is possible: the engine says why.
    for (const json& offer : mine) {
        for (const json& param : offer.at("params")) {
            if (param.at("type") != "place") continue;
            beginDraft(offer);
            draft_.fill("piece", chosen_);
            json request = draft_.request();
            request[param.at("name").get<std::string>()] = id.toStdString();
            draft_.close();
            answer(request);
            return;
        }
    }
}

void TableController::choose(const QString& piece) {
    if (chosen_ == piece) return;
    letAim();
    chosen_ = piece;
    gather();
    emit chosenChanged();
    showPieces();
    refreshLegal();
}

bool TableController::scannedCard(const QString& id) {
    if (!isOpen()) return false;
    if (draft_.need().value("kind") == "card") {
        draft_.answer(id);
        return true;
    }
    if (draft_.isOpen() && draft_.fill("card", id)) {
        emit sheetWanted();
        return true;
    }
    // An act that would draw a card now: the card that was scanned is the one that was drawn.
    for (const json& offer : view_.offers().at("actions")) {
        beginDraft(offer);
        const bool whole = draft_.isReady();
        const json action = whole ? draft_.request() : json();
        draft_.close();
        if (!whole) continue;
        const json faces = answer({{"ask", "faces"}, {"action", action}});
        if (!faces.value("ok", false) || !faces.at("need").is_object()) continue;
        const json& need = faces.at("need");
        if (need.value("dice", "").rfind("card:", 0) != 0 ||
            !contains(need.value("choices", json::array()), id))
            continue;
        beginDraft(offer);
        draft_.send("table");
        if (draft_.need().value("kind") == "card") draft_.answer(id);
        return true;
    }
    return false;
}

bool TableController::scannedPiece(const QString& id) {
    if (!isOpen() || !view_.isPiece(id)) return false;
    if (draft_.need().value("kind") == "one") {
        draft_.answer(id);
        return true;
    }
    touchCounter(id);
    return true;
}

bool TableController::scannedPlace(const QString& id) {
    if (!isOpen() || !view_.isPlace(id)) return false;
    touchPlace(id);
    return true;
}

}  // namespace adjutant::companion
