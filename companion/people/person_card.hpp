// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a person beside the name: a colour and a note, as a document of the campaign of the kind
// "person", so that it goes along in backups and exports.
#pragma once

#include <string>

#include "db/campaign_file.hpp"

namespace adjutant::companion {

struct PersonCard {
    std::string colour;  ///< a key of Sides; empty: none
    std::string note;

    bool operator==(const PersonCard&) const = default;
};

/// Empty where nothing is kept, or where it cannot be read.
[[nodiscard]] PersonCard cardOf(const db::CampaignFile&, db::CampaignId, const db::Person&);
/// An empty one is removed.
void keepCard(db::CampaignFile&, db::CampaignId, const db::Person&, const PersonCard&);

}  // namespace adjutant::companion
