// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/outcome_odds.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/odds_words.hpp"
#include "companion/games/face.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The label before its first number: "conquered" of "conquered-5"; all of it where there is none.
std::string headOf(const std::string& outcome) {
    const std::string key = shapeOf(outcome).key;
    return key.substr(0, key.find("-#"));
}

/// The numbers of a group, and their average.
void count(OutcomeGroup& group, const std::map<int, double>& shares) {
    double sum = 0, all = 0;
    for (const auto& [number, share] : shares) {
        group.bars.append(OutcomeBar{number, share});
        sum += number * share;
        all += share;
    }
    group.average = all > 0 ? sum / all : 0;
}

using Both = OutcomeReading::Both;

/// The numbers of each of two sides, whatever those of the other are.
QList<OutcomeGroup> ofBothSides(const QList<OutcomeOdds>& outcomes, const GameFace& look,
                                std::optional<Both> OutcomeReading::*numbers, const QStringList& labels) {
    std::map<int, double> attacker, defender;
    for (const OutcomeOdds& one : outcomes) {
        const Both both = (look.outcome(one.outcome).*numbers).value_or(Both{});
        attacker[both.attacker] += one.value;
        defender[both.defender] += one.value;
    }
    QList<OutcomeGroup> groups(2);
    for (OutcomeGroup& group : groups) {
        group.ofSide = true;
        group.value = 1;
        group.percent = percentOf(1);
    }
    for (qsizetype side = 0; side < groups.size(); ++side) groups[side].label = labels.at(side);
    const bool attackerLoses = numbers == &OutcomeReading::lost;
    groups[0].kind = QString::fromLatin1(attackerLoses ? "miss" : "good");
    groups[1].kind = QString::fromLatin1(attackerLoses ? "good" : "miss");
    count(groups[0], attacker);
    count(groups[1], defender);
    return groups;
}

}  // namespace

QVariantList OutcomeGroup::barList() const { return asVariants(bars); }

QList<OutcomeOdds> outcomesIn(const json& outcomes, const GameFace& look) {
    QList<OutcomeOdds> list;
    bool anyFailure = false;
    for (const json& outcome : outcomes)
        anyFailure = anyFailure || isFailure(textAt(outcome, "outcome"), look);
    for (const json& outcome : outcomes) {
        OutcomeOdds one;
        one.outcome = textAt(outcome, "outcome");
        one.label = textAt(outcome, "say");
        one.value = outcome.value("value", 0.0);
        one.percent = percentOf(one.value);
        one.kind = QString::fromLatin1(isFailure(one.outcome, look) ? "miss" : anyFailure ? "good" : "plain");
        one.removes = look.outcome(one.outcome).removes;
        one.numbered = !shapeOf(one.outcome.toStdString()).numbers.empty();
        list.append(one);
    }
    std::stable_sort(list.begin(), list.end(), [&](const OutcomeOdds& one, const OutcomeOdds& other) {
        const auto place = [&](const OutcomeOdds& of) {
            return std::pair(of.kind != QStringLiteral("miss"), look.outcome(of.outcome).rank);
        };
        return place(one) < place(other);
    });
    return list;
}

QList<OutcomeGroup> groupsOf(const QList<OutcomeOdds>& outcomes, const GameFace& look) {
    const auto all = [&](std::optional<Both> OutcomeReading::*numbers) {
        return !outcomes.isEmpty() &&
               std::all_of(outcomes.begin(), outcomes.end(), [&](const OutcomeOdds& one) {
                   return (look.outcome(one.outcome).*numbers).has_value();
               });
    };
    const auto words = [](const char* text) { return QCoreApplication::translate("Odds", text); };
    if (all(&OutcomeReading::lost))
        return ofBothSides(outcomes, look, &OutcomeReading::lost,
                           {words(QT_TRANSLATE_NOOP("Odds", "Attacker loses")),
                            words(QT_TRANSLATE_NOOP("Odds", "Defender loses"))});
    if (all(&OutcomeReading::left))
        return ofBothSides(outcomes, look, &OutcomeReading::left,
                           {words(QT_TRANSLATE_NOOP("Odds", "Attackers left")),
                            words(QT_TRANSLATE_NOOP("Odds", "Defenders left"))});
    QList<OutcomeGroup> groups;
    std::vector<std::string> heads;
    std::vector<std::map<int, double>> shares;
    for (const OutcomeOdds& one : outcomes) {
        const std::string outcome = one.outcome.toStdString(), head = headOf(outcome);
        auto at = static_cast<std::size_t>(std::ranges::find(heads, head) - heads.begin());
        if (at == heads.size()) {
            OutcomeGroup fresh;
            fresh.label = one.numbered ? look.outcomeWords(QString::fromStdString(head)) : one.label;
            fresh.kind = one.kind;
            groups.append(fresh);
            heads.push_back(head);
            shares.emplace_back();
        }
        groups[static_cast<qsizetype>(at)].value += one.value;
        if (one.numbered) shares[at][shapeOf(outcome).numbers.front()] += one.value;
    }
    for (qsizetype at = 0; at < groups.size(); ++at) {
        groups[at].percent = percentOf(groups[at].value);
        count(groups[at], shares[static_cast<std::size_t>(at)]);
    }
    std::stable_sort(groups.begin(), groups.end(), [](const OutcomeGroup& one, const OutcomeGroup& other) {
        return one.kind == QStringLiteral("good") && other.kind != QStringLiteral("good");
    });
    return groups;
}

}  // namespace adjutant::companion
