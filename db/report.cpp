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

/// Ids as people read them.
class Names {
  public:
    explicit Names(const ReportNames& names) : names_(names.things) {}

    /// "New Zealand" of "new-zealand": as people call it, or its words with a capital.
    [[nodiscard]] std::string of(const std::string& id) const {
        if (const auto found = names_.find(id); found != names_.end()) return found->second;
        std::string words = plain(id);
        if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] += 'A' - 'a';
        return words;
    }

    /// "shots at a piece" of "shots-at-a-piece", and "first, British" of "first-british".
    [[nodiscard]] std::string purpose(const std::string& word) const {
        for (std::size_t dash = word.find('-'); dash != std::string::npos; dash = word.find('-', dash + 1))
            if (const auto found = names_.find(word.substr(dash + 1)); found != names_.end())
                return plain(word.substr(0, dash)) + ", " + found->second;
        return plain(word);
    }

    /// A card of whatever deck is a card.
    [[nodiscard]] static std::string plain(std::string word) {
        word = word.substr(0, word.find(':'));
        std::replace(word.begin(), word.end(), '-', ' ');
        return word;
    }

  private:
    const std::map<std::string, std::string>& names_;
};

/// Dice and coins as they fell. A card or a lot is named; one that one side alone may see is not told to all
/// before it is played.
std::string rollText(const json& roll, bool secret, const Names& names) {
    const std::string purpose = names.purpose(textAt(roll, "for"));
    const json& got = at(roll, "got");
    const std::string dice = textAt(roll, "dice");
    if (!got.is_string() || dice == "coin") {
        const std::string kind = Names::plain(dice);
        return purpose + (purpose.empty() || kind.empty() ? "" : ", ") + kind + ": " + joined(got);
    }
    return (purpose.empty() ? Names::plain(dice) : purpose) + ": " +
           (secret ? "hidden" : names.of(got.get<std::string>()));
}

/// The chances of an act. A board that is laid or a deck that is dealt is not told card by card.
std::vector<std::string> rollTexts(const json& rolls, bool secret, const Names& names) {
    constexpr std::size_t aFew = 12;
    std::vector<std::string> texts;
    if (!rolls.is_array()) return texts;
    std::size_t cards = 0;
    for (const json& roll : rolls)
        cards += at(roll, "got").is_string() && textAt(roll, "dice") != "coin" ? 1 : 0;
    for (const json& roll : rolls) {
        const bool isCard = at(roll, "got").is_string() && textAt(roll, "dice") != "coin";
        if (!isCard || cards <= aFew) texts.push_back(rollText(roll, secret, names));
    }
    if (cards > aFew) texts.push_back(std::to_string(cards) + " cards and lots drawn");
    return texts;
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

/// "Soldier, food" of "/sides/soldier/food": the words that hold things of a kind are left out.
std::string placeInWords(const std::string& pointer, const Names& names) {
    std::vector<std::string> words;
    std::size_t from = 1;
    while (from <= pointer.size()) {
        const std::size_t end = std::min(pointer.find('/', from), pointer.size());
        const std::string step = pointer.substr(from, end - from);
        const bool holds = end < pointer.size() && words.empty() &&
                           (step == "sides" || step == "pieces" || step == "places" ||
                            step == "territories" || step == "decks" || step == "options");
        if (!holds) words.push_back(words.empty() ? names.of(step) : names.purpose(step));
        from = end + 1;
    }
    return words::joined(words, ", ");
}

std::string valueInWords(const json& value, const Names& names) {
    if (value.is_string()) return names.of(value.get<std::string>());
    if (value.is_null()) return "nothing";
    if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
    return value.is_number_integer() ? words::signedNumber(value.get<std::int64_t>()) : joined(value);
}

/// What a ruling changed in the state: "Round: 2 → 3", or "Round: 3" where nobody knows what stood there.
/// What not everybody may see is not told.
std::string settingsOf(const json& ruled, const std::map<std::string, std::string>& before,
                       const Names& names) {
    const json& set = at(ruled, "set");
    const json& hidden = at(ruled, "hidden");
    std::vector<std::string> settings;
    if (!set.is_object()) return {};
    for (const auto& [way, value] : set.items()) {
        const bool secret = std::find(hidden.begin(), hidden.end(), way) != hidden.end();
        const auto found = before.find(way);
        const json was = found == before.end() ? value : json::parse(found->second, nullptr, false);
        if (was == value && found != before.end() && !secret) continue;
        const std::string now = valueInWords(value, names);
        settings.push_back(placeInWords(way, names) + ": " +
                           (secret         ? "set in secret"
                            : was == value ? now
                                           : valueInWords(was, names) + " \xE2\x86\x92 " + now));
    }
    return words::joined(settings, "; ");
}

/// Tells the entries in effect, one after the other.
class Teller {
  public:
    Teller(Report& report, const ReportNames& names) : report_(report), names_(names), before_(names.before) {
        report_.rounds.emplace_back();
    }

    void tell(const EntryText& entry) {
        const json events = json::parse(entry.events, nullptr, false);
        const json rolls = json::parse(entry.rolls, nullptr, false);
        act_ = {.seq = entry.seq, .at = entry.at};
        if (rolls.is_array())
            for (const json& roll : rolls) count_.add(roll);
        act_.rolls = rollTexts(rolls, isSecret(events), names_);
        if (events.is_array())
            for (const json& event : events) tell(event);
        else
            act_.events.push_back({.say = "This entry cannot be read."});
        finishAct();
    }

    void finish() {
        report_.sides = sides_;
        for (ToldSide& side : report_.sides) {
            const auto seat = seats_.find(side.name);
            side.person = seat == seats_.end() ? "" : seat->second;
            const bool won = std::find(winners_.begin(), winners_.end(), side.name) != winners_.end();
            if (report_.verdict) side.outcome = report_.verdict->draw ? "draw" : won ? "win" : "loss";
            side.name = names_.of(side.name);
        }
        report_.dice = count_.tallies();
        std::erase_if(report_.rounds, [](const ToldRound& round) { return round.acts.empty(); });
    }

  private:
    void tell(const json& event) {
        const std::string name = textAt(event, "event");
        openRound(name, event);
        if (name == "started") sit(event);
        if (name == "seated") seats_[textAt(event, "side")] = textAt(event, "person");
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
        if (name == "ruled") told.say = ruled(event);
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

    /// A ruling, as it is told where it fell.
    std::string ruled(const json& event) {
        const auto found = before_.find(act_.seq);
        rule(settingsOf(event, found == before_.end() ? std::map<std::string, std::string>() : found->second,
                        names_),
             textAt(event, "reason"));
        report_.rulings.back().person = textAt(event, "person");
        const std::string told = words::ruling(report_.rulings.back());
        return told.find_last_of(".!?") + 1 == told.size() ? told : told + ".";
    }

    /// The sides of a game that starts.
    void sit(const json& started) {
        sides_.clear();
        if (!at(started, "seating").is_array()) return;
        for (const json& side : at(started, "seating"))
            if (side.is_string()) sides_.push_back({side.get<std::string>(), {}, "open"});
    }

    void end(const json& event, const std::string& say) {
        Verdict verdict{.reason = textAt(event, "reason"), .say = say};
        const json& agreed = at(event, "agreed");
        const json& list = agreed.is_array() ? agreed : at(event, "winners");
        winners_.clear();
        if (list.is_array())
            for (const json& winner : list) winners_.push_back(joined(winner));
        for (const std::string& winner : winners_) verdict.winners.push_back(names_.of(winner));
        verdict.draw = winners_.empty() || (sides_.size() > 1 && winners_.size() >= sides_.size());
        report_.verdict = std::move(verdict);
    }

    Report& report_;
    const Names names_;
    const ReportNames::Before& before_;
    std::vector<ToldSide> sides_;  ///< by their ids until the end
    std::map<std::string, std::string> seats_;
    std::vector<std::string> winners_;
    DiceCount count_;
    ToldAct act_;
    std::optional<std::int64_t> round_;
};

}  // namespace

Report reportOf(const CampaignFile& file, GameId id, const ReportNames& names) {
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
    report.system = names.system.empty() ? Names(names).of(report.game.system) : names.system;
    Teller teller(report, names);
    const LineOfPlay line = lineOfPlay(entries);
    for (const std::int64_t seq : line.inEffect) teller.tell(entries.at(static_cast<std::size_t>(seq - 1)));
    teller.finish();
    report.inEffect = static_cast<std::int64_t>(line.inEffect.size());
    report.leftOut = static_cast<std::int64_t>(line.leftOut.size());
    return report;
}

}  // namespace adjutant::db
