// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/campaign_command.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <iostream>
#include <memory>
#include <string>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/campaign_text.hpp"
#include "companion/cli/league_book.hpp"
#include "companion/cli/seats_command.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/game_check.hpp"
#include "companion/game_results.hpp"
#include "companion/report/report.hpp"
#include "db/campaign_file.hpp"
#include "db/error.hpp"
#include "db/text_file.hpp"
#include "db/transfer.hpp"

namespace adjutant::cli {
namespace {

using db::CampaignFile;
using db::Error;

constexpr int somethingWrong = 1;
constexpr int nothingDone = 2;

/// What the options of one subcommand said.
struct Wanted {
    std::string file, campaign, game, to, from, as, into, format;
    bool force = false;
};

/// A subcommand at work. Its answer is the exit status.
struct Work {
    const Wanted& wanted;
    std::ostream& out;
    std::ostream& errors;
};

db::Game gameIn(const CampaignFile& file, const Wanted& wanted) {
    return cli::gameIn(file, wanted.campaign, wanted.game);
}

/// What is there is written over only where that was asked for.
void requireNew(const Wanted& wanted) {
    std::error_code ignored;
    if (wanted.force || !std::filesystem::exists(std::filesystem::symlink_status(wanted.to, ignored))) return;
    throw Error(Error::Kind::duplicate, "There is a file '" + wanted.to +
                                            "' already. It was left as it is. Name another, or write over it "
                                            "with --force.");
}

/// To the file that was named, or to `out`.
void deliver(const Work& work, const std::string& text) {
    if (work.wanted.to.empty()) {
        work.out << (isTerminal(work.out) ? linesForTerminal(text) : text);
        return;
    }
    requireNew(work.wanted);
    db::saveText(work.wanted.to, text);
    work.out << "Wrote " << forTerminal(work.wanted.to) << ".\n";
}

int list(const Work& work) {
    listCampaigns(CampaignFile::openToRead(work.wanted.file), work.out);
    return 0;
}

int show(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    if (work.wanted.game.empty())
        showCampaign(file, campaignIn(file, work.wanted.campaign), work.out);
    else
        showGame(file, gameIn(file, work.wanted), work.out);
    return 0;
}

int exportIt(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    deliver(work, work.wanted.game.empty() ? exportCampaign(file, campaignIn(file, work.wanted.campaign).id)
                                           : exportGame(file, gameIn(file, work.wanted).id));
    return 0;
}

/// Lists show who plays a game; one that cannot be read says so when it is opened.
void tellWhoPlays(CampaignFile& file, const db::Game& game) {
    try {
        companion::tellResult(file, game);
    } catch (const Error&) {
        throw;
    } catch (const std::exception&) {
        return;
    }
}

int importIt(const Work& work) {
    const std::string text = db::loadText(work.wanted.from);
    db::requireExport(text);  // before a file is made for it
    CampaignFile file = CampaignFile::open(work.wanted.file);
    const bool intoOne = !work.wanted.into.empty();
    const db::Imported imported =
        intoOne
            ? importInto(file, campaignIn(file, work.wanted.into).id, text)
            : importAsNew(file, text,
                          work.wanted.as.empty() ? std::nullopt : std::optional<std::string>(work.wanted.as));
    work.out << "Imported into '" << forTerminal(file.campaign(imported.campaign).name) << "'.\n";
    for (const db::GameId id : imported.games) {
        const db::Game game = file.game(id);
        work.out << "  " << forTerminal(game.name) << ": " << game.acts << " entries, last hash " << game.tip
                 << '\n';
    }
    if (imported.league) {
        const db::Verified league = file.verifyLeague(imported.campaign);
        work.out << "  League: " << league.entries << " entries, last hash " << league.lastHash << '\n';
    }
    for (const db::GameId id : imported.games) tellWhoPlays(file, file.game(id));
    for (const std::string& sentence : imported.leftOut) work.out << "  " << forTerminal(sentence) << '\n';
    return 0;
}

/// Every game that was not left out by a name.
std::vector<db::Game> gamesToVerify(const CampaignFile& file, const Wanted& wanted) {
    if (!wanted.game.empty()) return {gameIn(file, wanted)};
    if (!wanted.campaign.empty()) return file.games(campaignIn(file, wanted.campaign).id);
    return file.games();
}

/// What is wrong with a game, a line each.
std::vector<std::string> wrongWith(const companion::GameCheck& check) {
    if (check.log.broken)
        return {"touched at entry " + std::to_string(check.log.broken->seq) + ". " + check.log.broken->why};
    if (!check.unreadable.empty()) return {"the log hangs together, but cannot be read: " + check.unreadable};
    std::vector<std::string> lines;
    for (const std::string& sentence : check.besides) lines.push_back("touched. " + sentence);
    return lines;
}

/// The campaigns whose leagues are to be verified: those with one, where no game was named.
std::vector<db::Campaign> leaguesToVerify(const CampaignFile& file, const Wanted& wanted) {
    if (!wanted.game.empty()) return {};
    auto campaigns =
        wanted.campaign.empty() ? file.campaigns() : std::vector{campaignIn(file, wanted.campaign)};
    std::erase_if(campaigns, [&](const db::Campaign& one) {
        const db::Verified league = file.verifyLeague(one.id);
        return league.entries == 0 && !league.broken;
    });
    return campaigns;
}

int verifyLeagues(const Work& work, const CampaignFile& file, const std::vector<db::Campaign>& campaigns) {
    int status = 0;
    for (const db::Campaign& campaign : campaigns) {
        const std::string name = quotedName(campaign.name) + ", the league: ";
        if (const auto wrong = wrongWithLeague(file, campaign)) {
            work.errors << name << forTerminal(*wrong) << '\n';
            status = somethingWrong;
            continue;
        }
        const db::Verified league = file.verifyLeague(campaign.id);
        work.out << name << "in order, " << league.entries << " entries, last hash " << league.lastHash
                 << '\n';
    }
    return status;
}

int verify(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    int status = 0;
    for (const std::string& damage : file.checkFile()) {
        work.errors << "The file is damaged: " << forTerminal(damage) << '\n';
        status = somethingWrong;
    }
    const auto games = gamesToVerify(file, work.wanted);
    const auto leagues = leaguesToVerify(file, work.wanted);
    if (games.empty() && leagues.empty()) {
        work.errors << "There is no game in this file.\n";
        status = somethingWrong;
    }
    for (const db::Game& game : games) {
        const std::string name =
            quotedName(file.campaign(game.campaign).name) + ", " + quotedName(game.name) + ": ";
        const companion::GameCheck check = companion::checkGame(file, game);
        for (const std::string& line : wrongWith(check)) {
            work.errors << name << forTerminal(line) << '\n';
            status = somethingWrong;
        }
        if (check.inOrder())
            work.out << name << "in order, " << check.log.entries << " entries, last hash "
                     << (check.log.lastHash.empty() ? "none" : check.log.lastHash) << '\n';
    }
    return std::max(status, verifyLeagues(work, file, leagues));
}

/// By the format that was asked for, or by the ending of the file's name.
bool asPage(const Wanted& wanted) {
    const std::string ending = std::filesystem::path(wanted.to).extension();
    if (ending == ".pdf")
        throw Error(
            Error::Kind::other,
            "A report is not written as PDF. Name a file that ends in .md or .html; the page prints well "
            "from a browser.");
    if (!wanted.format.empty()) return wanted.format == "html";
    return ending == ".html" || ending == ".htm";
}

int report(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    const report::Report told = companion::reportOf(file, gameIn(file, work.wanted).id);
    deliver(work, asPage(work.wanted) ? report::htmlOf(told) : report::markdownOf(told));
    return 0;
}

int backUp(const Work& work) {
    requireNew(work.wanted);
    CampaignFile::openToRead(work.wanted.file).backUpTo(work.wanted.to);
    work.out << "Wrote " << forTerminal(work.wanted.to) << ".\n";
    return 0;
}

/// Makes the subcommands of `campaign`, which share their options and how they end.
class Commands {
  public:
    Commands(CLI::App& campaign, std::ostream& out, std::ostream& errors)
        : campaign_(campaign), out_(out), errors_(errors) {}

    void addAll() {
        add("list", "List the campaigns and their games", list);
        game(add("show", "Show a campaign, or the log of a game", show));

        auto& exporting = add("export", "Write a campaign, or one game of it, as JSON", exportIt);
        game(exporting);
        to(exporting, "JSON file to write; stdout when left out");

        auto& importing = add("import", "Read an export into the file, which is made when absent", importIt);
        importing.add_option("from", wanted_->from, "JSON file to read")->required();
        auto* as = importing.add_option("--as", wanted_->as,
                                        "Name of the new campaign; the one it had when left out");
        importing
            .add_option("--into", wanted_->into, "Name of a campaign to add it to, instead of a new one")
            ->excludes(as);
        importing.footer(
            "All of it comes in, or nothing. What is in the campaign already stays; a game that was\n"
            "played on elsewhere is played on here.");

        auto& verifying = add("verify", "Check that nobody touched the games and leagues", verify);
        game(verifying);
        verifying.footer(
            "Each game's chain of hashes is walked, and its entries are read anew by the rules. Who rewrites "
            "all of a\n"
            "log is noticed by a last hash that was written down elsewhere.\n"
            "Exit status: 0 when all is in order, 1 when a game was touched, the file is damaged or holds "
            "no\n"
            "game, 2 when it cannot be read.");

        auto& reporting = add("report", "Write the battle report of a game", report);
        game(reporting);
        to(reporting, "File to write; stdout when left out");
        reporting
            .add_option("--format", wanted_->format,
                        "md (or markdown) or html; by the name of --out when left out")
            ->check(CLI::IsMember({"markdown", "md", "html"}));

        to(add("backup", "Copy the whole file, also while a game is played", backUp),
           "Campaign file to write")
            .required();
    }

  private:
    CLI::App& add(const char* name, const char* what, int (*work)(const Work&)) {
        CLI::App& command = *campaign_.add_subcommand(name, what);
        command.add_option("--file", wanted_->file, "Campaign file")->required();
        command.callback([wanted = wanted_, work, &out = out_, &errors = errors_] {
            if (const int status = run(work, {*wanted, out, errors})) throw CLI::RuntimeError(status);
        });
        return command;
    }

    void game(CLI::App& command) {
        command.add_option("--campaign", wanted_->campaign,
                           "Name of the campaign; may be left out when there is one");
        command.add_option("--game", wanted_->game, "Name of the game");
    }

    CLI::Option& to(CLI::App& command, const char* what) {
        command.add_flag("--force", wanted_->force, "Write over a file that is there");
        return *command.add_option("--out", wanted_->to, what);
    }

    static int run(int (*work)(const Work&), const Work& with) {
        try {
            const int status = work(with);
            if (with.out.flush()) return status;
            with.errors << "The answer could not be written. Nothing in the file was changed by that.\n";
        } catch (const std::exception& error) {
            with.errors << forTerminal(error.what()) << '\n';
        }
        return nothingDone;
    }

    CLI::App& campaign_;
    std::ostream& out_;
    std::ostream& errors_;
    std::shared_ptr<Wanted> wanted_ = std::make_shared<Wanted>();
};

}  // namespace

CLI::App& addCampaignCommands(CLI::App& app, std::ostream& out, std::ostream& errors) {
    CLI::App& campaign = *app.add_subcommand(
        "campaign", "List, show, export, import, verify and report campaigns; who plays, and results");
    campaign.require_subcommand(1);
    campaign.footer(
        "Exit status: 0 when all was well, 1 when a game was found touched, 2 when nothing was done.");
    Commands(campaign, out, errors).addAll();
    addSeatCommands(campaign, out, errors);
    return campaign;
}

CLI::App& addCampaignCommands(CLI::App& app) { return addCampaignCommands(app, std::cout, std::cerr); }

}  // namespace adjutant::cli
