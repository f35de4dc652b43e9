// SPDX-License-Identifier: GPL-3.0-or-later
// What may come of an aimed act, before it is done: flags on the board, and a line for each way of doing it.
#include <QRegularExpression>

#include "companion/bridge/odds_words.hpp"
#include "companion/bridge/offer_params.hpp"
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {

using nlohmann::json;

/// A few signs for the edge of a counter: the odds, or what a sure battle would cost either side.
QString TableController::flagOf(const json& offer, const QString& place) const {
    const json reply = play_->table->game()->ask({{"ask", "odds"}, {"action", actionAt(offer, place)}});
    if (!reply.value("ok", false)) return {};
    const json& outcomes = reply.at("outcomes");
    const Success success = successOf(outcomes, view_.look());
    if (!success.percent.isEmpty() || outcomes.size() != 1) return success.percent;
    const Cost cost = costOf(textAt(outcomes.at(0), "outcome"), offer, place);
    const auto loss = [](int many) {
        return many == 0 ? QStringLiteral("0") : QStringLiteral("−%1").arg(many);
    };
    return cost.known ? loss(cost.mine) + QStringLiteral(" : ") + loss(cost.theirs) : QString();
}

/// What is lost when so many of either side are left, read from the words of an outcome.
TableController::Cost TableController::costOf(const QString& outcome, const json& offer,
                                              const QString& place) const {
    static const QRegularExpression left(QStringLiteral("^attacker-(\\d+),defender-(\\d+)"));
    const auto match = left.match(outcome);
    if (!match.hasMatch() || !view_.look().data().value("outcomesTellWhoIsLeft", false)) return {};
    const json pieces = actionAt(offer, place).value("pieces", json::array());
    const int mine = static_cast<int>(pieces.size());
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
    QStringList others;
    for (const json& side : view_.state().value("seating", json::array())) {
        if (side != view_.state().value("active", json())) others.append(view_.sideName(text(side)));
    }
    QString words = tr("%1 loses %2, %3 loses %4")
                        .arg(activeName())
                        .arg(cost.mine)
                        .arg(others.join(QStringLiteral(", ")))
                        .arg(cost.theirs);
    if (outcome.contains(QStringLiteral(",captured"))) words += tr("; the city falls");
    if (outcome.contains(QStringLiteral(",disabled"))) words += tr("; the defenders are disabled");
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
        const json offers = offersTo(aimed_);
        for (const json& offer : offers) {
            if (!isAimed(offer)) continue;
            const bool mine = isAiming() && textAt(offer, "id") == aimedOffer_;
            const json action = mine ? draft_.request() : actionAt(offer, aimed_);
            const QString name = textAt(offer, "label") + QStringLiteral(" — ") + textAt(offer, "note");
            const json* stepped = tabledIn(offer);
            if (stepped == nullptr) {
                if (QVariantMap row = prospectOf(offer, action, name); !row.isEmpty()) list.append(row);
                continue;
            }
            // A table of what may be chosen, each line with its price.
            const auto number = stepped->at("name").get<std::string>();
            for (int value = stepped->value("max", 1); value >= stepped->value("min", 1); --value) {
                json chosen = actionAt(offer, aimed_);
                chosen[number] = value;
                QVariantMap row = prospectOf(offer, chosen, name);
                if (row.isEmpty()) continue;
                if (mine) row.insert({{"value", value}, {"chosen", action.value(number, 0) == value}});
                list.append(row);
            }
        }
    }
    if (list == prospects_) return;
    prospects_ = list;
    emit prospectsChanged();
}

/// The number that is listed with its prices (`tabled` in the look file); null where an offer has none.
const json* TableController::tabledIn(const json& offer) const {
    for (const json& param : offer.at("params")) {
        if (param.at("name") == view_.look().data().value("tabled", "")) return &param;
    }
    return nullptr;
}

void TableController::touchProspect(int value) {
    if (!isAiming()) return;
    const json offer = offerOf(aimedOffer_);
    const json* number = tabledIn(offer);
    if (number != nullptr) draft_.set(textAt(*number, "name"), value);
}

}  // namespace adjutant::companion
