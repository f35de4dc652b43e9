// SPDX-License-Identifier: GPL-3.0-or-later
// The codes that a window shows, as a camera reads them.
#pragma once

#include <QQuickWindow>
#include <QStringList>

#include "scanner/picture.hpp"
#include "scanner/still_reader.hpp"

namespace adjutant::companion {

[[nodiscard]] inline QStringList codesOnScreen(QQuickWindow& window) {
    const QImage seen = window.grabWindow().convertToFormat(QImage::Format_Grayscale8);
    scanner::StillReader reader;
    QStringList texts;
    for (const scanner::Code& code : reader.read(scanner::lumaOf(seen)))
        texts << QString::fromStdString(code.text);
    return texts;
}

}  // namespace adjutant::companion
