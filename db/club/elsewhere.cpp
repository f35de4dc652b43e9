// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/elsewhere.hpp"

#include <nlohmann/json.hpp>

namespace adjutant::club {
namespace {

using nlohmann::json;

constexpr const char* tables = "tables";

}  // namespace

std::optional<Elsewhere> writtenElsewhere(const Notebook& notebook, const db::Game& here) {
    using Why = Elsewhere::Why;
    if (here.campaign != db::CampaignId{notebook.number("campaign-here")}) return {};
    const Membership member = notebook.membership();
    const auto game = notebook.gameOf(here.id);
    const bool held = game && !game->holder.empty() && game->holder != member.device;
    const std::string table = held ? tableName(notebook, game->holder) : std::string();
    if (member.role == "reader") return Elsewhere{.why = Why::reading, .table = table};
    if (held) return Elsewhere{.why = Why::held, .table = table};
    if (game && here.acts < game->acts) return Elsewhere{.why = Why::coming};
    return {};
}

std::string sentenceOf(const Elsewhere& elsewhere, const std::string& game) {
    switch (elsewhere.why) {
        case Elsewhere::Why::reading:
            return "This device is a reader of the club: it looks on, and changes nothing in the game '" +
                   game + "'. Ask the organiser for an invitation as a table.";
        case Elsewhere::Why::coming:
            return "The club has entries of the game '" + game +
                   "' that are not here yet. They come first; try again when `club status` shows them.";
        default:
            return "The game '" + game + "' is written by " +
                   (elsewhere.table.empty() ? "another table" : elsewhere.table) +
                   ". Watch it here, have it released there (`club release`), or take it over with "
                   "`referee --take-over` if that table is lost.";
    }
}

void noteTables(Notebook& notebook, const std::map<std::string, std::string>& names) {
    const std::string now = json(names).dump();
    if (notebook.word(tables) != now) notebook.setWord(tables, now);
}

std::string tableName(const Notebook& notebook, const std::string& device) {
    const json names = json::parse(notebook.word(tables), nullptr, false);
    const auto name = names.is_object() ? names.find(device) : names.end();
    return names.is_object() && name != names.end() && name->is_string() ? name->get<std::string>()
                                                                         : std::string();
}

}  // namespace adjutant::club
