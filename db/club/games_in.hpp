// SPDX-License-Identifier: GPL-3.0-or-later
// Games of the club on their way into the file. Inside the room only.
#pragma once

#include <string>
#include <vector>

#include "db/club/sync.hpp"

namespace adjutant::club {

/// One that is brought in.
struct Sync::Coming {
    ClubGame game;
    db::GameId local{};
    std::int64_t here = 0;        ///< entries in the file, or of those that are kept beside it
    std::string tip{}, inside{};  ///< the hash of the last of them as it travels, and in the file
    std::string summary{};        ///< as the file has it
    bool finished = false;
    bool closed = false;  ///< its hidden parts cannot be read here
    bool done = false;
};

/// What goes into the file of one game in one commit.
struct Sync::Piece {
    Coming* of = nullptr;
    std::vector<EntryText> entries;
    bool tells = false;  ///< and how it stands
};

/// A name that no game has, as near to the wanted one as can be.
[[nodiscard]] std::string freeName(const db::CampaignFile&, db::CampaignId, const std::string& wanted);

}  // namespace adjutant::club
