// SPDX-License-Identifier: GPL-3.0-or-later
// A page on paper: Qt sets the text and draws the pictures.
#pragma once

#include <string>

#include "companion/report/page.hpp"

namespace adjutant::companion {

/// The bytes of a PDF on A4, with numbers at the foot of its pages. Needs a QGuiApplication.
[[nodiscard]] std::string pdfOf(const report::PrintedPage&);

}  // namespace adjutant::companion
