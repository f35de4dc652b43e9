// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a film from start to end without a screen and hands over each frame. Used by scanFiles.
#pragma once

#include <QString>
#include <QVideoFrame>
#include <functional>

namespace adjutant::scanner {

/// Calls `take(frame, number)` for every frame in turn, numbered from 0 by its place in the film. Returns an
/// empty text at the end of the film, else a sentence that says why it could not be played (to the end).
/// Runs an event loop of its own meanwhile.
[[nodiscard]] QString readFilm(const QString& path,
                               const std::function<void(const QVideoFrame&, qint64)>& take);

}  // namespace adjutant::scanner
