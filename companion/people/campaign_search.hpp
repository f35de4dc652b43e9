// SPDX-License-Identifier: GPL-3.0-or-later
// Finds people, games and what was written in them by words. It reads names anew each time and keeps what was
// written in a game until the game has another entry.
#pragma once

#include <QString>
#include <map>
#include <string>
#include <vector>

#include "companion/people/game_notes.hpp"
#include "db/campaign_file.hpp"

namespace adjutant::companion {

struct SearchHit {
    enum class Kind { person, game, note };
    Kind kind = Kind::game;
    QString id;     ///< of the person ("p7"), or of the game
    QString title;  ///< who, or which game
    QString text;   ///< where the words stand
};

class CampaignSearch {
  public:
    /// All words of `query` must stand in a hit, whatever their case. People first, then games, then notes;
    /// at most `most` of each.
    [[nodiscard]] std::vector<SearchHit> find(const db::CampaignFile&, db::CampaignId, const QString& query,
                                              std::size_t most = 50);
    void forget() { kept_.clear(); }

  private:
    struct Kept {
        std::string tip;
        std::vector<Written> written;
    };
    std::map<db::GameId, Kept> kept_;
};

}  // namespace adjutant::companion
