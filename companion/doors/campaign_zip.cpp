// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/campaign_zip.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "companion/doors/actors.hpp"
#include "companion/doors/curves.hpp"
#include "companion/doors/file_names.hpp"
#include "companion/doors/results_table.hpp"
#include "companion/doors/zip_file.hpp"
#include "companion/game_results.hpp"
#include "db/error.hpp"
#include "db/transfer.hpp"

namespace adjutant::companion {
namespace {

constexpr const char* campaignMember = "campaign.json";
/// Five hundred long games are a third of it.
constexpr std::uint64_t largestExport = 512U << 20U;

constexpr const char* readme =
    R"(A campaign that Adjutant exported
=================================

campaign.json   Everything: people, boards, decks, rosters, leagues, and every act
                of every game with its dice. Adjutant reads it again, hash for hash:
                adjutant-cli campaign import THIS.zip --file FILE
schema.json     What campaign.json looks like, as a JSON Schema (draft 2020-12).
results.csv     Who played, and how each game came out: a row for each side.
acts.csv        A row for each act:
                  game, system, number   which act of which game
                  when                   UTC
                  side, person           the side that the act names or whose turn it was, and who played it
                  act, clause, sentence  what was done, by which clauses, and what happened
                  dice                   each chance with its answer
                  modifiers              what counted, and what it came to
                  expected               what fair dice show on the whole
                  luck                   how much more these showed
                  ruling                 what the referee ruled, and why
                  undone                 was it taken back?
reports/        A report of each game, as a page and as Markdown. Times in them are
                those of the clock where the zip was made.

Tables are UTF-8 with commas. A text that a spreadsheet would take for a formula
has an apostrophe in front.
)";

/// Gathers what a zip holds, game by game.
class Packing {
  public:
    explicit Packing(const db::CampaignFile& file) : file_(file) {}

    void take(const db::Game& game) {
        PlayedGame played{.game = game, .result = {}, .unreadable = {}};
        report::ReportNames names;
        std::map<std::int64_t, report::Actor> actors;
        if (game.acts > 0) {
            try {
                const auto table = foldedAnew(file_, game);
                played.result = resultOf(file_, game, *table);
                names = namesOf(*table);
                addCourse(names, *table);
                actors = actorsOf(*table, played.result);
            } catch (const db::Error&) {
                throw;
            } catch (const std::exception& error) {
                played.unreadable = error.what();
                names = {};
                notices.push_back("The game '" + game.name + "' cannot be read by the rules: " +
                                  error.what() + ". It is in the zip as it is stored.");
            }
        }
        acts += report::actsTable(game, file_.journal(game.id).entries(), names, actors);
        const report::Report told = report::reportOf(file_, game.id, names);
        const std::string name = "reports/" + names_.of(game.name);
        reports.push_back({name + ".html", report::htmlOf(told)});
        reports.push_back({name + ".md", report::markdownOf(told)});
        if (game.acts > 0) results.push_back(std::move(played));
    }

    std::string acts = report::actsHeading();
    std::vector<PlayedGame> results;
    std::vector<ZipMember> reports;
    std::vector<std::string> notices;

  private:
    const db::CampaignFile& file_;
    FileNames names_;
};

}  // namespace

CampaignZip zipOf(const db::CampaignFile& file, db::CampaignId campaign, std::optional<db::GameId> only) {
    Packing packing(file);
    std::string text;
    file.readSnapshot([&] {
        text = only ? exportGame(file, *only) : exportCampaign(file, campaign);
        for (const db::Game& game : gamesAsBegun(file, campaign))
            if (!only || game.id == *only) packing.take(game);
    });
    std::vector<ZipMember> members{{"README.txt", readme},
                                   {campaignMember, std::move(text)},
                                   {"schema.json", std::string(db::exportSchema())},
                                   {"results.csv", resultsTable(packing.results)},
                                   {"acts.csv", std::move(packing.acts)}};
    std::ranges::move(packing.reports, std::back_inserter(members));
    return {zipped(members), std::move(packing.notices)};
}

std::string exportIn(const std::string& fileName, std::string bytes) {
    std::string ending = std::filesystem::path(fileName).extension();
    std::ranges::transform(ending, ending.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? char(letter + 32) : letter;
    });
    if (ending != ".zip" && !looksLikeAZip(bytes)) return bytes;
    return unzipped(bytes, campaignMember, largestExport);
}

}  // namespace adjutant::companion
