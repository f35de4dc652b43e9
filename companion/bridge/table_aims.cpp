// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that are touched place by place (`aim` in the look file): a place or a stack is chosen, then what
// may be done from it there; where more than one act leads to the same place, or its price should be seen
// first, it is aimed at.
#include <set>

#include "companion/bridge/offer_params.hpp"
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {

using nlohmann::json;

bool TableController::aims() const {
    return view_.look().data().value("aim", false) && !view_.board().value("places", json::array()).empty();
}

/// Has the offer to do with this piece or place as the one that acts?
bool TableController::concerns(const json& offer, const QString& id) const {
    const json* actor = actorParam(offer);
    if (actor == nullptr || id.isEmpty()) return false;
    const QString cell = view_.cellOf(id);
    const auto sideOf = [&](const QString& piece) {
        return textAt(view_.state().at("pieces").value(piece.toStdString(), json::object()), "side");
    };
    for (const json& choice : choicesOf(*actor)) {
        const QString candidate = text(choice);
        if (candidate == id) return true;
        // A piece of a stack stands for all of it.
        if (isGroup(*actor) && view_.isPiece(id) && view_.cellOf(candidate) == cell &&
            sideOf(candidate) == sideOf(id))
            return true;
        if (actor->at("type") == "place" ? view_.cellOf(candidate) == cell
                                         : !view_.isPiece(id) && view_.cellOf(candidate) == cell)
            return true;
    }
    return false;
}

/// Nobody and nowhere in particular: a roll, the end of a turn.
bool TableController::isGeneral(const json& offer) { return actorParam(offer) == nullptr; }

/// The places that an offer of the chosen one could lead to.
QStringList TableController::leadsTo(const json& offer) const {
    QStringList places;
    const json* actor = actorParam(offer);
    for (const json& param : offer.at("params")) {
        if (param.at("type") != "place" || &param == actor) continue;
        for (const json& choice : choicesOf(param)) places.append(view_.cellOf(text(choice)));
    }
    return places;
}

bool TableController::isAimed(const json& offer) const {
    return contains(view_.look().data().value("aimed", json::array()), textAt(offer, "do"));
}

/// The action of an offer against a place, as it would be sent with its likely values.
json TableController::actionAt(const json& offer, const QString& place) const {
    json action{{"do", offer.at("do")}};
    const json* actor = actorParam(offer);
    for (const json& param : offer.at("params")) {
        const std::string name = param.at("name");
        if (param.at("type") == "place" && &param != actor) {
            for (const json& choice : choicesOf(param)) {
                if (view_.cellOf(text(choice)) == place) action[name] = choice;
            }
        } else if (&param == actor && isGroup(param) && !goingIn(offer).is_null()) {
            action[name] = goingIn(offer);
        } else if (param.contains("default") && !param.value("fact", false)) {
            action[name] = param.at("default");
        }
    }
    return action;
}

/// What the offers of the chosen piece or place light up: where it may go, and what it may be aimed at.
void TableController::lightUp(const json& offer, QStringList& legal, QVariantMap& targets) const {
    if (contains(view_.look().data().value("quiet", json::array()), textAt(offer, "do"))) return;
    if (isGroup(*actorParam(offer)) && goingIn(offer).is_null()) return;
    for (const QString& place : leadsTo(offer)) {
        if (!isAimed(offer)) {
            legal.append(place);
        } else if (!targets.contains(place)) {
            const json there = offersTo(place);
            QString flag;
            for (const json& act : there) {
                if (flag.isEmpty() && isAimed(act)) flag = flagOf(act, place);
            }
            targets.insert(place, flag);
        }
    }
}

/// By which means the chosen stack gets to each place: the signs of the look file's words.
void TableController::refreshWays() {
    QVariantMap ways;
    std::set<std::string> asked;
    if (aims() && !chosen_.isEmpty() && looking_ == 0) {
        for (const json& offer : offersOf(chosen_)) {
            const json pieces = goingIn(offer);
            if (pieces.is_null() || !asked.insert(pieces.dump()).second) continue;
            const json reply = play_->table->game()->ask({{"ask", "ways"}, {"pieces", pieces}});
            if (!reply.value("ok", false)) continue;
            for (const auto& [place, way] : reply.at("ways").items()) {
                const QString id = QString::fromStdString(place);
                if (!ways.contains(id)) ways.insert(id, text(way));
            }
        }
    }
    ways_ = ways;
}

/// Aims at a place. One act of a group there is put together at once, so that who goes and who falls stand
/// beside the board.
void TableController::aimAt(const QString& place) {
    if (aimed_ == place) return;
    letAim();
    aimed_ = place;
    const json offers = offersTo(place);
    if (offers.size() == 1 && isGroup(*actorParam(offers.at(0)))) {
        aimedOffer_ = textAt(offers.at(0), "id");
        beginDraft(offers.at(0));
        fillChosen(offers.at(0));
    }
    refreshLegal();
    emit aimedChanged();
}

void TableController::letAim() {
    if (aimed_.isEmpty()) return;
    const bool drafted = isAiming();
    aimed_.clear();
    aimedOffer_.clear();
    if (drafted) draft_.close();
    emit aimedChanged();
}

/// A touch on a place of such a board.
void TableController::touchAimed(const QString& id) {
    const QString cell = view_.cellOf(id);
    if (!chosen_.isEmpty() && (legalPlaces_.contains(cell) || targets_.contains(cell))) {
        const json ways = offersTo(cell);
        const bool costly =
            std::any_of(ways.begin(), ways.end(), [&](const json& offer) { return isAimed(offer); });
        if (ways.size() == 1 && !costly) {
            letAim();
            takeUp(ways.at(0), "place", cell);
            return;
        }
        return aimAt(cell);
    }
    const bool let = chosen_ == id || (view_.isPiece(chosen_) && view_.cellOf(chosen_) == cell);
    letAim();
    draft_.close();
    const QString next = let || offersOf(id).empty() ? QString() : id;
    if (next == chosen_) return refreshLegal();
    choose(next);
}

/// A counter that is held: the act of several pieces together against it, with the odds of the whole; else
/// what a touch on it would be.
void TableController::holdCounter(const QString& id) {
    if (looking_ > 0 || !isOpen()) return;
    for (const json& offer : view_.offers().at("actions")) {
        const json& params = offer.at("params");
        const bool against = std::any_of(params.begin(), params.end(), [&](const json& param) {
            return param.at("type") == "piece" && contains(choicesOf(param), id);
        });
        const bool together = std::any_of(params.begin(), params.end(), [](const json& param) {
            return param.at("type") == "list" && param.value("of", "") == "piece";
        });
        if (against && together) return openOffer(textAt(offer, "id"));
    }
    touchCounter(id);
}

/// A drag from a piece, or out of a place that it may go to: it faces that way afterwards. `degrees`:
/// clockwise from up. False when nothing can face there.
bool TableController::faceTowards(const QString& cell, const QString& piece, double degrees) {
    if (looking_ > 0 || !isOpen()) return false;
    const json facings = view_.look().data().value("facings", json::object());
    QString nearest;
    double least = 360;
    for (const auto& [word, at] : facings.items()) {
        const double apart = std::abs(std::remainder(degrees - at.get<double>(), 360.0));
        if (apart >= least) continue;
        least = apart;
        nearest = QString::fromStdString(word);
    }
    if (nearest.isEmpty()) return false;
    const bool moves = !chosen_.isEmpty() && legalPlaces_.contains(cell) && chosen_ != piece;
    for (const json& offer : offersOf(moves ? chosen_ : piece)) {
        const json& params = offer.at("params");
        const auto turns = std::find_if(params.begin(), params.end(), [&](const json& param) {
            return param.at("type") == "choice" && contains(choicesOf(param), nearest);
        });
        if (turns == params.end() || leadsTo(offer).contains(cell) != moves) continue;
        beginDraft(offer);
        draft_.set(textAt(*turns, "name"), nearest);
        if (moves) draft_.fill("place", cell);
        if (!draft_.isReady()) {
            draft_.close();
            continue;
        }
        draft_.send();
        return true;
    }
    return false;
}

}  // namespace adjutant::companion
