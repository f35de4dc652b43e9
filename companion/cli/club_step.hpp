// SPDX-License-Identifier: GPL-3.0-or-later
// For commands beside `club`: a campaign file that is in a club meets it before and after.
#pragma once

#include <iosfwd>
#include <string>

namespace adjutant::cli {

/// Nothing where the file is in no club. Without a network it says so on `errors`, and the command goes on.
void keepInStep(const std::string& file, std::ostream& errors);

}  // namespace adjutant::cli
