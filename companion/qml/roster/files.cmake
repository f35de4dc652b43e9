# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each.
set(ADJUTANT_QML_ROSTER
  KeptRosters.qml
  RosterChoice.qml
  RosterFighter.qml
  RosterPage.qml
)
