// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/campaign_text.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>

#include "companion/cli/terminal_text.hpp"
#include "db/line_of_play.hpp"

namespace adjutant::cli {
namespace {

using nlohmann::json;

/// `round 3` from a summary that tells it, as the app and the referee write it; nothing from another.
std::string roundIn(const std::string& summary) {
    const json told = json::parse(summary, nullptr, false);
    if (!told.is_object() || !told.contains("round") || !told["round"].is_number_integer()) return "";
    return ", round " + std::to_string(told["round"].get<std::int64_t>());
}

/// ", French: Ann, British: Boris", with the winner marked.
std::string playedIn(const db::Result& result) {
    std::string played;
    for (const db::SideResult& side : result.sides) {
        const bool won = side.outcome == "win";
        if (side.person.empty() && !won) continue;
        played += ", " + forTerminal(side.name) +
                  (side.person.empty() ? "" : ": " + forTerminal(side.person)) + (won ? " (won)" : "");
    }
    const bool drawn = !result.sides.empty() && result.sides.front().outcome == "draw";
    return played + (drawn ? ", a draw" : "");
}

void listGame(const db::CampaignFile& file, const db::Game& game, std::ostream& out) {
    out << "  " << forTerminal(game.name) << " (" << forTerminal(game.system)
        << "): " << counted(game.acts, "entry", "entries") << roundIn(game.summary)
        << (game.finished ? ", finished" : "") << (file.archivedAt(game.id).empty() ? "" : ", archived")
        << playedIn(file.result(game.id)) << ", last played " << forTerminal(game.changed) << '\n';
}

/// The sentences of an entry, or what was asked when the events have none.
std::string sentencesOf(const EntryText& entry) {
    std::string text;
    const json events = json::parse(entry.events, nullptr, false);
    if (events.is_array())
        for (const json& event : events)
            if (event.is_object() && event.contains("say") && event["say"].is_string())
                text += (text.empty() ? "" : " ") + event["say"].get<std::string>();
    return text.empty() ? entry.request : text;
}

}  // namespace

std::string counted(std::int64_t number, const char* one, const char* many) {
    return std::to_string(number) + " " + (number == 1 ? one : many);
}

void listCampaigns(const db::CampaignFile& file, std::ostream& out) {
    file.readSnapshot([&] {
        const auto campaigns = file.campaigns();
        if (campaigns.empty()) out << "No campaign yet.\n";
        for (const db::Campaign& campaign : campaigns) {
            out << forTerminal(campaign.name) << '\n';
            for (const db::Game& game : file.games(campaign.id)) listGame(file, game, out);
        }
    });
}

void showCampaign(const db::CampaignFile& file, const db::Campaign& campaign, std::ostream& out) {
    file.readSnapshot([&] {
        out << forTerminal(campaign.name) << ", begun " << forTerminal(campaign.created) << '\n';
        for (const db::Person& person : file.persons(campaign.id))
            out << "  person " << forTerminal(person.name)
                << (person.club.empty() ? "" : " (" + forTerminal(person.club) + ")") << '\n';
        for (const db::Tag& tag : file.tags(campaign.id))
            out << "  tag " << forTerminal(tag.code) << ": " << forTerminal(tag.kind) << ' '
                << forTerminal(tag.target) << '\n';
        for (const db::Document& document : file.documents(campaign.id))
            out << "  " << forTerminal(document.kind) << ' ' << forTerminal(document.name) << ": "
                << counted(static_cast<std::int64_t>(document.text.size()), "byte", "bytes") << '\n';
        for (const db::Game& game : file.games(campaign.id)) listGame(file, game, out);
    });
}

void showGame(const db::CampaignFile& file, const db::Game& game, std::ostream& out) {
    const auto entries = file.journal(game.id).entries();
    const auto leftOut = db::lineOfPlay(entries).leftOut;
    listGame(file, game, out);
    for (const EntryText& entry : entries) {
        const bool counts = !std::binary_search(leftOut.begin(), leftOut.end(), entry.seq);
        out << "  " << entry.seq << (counts ? "  " : "x ") << forTerminal(entry.at) << "  "
            << forTerminal(sentencesOf(entry)) << '\n';
    }
    if (!leftOut.empty()) out << "  (x: taken back, or on another line of play)\n";
}

}  // namespace adjutant::cli
