# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each.
set(ADJUTANT_QML_SCAN
  AuditPanel.qml
  AuditSection.qml
  CameraSheet.qml
  CodeOutlines.qml
  PictureSheet.qml
  PictureStrip.qml
  TypedCode.qml
)
