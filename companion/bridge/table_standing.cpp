// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_standing.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/ruling_fields.hpp"

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
    figures_.show(view_);
    if (before.extras != now.extras) emit extrasChanged();
}

QString TableStanding::valueName(const QString& id) const { return view_.valueName({}, id.toStdString()); }

QVariantMap TableStanding::board() const { return toVariant(view_.board()).toMap(); }
QString TableStanding::roundWord() const {
    const QString word = view_.look().told(view_.look().cover().round);
    return word.isEmpty() ? tr("Round") : word;
}
QString TableStanding::activeName() const {
    return shown_.active.isEmpty() ? QString() : view_.sideName(shown_.active);
}
QString TableStanding::activeColour() const { return view_.colourOf(shown_.active); }

QStringList TableStanding::contested() const { return view_.look().contested(view_.state()); }

QString TableStanding::asItStands() const { return view_.look().told(view_.look().cover().asItStands); }

bool TableStanding::awaitsBoard() const {
    const std::optional<Setup> setup = view_.look().setup();
    return setup && shown_.phase == setup->phase;
}

QVariantMap TableStanding::holding() const {
    const std::optional<Holding> held = view_.look().holding();
    if (!held) return {};
    return {{"key", held->key}, {"side", held->side}, {"number", held->number}};
}

QUrl TableStanding::screenOf(const QString& system, const QString& part) const {
    const GameFace& face = faceOf(system);
    const FaceScreens screens = face.screens();
    const std::pair<const char*, const char*> parts[]{{"panel", screens.panel},
                                                      {"hero", screens.hero},
                                                      {"aside", screens.aside},
                                                      {"strip", screens.strip},
                                                      {"field", screens.field}};
    for (const auto& [name, file] : parts) {
        if (part == QLatin1String(name)) return face.urlOf(file);
    }
    return {};
}

QVariantMap TableStanding::rulings() const { return rulingFields(view_.look()); }

QVariantMap TableStanding::card(const QString& id) const {
    QVariantMap card = toVariant(view_.cardText(id)).toMap();
    if (card.isEmpty()) card = {{"id", id}, {"name", view_.cardName(id)}};
    card["sign"] = view_.look().wordSign(id);
    return card;
}

}  // namespace adjutant::companion
