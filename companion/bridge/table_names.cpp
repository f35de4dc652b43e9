// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_names.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "companion/bridge/companion.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {

TableNames* TableNames::create(QQmlEngine* engine, QJSEngine*) {
    return &Companion::of(engine).table().names();
}

QString TableNames::valueName(const QString& id) const { return view_.valueName({}, id.toStdString()); }

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

QVariantList TableNames::cards() const { return toVariant(view_.cards()).toList(); }

QVariantMap TableNames::card(const QString& id) const {
    QVariantMap card = toVariant(view_.cardText(id)).toMap();
    if (card.isEmpty()) card = {{"id", id}, {"name", view_.cardName(id)}};
    card["sign"] = view_.look().wordSign(id);
    return card;
}

}  // namespace adjutant::companion
