// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands of `league`: each does its work, writes its answer, and throws Refused or db::Error.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "companion/cli/json_answers.hpp"
#include "db/campaign_file.hpp"
#include "league/refusal.hpp"

namespace adjutant::cli::leagues {

/// What the options said.
struct Wanted {
    std::string file, campaign, rules, person, winner, a, b, game, out, from;
    std::optional<int> round, table, season;
    std::vector<std::string> score, figures;  ///< `figures`: a name, what a had, what b had, and so on
    int format = 26;
    bool draw = false, force = false;
};

struct Work {
    const Wanted& wanted;
    std::ostream& out;
};

template <class Value>
Value granted(league::Expected<Value> expected) {
    if (!expected) throw Refused(expected.error().code, expected.error().sentence);
    return std::move(*expected);
}

/// To write; a file that is not there is not made.
[[nodiscard]] db::CampaignFile opened(const Wanted&);
/// The campaign, made when it is named and not there.
[[nodiscard]] db::Campaign campaignFor(db::CampaignFile&, const std::string& name);
/// For a league whose rules leave it out. Today's readers of JSON are exact to 53 bits.
[[nodiscard]] std::uint64_t aSeed();

void create(const Work&);
void enter(const Work&);
void drop(const Work&);
void pair(const Work&);
void result(const Work&);
void standings(const Work&);
void trf(const Work&);
void importTrf(const Work&);

}  // namespace adjutant::cli::leagues
