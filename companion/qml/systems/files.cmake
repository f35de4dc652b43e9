# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each (a singleton two), and the data on how systems look.
set(ADJUTANT_QML_SYSTEMS
  Systems.qml
  civil_war_1863/CivilWarAside.qml
  conquest_1762/ConquestAside.qml
  conquest_1762/HandSheet.qml
  conquest_1762/VictoryTable.qml
  life_1861/LifeBands.qml
  life_1861/LifeHero.qml
  life_1861/LifePanel.qml
)
set(ADJUTANT_QML_SYSTEMS_SINGLETONS
  Systems.qml
  life_1861/LifeBands.qml
)
set(ADJUTANT_QML_SYSTEMS_DATA
  civil_war_1863/look.json
  conquest_1762/look.json
  hex_acw/look.json
  life_1861/look.json
  shared/look.json
)
