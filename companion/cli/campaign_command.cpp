// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/campaign_command.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "companion/cli/campaign_answers.hpp"
#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/campaign_text.hpp"
#include "companion/cli/campaign_work.hpp"
#include "companion/cli/seats_command.hpp"
#include "companion/cli/terminal_text.hpp"
#include "db/campaign_file.hpp"

namespace adjutant::cli {
namespace campaigns {

using db::CampaignFile;

namespace {

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

int backUp(const Work& work) {
    requireNew(work.wanted.to, work.wanted.force);
    CampaignFile::openToRead(work.wanted.file).backUpTo(work.wanted.to);
    work.out << "Wrote " << forTerminal(work.wanted.to) << ".\n";
    return 0;
}

/// Makes the subcommands of `campaign`, which share their options and how they end.
class Commands {
  public:
    Commands(CLI::App& campaign, std::ostream& out, std::ostream& errors, PdfMaker pdf)
        : campaign_(campaign), out_(out), errors_(errors), pdf_(std::make_shared<PdfMaker>(std::move(pdf))) {}

    void addAll() {
        add("list", "List the campaigns and their games", list);
        game(add("show", "Show a campaign, or the log of a game", show));

        auto& exporting =
            add("export", "Write a campaign, or one game of it, as JSON or as one open zip", exportIt);
        game(exporting);
        auto& text = to(exporting, "JSON file to write; stdout when left out");
        exporting
            .add_option("--zip", wanted_->zip,
                        "Zip to write instead: the JSON with its schema, tables of acts and results, reports")
            ->excludes(&text);

        auto& importing = add(
            "import", "Read an export, or plays of another program, into the file, which is made when absent",
            importIt);
        importing.add_option("from", wanted_->from, "JSON file or zip to read")->required();
        auto* as = importing.add_option("--as", wanted_->as,
                                        "Name of the new campaign; the one it had when left out");
        auto* into =
            importing
                .add_option("--into", wanted_->into, "Name of a campaign to add it to, instead of a new one")
                ->excludes(as);
        importing
            .add_option(
                "--campaign", wanted_->campaign,
                "Name of the campaign, which it is added to where it is there, and made where it is not")
            ->excludes(as)
            ->excludes(into);
        importing.add_flag("--dry-run", wanted_->dryRun,
                           "Only list what is new, the same and different, as lines of JSON");
        auto* both = importing.add_flag("--keep-both", wanted_->keepBoth,
                                        "What is here and tells something else stays beside what comes in");
        importing
            .add_flag("--replace", wanted_->replace,
                      "What is here and tells something else makes room for what comes in")
            ->excludes(both);
        importing.add_flag("--anyway", wanted_->anyway, "Also games that this program cannot open");
        importing.footer(
            "All of it comes in, or nothing. What is in the campaign already stays; a game that was\n"
            "played on elsewhere is played on here. An export of BG Stats and a list of plays of\n"
            "BoardGameGeek come in as plays without a log.");

        auto& verifying =
            add("verify", "Check that the logs hang together, and show their last hashes", verify);
        game(verifying);
        verifying.add_option("--seal", wanted_->seal,
                             "A seal of the game (campaign seal) to hold it against");
        verifying.footer(
            "Each game's chain of hashes is walked, and its entries are read anew by the rules. A log is\n"
            "what it was when its last hash was written down, or its seal was photographed, where that is\n"
            "still the same: who rewrites all of a log is noticed by nothing else. Names, notes, codes,\n"
            "boards, rosters and settings are held against their digests, so that a damaged disk and other\n"
            "programs are noticed.\n"
            "Exit status: 0 when all is in order, 1 when a game was touched, the file is damaged or holds "
            "no\n"
            "game, 2 when it cannot be read.");

        game(add("seal", "Print the seal of a game: what to photograph at the end of an evening", seal));

        auto& rescuing = add("rescue", "Bring all that can still be read out of a damaged file", rescueIt);
        to(rescuing, "Campaign file to make").required();
        rescuing.footer(
            "The damaged file is not changed. Acts are found page by page, and each is taken only where its\n"
            "hash proves it.\n"
            "Exit status: 0 when all was brought out, 1 when something was not, 2 when nothing was.");

        auto& reporting =
            add("report", "Write the report of a game, a person, a season or the campaign", report);
        game(reporting);
        to(reporting, "File to write; stdout when left out");
        reporting
            .add_option("--format", wanted_->format,
                        "md (or markdown), html or pdf; by the name of --out when left out")
            ->check(CLI::IsMember({"markdown", "md", "html", "pdf"}));
        reporting.add_option("--person", wanted_->person, "Name or number of the person that is told of");
        reporting.add_flag("--season", wanted_->season, "The league: standings, cross table, rounds");
        reporting.add_flag("--whole", wanted_->whole, "The whole campaign: its games and people");
        reporting.add_option("--language", wanted_->language, "en or de; en when left out")
            ->check(CLI::IsMember({"en", "de"}));

        to(add("backup", "Copy the whole file, also while a game is played", backUp),
           "Campaign file to write")
            .required();
    }

  private:
    CLI::App& add(const char* name, const char* what, int (*work)(const Work&)) {
        CLI::App& command = *campaign_.add_subcommand(name, what);
        command.add_option("--file", wanted_->file, "Campaign file")->required();
        command.callback([wanted = wanted_, pdf = pdf_, work, &out = out_, &errors = errors_] {
            if (const int status = run(work, {*wanted, out, errors, *pdf})) throw CLI::RuntimeError(status);
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
    std::shared_ptr<PdfMaker> pdf_;
    std::shared_ptr<Wanted> wanted_ = std::make_shared<Wanted>();
};

}  // namespace
}  // namespace campaigns

CLI::App& addCampaignCommands(CLI::App& app, std::ostream& out, std::ostream& errors, PdfMaker pdf) {
    CLI::App& campaign = *app.add_subcommand(
        "campaign", "List, show, export, import, verify and report campaigns; who plays, and results");
    campaign.require_subcommand(1);
    campaign.footer(
        "Exit status: 0 when all was well, 1 when a game was found touched, 2 when nothing was done.");
    campaigns::Commands(campaign, out, errors, std::move(pdf)).addAll();
    addSeatCommands(campaign, out, errors);
    answers::Commands answering(campaign, out, errors);
    answers::addBgStats(answering);
    answers::addKeeping(answering);
    answers::addSearch(answering);
    answers::addSite(answering);
    answers::addBackups(answering);
    answers::addFromPaper(answering);
    return campaign;
}

CLI::App& addCampaignCommands(CLI::App& app, PdfMaker pdf) {
    return addCampaignCommands(app, std::cout, std::cerr, std::move(pdf));
}

}  // namespace adjutant::cli
