// SPDX-License-Identifier: GPL-3.0-or-later
// The touches of the table screen.
#include <algorithm>

#include "companion/bridge/code_finder.hpp"
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {

using nlohmann::json;

namespace {

/// Is the act this piece's anyway, or done to it? Then it is not in a list of others too, such as those whom
/// a bomb hits that it brings.
bool standsIn(const OfferFacts& offer, const QString& piece) {
    const json& params = offer.offer->at("params");
    return std::any_of(params.begin(), params.end(), [&](const json& param) {
        return param.at("type") == "piece" && under(param, "choices") == json::array({piece.toStdString()});
    });
}

}  // namespace

bool TableController::tooSoon() const { return sinceAct_.isValid() && sinceAct_.elapsed() < doubleTouch_; }

/// Begins an offer; what was touched already stands in the draft.
void TableController::beginDraft(const OfferFacts& offer) {
    const ActDraft::Together together(draft_);
    play_->placing.clear();
    draft_.begin(*offer.offer, diceMode_);
    fillChosen(offer);
    const json beside = play_->choices.chosenFor(offer);
    for (const auto& [name, value] : beside.items())
        draft_.set(QString::fromStdString(name), toVariant(value));
}

/// Does what the draft holds, or shows it where something is left to choose.
void TableController::sendOrAsk() {
    if (draft_.isPlain())
        draft_.send();
    else
        emit sheetWanted();
}

void TableController::openUp() {
    if (diceMode_ != QStringLiteral("app") || standing_.awaitsBoard()) return;
    const auto& offers = play_->offers.all();
    const auto opening = std::find_if(offers.begin(), offers.end(), [](const OfferFacts& offer) {
        return offer.face->opens && offer.possible;
    });
    if (opening != offers.end()) touchOffer(QString(opening->id));
}

void TableController::touchOffer(const QString& id) {
    putPadAside();
    const OfferFacts* offer = tooSoon() ? nullptr : play_->offers.find(id);
    const bool possible = offer != nullptr && offer->possible;
    if (possible && offer->action == QStringLiteral("end")) return emit endingAsked(offer->label);
    const QString loss = possible ? lossOf(*offer) : QString();
    if (!loss.isEmpty())
        emit askedFirst(id, offer->label, loss);
    else
        touchOfferAllTheSame(id);
}

QString TableController::loss(const QString& id) {
    const OfferFacts* offer = play_->offers.find(id);
    const bool free = aimed().isEmpty() && !draft_.isOpen();
    return free && offer != nullptr && offer->possible ? lossOf(*offer) : QString();
}

/// "offer=heads": the offer, with that side of the table's coin; "offer=2": with that number of those that
/// stand apart.
void TableController::touchOfferAllTheSame(const QString& id) {
    putPadAside();
    const OfferFacts* offer = tooSoon() ? nullptr : play_->offers.find(id.section('=', 0, 0));
    if (offer == nullptr) return;
    if (!offer->possible) {
        const json& why = under(*offer->offer, "why");
        emit refused(textAt(why, "code"), textAt(why, "message"), textAt(why, "clause"));
        return;
    }
    if (const QString side = id.section('=', 1); !side.isEmpty() && isAiming()) {
        draft_.send(QStringLiteral("table"));
        draft_.answer(side);
        return;
    }
    if (!isAiming() || play_->aimedOffer != id) beginDraft(*offer);
    setApart(*offer, id.section('=', 1));
    // What would be lost by it is said before it is done.
    if (draft_.isReady() && !draft_.warning().isEmpty()) return emit sheetWanted();
    if (play_->aim.byPlace() && (offer->face->aimed || offer->face->beside)) {
        // What it may come to stands beside it: where it is aimed, or where there is nothing left to aim.
        const bool seen = !aimed().isEmpty() || offer->leadsTo.isEmpty();
        if (seen && draft_.isReady()) return draft_.send();
    } else if (draft_.isPlain()) {
        return draft_.send();
    }
    const json missing = draft_.onlyMissing();
    if (missing.is_object() && missing.at("type") == "place" && missing.contains("choices") &&
        view_.board().value("grid", "none") != "none") {
        if (offer->face->beside) play_->placing = offer->id;
        emit placeWanted(draft_.label());
        return;
    }
    emit sheetWanted();
}

void TableController::fillChosen(const OfferFacts& offer) {
    const QString& piece = play_->aim.chosen();
    if (piece.isEmpty()) return;
    if (const QStringList going = play_->aim.stack().goingIn(offer); !going.isEmpty())
        draft_.set(textAt(*offer.actor, "name"), going);
    else if (!view_.isPiece(piece))
        draft_.fill("place", piece);
    else if (!play_->aim.byPlace() && !standsIn(offer, piece) &&
             (!offer.common || play_->offers.concerns(offer, piece)))
        draft_.fill("piece", piece);
    if (!aimed().isEmpty()) draft_.fill("place", aimed());
}

void TableController::openOffer(const QString& id) {
    putPadAside();
    const OfferFacts* offer = play_->offers.find(id.section('=', 0, 0));
    if (offer == nullptr || !offer->possible) return;
    if (!isAiming() || play_->aimedOffer != offer->id) beginDraft(*offer);
    emit sheetWanted();
}

/// Begins an offer with `id` chosen; true when it was sent or waits in its sheet.
bool TableController::takeUp(const OfferFacts& offer, const QString& type, const QString& id) {
    const Touch touch(*this);
    {
        const ActDraft::Together together(draft_);
        beginDraft(offer);
        const bool named = draft_.fill(type, id) || draft_.names(type, id);
        if (!named && type == "place") {
            draft_.close();
            return false;
        }
    }
    // A counter is easily touched: its odds are shown before the app rolls. The table's dice wait for a hand.
    if (type == "piece" && draft_.outlook()->hasChances() && diceMode_ != QStringLiteral("table"))
        emit sheetWanted();
    else
        sendOrAsk();
    return true;
}

void TableController::touchCounter(const QString& id) {
    putPadAside();
    const bool byPlace = play_->aim.byPlace();
    if (byPlace || !view_.isPiece(id)) {
        const QString cell = view_.cellOf(id);
        if ((draft_.isOpen() && !isAiming()) || !byPlace) return touchPlace(cell);
        const bool there = marks_.legal.contains(cell) || marks_.targets.contains(cell);
        if (!isLookingBack()) touchAimed(there ? cell : id);
        return;
    }
    const QString cell = view_.cellOf(id);
    if (!isLookingBack() && wantsPlace(cell)) return touchPlace(cell);
    const bool other = !chosen().isEmpty() && view_.sideOf(chosen()) != view_.sideOf(id);
    if (other && marks_.targets.contains(id) && takeUpTarget(id)) return;
    // A lit place is a destination, whatever stands on it; the tile beside the board chooses who stands
    // there.
    if (!isLookingBack() && chosen() != id && marks_.legal.contains(cell)) return touchPlace(cell);
    // With nobody chosen who could do it alone, an enemy is a target of all together; one that is chosen
    // itself is let go.
    const bool free = !other && chosen() != id && !resting_ && !draft_.isOpen();
    if (free && !isLookingBack() && openTogether(id)) return;
    touchPiece(id);
}

/// Does the act that is put together wait for this place, and for nothing else?
bool TableController::wantsPlace(const QString& cell) const {
    if (!draft_.isOpen() || draft_.due()->isDue()) return false;
    const json missing = draft_.onlyMissing();
    return missing.is_object() && missing.at("type") == "place" && contains(under(missing, "choices"), cell);
}

/// The chosen piece's likeliest act against this one.
bool TableController::takeUpTarget(const QString& id) {
    for (const OfferFacts* offer : play_->offers.of(chosen())) {
        bool actor = true;
        for (const json& param : offer->offer->at("params")) {
            if (param.at("type") != "piece" || std::exchange(actor, false)) continue;
            if (contains(under(param, "choices"), id)) return takeUp(*offer, "piece", id);
        }
    }
    return false;
}

void TableController::touchPiece(const QString& id) {
    putPadAside();
    if (isLookingBack()) return;
    if (draft_.isOpen() && !draft_.due()->isDue() && draft_.fill("piece", id)) return sendOrAsk();
    const QString before = chosen();
    const bool aimed = !before.isEmpty() && before != id && marks_.targets.contains(id);
    if (aimed && play_->offers.of(id).empty() && takeUpTarget(id)) return;
    const Touch touch(*this);
    draft_.close();
    choose(before == id && soleActor().isEmpty() ? QString() : id);
}

void TableController::touchPlace(const QString& id) {
    putPadAside();
    if (isLookingBack()) return;
    if (isAiming()) return touchAimed(id);
    if (const OfferFacts* asked = placing()) return placeAsked(*asked, id);
    if (draft_.isOpen() && !draft_.due()->isDue() && draft_.fill("place", id)) return sendOrAsk();
    if (play_->aim.byPlace()) return touchAimed(id);
    if (chosen().isEmpty()) {
        // Nothing asks for a place: one with a name, or with anything on it, is looked at.
        const QVariantMap place = tabletop_.models().places().find(id);
        const ScannedThing shown = shownOf(view_, "place", id);
        if (!place.value("name").toString().isEmpty() || !shown.empty) emit thingShown(shown);
        return;
    }
    for (const OfferFacts* offer : play_->offers.of(chosen())) {
        for (const json& param : offer->offer->at("params")) {
            if (param.at("type") == "place" && contains(under(param, "choices"), id)) {
                takeUp(*offer, "place", id);
                return;
            }
        }
    }
    // Its own place is itself, unless it can do anything there.
    if (id == view_.cellOf(chosen())) return touchPiece(chosen());
    askWhyNot(id);
}

QStringList TableController::actsAt(const QString& place) const {
    QStringList acts;
    if (isLookingBack()) return acts;
    if (draft_.isOpen() && marks_.legal.contains(place)) acts << draft_.label();
    if (!acts.isEmpty() || chosen().isEmpty()) return acts;
    const auto isThere = [&](const json& choice) { return view_.cellOf(text(choice)) == place; };
    for (const OfferFacts* offer : play_->offers.of(chosen())) {
        if (!offer->possible || offer->secret || offer->face->quiet) continue;
        for (const json& param : offer->offer->at("params")) {
            const bool where = param.at("type") == "place" || param.at("type") == "piece";
            const json& choices = under(param, "choices");
            if (where && &param != offer->actor && std::any_of(choices.begin(), choices.end(), isThere))
                acts << offer->label;
        }
    }
    acts.removeDuplicates();
    return acts;
}

void TableController::showPlace(const QString& id) {
    if (isOpen() && !isLookingBack() && view_.isPlace(id)) emit thingShown(shownOf(view_, "place", id));
}

/// Nothing is possible there: the engine says why.
void TableController::askWhyNot(const QString& place) {
    for (const OfferFacts* offer : play_->offers.of(chosen())) {
        for (const json& param : offer->offer->at("params")) {
            if (param.at("type") != "place") continue;
            const Touch touch(*this);
            beginDraft(*offer);
            json request = draft_.request();
            request[param.at("name").get<std::string>()] = place.toStdString();
            draft_.close();
            answer(request);
            return;
        }
    }
}

void TableController::choose(const QString& piece) {
    if (chosen() == piece) return;
    const Touch touch(*this);
    letAim();
    play_->aim.choose(piece);
    showChosen();
    refreshLegal();
}

}  // namespace adjutant::companion
