// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/league_command.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

#include "companion/cli/commands_in_step.hpp"
#include "companion/cli/league_commands.hpp"

namespace adjutant::cli {
namespace {

/// Makes the subcommands of `league`.
class LeagueCommands : CommandsInStep<leagues::Work> {
  public:
    using CommandsInStep::CommandsInStep;

    void addAll() {
        const auto [creating, created] = add("create", "Begin the league of a campaign", leagues::create);
        creating->add_option("--rules", created->rules, "JSON file with its rules (league/README.md)")
            ->required();

        const auto [entering, entered] = add("enter", "Enter somebody, from a round on", leagues::enter);
        person(*entering, *entered);
        entering->add_option("--round", entered->round,
                             "First round to play; the next one not paired when left out");
        entering->footer("A name that nobody has yet becomes one of the people of the campaign.");

        const auto [dropping, dropped] = add("drop", "Take somebody out, from a round on", leagues::drop);
        person(*dropping, *dropped);
        dropping->add_option("--round", dropped->round, "First round not played; not for a ladder");

        const auto [pairing, paired] = add("pair", "Pair a round, or show how it was paired", leagues::pair);
        pairing->add_option("--round", paired->round, "Round to pair")->required();

        addResult();

        const auto [ranking, ranked] = add("standings", "Show who stands where, and why", leagues::standings);
        ranking->add_option("--round", ranked->round, "After this round; after all of them when left out");
        ranking->add_option("--season", ranked->season,
                            "Of this season, from 1; of the one that the round is in when left out");

        const auto [reporting, reported] =
            add("trf", "Write the league as a tournament report file", leagues::trf);
        reporting->add_option("--out", reported->out, "File to write")->required();
        reporting->add_option("--format", reported->format, "16 or 26; 26 when left out")
            ->check(CLI::IsMember({16, 26}));
        reporting->add_flag("--force", reported->force, "Write over a file that is there");

        const auto [importing, imported] =
            add("import-trf", "Make a league of a tournament report file", leagues::importTrf);
        importing->add_option("from", imported->from, "File to read, TRF16 or TRF26")->required();
    }

  private:
    static void person(CLI::App& command, Wanted& wanted) {
        command.add_option("--person", wanted.person, "Name or number of the person")->required();
    }

    void addResult() {
        const auto [telling, told] =
            add("result", "Tell how a game came out, or correct it", leagues::result);
        telling->add_option("--round", told->round, "Round of the table");
        telling->add_option("--table", told->table, "Table, as it was paired; on a ladder a game to correct");
        telling->add_option("--a", told->a, "On a ladder: who played");
        telling->add_option("--b", told->b, "On a ladder: against whom");
        telling->add_option("--winner", told->winner, "Name or number of the winner");
        telling->add_flag("--draw", told->draw, "Nobody won");
        telling->add_option("--score", told->score, "Scores of a and of b")->expected(2);
        telling->add_option("--game", told->game, "Game of the campaign that this was");
        telling
            ->add_option("--figure", told->figures,
                         "A figure that a bonus asks for, and what a and b had of it")
            ->type_size(3)
            ->expected(1, CLI::detail::expected_max_vector_size)
            ->type_name("NAME A B");
        telling->footer("A correction is the same command again; it says what changed.");
    }
};

}  // namespace

void addLeagueCommands(CLI::App& app, std::ostream& out, std::ostream& errors) {
    CLI::App& league =
        *app.add_subcommand("league", "Leagues and ladders: enter, pair, tell results, show standings");
    league.require_subcommand(1);
    league.footer("Exit status: 0 when it was done, 1 when it was refused, 2 when the file cannot be used.");
    LeagueCommands(league, out, errors).addAll();
}

void addLeagueCommands(CLI::App& app) { addLeagueCommands(app, std::cout, std::cerr); }

}  // namespace adjutant::cli
