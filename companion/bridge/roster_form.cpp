// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/roster_form.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/system_look.hpp"
#include "companion/clock.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {

using nlohmann::json;

json rosterForm(const QString& system) { return SystemLook(system).data().value("roster", json()); }

const json& rosterField(const json& form, const std::string& name) {
    const json& fields = form.at("fields");
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const json& field) { return field.at("name") == name; });
    return fields.at(static_cast<std::size_t>(found - fields.begin()));
}

bool isRoster(const json& form, const json& roster) {
    if (!roster.is_object()) return false;
    const auto list = roster.find(form.at("list").get<std::string>());
    return list != roster.end() && list->is_array() &&
           std::all_of(list->begin(), list->end(), [](const json& one) { return one.is_object(); });
}

json stateAfter(const std::string& system, const json& options, json& reply) {
    Table table({.now = utcNow, .seed = randomSeed, .keeper = nullptr, .oneGame = false});
    reply = table.answer(json{{"do", "start"}, {"system", system}, {"options", options}});
    return reply.value("ok", false) ? table.answer(json{{"ask", "state"}}).at("state") : json();
}

}  // namespace adjutant::companion
