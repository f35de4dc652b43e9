// SPDX-License-Identifier: GPL-3.0-or-later
// Touches on boards that are touched place by place (`isAimedByPlace` of the face), and drags and long
// touches on any.
#include <algorithm>
#include <cmath>

#include "companion/bridge/offer_params.hpp"
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The facing whose direction is nearest; `degrees`: clockwise from up. Empty: nothing faces.
QString facingNear(const GameFace& look, double degrees) {
    QString nearest;
    double least = 360;
    const QMap<QString, int>& facings = look.facings();
    for (auto at = facings.begin(); at != facings.end(); ++at) {
        const double apart = std::abs(std::remainder(degrees - *at, 360.0));
        if (apart >= least) continue;
        least = apart;
        nearest = at.key();
    }
    return nearest;
}

}  // namespace

/// Aims at a place. One act of a group there is put together at once, so that who goes and who falls stand
/// beside the board.
void TableController::aimAt(const QString& place) {
    if (aimed() == place) return;
    {
        const Touch touch(*this);
        letAim();
        play_->aim.aimAt(place);
        const OfferIndex::List& offers = play_->aim.offersTo(place);
        if (offers.size() == 1 && offers.front()->group) {
            play_->aimedOffer = offers.front()->id;
            beginDraft(*offers.front());
        }
        refreshLegal();
    }
    selection_.showAimed(aimed());
}

void TableController::letAim() {
    if (aimed().isEmpty()) return;
    const bool drafted = isAiming();
    play_->aim.aimAt({});
    play_->aimedOffer.clear();
    if (drafted) draft_.close();
    selection_.showAimed(aimed());
}

bool TableController::isAiming() const { return !aimed().isEmpty() && draft_.isOpen(); }

/// A touch on a place of such a board.
void TableController::touchAimed(const QString& id) {
    const QString cell = view_.cellOf(id);
    const QString before = chosen();
    const QString company = play_->aim.companyAt(cell);
    const bool again = !aimed().isEmpty() && aimed() == cell && !play_->offers.of(id).empty();
    const bool own = !before.isEmpty() && view_.cellOf(before) == cell;
    // At the second touch it is looked at; one's own place is let go.
    if (again) return choose(own ? QString() : company.isEmpty() ? id : company);
    if (!before.isEmpty() && (marks_.legal.contains(cell) || marks_.targets.contains(cell))) {
        const OfferIndex::List ways = play_->aim.offersTo(cell);
        const bool costly = std::any_of(ways.begin(), ways.end(), [](const OfferFacts* offer) {
            return offer->face->aimed || offer->face->beside;
        });
        // A touch on others of one's own may be meant for them, one on where they stand to let them go; and
        // who of the stack stays behind is seen first.
        if (costly || own || ways.size() != 1 || !company.isEmpty() || play_->aim.leavesSome(*ways.front()))
            return aimAt(cell);
        letAim();
        takeUp(*ways.front(), "place", cell);
        return;
    }
    const Touch touch(*this);
    const bool let = before == id || (view_.isPiece(before) && view_.cellOf(before) == cell);
    letAim();
    draft_.close();
    const QString next = let || play_->offers.of(id).empty() ? QString() : id;
    if (next == before) {
        play_->aim.askFor({});
        return refreshLegal();
    }
    choose(next);
}

/// A piece of the chosen stack stays behind or goes again; somebody always goes.
void TableController::touchOfGroup(const QString& id) {
    const Touch touch(*this);
    const QString before = aimed();
    if (const QString why = play_->aim.whyStays(id); !why.isEmpty())
        return emit refused(QStringLiteral("not-able"), why, {});
    play_->aim.leaveOrTake(id);
    letAim();
    if (!before.isEmpty() && !play_->aim.offersTo(before).empty()) aimAt(before);
    refreshLegal();
}

void TableController::touchProspect(int value) {
    const OfferFacts* offer = isAiming() ? play_->offers.find(play_->aimedOffer) : nullptr;
    const json* number = offer == nullptr ? nullptr : play_->prospects.tabledIn(*offer);
    if (number != nullptr) draft_.set(textAt(*number, "name"), value);
}

/// What waits for a player out of turn (`due` in its face) needs no touch to be taken up: its stack is
/// chosen, or its sheet opens.
void TableController::chooseWhatIsDue() {
    if (!chosen().isEmpty() || !play_->aim.byPlace() || isLookingBack() || resting_) return;
    for (const OfferFacts& offer : play_->offers.all()) {
        if (!offer.possible || offer.actor == nullptr || !view_.look().act(offer.action).due) continue;
        if (!offer.leadsTo.isEmpty()) return play_->aim.choose(offer.candidates.front());
        QTimer::singleShot(0, this, [this, id = offer.id] { openOffer(id); });
        return;
    }
}

void TableController::refreshProspects() {
    QList<ActProspect> list;
    if (isOpen() && !isLookingBack()) {
        const json request = isAiming() ? draft_.request() : json();
        list = play_->prospects.rows({isAiming() ? play_->aimedOffer : QString(), request});
    }
    selection_.showProspects(list);
}

/// Opens the act of several pieces together against this one; false when there is none.
bool TableController::openTogether(const QString& id) {
    for (const OfferFacts& offer : play_->offers.all()) {
        const json& params = offer.offer->at("params");
        const bool against = std::any_of(params.begin(), params.end(), [&](const json& param) {
            return param.at("type") == "piece" && contains(under(param, "choices"), id);
        });
        const bool together = std::any_of(params.begin(), params.end(), [](const json& param) {
            return isGroup(param) && !param.value("fact", false);
        });
        if (!offer.possible || !against || !together) continue;
        {
            const ActDraft::Together drafting(draft_);
            beginDraft(offer);
            draft_.fill(QStringLiteral("piece"), id);
        }
        emit sheetWanted();
        return true;
    }
    return false;
}

/// A counter that is held: the act of several pieces together against it, with the odds of the whole; else
/// what a touch on it would be.
void TableController::holdCounter(const QString& id) {
    if (isLookingBack() || !isOpen()) return;
    if (openTogether(id)) return;
    touchCounter(id);
}

/// A drag from a piece, or out of a place that it may go to: it faces that way afterwards. `degrees`:
/// clockwise from up. False when nothing can face there.
bool TableController::faceTowards(const QString& cell, const QString& piece, double degrees) {
    if (isLookingBack() || !isOpen()) return false;
    const QString nearest = facingNear(view_.look(), degrees);
    if (nearest.isEmpty()) return false;
    const bool moves = !chosen().isEmpty() && marks_.legal.contains(cell) && chosen() != piece;
    const Touch touch(*this);
    for (const OfferFacts* offer : play_->offers.of(moves ? chosen() : piece)) {
        const json& params = offer->offer->at("params");
        const auto turns = std::find_if(params.begin(), params.end(), [&](const json& param) {
            return param.at("type") == "choice" && contains(under(param, "choices"), nearest);
        });
        if (turns == params.end() || offer->leadsTo.contains(cell) != moves) continue;
        {
            const ActDraft::Together together(draft_);
            draft_.begin(*offer->offer, diceMode_);
            draft_.set(textAt(*turns, "name"), nearest);
            if (moves) draft_.fill("place", cell);
        }
        if (draft_.isReady()) {
            draft_.send();
            return true;
        }
        draft_.close();
    }
    return false;
}

}  // namespace adjutant::companion
