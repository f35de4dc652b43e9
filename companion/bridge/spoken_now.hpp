// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace adjutant::companion {

/// The code of the language that dates, numbers and words are in: "en", "de".
[[nodiscard]] inline QString spokenNow() {
    const QString code = QLocale().name().section('_', 0, 0);
    return code == QStringLiteral("C") ? QStringLiteral("en") : code;
}

}  // namespace adjutant::companion
