// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/chronicle_command.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

#include "companion/cli/chronicle_commands.hpp"
#include "companion/cli/commands_in_step.hpp"

namespace adjutant::cli {
namespace {

/// Makes the subcommands of `chronicle`.
class ChronicleCommands : CommandsInStep<chronicles::Work> {
  public:
    using CommandsInStep::CommandsInStep;

    void addAll() {
        addPeople();
        addFigures();
        const auto [noting, noted] =
            add("note", "Note something on a roster, a side or the campaign", chronicles::note);
        noting->add_option("--who", noted->who, "Roster or side; the campaign when left out");
        noting->add_option("--member", noted->member, "Name or number of a member");
        noting->add_option("--text", noted->text, "The note")->required();

        const auto [undoing, undone] = add("undo", "Let an entry not count any more", chronicles::undo);
        undoing->add_option("--entry", undone->entry, "Its number, as `chronicle log` shows it")->required();
        undoing->add_option("--reason", undone->text, "Such as: not killed after all");
        undoing->footer(
            "An undoing is an entry, and can be undone. An entry that a later one rests on is not.");

        const auto [showing, shown] =
            add("show", "Show what everybody has, and where it comes from", chronicles::show);
        showing->add_option("--who", shown->who, "This roster or side alone");
        const auto [logging, logged] = add("log", "Show the entries, one a line", chronicles::log);
        logging->add_option("--who", logged->who, "Those of this roster or side alone");
        addAfter();
    }

  private:
    static void whose(CLI::App& command, Wanted& wanted) {
        command.add_option("--who", wanted.who, "Name of the roster or side")->required();
        command.add_option("--member", wanted.member, "Name or number of a member");
    }
    static void source(CLI::App& command, Wanted& wanted) {
        command.add_option("--game", wanted.game, "Game of the campaign that it comes from");
        command.add_option("--line", wanted.line, "Number of the line of that game");
    }

    void addPeople() {
        const auto [beginning, begun] = add("begin", "Link the games of a campaign", chronicles::begin);
        beginning->add_option(
            "--field", begun->fields,
            "What the campaign keeps, such as gold, title:words, debts:below-zero; lost, injuries, "
            "experience, resources and places when left out");
        const auto [fielding, fielded] = add("field", "Keep one thing more", chronicles::field);
        fielding->add_option("--name", fielded->name, "Its name, as of --field of begin")->required();

        const auto [enrolling, enrolled] = add("enrol", "Enrol a roster or a side", chronicles::enrol);
        enrolling->add_option("--name", enrolled->name, "Its name")->required();
        enrolling->add_option("--kind", enrolled->kind, "roster or side; roster when left out")
            ->check(CLI::IsMember({"roster", "side"}));
        enrolling->add_option("--member", enrolled->members, "A member of the roster");
        enrolling->add_option("--player", enrolled->player, "Name or number of who plays it");
        const auto [joining, joined] = add("join", "Add somebody to a roster", chronicles::join);
        joining->add_option("--who", joined->who, "Name of the roster")->required();
        joining->add_option("--name", joined->name, "Name of the member")->required();
    }

    void addFigures() {
        const auto [carrying, carried] = add("carry", "Carry something over", chronicles::carry);
        whose(*carrying, *carried);
        carrying->add_option("--field", carried->field, "What")->required();
        carrying->add_option("--by", carried->by, "How much more, or less: -2");
        carrying->add_option("--words", carried->words, "Of a field of words");
        source(*carrying, *carried);

        const auto [moving, moved] = add("transfer", "Let something change hands", chronicles::transfer);
        moving->add_option("--field", moved->field, "What")->required();
        moving->add_option("--amount", moved->amount, "How much")->required();
        moving->add_option("--from", moved->who, "Roster or side that gives it")->required();
        moving->add_option("--from-member", moved->member, "Name or number of a member");
        moving->add_option("--to", moved->to, "Roster or side that takes it")->required();
        moving->add_option("--to-member", moved->toMember, "Name or number of a member");
        source(*moving, *moved);

        const auto [ruling, ruled] = add("rule", "Correct a figure, with a reason", chronicles::rule);
        whose(*ruling, *ruled);
        ruling->add_option("--field", ruled->field, "What")->required();
        ruling->add_option("--is", ruled->is, "What it is");
        ruling->add_option("--words", ruled->words, "What they are, of a field of words");
        ruling->add_option("--reason", ruled->text, "Why")->required();
        source(*ruling, *ruled);
    }

    void addAfter() {
        const auto [asking, asked] =
            add("after", "Show what a game that is over leaves, one a line", chronicles::after);
        asking->add_option("--game", asked->game, "Name of the game; may be left out when there is one");
        asking->add_flag("--take", asked->take, "Write it into the chronicle");
        asking->add_option("--except", asked->except, "Number of a line that is not so");
        asking
            ->add_option("--as", asked->as, "Number of a line, and the field that it counts for: 3 injuries")
            ->type_size(2)
            ->expected(1, CLI::detail::expected_max_vector_size)
            ->type_name("NUMBER FIELD");
        asking->footer(
            "It is filled from the game's journal. What the chronicle has from this game is not shown.");
    }
};

}  // namespace

void addChronicleCommands(CLI::App& app, std::ostream& out, std::ostream& errors) {
    CLI::App& command =
        *app.add_subcommand("chronicle", "Linked campaigns: what rosters and sides carry from game to game");
    command.require_subcommand(1);
    command.footer("Exit status: 0 when it was done, 1 when it was refused, 2 when the file cannot be used.");
    ChronicleCommands(command, out, errors).addAll();
}

void addChronicleCommands(CLI::App& app) { addChronicleCommands(app, std::cout, std::cerr); }

}  // namespace adjutant::cli
