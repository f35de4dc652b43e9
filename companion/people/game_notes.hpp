// SPDX-License-Identifier: GPL-3.0-or-later
// What people wrote into a game: its notes, and the reasons of its rulings; what was taken back is left out.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "db/campaign_file.hpp"

namespace adjutant::companion {

struct Written {
    std::int64_t seq = 0;
    QString text;
    bool ruling = false;  ///< the reason of one
};

[[nodiscard]] std::vector<Written> writtenIn(const db::CampaignFile&, db::GameId);

/// The words that begin with a #, each once, without it.
[[nodiscard]] QStringList tagsIn(const QStringList& notes);

}  // namespace adjutant::companion
