# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each.
set(ADJUTANT_QML_BOARD
  BoardBadges.qml
  BoardCensus.qml
  BoardFlags.qml
  BoardGeometry.qml
  BoardLandmarks.qml
  BoardMark.qml
  BoardPiece.qml
  BoardPlan.qml
  BoardSight.qml
  BoardSigns.qml
  BoardStroke.qml
  BoardView.qml
  BoardWalk.qml
  ProspectList.qml
  StackFace.qml
)
set(ADJUTANT_QML_BOARD_SINGLETONS
  BoardGeometry.qml
  BoardSigns.qml
)
