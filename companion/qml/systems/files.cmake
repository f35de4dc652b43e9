# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each (a singleton two), and the data on how systems look.
set(ADJUTANT_QML_SYSTEMS
  Systems.qml
  civil_war_1863/CivilWarAside.qml
  conquest_1762/ConquestAside.qml
  conquest_1762/ConquestDesk.qml
  conquest_1762/DealingsList.qml
  conquest_1762/DealingsSheet.qml
  conquest_1762/DealingsStrip.qml
  conquest_1762/HandButton.qml
  conquest_1762/HandSheet.qml
  conquest_1762/TradeGoods.qml
  conquest_1762/TradeSheet.qml
  conquest_1762/VictoryTable.qml
  life_1861/LifeHero.qml
  life_1861/LifePanel.qml
  one_stat/AttackFacts.qml
  one_stat/CompassArrow.qml
  one_stat/FighterCard.qml
  one_stat/FighterColumn.qml
  one_stat/Fighters.qml
  one_stat/OpponentCard.qml
  one_stat/PointMap.qml
  one_stat/ScenarioBar.qml
  one_stat/SkirmishField.qml
  one_stat/TargetGroups.qml
)
set(ADJUTANT_QML_SYSTEMS_SINGLETONS
  Systems.qml
)
set(ADJUTANT_QML_SYSTEMS_DATA
  civil_war_1863/look.json
  conquest_1762/look.json
  hex_acw/look.json
  life_1861/look.json
  one_stat/look.json
  shared/look.json
)
# Their texts in other languages: look.<language>.json beside each.
file(GLOB ADJUTANT_LOOK_TEXTS CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_LIST_DIR} ${CMAKE_CURRENT_LIST_DIR}/*/look.*.json)
list(APPEND ADJUTANT_QML_SYSTEMS_DATA ${ADJUTANT_LOOK_TEXTS})
