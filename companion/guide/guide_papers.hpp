// SPDX-License-Identifier: GPL-3.0-or-later
// The user's guide to keep and to print.
#pragma once

#include <QByteArray>
#include <QString>

#include "companion/document_pdf.hpp"

namespace adjutant::companion {

/// One web page with its pictures inside.
[[nodiscard]] QByteArray guidePage(const QString& language);

[[nodiscard]] DocumentPdf guidePdf(const QString& language);

}  // namespace adjutant::companion
