// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/tabletop.hpp"

#include <QJsonDocument>
#include <nlohmann/json.hpp>

#include "companion/bridge/companion.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/ruling_fields.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {

Tabletop* Tabletop::create(QQmlEngine* engine, QJSEngine*) {
    return &Companion::of(engine).table().tabletop();
}

void Tabletop::show() {
    const QStringList now = view_.look().contested(view_.state());
    if (now == contested_) return;
    contested_ = now;
    emit contestedChanged();
}

QVariantMap Tabletop::board() const { return toVariant(view_.board()).toMap(); }

QJsonObject Tabletop::state() const {
    return QJsonDocument::fromJson(QByteArray::fromStdString(view_.state().dump())).object();
}

QVariantMap Tabletop::holding() const {
    const std::optional<Holding> held = view_.look().holding();
    if (!held) return {};
    return {{"key", held->key}, {"side", held->side}, {"number", held->number}};
}

QVariantMap Tabletop::rulings() const { return rulingFields(view_.look()); }

}  // namespace adjutant::companion
