// SPDX-License-Identifier: GPL-3.0-or-later
#include <string_view>

#include "companion/report/report.hpp"
#include "companion/report/report_words.hpp"
#include "messages/report.hpp"

namespace adjutant::report {
namespace {

template <class Heading>
std::string in(const std::string& language) {
    return phraseOf<Heading>().in(language);
}

/// Text stays text: letters that mean something to Markdown or HTML are escaped, lines become one.
std::string escaped(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        if (letter == '\n' || letter == '\r') {
            safe += ' ';
            continue;
        }
        if (letter == '<' || letter == '>' || letter == '&') {
            safe += letter == '<' ? "&lt;" : letter == '>' ? "&gt;" : "&amp;";
            continue;
        }
        if (std::string_view("\\`*_{}[]#|~!").find(letter) != std::string_view::npos) safe += '\\';
        safe += letter;
    }
    // What would begin a list or a line at the start of a paragraph.
    const std::size_t digits = safe.find_first_not_of("0123456789");
    if (digits != std::string::npos && digits > 0 && (safe[digits] == '.' || safe[digits] == ')'))
        safe.insert(digits, "\\");
    if (!safe.empty() && (safe[0] == '-' || safe[0] == '+' || safe[0] == '=')) safe.insert(0, "\\");
    return safe;
}

std::string blockQuote(std::string_view text) {
    std::string lines;
    while (true) {
        const std::size_t end = text.find('\n');
        lines += "> " + escaped(text.substr(0, end)) + "\n";
        if (end == std::string_view::npos) return lines;
        text.remove_prefix(end + 1);
    }
}

std::string tell(const ToldAct& act, const std::string& language) {
    if (act.isNote) {
        std::string note = "\n";
        for (const Told& told : act.events) note += blockQuote(told.say);
        return note + "\n";
    }
    std::string text = "- **" + std::to_string(act.seq) + "**";
    for (const Told& told : act.events) text += " " + escaped(told.say);
    text += "\n";
    for (const Told& told : act.events)
        if (!told.sum.empty()) text += "  - " + escaped(words::sum(told.sum, language)) + "\n";
    if (!act.rolls.empty()) text += "  - " + escaped(words::joined(act.rolls, "; ")) + "\n";
    return text;
}

std::string table(const DiceTally& tally, const std::string& language) {
    if (!words::tellsSomething(tally)) return "\n" + escaped(words::dice(tally, language)) + ".\n";
    std::string text = "\n### " + escaped(words::dice(tally, language)) + "\n\n| " +
                       in<headings::Face>(language) + " | " + in<headings::Fell>(language) + " | " +
                       in<headings::Expected>(language) + " |\n|---|---:|---:|\n";
    for (const FaceCount& face : tally.faces)
        text += "| " + face.face + " | " + std::to_string(face.fell) + " | " +
                words::decimalIn(language, face.expected, 1) + " |\n";
    return text;
}

}  // namespace

std::string markdownOf(const Report& report) {
    std::string text = "# " + escaped(report.game.name) + "\n\n" + escaped(report.campaign) + " · " +
                       escaped(report.system) + " · " + words::whenPlayed(report) + "\n\n" +
                       words::counts(report) + "\n";
    if (const std::string played = words::played(report); !played.empty())
        text += "\n" + escaped(played) + "\n";
    else if (!report.people.empty())
        text +=
            "\n" +
            escaped(
                Phrase(headings::People{.people = words::joined(report.people, ", ")}).in(report.language)) +
            "\n";
    text +=
        "\n## " + in<headings::Verdict>(report.language) + "\n\n" + escaped(words::verdict(report)) + "\n";
    for (const ToldRound& round : report.rounds) {
        text += "\n## " + words::roundTitle(round, report.language) + "\n\n";
        for (const ToldAct& act : round.acts) text += tell(act, report.language);
    }
    if (!report.rulings.empty()) text += "\n## " + in<headings::Rulings>(report.language) + "\n\n";
    for (const Ruling& ruling : report.rulings)
        text += "- **" + std::to_string(ruling.seq) + "** " +
                escaped(words::ruling(ruling, report.language)) + "\n";
    if (!report.dice.empty()) text += "\n## " + in<headings::Dice>(report.language) + "\n";
    for (const DiceTally& tally : report.dice) text += table(tally, report.language);
    return text + "\n## " + in<headings::Log>(report.language) + "\n\n" + escaped(words::log(report)) + "\n";
}

}  // namespace adjutant::report
