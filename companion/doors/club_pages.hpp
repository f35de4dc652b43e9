// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a person, of a season and of a whole campaign, from the same facts.
#pragma once

#include <functional>
#include <string>

#include "companion/doors/club_facts.hpp"
#include "companion/report/page.hpp"

namespace adjutant::companion {

/// Ways to other pages, seen from the page that is made; empty where there is none.
struct PageLinks {
    std::function<std::string(const db::Person&)> person = [](const db::Person&) { return std::string(); };
    std::function<std::string(const ToldGame&)> game = [](const ToldGame&) { return std::string(); };
    std::string home{}, season{};
};

/// Record, systems, opponents, how the dice fell, and the games behind all of it.
[[nodiscard]] report::Page personPage(const ClubFacts&, const db::Person&, const std::string& language,
                                      const PageLinks& = {});
/// Standings, cross table and rounds of the league. Without a league there is nothing but a sentence.
[[nodiscard]] report::Page seasonPage(const ClubFacts&, const std::string& language, const PageLinks& = {});
/// All games and people.
[[nodiscard]] report::Page campaignPage(const ClubFacts&, const std::string& language, const PageLinks& = {});

}  // namespace adjutant::companion
