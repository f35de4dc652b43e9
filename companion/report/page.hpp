// SPDX-License-Identifier: GPL-3.0-or-later
// A page of headings, paragraphs, tables and pictures: what a person, a season and a campaign are told as. As
// HTML, as Markdown, and as what a printer's program reads.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace adjutant::report {

struct PageCell {
    PageCell(std::string shown = {}, std::string way = {}, bool isNumber = false)  // NOLINT: a row is a list
        : text(std::move(shown)), link(std::move(way)), number(isNumber) {}
    PageCell(const char* shown) : text(shown) {}
    PageCell(std::size_t value) : text(std::to_string(value)), number(true) {}
    PageCell(int value) : text(std::to_string(value)), number(true) {}

    std::string text;
    std::string link;  ///< a way from this page to another one of ours; empty for none
    bool number = false;
};

struct PageBlock {
    enum class Kind {
        heading,
        subheading,
        paragraph,
        small,
        verdict,
        quote,
        links,
        table,
        picture,
        photograph
    };

    Kind kind = Kind::paragraph;
    std::string text;                           ///< of a picture: what it shows, in words
    std::vector<std::vector<PageCell>> rows{};  ///< the first is the heading; of links, one row
    std::string svg{};
    std::string jpeg{};  ///< of a photograph, in base64
};

struct Page {
    std::string title;
    std::string language = "en";
    std::vector<PageBlock> blocks{};

    void heading(std::string text) { blocks.push_back({PageBlock::Kind::heading, std::move(text)}); }
    void subheading(std::string text) { blocks.push_back({PageBlock::Kind::subheading, std::move(text)}); }
    void paragraph(std::string text) { blocks.push_back({PageBlock::Kind::paragraph, std::move(text)}); }
    void small(std::string text) { blocks.push_back({PageBlock::Kind::small, std::move(text)}); }
    /// Not shown where there is no row besides the heading.
    void table(std::vector<std::vector<PageCell>> rows) {
        if (rows.size() > 1) blocks.push_back({PageBlock::Kind::table, {}, std::move(rows)});
    }
    void picture(std::string text, std::string svg) {
        blocks.push_back({PageBlock::Kind::picture, std::move(text), {}, std::move(svg)});
    }
    /// `text` is what it shows and may be empty.
    void photograph(std::string text, std::string jpeg) {
        blocks.push_back({PageBlock::Kind::photograph, std::move(text), {}, {}, std::move(jpeg)});
    }
};

[[nodiscard]] std::string htmlOf(const Page&);
[[nodiscard]] std::string markdownOf(const Page&);

/// HTML of the kind that Qt's documents read, with the pictures apart: `<img src="picture:0">` and
/// `<img src="photograph:0">`.
struct PrintedPage {
    std::string html;
    std::vector<std::string> pictures;     ///< SVG with colours of its own
    std::vector<std::string> photographs;  ///< JPEG in base64
};
[[nodiscard]] PrintedPage printedOf(const Page&);

/// A page of the report's own words, such as a game's.
struct Report;
[[nodiscard]] Page pageOf(const Report&);

}  // namespace adjutant::report
