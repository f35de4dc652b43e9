// SPDX-License-Identifier: GPL-3.0-or-later
// A camera's frame in memory of our own. PipeWire takes the memory of its frames away when the camera is
// unplugged or changes its format, even while a program holds them; reading it then would end the program.
#pragma once

#include <QVideoFrame>
#include <optional>

namespace adjutant::scanner {

/// Copies bytes that may vanish meanwhile; false, instead of a crash, when they did.
[[nodiscard]] bool copyGuarded(void* to, const void* from, std::size_t bytes);

/// The same picture in memory that stays; nothing when its memory is gone. A frame whose format has no planes
/// to copy is returned as it is.
[[nodiscard]] std::optional<QVideoFrame> ownCopy(const QVideoFrame& frame);

}  // namespace adjutant::scanner
