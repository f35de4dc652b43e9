// SPDX-License-Identifier: GPL-3.0-or-later
// Roster cards: a title, and under it one line for each fighter with its code. A roster that is too long for
// a page goes on as another card; short ones share a page.
#include <algorithm>

#include "cards/canvas.hpp"
#include "cards/error.hpp"
#include "cards/page_furniture.hpp"
#include "cards/sheet.hpp"
#include "messages/cards.hpp"

namespace adjutant::cards {
namespace {

constexpr double rosterWidth = 180;
constexpr double cardPadding = 6;
constexpr double headHeight = 18;
constexpr double rowHeight = 24;
constexpr double lineCodeSide = 22;
constexpr double between = 2 * 5 + 1;  // two rows of crop marks and a hair

struct Row {
    RosterLine words;
    std::optional<Symbol> symbol;
};

/// One card to cut out: a roster, or a part of it.
struct Part {
    std::string title;
    std::string note;
    std::vector<Row> rows;
    int page = 0;
    Box box;
};

double heightOf(std::size_t rows) {
    return 2 * cardPadding + headHeight + static_cast<double>(rows) * rowHeight;
}

std::vector<Row> rowsOf(const RosterCard& roster) {
    std::vector<Row> rows;
    for (const RosterLine& line : roster.lines)
        rows.push_back({line, line.code.empty() ? std::optional<Symbol>{} : symbolOf(line.code)});
    return rows;
}

/// The roster in parts that each fit a page of this height.
std::vector<Part> partsOf(const RosterCard& roster, double room) {
    const auto most = static_cast<std::size_t>((room - heightOf(0)) / rowHeight);
    const auto rows = rowsOf(roster);
    const std::size_t count = std::max<std::size_t>(1, (rows.size() + most - 1) / most);
    std::vector<Part> parts;
    for (std::size_t i = 0; i < count; ++i) {
        const auto from = static_cast<std::ptrdiff_t>(i * most);
        const auto to = static_cast<std::ptrdiff_t>(std::min(rows.size(), (i + 1) * most));
        const std::string place =
            count == 1 ? "" : " (" + std::to_string(i + 1) + " of " + std::to_string(count) + ')';
        parts.push_back({roster.title + place, roster.note, {rows.begin() + from, rows.begin() + to}, 0, {}});
    }
    return parts;
}

/// Puts the parts one under the other, on the next page where one is full.
std::vector<Part> placed(const std::vector<RosterCard>& rosters, Size paper) {
    const Box room = usable(paper);
    std::vector<Part> all;
    int page = 0;
    double y = room.y;
    for (const RosterCard& roster : rosters) {
        for (Part& part : partsOf(roster, room.height)) {
            const double height = heightOf(part.rows.size());
            if (y > room.y && y + height > room.bottom()) {
                ++page;
                y = room.y;
            }
            part.page = page;
            part.box = {room.x + (room.width - rosterWidth) / 2, y, rosterWidth, height};
            y += height + between;
            all.push_back(std::move(part));
        }
    }
    return all;
}

void paintRow(Canvas& canvas, const Box& row, const Row& content) {
    canvas.line(row.x, row.y, row.right(), row.y, 0.15, colour::edge);
    const double width = row.width - (content.symbol ? lineCodeSide + 4 : 0);
    const double nameHeight = content.words.text.empty() ? rowHeight - 2 : 9;
    canvas.text({row.x, row.y + 1, width, nameHeight}, content.words.name,
                {.bold = true, .size = 6.5, .alignment = Qt::AlignLeft | Qt::AlignVCenter});
    if (!content.words.text.empty())
        canvas.text({row.x, row.y + 10, width, rowHeight - 11}, content.words.text,
                    {.size = 4.2, .colour = colour::ink2, .alignment = Qt::AlignLeft | Qt::AlignTop});
    if (content.symbol)
        canvas.symbol(row.right() - lineCodeSide, row.y + (rowHeight - lineCodeSide) / 2, lineCodeSide,
                      *content.symbol);
}

void paintPart(Canvas& canvas, const Part& part) {
    canvas.fill(part.box.inset(-bleed), colour::paper);
    canvas.frame(part.box.inset(2), 2.2, 0.45, colour::ink);
    canvas.frame(part.box.inset(2.9), 1.5, 0.15, colour::edge);
    const Box inner = part.box.inset(cardPadding);
    const double titleHeight = part.note.empty() ? headHeight - 2 : 10;
    canvas.text({inner.x, inner.y, inner.width, titleHeight}, part.title,
                {.voice = Voice::Serif, .bold = true, .size = 9, .least = 2.2});
    if (!part.note.empty())
        canvas.text({inner.x, inner.y + titleHeight, inner.width, headHeight - titleHeight - 2}, part.note,
                    {.voice = Voice::Serif, .size = 4.4, .colour = colour::ink2});
    for (std::size_t i = 0; i < part.rows.size(); ++i)
        paintRow(canvas,
                 {inner.x, inner.y + headHeight + static_cast<double>(i) * rowHeight, inner.width, rowHeight},
                 part.rows[i]);
    cropMarks(canvas, part.box);
}

int widestSymbol(const std::vector<Part>& parts) {
    int widest = 0;
    for (const Part& part : parts)
        for (const Row& row : part.rows)
            if (row.symbol) widest = std::max(widest, row.symbol->width);
    return widest;
}

}  // namespace

Sheet rosterSheet(const std::vector<RosterCard>& rosters, const SheetOptions& options) {
    if (rosters.empty()) throw Error(failures::NoRosterToPrint{});
    const Size paper = sizeOf(options.paper);
    const auto parts = placed(rosters, paper);
    const int widest = widestSymbol(parts);
    const std::string reading =
        widest == 0 ? ""
                    : readingSentence(options.readsFrom, lineCodeSide / (widest + 2 * quietZone), "A line");
    Sheet sheet{options.title, paper, parts.back().page + 1, {}};
    sheet.paint = [parts, reading, plain = sheet](Canvas& canvas, int page) {
        for (const Part& part : parts)
            if (part.page == page) paintPart(canvas, part);
        foot(canvas, plain, page, reading);
    };
    return sheet;
}

}  // namespace adjutant::cards
