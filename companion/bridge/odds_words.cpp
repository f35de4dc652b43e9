// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/odds_words.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "companion/bridge/act_draft.hpp"
#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

json failuresOf(const SystemLook& look) { return look.data().value("failures", json::array()); }

double chanceOf(const json& outcome) { return outcome.value("value", 0.0); }

}  // namespace

QString percentOf(double chance) {
    const double percent = chance * 100;
    if (percent > 0 && percent < 1) return QStringLiteral("<1%");
    if (percent < 100 && percent > 99) return QStringLiteral(">99%");
    return QString::number(std::lround(percent)) + '%';
}

bool isFailure(const QString& outcome, const SystemLook& look) {
    const json failures = failuresOf(look);
    return std::any_of(failures.begin(), failures.end(), [&](const json& word) {
        return text(word) == outcome || text(word) == withoutFigures(outcome);
    });
}

QVariantList outcomeWords(const json& outcomes, const SystemLook& look) {
    QVariantList failures;
    QVariantList others;
    const json& losses = under(look.data(), "losses");
    bool anyFailure = false;
    for (const json& outcome : outcomes)
        anyFailure = anyFailure || isFailure(textAt(outcome, "outcome"), look);
    for (const json& outcome : outcomes) {
        const QString label = textAt(outcome, "outcome");
        const bool failure = isFailure(label, look);
        QVariantMap words{{"outcome", label},
                          {"label", look.word(label)},
                          {"p", textAt(outcome, "p")},
                          {"percent", percentOf(chanceOf(outcome))},
                          {"value", chanceOf(outcome)},
                          {"kind", failure      ? "miss"
                                   : anyFailure ? "good"
                                                : "plain"},
                          {"loss", contains(losses, withoutFigures(label))}};
        (failure ? failures : others).append(words);
    }
    return failures + others;
}

Success successOf(const json& outcomes, const SystemLook& look) {
    double failure = 0;
    bool anyFailure = false;
    QString fraction;
    int successes = 0;
    for (const json& outcome : outcomes) {
        if (isFailure(textAt(outcome, "outcome"), look)) {
            anyFailure = true;
            failure += chanceOf(outcome);
        } else {
            ++successes;
            fraction = textAt(outcome, "p");
        }
    }
    // A sure success is known by its label: "hit" alone is one, "certain" is nothing to speak of.
    const json sure = look.data().value("successes", json::array());
    const bool surely = outcomes.size() == 1 && contains(sure, outcomes.at(0).at("outcome"));
    if (!anyFailure && !surely) return {};
    return {percentOf(1 - failure), successes == 1 ? fraction : QString()};
}

QVariantMap faceWords(const json& face, const SystemLook& look) {
    const json& outcomes = face.at("outcomes");
    const Success success = successOf(outcomes, look);
    const bool known = outcomes.size() == 1;
    const QString only = known ? textAt(outcomes.at(0), "outcome") : QString();
    return {{"got", toVariant(face.at("got").is_array() ? face.at("got").back() : face.at("got"))},
            {"label", known ? (only == "certain" ? QString() : look.word(only)) : success.percent},
            {"good", known && !only.isEmpty() && !success.percent.isEmpty() ? !isFailure(only, look) : false},
            {"bad", known && isFailure(only, look)},
            {"known", known}};
}

}  // namespace adjutant::companion
