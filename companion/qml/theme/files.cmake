# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each. Singletons are named twice.
set(ADJUTANT_QML_THEME
  Icon.qml
  SideShape.qml
  Sides.qml
  Theme.qml
)
set(ADJUTANT_QML_THEME_SINGLETONS
  Sides.qml
  Theme.qml
)
