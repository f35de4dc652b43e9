# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each.
set(ADJUTANT_QML_DICE
  DicePad.qml
  DiceTray.qml
  DieFace.qml
  FaceKey.qml
  OddsBar.qml
  OddsCard.qml
  OddsRow.qml
  OutcomePlot.qml
)
