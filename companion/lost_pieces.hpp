// SPDX-License-Identifier: GPL-3.0-or-later
// Which pieces a game has lost. A piece that is out may never have been in, such as a ship that nobody has
// built: it is told apart by the acts, since one that is built and sunk within a round is out at its end as
// it was before.
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "engine/journal/journal.hpp"

namespace adjutant::companion {

[[nodiscard]] bool isOut(const nlohmann::json& piece);

/// Pieces by their id, with the side of each.
using PieceSides = std::map<std::string, std::string>;

/// Those for which `counts` holds and whose side is one of the game's.
[[nodiscard]] PieceSides sidesOfPieces(const nlohmann::json& state,
                                       bool (*counts)(const nlohmann::json& piece));

class LostPieces {
  public:
    /// `first`: the state after the first act. What is out in it has never been in the game.
    explicit LostPieces(const nlohmann::json& first);

    /// To be told each act after the first: what an event or a ruling of it names has been in the game.
    void follow(const EntryText& act);

    /// Those that are out in a state, which stands after the last act followed.
    [[nodiscard]] PieceSides in(const nlohmann::json& state) const;

  private:
    PieceSides unused_;
};

}  // namespace adjutant::companion
