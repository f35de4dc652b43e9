// SPDX-License-Identifier: GPL-3.0-or-later
// `club site`: one page of standings, results and games, for a web server that only hands out files.
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_work.hpp"
#include "companion/cli/club_commands.hpp"
#include "companion/cli/club_veil.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/cli/league_book.hpp"
#include "companion/clock.hpp"
#include "db/club/club.hpp"
#include "db/text_file.hpp"
#include "league/fraction.hpp"
#include "league/standings.hpp"

namespace adjutant::cli::clubs {
namespace {

std::string escaped(const std::string& text) {
    std::string out;
    for (const char letter : text) {
        switch (letter) {
            case '&':
                out += "&amp;";
                break;
            case '<':
                out += "&lt;";
                break;
            case '>':
                out += "&gt;";
                break;
            case '"':
                out += "&quot;";
                break;
            default:
                out += letter;
        }
    }
    return out;
}

std::string row(const std::vector<std::string>& cells, const char* cell = "td") {
    std::string line = "<tr>";
    for (const std::string& text : cells)
        line += std::string("<") + cell + ">" + escaped(text) + "</" + cell + ">";
    return line + "</tr>\n";
}

std::string standings(const db::CampaignFile& file, const db::Campaign& campaign) {
    if (file.leagueEntries(campaign.id).empty()) return {};
    const LeagueBook book(file, campaign);
    std::string table = "<h2>Standings</h2>\n<table>\n" +
                        row({"Rank", "Name", "Club", "Played", "Won", "Drawn", "Lost", "Points"}, "th");
    for (const league::Standing& one : league::standings(book.league())) {
        const auto& entrant = book.league().entrant(one.entrant);
        table +=
            row({std::to_string(one.rank), entrant.name, entrant.club, std::to_string(one.tally.played()),
                 std::to_string(one.tally.won), std::to_string(one.tally.drawn),
                 std::to_string(one.tally.lost), league::shown(one.tally.points)});
    }
    return table + "</table>\n";
}

std::string games(const db::CampaignFile& file, const db::Campaign& campaign) {
    std::string table =
        "<h2>Games</h2>\n<table>\n" + row({"Game", "Who plays", "How it stands", "Ended"}, "th");
    for (const db::Game& game : file.games(campaign.id)) {
        const db::Result result = file.result(game.id);
        std::string who;
        for (const db::SideResult& side : result.sides)
            who += (who.empty() ? "" : ", ") + side.name + (side.person.empty() ? "" : ": " + side.person) +
                   (side.outcome == "open" ? "" : " (" + side.outcome + ")");
        const auto summary = nlohmann::json::parse(game.summary, nullptr, false);
        table += row({game.name, who, summary.is_object() ? summary.value("say", "") : "", result.ended});
    }
    return table + "</table>\n";
}

}  // namespace

void site(const Work& work) {
    namespace fs = std::filesystem;
    const fs::path page = fs::path(work.wanted.out) / "index.html";
    campaigns::requireNew(page.string(), work.wanted.force);
    club::Notebook notebook = club::Notebook::open(work.wanted.file);
    const club::Membership member = notebook.membership();
    {
        const ClubVeil veil;
        club::OwnDoor door(work.wanted.file);
        club::Link link(member.url, club::linkName(member));
        static_cast<void>(club::Sync(notebook, door, veil, link).pass());
    }
    const auto file = db::CampaignFile::openToRead(work.wanted.file);
    const db::Campaign campaign = file.campaign(db::CampaignId{notebook.number("campaign-here")});
    fs::create_directories(work.wanted.out);
    db::saveText(
        page.string(),
        "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\">"
        "<meta name=\"viewport\" content=\"width=device-width\"><title>" +
            escaped(campaign.name) +
            "</title>\n<style>body{font:1rem/1.5 sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}"
            "table{border-collapse:collapse;width:100%}th,td{padding:.4rem .6rem;text-align:left;"
            "border-bottom:1px solid #8886}</style></head>\n<body>\n<h1>" +
            escaped(campaign.name) + "</h1>\n" + standings(file, campaign) + games(file, campaign) +
            "<p>As of " + companion::utcNow() + "</p>\n</body>\n</html>\n");
    work.out << lineOf({{"ok", true}, {"file", page.string()}});
}

}  // namespace adjutant::cli::clubs
