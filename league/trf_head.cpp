// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/trf_head.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <sstream>

#include "league/trf_line.hpp"

namespace adjutant::league {
namespace {

using Json = nlohmann::ordered_json;

/// Records that change what the results mean, or tell of teams.
constexpr std::array notKept{"013", "299", "300", "310", "320", "330", "362", "801", "802"};

bool namesRoundRobin(std::string text) {
    std::erase_if(text, [](char letter) { return letter == ' ' || letter == '-' || letter == '_'; });
    std::ranges::transform(text, text.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return text.find("roundrobin") != std::string::npos;
}

}  // namespace

TrfTournament::TrfTournament() { rules_.points = {.win = 1, .draw = Fraction(1, 2), .loss = 0, .bye = 1}; }

std::optional<std::string> TrfTournament::take(std::string_view line) {
    constexpr std::size_t codeLength = 3;
    const std::string code(line.substr(0, codeLength));
    const std::string value = TrfLine(line).from(codeLength + 2);
    if (std::ranges::count(notKept, code) > 0)
        return "records " + code + " (teams, or points given by hand) are not kept here.";
    if (code == "012") name_ = value;
    if ((code == "092" || code == "192") && namesRoundRobin(value)) rules_.kind = Kind::roundRobin;
    if (code == "142" || code == "XXR") return takeRounds(value);
    if (code == "162") return takePoints26(line);
    if (code == "XXS") return takePoints16(line);
    constexpr std::string_view own = "### Adjutant ";
    if (line.starts_with(own)) return takeOwn(line.substr(own.size()));
    return {};
}

std::optional<std::string> TrfTournament::takeRounds(const std::string& number) {
    const auto rounds = fractionFrom(number);
    if (!rounds || rounds->get_den() != 1 || *rounds < 1 || *rounds > maxRounds)
        return "the number of rounds is none from 1 to 999.";
    rules_.rounds = static_cast<int>(rounds->get_num().get_si());
    return {};
}

std::optional<std::string> TrfTournament::takePoints26(std::string_view text) {
    const TrfLine line(text);
    constexpr std::size_t first = 6;
    constexpr std::size_t width = 9;
    bool byeIsSaid = false;
    for (std::size_t at = first; at <= line.size(); at += width) {
        const std::string key = line.field(at, at);
        if (key.empty()) continue;
        byeIsSaid = byeIsSaid || key == "P";
        if (auto why = takePoints(key, line.field(at + 1, at + 4))) return why;
    }
    if (!byeIsSaid) rules_.points.bye = rules_.points.win;
    return {};
}

/// `XXS WW=3.0 BW=3.0 PAB=3.0`
std::optional<std::string> TrfTournament::takePoints16(std::string_view text) {
    std::istringstream words{std::string(text.substr(3))};
    for (std::string word; words >> word;) {
        const auto equals = word.find('=');
        if (equals == std::string::npos) return "'" + word + "' is no key with a value.";
        if (auto why = takePoints(word.substr(0, equals), word.substr(equals + 1))) return why;
    }
    return {};
}

std::optional<std::string> TrfTournament::takePoints(const std::string& key, const std::string& value) {
    const auto points = fractionFrom(value);
    if (!points) return "'" + value + "' is no number of points.";
    const auto isOne = [&](std::initializer_list<std::string_view> keys) {
        return std::ranges::count(keys, key) > 0;
    };
    if (isOne({"W", "WW", "BW"})) rules_.points.win = *points;
    if (isOne({"D", "WD", "BD"})) rules_.points.draw = *points;
    if (isOne({"L", "WL", "BL"})) rules_.points.loss = *points;
    if (isOne({"P", "PAB"})) rules_.points.bye = *points;
    if (isOne({"A", "ZPB", "FL"}) && *points != 0) return "points for an absence are not kept here.";
    return {};
}

std::optional<std::string> TrfTournament::takeOwn(std::string_view text) {
    const std::string unreadable = "the comment of Adjutant cannot be read.";
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("rules")) return unreadable;
    const auto rules = rulesIn(json["rules"]);
    if (!rules) return rules.error().sentence;
    own_ = *rules;
    try {
        for (const Json& one : json.value("scores", Json::array())) {
            const auto a = fractionIn(one.at(3));
            const auto b = fractionIn(one.at(4));
            if (!a || !b) return unreadable;
            scores_[{one.at(0).get<int>(), one.at(1).get<int>(), one.at(2).get<int>()}] = {*a, *b};
        }
    } catch (const Json::exception&) {
        return unreadable;
    }
    return {};
}

std::optional<Score> TrfTournament::scoreOf(int round, EntrantId a, EntrantId b) const {
    const auto found = scores_.find({round, a, b});
    if (found == scores_.end()) return {};
    return found->second;
}

}  // namespace adjutant::league
