// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing that stays on the table screen moves while the state does not.
#pragma once

#include <QStringList>

#include "tests/evenings/eye.hpp"

namespace adjutant::evenings {

/// What bears the same name in both scenes and lies elsewhere, in sentences. Nothing where a sheet is open.
[[nodiscard]] QStringList movedBetween(const Scene& before, const Scene& after);

}  // namespace adjutant::evenings
