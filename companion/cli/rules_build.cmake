# SPDX-License-Identifier: GPL-3.0-or-later
# Writes OUT, a header with a word for the rules as they are built in LIBRARIES (with commas between them). Run again
# whenever one of them changes.
string(REPLACE "," ";" libraries "${LIBRARIES}")
set(sums "")
foreach(library ${libraries})
  file(SHA256 ${library} sum)
  string(APPEND sums ${sum})
endforeach()
string(SHA256 sum "${sums}")
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
