# SPDX-License-Identifier: GPL-3.0-or-later
# A catalogue against the texts that lupdate finds in the sources: it lacks none, and has none that nobody says.
# cmake -DLUPDATE=… -DROOT=… -DCATALOGUE=….ts -DCOPY=….ts [-DPLURALS=ON] -P catalogue_is_complete.cmake
configure_file(${CATALOGUE} ${COPY} COPYONLY)
set(only "")
if(PLURALS)
  set(only -pluralonly)
endif()
execute_process(
  COMMAND ${LUPDATE} ${ROOT}/companion ${ROOT}/scanner ${only} -locations none -disable-heuristic sametext
          -disable-heuristic similartext -ts ${COPY}
  RESULT_VARIABLE failed
  OUTPUT_VARIABLE said
  ERROR_VARIABLE said)
if(failed)
  message(FATAL_ERROR "lupdate ended with ${failed}: ${said}")
endif()

# The texts of all messages whose translation is of that kind.
function(texts_of kind result)
  file(READ ${COPY} all)
  string(REPLACE ";" "," all "${all}")
  string(REPLACE "<message" ";" messages "${all}")
  set(texts "")
  foreach(message ${messages})
    if(message MATCHES "type=\"${kind}\"" AND message MATCHES "<source>(.*)</source>")
      string(APPEND texts "\n    ${CMAKE_MATCH_1}")
    endif()
  endforeach()
  set(${result} "${texts}" PARENT_SCOPE)
endfunction()

texts_of(unfinished lacking)
texts_of(vanished vanished)
texts_of(obsolete obsolete)
if(lacking OR vanished OR obsolete)
  message(FATAL_ERROR "${CATALOGUE}\n  has no translation of:${lacking}\n  translates what nobody says:${vanished}${obsolete}\n"
                      "  lupdate companion scanner -locations none -no-obsolete -ts FILE brings it up to date.")
endif()
