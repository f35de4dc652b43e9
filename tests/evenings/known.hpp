// SPDX-License-Identifier: GPL-3.0-or-later
// What is known to fail and is being mended: the lines of known.txt. It is empty when nothing is.
#pragma once

#include <QString>

namespace adjutant::evenings {

/// Does this failure hold the words of one of the lines?
[[nodiscard]] bool isKnown(const QString& fault);

}  // namespace adjutant::evenings
