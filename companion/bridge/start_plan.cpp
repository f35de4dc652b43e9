// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/start_plan.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/as_text.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/spoken_now.hpp"
#include "companion/games/face.hpp"
#include "engine/games.hpp"
#include "engine/play/position.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

TableSide seat(const json& side, const QString& name, const GameFace& look, const json& seating) {
    const QString id = text(side);
    return {id, name.isEmpty() ? look.word(id) : look.said(name), look.colour(id, seating)};
}

}  // namespace

PlannedStart plannedStart(const QString& system, const QVariantMap& options) {
    PlannedStart plan;
    plan.options = options;
    const SystemEntry* entry = findSystem(system.toStdString());
    if (entry == nullptr) return plan;
    const auto begun = entry->begin(toJson(options));
    if (!begun.has_value()) {
        plan.refused = asText(begun.error().sentence);
        return plan;
    }
    const json state = begun->position->state();
    const GameFace& look = faceOf(system);
    const QStringList unseated = look.newGame().unseated;
    const json& seating = state.at("seating");
    for (const json& side : seating) {
        if (unseated.contains(text(side))) continue;
        const QString name = textAt(under(under(state, "sides"), side.get<std::string>()), "name");
        plan.seats.append(seat(side, name, look, seating));
    }
    plan.options = toVariant(under(state, "options")).toMap();
    return plan;
}

QList<TableSide> sidesThatCouldPlay(const QString& system, const QString& list) {
    const SystemEntry* entry = findSystem(system.toStdString());
    if (entry == nullptr) return {};
    const GameFace& look = faceOf(system);
    QList<TableSide> sides;
    for (const json& param : entry->options(spokenNow().toStdString())) {
        if (textAt(param, "name") != list) continue;
        const json choices = param.value("choices", json::array());
        for (const json& side : choices) sides.append(seat(side, {}, look, choices));
    }
    return sides;
}

}  // namespace adjutant::companion
