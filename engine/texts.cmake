# SPDX-License-Identifier: GPL-3.0-or-later
# adjutant_text(TARGET NAMESPACE FILE NAME): FILE of the folder becomes `const std::string_view adjutant::NAMESPACE::NAME` of the
# target, so that the program carries it along. It is written anew when the file changes.
function(adjutant_text target namespace file name)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} text)
  get_filename_component(file ${file} NAME)
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

# adjutant_message_structs(TARGET NAMESPACE NAME [FOLDER]): "messages/NAME.hpp" has a struct of each message of the folder's words.en.json
# (engine/words/phrase.hpp). When only words change, it stays as it is, and nothing is compiled anew.
function(adjutant_message_structs target namespace name)
  set(words ${CMAKE_CURRENT_SOURCE_DIR}/${ARGN}/words.en.json)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/made)
  set(header ${folder}/messages/${name}.hpp)
  file(MAKE_DIRECTORY ${folder}/messages)
  add_custom_command(
    OUTPUT ${header}
    COMMAND message_structs ${words} adjutant::${namespace} ${header}
    DEPENDS message_structs ${words}
    COMMENT "Making the messages of ${name}")
  target_sources(${target} PRIVATE ${header})
  target_include_directories(${target} PUBLIC ${folder})
endfunction()

# adjutant_catalogues(TARGET NAMESPACE [FOLDER]): the words.<language>.json of the folder become `const Catalogue& adjutant::NAMESPACE::catalogue(
# language)`, each made when it is first asked for; a language that is not there is English. A file that is added later is seen at the next configuring.
function(adjutant_catalogues target namespace)
  set(folder ${CMAKE_CURRENT_SOURCE_DIR}/${ARGN})
  file(GLOB files CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/words.*.json)
  list(REMOVE_ITEM files words.en.json)
  set(declared "")
  set(others "")
  set(known "\"en\"")
  foreach(file words.en.json ${files})
    string(REGEX REPLACE "^words\\.(.+)\\.json$" "\\1" language ${file})
    adjutant_text(${target} ${namespace} ${folder}/${file} wordsOf_${language})
    if(NOT language STREQUAL en)
      string(APPEND declared "extern const std::string_view wordsOf_${language};\n")
      string(APPEND known ", \"${language}\"")
      string(APPEND others "    if (language == \"${language}\") {\n"
                           "        static const Catalogue ${language}(\"${language}\", wordsOf_${language}, &en);\n"
                           "        return ${language};\n"
                           "    }\n")
    endif()
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/catalogues.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY NEWLINE_STYLE UNIX CONTENT
"// Made from words.*.json.
#include \"engine/words/catalogue.hpp\"

namespace adjutant::@namespace@ {

extern const std::string_view wordsOf_en;
@declared@
const Catalogue& catalogue(std::string_view language);
const Catalogue& catalogue([[maybe_unused]] std::string_view language) {
    static const Catalogue en(\"en\", wordsOf_en);
@others@    return en;
}

std::vector<std::string> languages();
std::vector<std::string> languages() { return {@known@}; }

}  // namespace adjutant::@namespace@
")
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${source})
endfunction()
