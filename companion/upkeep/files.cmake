# SPDX-License-Identifier: GPL-3.0-or-later
# The pages of the upkeep of a campaign and what stands behind them, one line each.
set(ADJUTANT_QML_UPKEEP
  ActRow.qml
  ArchivePage.qml
  BackupSheet.qml
  BackupsPage.qml
  BgStatsSheet.qml
  ChangesPage.qml
  DoorsPage.qml
  ImportPage.qml
  MergeSheet.qml
  MoveSheet.qml
)
set(ADJUTANT_UPKEEP_SOURCES
  backups_desk.cpp backups_desk.hpp
  change_words.cpp change_words.hpp
  coming_file.cpp coming_file.hpp
  coming_words.cpp coming_words.hpp
  doors_desk.cpp doors_desk.hpp
  doors_out.cpp
  papers_desk.cpp papers_desk.hpp
  upkeep_desk.cpp upkeep_desk.hpp
  upkeep_desks.cpp upkeep_desks.hpp
)
