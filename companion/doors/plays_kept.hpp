// SPDX-License-Identifier: GPL-3.0-or-later
// Plays that another program told of, on their way into a campaign.
#pragma once

#include <string>

#include "companion/doors/plays_in.hpp"
#include "db/transfer.hpp"

namespace adjutant::companion {

struct PlaysTaken {
    std::size_t added = 0, replaced = 0, same = 0;
};

/// Takes them in. Throws db::Error duplicate where one tells something else than here and db::Differing::ask
/// is all that is known of it: do it in one commit.
PlaysTaken takePlays(db::CampaignFile&, db::CampaignId, const PlaysIn&, db::Differing);

/// "Wingspan, 2024-03-21"
[[nodiscard]] std::string nameOf(const db::Play&);

}  // namespace adjutant::companion
