# SPDX-License-Identifier: GPL-3.0-or-later
# The C++ files of this folder that belong to the module (one line each), and what they are linked with.
set(ADJUTANT_BRIDGE_SOURCES
)
set(ADJUTANT_BRIDGE_LIBRARIES
)
