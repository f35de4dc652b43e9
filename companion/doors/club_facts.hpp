// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the pages of a campaign tell, gathered from its journals once.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "companion/doors/linked_games.hpp"
#include "companion/report/report.hpp"
#include "db/campaign_file.hpp"
#include "league/league.hpp"

namespace adjutant::companion {

/// How somebody's dice fell against fair ones.
struct Fortune {
    std::int64_t dice = 0;
    double beyond = 0;    ///< what they showed beyond the expected
    double variance = 0;  ///< of the sum of fair ones

    void add(const Fortune& more) {
        dice += more.dice;
        beyond += more.beyond;
        variance += more.variance;
    }
};

/// A game, or a play without a log.
struct ToldGame {
    std::string name;
    std::string system;  ///< as people call it
    std::string began;   ///< UTC
    std::vector<db::SideResult> sides;
    std::optional<db::GameId> game;           ///< nothing for a play
    std::map<std::string, Fortune> fortunes;  ///< by the number of the person
    std::string note;                         ///< of people, or why it cannot be read
};

struct ClubFacts {
    db::Campaign campaign;
    std::vector<db::Person> people;
    std::vector<ToldGame> games;  ///< as they were begun
    std::optional<league::League> league;
    std::optional<LinkedGames> linked;
    std::vector<std::optional<db::PersonId>> entrants;  ///< the person behind each number of the league
};

/// `take` gets the report of each game, where reports are wanted.
[[nodiscard]] ClubFacts clubFacts(const db::CampaignFile&, db::CampaignId, const std::string& language,
                                  const std::function<void(const report::Report&)>& take = {});

/// The report of one game with its curves, from one folding.
[[nodiscard]] report::Report fullReportOf(const db::CampaignFile&, db::GameId, const std::string& language);

}  // namespace adjutant::companion
