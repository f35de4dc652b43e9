# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each.
set(ADJUTANT_QML_PARTS
  Caps.qml
  Counter.qml
  Digits.qml
  FocusRing.qml
  OddsFlag.qml
  Offer.qml
  PieceTile.qml
  Plate.qml
  Quote.qml
  Sentence.qml
  Touchable.qml
  Tracker.qml
  TurnBand.qml
  UndoButton.qml
  Words.qml
)
