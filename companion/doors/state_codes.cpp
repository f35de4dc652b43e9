// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/state_codes.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>

#include "companion/doors/zip_file.hpp"
#include "companion/session.hpp"
#include "db/error.hpp"
#include "engine/journal/parsed.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

constexpr std::string_view mark = "A1G/";
constexpr std::string_view digits =
    "0123456789ABCDEFGHIJKLMNOPQRSTUV";  // 32 of those that a code writes short
constexpr std::size_t longestPart = 500;
constexpr std::uint64_t largestState = 1U << 22U;
constexpr const char* member = "state";
constexpr const char* reason = "The state as it stood on paper.";

db::Error torn(const std::string& what) {
    return {db::Error::Kind::damaged, what + " Nothing was changed. Scan the page again."};
}

std::string in32(std::string_view bytes) {
    std::string text;
    unsigned held = 0;
    unsigned bits = 0;
    for (const char byte : bytes) {
        held = (held << 8U) | static_cast<unsigned char>(byte);
        for (bits += 8; bits >= 5; bits -= 5) text += digits[(held >> (bits - 5)) & 31U];
        held &= (1U << bits) - 1;
    }
    if (bits > 0) text += digits[(held << (5 - bits)) & 31U];
    return text;
}

std::string from32(std::string_view text) {
    std::string bytes;
    unsigned held = 0;
    unsigned bits = 0;
    for (const char letter : text) {
        const auto digit = digits.find(letter);
        if (digit == std::string_view::npos) throw torn("A code of the page is torn.");
        held = (held << 5U) | static_cast<unsigned>(digit);
        bits += 5;
        if (bits < 8) continue;
        bits -= 8;
        bytes += static_cast<char>(held >> bits);
        held &= (1U << bits) - 1;
    }
    return bytes;
}

/// What `to` has otherwise than `from`, by pointer.
void addDifferences(const json& from, const json& to, const json::json_pointer& way, json& set) {
    const auto alike = [&] {
        return from.is_object() && to.is_object() && from.size() == to.size() &&
               std::ranges::all_of(from.items(), [&](const auto& item) { return to.contains(item.key()); });
    };
    if (from == to) return;
    if (!alike()) {
        set[way.to_string()] = to;
        return;
    }
    for (const auto& [key, value] : from.items()) addDifferences(value, to.at(key), way / key, set);
}

Table freshTable() {
    return Table(Environment{.now = [] { return std::string(); }, .seed = [] { return std::uint64_t{0}; }});
}

json stateOf(Table& table) { return Session::of(table).state().value("state", json()); }

/// As it was asked for, with the seed that it got and who plays now.
json startOf(const Game& game) {
    const EntryText& first = game.journal().at(1);
    json start = json::parse(first.request);
    const json events = json::parse(first.events);
    for (const json& event : events)
        if (event.value("event", "") == "started" && event.contains("seed")) start["seed"] = event.at("seed");
    start.erase("id");
    start.erase("seats");
    for (const auto& [side, seated] : game.seats()) start["seats"][side] = {{"person", seated.person}};
    return start;
}

json rulingOf(const json& set) { return {{"do", "ruling"}, {"set", set}, {"reason", reason}}; }

}  // namespace

std::vector<std::string> stateCodes(const Game& game) {
    const json now = Session::of(game).state().at("state");
    const json start = startOf(game);
    Table table = freshTable();
    table.answer(start);
    json set = json::object();
    addDifferences(stateOf(table), now, json::json_pointer(), set);
    if (!set.empty()) table.answer(rulingOf(set));
    if (stateOf(table) != now)
        throw std::runtime_error("the state of this game cannot be brought back from paper");
    const std::string data = in32(zipped({{member, json{{"start", start}, {"set", set}}.dump()}}));
    std::string name = game.journal().at(game.journal().cursor()).hash.substr(0, 8);
    std::ranges::transform(name, name.begin(), [](char letter) {
        return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 32) : letter;
    });
    const std::size_t count = (data.size() + longestPart - 1) / longestPart;
    std::vector<std::string> codes;
    for (std::size_t i = 0; i < count; ++i)
        codes.push_back(std::string(mark) + name + "/" + std::to_string(i + 1) + "/" + std::to_string(count) +
                        "/" + data.substr(i * longestPart, longestPart));
    return codes;
}

namespace {

/// Every code in the lines: those of an answer of `scan`, or the line itself.
void addCodes(const json& answer, std::vector<std::string>& codes) {
    if (answer.is_string() && answer.get<std::string>().starts_with(mark)) codes.push_back(answer);
    if (answer.is_structured())
        for (const json& part : answer) addCodes(part, codes);
}

std::vector<std::string> codesIn(std::string_view lines) {
    std::vector<std::string> codes;
    std::istringstream stream{std::string(lines)};
    for (std::string line; std::getline(stream, line);) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
        if (line.starts_with(mark))
            codes.push_back(line);
        else
            addCodes(parsed(line), codes);
    }
    return codes;
}

/// The parts of one game, by number.
struct Parts {
    std::string game;
    std::size_t count = 0;
    std::map<std::size_t, std::string> data;

    void take(const std::string& code) {
        std::vector<std::string> fields;
        std::istringstream stream(code);
        for (std::string field; std::getline(stream, field, '/');) fields.push_back(field);
        const auto isNumber = [](const std::string& text) {
            return !text.empty() && text.size() < 4 &&
                   std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
        };
        if (fields.size() != 5 || !isNumber(fields[2]) || !isNumber(fields[3]))
            throw torn("A code of the page is torn.");
        const std::size_t of = std::stoul(fields[3]);
        if (!data.empty() && (fields[1] != game || of != count))
            throw torn("There are codes of two games. Scan the pages of one.");
        game = fields[1];
        count = of;
        data[std::stoul(fields[2])] = fields[4];
    }
};

}  // namespace

std::vector<json> actsOfCodes(std::string_view lines) {
    Parts parts;
    for (const std::string& code : codesIn(lines)) parts.take(code);
    if (parts.data.empty()) throw torn("There is no code of a game's state.");
    std::string data;
    for (std::size_t number = 1; number <= parts.count; ++number) {
        const auto found = parts.data.find(number);
        if (found == parts.data.end())
            throw torn("Code " + std::to_string(number) + " of " + std::to_string(parts.count) +
                       " is missing.");
        data += found->second;
    }
    const json state = parsed(unzipped(from32(data), member, largestState));
    if (!state.is_object() || !state.value("start", json()).is_object() ||
        !state.value("set", json()).is_object())
        throw torn("The codes do not hold a game's state.");
    std::vector<json> acts{state.at("start")};
    if (!state.at("set").empty()) acts.push_back(rulingOf(state.at("set")));
    return acts;
}

}  // namespace adjutant::companion
