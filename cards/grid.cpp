// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/grid.hpp"

#include "cards/error.hpp"
#include "messages/cards.hpp"

namespace adjutant::cards {
namespace {

Grid gridOn(Size page, Size cell) {
    const Box room = usable(page);
    const int columns = static_cast<int>(room.width / cell.width);
    const int rows = static_cast<int>(room.height / cell.height);
    const Size used{columns * cell.width, rows * cell.height};
    return {.page = page,
            .area = {room.x + (room.width - used.width) / 2, room.y + (room.height - used.height) / 2,
                     used.width, used.height},
            .columns = columns,
            .rows = rows};
}

}  // namespace

Box Grid::cell(int index) const {
    const double width = area.width / columns;
    const double height = area.height / rows;
    const int row = index / columns;
    return {area.x + width * (index % columns), area.y + height * row, width, height};
}

Grid gridOf(Size cell, Paper paper) {
    const Size upright = sizeOf(paper);
    const Grid tall = gridOn(upright, cell);
    const Grid wide = gridOn({upright.height, upright.width}, cell);
    const Grid& best = wide.perPage() > tall.perPage() ? wide : tall;
    if (best.perPage() == 0) throw Error(failures::TooLargeForThePaper{});
    return best;
}

}  // namespace adjutant::cards
