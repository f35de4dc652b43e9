// SPDX-License-Identifier: GPL-3.0-or-later
#include <string_view>

#include "companion/report/escapes.hpp"
#include "companion/report/report.hpp"
#include "companion/report/report_words.hpp"
#include "messages/report.hpp"

namespace adjutant::report {
namespace {

template <class Heading>
std::string in(const std::string& language) {
    return phraseOf<Heading>().in(language);
}

std::string blockQuote(std::string_view text) {
    std::string lines;
    while (true) {
        const std::size_t end = text.find('\n');
        lines += "> " + markdownEscaped(text.substr(0, end)) + "\n";
        if (end == std::string_view::npos) return lines;
        text.remove_prefix(end + 1);
    }
}

std::string actMarkdown(const ToldAct& act, const std::string& language) {
    if (act.isNote) {
        std::string note = "\n";
        for (const Told& told : act.events) note += blockQuote(told.say);
        return note + "\n";
    }
    std::string text = "- **" + std::to_string(act.seq) + "**";
    for (const Told& told : act.events) text += " " + markdownEscaped(told.say);
    text += "\n";
    for (const Told& told : act.events)
        if (!told.sum.empty()) text += "  - " + markdownEscaped(words::sum(told.sum, language)) + "\n";
    if (!act.rolls.empty()) text += "  - " + markdownEscaped(words::joined(act.rolls, "; ")) + "\n";
    return text;
}

std::string tableMarkdown(const DiceTally& tally, const std::string& language) {
    if (!words::tellsSomething(tally)) return "\n" + markdownEscaped(words::dice(tally, language)) + ".\n";
    std::string text = "\n### " + markdownEscaped(words::dice(tally, language)) + "\n\n| " +
                       in<headings::Face>(language) + " | " + in<headings::Fell>(language) + " | " +
                       in<headings::Expected>(language) + " |\n|---|---:|---:|\n";
    for (const FaceCount& face : tally.faces)
        text += "| " + face.face + " | " + std::to_string(face.fell) + " | " +
                words::decimalIn(language, face.expected, 1) + " |\n";
    return text;
}

/// What a picture shows elsewhere.
std::string tableMarkdown(const Tracker& tracker, const std::string& language) {
    std::string text = "\n### " + markdownEscaped(tracker.name) + "\n\n| |";
    for (const std::string& round : tracker.rounds) text += " " + markdownEscaped(round) + " |";
    text += "\n|---|";
    for (std::size_t i = 0; i < tracker.rounds.size(); ++i) text += "---:|";
    text += "\n";
    for (const Curve& curve : tracker.sides) {
        text += "| " + markdownEscaped(curve.side) + " |";
        for (const double value : curve.values) text += " " + words::decimalIn(language, value, 0) + " |";
        text += "\n";
    }
    return text;
}

}  // namespace

std::string markdownOf(const Report& report) {
    std::string text = "# " + markdownEscaped(report.game.name) + "\n\n" +
                       markdownEscaped(words::heading(report)) + "\n\n" + words::counts(report) + "\n";
    if (const std::string played = words::played(report); !played.empty())
        text += "\n" + markdownEscaped(played) + "\n";
    else if (!report.people.empty())
        text +=
            "\n" +
            markdownEscaped(
                Phrase(headings::People{.people = words::joined(report.people, ", ")}).in(report.language)) +
            "\n";
    text += "\n## " + in<headings::Verdict>(report.language) + "\n\n" +
            markdownEscaped(words::verdict(report)) + "\n";
    for (const ToldRound& round : report.rounds) {
        text += "\n## " + words::roundTitle(report, round) + "\n\n";
        for (const ToldAct& act : round.acts) text += actMarkdown(act, report.language);
    }
    if (!report.rulings.empty()) text += "\n## " + in<headings::Rulings>(report.language) + "\n\n";
    for (const Ruling& ruling : report.rulings)
        text += "- **" + std::to_string(ruling.seq) + "** " +
                markdownEscaped(words::ruling(ruling, report.language)) + "\n";
    if (!report.casualties.empty()) text += "\n## " + in<headings::Casualties>(report.language) + "\n\n";
    for (const Casualties& lost : report.casualties)
        text += "- **" + markdownEscaped(lost.side) + "** " +
                markdownEscaped(words::joined(lost.pieces, ", ")) + "\n";
    if (!report.photographs.empty())
        text += "\n## " + in<headings::Photographs>(report.language) + "\n\n" +
                Phrase(texts::Photographs{.count = static_cast<std::int64_t>(report.photographs.size())})
                    .in(report.language) +
                "\n\n";
    for (const db::Photograph& photograph : report.photographs)
        if (!photograph.words.empty()) text += "- " + markdownEscaped(photograph.words) + "\n";
    if (!report.curves.empty()) text += "\n## " + in<headings::Curves>(report.language) + "\n";
    for (const Tracker& tracker : report.curves) text += tableMarkdown(tracker, report.language);
    if (!report.holdings.places.empty()) text += "\n## " + in<headings::Holdings>(report.language) + "\n\n";
    for (const HeldPlace& place : report.holdings.places)
        text += "- **" + markdownEscaped(place.name) + "** " +
                markdownEscaped(heldInWords(report.holdings, place)) + "\n";
    if (!report.dice.empty()) text += "\n## " + in<headings::Dice>(report.language) + "\n";
    for (const DiceTally& tally : report.dice) text += tableMarkdown(tally, report.language);
    return text + "\n## " + in<headings::Log>(report.language) + "\n\n" +
           markdownEscaped(words::log(report)) + "\n";
}

}  // namespace adjutant::report
