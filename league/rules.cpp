// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/rules.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

namespace adjutant::league {
namespace {

using Json = nlohmann::ordered_json;

template <class Value, std::size_t Size>
using Names = std::array<std::pair<std::string_view, Value>, Size>;

constexpr Names<Kind, 3> kinds{
    {{"swiss", Kind::swiss}, {"round-robin", Kind::roundRobin}, {"ladder", Kind::ladder}}};
constexpr Names<TieBreak, 5> tieBreaks{{{"head-to-head", TieBreak::headToHead},
                                        {"strength-of-schedule", TieBreak::strengthOfSchedule},
                                        {"score-difference", TieBreak::scoreDifference},
                                        {"wins", TieBreak::wins},
                                        {"lot", TieBreak::lot}}};
constexpr Names<Unplayed, 3> treatments{
    {{"ignore", Unplayed::ignore}, {"zero", Unplayed::zero}, {"virtual", Unplayed::isVirtual}}};
constexpr Names<bool Rules::*, 2> avoidable{{{"rematch", &Rules::avoidRematch}, {"club", &Rules::avoidClub}}};
constexpr Names<Fraction Points::*, 4> outcomes{
    {{"win", &Points::win}, {"draw", &Points::draw}, {"loss", &Points::loss}, {"bye", &Points::bye}}};

constexpr Names<Result, 3> results{{{"win", Result::win}, {"draw", Result::draw}, {"loss", Result::loss}}};
constexpr std::array<const char*, 4> keysOfBonus{"figure", "least", "points", "of"};

template <class Value, std::size_t Size>
std::string_view nameIn(const Names<Value, Size>& names, Value value) {
    return std::ranges::find(names, value, &std::pair<std::string_view, Value>::second)->first;
}

/// "swiss, round-robin or ladder"
template <class Value, std::size_t Size>
std::string choiceOf(const Names<Value, Size>& names) {
    std::string text;
    for (std::size_t i = 0; i < Size; ++i)
        text += (i == 0 ? "" : i + 1 == Size ? " or " : ", ") + std::string(names.at(i).first);
    return text;
}

std::string shownJson(const Json& json) {
    constexpr std::size_t enough = 40;
    std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
    if (text.size() > enough) text = text.substr(0, enough) + "…";
    return text;
}

/// Reads one object and keeps the first thing that is wrong with it.
class Reader {
  public:
    Expected<Rules> read(const Json& json) {
        if (!json.is_object()) return refuse("bad-rules", "The rules of a league are one JSON object.");
        for (const auto& [key, value] : json.items()) take(key, value);
        if (!wrong_.empty()) return refuse("bad-rules", wrong_);
        if (!byeIsSaid_) rules_.points.bye = rules_.points.win;
        return rules_;
    }

  private:
    void take(const std::string& key, const Json& value) {
        if (key == "kind")
            choose("kind", value, kinds, rules_.kind);
        else if (key == "rounds")
            takeRounds(value);
        else if (key == "points")
            takePoints(value);
        else if (key == "tie-breaks")
            takeTieBreaks(value);
        else if (key == "unplayed")
            choose("unplayed", value, treatments, rules_.unplayed);
        else if (key == "avoid")
            takeAvoid(value);
        else if (key == "seed")
            takeSeed(value);
        else if (key == "bonus")
            takeBonus(value);
        else if (key == "seasons")
            takeSeasons(value);
        else
            complain(
                "Rules of a league have no key '" + key +
                "'; they have kind, rounds, points, tie-breaks, unplayed, avoid, bonus, seasons and seed.");
    }

    template <class Value, std::size_t Size>
    void choose(const char* key, const Json& json, const Names<Value, Size>& names, Value& into) {
        const auto found = std::ranges::find_if(
            names, [&](const auto& one) { return json.is_string() && json.get<std::string>() == one.first; });
        if (found == names.end())
            return complain(std::string(key) + " is " + choiceOf(names) + ", not " + shownJson(json) + ".");
        into = found->second;
    }

    void takeRounds(const Json& json) {
        if (!json.is_number_integer() || json < 1 || json > maxRounds)
            return complain("rounds is a whole number from 1 to " + std::to_string(maxRounds) + ", not " +
                            shownJson(json) + ".");
        rules_.rounds = json.get<int>();
    }

    void takePoints(const Json& json) {
        if (!json.is_object())
            return complain("points is an object such as {\"win\":3,\"draw\":1,\"loss\":0}.");
        for (const auto& [key, value] : json.items()) {
            const auto found = std::ranges::find(outcomes, key, [](const auto& one) { return one.first; });
            if (found == outcomes.end())
                return complain("points has no key '" + key + "'; it has " + choiceOf(outcomes) + ".");
            takeFraction("The points of a " + key + " are", value, rules_.points.*(found->second));
            byeIsSaid_ = byeIsSaid_ || key == "bye";
        }
    }

    /// Up to three places: pairing counts in thousandths.
    void takeFraction(const std::string& what, const Json& json, Fraction& into) {
        constexpr int most = 1000;
        const auto number = fractionIn(json);
        if (!number || abs(*number) > most || most % number->get_den() != 0)
            return complain(what + " a number from -1000 to 1000 with up to three places, not " +
                            shownJson(json) + ".");
        into = *number;
    }

    void takeBonus(const Json& json) {
        if (!json.is_array())
            return complain("bonus is a list such as [{\"figure\":\"score\",\"least\":10,\"points\":1}].");
        for (const Json& one : json) {
            if (!one.is_object() || !one.contains("figure") || !one.contains("least") ||
                !one.contains("points"))
                return complain("A bonus has figure, least and points, and may have of; not " +
                                shownJson(one) + ".");
            for (const auto& [key, value] : one.items())
                if (std::ranges::count(keysOfBonus, key) == 0)
                    return complain("A bonus has no key '" + key + "'; it has figure, least, points and of.");
            Bonus bonus;
            if (!one.at("figure").is_string() || one.at("figure").get<std::string>().empty())
                return complain("The figure of a bonus is score, margin, or one of the game's own, not " +
                                shownJson(one.at("figure")) + ".");
            bonus.figure = one.at("figure").get<std::string>();
            takeFraction("least of a bonus is", one.at("least"), bonus.least);
            takeFraction("The points of a bonus are", one.at("points"), bonus.points);
            if (one.contains("of")) choose("of of a bonus", one.at("of"), results, bonus.of.emplace());
            rules_.bonus.push_back(std::move(bonus));
        }
    }

    void takeSeasons(const Json& json) {
        const auto complainOf = [&] {
            complain("seasons is a list of their first rounds, such as [1, 6, 11], not " + shownJson(json) +
                     ".");
        };
        if (!json.is_array() || json.empty() || json.front() != 1) return complainOf();
        rules_.seasons.clear();
        for (const Json& first : json) {
            const int before = rules_.seasons.empty() ? 0 : rules_.seasons.back();
            if (!first.is_number_integer() || first <= before || first > maxRounds) return complainOf();
            rules_.seasons.push_back(first.get<int>());
        }
    }

    void takeTieBreaks(const Json& json) {
        if (!json.is_array()) return complain("tie-breaks is a list of " + choiceOf(tieBreaks) + ".");
        rules_.tieBreaks.clear();
        for (const Json& one : json) {
            TieBreak tieBreak{};
            choose("A tie-break", one, tieBreaks, tieBreak);
            if (std::ranges::count(rules_.tieBreaks, tieBreak) > 0)
                return complain("tie-breaks names " + shownJson(one) + " twice.");
            rules_.tieBreaks.push_back(tieBreak);
        }
    }

    void takeAvoid(const Json& json) {
        if (!json.is_array()) return complain("avoid is a list of " + choiceOf(avoidable) + ".");
        rules_.avoidRematch = rules_.avoidClub = false;
        for (const Json& one : json) {
            bool Rules::*which = &Rules::avoidClub;
            choose("What is avoided", one, avoidable, which);
            rules_.*which = true;
        }
    }

    void takeSeed(const Json& json) {
        if (!json.is_number_unsigned())
            return complain("seed is a whole number from 0 to 18446744073709551615, not " + shownJson(json) +
                            ".");
        rules_.seed = json.get<std::uint64_t>();
    }

    void complain(const std::string& sentence) {
        if (wrong_.empty()) wrong_ = sentence;
    }

    Rules rules_;
    bool byeIsSaid_ = false;
    std::string wrong_;
};

}  // namespace

std::string_view nameOf(Kind kind) { return nameIn(kinds, kind); }
std::string_view nameOf(TieBreak tieBreak) { return nameIn(tieBreaks, tieBreak); }

int Rules::seasonBegan(int round) const {
    const auto after = std::ranges::upper_bound(seasons, round);
    return after == seasons.begin() ? 1 : *std::prev(after);
}

std::optional<std::pair<int, int>> Rules::season(int number) const {
    if (number < 1 || number > std::max(1, static_cast<int>(seasons.size()))) return {};
    const auto at = static_cast<std::size_t>(number);
    return std::pair(seasons.empty() ? 1 : seasons[at - 1],
                     at < seasons.size() ? seasons[at] - 1 : maxRounds);
}

Expected<Rules> rulesIn(const Json& json) { return Reader().read(json); }

Expected<Rules> readRules(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) return refuse("bad-rules", "The rules of the league cannot be read as JSON.");
    return rulesIn(json);
}

Json jsonOf(const Rules& rules) {
    Json json{{"kind", nameOf(rules.kind)}};
    if (rules.rounds) json["rounds"] = *rules.rounds;
    for (const auto& [name, value] : outcomes)
        json["points"][std::string(name)] = jsonOf(rules.points.*value);
    json["tie-breaks"] = Json::array();
    for (const TieBreak tieBreak : rules.tieBreaks) json["tie-breaks"].push_back(nameOf(tieBreak));
    json["unplayed"] = nameIn(treatments, rules.unplayed);
    json["avoid"] = Json::array();
    for (const auto& [name, is] : avoidable)
        if (rules.*is) json["avoid"].push_back(name);
    for (const Bonus& bonus : rules.bonus) {
        Json one{{"figure", bonus.figure}, {"least", jsonOf(bonus.least)}, {"points", jsonOf(bonus.points)}};
        if (bonus.of) one["of"] = nameIn(results, *bonus.of);
        json["bonus"].push_back(std::move(one));
    }
    if (!rules.seasons.empty()) json["seasons"] = rules.seasons;
    if (rules.seed) json["seed"] = *rules.seed;
    return json;
}

}  // namespace adjutant::league
