# SPDX-License-Identifier: GPL-3.0-or-later
# The items of the look that are made in C++.
set(ADJUTANT_PAINT_SOURCES
  curtain.cpp curtain.hpp
  ground.cpp ground.hpp
  layers.cpp layers.hpp
  path_item.cpp path_item.hpp
  svg_path.cpp svg_path.hpp
)
