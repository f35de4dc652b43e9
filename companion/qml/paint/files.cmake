# SPDX-License-Identifier: GPL-3.0-or-later
# The painted items of the look.
set(ADJUTANT_PAINT_SOURCES
  ground.cpp ground.hpp
  path_item.cpp path_item.hpp
  svg_path.cpp svg_path.hpp
)
