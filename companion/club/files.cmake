# SPDX-License-Identifier: GPL-3.0-or-later
# The page of a club and what stands behind it, one line each.
set(ADJUTANT_QML_CLUB
  AskedList.qml
  ClubGames.qml
  ClubPage.qml
  FoundClub.qml
  InviteSheet.qml
  JoinClub.qml
  SeenSheet.qml
  SureSheet.qml
)
set(ADJUTANT_CLUB_SOURCES
  club_acts.cpp
  club_desk.cpp club_desk.hpp
  club_door.cpp club_door.hpp
  club_seen.cpp club_seen.hpp
  club_standing.hpp
  club_thread.cpp club_thread.hpp
  club_words.cpp club_words.hpp
)
