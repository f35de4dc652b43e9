// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/league_asked.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::club {
namespace {

using nlohmann::json;

// No kinds of the club's.
constexpr const char* askedAct = "league-asked";
constexpr const char* whatWasHad = "league-had";

json written(const EntryText& entry) {
    return {{"seq", entry.seq},     {"parent", entry.parent}, {"at", entry.at},    {"request", entry.request},
            {"rolls", entry.rolls}, {"events", entry.events}, {"hash", entry.hash}};
}

EntryText entryIn(const json& told) {
    return {.seq = told.at("seq"),
            .parent = told.at("parent"),
            .at = told.at("at"),
            .request = told.at("request"),
            .rolls = told.at("rolls"),
            .events = told.at("events"),
            .hash = told.at("hash")};
}

json written(const LeagueAsked& asked) {
    return {{"had", asked.had},       {"line", asked.act.line},  {"part", asked.act.part},
            {"name", asked.act.name}, {"club", asked.act.club},  {"here", asked.act.here},
            {"why", asked.act.why},   {"facts", asked.act.facts}};
}

LeagueAsked askedIn(const std::string& about, const json& told) {
    return {.act = {.line = told.at("line"),
                    .part = told.at("part"),
                    .about = about,
                    .name = told.at("name"),
                    .club = told.at("club"),
                    .here = told.at("here"),
                    .why = told.at("why"),
                    .facts = told.at("facts")},
            .had = told.at("had")};
}

}  // namespace

std::vector<LeagueAsked> askedOfLeague(const Notebook& notebook) {
    std::vector<LeagueAsked> all;
    for (const auto& [about, text] : notebook.agreedOf(askedAct)) {
        try {
            all.push_back(askedIn(about, json::parse(text)));
        } catch (const json::exception&) {  // of a later Adjutant: it stays there
            continue;
        }
    }
    std::ranges::sort(all, {}, [](const LeagueAsked& one) { return one.act.name; });
    return all;
}

void ask(Notebook& notebook, LeagueAsked asked) {
    const auto others = askedOfLeague(notebook);
    const std::string name = asked.act.name;
    const auto isTaken = [&] {
        return std::ranges::any_of(others, [&](const LeagueAsked& other) {
            return other.act.about != asked.act.about && other.act.name == asked.act.name;
        });
    };
    for (int number = 2; isTaken(); ++number) asked.act.name = name + " (" + std::to_string(number) + ")";
    notebook.setAgreed(askedAct, asked.act.about, written(asked).dump());
}

void answer(Notebook& notebook, const std::string& about) { notebook.setAgreed(askedAct, about, {}); }

std::string keepHad(Notebook& notebook, const OwnJournal& here, std::int64_t common) {
    json entries = json::array();
    for (auto i = static_cast<std::size_t>(common); i < here.entries.size(); ++i)
        entries.push_back(written(here.entries[i]));
    std::string key = here.entries.back().hash;
    notebook.setAgreed(whatWasHad, key,
                       json{{"common", common}, {"entries", entries}, {"people", here.people}}.dump());
    return key;
}

std::optional<LeagueHad> hadOf(const Notebook& notebook, const OwnJournal& here, const std::string& key) {
    const auto text = notebook.agreed(whatWasHad, key);
    if (!text) return {};
    try {
        const json told = json::parse(*text);
        LeagueHad had{.journal = {.entries = {}, .people = told.at("people").get<std::vector<std::string>>()},
                      .common = told.at("common")};
        const auto common = static_cast<std::size_t>(had.common);
        if (had.common < 0 || common > here.entries.size()) return {};
        had.journal.entries.assign(here.entries.begin(),
                                   here.entries.begin() + static_cast<std::ptrdiff_t>(common));
        for (const json& entry : told.at("entries")) {
            EntryText one = entryIn(entry);
            const std::string before =
                had.journal.entries.empty() ? std::string() : had.journal.entries.back().hash;
            if (chainHash(before, one) != one.hash) return {};
            had.journal.entries.push_back(std::move(one));
        }
        return had;
    } catch (const json::exception&) {
        return {};
    }
}

}  // namespace adjutant::club
