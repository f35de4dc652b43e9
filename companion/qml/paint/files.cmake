# SPDX-License-Identifier: GPL-3.0-or-later
# The items of the look that are made in C++.
set(ADJUTANT_PAINT_SOURCES
  board_cell.cpp board_cell.hpp
  board_ink.cpp board_ink.hpp
  board_marks.cpp board_marks.hpp
  board_picture.cpp board_picture.hpp
  board_scene.cpp board_scene.hpp
  board_shape.cpp board_shape.hpp
  board_sheet.hpp
  curtain.cpp curtain.hpp
  ground.cpp ground.hpp
  icon_paths.cpp icon_paths.hpp
  label_spots.cpp label_spots.hpp
  layers.cpp layers.hpp
  measure.cpp measure.hpp
  painted.cpp painted.hpp
  path_item.cpp path_item.hpp
  svg_path.cpp svg_path.hpp
)
