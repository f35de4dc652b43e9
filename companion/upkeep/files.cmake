# SPDX-License-Identifier: GPL-3.0-or-later
# The pages of the upkeep of a campaign and what stands behind them, one line each.
set(ADJUTANT_QML_UPKEEP
  ActRow.qml
  ArchivePage.qml
  ChangesPage.qml
  MergeSheet.qml
  MoveSheet.qml
)
set(ADJUTANT_UPKEEP_SOURCES
  change_words.cpp change_words.hpp
  upkeep_desk.cpp upkeep_desk.hpp
  upkeep_desks.cpp upkeep_desks.hpp
)
