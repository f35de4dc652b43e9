// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/curve_plot.hpp"
#include "companion/report/escapes.hpp"
#include "companion/report/page.hpp"

namespace adjutant::report {
namespace {

using Kind = PageBlock::Kind;

std::string shown(const PageCell& cell) {
    const std::string text = htmlEscaped(cell.text);
    return cell.link.empty() ? text : "<a href=\"" + htmlEscaped(cell.link) + "\">" + text + "</a>";
}

std::string rowOf(const std::vector<PageCell>& cells, const char* tag, const std::vector<PageCell>& like) {
    std::string row = "<tr>";
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool number = cells[i].number || (i < like.size() && like[i].number);
        row += std::string("<") + tag + (number ? " class=\"n\" align=\"right\">" : ">") + shown(cells[i]) +
               "</" + tag + ">";
    }
    return row + "</tr>\n";
}

std::string tableOf(const PageBlock& block, const char* opening) {
    std::string table = std::string(opening) + rowOf(block.rows.front(), "th", block.rows.back());
    for (std::size_t i = 1; i < block.rows.size(); ++i) table += rowOf(block.rows[i], "td", {});
    return table + "</table>";
}

std::string element(const std::string& tag, const std::string& text, const char* kind = "") {
    return "<" + tag + kind + ">" + htmlEscaped(text) + "</" + tag + ">\n";
}

/// What is the same on a screen and on paper.
std::string plain(const PageBlock& block) {
    switch (block.kind) {
        case Kind::heading:
            return element("h2", block.text);
        case Kind::subheading:
            return element("h3", block.text);
        case Kind::small:
            return element("p", block.text, " class=\"small\"");
        case Kind::verdict:
            return element("p", block.text, " class=\"verdict\"");
        case Kind::quote:
            return element("blockquote", block.text);
        default:
            return element("p", block.text);
    }
}

std::string linksOf(const PageBlock& block) {
    std::string links = "<nav>";
    for (const PageCell& cell : block.rows.front()) links += shown(cell) + " ";
    return links + "</nav>\n";
}

}  // namespace

std::string htmlOf(const Page& page) {
    std::string html = htmlHead(page.title, page.language);
    for (const PageBlock& block : page.blocks) {
        if (block.kind == Kind::links)
            html += linksOf(block);
        else if (block.kind == Kind::table)
            html += "<div class=\"wide\">" + tableOf(block, "<table>") + "</div>\n";
        else if (block.kind == Kind::picture)
            html += block.svg + "\n";
        else if (block.kind == Kind::photograph)
            html += photographHtml(block.text, block.jpeg);
        else
            html += plain(block);
    }
    return html + "</body>\n</html>\n";
}

PrintedPage printedOf(const Page& page) {
    PrintedPage printed;
    printed.html =
        "<html><head><meta charset=\"utf-8\"><title>" + htmlEscaped(page.title) +
        "</title><style>body{font-family:Roboto,sans-serif;font-size:10pt;color:#2B2317}"
        "h1{font-family:'Charis SIL',serif;font-size:20pt}h2{font-family:'Charis SIL',serif;font-size:14pt}"
        "h3{font-family:'Charis SIL',serif;font-size:11pt}.small{color:#574A36;font-size:9pt}"
        ".verdict{font-size:12pt;font-weight:bold}blockquote{font-style:italic}"
        "th{text-align:left}</style></head><body>" +
        element("h1", page.title);
    for (const PageBlock& block : page.blocks) {
        if (block.kind == Kind::links) continue;
        if (block.kind == Kind::table) {
            PageBlock unlinked = block;
            for (auto& row : unlinked.rows)
                for (PageCell& cell : row) cell.link.clear();
            printed.html += tableOf(unlinked, "<table cellspacing=\"0\" cellpadding=\"3\">") + "<p></p>\n";
        } else if (block.kind == Kind::picture) {
            printed.html += "<p><img src=\"picture:" + std::to_string(printed.pictures.size()) + "\"></p>\n";
            printed.pictures.push_back(inInk(block.svg));
        } else if (block.kind == Kind::photograph) {
            printed.html +=
                "<p><img src=\"photograph:" + std::to_string(printed.photographs.size()) + "\"></p>\n";
            if (!block.text.empty()) printed.html += element("p", block.text, " class=\"small\"");
            printed.photographs.push_back(block.jpeg);
        } else {
            printed.html += plain(block);
        }
    }
    printed.html += "</body></html>";
    return printed;
}

}  // namespace adjutant::report
