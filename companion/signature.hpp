// SPDX-License-Identifier: GPL-3.0-or-later
// By whom a change of a campaign is made, as far as the machine knows: nobody is asked for it.
#pragma once

#include <string>

namespace adjutant::companion {

/// Who is logged in, and on which machine: "Ann Weber (tablet-3)".
[[nodiscard]] std::string signature();

}  // namespace adjutant::companion
