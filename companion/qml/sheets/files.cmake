# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each.
set(ADJUTANT_QML_SHEETS
  ActionSheet.qml
  BindSheet.qml
  DiceSheet.qml
  DraftFields.qml
  EntrySheet.qml
  FileSheet.qml
  HoldingRuling.qml
  TableMenu.qml
  ThingSheet.qml
  OffersSheet.qml
  PairsField.qml
  ParamField.qml
  RulingDraft.qml
  RulingField.qml
  RulingFields.qml
  RulingGoods.qml
  RulingSheet.qml
  RulingTree.qml
  SumLines.qml
)
