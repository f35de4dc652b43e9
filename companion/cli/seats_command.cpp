// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/seats_command.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/club_step.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/clock.hpp"
#include "companion/doors/results_table.hpp"
#include "companion/game_keeper.hpp"
#include "db/club/elsewhere.hpp"
#include "db/error.hpp"
#include "engine/table.hpp"

namespace adjutant::cli {
namespace {

using db::CampaignFile;
using Json = nlohmann::ordered_json;

struct Wanted {
    std::string file, campaign, game, side, person, name, club;
    bool another = false, csv = false;
};

struct Work {
    const Wanted& wanted;
    std::ostream& out;
    std::ostream& errors;
};

Json written(const db::Person& person) {
    return {{"id", db::shownId(person.id)}, {"name", person.name}, {"club", person.club}};
}

int people(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    for (const db::Person& person : file.persons(campaignIn(file, work.wanted.campaign).id))
        work.out << lineOf(written(person));
    return 0;
}

/// The campaign, made when it is named and not there.
db::CampaignId campaignFor(CampaignFile& file, const std::string& name) {
    if (name.empty() || file.findCampaign(name)) return campaignIn(file, name).id;
    return file.addCampaign(name, companion::utcNow());
}

int person(const Work& work) {
    CampaignFile file = CampaignFile::open(work.wanted.file);
    Json answer{{"ok", true}};
    file.atomically([&] {
        const db::CampaignId campaign = campaignFor(file, work.wanted.campaign);
        const auto there = file.persons(campaign);
        const auto& name = work.wanted.name;
        if (!work.wanted.another && std::ranges::count(there, name, &db::Person::name) > 0)
            throw Refused("duplicate",
                          "Somebody is called '" + name +
                              "' already. With --another a second person of that name is added.");
        const db::PersonId id = file.addAnother(campaign, name, work.wanted.club);
        answer.update(written({id, name, work.wanted.club}));
    });
    work.out << lineOf(answer);
    return 0;
}

/// The act that seats the person; a name that nobody has yet is taken as it is.
nlohmann::json seatRequest(const CampaignFile& file, db::CampaignId campaign, const Wanted& wanted) {
    nlohmann::json request{{"do", "seat"}, {"side", wanted.side}, {"person", wanted.person}};
    const auto meant = file.personsCalled(campaign, wanted.person);
    if (meant.size() > 1)
        throw Refused("ambiguous-person", "More than one person is called '" + wanted.person +
                                              "': " + shownPeople(meant) + ". Name one by the number.");
    if (meant.empty() && db::personIdFrom(wanted.person))
        throw Refused("unknown-person", "Nobody in the campaign has the number " + wanted.person +
                                            ". `campaign people` shows who there is.");
    if (!meant.empty()) {
        request["person"] = meant.front().name;
        request["who"] = db::shownId(meant.front().id);
    }
    return request;
}

/// In a club the game may be another table's to write.
void requireOurs(const std::string& file, const db::Game& game) {
    if (!club::Notebook::isThere(file)) return;
    if (const auto elsewhere = writtenElsewhere(club::Notebook::open(file), game))
        throw Refused("held", sentenceOf(*elsewhere, game.name));
}

int seatIn(const Work& work) {
    CampaignFile file = CampaignFile::open(work.wanted.file);
    const db::Game game = gameIn(file, work.wanted.campaign, work.wanted.game);
    requireOurs(work.wanted.file, game);
    const nlohmann::json request = seatRequest(file, game.campaign, work.wanted);
    companion::GameKeeper keeper(file, file.campaign(game.campaign).name, game.name);
    auto stored = keeper.stored();
    if (!stored) throw Refused("no-game", "The game '" + game.name + "' has not been started.");
    Table table(Environment{
        .now = companion::utcNow, .seed = companion::randomSeed, .sink = &keeper, .oneGame = true});
    table.resume(stored->system, std::move(stored->entries), std::move(stored->states));
    const nlohmann::json reply = table.answer(request);
    work.out << jsonForTerminal(reply.dump()) << '\n';
    return reply.value("ok", false) ? 0 : refusedStatus;
}

int seat(const Work& work) {
    keepInStep(work.wanted.file, work.errors);
    const int status = seatIn(work);
    keepInStep(work.wanted.file, work.errors);
    return status;
}

int results(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    const db::CampaignId campaign = campaignIn(file, work.wanted.campaign).id;
    const auto games = companion::playedGames(file, campaign);
    const auto plays = file.plays(campaign);
    if (work.wanted.csv) work.out << companion::resultsTable(games, plays);
    int status = 0;
    for (const companion::PlayedGame& played : games) {
        if (!played.unreadable.empty()) {
            work.errors << "The game " << quotedName(played.game.name)
                        << " cannot be read: " << forTerminal(played.unreadable) << ".\n";
            status = refusedStatus;
        } else if (!work.wanted.csv) {
            work.out << lineOf(companion::jsonOf(played));
        }
    }
    if (!work.wanted.csv)
        for (const db::Play& play : plays) work.out << lineOf(companion::jsonOf(play));
    return status;
}

}  // namespace

void addSeatCommands(CLI::App& campaign, std::ostream& out, std::ostream& errors) {
    const auto add = [&](const char* name, const char* what, int (*command)(const Work&)) {
        const auto wanted = std::make_shared<Wanted>();
        CLI::App* made = campaign.add_subcommand(name, what);
        made->add_option("--file", wanted->file, "Campaign file")->required();
        made->add_option("--campaign", wanted->campaign,
                         "Name of the campaign; may be left out when there is one");
        made->callback([wanted, command, &out, &errors] {
            const Work work{*wanted, out, errors};
            if (const int status = answered([&] { return command(work); }, out, errors))
                throw CLI::RuntimeError(status);
        });
        return std::pair(made, wanted.get());
    };
    add("people", "List the people of a campaign", people);

    const auto [adding, newcomer] = add("person", "Add a person to a campaign", person);
    adding->add_option("--name", newcomer->name, "Name of the person")->required();
    adding->add_option("--club", newcomer->club, "Club of the person");
    adding->add_flag("--another", newcomer->another, "Also when somebody has the name already");

    const auto [seating, seated] = add("seat", "Say who plays a side of a game", seat);
    seating->add_option("--game", seated->game, "Name of the game; may be left out when there is one");
    seating->add_option("--side", seated->side, "Side, as the rules of the game call it")->required();
    seating->add_option("--person", seated->person, "Name or number of the person; empty for nobody")
        ->required();
    seating->footer("A name that nobody has yet becomes one of the people of the campaign.");

    const auto [telling, told] = add("results", "List who played and how the games came out", results);
    telling->add_flag("--csv", told->csv, "A table with a line for each side, instead of JSON");
}

}  // namespace adjutant::cli
