# SPDX-License-Identifier: GPL-3.0-or-later
# The page of a linked campaign's chronicle and what stands behind it, one line each.
set(ADJUTANT_QML_CHRONICLES
  ChronicleLog.qml
  ChroniclePage.qml
  ChronicleWho.qml
  ChronicleEntrySheet.qml
  FigureSheet.qml
  LeftByGame.qml
)
set(ADJUTANT_CHRONICLES_SOURCES
  chronicle_acts.cpp
  chronicle_desk.cpp chronicle_desk.hpp
  chronicle_rows.cpp chronicle_rows.hpp
  chronicle_words.cpp chronicle_words.hpp
)
