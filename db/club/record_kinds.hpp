// SPDX-License-Identifier: GPL-3.0-or-later
// Which kinds of records there are. A kind that is not known is kept in the notebook and passed over, so that
// an older Adjutant goes on beside a newer one. Inside the room only.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "db/club/notebook.hpp"

namespace adjutant::club::kinds {

inline constexpr const char* person = "person";
inline constexpr const char* document = "document";
inline constexpr const char* tag = "tag";
inline constexpr const char* play = "play";
// Of a person, by their key.
inline constexpr const char* personNote = "person-note";
inline constexpr const char* personAway = "person-away";  ///< in the archive
inline constexpr const char* personMerged = "person-merged";
// Of a game, by its number in the club.
inline constexpr const char* gameName = "game-name";
inline constexpr const char* gameNote = "game-note";
inline constexpr const char* gameLabels = "game-labels";
inline constexpr const char* gamePlace = "game-place";
inline constexpr const char* gameAway = "game-away";
inline constexpr const char* gameGone = "game-gone";
// Of a game, by its number in the club, a line break and the photograph's name.
inline constexpr const char* gamePhotograph = "game-photograph";

inline constexpr std::array first{person, document, tag};
/// Those that earlier Adjutants do not know.
inline constexpr std::array later{play,       personNote, personAway, personMerged, gameName,      gameNote,
                                  gameLabels, gamePlace,  gameAway,   gameGone,     gamePhotograph};
/// Of them those that came with photographs.
inline constexpr std::array ofPhotographs{gamePlace, gamePhotograph};

[[nodiscard]] inline bool isKept(std::string_view kind) {
    return std::ranges::any_of(later, [&](const char* one) { return kind == one; });
}
[[nodiscard]] inline bool isOfGame(std::string_view kind) {
    return isKept(kind) && kind.starts_with("game-");
}
/// The number in the club of the game that a record is of.
[[nodiscard]] inline std::string gameIn(const std::string& key) { return key.substr(0, key.find('\n')); }
[[nodiscard]] inline bool isOfPerson(std::string_view kind) {
    return isKept(kind) && kind.starts_with("person-");
}

}  // namespace adjutant::club::kinds
