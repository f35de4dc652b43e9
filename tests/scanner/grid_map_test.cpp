// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/grid_map.hpp"

#include <gmock/gmock.h>

#include "scanner/least_squares.hpp"

namespace adjutant::scanner {
namespace {

TEST(Homography, ItsInverseTakesEveryPlaceBack) {
    const Homography tilted{{3, 0.4, 100, -0.2, 2.5, 60, 0.002, -0.001, 1}};
    const auto back = tilted.inverse();
    ASSERT_TRUE(back.has_value());
    for (const Point& place : {Point{0, 0}, {21, 0}, {21, 21}, {7.5, 13}}) {
        const Point returned = (*back)(tilted(place));
        EXPECT_NEAR(returned.x, place.x, 1e-9);
        EXPECT_NEAR(returned.y, place.y, 1e-9);
    }
}

TEST(Homography, AFoldedPlaneHasNoInverse) {
    EXPECT_FALSE((Homography{{1, 2, 0, 2, 4, 0, 0, 0, 1}}.inverse().has_value()));
}

TEST(Homography, OneAfterTheOtherIsTheSameAsBoth) {
    const Homography a{{3, 0.4, 100, -0.2, 2.5, 60, 0.002, -0.001, 1}};
    const Homography b{{0.5, 0, 2, 0.1, 0.7, 3, 0.01, 0, 1}};
    const Point both = a(b({4, 5}));
    EXPECT_NEAR(a.after(b)({4, 5}).x, both.x, 1e-9);
    EXPECT_NEAR(a.after(b)({4, 5}).y, both.y, 1e-9);
}

TEST(GridMap, ABendMovesTheFreeCornerAndLeavesTheMiddleLines) {
    Bend bend;
    bend.u[Bend::product] = 1;
    const GridMap map(21, {}, bend);
    EXPECT_NEAR(map({21, 21}).x, 20, 1e-9);
    EXPECT_NEAR(map({10.5, 21}).x, 10.5, 1e-9);
    EXPECT_NEAR(map({21, 10.5}).x, 21, 1e-9);
}

TEST(LeastSquares, FindsTheLineThroughManyPoints) {
    LeastSquares<2> fit;
    for (int x = 0; x < 10; ++x)
        fit.add({static_cast<double>(x), 1.0}, 3.0 * x - 2 + (x % 2 == 0 ? 0.1 : -0.1));
    const auto line = fit.solve();
    ASSERT_TRUE(line.has_value());
    EXPECT_NEAR((*line)[0], 3, 0.02);
    EXPECT_NEAR((*line)[1], -2, 0.1);
}

TEST(LeastSquares, SaysWhenAValueIsLeftOpen) {
    LeastSquares<2> fit;
    fit.add({1.0, 1.0}, 2.0);
    EXPECT_FALSE(fit.solve().has_value());
    fit.prefer(0, 0, 1);
    EXPECT_TRUE(fit.solve().has_value());
}

}  // namespace
}  // namespace adjutant::scanner
