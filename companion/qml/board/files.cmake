# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each.
set(ADJUTANT_QML_BOARD
  BoardBadges.qml
  BoardCensus.qml
  BoardChip.qml
  BoardGeometry.qml
  BoardGround.qml
  BoardLandmarks.qml
  BoardLines.qml
  BoardMark.qml
  BoardPiece.qml
  BoardPlan.qml
  BoardRegions.qml
  BoardSight.qml
  BoardSigns.qml
  BoardStroke.qml
  BoardView.qml
  GraphMap.qml
  HexBoard.qml
  ProspectList.qml
  SquareBoard.qml
  StackFace.qml
)
set(ADJUTANT_QML_BOARD_SINGLETONS
  BoardGeometry.qml
  BoardSigns.qml
)
