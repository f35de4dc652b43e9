// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures from files, from a phone or from the clipboard, as the readers want them: grey.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include "scanner/luma_view.hpp"

namespace adjutant::scanner {

/// A picture in Format_Grayscale8, turned as its file says; or, when `image` is null, the reason in a
/// sentence.
struct Picture {
    QImage image;
    QString error;
};

[[nodiscard]] Picture loadPicture(const QString& path);
[[nodiscard]] Picture decodePicture(const QByteArray& bytes);

/// The view of an image in Format_Grayscale8, which must outlive it.
[[nodiscard]] LumaView lumaOf(const QImage& grey);

}  // namespace adjutant::scanner
