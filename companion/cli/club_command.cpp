// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/club_command.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "companion/cli/club_commands.hpp"
#include "companion/cli/json_answers.hpp"
#include "db/club/club_error.hpp"

namespace adjutant::cli {
namespace {

using club::ClubError;
using clubs::Wanted;

/// The word of what is refused; nothing where the file or the database cannot be used.
const char* codeOf(ClubError::Kind kind) {
    switch (kind) {
        case ClubError::Kind::untrusted:
            return "untrusted";
        case ClubError::Kind::badUrl:
            return "bad-url";
        case ClubError::Kind::notAllowed:
        case ClubError::Kind::notOwner:
            return "not-allowed";
        case ClubError::Kind::noClub:
            return "no-club";
        case ClubError::Kind::newer:
            return "newer";
        case ClubError::Kind::older:
            return "older";
        case ClubError::Kind::notJoined:
            return "not-joined";
        case ClubError::Kind::joined:
            return "joined";
        case ClubError::Kind::taken:
            return "duplicate";
        case ClubError::Kind::held:
            return "held";
        case ClubError::Kind::noKey:
            return "no-key";
        case ClubError::Kind::unknownGame:
            return "unknown-game";
        case ClubError::Kind::unknownRecord:
            return "unknown-record";
        case ClubError::Kind::refused:
            return "refused";
        case ClubError::Kind::unsent:
            return "not-sent";
        case ClubError::Kind::touched:
            return "touched";
        default:
            return nullptr;
    }
}

class Commands {
  public:
    Commands(CLI::App& app, std::ostream& out, std::ostream& errors)
        : app_(app), out_(out), errors_(errors) {}

    void addAll() {
        const auto [creating, created] =
            add("create", "Make a club of a campaign, in a PostgreSQL", clubs::create);
        url(*creating, *created, "PostgreSQL URL of the database, as its owner");
        creating->add_option("--campaign", created->campaign, "Name of the campaign; made when absent")
            ->required();
        name(*creating, *created);
        creating->footer("Also brings an older database up to date, after a dump beside the campaign file.");

        const auto [inviting, invited] =
            add("invite", "Print the text of a code that lets somebody join", clubs::invite);
        inviting->add_option("--role", invited->role, "table: may play; reader: may only look")
            ->required()
            ->check(CLI::IsMember({"table", "reader"}));

        const auto [withdrawing, withdrawn] =
            add("withdraw", "Take an invitation back, also one that a tablet joined with", clubs::withdraw);
        withdrawing->add_option("--name", withdrawn->name, "What the others call its tablet");
        withdrawing->add_flag("--unused", withdrawn->unused, "All that no tablet joined with");
        withdrawing->footer(
            "Its tablet keeps its file and is asked for nothing more. A game that it holds is taken over as "
            "that of "
            "a lost tablet.");

        const auto [joining, joined] =
            add("join", "Join a club with a campaign file, made when absent", clubs::join);
        url(*joining, *joined, "The text of an invitation, or a PostgreSQL URL");
        joining->add_option("--campaign", joined->campaign,
                            "Name of the campaign; may be left out when there is one");
        name(*joining, *joined);

        const auto [syncing, synced] = add("sync", "Send and fetch what is missing", clubs::sync);
        syncing->add_flag("--watch", synced->watch, "Go on until stopped; a line for each game that grows");

        const auto [moving, moved] = add("move", "Go on with the same club at another address", clubs::move);
        url(*moving, *moved, "PostgreSQL URL with the login that this tablet joined with");

        const auto [leaving, left] = add("leave", "Leave the club with everything", clubs::leave);
        leaving->add_flag("--at-once", left->atOnce,
                          "Also when the club cannot be reached, or has not got all of the league");

        add("status", "Show what is in step, and since when", clubs::status);

        const auto [releasing, released] =
            add("release", "Give a game back, for another table", clubs::release);
        releasing->add_option("--game", released->game, "Name of the game")->required();

        const auto [settling, settled] =
            add("settle", "Choose one of two changes to one thing", clubs::settle);
        settling->add_option("--kind", settled->kind, "As status has it, such as document")->required();
        settling->add_option("--name", settled->name, "As status has it")->required();
        settling->add_option("--keep", settled->version, "Which of its versions counts, from 1")->required();

        const auto [saving, saved] = add("backup", "Dump the whole club into one file", clubs::backup);
        saving->add_option("--out", saved->out, "File to write")->required();
        saving->add_flag("--force", saved->force, "Write over a file that is there");

        const auto [restoring, restored] =
            add("restore", "Put a dump into an empty database", clubs::restore, false);
        url(*restoring, *restored, "PostgreSQL URL of the empty database");
        restoring->add_option("from", restored->from, "File that `club backup` wrote")->required();

        const auto [showing, shown] = add("site", "Write pages of standings and results", clubs::site);
        showing->add_option("--out", shown->out, "Folder to write")->required();
        showing->add_flag("--force", shown->force, "Write over a page that is there");
    }

  private:
    std::pair<CLI::App*, std::shared_ptr<Wanted>> add(const char* name, const char* what,
                                                      void (*work)(const clubs::Work&), bool ofFile = true) {
        const auto wanted = std::make_shared<Wanted>();
        CLI::App* made = app_.add_subcommand(name, what);
        if (ofFile) made->add_option("--file", wanted->file, "Campaign file")->required();
        made->callback([wanted, work, &out = out_, &errors = errors_] {
            const auto done = [&] {
                try {
                    work({*wanted, out, errors});
                } catch (const ClubError& error) {
                    if (const char* code = codeOf(error.kind)) throw Refused(code, error.what());
                    throw;
                }
                return 0;
            };
            if (const int status = answered(done, out, errors)) throw CLI::RuntimeError(status);
        });
        return {made, wanted};
    }

    static void url(CLI::App& command, Wanted& wanted, const char* what) {
        command.add_option("--url", wanted.url, what)->required();
    }
    static void name(CLI::App& command, Wanted& wanted) {
        command.add_option("--name", wanted.name, "What the others call this tablet");
    }

    CLI::App& app_;
    std::ostream& out_;
    std::ostream& errors_;
};

}  // namespace

void addClubCommands(CLI::App& app, std::ostream& out, std::ostream& errors) {
    CLI::App& club =
        *app.add_subcommand("club", "Keep a campaign in step with other tablets by a PostgreSQL");
    club.require_subcommand(1);
    club.footer(
        "Exit status: 0 when it was done, 1 when it was refused, 2 when the file or the database cannot be "
        "used.");
    Commands(club, out, errors).addAll();
}

void addClubCommands(CLI::App& app) { addClubCommands(app, std::cout, std::cerr); }

}  // namespace adjutant::cli
