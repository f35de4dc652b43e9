// SPDX-License-Identifier: GPL-3.0-or-later
// Who is who on a roster. Each fighter of a roster has a tag of its own (`tag` in its JSON): roster cards
// carry it as their code, and the label of a miniature is bound to it. So a code means the same fighter in
// every game, for whichever side the roster is brought. Games keep rosters as they were given, tags included.
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>

namespace adjutant::companion {

/// The tag of a fighter of a roster; empty when it has none.
[[nodiscard]] QString tagOf(const nlohmann::json& fighter);

/// Gives a tag to each fighter that has none, or one that stands before it already. False when all had
/// theirs.
bool giveTags(const nlohmann::json& form, nlohmann::json& roster);

/// The fighter with this tag in a game, by its piece's id; empty when it does not play. Where two sides
/// brought it, that of the side to act.
[[nodiscard]] QString pieceWithTag(const nlohmann::json& form, const nlohmann::json& state,
                                   const QString& tag);
/// The tag of a piece of a game; empty for one that came with no roster.
[[nodiscard]] QString tagOfPiece(const nlohmann::json& form, const nlohmann::json& state,
                                 const QString& piece);

/// The pieces of one side and one group of the form, in the order of the roster they came with.
[[nodiscard]] QStringList recruitsOf(const nlohmann::json& state, const std::string& side,
                                     const std::string& group);

}  // namespace adjutant::companion
