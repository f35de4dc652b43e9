# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each. Singletons are named twice.
set(ADJUTANT_QML_NEWGAME
  GameList.qml
  KeptPlan.qml
  OptionField.qml
  OptionGroup.qml
  PersonSheet.qml
  SeatList.qml
  SeatTile.qml
  StartPlan.qml
)
set(ADJUTANT_QML_NEWGAME_SINGLETONS
  KeptPlan.qml
)
