// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_names.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "companion/bridge/code_finder.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/state_words.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {

TableNames* TableNames::create(QQmlEngine* engine, QJSEngine*) {
    return &Companion::of(engine).table().names();
}

QString TableNames::valueName(const QString& id) const { return view_.valueName({}, id.toStdString()); }

QString TableNames::partName(const QString& pointer) const { return companion::partName(pointer, view_); }

QString TableNames::partValue(const QString& pointer, const QString& value) const {
    return companion::partValue(pointer, value, view_);
}

QUrl TableNames::screenOf(const QString& system, const QString& part) const {
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

QVariantList TableNames::cards() const {
    QVariantList list;
    for (const nlohmann::json& one : view_.cards()) list.append(QVariant::fromValue(card(textAt(one, "id"))));
    return list;
}

TableCard TableNames::card(const QString& id) const {
    if (id.isEmpty()) return {};
    const nlohmann::json text = view_.cardText(id);
    return {id, view_.cardName(id), textAt(text, "text"), textAt(text, "lasts"), view_.look().wordSign(id)};
}

ScannedThing TableNames::shownCard(const QString& id) const {
    return shownOf(view_, QStringLiteral("card"), id);
}

}  // namespace adjutant::companion
