# SPDX-License-Identifier: GPL-3.0-or-later
# adjutant_text(TARGET NAMESPACE FILE NAME): FILE of the folder becomes `const std::string_view adjutant::NAMESPACE::NAME` of the
# target, so that the program carries it along. It is written anew when the file changes.
function(adjutant_text target namespace file name)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} text)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY NEWLINE_STYLE UNIX CONTENT
"// Made from @file@.
#include <string_view>

namespace adjutant::@namespace@ {

extern const std::string_view @name@;
const std::string_view @name@ = R\"text(@text@)text\";

}  // namespace adjutant::@namespace@
")
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${source})
endfunction()
