// SPDX-License-Identifier: GPL-3.0-or-later
// What a code is, and whose, where no game is open: cards, places and pieces of all systems, and what is
// bound in any campaign of the file. Used by the scanner's desk.
#pragma once

#include <QString>

#include "companion/bridge/scanned_thing.hpp"
#include "db/campaign_file.hpp"

namespace adjutant::companion {

class TableView;

/// One that is not known where nobody knows the code. `file` may be null.
[[nodiscard]] ScannedThing findCode(const QString& code, const db::CampaignFile* file);

/// The name of the fighter of a kept roster whose own tag this is: "Old Ada of The Larks"; empty for none.
[[nodiscard]] QString fighterIn(const db::CampaignFile& file, db::CampaignId campaign, const QString& tag);

/// What is to be shown of a piece, place or card of a game.
[[nodiscard]] ScannedThing shownOf(const TableView& game, const QString& kind, const QString& id);

}  // namespace adjutant::companion
