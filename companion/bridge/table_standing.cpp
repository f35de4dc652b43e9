// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_standing.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "companion/bridge/companion.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {

using nlohmann::json;

TableStanding* TableStanding::create(QQmlEngine* engine, QJSEngine*) {
    return &Companion::of(engine).table().standing();
}

void TableStanding::show() {
    const json& state = view_.state();
    Shown now;
    now.round = state.value("round", 0);
    now.phase = textAt(state, "phase");
    now.active = textAt(state, "active");
    now.extras = toVariant(view_.extras()).toMap();
    now.over = state.contains("verdict") && state.at("verdict").is_object();
    now.reason = textAt(under(state, "verdict"), "reason");
    const Shown before = std::exchange(shown_, now);
    if (before.round != now.round) emit roundChanged();
    if (before.phase != now.phase) emit phaseChanged();
    if (before.active != now.active) emit activeChanged();
    if (before.over != now.over || before.reason != now.reason) emit verdictChanged();
    figures_.show(view_);
    if (before.extras != now.extras) emit extrasChanged();
}

void TableStanding::showResult(const json& result) {
    TableVerdict told;
    if (result.is_object()) {
        json sides = result.at("sides");
        for (json& side : sides) {
            const SideResult one{textAt(side, "side"), view_.sideName(textAt(side, "side")),
                                 textAt(side, "person"), textAt(side, "outcome")};
            side["name"] = one.sideName.toStdString();
            if (one.outcome == QStringLiteral("win")) told.winners << one.side;
            told.draw = told.draw || one.outcome == QStringLiteral("draw");
            told.sides.append(one);
        }
        told.by = textAt(result, "by");
        told.words = resultWords(sides, told.by);
        if (told.words.isEmpty()) told.words = tr("Nobody wins");
    }
    if (told == result_) return;
    result_ = told;
    emit resultChanged();
}

QString TableStanding::roundWord() const {
    const QString word = view_.look().told(view_.look().cover().round);
    return word.isEmpty() ? tr("Round") : word;
}

bool TableStanding::awaitsBoard() const {
    const std::optional<Setup> setup = view_.look().setup();
    return setup && shown_.phase == setup->phase;
}

QString TableStanding::activeName() const {
    return shown_.active.isEmpty() ? QString() : view_.sideName(shown_.active);
}

QString TableStanding::asItStands() const { return view_.look().told(view_.look().cover().asItStands); }

QString resultWords(const json& sides, const QString& by) {
    QStringList winners;
    bool draw = false;
    for (const json& side : sides) {
        const QString outcome = textAt(side, "outcome");
        if (outcome == QLatin1String("draw")) draw = true;
        if (outcome != QLatin1String("win")) continue;
        const QString person = textAt(side, "person");
        const QString name = textAt(side, "name");
        winners << (person.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(person, name));
    }
    const bool agreed = by == QLatin1String("agreement");
    if (draw) return agreed ? TableStanding::tr("A draw by agreement") : TableStanding::tr("A draw");
    if (winners.isEmpty()) return agreed ? TableStanding::tr("Ended without a result") : QString();
    const QString last = winners.takeLast();
    const QString who = winners.isEmpty()
                            ? last
                            : TableStanding::tr("%1 and %2").arg(winners.join(QStringLiteral(", ")), last);
    return agreed ? TableStanding::tr("Victory by agreement: %1").arg(who)
                  : TableStanding::tr("Victory: %1").arg(who);
}

}  // namespace adjutant::companion
