// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/seats_command.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <ctime>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/clock.hpp"
#include "companion/game_keeper.hpp"
#include "companion/game_results.hpp"
#include "db/error.hpp"

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

int seat(const Work& work) {
    CampaignFile file = CampaignFile::open(work.wanted.file);
    const db::Game game = gameIn(file, work.wanted.campaign, work.wanted.game);
    const nlohmann::json request = seatRequest(file, game.campaign, work.wanted);
    companion::GameKeeper keeper(file, file.campaign(game.campaign).name, game.name);
    auto stored = keeper.stored();
    if (!stored) throw Refused("no-game", "The game '" + game.name + "' has not been started.");
    Table table(Environment{
        .now = companion::utcNow, .seed = companion::randomSeed, .sink = &keeper, .oneGame = true});
    table.resume(stored->system, std::move(stored->entries), std::move(stored->states));
    const nlohmann::json reply = table.answer(request);
    work.out << reply.dump() << '\n';
    return reply.value("ok", false) ? 0 : refusedStatus;
}

/// Minutes between two times as the journal writes them; nothing where one cannot be read.
std::optional<std::int64_t> minutesBetween(const std::string& from, const std::string& to) {
    const auto read = [](const std::string& at) -> std::optional<std::int64_t> {
        std::tm time{};
        if (::strptime(at.c_str(), "%Y-%m-%dT%H:%M:%S", &time) == nullptr) return {};
        return ::timegm(&time);
    };
    const auto began = read(from);
    const auto ended = read(to);
    if (!began || !ended) return {};
    constexpr std::int64_t secondsOfAMinute = 60;
    return (*ended - *began) / secondsOfAMinute;
}

template <class Value>
Json orNull(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

Json written(const db::Game& game, const std::string& started, const db::Result& result) {
    Json sides = Json::array();
    for (const db::SideResult& side : result.sides)
        sides.push_back({{"side", side.side},
                         {"person", side.person.empty() ? Json() : Json(side.person)},
                         {"outcome", side.outcome},
                         {"score", orNull(side.score)}});
    const bool ended = !result.ended.empty();
    return {{"game", game.name},
            {"system", game.system},
            {"started", started},
            {"ended", ended ? Json(result.ended) : Json()},
            {"length-minutes", ended ? orNull(minutesBetween(started, result.ended)) : Json()},
            {"sides", std::move(sides)},
            {"by", result.by.empty() ? Json() : Json(result.by)}};
}

/// A field of a comma-separated line (RFC 4180).
std::string csvField(const Json& value) {
    if (value.is_null()) return "";
    std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char letter : text) quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return quoted + "\"";
}

/// A line for each side.
void writeCsv(const Json& game, std::ostream& out) {
    for (const Json& side : game.at("sides")) {
        std::string line;
        for (const Json& value : {game.at("game"), game.at("system"), game.at("started"), game.at("ended"),
                                  game.at("length-minutes"), side.at("side"), side.at("person"),
                                  side.at("outcome"), side.at("score"), game.at("by")})
            line += (line.empty() ? "" : ",") + csvField(value);
        out << line << "\r\n";
    }
}

int results(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    auto games = file.games(campaignIn(file, work.wanted.campaign).id);
    std::ranges::sort(games, {}, [](const db::Game& game) { return std::pair(game.created, game.id); });
    int status = 0;
    if (work.wanted.csv)
        work.out << "game,system,started,ended,length-minutes,side,person,outcome,score,by\r\n";
    for (const db::Game& game : games) {
        if (game.acts == 0) continue;
        try {
            const Json line = written(game, game.created, companion::resultOf(file, game));
            work.wanted.csv ? writeCsv(line, work.out) : static_cast<void>(work.out << lineOf(line));
        } catch (const db::Error&) {
            throw;
        } catch (const std::exception& error) {
            work.errors << "The game " << quotedName(game.name)
                        << " cannot be read: " << forTerminal(error.what()) << ".\n";
            status = refusedStatus;
        }
    }
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
