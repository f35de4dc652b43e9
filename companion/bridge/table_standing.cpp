// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_standing.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {

using nlohmann::json;

void TableStanding::showStanding() {
    const json& state = view_.state();
    Shown now;
    now.round = state.value("round", 0);
    now.phase = textAt(state, "phase");
    now.active = textAt(state, "active");
    now.extras = toVariant(view_.extras()).toMap();
    if (state.contains("verdict") && state.at("verdict").is_object())
        now.verdict = toVariant(state.at("verdict")).toMap();
    const Shown before = std::exchange(shown_, now);
    if (before.round != now.round) emit roundChanged();
    if (before.phase != now.phase) emit phaseChanged();
    if (before.active != now.active) emit activeChanged();
    if (before.verdict != now.verdict) emit verdictChanged();
    if (before.extras != now.extras) emit extrasChanged();
}

QString TableStanding::valueName(const QString& id) const { return view_.valueName({}, id.toStdString()); }

QVariantMap TableStanding::board() const { return toVariant(view_.board()).toMap(); }
QVariantMap TableStanding::look() const { return toVariant(view_.look().data()).toMap(); }
QString TableStanding::roundWord() const {
    const QString word = textAt(view_.look().data(), "round");
    return word.isEmpty() ? tr("Round") : word;
}
int TableStanding::rounds() const {
    const json& chosen = under(under(view_.state(), "options"), "rounds");
    const json& always = under(view_.look().data(), "rounds");
    return chosen.is_number_integer()   ? chosen.get<int>()
           : always.is_number_integer() ? always.get<int>()
                                        : 0;
}
QString TableStanding::activeName() const {
    return shown_.active.isEmpty() ? QString() : view_.sideName(shown_.active);
}
QString TableStanding::activeColour() const { return view_.colourOf(shown_.active); }

QString TableStanding::progress() const {
    const json& look = under(view_.look().data(), "progress");
    if (look.empty() || textAt(look, "phase") != shown_.phase || shown_.active.isEmpty()) return {};
    int all = 0;
    int done = 0;
    for (const json& piece : under(view_.state(), "pieces")) {
        if (textAt(piece, "side") != shown_.active || piece.value("out", false)) continue;
        ++all;
        if (piece.value(look.at("flag").get<std::string>(), false)) ++done;
    }
    return textAt(look, "words").arg(done).arg(all);
}

QStringList TableStanding::inForce() const {
    const auto named = [this](const json& id) { return view_.valueName({}, id); };
    QStringList cards;
    for (const json& row : under(view_.look().data(), "inForce")) {
        const json::json_pointer at(row.at("at").get<std::string>());
        const json value = view_.state().contains(at) ? view_.state().at(at) : json();
        const QString card = view_.cardName(textAt(row, "card"));
        if (value == true) cards << card;
        if (!value.is_structured() || value.empty()) continue;
        QStringList where;
        for (const auto& [key, item] : value.items()) {
            QStringList of;
            if (value.is_object())
                of << named(key);
            else if (item.is_object())
                for (const json& one : item) of << named(one);
            else
                of << named(item);
            where << of.join(tr(" and "));
        }
        cards << tr("%1: %2").arg(card, where.join(QStringLiteral(", ")));
    }
    return cards;
}

QVariantMap TableStanding::card(const QString& id) const {
    QVariantMap card = toVariant(view_.cardText(id)).toMap();
    if (card.isEmpty()) card = {{"id", id}, {"name", view_.cardName(id)}};
    card["sign"] = view_.look().wordSign(id);
    return card;
}

}  // namespace adjutant::companion
