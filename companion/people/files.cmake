# SPDX-License-Identifier: GPL-3.0-or-later
# The pages of people and results and what stands behind them, one line each.
set(ADJUTANT_QML_PEOPLE
  AfterwardsPage.qml
  CameraShotSheet.qml
  GamePhotographs.qml
  GameRecordPage.qml
  PersonPage.qml
  PhotographSheet.qml
  ResultsPage.qml
  SearchPage.qml
)
set(ADJUTANT_PEOPLE_SOURCES
  afterwards.cpp afterwards.hpp
  campaign_results.cpp campaign_results.hpp
  campaign_search.cpp campaign_search.hpp
  dice_luck.cpp dice_luck.hpp
  game_desk.cpp game_desk.hpp
  game_notes.cpp game_notes.hpp
  people_desks.cpp people_desks.hpp
  person_card.cpp person_card.hpp
  person_desk.cpp person_desk.hpp
  result_words.cpp result_words.hpp
  photograph.cpp photograph.hpp
  photograph_picture.cpp photograph_picture.hpp
  results_desk.cpp results_desk.hpp
  search_desk.cpp search_desk.hpp
)
