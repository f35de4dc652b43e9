// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures from files, from a phone or from the clipboard, as the readers want them: grey.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <cstdint>
#include <filesystem>

#include "scanner/luma_view.hpp"

namespace adjutant::scanner {

/// A picture in Format_Grayscale8, turned as its file says; or, when `image` is null, the reason in a
/// sentence.
struct Picture {
    QImage image;
    QString error;
};

/// The most pixels of a picture: what any telephone or scanner gives, and what any computer has room for.
inline constexpr std::int64_t maxPixels = 200'000'000;

/// How many pixels the file says that its picture has; none where it cannot be read or is larger than
/// maxPixels.
[[nodiscard]] std::int64_t pixelsOf(const std::filesystem::path& path);

[[nodiscard]] Picture loadPicture(const std::filesystem::path& path);
[[nodiscard]] Picture decodePicture(const QByteArray& bytes);

/// The view of an image in Format_Grayscale8, which must outlive it.
[[nodiscard]] LumaView lumaOf(const QImage& grey);

}  // namespace adjutant::scanner
