// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/report_facts.hpp"

#include <nlohmann/json.hpp>

#include "companion/report/report_words.hpp"
#include "engine/words/wording.hpp"
#include "messages/report.hpp"

namespace adjutant::report::facts {
namespace {

/// Dice and coins as they fell. A card or a lot is named; one that one side alone may see is not told to all
/// before it is played.
std::string rollText(const json& roll, bool secret, const Names& names) {
    const std::string purpose = names.purpose(textAt(roll, "for"));
    const json& got = at(roll, "got");
    const std::string dice = textAt(roll, "dice");
    if (!got.is_string() || dice == "coin") {
        const std::string kind = words::diceIn(names.language(), Names::plain(dice));
        return purpose + (purpose.empty() || kind.empty() ? "" : ", ") + kind + ": " + joined(got);
    }
    return (purpose.empty() ? Names::plain(dice) : purpose) + ": " +
           (secret ? Phrase(texts::Hidden{}).in(names.language()) : names.of(got.get<std::string>()));
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
        if (!holds) words.push_back(words.empty() ? atStart(names.field(step)) : names.field(step));
        from = end + 1;
    }
    return words::joined(words, ", ");
}

std::string valueInWords(const json& value, const Names& names) {
    if (value.is_string()) return atStart(names.field(value.get<std::string>()));
    if (value.is_array()) {
        std::vector<std::string> each;
        for (const json& one : value) each.push_back(valueInWords(one, names));
        return each.empty() ? Phrase(texts::Nothing{}).in(names.language()) : words::joined(each, ", ");
    }
    if (value.is_null()) return Phrase(texts::Nothing{}).in(names.language());
    if (value.is_boolean())
        return (value.get<bool>() ? phraseOf<texts::Yes>() : phraseOf<texts::No>()).in(names.language());
    return value.is_number_integer() ? words::signedNumber(value.get<std::int64_t>()) : joined(value);
}

}  // namespace

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

bool isSecret(const json& events) {
    return events.is_array() && std::any_of(events.begin(), events.end(),
                                            [](const json& event) { return !at(event, "secret").is_null(); });
}

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
    if (cards > aFew) texts.push_back(Phrase(texts::CardsDrawn{.cards = cards}).in(names.language()));
    return texts;
}

std::vector<SumPart> sumOf(const json& event, const Names& names) {
    std::vector<SumPart> sum;
    if (!at(event, "sum").is_array()) return sum;
    for (const json& part : at(event, "sum")) {
        const json& overruled = at(part, "overruled");
        sum.push_back({.part = names.said(textAt(part, "part")),
                       .value = numberAt(part, "value").value_or(0),
                       .clause = textAt(part, "clause"),
                       .was = numberAt(overruled, "was"),
                       .reason = textAt(overruled, "reason")});
    }
    return sum;
}

std::string settingsOf(const json& ruled, const std::map<std::string, std::string>& before,
                       const Names& names) {
    const json& set = at(ruled, "set");
    const json& hidden = at(ruled, "hidden");
    std::vector<std::string> settings;
    if (!set.is_object()) return {};
    for (const auto& [way, value] : set.items()) {
        const std::string place = placeInWords(way, names) + ": ";
        const std::string now = valueInWords(value, names);
        const auto found = before.find(way);
        if (std::find(hidden.begin(), hidden.end(), way) != hidden.end()) {
            settings.push_back(place + Phrase(texts::SetInSecret{}).in(names.language()));
        } else if (found == before.end()) {
            settings.push_back(place + now);
        } else if (const json was = json::parse(found->second, nullptr, false); was != value) {
            settings.push_back(place + valueInWords(was, names) + " \xE2\x86\x92 " + now);
        }
    }
    return words::joined(settings, "; ");
}

std::vector<Ruling> rulingsOf(const json& event, std::int64_t seq, const ReportNames::Before& before,
                              const Names& names) {
    std::vector<Ruling> rulings;
    const auto rule = [&](std::string what, std::string reason, std::string person = {}) {
        rulings.push_back(
            {.seq = seq, .what = std::move(what), .reason = std::move(reason), .person = std::move(person)});
    };
    for (const SumPart& part : sumOf(event, names))
        if (part.was)
            rule(Phrase(texts::CountsInstead{.part = part.part,
                                             .now = words::signedNumber(part.value),
                                             .was = words::signedNumber(*part.was),
                                             .clause = part.clause})
                     .in(names.language()),
                 part.reason);
    if (textAt(event, "event") == "ruled") {
        static const std::map<std::string, std::string> unknown;
        const auto found = before.find(seq);
        rule(settingsOf(event, found == before.end() ? unknown : found->second, names),
             textAt(event, "reason"), textAt(event, "person"));
    }
    if (at(event, "overrule").is_array())
        for (const json& standing : at(event, "overrule"))
            rule(Phrase(texts::CountsAlways{
                            .clause = textAt(standing, "clause"),
                            .value = words::signedNumber(numberAt(standing, "value").value_or(0))})
                     .in(names.language()),
                 textAt(standing, "reason"));
    return rulings;
}

}  // namespace adjutant::report::facts
