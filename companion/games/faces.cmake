# SPDX-License-Identifier: GPL-3.0-or-later
# The faces of the games. A folder here with a file <folder>_face.hpp is a game that has one, and every C++ file in it
# is built: a new face is a new folder and no line elsewhere.
set(ADJUTANT_GAMES_FOLDER ${CMAKE_CURRENT_LIST_DIR})
file(GLOB ADJUTANT_FACE_HEADERS CONFIGURE_DEPENDS RELATIVE ${ADJUTANT_GAMES_FOLDER} ${ADJUTANT_GAMES_FOLDER}/*/*_face.hpp)
file(GLOB ADJUTANT_FACE_SOURCES CONFIGURE_DEPENDS ${ADJUTANT_GAMES_FOLDER}/*.cpp ${ADJUTANT_GAMES_FOLDER}/*/*.cpp)
set(FACE_INCLUDES "")
set(FACE_ENTRIES "")
foreach(header ${ADJUTANT_FACE_HEADERS})
  get_filename_component(game ${header} DIRECTORY)
  string(REPLACE "_" "-" system ${game})
  string(APPEND FACE_INCLUDES "#include \"companion/games/${header}\"\n")
  string(APPEND FACE_ENTRIES "        list[QStringLiteral(\"${system}\")] = ${game}::makeFace();\n")
endforeach()
configure_file(${ADJUTANT_GAMES_FOLDER}/faces.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/faces.cpp @ONLY)
list(APPEND ADJUTANT_FACE_SOURCES ${CMAKE_CURRENT_BINARY_DIR}/faces.cpp)
