// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/prospects.hpp"

#include <QCoreApplication>
#include <nlohmann/json.hpp>
#include <utility>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/odds_words.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// More outcomes than this are plotted; no more are told in words.
constexpr std::size_t maxTold = 4;

QString lossOf(int many) { return many == 0 ? QStringLiteral("0") : QStringLiteral("−%1").arg(many); }

}  // namespace

QString Prospects::flagAt(const QString& cell) {
    for (const OfferFacts* offer : aim_.offersTo(cell)) {
        if (!offer->face->aimed) continue;
        if (QString flag = flagOf(*offer, cell); !flag.isEmpty()) return flag;
    }
    return {};
}

QString Prospects::flagOf(const OfferFacts& offer, const QString& cell) {
    const json action = aim_.actionAt(offer, cell);
    const json reply = session_.odds(action);
    if (!reply.value("ok", false)) return {};
    const json& outcomes = reply.at("outcomes");
    const Success success = successOf(outcomes, view_.look());
    const QString of = view_.look().chanceOf(offer.action);
    if (!success.percent.isEmpty() && !of.isEmpty()) return success.percent + ' ' + of;
    if (outcomes.size() != 1) return {};
    const auto losses = lossesOf(outcomes.at(0), action);
    return losses ? lossOf(losses->attacker) + QStringLiteral(" : ") + lossOf(losses->defender) : QString();
}

std::optional<OutcomeReading::Both> Prospects::lossesOf(const json& outcome, const json& action) const {
    const auto before = view_.look().fighting(view_.state(), action);
    if (!before) return {};
    return fallen(view_.look().outcome(textAt(outcome, "outcome")), *before);
}

/// "Union loses 1, Confederacy loses 2", with what else comes of it.
QString Prospects::wordsOf(const json& outcome, const json& action) const {
    const auto losses = lossesOf(outcome, action);
    if (!losses) return textAt(outcome, "say");
    const QString active = textAt(view_.state(), "active");
    QStringList others;
    for (const json& side : under(view_.state(), "seating")) {
        if (text(side) != active) others.append(view_.sideName(text(side)));
    }
    const QString words = QCoreApplication::translate("Prospects", "%1 loses %2, %3 loses %4")
                              .arg(active.isEmpty() ? QString() : view_.sideName(active))
                              .arg(losses->attacker)
                              .arg(others.join(QStringLiteral(", ")))
                              .arg(losses->defender);
    QStringList told{words};
    for (const std::string& word : view_.look().outcome(textAt(outcome, "outcome")).besides)
        told << view_.look().ownWord(QStringLiteral("besides:") + QString::fromStdString(word));
    told.removeAll(QString());
    return told.join(QStringLiteral("; "));
}

/// One way of doing an aimed act: what may come of it.
std::optional<ActProspect> Prospects::row(const OfferFacts& offer, const json& action) {
    const json reply = session_.odds(action);
    if (!reply.value("ok", false)) return {};
    ActProspect shown;
    const json& outcomes = reply.at("outcomes");
    for (const json& outcome : outcomes) {
        shown.outcomes << textAt(outcome, "outcome");
        const QString percent = outcomes.size() == 1 ? QString() : percentOf(outcome.value("value", 0.0));
        if (outcomes.size() <= maxTold) shown.costs.append({wordsOf(outcome, action), percent});
    }
    shown.action = offer.action;
    shown.name = offer.label + QStringLiteral(" — ") + textAt(*offer.offer, "note");
    shown.groups = groupsOf(outcomesIn(outcomes, view_.look()), view_.look());
    return shown;
}

QList<ActProspect> Prospects::rows(const Drafted& drafted) {
    QList<ActProspect> list;
    if (aim_.place().isEmpty()) return list;
    for (const OfferFacts* offer : aim_.offersTo(aim_.place())) {
        if (!offer->face->aimed) continue;
        const bool mine = offer->id == drafted.offer;
        if (const json* stepped = tabledIn(*offer)) {
            addTable(list, *offer, *stepped, mine ? &drafted.request : nullptr);
            continue;
        }
        const json action = mine ? drafted.request : aim_.actionAt(*offer, aim_.place());
        if (auto one = row(*offer, action)) list.append(*std::move(one));
    }
    return list;
}

/// A table of what may be chosen, each line with its price.
void Prospects::addTable(QList<ActProspect>& list, const OfferFacts& offer, const json& stepped,
                         const json* request) {
    const auto number = stepped.at("name").get<std::string>();
    json action = aim_.actionAt(offer, aim_.place());
    for (int value = stepped.value("max", 1); value >= stepped.value("min", 1); --value) {
        action[number] = value;
        auto line = row(offer, action);
        if (!line) continue;
        if (request != nullptr) {
            line->picks = true;
            line->value = value;
            line->chosen = request->value(number, 0) == value;
        }
        list.append(*std::move(line));
    }
}

const json* Prospects::tabledIn(const OfferFacts& offer) const {
    for (const json& param : offer.offer->at("params")) {
        if (view_.look().param(textAt(param, "name")).tabled) return &param;
    }
    return nullptr;
}

}  // namespace adjutant::companion
