// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/report.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "db/line_of_play.hpp"
#include "db/report_words.hpp"

namespace adjutant::db {
namespace {

using nlohmann::json;

const json& at(const json& object, const char* key) {
    static const json nothing;
    if (!object.is_object()) return nothing;
    const auto found = object.find(key);
    return found == object.end() ? nothing : *found;
}

std::string textAt(const json& object, const char* key) {
    const json& value = at(object, key);
    return value.is_string() ? value.get<std::string>() : "";
}

std::optional<std::int64_t> numberAt(const json& object, const char* key) {
    const json& value = at(object, key);
    if (!value.is_number_integer()) return {};
    return value.get<std::int64_t>();
}

std::string joined(const json& got) {
    if (got.is_string()) return got.get<std::string>();
    if (!got.is_array()) return got.dump();
    std::string text;
    for (const json& one : got)
        text += (text.empty() ? "" : " ") + (one.is_string() ? one.get<std::string>() : one.dump());
    return text;
}

/// Is what happened the secret of one side, such as the card that it bought?
bool isSecret(const json& events) {
    return events.is_array() && std::any_of(events.begin(), events.end(),
                                            [](const json& event) { return !at(event, "secret").is_null(); });
}

/// "shots at a piece" of "shots-at-a-piece", and a card of whatever deck is a card.
std::string plain(std::string word) {
    word = word.substr(0, word.find(':'));
    std::replace(word.begin(), word.end(), '-', ' ');
    return word;
}

/// A card that one side alone may see is not told to all: it is named when it is played.
std::string rollText(const json& roll, bool secret) {
    const std::string purpose = plain(textAt(roll, "for"));
    const std::string dice = plain(textAt(roll, "dice"));
    const json& got = at(roll, "got");
    return purpose + (purpose.empty() || dice.empty() ? "" : ", ") + dice + ": " +
           (secret && got.is_string() ? "hidden" : joined(got));
}

std::vector<SumPart> sumOf(const json& event) {
    std::vector<SumPart> sum;
    if (!at(event, "sum").is_array()) return sum;
    for (const json& part : at(event, "sum")) {
        const json& overruled = at(part, "overruled");
        sum.push_back({.part = textAt(part, "part"),
                       .value = numberAt(part, "value").value_or(0),
                       .clause = textAt(part, "clause"),
                       .was = numberAt(overruled, "was"),
                       .reason = textAt(overruled, "reason")});
    }
    return sum;
}

/// What a ruling changed in the state: `/round set to 3`. What not everybody may see is not told.
std::string settingsOf(const json& ruled) {
    const json& set = at(ruled, "set");
    const json& hidden = at(ruled, "hidden");
    std::vector<std::string> settings;
    if (!set.is_object()) return {};
    for (const auto& [way, value] : set.items()) {
        const bool secret = std::find(hidden.begin(), hidden.end(), way) != hidden.end();
        settings.push_back(way + (secret ? " set in secret" : " set to " + joined(value)));
    }
    return words::joined(settings, ", ");
}

/// Tells the entries in effect, one after the other.
class Teller {
  public:
    explicit Teller(Report& report) : report_(report) { report_.rounds.emplace_back(); }

    void tell(const EntryText& entry) {
        const json events = json::parse(entry.events, nullptr, false);
        const json rolls = json::parse(entry.rolls, nullptr, false);
        act_ = {.seq = entry.seq, .at = entry.at};
        if (rolls.is_array())
            for (const json& roll : rolls) {
                count_.add(roll);
                act_.rolls.push_back(rollText(roll, isSecret(events)));
            }
        if (events.is_array())
            for (const json& event : events) tell(event);
        else
            act_.events.push_back({.say = "This entry cannot be read."});
        finishAct();
    }

    void finish() {
        report_.dice = count_.tallies();
        std::erase_if(report_.rounds, [](const ToldRound& round) { return round.acts.empty(); });
    }

  private:
    void tell(const json& event) {
        const std::string name = textAt(event, "event");
        openRound(name, event);
        std::string say = textAt(event, "say");
        if (name == "noted") {
            act_.isNote = true;
            say = textAt(event, "text");
        }
        Told told{.say = say.empty() ? name : say, .sum = sumOf(event)};
        for (const SumPart& part : told.sum)
            if (part.was)
                rule("'" + part.part + "' counts " + words::signedNumber(part.value) + " instead of " +
                         words::signedNumber(*part.was) +
                         (part.clause.empty() ? "" : " (" + part.clause + ")"),
                     part.reason);
        if (name == "ruled") rule(settingsOf(event), textAt(event, "reason"));
        if (at(event, "overrule").is_array())
            for (const json& standing : at(event, "overrule"))
                rule(textAt(standing, "clause") + " counts " +
                         words::signedNumber(numberAt(standing, "value").value_or(0)) + " in the whole game",
                     textAt(standing, "reason"));
        if (name == "game-over") end(event, told.say);
        act_.events.push_back(std::move(told));
    }

    /// Events speak of rounds that are over or to come as well: a round begins with the number after the last
    /// one, or where an event says so by its name. A game that starts in a round carries it in its first
    /// state.
    void openRound(const std::string& name, const json& event) {
        auto number = numberAt(event, "round");
        if (!number) number = numberAt(at(event, "state"), "round");
        if (!number || number == round_) return;
        if (round_ && *number != *round_ + 1 && name != "round-began") return;
        if (!act_.events.empty()) finishAct();
        round_ = number;
        if (!report_.rounds.back().acts.empty()) report_.rounds.emplace_back();
        report_.rounds.back().number = number;
    }

    void finishAct() {
        if (act_.events.empty() && act_.rolls.empty()) return;
        report_.rounds.back().acts.push_back(act_);
        act_.events.clear();
        act_.rolls.clear();
    }

    void rule(std::string what, std::string reason) {
        report_.rulings.push_back({.seq = act_.seq, .what = std::move(what), .reason = std::move(reason)});
    }

    void end(const json& event, const std::string& say) {
        Verdict verdict{.reason = textAt(event, "reason"), .say = say};
        if (at(event, "winners").is_array())
            for (const json& winner : at(event, "winners")) verdict.winners.push_back(joined(winner));
        report_.verdict = std::move(verdict);
    }

    Report& report_;
    DiceCount count_;
    ToldAct act_;
    std::optional<std::int64_t> round_;
};

}  // namespace

Report reportOf(const CampaignFile& file, GameId id) {
    Report report;
    std::vector<EntryText> entries;
    file.inOneLook([&] {
        report.game = file.game(id);
        report.campaign = file.campaign(report.game.campaign).name;
        report.people = file.people(report.game.campaign);
        report.log = file.verify(id);
        entries = file.journal(id).entries();
    });
    if (!entries.empty()) {
        report.from = entries.front().at;
        report.to = entries.back().at;
    }
    Teller teller(report);
    const LineOfPlay line = lineOfPlay(entries);
    for (const std::int64_t seq : line.inEffect) teller.tell(entries.at(static_cast<std::size_t>(seq - 1)));
    teller.finish();
    report.inEffect = static_cast<std::int64_t>(line.inEffect.size());
    report.leftOut = static_cast<std::int64_t>(line.leftOut.size());
    return report;
}

}  // namespace adjutant::db
