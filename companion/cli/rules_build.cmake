# SPDX-License-Identifier: GPL-3.0-or-later
# Writes OUT, a header with a word for the rules as they are built in LIBRARY. Run again whenever the library changes.
file(SHA256 ${LIBRARY} sum)
string(SUBSTRING ${sum} 0 16 word)
set(text "// SPDX-License-Identifier: GPL-3.0-or-later
// Made by rules_build.cmake.
#pragma once

namespace adjutant::companion {

/// Differs between builds whose rules may differ.
inline constexpr const char* rulesBuild = \"${word}\";

}  // namespace adjutant::companion
")
file(WRITE ${OUT} "${text}")
