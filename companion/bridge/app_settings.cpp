// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/app_settings.hpp"

#include "companion/bridge/companion.hpp"

namespace adjutant::companion {

AppSettings::AppSettings(const QString& file, QObject* parent)
    : QObject(parent),
      settings_(file.isEmpty()
                    ? std::make_unique<QSettings>(QStringLiteral("Adjutant"), QStringLiteral("adjutant"))
                    : std::make_unique<QSettings>(file, QSettings::IniFormat)) {}

AppSettings* AppSettings::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).settings(); }

void AppSettings::keep(const char* key, const QVariant& value) {
    if (settings_->value(key) == value) return;
    settings_->setValue(key, value);
    emit changed();
}

}  // namespace adjutant::companion
