// SPDX-License-Identifier: GPL-3.0-or-later
// Finds people, games and plays by their names and what is kept of them, and what was said, noted and ruled
// in games by words and clauses, as the file's index of words has it.
#pragma once

#include <QString>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"

namespace adjutant::companion {

struct SearchHit {
    enum class Kind { person, game, play, entry };
    Kind kind = Kind::game;
    QString id;            ///< of the person ("p7"), or of the game; empty for a play
    QString title;         ///< who, or which game
    QString text;          ///< where the words stand
    std::int64_t seq = 0;  ///< of an entry
};

class CampaignSearch {
  public:
    /// All words of `query` must stand in a hit, whatever their case. People first, then games, plays, and
    /// entries, the newest first; those that were taken back are left out. At most `most` of each.
    [[nodiscard]] std::vector<SearchHit> find(const db::CampaignFile&, db::CampaignId, const QString& query,
                                              std::size_t most = 50);

  private:
    [[nodiscard]] bool counts(const db::CampaignFile&, const db::Game&, std::int64_t seq);

    /// Which entries of a game are not told, as long as it has no other entry.
    struct LeftOut {
        std::string tip;
        std::set<std::int64_t> entries;
    };
    std::map<db::GameId, LeftOut> leftOut_;
};

}  // namespace adjutant::companion
