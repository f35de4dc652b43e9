# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each.
set(ADJUTANT_QML_PAGES
  AimPanel.qml
  CampaignChoice.qml
  CampaignFileOffers.qml
  CampaignPage.qml
  CardPage.qml
  EntryRow.qml
  FarView.qml
  GamePlots.qml
  GameTile.qml
  GroupChips.qml
  HomePage.qml
  HomePicture.qml
  LastSentence.qml
  LogPage.qml
  Main.qml
  NewGamePage.qml
  PageFrame.qml
  PhoneShelf.qml
  PrintPage.qml
  ReportPage.qml
  ResultCard.qml
  ScanPage.qml
  SettingsPage.qml
  SideColumns.qml
  TableAsked.qml
  TableBoard.qml
  TableHeader.qml
  TablePage.qml
  VerdictCard.qml
)
# What the pages need besides.
set(ADJUTANT_QML_PAGES_DATA
  sounds/read.wav
)
