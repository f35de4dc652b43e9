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

void serve(Table& table, std::istream& in, std::ostream& out) {
    while (const auto line = readLine(in, longestLine)) {
        out << answer(table, *line) << '\n' << std::flush;
        if (!out) return;
    }
}

}  // namespace

int referee(const RefereeRequest& request, std::istream& in, std::ostream& out, std::ostream& err) {
    if (request.file.empty()) {
        Table table(surroundings(nullptr));
        serve(table, in, out);
        return 0;
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
    serve(*table, in, out);
    return 0;
}

}  // namespace adjutant::cli
