# SPDX-License-Identifier: GPL-3.0-or-later
# The pages of leagues and what stands behind them, one line each.
set(ADJUTANT_QML_LEAGUES
  BonusSheet.qml
  CrossTable.qml
  FormRow.qml
  LadderSheet.qml
  LeagueMaker.qml
  LeaguePage.qml
  LeaguePeople.qml
  LeagueTables.qml
  ResultSheet.qml
  StandingsList.qml
  StandingsPlot.qml
  TableName.qml
)
set(ADJUTANT_LEAGUES_SOURCES
  known_results.cpp known_results.hpp
  league_acts.cpp
  league_course.cpp league_course.hpp
  league_desk.cpp league_desk.hpp
  league_draft.cpp league_draft.hpp
  league_rows.cpp league_rows.hpp
  league_words.cpp league_words.hpp
)
