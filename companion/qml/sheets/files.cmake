# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each.
set(ADJUTANT_QML_SHEETS
  ActionSheet.qml
  AskFirst.qml
  BindSheet.qml
  CorrectSheet.qml
  DiceChoice.qml
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
  ReasonField.qml
  RulingDraft.qml
  RulingField.qml
  RulingFields.qml
  RulingGoods.qml
  RulingSheet.qml
  RulingTree.qml
  SumLines.qml
)
