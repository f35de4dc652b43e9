// SPDX-License-Identifier: GPL-3.0-or-later
// What people keep of the games and people of a campaign, in one look: for whoever keeps files in step. What
// was deleted is among it.
#pragma once

#include <string>
#include <vector>

#include "db/records.hpp"

namespace adjutant::db {

struct GameKeepsake {
    GameId id{};
    std::string name;  ///< of one that is deleted, what it is put away as
    std::string note;
    std::string archived;  ///< since when; empty for what is not archived
    bool deleted = false;
    std::vector<std::string> labels{};
    std::string place{};
    std::vector<Photograph> photographs{};  ///< without their pictures: the name is the picture's digest
};

struct PersonKeepsake {
    PersonId id{};
    std::string note;
    std::string archived;
    PersonId merged{};  ///< whose everything is that was theirs; 0 for nobody
};

struct Keepsakes {
    std::vector<GameKeepsake> games;
    std::vector<PersonKeepsake> persons;
};

}  // namespace adjutant::db
