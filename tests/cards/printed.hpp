// SPDX-License-Identifier: GPL-3.0-or-later
// A printed sheet as the tests see it: pictures of the pages of its PDF, and what the codes on them say.
#pragma once

#include <QImage>
#include <QTemporaryDir>
#include <string>
#include <vector>

#include "cards/grid.hpp"
#include "cards/sheet.hpp"

namespace adjutant::cards {

/// The pages of the sheet: written as PDF and rasterised by pdftoppm where that is installed, else painted.
[[nodiscard]] std::vector<QImage> printed(const Sheet& sheet, int dotsPerInch);

/// The pages of a PDF file by pdftoppm; none where that is not installed.
[[nodiscard]] std::vector<QImage> pagesOf(const QString& pdf, int dotsPerInch);

/// The words on the pages by pdftotext; empty where it is not installed.
[[nodiscard]] std::string wordsOf(const Sheet& sheet);

/// What ZXing reads in `box` of a page; empty when it reads nothing.
[[nodiscard]] std::string readIn(const QImage& page, const Box& box, int dotsPerInch);

/// Where dark begins and ends along a line of a page, in mm from the left (or the top, when `down`): one
/// middle for each dark run between `from` and `to`.
[[nodiscard]] std::vector<double> marksAlong(const QImage& page, double at, double from, double to,
                                             int dotsPerInch, bool down = false);

}  // namespace adjutant::cards
