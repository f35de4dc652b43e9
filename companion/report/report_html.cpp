// SPDX-License-Identifier: GPL-3.0-or-later
#include <string_view>

#include "companion/report/dice_plot.hpp"
#include "companion/report/report.hpp"
#include "companion/report/report_words.hpp"
#include "messages/report.hpp"

namespace adjutant::report {
namespace {

template <class Heading>
std::string in(const std::string& language) {
    return phraseOf<Heading>().in(language);
}

constexpr std::string_view style = R"css(
:root{color-scheme:light dark;--page:#F3EAD6;--card:#FCF7EA;--line:#D0C19F;--ink:#2B2317;--ink2:#574A36;--bar:#9A6A0C;--ruling:#7F5300}
@media(prefers-color-scheme:dark){:root{--page:#1E1A14;--card:#2B251B;--line:#4A4133;--ink:#F3EAD6;--ink2:#CFC2A8;--bar:#E6B24F;--ruling:#EBBD62}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem;max-width:44rem;background:var(--page);color:var(--ink);font:1.05rem/1.5 Roboto,system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,h3{font-family:"Charis SIL",Georgia,serif;line-height:1.2}
h1{margin:.5rem 0}
h2{margin:2rem 0 .5rem;border-bottom:1px solid var(--line)}
h3{margin:1rem 0 .25rem;font-size:1rem}
.verdict{padding:.75rem 1rem;background:var(--card);border-left:.3rem solid var(--bar);font-size:1.15rem}
ol{list-style:none;margin:0;padding:0}
ol>li{display:grid;grid-template-columns:2.6rem 1fr;padding:.35rem 0;border-bottom:1px solid var(--line)}
.seq{color:var(--ink2);font-variant-numeric:tabular-nums}
p{margin:0}
.small{color:var(--ink2);font-size:.9rem}
.ruling{color:var(--ruling)}
blockquote{margin:0;padding-left:.75rem;border-left:.2rem solid var(--bar);font-style:italic;white-space:pre-line}
.plot{display:block;width:100%;max-width:24rem}
.plot rect{fill:var(--bar)}
.plot text{fill:var(--ink);font:12px Roboto,system-ui,sans-serif;text-anchor:middle}
.plot line{stroke:var(--ink);stroke-dasharray:4 3}
table{border-collapse:collapse}
td,th{padding:.1rem .8rem .1rem 0;text-align:right;font-variant-numeric:tabular-nums}
@media print{body{max-width:none;background:none}li{break-inside:avoid}}
)css";

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        switch (letter) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '"':
                safe += "&quot;";
                break;
            case '\'':
                safe += "&#39;";
                break;
            case '\0':
                break;
            default:
                safe += letter;
        }
    }
    return safe;
}

std::string paragraph(const std::string& text, const char* kind = nullptr) {
    return "<p" + (kind == nullptr ? "" : " class=\"" + std::string(kind) + "\"") + ">" + escaped(text) +
           "</p>\n";
}

std::string row(std::int64_t seq, const std::string& content) {
    return "<li id=\"act-" + std::to_string(seq) + "\"><span class=\"seq\">" + std::to_string(seq) +
           "</span><div>" + content + "</div></li>\n";
}

std::string tell(const ToldAct& act, const std::string& language) {
    std::string content;
    for (const Told& told : act.events) {
        content += act.isNote ? "<blockquote>" + escaped(told.say) + "</blockquote>\n" : paragraph(told.say);
        if (told.sum.empty()) continue;
        content += paragraph(words::sum(told.sum, language), "small");
    }
    if (!act.rolls.empty()) content += paragraph(words::joined(act.rolls, "; "), "small");
    return row(act.seq, content);
}

std::string table(const DiceTally& tally, const std::string& language) {
    if (!words::tellsSomething(tally)) return paragraph(words::dice(tally, language) + ".");
    std::string html = "<h3>" + escaped(words::dice(tally, language)) + "</h3>\n" +
                       dicePlot(tally, language) + "\n<details><summary>" + in<headings::Counts>(language) +
                       "</summary><table><tr><th>" + in<headings::Face>(language) + "</th><th>" +
                       in<headings::Fell>(language) + "</th><th>" + in<headings::Expected>(language) +
                       "</th></tr>\n";
    for (const FaceCount& face : tally.faces)
        html += "<tr><td>" + escaped(face.face) + "</td><td>" + std::to_string(face.fell) + "</td><td>" +
                words::decimalIn(language, face.expected, 1) + "</td></tr>\n";
    return html + "</table></details>\n";
}

std::string head(const Report& report) {
    const std::string title = escaped(report.game.name);
    return "<!DOCTYPE html>\n<html lang=\"" + report.language +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
           "content=\"width=device-width,initial-scale=1\">\n<title>" +
           title + "</title>\n<style>" + std::string(style) + "</style>\n</head>\n<body>\n<h1>" + title +
           "</h1>\n";
}

}  // namespace

std::string htmlOf(const Report& report) {
    std::string html = head(report);
    html += paragraph(report.campaign + " · " + report.system + " · " + words::whenPlayed(report));
    html += paragraph(words::counts(report), "small");
    if (const std::string played = words::played(report); !played.empty())
        html += paragraph(played);
    else if (!report.people.empty())
        html += paragraph(
            Phrase(headings::People{.people = words::joined(report.people, ", ")}).in(report.language),
            "small");
    html += "<h2>" + in<headings::Verdict>(report.language) + "</h2>\n" +
            paragraph(words::verdict(report), "verdict");
    for (const ToldRound& round : report.rounds) {
        html += "<h2>" + words::roundTitle(round, report.language) + "</h2>\n<ol>\n";
        for (const ToldAct& act : round.acts) html += tell(act, report.language);
        html += "</ol>\n";
    }
    if (!report.rulings.empty()) {
        html += "<h2>" + in<headings::Rulings>(report.language) + "</h2>\n<ol>\n";
        for (const Ruling& ruling : report.rulings)
            html += "<li><span class=\"seq\">" + std::to_string(ruling.seq) + "</span><div>" +
                    paragraph(words::ruling(ruling, report.language), "ruling") + "</div></li>\n";
        html += "</ol>\n";
    }
    if (!report.dice.empty()) html += "<h2>" + in<headings::Dice>(report.language) + "</h2>\n";
    for (const DiceTally& tally : report.dice) html += table(tally, report.language);
    return html + "<h2>" + in<headings::Log>(report.language) + "</h2>\n" +
           paragraph(words::log(report), "small") + "</body>\n</html>\n";
}

}  // namespace adjutant::report
