// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/page_furniture.hpp"

#include <algorithm>

#include "cards/canvas.hpp"

namespace adjutant::cards {
namespace {

// A mark begins beyond the bleed, so that no mark is left on a card that was cut a little wide.
constexpr double markFrom = 2;
constexpr double markTo = 5;
constexpr double markWidth = 0.1;

void marksAcross(Canvas& canvas, const Box& area, double x) {
    canvas.line(x, area.y - markTo, x, area.y - markFrom, markWidth, Qt::black);
    canvas.line(x, area.bottom() + markFrom, x, area.bottom() + markTo, markWidth, Qt::black);
}

void marksAlong(Canvas& canvas, const Box& area, double y) {
    canvas.line(area.x - markTo, y, area.x - markFrom, y, markWidth, Qt::black);
    canvas.line(area.right() + markFrom, y, area.right() + markTo, y, markWidth, Qt::black);
}

}  // namespace

void cropMarks(Canvas& canvas, const Box& area) {
    for (const double x : {area.x, area.right()}) marksAcross(canvas, area, x);
    for (const double y : {area.y, area.bottom()}) marksAlong(canvas, area, y);
}

void cropMarks(Canvas& canvas, const Grid& grid, int count) {
    const int columns = std::min(count, grid.columns);
    const int rows = (count + grid.columns - 1) / grid.columns;
    const Box first = grid.cell(0);
    const Box used{first.x, first.y, columns * first.width, rows * first.height};
    for (int column = 0; column <= columns; ++column)
        marksAcross(canvas, used, first.x + column * first.width);
    for (int row = 0; row <= rows; ++row) marksAlong(canvas, used, first.y + row * first.height);
}

void foot(Canvas& canvas, const Sheet& sheet, int page, const std::string& reading) {
    constexpr double height = 4;
    constexpr double fromBottom = 9.5;
    const Box room = usable(sheet.page);
    const double y = sheet.page.height - fromBottom;
    const double half = room.width / 2 - 2;
    TextStyle style{
        .size = 3.2, .least = 0.8, .colour = colour::ink2, .alignment = Qt::AlignLeft | Qt::AlignVCenter};
    const std::string pages = "Page " + std::to_string(page + 1) + " of " + std::to_string(sheet.pages);
    canvas.text({room.x, y, half, height}, sheet.title.empty() ? pages : sheet.title + " · " + pages, style);
    if (reading.empty()) return;
    style.alignment = Qt::AlignRight | Qt::AlignVCenter;
    canvas.text({room.right() - half, y, half, height}, reading, style);
}

std::string readingSentence(const ReadingTable& table, double moduleMm, const std::string& what) {
    const auto centimetres = readingDistance(table, moduleMm);
    if (!centimetres) return {};
    const std::string with = table.camera.empty() ? "" : " with " + table.camera;
    return what + " reads from up to " + std::to_string(*centimetres) + " cm away" + with + ".";
}

}  // namespace adjutant::cards
