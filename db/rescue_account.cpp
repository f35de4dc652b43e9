// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rescue_account.hpp"

#include <algorithm>
#include <utility>

namespace adjutant::db {

std::string counted(std::size_t count, const std::string& one, const std::string& more) {
    return std::to_string(count) + " " + (count == 1 ? one : more);
}

void RescueAccount::tell(std::size_t count, const char* one, const char* more) {
    if (count > 0) brought.push_back(counted(count, one, more) + ".");
}

void RescueAccount::tellCounts(const FoundRows& found) {
    const auto hasNote = [](const auto& one) { return !one.second.note.empty(); };
    const auto notes =
        std::ranges::count_if(found.games, hasNote) + std::ranges::count_if(found.people, hasNote);
    tell(found.people.size(), "person", "people");
    tell(seats, "seat of a game", "seats of games");
    tell(found.plays.size(), "play of a game without a log", "plays of games without a log");
    tell(static_cast<std::size_t>(notes), "note", "notes");
    tell(labels, "tag of a game", "tags of games");
    tell(photographs, "photograph", "photographs");
    tell(changes, "change that can be taken back", "changes that can be taken back");
    tell(found.settings.size(), "setting", "settings");
    tell(found.tags.size(), "code", "codes");
    tell(found.documents.size(), "document", "documents");
}

void RescueAccount::tellDamages(const FoundRows& found, int mendedTexts) {
    constexpr std::pair<const char*, const char*> kinds[] = {{"campaign", "campaigns"},
                                                             {"game", "games"},
                                                             {"entry", "entries of games"},
                                                             {"person", "people"},
                                                             {"side", "seats of games"},
                                                             {"play", "plays"},
                                                             {"play_side", "players of plays"},
                                                             {"league", "leagues"},
                                                             {"league_entry", "entries of leagues"},
                                                             {"league_entrant", "people of leagues"},
                                                             {"tag", "codes"},
                                                             {"document", "documents"},
                                                             {"game_tag", "tags of games"},
                                                             {"photograph", "photographs"},
                                                             {"change", "changes that could be taken back"},
                                                             {"setting", "settings"}};
    if (!found.tables)
        lost.emplace_back(
            "Which tables the file has cannot be read: nothing tells whether all people, seats, plays, "
            "codes, "
            "documents, tags and settings were found.");
    for (const auto& [table, what] : kinds)
        if (const auto damaged = found.unreadable.find(table); damaged != found.unreadable.end())
            lost.push_back(
                "Among the " + std::string(what) + " " +
                counted(static_cast<std::size_t>(damaged->second), "row or page is", "rows or pages are") +
                " damaged: what stood there may be missing.");
    for (const auto& [what, count] : homeless)
        lost.push_back(counted(count, "row", "rows") + " of the " + what +
                       " cannot be used: what they belong to cannot be read.");
    if (mendedTexts > 0)
        lost.push_back(counted(static_cast<std::size_t>(mendedTexts), "text has", "texts have") +
                       " letters that cannot be read; a sign stands for each.");
}

}  // namespace adjutant::db
