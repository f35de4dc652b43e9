// SPDX-License-Identifier: GPL-3.0-or-later
// What an import would do, told beforehand: nothing is changed, and no file is made.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/campaign_file.hpp"
#include "db/transfer.hpp"
#include "engine/words/phrase.hpp"

namespace adjutant::db {

/// One thing that an export holds, as compared with what is here.
struct Foreseen {
    enum class Is { fresh, same, different };
    enum class Then { added, replaced, leftAsItIs, playedOnHere, refused };

    std::string what;  ///< `campaign`, `person`, `tag`, `game`, `league`, `chronicle`, or a kind of document
    std::string name;
    Is is = Is::fresh;
    Then then = Then::added;  ///< what is here otherwise and comes in beside it is added, too
    Phrase because{};         ///< why the import would be refused, a sentence

    bool operator==(const Foreseen&) const = default;
};

/// Into a campaign that is there, as importInto.
[[nodiscard]] std::vector<Foreseen> foreseeInto(const CampaignFile&, CampaignId, std::string_view text,
                                                Differing = Differing::ask);

/// As a new campaign, as importAsNew; where its name is taken, as compared with the campaign that has it.
/// Without a file, into a new one. Both throw as the import does of a text that is no export.
[[nodiscard]] std::vector<Foreseen> foreseeAsNew(const CampaignFile*, std::string_view text,
                                                 const std::optional<std::string>& name = {});

}  // namespace adjutant::db
