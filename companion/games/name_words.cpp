// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/name_words.hpp"

#include <QCoreApplication>
#include <QRegularExpression>

namespace adjutant::companion {

QString trailingNumber(const QString& id) {
    static const QRegularExpression digits(QStringLiteral("\\d+$"));
    return digits.match(id).captured();
}

QString possessive(const QString& name) {
    return name.endsWith('s') ? QCoreApplication::translate("Names", "%1'").arg(name)
                              : QCoreApplication::translate("Names", "%1's").arg(name);
}

}  // namespace adjutant::companion
