# SPDX-License-Identifier: GPL-3.0-or-later
# adjutant_rules_text(TARGET NAMESPACE): the rules.md of the folder becomes `const std::string_view
# adjutant::NAMESPACE::rulesText` of the target, so that the program carries its rules along. It is written anew when rules.md changes.
function(adjutant_rules_text target namespace)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS rules.md)
  file(READ rules.md text)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/rules_text.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY NEWLINE_STYLE UNIX CONTENT
"// Made from rules.md.
#include <string_view>

namespace adjutant::@namespace@ {

extern const std::string_view rulesText;
const std::string_view rulesText = R\"rules(@text@)rules\";

}  // namespace adjutant::@namespace@
")
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${source})
endfunction()
