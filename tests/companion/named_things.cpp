// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/companion/named_things.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "engine/games.hpp"
#include "engine/table.hpp"
#include "tests/engine/random_play.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::companion {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// Its numbers as "#". By hand, because a regular expression took a third of the whole time.
void say(NamedThings& here, const std::string& word) {
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    std::string said;
    char before = 0;
    for (const char letter : word) {
        if (!isDigit(letter))
            said += letter;
        else if (!isDigit(before))
            said += '#';
        before = letter;
    }
    here.said.insert(said);
}

/// Keys and values, as deep as they go.
void sayAll(NamedThings& here, const json& value) {
    if (value.is_string()) say(here, value);
    if (value.is_object())
        for (const auto& [key, one] : value.items()) say(here, key);
    if (value.is_structured())
        for (const json& one : value) sayAll(here, one);
}

void addChoices(NamedThings& here, const json& param) {
    const std::string type = param.at("type") == "list" ? param.value("of", "") : param.value("type", "");
    if (type != "choice") return;
    for (const json& choice : param.value("choices", json::array()))
        if (choice.is_string()) here.names.insert({"value", param.at("name"), choice});
}

void addOffers(NamedThings& here, const json& offers) {
    for (const json& offer : offers) {
        for (const json& param : offer.at("params")) {
            here.names.insert({"param", "", param.at("name")});
            addChoices(here, param);
        }
    }
}

/// Lines of sums, wherever they stand.
void addParts(NamedThings& here, const json& value) {
    if (value.is_object() && value.contains("part") && value.at("part").is_string())
        here.data.insert(value.at("part"));
    if (value.is_structured())
        for (const json& one : value) addParts(here, one);
}

/// Keys of a state, without options, which have words of their own, and without ids: of pieces, cards, sides.
void addKeys(NamedThings& here, const json& value) {
    static const std::set<std::string> ofIds{"pieces",  "sides", "draw",  "discard", "options",   "tokens",
                                             "terrain", "ranks", "edges", "roads",   "entrenched"};
    if (!value.is_object()) return;
    for (const auto& [key, one] : value.items()) {
        here.keys.insert(key);
        if (key == "options") continue;
        for (const json& word : one.is_array() ? one : json{one})
            if (word.is_string() && key != "name" && key != "system")
                here.values.insert({"value", key, word});
        if (!ofIds.contains(key)) {
            addKeys(here, one);
        } else if (one.is_object()) {
            for (const json& each : one) addKeys(here, each);
        }
    }
}

void addReply(NamedThings& here, const json& reply) {
    addParts(here, reply);
    for (const json& roll : reply.value("rolls", json::array()))
        here.names.insert({"chance", "", roll.at("for")});
    for (const json& event : reply.value("events", json::array()))
        if (event.at("event") == "game-over") here.names.insert({"reason", "", event.at("reason")});
    if (reply.contains("state")) {
        here.names.insert({"phase", "", reply.at("state").at("phase")});
        addKeys(here, reply.at("state"));
    }
    sayAll(here, reply);
}

std::string ledgerOf(const std::string& system) {
    std::string folder = system;
    std::ranges::replace(folder, '-', '_');
    std::ifstream file(tests::testsFolder().parent_path() / "engine/games" / folder / "rules.md");
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Codes of the ledger, which it sets in backticks: rare ones come up in few games.
void sayLedger(NamedThings& here, const std::string& system) {
    const std::string ledger = ledgerOf(system);
    static const std::regex code("`([^`]+)`");
    for (auto found = std::sregex_iterator(ledger.begin(), ledger.end(), code);
         found != std::sregex_iterator(); ++found) {
        say(here, (*found)[1]);
        // "attacker-2,defender-1", "start | sides", "defend-2": their parts, too.
        static const std::regex part("[A-Za-z][A-Za-z-]*[A-Za-z]");
        const std::string whole = (*found)[1];
        for (auto one = std::sregex_iterator(whole.begin(), whole.end(), part); one != std::sregex_iterator();
             ++one)
            say(here, one->str());
    }
}

/// Why a game is over, as the ledger's clauses and tables of victory say it: few games end in each way.
void nameVerdicts(NamedThings& here, const std::string& system) {
    static const std::regex said("^(?:- )?\\*\\*[A-Z0-9]+-WIN-|Verdict reason"), reason("reason `([a-z-]+)`"),
        last("`([a-z-]+)` \\|$");
    bool table = false;
    std::istringstream ledger(ledgerOf(system));
    for (std::string line; std::getline(ledger, line);) {
        const bool row = line.starts_with("|");
        if (row && line.ends_with("| reason |")) table = true;
        table = table && row;
        const std::regex& code = table ? last : reason;
        if (!table && !std::regex_search(line, said)) continue;
        for (auto found = std::sregex_iterator(line.begin(), line.end(), code);
             found != std::sregex_iterator(); ++found)
            here.names.insert({"reason", "", (*found)[1]});
    }
}

Table tableOf() {
    return Table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                             .seed = [] { return std::uint64_t{1861}; }}};
}

/// What the table says of how it stands, after an act.
json lookAround(Table& table, NamedThings& here) {
    json offers = table.answer(json{{"ask", "actions"}});
    if (offers.value("ok", false)) addOffers(here, offers.at("actions"));
    sayAll(here, offers);
    addReply(here, table.answer(json{{"ask", "state"}}));
    sayAll(here, table.answer(json{{"ask", "standing"}, {"figures", true}}));
    return offers;
}

void addPlaces(NamedThings& here, Table& table) {
    const json board = table.answer(json{{"ask", "board"}});
    sayAll(here, board);
    for (const json& place : board.value("board", json::object()).value("places", json::array())) {
        here.places.insert(place.at("id"));
        here.data.insert(place.at("name"));
    }
    const json state = table.answer(json{{"ask", "state"}}).value("state", json::object());
    for (const json& side : state.value("seating", json::array())) here.places.insert(side);
    for (const json& kept : state) {
        if (!kept.is_object()) continue;
        for (const auto& [id, one] : kept.items())
            if (one.is_object() && one.contains("name")) here.places.insert(id);
    }
}

/// What people made themselves within an option: kinds of terrain, strongpoints.
void addGiven(NamedThings& here, const json& options, int depth) {
    if (depth > 0 && options.is_string()) here.given.insert(options);
    if (!options.is_structured()) return;
    for (const auto& [key, one] : options.items()) {
        if (depth > 0 && options.is_object()) here.given.insert(key);
        addGiven(here, one, depth + 1);
    }
}

void playThrough(const fs::path& path, std::map<std::string, NamedThings>& found) {
    Table table = tableOf();
    std::string system;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const json request = json::parse(line);
        if (!request.contains("do")) continue;
        system = request.value("system", system);
        NamedThings& here = found[system];
        sayAll(here, request);
        if (request.at("do") == "start") addGiven(here, request.value("options", json::object()), 0);
        addReply(here, table.answer(request));
        lookAround(table, here);
    }
    addPlaces(found[system], table);
    sayAll(found[system], table.answer(json{{"ask", "cards"}}));
}

/// A short game at random, whose odds are asked as well: rare outcomes are in no recorded game.
void playAtRandom(const std::string& system, std::uint32_t seed, NamedThings& here) {
    Table table = tableOf();
    tests::RandomPlayer player(seed);
    addReply(here, table.answer(json{{"do", "start"}, {"system", system}, {"seed", seed}}));
    for (int act = 0; act < 60; ++act) {
        const json offers = lookAround(table, here);
        const json action = player.choose(offers);
        if (action.is_null()) break;
        const json odds = table.answer(json{{"ask", "odds"}, {"action", action}});
        addParts(here, odds);
        sayAll(here, odds);
        addReply(here, table.answer(action));
    }
    addPlaces(here, table);
}

std::map<std::string, NamedThings> findAll() {
    std::map<std::string, NamedThings> found;
    for (const SystemEntry& system : systems()) {
        NamedThings& here = found[std::string(system.id)];
        for (const json& option : system.options(journalLanguage)) {
            here.names.insert({"option", "", option.at("name")});
            for (const json& choice : option.value("choices", json::array()))
                if (choice.is_string()) here.names.insert({"value", option.at("name"), choice});
            sayAll(here, option);
        }
        sayLedger(here, std::string(system.id));
        nameVerdicts(here, std::string(system.id));
        if (system.boards) sayAll(here, system.boards->palette());
        for (std::uint32_t seed = 1; seed <= 4; ++seed) playAtRandom(std::string(system.id), seed, here);
    }
    for (const auto& entry : fs::directory_iterator(tests::testsFolder() / "playthroughs"))
        if (entry.path().extension() == ".jsonl") playThrough(entry.path(), found);
    return found;
}

}  // namespace

const std::map<std::string, NamedThings>& namedThings() {
    static const std::map<std::string, NamedThings> found = findAll();
    return found;
}

}  // namespace adjutant::companion
