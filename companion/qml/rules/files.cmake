# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each.
set(ADJUTANT_QML_RULES
  ClauseCard.qml
  ClauseRow.qml
  ClauseText.qml
  OwnWords.qml
  RulePill.qml
  RuleSheet.qml
  RulesPage.qml
)
