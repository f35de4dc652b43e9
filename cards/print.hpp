// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet as a PDF file, or one page of it as a picture for a preview. Both need a running QGuiApplication
// (the offscreen platform will do), because fonts come from it.
#pragma once

#include <filesystem>

#include "cards/sheet.hpp"

class QImage;

namespace adjutant::cards {

/// Writes the sheet. Throws Error when the file cannot be written or a text does not fit; what stood in the
/// file before then stands there still.
void writePdf(const Sheet& sheet, const std::filesystem::path& file);

/// Page `page`, from 0, on white. Throws Error when a text does not fit.
[[nodiscard]] QImage pictureOf(const Sheet& sheet, int page, double dotsPerInch);

}  // namespace adjutant::cards
