// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/app_settings.hpp"

#include <QSettings>

#include "companion/bridge/companion.hpp"
#include "db/disk_wait.hpp"
#include "db/error.hpp"

namespace adjutant::companion {
namespace {

/// What `work` makes of the settings in the file. They are opened and closed by the thread that works with
/// the disk.
template <class Work>
auto withSettings(const QString& file, const Work& work) {
    return db::atDisk([&] {
        if (!file.isEmpty()) {
            QSettings settings(file, QSettings::IniFormat);
            return work(settings);
        }
        QSettings settings(QStringLiteral("Adjutant"), QStringLiteral("adjutant"));
        return work(settings);
    });
}

}  // namespace

AppSettings::AppSettings(const QString& file, QObject* parent)
    : QObject(parent), file_(file), values_(withSettings(file, [](const QSettings& settings) {
          QVariantMap values;
          for (const QString& key : settings.allKeys()) values.insert(key, settings.value(key));
          return values;
      })) {}

AppSettings* AppSettings::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).settings(); }

void AppSettings::keep(const char* key, const QVariant& value) {
    QVariant& now = values_[QLatin1String(key)];
    if (now == value) return;
    now = value;
    unkept_[QLatin1String(key)] = value;
    try {
        const bool kept = withSettings(file_, [&](QSettings& settings) {
            for (auto one = unkept_.cbegin(); one != unkept_.cend(); ++one)
                settings.setValue(one.key(), *one);
            settings.sync();
            return settings.status() == QSettings::NoError;
        });
        if (kept) unkept_.clear();
    } catch (const db::Error&) {
        // The disk is waited for at this moment: with the next one.
    }
    emit changed();
}

}  // namespace adjutant::companion
