// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/escapes.hpp"
#include "companion/report/page.hpp"

namespace adjutant::report {
namespace {

using Kind = PageBlock::Kind;

std::string cellText(const PageCell& cell) {
    const std::string text = markdownEscaped(cell.text);
    return cell.link.empty() ? text : "[" + text + "](<" + cell.link + ">)";
}

std::string tableOf(const PageBlock& block) {
    std::string text = "\n";
    for (std::size_t i = 0; i < block.rows.size(); ++i) {
        text += "|";
        for (const PageCell& cell : block.rows[i]) text += " " + cellText(cell) + " |";
        text += "\n";
        if (i > 0) continue;
        text += "|";
        for (const PageCell& cell : block.rows.back()) text += cell.number ? "---:|" : "---|";
        text += "\n";
    }
    return text;
}

std::string told(const PageBlock& block) {
    const std::string text = markdownEscaped(block.text);
    switch (block.kind) {
        case Kind::heading:
            return "\n## " + text + "\n";
        case Kind::subheading:
            return "\n### " + text + "\n";
        case Kind::quote:
            return "\n> " + text + "\n";
        case Kind::table:
            return tableOf(block);
        case Kind::photograph:
            return text.empty() ? "" : "\n" + text + "\n";
        case Kind::links:
        case Kind::picture:
            return "";
        default:
            return "\n" + text + "\n";
    }
}

}  // namespace

std::string markdownOf(const Page& page) {
    std::string text = "# " + markdownEscaped(page.title) + "\n";
    for (const PageBlock& block : page.blocks) text += told(block);
    return text;
}

}  // namespace adjutant::report
