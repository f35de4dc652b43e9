// SPDX-License-Identifier: GPL-3.0-or-later
// Symbols of which one finder is hidden.
#include "scanner/pairs.hpp"

#include <gmock/gmock.h>

#include <cmath>

#include "scanner/still_reader.hpp"
#include "tests/scanner/drawn.hpp"

namespace adjutant::scanner {
namespace {

using testing::IsEmpty;

const std::string text = "A1/T/0123ABCD";
constexpr double module = 5;

// A label in the middle of the frame with its middle three corner marks at known places.
struct Table {
    explicit Table(double degrees) {
        canvas.drawTurned(text, 320, 240, module, degrees);
        const double angle = degrees * std::numbers::pi / 180;
        right = {std::cos(angle), std::sin(angle)};
    }
    /// The middle of a finder, in modules from the middle of the symbol.
    [[nodiscard]] Point at(double u, double v) const {
        return {320 + module * (u * right.x - v * right.y), 240 + module * (u * right.y + v * right.x)};
    }
    void cover(Point middle, double modules, std::uint8_t shade) {
        for (int y = 0; y < canvas.height; ++y)
            for (int x = 0; x < canvas.width; ++x)
                if (std::hypot(x - middle.x, y - middle.y) < modules * module) canvas.at(x, y) = shade;
    }
    Canvas canvas{640, 480};
    Point right;
};

std::vector<std::string> readIn(const Canvas& canvas) {
    std::vector<std::string> texts;
    for (const Code& code : StillReader().read(canvas.view())) texts.push_back(code.text);
    return texts;
}

class HiddenFinder : public testing::TestWithParam<int> {};

TEST_P(HiddenFinder, IsFoundByTheDottedLines) {
    constexpr double far = 7;  // modules from the middle of the symbol to that of a finder, each way
    const Point places[] = {{-far, -far}, {far, -far}, {-far, far}};
    for (const Point& place : places)
        for (const int shade : {60, 235}) {
            Table table(GetParam());
            table.cover(table.at(place.x, place.y), 3.2, static_cast<std::uint8_t>(shade));
            EXPECT_THAT(readIn(table.canvas), testing::ElementsAre(text))
                << "hidden at " << place.x << ", " << place.y << " under " << shade;
        }
}

INSTANTIATE_TEST_SUITE_P(Turned, HiddenFinder, testing::Values(0, 20, 45, 77, 180, 250, 311));

TEST(HiddenFinders, TwoOfThreeAreTooMany) {
    Table table(20);
    table.cover(table.at(-7, -7), 4, 60);
    table.cover(table.at(7, -7), 4, 60);
    EXPECT_THAT(readIn(table.canvas), IsEmpty());
}

TEST(HiddenFinders, WhereTheCodeLiesIsKnownAllTheSame) {
    Table table(0);
    table.cover(table.at(7, -7), 3.2, 60);
    const auto codes = StillReader().read(table.canvas.view());
    ASSERT_EQ(codes.size(), 1U);
    const Point corners[] = {table.at(-10.5, -10.5), table.at(10.5, -10.5), table.at(10.5, 10.5),
                             table.at(-10.5, 10.5)};
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_NEAR(codes[0].corners[i].x, corners[i].x, 0.6 * module);
        EXPECT_NEAR(codes[0].corners[i].y, corners[i].y, 0.6 * module);
    }
}

TEST(HiddenFinders, FindersWithoutDottedLinesAreNoPair) {
    Canvas canvas(640, 480);
    std::vector<Finder> finders;
    for (const double x : {200.0, 270.0}) {
        Finder finder;
        finder.center = finder.origin = {x, 200};
        finder.module = module;
        finder.goodRays = rayCount;
        finder.light = 200;
        for (RayEdges& ray : finder.edges) ray = {1.5 * module, 2.5 * module, 3.5 * module};
        finders.push_back(finder);
    }
    EXPECT_THAT(completePairs(canvas.view(), finders, {false, false}), IsEmpty());
}

}  // namespace
}  // namespace adjutant::scanner
