// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/escapes.hpp"

namespace adjutant::report {
namespace {

constexpr std::string_view style = R"css(
:root{color-scheme:light dark;--page:#F3EAD6;--card:#FCF7EA;--line:#D0C19F;--ink:#2B2317;--ink2:#574A36;--bar:#9A6A0C;--ruling:#7F5300;--side1:#1F5C7A;--side2:#7A2E2E;--side3:#3F6B2A;--side4:#5B3F8C}
@media(prefers-color-scheme:dark){:root{--page:#1E1A14;--card:#2B251B;--line:#4A4133;--ink:#F3EAD6;--ink2:#CFC2A8;--bar:#E6B24F;--ruling:#EBBD62;--side1:#8CC7E6;--side2:#E69A9A;--side3:#A9D18E;--side4:#C3B1E8}}
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
nav{margin:0 0 1rem}
nav a{margin-right:1rem}
a{color:var(--ruling)}
.wide{overflow-x:auto}
.plot{display:block;width:100%;max-width:24rem}
.plot rect{fill:var(--bar)}
.plot text{fill:var(--ink);font:12px Roboto,system-ui,sans-serif}
.plot:not(.curves) text{text-anchor:middle}
.plot.curves{max-width:32rem}
.plot .grid{stroke:var(--line);fill:none}
.plot .curve{fill:none;stroke:var(--bar);stroke-width:2.5}
.plot .curve.side1{stroke:var(--side1)}
.plot .curve.side2{stroke:var(--side2)}
.plot .curve.side3{stroke:var(--side3)}
.plot .curve.side4{stroke:var(--side4)}
.plot line{stroke:var(--ink);stroke-dasharray:4 3}
table{border-collapse:collapse}
td,th{padding:.1rem .8rem .1rem 0;text-align:left;vertical-align:top}
th{border-bottom:1px solid var(--line)}
.n{text-align:right;font-variant-numeric:tabular-nums}
figure{margin:1rem 0;break-inside:avoid}
figure img{max-width:100%;height:auto;border-radius:.3rem}
figcaption{font-size:.9em}
@media print{body{max-width:none;background:none}li{break-inside:avoid}}
)css";

}  // namespace

std::string htmlEscaped(std::string_view text) {
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

std::string markdownEscaped(std::string_view text) {
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

std::string photographHtml(const std::string& words, const std::string& picture) {
    const std::string safe = htmlEscaped(words);
    return "<figure><img alt=\"" + safe + "\" src=\"data:image/jpeg;base64," + htmlEscaped(picture) + "\">" +
           (words.empty() ? "" : "<figcaption>" + safe + "</figcaption>") + "</figure>\n";
}

std::string htmlHead(const std::string& title, const std::string& language) {
    const std::string safe = htmlEscaped(title);
    return "<!DOCTYPE html>\n<html lang=\"" + language +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
           "content=\"width=device-width,initial-scale=1\">\n<title>" +
           safe + "</title>\n<style>" + std::string(style) + "</style>\n</head>\n<body>\n<h1>" + safe +
           "</h1>\n";
}

}  // namespace adjutant::report
