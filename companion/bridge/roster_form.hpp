// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of a game say about its rosters, with the words of its face; a roster as a file, and a start
// that nobody keeps to ask what the rules think of it.
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "companion/games/face.hpp"

namespace adjutant::companion {

/// A form of its rosters (roster_desk.hpp); null when the game has none.
[[nodiscard]] nlohmann::json rosterForm(const QString& system);
/// The field of that name, which must be there.
[[nodiscard]] const nlohmann::json& rosterField(const nlohmann::json& form, const std::string& name);
/// Has it the shape of a roster of this form: a list of fighters, each an object? What the rules think of it
/// is the engine's to say.
[[nodiscard]] bool isRoster(const nlohmann::json& form, const nlohmann::json& roster);

/// A roster as the text of a file: {"adjutant-roster": 1, "system": …, "roster": …}.
[[nodiscard]] std::string rosterText(const QString& system, const nlohmann::json& roster);
/// The roster that a text holds, of the system that it names; a bare one is of the system that `system` names
/// before. Nothing, with the reason in a sentence, when it holds none.
[[nodiscard]] std::optional<nlohmann::json> readRosterText(const std::string& text, QString& system,
                                                           QString& reason);

/// What a fighter is, in a line; of a roster, or as a piece of a game: "Boss, Stat 5, Warrior, two-handed".
[[nodiscard]] QString fighterWords(const GameFace& look, const nlohmann::json& form,
                                   const nlohmann::json& fighter);

/// Starts a game of these options that nobody keeps: `reply` is the engine's, in that language, the state
/// null when it refused.
nlohmann::json stateAfter(const std::string& system, const nlohmann::json& options, nlohmann::json& reply,
                          const std::string& language = "en");
/// The options of a start in which every side of this use (one of the form's `uses`) brings the roster.
[[nodiscard]] nlohmann::json trialOptions(const nlohmann::json& form, const nlohmann::json& use,
                                          const nlohmann::json& roster);

}  // namespace adjutant::companion
