# SPDX-License-Identifier: GPL-3.0-or-later
# What may use what. A room is one or more folders; its targets see their own headers and those of the rooms named here,
# and no others: each room has an include folder with links to these alone, so that a forbidden include does not compile.
# A room may use only rooms above it, so that none uses itself by a detour. tests/rooms tries every header.

# adjutant_room(ROOM [FOLDERS …] [USES …]): the folder of its name, where none are given.
function(adjutant_room room)
  cmake_parse_arguments(arg "" "" "FOLDERS;USES" ${ARGN})
  get_property(rooms GLOBAL PROPERTY ADJUTANT_ROOMS)
  foreach(used ${arg_USES})
    if(NOT used IN_LIST rooms)
      message(FATAL_ERROR "The room ${room} uses ${used}, which is no room above it (rooms.cmake)")
    endif()
  endforeach()
  if(NOT arg_FOLDERS)
    set(arg_FOLDERS ${room})
  endif()
  set_property(GLOBAL APPEND PROPERTY ADJUTANT_ROOMS ${room})
  set_property(GLOBAL APPEND PROPERTY ADJUTANT_ROOM_FOLDERS ${arg_FOLDERS})
  set_property(GLOBAL PROPERTY ADJUTANT_FOLDERS_OF_${room} ${arg_FOLDERS})
  set_property(GLOBAL PROPERTY ADJUTANT_USED_BY_${room} ${arg_USES})
endfunction()

# The games that the engine lists. Pig is there to be read, and for the tests.
set(ADJUTANT_GAMES civil_war_1863 conquest_1762 hex_acw life_1861 one_stat)
list(TRANSFORM ADJUTANT_GAMES PREPEND engine/games/ OUTPUT_VARIABLE ADJUTANT_GAME_ROOMS)

adjutant_room(engine/journal)
adjutant_room(engine/words)
adjutant_room(engine/chance USES engine/words)
adjutant_room(engine/board USES engine/words)
adjutant_room(engine/play USES engine/board engine/chance engine/journal engine/words)
foreach(game engine/games/pig ${ADJUTANT_GAME_ROOMS})
  adjutant_room(${game} USES engine/board engine/chance engine/play engine/words)
endforeach()
set(ADJUTANT_ENGINE_ROOMS engine/board engine/chance engine/journal engine/play engine/words)
adjutant_room(engine USES ${ADJUTANT_ENGINE_ROOMS} ${ADJUTANT_GAME_ROOMS})
adjutant_room(cards USES engine/words)
adjutant_room(scanner)
adjutant_room(league USES engine/words)
adjutant_room(chronicle USES engine/words)
adjutant_room(db USES engine/journal engine/words)
adjutant_room(db/club USES db engine/journal engine/words)
adjutant_room(companion/report USES db engine/journal engine/words)
# The command line, with what it shares with the app.
adjutant_room(companion/cli FOLDERS companion companion/cli companion/doors USES cards chronicle companion/report db db/club engine ${ADJUTANT_ENGINE_ROOMS}
              league scanner)
adjutant_room(companion FOLDERS companion/app companion/bridge companion/chronicles companion/club companion/demo companion/gallery companion/games companion/guide companion/leagues
              companion/people companion/qml/paint companion/shots companion/upkeep
              USES cards chronicle companion/cli companion/report db db/club engine ${ADJUTANT_ENGINE_ROOMS} league scanner)
adjutant_room(tests USES cards chronicle companion companion/cli companion/report db db/club engine ${ADJUTANT_ENGINE_ROOMS} engine/games/pig ${ADJUTANT_GAME_ROOMS}
                    league scanner)

# Links a folder into an include folder; where folders of other rooms lie in it, its headers one by one.
function(adjutant_link_folder folder into)
  get_property(below GLOBAL PROPERTY ADJUTANT_ROOM_FOLDERS)
  list(FILTER below INCLUDE REGEX "^${folder}/")
  set(paths ${folder})
  if(below)
    file(GLOB paths RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.hpp)
  endif()
  foreach(path ${paths})
    cmake_path(GET path PARENT_PATH parent)
    file(MAKE_DIRECTORY ${into}/${parent})
    file(CREATE_LINK ${PROJECT_SOURCE_DIR}/${path} ${into}/${path} SYMBOLIC)
  endforeach()
endfunction()

# Makes the include folders, and the table of what may use what as tests/rooms reads it.
function(adjutant_furnish_rooms)
  file(REMOVE_RECURSE ${PROJECT_BINARY_DIR}/rooms)
  set(table "")
  get_property(rooms GLOBAL PROPERTY ADJUTANT_ROOMS)
  foreach(room ${rooms})
    get_property(used GLOBAL PROPERTY ADJUTANT_USED_BY_${room})
    foreach(seen ${room} ${used})
      get_property(folders GLOBAL PROPERTY ADJUTANT_FOLDERS_OF_${seen})
      foreach(folder ${folders})
        adjutant_link_folder(${folder} ${PROJECT_BINARY_DIR}/rooms/${room}/headers)
      endforeach()
    endforeach()
    get_property(folders GLOBAL PROPERTY ADJUTANT_FOLDERS_OF_${room})
    list(JOIN folders " " folders)
    list(JOIN used " " used)
    string(APPEND table "room ${room}\nfolders ${folders}\nuses ${used}\n")
  endforeach()
  file(WRITE ${PROJECT_BINARY_DIR}/rooms/table.txt "${table}")
endfunction()
adjutant_furnish_rooms()

# A target stands in the room that its folder is in, and sees that room's headers through adjutant_flags.
define_property(TARGET PROPERTY ADJUTANT_ROOM INITIALIZE_FROM_VARIABLE ADJUTANT_ROOM)
set(ADJUTANT_ROOM_HEADERS ${PROJECT_BINARY_DIR}/rooms/$<TARGET_PROPERTY:ADJUTANT_ROOM>/headers)

# The targets of this folder, and of those below it, from here on stand in ROOM.
macro(adjutant_in_room room)
  get_property(adjutant_rooms GLOBAL PROPERTY ADJUTANT_ROOMS)
  if(NOT "${room}" IN_LIST adjutant_rooms)
    message(FATAL_ERROR "There is no room ${room} (rooms.cmake)")
  endif()
  set(ADJUTANT_ROOM ${room})
endmacro()
