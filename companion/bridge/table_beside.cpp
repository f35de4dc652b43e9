// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the board before an act is done by one touch: what it leaves open, the table's dice in
// its place; and who has to answer out of turn.
#include <QSet>
#include <algorithm>

#include "companion/bridge/offer_rows.hpp"
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {

using nlohmann::json;

/// Are its places and pieces known, by what is chosen and aimed at?
bool TableController::isSettled(const OfferFacts& offer) const {
    const json& params = offer.offer->at("params");
    return std::all_of(params.begin(), params.end(), [&](const json& param) {
        if (param.at("type") != "place" && param.at("type") != "piece") return true;
        const json& choices = under(param, "choices");
        if (choices.size() == 1) return true;
        if (&param == offer.actor) return contains(choices, chosen());
        return !aimed().isEmpty() && std::any_of(choices.begin(), choices.end(), [&](const json& choice) {
            return view_.cellOf(text(choice)) == aimed();
        });
    });
}

/// The dice of an act that the table throws, to be touched in its place; of one whose number stands apart,
/// for each number.
QList<ThrownInstead> TableController::diceOf(const OfferFacts& offer) {
    json action = play_->aim.actionAt(offer, aimed());
    const json* apart = apartIn(offer);
    QList<ThrownInstead> list;
    for (int value = apart == nullptr ? 0 : apart->value("max", 0);
         value >= (apart == nullptr ? 0 : apart->value("min", 0)); --value) {
        const QString number = QString::number(value);
        if (apart != nullptr) action[apart->at("name").get<std::string>()] = value;
        const json reply = play_->session.faces(action);
        if (!reply.value("ok", false) || !reply.at("need").is_object()) continue;
        const QString dice = textAt(reply.at("need"), "dice");
        const int sides = dice.section('d', 1).toInt();
        if (dice.startsWith(QStringLiteral("card")) || sides == 0 || sides > 8) continue;
        const int count = std::max(1, dice.section('d', 0, 0).toInt());
        const QString words = apart == nullptr ? offer.label : view_.look().word(offer.action + '-' + number);
        list.append({apart == nullptr ? offer.id : offer.id + '=' + number, offer.action, words,
                     count == 1 ? tr("what the die shows") : tr("the first of %1 dice").arg(count), sides});
    }
    return list;
}

void TableController::showBeside() {
    QList<OpenChoice> open;
    QList<ThrownInstead> dice;
    if (!isLookingBack() && !resting_ && play_->aim.byPlace()) {
        OfferIndex::List shown;
        QSet<QString> seen;
        for (const json& row : std::as_const(offers_).rows()) {
            const OfferFacts* offer = play_->offers.find(textAt(row, "id").section('=', 0, 0));
            if (offer == nullptr || !offer->possible || seen.contains(offer->id) || !isSettled(*offer))
                continue;
            seen.insert(offer->id);
            if (apartIn(*offer) == nullptr) shown.push_back(offer);
            const bool thrown = offer->face->thrown;
            const bool byHand = diceMode_ == QStringLiteral("table") && !draft_.isOpen();
            if (dice.isEmpty() && thrown && byHand) dice = diceOf(*offer);
        }
        open = play_->choices.rows(shown);
    }
    selection_.showBeside(open, dice);
}

void TableController::chooseBeside(const QString& offer, const QString& name, const QVariant& value) {
    const OfferFacts* act = play_->offers.find(offer);
    if (act == nullptr) return;
    play_->choices.choose(*act, name, toJson(value));
    refreshLegal();
}

void TableController::toggleBeside(const QString& offer, const QString& name, const QString& item) {
    const OfferFacts* act = play_->offers.find(offer);
    if (act == nullptr) return;
    play_->choices.toggle(*act, name, item);
    refreshLegal();
}

void TableController::setApart(const OfferFacts& offer, const QString& value) {
    const json* number = value.isEmpty() ? nullptr : apartIn(offer);
    if (number != nullptr) draft_.set(textAt(*number, "name"), value.toInt());
}

void TableController::touchThrown(const QString& id, int face) {
    putPadAside();
    const OfferFacts* offer = tooSoon() ? nullptr : play_->offers.find(id.section('=', 0, 0));
    if (offer == nullptr || !offer->possible) return;
    beginDraft(*offer);
    setApart(*offer, id.section('=', 1));
    if (!draft_.isReady()) return draft_.close();
    draft_.lay(face);
    if (!draft_.warning().isEmpty()) return emit sheetWanted();
    draft_.send(QStringLiteral("table"));
}

/// The act that waits for a place on the board and is not done by it yet.
const OfferFacts* TableController::placing() const {
    const bool waits = draft_.isOpen() && !draft_.due()->isDue() && !play_->placing.isEmpty();
    return waits ? play_->offers.find(play_->placing) : nullptr;
}

/// The place of an act that was asked for: it is chosen, or aimed at, and what the act leaves open stands
/// beside it.
void TableController::placeAsked(const OfferFacts& offer, const QString& cell) {
    const Touch touch(*this);
    play_->placing.clear();
    draft_.close();
    if (offer.leadsTo.contains(cell)) {
        if (!play_->offers.concerns(offer, chosen())) choose(offer.candidates.front());
        play_->aim.askFor(offer.id);
        aimAt(cell);
        refreshLegal();
    } else if (offer.candidates.contains(cell)) {
        choose(cell);
    } else {
        touchAimed(cell);
    }
}

/// An act that another side answers with: whose dice it throws.
AnsweringSide TableController::answering() const {
    if (!isOpen() || isLookingBack()) return {};
    for (const OfferFacts& offer : play_->offers.all()) {
        if (!offer.possible || !offer.face->answers) continue;
        const json reply = play_->session.faces(play_->aim.actionAt(offer, {}));
        const QString who = textAt(under(reply, "need"), "who");
        if (who.isEmpty() || who == standing_.active()) continue;
        return {who, view_.sideName(who), seating_.personOf(who), view_.colourOf(who)};
    }
    return {};
}

}  // namespace adjutant::companion
