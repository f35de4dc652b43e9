// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden hands: what one side alone may see, and its answer to what another side has just done.
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {

using nlohmann::json;

namespace {

const json& handOf(const TableView& view, const QString& side) {
    return under(under(under(view.state(), "sides"), side.toStdString()), "hand");
}

}  // namespace

/// The act that a card of this side could still cancel: the last one, as the rules say. Null when none.
json TableController::answerable(const QString& side) const {
    const std::optional<CancellingCard> card = view_.look().canceller();
    if (!card || !isOpen() || isWatched() || isLookingBack() || log_.cursor() == 0) return nullptr;
    if (!contains(handOf(view_, side), json(card->card))) return nullptr;
    const EntryText& last = play_->table->game()->journal().at(log_.cursor());
    json act = Session::requestOf(last);
    if (act.at("do") != card->act || act.contains(card->parameter)) return nullptr;
    const json before = Session::of(*play_->table->game()).stateAt(last.parent);
    const json player = act.value("side", before.value("/state/active"_json_pointer, json()));
    return player == side.toStdString() ? json() : act;
}

QVariantList TableController::secretOffers(const QString& side) const {
    QVariantList list;
    if (!isOpen() || isLookingBack()) return list;
    for (const OfferFacts& offer : play_->offers.all()) {
        if (!offer.possible || !offer.secret || textAt(*offer.offer, "secret") != side) continue;
        TableOffer shown;
        shown.id = offer.id;
        shown.action = offer.action;
        shown.text = offer.label;
        shown.sub = textAt(*offer.offer, "note");
        shown.sign = view_.look().actionSign(offer.action);
        list.append(QVariant::fromValue(shown));
    }
    if (const json act = answerable(side); !act.is_null()) {
        TableOffer shown;  // of no id: it is none of the offers
        shown.action = textAt(act, "do");
        shown.text = view_.look().told(view_.look().cancelWords());
        shown.sub = view_.cardName(textAt(act, "card"));
        shown.sign =
            view_.look().wordSign(QString::fromStdString(std::string(view_.look().canceller()->card)));
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

QVariantList TableController::secretHand(const QString& side) const {
    QVariantList cards;
    const json& hand = handOf(view_, side);
    for (const json& id : hand.is_array() ? hand : json::array())
        cards.append(QVariant::fromValue(names_.card(text(id))));
    return cards;
}

void TableController::touchSecret(const QString& side, const QString& id) {
    if (!id.isEmpty()) return touchOffer(id);
    json again = answerable(side);
    if (again.is_null()) return;
    again.erase("id");
    again.erase("rolls");
    again[std::string(view_.look().canceller()->parameter)] = side.toStdString();
    if (!answer({{"do", "undo"}}).value("ok", false)) return;
    if (!answer(again).value("ok", false)) answer({{"do", "redo"}});  // everything is as it was
}

}  // namespace adjutant::companion
