// SPDX-License-Identifier: GPL-3.0-or-later
// The drawn frames of drawn.hpp as Qt's images and as a film; and the wait for what the scanner reports.
#pragma once

#include <QImage>
#include <QString>
#include <functional>
#include <vector>

#include "tests/scanner/drawn.hpp"

namespace adjutant::scanner {

[[nodiscard]] QImage imageOf(const Canvas& canvas);

/// Writes a film of motion JPEG in an AVI file, 25 frames a second.
void writeFilm(const QString& path, const std::vector<QImage>& frames);

/// Runs the event loop until the condition holds; false when it does not within `milliseconds`.
[[nodiscard]] bool waitFor(const std::function<bool()>& condition, int milliseconds = 10000);

}  // namespace adjutant::scanner
