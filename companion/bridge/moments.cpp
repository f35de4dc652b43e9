// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/moments.hpp"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace adjutant::companion {

QString whenWas(const std::string& at) {
    const QDateTime moment = QDateTime::fromString(QString::fromStdString(at), Qt::ISODate).toLocalTime();
    if (!moment.isValid()) return QString::fromStdString(at);
    const qint64 days = moment.date().daysTo(QDate::currentDate());
    const QString time = moment.toString(QStringLiteral("HH:mm"));
    if (days == 0) return QCoreApplication::translate("Moments", "today %1").arg(time);
    if (days == 1) return QCoreApplication::translate("Moments", "yesterday %1").arg(time);
    return QLocale().toString(moment.date(), QStringLiteral("d MMMM yyyy"));
}

}  // namespace adjutant::companion
