// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/grid.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "cards/error.hpp"

namespace adjutant::cards {
namespace {

bool contains(const Box& outer, const Box& inner) {
    constexpr double hair = 1e-9;
    return inner.x >= outer.x - hair && inner.y >= outer.y - hair && inner.right() <= outer.right() + hair &&
           inner.bottom() <= outer.bottom() + hair;
}

TEST(Grid, NineCardsFillAnA4PageAndEightALetterPageOnItsSide) {
    const Grid a4 = gridOf({63, 88}, Paper::A4);
    EXPECT_EQ(a4.columns, 3);
    EXPECT_EQ(a4.rows, 3);
    const Grid letter = gridOf({63, 88}, Paper::Letter);
    EXPECT_EQ(letter.columns, 4);
    EXPECT_EQ(letter.rows, 2);
    EXPECT_GT(letter.page.width, letter.page.height);
}

TEST(Grid, CountsThePagesThatThingsNeed) {
    const Grid grid = gridOf({63, 88}, Paper::A4);
    EXPECT_EQ(grid.pages(1), 1);
    EXPECT_EQ(grid.pages(9), 1);
    EXPECT_EQ(grid.pages(10), 2);
}

TEST(Grid, OfSomethingLargerThanThePaperIsASentence) {
    EXPECT_THROW((void)gridOf({300, 300}, Paper::A4), Error);
}

RC_GTEST_PROP(Grid, CellsHaveTheSizeAskedForTouchAndStayInsideTheMargins, ()) {
    const Size cell{*rc::gen::inRange(8, 180) + 0.5, *rc::gen::inRange(8, 180) + 0.25};
    const Grid grid = gridOf(cell, *rc::gen::element(Paper::A4, Paper::Letter));
    for (int i = 0; i < grid.perPage(); ++i) {
        const Box box = grid.cell(i);
        RC_ASSERT(std::abs(box.width - cell.width) < 1e-9 && std::abs(box.height - cell.height) < 1e-9);
        RC_ASSERT(contains(usable(grid.page), box));
        if (i % grid.columns > 0) RC_ASSERT(std::abs(grid.cell(i - 1).right() - box.x) < 1e-9);
        if (i >= grid.columns) RC_ASSERT(std::abs(grid.cell(i - grid.columns).bottom() - box.y) < 1e-9);
    }
}

}  // namespace
}  // namespace adjutant::cards
