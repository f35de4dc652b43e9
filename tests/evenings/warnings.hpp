// SPDX-License-Identifier: GPL-3.0-or-later
// Warnings of Qt and of the screens while an evening is played: each is a failure.
#pragma once

#include <QStringList>

namespace adjutant::evenings {

class Warnings {
  public:
    static void listen();
    /// Those that came since the last time.
    [[nodiscard]] static QStringList taken();
};

}  // namespace adjutant::evenings
