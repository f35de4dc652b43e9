// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/referee.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

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
bool serve(Table& table, std::istream& in, std::ostream& out) {
    while (const auto line = readLine(in, longestLine)) {
        out << answer(table, *line) << '\n' << std::flush;
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
        return serve(table, in, out) ? 0 : unheard({}, err);
    }
    std::optional<db::CampaignFile> file;
    std::optional<GameKeeper> keeper;
    std::optional<Table> table;
    try {
        file = db::CampaignFile::open(request.file);
        keeper.emplace(*file, request.campaign, request.game);
        table.emplace(surroundings(&*keeper));
        if (auto stored = keeper->stored())
            table->resume(stored->system, std::move(stored->entries), std::move(stored->states));
    } catch (const db::Error& error) {
        err << error.what() << '\n';
        return 2;
    } catch (const std::runtime_error& error) {
        err << "The game " << request.game << " in " << request.file
            << " cannot be taken up: " << error.what() << ". The file was left as it is.\n";
        return 2;
    }
    return serve(*table, in, out) ? 0 : unheard(request.file, err);
}

}  // namespace adjutant::cli
