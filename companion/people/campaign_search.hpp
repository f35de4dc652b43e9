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
    /// entries, the newest first, told in the app's language; those that were taken back are left out. At
    /// most `most` of each. `indexed`: the index of words is up to date; if not, what it lacks is read as it
    /// is.
    [[nodiscard]] std::vector<SearchHit> find(const db::CampaignFile&, db::CampaignId, const QString& query,
                                              bool indexed, std::size_t most = 50);

  private:
    /// What is known of a game's log, as long as it has no other entry.
    struct Log {
        std::string tip, language;
        std::set<std::int64_t> leftOut;            ///< entries that are not told
        std::map<std::int64_t, std::string> anew;  ///< events with sentences of that language; else as stored
    };
    [[nodiscard]] const Log& logOf(const db::CampaignFile&, const db::Game&, const std::string& language);

    std::map<db::GameId, Log> logs_;
};

}  // namespace adjutant::companion
