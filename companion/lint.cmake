# SPDX-License-Identifier: GPL-3.0-or-later
# The target `lint_screens` looks at every screen of the QML modules that are given to adjutant_lint() with qmllint, each
# file by itself and, where qmllint crashes, once more (lint.sh). Qt's own all_qmllint gives all files of a module to one
# run, and one such run in five ends in a crash of version 6.4.
add_custom_target(lint_screens)

function(adjutant_lint target)
  get_target_property(screens ${target} QT_QML_LINT_FILES)
  get_target_property(types ${target} QT_QML_MODULE_TYPEINFO)
  get_target_property(module ${target} QT_QML_MODULE_OUTPUT_DIRECTORY)
  get_target_property(resources ${target} _qt_generated_qrc_files)  # where the module's qmldir leads
  list(TRANSFORM resources PREPEND --resource=)
  set(clean)
  foreach(screen ${screens})
    cmake_path(RELATIVE_PATH screen BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE name)
    set(stamp ${CMAKE_CURRENT_BINARY_DIR}/lint/${name})
    cmake_path(GET stamp PARENT_PATH folder)
    file(MAKE_DIRECTORY ${folder})
    # A screen may be wrong through a change in any other, or in the types of C++.
    add_custom_command(OUTPUT ${stamp}
      COMMAND sh ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/lint.sh $<TARGET_FILE:Qt6::qmllint> -I ${CMAKE_BINARY_DIR}/qml -I ${CMAKE_CURRENT_BINARY_DIR} ${resources} ${screen}
      COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
      DEPENDS ${screens} ${module}/${types}
      COMMENT "Looking at ${name}"
      VERBATIM)
    list(APPEND clean ${stamp})
  endforeach()
  add_custom_target(${target}_lint DEPENDS ${clean})
  # The module with its files is built first: qmllint reads them where they are copied to.
  add_dependencies(${target}_lint ${target} all_qmltyperegistrations)
  add_dependencies(lint_screens ${target}_lint)
endfunction()
