# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each.
set(ADJUTANT_QML_EDITOR
  BoardCanvas.qml
  BrushBar.qml
  EditorPage.qml
  LibraryPage.qml
  PlaceSheet.qml
  RegionSheet.qml
  SetupCard.qml
)
set(ADJUTANT_QML_EDITOR_SINGLETONS)
