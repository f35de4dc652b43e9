// SPDX-License-Identifier: GPL-3.0-or-later
// Who played a stored game and how it came out, folded anew from its journal by the rules: rows in the file
// are not asked.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "companion/report/report.hpp"
#include "db/campaign_file.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {

/// The game as its entries tell it, to be asked only. Throws std::runtime_error when they cannot be read.
[[nodiscard]] std::unique_ptr<Table> foldedAnew(const db::CampaignFile& file, const db::Game& game);

/// Its result, with people as they are called now. Throws as foldedAnew; without sides before the first
/// entry.
[[nodiscard]] db::Result resultOf(const db::CampaignFile& file, const db::Game& game);

/// The same of a game that is folded already.
[[nodiscard]] db::Result resultOf(const db::CampaignFile& file, const db::Game& game, const Table& table);

/// What people call the things of a game, for its report. Throws as foldedAnew.
[[nodiscard]] report::ReportNames namesOf(const db::CampaignFile& file, const db::Game& game,
                                          const std::string& language = "en");

/// The same of a game that is folded already.
[[nodiscard]] report::ReportNames namesOf(const Table& table);

/// What was fought, in a language, as the first entry of a game tells it; empty where the system has but one
/// scenario.
[[nodiscard]] std::string scenarioBegun(std::string_view system, const EntryText& first,
                                        const std::string& language);

/// The battle report with these names; with ids where the entries cannot be read by the rules.
[[nodiscard]] report::Report reportOf(const db::CampaignFile& file, db::GameId game,
                                      const std::string& language = "en");

/// The sentence of what happened last in a game, in a language; empty where nothing says one. Throws as
/// foldedAnew.
[[nodiscard]] std::string lastSaid(const db::CampaignFile& file, const db::Game& game,
                                   const std::string& language);

/// Tells the file the result of a game that came in from elsewhere. Throws as foldedAnew.
void tellResult(db::CampaignFile& file, const db::Game& game);

}  // namespace adjutant::companion
