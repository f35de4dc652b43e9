// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the table on their way into a campaign file: made small, so that a season of them weighs
// little.
#pragma once

#include <QImage>
#include <QString>
#include <string>

namespace adjutant::companion {

/// The longer edge of a photograph, in pixels: sharp on a page, and on paper as wide as its text.
inline constexpr int longestEdge = 1280;
/// Of a photograph in base64, in bytes; one with very much in it is made coarser until it fits.
inline constexpr std::size_t largestPhotograph = 300'000;
/// Of one game: what a report can show and a club can send.
inline constexpr std::size_t mostPhotographs = 24;

/// As a campaign file keeps it: JPEG in base64. Empty for a null image.
[[nodiscard]] std::string photographOf(const QImage& picture);

/// The picture of a file, turned as its file says. Throws std::runtime_error, a sentence for people, where it
/// is none or is too large to be looked at.
[[nodiscard]] QImage pictureOf(const QString& path);

}  // namespace adjutant::companion
