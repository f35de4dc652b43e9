// SPDX-License-Identifier: GPL-3.0-or-later
#include <string_view>

#include "companion/report/dice_plot.hpp"
#include "companion/report/escapes.hpp"
#include "companion/report/report.hpp"
#include "companion/report/report_words.hpp"
#include "messages/report.hpp"

namespace adjutant::report {
namespace {

template <class Heading>
std::string heading(const std::string& language) {
    return phraseOf<Heading>().in(language);
}

std::string paragraph(const std::string& text, const char* kind = nullptr) {
    return "<p" + (kind == nullptr ? "" : " class=\"" + std::string(kind) + "\"") + ">" + htmlEscaped(text) +
           "</p>\n";
}

std::string row(std::int64_t seq, const std::string& content) {
    return "<li id=\"act-" + std::to_string(seq) + "\"><span class=\"seq\">" + std::to_string(seq) +
           "</span><div>" + content + "</div></li>\n";
}

std::string actHtml(const ToldAct& act, const std::string& language) {
    std::string content;
    for (const Told& told : act.events) {
        content +=
            act.isNote ? "<blockquote>" + htmlEscaped(told.say) + "</blockquote>\n" : paragraph(told.say);
        if (told.sum.empty()) continue;
        content += paragraph(words::sum(told.sum, language), "small");
    }
    if (!act.rolls.empty()) content += paragraph(words::joined(act.rolls, "; "), "small");
    return row(act.seq, content);
}

std::string tableHtml(const DiceTally& tally, const std::string& language) {
    if (!words::tellsSomething(tally)) return paragraph(words::dice(tally, language) + ".");
    std::string html = "<h3>" + htmlEscaped(words::dice(tally, language)) + "</h3>\n" +
                       dicePlot(tally, language) + "\n<details><summary>" +
                       heading<headings::Counts>(language) + "</summary><table><tr><th>" +
                       heading<headings::Face>(language) + "</th><th>" + heading<headings::Fell>(language) +
                       "</th><th>" + heading<headings::Expected>(language) + "</th></tr>\n";
    for (const FaceCount& face : tally.faces)
        html += "<tr><td>" + htmlEscaped(face.face) + "</td><td>" + std::to_string(face.fell) + "</td><td>" +
                words::decimalIn(language, face.expected, 1) + "</td></tr>\n";
    return html + "</table></details>\n";
}

}  // namespace

std::string htmlOf(const Report& report) {
    std::string html = htmlHead(report.game.name, report.language);
    html += paragraph(words::heading(report));
    html += paragraph(words::counts(report), "small");
    if (const std::string played = words::played(report); !played.empty())
        html += paragraph(played);
    else if (!report.people.empty())
        html += paragraph(
            Phrase(headings::People{.people = words::joined(report.people, ", ")}).in(report.language),
            "small");
    html += "<h2>" + heading<headings::Verdict>(report.language) + "</h2>\n" +
            paragraph(words::verdict(report), "verdict");
    for (const ToldRound& round : report.rounds) {
        html += "<h2>" + words::roundTitle(report, round) + "</h2>\n<ol>\n";
        for (const ToldAct& act : round.acts) html += actHtml(act, report.language);
        html += "</ol>\n";
    }
    if (!report.rulings.empty()) {
        html += "<h2>" + heading<headings::Rulings>(report.language) + "</h2>\n<ol>\n";
        for (const Ruling& ruling : report.rulings)
            html += "<li><span class=\"seq\">" + std::to_string(ruling.seq) + "</span><div>" +
                    paragraph(words::ruling(ruling, report.language), "ruling") + "</div></li>\n";
        html += "</ol>\n";
    }
    if (!report.casualties.empty())
        html += "<h2>" + heading<headings::Casualties>(report.language) + "</h2>\n";
    for (const Casualties& lost : report.casualties)
        html += paragraph(lost.side + ": " + words::joined(lost.pieces, ", "));
    if (!report.photographs.empty())
        html += "<h2>" + heading<headings::Photographs>(report.language) + "</h2>\n";
    for (const db::Photograph& photograph : report.photographs)
        html += photographHtml(photograph.words, photograph.picture);
    if (!report.curves.empty()) html += "<h2>" + heading<headings::Curves>(report.language) + "</h2>\n";
    for (const Tracker& tracker : report.curves)
        html += "<h3>" + htmlEscaped(tracker.name) + "</h3>\n" + curvePlot(tracker) + "\n";
    if (!report.holdings.places.empty()) {
        const std::string title = phraseOf<headings::Holdings>().in(report.language);
        html += "<h2>" + htmlEscaped(title) + "</h2>\n" + holdingsPlot(report.holdings, title) + "\n";
    }
    if (!report.dice.empty()) html += "<h2>" + heading<headings::Dice>(report.language) + "</h2>\n";
    for (const DiceTally& tally : report.dice) html += tableHtml(tally, report.language);
    return html + "<h2>" + heading<headings::Log>(report.language) + "</h2>\n" +
           paragraph(words::log(report), "small") + "</body>\n</html>\n";
}

}  // namespace adjutant::report
