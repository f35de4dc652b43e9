// SPDX-License-Identifier: GPL-3.0-or-later
// The user's guide to keep and to print.
#pragma once

#include <QByteArray>
#include <QString>

namespace adjutant::companion {

/// One web page with its pictures inside.
[[nodiscard]] QByteArray guidePage(const QString& language);

struct GuidePdf {
    QByteArray bytes;
    int pages = 0;
};
/// A4, its pages numbered.
[[nodiscard]] GuidePdf guidePdf(const QString& language);

}  // namespace adjutant::companion
