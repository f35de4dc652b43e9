// SPDX-License-Identifier: GPL-3.0-or-later
// What a club says, in the app's language.
#pragma once

#include <QString>
#include <exception>
#include <string>

#include "db/club/club.hpp"
#include "db/club/elsewhere.hpp"

namespace adjutant::companion {

/// Why something could not be done. What a disk says is told as it is.
[[nodiscard]] QString clubProblem(const std::exception& error);
/// The same where a club is being made.
[[nodiscard]] QString foundingProblem(const std::exception&);
[[nodiscard]] QString clubRole(const std::string& role);
/// "In step since today 19:30." and what else stands to be said of it.
[[nodiscard]] QString clubStep(const club::Status& status);
/// "12 entries, at Tablet 2".
[[nodiscard]] QString clubGame(const club::GameStatus& game);
/// What is asked about something that two did at once.
[[nodiscard]] QString clubQuestion(const club::Conflict& conflict);
[[nodiscard]] QString clubKind(const std::string& kind);
/// "Watching: Tablet 2 writes this game"
[[nodiscard]] QString clubWatching(const club::Elsewhere&);
/// Why nothing is done in such a game, and how it is gone on with.
[[nodiscard]] QString clubNotActed(const club::Elsewhere&);
/// It was played here until now.
[[nodiscard]] QString clubLost(const club::Elsewhere&);
/// What it is asked about, as people name it.
[[nodiscard]] QString clubAsked(const club::Conflict& conflict);
/// Of the league: what the club has (0), or what this table told (1).
[[nodiscard]] QString leagueVersion(const club::Conflict& conflict, int which);

}  // namespace adjutant::companion
