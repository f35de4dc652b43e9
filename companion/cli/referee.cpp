// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/referee.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/line_reader.hpp"
#include "companion/clock.hpp"
#include "companion/game_keeper.hpp"
#include "db/error.hpp"
#include "engine/table.hpp"

namespace adjutant::cli {
namespace {

using companion::GameKeeper;

constexpr std::size_t longestLine = 4U << 20U;  // the table refuses longer ones

Surroundings surroundings(Keeper* keeper) {
    return {.now = companion::utcNow,
            .seed = companion::randomSeed,
            .keeper = keeper,
            .oneGame = keeper != nullptr};
}

std::string refused(const char* code, const std::string& sentence) {
    const nlohmann::json reply{{"ok", false},
                               {"error", {{"code", code}, {"message", sentence}, {"say", sentence}}}};
    return reply.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// A start with the seats of the command line, where it does not seat the side itself. Other lines stay as they
/// are.
std::string withSeats(const std::string& line, const nlohmann::json& seats) {
    if (seats.empty()) return line;
    bool deep = false;  // the table refuses such lines; here they would be written again
    const auto look = [&](int depth, nlohmann::json::parse_event_t, const nlohmann::json&) {
        constexpr int deepestNesting = 64;
        deep = deep || depth > deepestNesting;
        return !deep;
    };
    nlohmann::json request = nlohmann::json::parse(line, look, false);
    if (deep || !request.is_object() || request.value("do", nlohmann::json()) != "start") return line;
    nlohmann::json all = seats;
    if (request.contains("seats") && request["seats"].is_object()) all.update(request["seats"]);
    if (!request.contains("seats") || request["seats"].is_object()) request["seats"] = all;
    return request.dump();
}

/// {side: {person, who}}. Throws a sentence when several people have the name.
nlohmann::json seatsIn(const RefereeRequest& request, const db::CampaignFile* file) {
    nlohmann::json seats = nlohmann::json::object();
    const auto campaign = file == nullptr ? std::nullopt : file->findCampaign(request.campaign);
    for (const auto& [side, person] : request.seats) {
        seats[side] = {{"person", person}};
        const auto meant = campaign ? file->personsCalled(campaign->id, person) : std::vector<db::Person>();
        if (meant.size() > 1)
            throw db::Error(db::Error::Kind::duplicate, "More than one person is called '" + person + "': " +
                                                            shownPeople(meant) + ". Name one by the number.");
        if (meant.size() == 1)
            seats[side] = {{"person", meant.front().name}, {"who", db::shownId(meant.front().id)}};
    }
    return seats;
}

std::string answer(Table& table, const std::string& line) {
    try {
        return table.answerLine(line);
    } catch (const db::Error& error) {  // nothing has changed when the file could not keep an entry
        return refused("not-kept", error.what());
    } catch (const std::exception& error) {  // such as memory that ran out; nothing has changed either
        return refused("not-done", std::string("That could not be done: ") + error.what() + ".");
    }
}

// Whether every answer was written.
bool serve(Table& table, const nlohmann::json& seats, std::istream& in, std::ostream& out) {
    while (const auto line = readLine(in, longestLine)) {
        out << answer(table, line->size() > longestLine ? *line : withSeats(*line, seats)) << '\n' << std::flush;
        if (!out) return false;
    }
    return true;
}

// Nobody hears the answers any more; an act that came with the last line has been done all the same.
int unheard(const std::string& file, std::ostream& err) {
    err << "An answer could not be written, so no further line was read.";
    if (!file.empty()) err << " What was accepted, also by the last line read, is kept in " << file << ".";
    err << '\n';
    return 1;
}

}  // namespace

int referee(const RefereeRequest& request, std::istream& in, std::ostream& out, std::ostream& err) {
    if (request.file.empty()) {
        Table table(surroundings(nullptr));
        return serve(table, seatsIn(request, nullptr), in, out) ? 0 : unheard({}, err);
    }
    nlohmann::json seats;
    std::optional<db::CampaignFile> file;
    std::optional<GameKeeper> keeper;
    std::optional<Table> table;
    try {
        file = db::CampaignFile::open(request.file);
        keeper.emplace(*file, request.campaign, request.game);
        table.emplace(surroundings(&*keeper));
        seats = seatsIn(request, &*file);
        if (auto stored = keeper->stored()) {
            table->resume(stored->system, std::move(stored->entries), std::move(stored->states));
            if (!seats.empty())
                err << "The game " << request.game
                    << " has been started already, so --seat changes nothing. `campaign seat` does.\n";
        }
    } catch (const db::Error& error) {
        err << error.what() << '\n';
        return 2;
    } catch (const std::runtime_error& error) {
        err << "The game " << request.game << " in " << request.file
            << " cannot be taken up: " << error.what() << ". The file was left as it is.\n";
        return 2;
    }
    return serve(*table, seats, in, out) ? 0 : unheard(request.file, err);
}

}  // namespace adjutant::cli
