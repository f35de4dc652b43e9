// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/plan.hpp"

namespace adjutant::evenings {

QString Plan::words() const {
    QString said = QStringLiteral("%1, %2x%3, text %4, %5 dice, seed %6")
                       .arg(system)
                       .arg(size.width())
                       .arg(size.height())
                       .arg(text)
                       .arg(dice)
                       .arg(seed);
    for (const Choice& choice : options) said += QStringLiteral(", %1: %2").arg(choice.field, choice.value);
    if (!powers.isEmpty()) said += QStringLiteral(", seats changed: ") + powers.join(", ");
    return said;
}

}  // namespace adjutant::evenings
