// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that are touched place by place (`aim` in the look file): a place or a stack is chosen, then what
// may be done from it there; where more than one act leads to the same place, or its price should be seen
// first, it is aimed at.
#include <QRegularExpression>

#include "companion/bridge/odds_words.hpp"
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

bool isPieces(const json& param) {
    return param.at("type") == "piece" || (param.at("type") == "list" && param.value("of", "") == "piece");
}

json choicesOf(const json& param) {
    if (param.contains("choices")) return param.at("choices");
    return json::array();
}

/// The parameter that says who or what acts: the pieces, or else the first place.
const json* actorParam(const json& offer) {
    const json& params = offer.at("params");
    for (const json& param : params) {
        if (isPieces(param)) return &param;
    }
    for (const json& param : params) {
        if (param.at("type") == "place") return &param;
    }
    return nullptr;
}

}  // namespace

bool TableController::aims() const {
    return view_.look().data().value("aim", false) && view_.board().value("grid", "none") != "none";
}

/// Has the offer to do with this piece or place as the one that acts?
bool TableController::concerns(const json& offer, const QString& id) const {
    const json* actor = actorParam(offer);
    if (actor == nullptr || id.isEmpty()) return false;
    const QString cell = view_.cellOf(id);
    for (const json& choice : choicesOf(*actor)) {
        const QString candidate = text(choice);
        if (candidate == id) return true;
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
        } else if (param.contains("default") && !param.value("fact", false)) {
            action[name] = param.at("default");
        }
    }
    return action;
}

/// What the offers of the chosen piece or place light up: where it may go, and what it may be aimed at.
void TableController::lightUp(const json& offer, QStringList& legal, QVariantMap& targets) const {
    if (contains(view_.look().data().value("quiet", json::array()), textAt(offer, "do"))) return;
    for (const QString& place : leadsTo(offer)) {
        if (!isAimed(offer))
            legal.append(place);
        else if (targets.value(place).toString().isEmpty())
            targets.insert(place, flagOf(offer, place));
    }
}

/// A few signs for the edge of a counter: the odds, or what a sure battle would cost either side.
QString TableController::flagOf(const json& offer, const QString& place) const {
    const json reply = play_->table->game()->ask({{"ask", "odds"}, {"action", actionAt(offer, place)}});
    if (!reply.value("ok", false)) return {};
    const json& outcomes = reply.at("outcomes");
    const Success success = successOf(outcomes, view_.look());
    if (!success.percent.isEmpty() || outcomes.size() != 1) return success.percent;
    const Cost cost = costOf(textAt(outcomes.at(0), "outcome"), offer, place);
    return cost.known ? QStringLiteral("−%1 : −%2").arg(cost.mine).arg(cost.theirs) : QString();
}

/// What is lost when so many of either side are left, read from the words of an outcome.
TableController::Cost TableController::costOf(const QString& outcome, const json& offer,
                                              const QString& place) const {
    static const QRegularExpression left(QStringLiteral("^attacker-(\\d+),defender-(\\d+)"));
    const auto match = left.match(outcome);
    if (!match.hasMatch() || !view_.look().data().value("outcomesTellWhoIsLeft", false)) return {};
    int mine = 0;
    for (const json& param : offer.at("params")) {
        if (isPieces(param)) mine = static_cast<int>(param.value("default", json::array()).size());
    }
    int theirs = 0;
    for (const json& piece : view_.state().value("pieces", json::object())) {
        const bool enemy = piece.value("side", json()) != view_.state().value("active", json());
        if (enemy && piece.value("out", false) == false && textAt(piece, "place") == place) ++theirs;
    }
    return {true, mine - match.captured(1).toInt(), theirs - match.captured(2).toInt()};
}

/// "Union loses 1, Confederacy loses 2", with what else comes of it.
QString TableController::costWords(const QString& outcome, const json& offer, const QString& place) const {
    const Cost cost = costOf(outcome, offer, place);
    if (!cost.known) return view_.look().word(outcome);
    QString words = tr("you lose %1, they lose %2").arg(cost.mine).arg(cost.theirs);
    if (outcome.contains(QStringLiteral(",captured"))) words += tr("; the city is taken");
    if (outcome.contains(QStringLiteral(",disabled"))) words += tr("; the rest are disabled");
    return words;
}

/// One way of doing an aimed act: what may come of it.
QVariantMap TableController::prospectOf(const json& offer, const json& action, const QString& name) const {
    const json reply = play_->table->game()->ask({{"ask", "odds"}, {"action", action}});
    if (!reply.value("ok", false)) return {};
    QVariantList costs;
    const json& outcomes = reply.at("outcomes");
    for (const json& outcome : outcomes) {
        if (outcomes.size() > 4) break;
        costs.append(QVariantMap{
            {"text", costWords(textAt(outcome, "outcome"), offer, aimed_)},
            {"percent", outcomes.size() > 1 ? percentOf(outcome.value("value", 0.0)) : QString()}});
    }
    return {{"action", textAt(offer, "do")},
            {"name", name},
            {"percent", successOf(outcomes, view_.look()).percent},
            {"outcomes", outcomeWords(outcomes, view_.look())},
            {"costs", costs}};
}

/// What the chosen one could do to the place that is aimed at, and what may come of each.
void TableController::refreshProspects() {
    QVariantList list;
    if (!aimed_.isEmpty() && looking_ == 0) {
        for (const json& offer : offersOf(chosen_)) {
            if (!isAimed(offer) || !leadsTo(offer).contains(aimed_)) continue;
            const json action = actionAt(offer, aimed_);
            const QString name = textAt(offer, "label") + QStringLiteral(" — ") + textAt(offer, "note");
            const json* stepped = nullptr;
            for (const json& param : offer.at("params")) {
                if (param.at("name") == view_.look().data().value("tabled", "")) stepped = &param;
            }
            if (stepped == nullptr) {
                if (QVariantMap row = prospectOf(offer, action, name); !row.isEmpty()) list.append(row);
                continue;
            }
            // A table of what may be chosen, each line with its price.
            for (int value = stepped->value("max", 1); value >= stepped->value("min", 1); --value) {
                json chosen = action;
                chosen[stepped->at("name").get<std::string>()] = value;
                if (QVariantMap row = prospectOf(offer, chosen, name); !row.isEmpty()) list.append(row);
            }
        }
    }
    if (list == prospects_) return;
    prospects_ = list;
    emit prospectsChanged();
}

/// By which means the chosen stack gets to each place: the signs of the look file's words.
void TableController::refreshWays() {
    QVariantMap ways;
    if (aims() && !chosen_.isEmpty() && looking_ == 0) {
        for (const json& offer : offersOf(chosen_)) {
            const json* actor = actorParam(offer);
            if (actor == nullptr || actor->at("type") != "list" || !actor->contains("default")) continue;
            const json reply = play_->table->game()->ask({{"ask", "ways"}, {"pieces", actor->at("default")}});
            if (!reply.value("ok", false)) continue;
            for (const auto& [place, way] : reply.at("ways").items()) {
                const QString id = QString::fromStdString(place);
                if (!ways.contains(id)) ways.insert(id, text(way));
            }
        }
    }
    ways_ = ways;
}

void TableController::aimAt(const QString& place) {
    if (aimed_ == place) return;
    aimed_ = place;
    refreshLegal();
    emit aimedChanged();
}

/// A touch on a place of such a board.
void TableController::touchAimed(const QString& id) {
    const QString cell = view_.cellOf(id);
    if (!chosen_.isEmpty() && (legalPlaces_.contains(cell) || targets_.contains(cell))) {
        json ways = json::array();
        bool costly = false;
        for (const json& offer : offersOf(chosen_)) {
            if (!leadsTo(offer).contains(cell)) continue;
            ways.push_back(offer);
            costly = costly || isAimed(offer);
        }
        if (ways.size() == 1 && !costly) {
            takeUp(ways.at(0), "place", cell);
            return;
        }
        return aimAt(cell);
    }
    const bool let = chosen_ == id || (view_.isPiece(chosen_) && view_.cellOf(chosen_) == cell);
    aimed_.clear();
    emit aimedChanged();
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
