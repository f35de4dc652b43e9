// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/acts_table.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/report/csv_table.hpp"
#include "companion/report/report_facts.hpp"
#include "companion/report/report_words.hpp"
#include "db/line_of_play.hpp"

namespace adjutant::report {
namespace {

using namespace facts;

/// What an act's events say, part by part.
struct Row {
    std::vector<std::string> clauses, sentences, modifiers, rulings;
};

void addOnce(std::vector<std::string>& texts, const std::string& text) {
    if (!text.empty() && std::find(texts.begin(), texts.end(), text) == texts.end()) texts.push_back(text);
}

Row rowOf(const EntryText& entry, const json& events, const ReportNames& names) {
    Row row;
    if (!events.is_array()) return row;
    for (const json& event : events) {
        const std::string say =
            textAt(event, "event") == "noted" ? textAt(event, "text") : textAt(event, "say");
        if (!say.empty()) row.sentences.push_back(say);
        addOnce(row.clauses, textAt(event, "clause"));
        const auto sum = sumOf(event, Names(names));
        for (const SumPart& part : sum) addOnce(row.clauses, part.clause);
        if (!sum.empty()) row.modifiers.push_back(words::sum(sum, names.language));
        for (const Ruling& ruling : rulingsOf(event, entry.seq, names.before, Names(names)))
            row.rulings.push_back(words::ruling(ruling, names.language));
    }
    return row;
}

/// What fair dice would have shown on the whole, and how much more these did; nothing for coins, cards and
/// lots.
struct Fortune {
    Cell expected, luck;
};

Fortune fortuneOf(const json& rolls) {
    DiceCount count;
    if (rolls.is_array())
        for (const json& roll : rolls) count.add(roll);
    double expected = 0;
    double got = 0;
    for (const DiceTally& tally : count.tallies()) {
        expected += tally.expectedMean * static_cast<double>(tally.thrown);
        got += tally.mean * static_cast<double>(tally.thrown);
    }
    if (expected == 0) return {};
    const auto written = [](double value) {
        const std::string text = words::decimal(value, 1);
        return Cell::number(text == "-0.0" ? "0.0" : text);
    };
    return {written(expected), written(got - expected)};
}

}  // namespace

std::string actsHeading() {
    return csvLine({"game", "system", "number", "when", "side", "person", "act", "clause", "sentence", "dice",
                    "modifiers", "expected", "luck", "ruling", "undone"});
}

std::string actsTable(const db::Game& game, const std::vector<EntryText>& entries, const ReportNames& names,
                      const std::map<std::int64_t, Actor>& actors) {
    const auto leftOut = db::lineOfPlay(entries).leftOut;
    const auto joined = [](const std::vector<std::string>& texts, const char* between) {
        return Cell(words::joined(texts, between));
    };
    std::string table;
    for (const EntryText& entry : entries) {
        const auto anew = names.anew.find(entry.seq);
        const json events =
            json::parse(anew == names.anew.end() ? entry.events : anew->second, nullptr, false);
        const json rolls = json::parse(entry.rolls, nullptr, false);
        const json request = json::parse(entry.request, nullptr, false);
        const auto actor = actors.find(entry.seq);
        const Row row = rowOf(entry, events, names);
        const Fortune fortune = fortuneOf(rolls);
        const bool undone = std::find(leftOut.begin(), leftOut.end(), entry.seq) != leftOut.end();
        table += csvLine(
            {game.name, game.system, entry.seq, entry.at, actor == actors.end() ? "" : actor->second.side,
             actor == actors.end() ? "" : actor->second.person, textAt(request, "do"),
             joined(row.clauses, "; "), joined(row.sentences, " "),
             joined(rollTexts(rolls, isSecret(events), Names(names)), "; "), joined(row.modifiers, "; "),
             fortune.expected, fortune.luck, joined(row.rulings, "; "), undone ? "yes" : "no"});
    }
    return table;
}

}  // namespace adjutant::report
